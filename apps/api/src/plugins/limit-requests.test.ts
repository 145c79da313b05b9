import { startTestRedis } from '@passage/testing/redis';
import { afterAll, expect, it } from 'vitest';
import { startAnother } from '../modules/live/live.testing.ts';
import { startApi } from '../testing/api.ts';

const MOST = 12;
const redis = await startTestRedis();
afterAll(() => redis.stop());
const api = await startApi({
  redisUrl: redis.url,
  settings: { RATE_LIMIT: String(MOST), TRUSTED_PROXIES: '127.0.0.1' },
});

it('security-07 fault:security-53 an address asks as much of all processes together as it may, and of each tenant apart', async () => {
  const another = await startAnother(api);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const ask = (index: number, options: object) =>
    (index % 2 ? another : api).call.with(options).get('system/tenant/get-by-website');
  const codes: number[] = [];
  for (let index = 0; index < MOST; index++) codes.push((await ask(index, from('203.0.113.7'))).code);
  expect(codes).toEqual(Array.from({ length: MOST }, () => 0));
  for (const index of [0, 1]) {
    const refused = await ask(index, { ...from('203.0.113.7'), language: 'fr' });
    expect(refused).toMatchObject({ status: 200, code: 429, data: null });
    expect(refused.msg).toMatch(/^Trop de/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(index, { ...from('203.0.113.7'), tenantId: 2 })).code).toBe(0);
    expect((await ask(index, from('203.0.113.8'))).code).toBe(0);
  }
  // Who has a network of addresses has one budget.
  for (let index = 0; index < MOST; index++) expect((await ask(index, from(`2001:db8::${index}:1`))).code).toBe(0);
  expect((await ask(0, from('2001:db8::ffff:1'))).code).toBe(429);
  // Files count like endpoints.
  const file = (address: string) => api.call.with(from(address)).get('/files/qr/Invented.svg');
  for (let index = 0; index < MOST; index++) expect((await file('203.0.113.9')).status).toBe(404);
  expect((await file('203.0.113.9')).code).toBe(429);
  expect((await file('203.0.113.7')).code).toBe(429);
  // What is no endpoint, such as the health that a balancer asks for, is not counted.
  for (let index = 0; index < MOST; index++) expect((await api.call.get('/health/live')).status).toBe(200);
});

it('security-07 a process without Redis counts by itself, and one whose Redis is away refuses nobody', async () => {
  const codesOf = async (redisUrl: string | undefined) => {
    const { call } = await startAnother(api, { redisUrl });
    const codes: number[] = [];
    for (let index = 0; index <= MOST; index++) codes.push((await call.get('system/tenant/get-by-website')).code);
    return codes.filter((code) => code !== 0);
  };
  expect(await codesOf(undefined)).toEqual([429]);
  expect(await codesOf('redis://127.0.0.1:1')).toEqual([]);
});
