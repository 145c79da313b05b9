import { randomUUID } from 'node:crypto';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { startTestRedisCluster } from '@passage/testing/redis-cluster';
import { Redis } from 'ioredis';
import { afterAll, expect, it, vi } from 'vitest';
import { startApi } from '../testing/api.ts';
import { MINUTE_MS } from './clock.ts';
import { give, QUICK_TIMING } from './jobs.testing.ts';
import type { JobHandler } from './jobs.ts';
import { openLive } from './live.ts';
import { TRIES } from './outbox.ts';
import { type RunningJobs, runJobs } from './run-jobs.ts';

const cluster = await startTestRedisCluster();
const { platform, world, clock } = await startApi({ redisUrl: cluster.url });
const running: RunningJobs[] = [];
afterAll(async () => {
  for (const jobs of running) await jobs.stop();
  await cluster.stop();
});
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: HUNG_RUN_MS, interval: 25 });
const outbox = () =>
  world.query<{ note: string; status: number; attempts: number; last_error: string | null; run_at: Date }>(
    "select payload->>'note' as note, status, attempts, last_error, run_at from outbox order by id",
  );

it('ops-27 on a Redis cluster jobs run once, when they are due, again after a failure, and rest when their tries are used up', async () => {
  const worked: string[][] = [[], []];
  const runs = new Map<string, number>();
  const handlerOf = (worker: string[]): JobHandler => ({
    job: 'telling',
    handle: async (_context, payload) => {
      const { note } = Object(payload);
      worker.push(note);
      const run = (runs.get(note) ?? 0) + 1;
      runs.set(note, run);
      if (note === 'fails' || (note === 'fails twice' && run < 3)) throw new Error('not yet');
    },
  });
  for (const worker of worked)
    running.push(
      await runJobs(platform, { handlers: [handlerOf(worker)], sweeps: [] }, { ...QUICK_TIMING, firstPauseMs: 5 }),
    );

  const many = Array.from({ length: 100 }, () => randomUUID());
  await give(platform, 'telling', ['later'], { inMs: MINUTE_MS });
  await give(platform, 'telling', ['fails', 'fails twice', ...many]);
  const rowOf = async (note: string) => (await outbox()).find((row) => row.note === note);
  await soon(async () => {
    const rows = await outbox();
    expect(rows.filter(({ status }) => status === 2)).toHaveLength(many.length + 1);
    expect(rows.find(({ note }) => note === 'fails')).toMatchObject({
      status: 0,
      attempts: TRIES,
      last_error: 'not yet',
    });
  });
  expect(worked.map((worker) => worker.length > 0)).toEqual([true, true]);
  expect(many.filter((note) => runs.get(note) !== 1)).toEqual([]);
  expect(await rowOf('fails twice')).toMatchObject({ status: 2, attempts: 3 });
  expect(runs.has('later')).toBe(false);
  expect((await rowOf('fails'))?.run_at.getTime()).toBeGreaterThan(clock.now().getTime());
  clock.advanceMs(MINUTE_MS);
  await soon(async () => expect(await rowOf('later')).toMatchObject({ status: 2 }));

  // It was the cluster that carried them: one of its nodes holds the queue.
  const keys = await Promise.all(
    cluster.nodes.map(async (url) => {
      const node = new Redis(url);
      const held = await node.keys('{passage}:*');
      node.disconnect();
      return held.length;
    }),
  );
  expect(keys.filter((held) => held > 0)).toHaveLength(1);
});

it('ops-27 what one process announces is heard by the others in its order, whichever node each of them is at', async () => {
  const heard: number[][] = [[], [], []];
  const processes = heard.map((ids, index) => {
    const [url = ''] = [cluster.nodes[index]];
    // Each begins with another node.
    const config = { ...platform.config, redisUrl: `redis+cluster://${new URL(url).host}` };
    const live = openLive(config, platform.live.timing, () => undefined);
    return {
      live,
      listening: live.listen(
        ({ id }) => ids.push(id),
        () => undefined,
      ),
    };
  });
  await Promise.all(processes.map(({ listening }) => listening));
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  for (const id of ids) processes[0]?.live.announce(JSON.stringify({ tenantId: 1, about: 'order', id }));
  await soon(async () => expect(heard).toEqual([ids, ids, ids]));
  for (const { live } of processes) await live.close();
});
