import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';

const command = fileURLToPath(new URL('../jobs.ts', import.meta.url));

describe('how jobs stand', async () => {
  const api = await startApi();
  const { world, platform } = api;
  const jobs = (...words: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', command, ...words], {
      env: { ...process.env, DATABASE_URL: api.databaseUrl },
      encoding: 'utf8',
    });
    return { status, stdout };
  };
  const metrics = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL('/metrics', api.origin), { headers });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('fault:queue-02 /metrics counts what waits, fails and was given up, and since when it is due', async () => {
    await world.query(
      `insert into outbox (tenant_id, job, key, payload, run_at, status, attempts, last_error, handed_at) values
       (1, 'mail', 'a', '{}', now() + interval '1 hour', 0, 0, null, null),
       (1, 'mail', 'b', '{}', now() - interval '90 seconds', 1, 2, 'connection refused', now()),
       (2, 'mail', 'c', '{}', now() - interval '10 seconds', 0, 0, null, null),
       (2, 'mail', 'd', '{}', now() - interval '1 day', 3, 50, 'no such mailbox', now()),
       (1, 'mail', 'e', '{}', now() - interval '1 day', 2, 1, null, now())`,
    );
    const { status, type, text } = await metrics();
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text.split('\n').filter((line) => line.startsWith('passage_jobs{'))).toEqual([
      'passage_jobs{job="mail",state="later"} 1',
      'passage_jobs{job="mail",state="due"} 2',
      'passage_jobs{job="mail",state="failing"} 1',
      'passage_jobs{job="mail",state="given_up"} 1',
    ]);
    const [, seconds] = /passage_jobs_oldest_due_seconds\{job="mail"\} ([\d.]+)/.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(90);
    expect(Number(seconds)).toBeLessThan(150);
  });

  it('fault:queue-02 the command tells why jobs were given up, and has them run again', async () => {
    const told = jobs();
    expect(told.status).toBe(0);
    expect(told.stdout).toMatch(/^mail: 2 due, the oldest for \d+ s; 1 later; 1 failing; 1 given up$/m);
    expect(told.stdout).toMatch(/^Given up since \S+Z: mail \d+ of tenant 2 \(d\): no such mailbox$/m);
    expect(jobs('again').stdout).toBe('1 given up job runs again.\n');
    expect(jobs('again').stdout).toBe('No job was given up.\n');
    const [row] = await world.query("select status, attempts from outbox where key = 'd'");
    expect(row).toEqual({ status: 0, attempts: 0 });
    await world.query('update outbox set status = 2');
    expect(jobs().stdout).toBe('All jobs are done.\n');
  });

  it('/metrics answers this machine alone, or who sends the token', async () => {
    expect((await metrics({ 'x-forwarded-for': '203.0.113.7' })).text).toContain('"code":404');
    const token = 'a token of the operator';
    const app = await buildApp({ ...platform, config: { ...platform.config, metricsToken: token } });
    const get = (authorization?: string) =>
      app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    expect((await get(`Bearer ${token}`)).body).toContain('# TYPE passage_jobs gauge');
    for (const wrong of [undefined, token, 'Bearer another', `Bearer ${token}x`])
      expect((await get(wrong)).body).toContain('"code":404');
    await app.close();
  });
});
