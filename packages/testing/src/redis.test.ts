import { afterEach, expect, it, vi } from 'vitest';
import { startTestRedis } from './redis.ts';

afterEach(() => vi.unstubAllEnvs());

it('takes the Redis that REDIS_URL names', async () => {
  vi.stubEnv('REDIS_URL', 'redis://somewhere:6379');
  expect((await startTestRedis()).url).toBe('redis://somewhere:6379');
});

it('names every way to a Redis where there is none', async () => {
  vi.stubEnv('REDIS_URL', '');
  vi.stubEnv('PATH', '');
  await expect(startTestRedis()).rejects.toThrow(/REDIS_URL.*redis-server or valkey-server.*container.*Debian/);
});
