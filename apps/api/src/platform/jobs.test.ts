/** What jobs promise, the same whether the queue runs on PostgreSQL or on Redis. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { startTestRedis } from '@passage/testing/redis';
import { Redis } from 'ioredis';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startApi } from '../testing/api.ts';
import { MINUTE_MS } from './clock.ts';
import { type JobTiming, USUAL_TIMING } from './job-timing.ts';
import { give, noteJob, QUICK_TIMING, steadyJob } from './jobs.testing.ts';
import type { JobHandler, Sweep } from './jobs.ts';
import { ATTEMPT_LIMIT, TRIES } from './outbox.ts';
import { openOutboxAdmin } from './outbox-admin.ts';
import type { Platform } from './platform.ts';
import { CONCURRENCY } from './queues.ts';
import { type RunningJobs, runJobs } from './run-jobs.ts';

const program = fileURLToPath(new URL('./jobs-process.testing.ts', import.meta.url));

const redis = await startTestRedis();
const api = await startApi();
const { world, clock } = api;
afterAll(() => redis.stop());

const BACKENDS = [
  ['PostgreSQL', undefined],
  ['Redis', redis.url],
] as const;

const everyTenant: Sweep['findDue'] = async () => [
  { tenantId: 1, id: 1 },
  { tenantId: 2, id: 1 },
];

function openGate(): { opened: Promise<void>; open(): void } {
  const gate = new AbortController();
  const opened = new Promise<void>((resolve) => gate.signal.addEventListener('abort', () => resolve()));
  return { opened, open: () => gate.abort() };
}

describe.each(BACKENDS)('jobs on %s', (_backend, redisUrl) => {
  const platform: Platform = { ...api.platform, config: { ...api.platform.config, redisUrl } };
  const running: RunningJobs[] = [];
  const children: ChildProcess[] = [];
  const start = async (
    handlers: readonly JobHandler[],
    timing: JobTiming = QUICK_TIMING,
    sweeps: readonly Sweep[] = [],
  ) => {
    const jobs = await runJobs(platform, { handlers, sweeps }, timing);
    running.push(jobs);
    return jobs;
  };
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const jobs of running.splice(0)) await jobs.stop();
    await wipeQueue();
    await world.query('delete from outbox');
    await world.query('delete from stored_mail');
  });

  /** Forgets everything that the queue held. */
  async function wipeQueue(): Promise<void> {
    if (redisUrl) {
      const client = new Redis(redisUrl);
      await client.flushall();
      client.disconnect();
      return;
    }
    const tables = await world.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = 'bullmq' and tablename not like '%migration%'`,
    );
    await world.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  }

  const rows = () =>
    world.query<{
      status: number;
      attempts: number;
      last_error: string | null;
      run_at: Date;
      payload: { note: string };
    }>('select status, attempts, last_error, run_at, payload from outbox order by id');
  const statuses = async () => [...new Set((await rows()).map(({ status }) => status))];
  const notes = async () =>
    (await world.query<{ recipient: string }>('select recipient from stored_mail order by id')).map(
      (row) => row.recipient,
    );
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: HUNG_RUN_MS, interval: 25 });
  const allDone = () => soon(async () => expect(await statuses()).toEqual([2]));
  const someNotes = (count: number) => Array.from({ length: count }, () => randomUUID());

  /** A handler that tells of each run. */
  const telling = (handle: (note: string, run: number) => Promise<void> | void) => {
    const runs: { note: string; atMs: number }[] = [];
    const handler: JobHandler = {
      job: 'telling',
      handle: async (_context, payload) => {
        const { note } = Object(payload);
        runs.push({ note, atMs: performance.now() });
        await handle(note, runs.filter((run) => run.note === note).length);
      },
    };
    return { runs, handler };
  };

  /** Another process's clock is not moved by the tests. */
  const asOthersCount = (): number => Date.now() - clock.now().getTime();

  /** A process that takes the job up and does not finish it. */
  const startProcess = async (how: 'endless' | 'blocking'): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, how], {
      env: {
        ...process.env,
        PASSAGE_MODE: 'test',
        DATABASE_URL: api.appUrl,
        REDIS_URL: redisUrl ?? '',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(createInterface(child.stdout), 'line');
    return child;
  };

  it('staff-33 tenant-22 run after their commit, in their tenant, and are done only when the handler has finished', async () => {
    const gate = openGate();
    const { runs, handler } = telling(() => gate.opened);
    await start([handler, noteJob]);
    await platform.database
      .forTenant(1)
      .writable.inTransaction(async () => {
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await give(platform, 'telling', ['a']);
    await give(platform, 'note', ['of the second'], { tenantId: 2 });
    await give(platform, 'note', ['later'], { inMs: MINUTE_MS });
    await soon(async () => expect(runs).toHaveLength(1));
    await soon(async () => expect(await notes()).toEqual(['of the second']));
    expect((await rows()).find(({ payload }) => payload.note === 'a')?.status).toBe(1);
    gate.open();
    await soon(async () => expect((await rows()).map(({ status }) => status)).toEqual([2, 2, 0]));
    const [mail] = await world.query<{ tenant_id: number }>('select tenant_id from stored_mail');
    expect(mail?.tenant_id).toBe(2);
    clock.advanceMs(MINUTE_MS);
    await allDone();
  });

  it('ops-24 staff-32 fault:email-02 three workers that share a queue run each job once, and all of them work', async () => {
    // None of them goes on until each has begun.
    const all = openGate();
    const workers = [0, 1, 2].map(() =>
      telling(() => {
        if (workers.every(({ runs }) => runs.length > 0)) all.open();
        return all.opened;
      }),
    );
    for (const { handler } of workers) await start([handler]);
    const given = someNotes(300);
    await Promise.all([0, 100, 200].map((from) => give(platform, 'telling', given.slice(from, from + 100))));
    await allDone();
    expect(workers.flatMap(({ runs }) => runs.map(({ note }) => note)).sort()).toEqual([...given].sort());
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('a process works on eight at once and no more', async () => {
    let now = 0;
    let most = 0;
    let tellAll = () => {};
    const all = new Promise<void>((resolve) => {
      tellAll = resolve;
    });
    const { handler } = telling(async () => {
      now += 1;
      most = Math.max(most, now);
      if (now === CONCURRENCY) tellAll();
      await all;
      // One too many would begin meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 60));
      now -= 1;
    });
    await start([handler]);
    await give(platform, 'telling', someNotes(3 * CONCURRENCY));
    await allDone();
    expect(most).toBe(CONCURRENCY);
  });

  it('fault:email-01 what fails is tried again after pauses that double, and tells its reason meanwhile', async () => {
    let goOn = (): void => undefined;
    const isSeen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { runs, handler } = telling(async (_note, run) => {
      // The reason of the first try stands until the second has ended.
      if (run === 2) await isSeen;
      if (run < 4) throw new Error(`not yet ${run}`);
    });
    await start([handler]);
    await give(platform, 'telling', ['a']);
    await soon(async () => expect((await rows())[0]).toMatchObject({ status: 1, last_error: 'not yet 1' }));
    goOn();
    await allDone();
    expect((await rows())[0]).toMatchObject({ attempts: 4, last_error: null });
    const pauses = runs.slice(1).map(({ atMs }, index) => atMs - (runs[index]?.atMs ?? 0));
    for (const [index, pause] of pauses.entries())
      expect(pause).toBeGreaterThanOrEqual(QUICK_TIMING.firstPauseMs * 2 ** index - 5);
  });

  it('what keeps failing rests longer each time, is given up in the end with its reason, and can be run again', async () => {
    let isMended = false;
    const { runs, handler } = telling(() => {
      if (!isMended) throw new Error('the mail server is away');
    });
    await start([handler], { ...QUICK_TIMING, firstPauseMs: 2 });
    await give(platform, 'telling', ['a']);
    const rests: number[] = [];
    for (let handOver = 1; handOver < ATTEMPT_LIMIT / TRIES; handOver++) {
      await soon(async () => expect((await rows())[0]).toMatchObject({ status: 0, attempts: handOver * TRIES }));
      const restMs = ((await rows())[0]?.run_at.getTime() ?? 0) - clock.now().getTime();
      rests.push(Math.ceil(restMs / MINUTE_MS));
      clock.advanceMs(restMs);
    }
    expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    const givenUp = { status: 3, attempts: ATTEMPT_LIMIT, last_error: 'the mail server is away' };
    await soon(async () => expect((await rows())[0]).toMatchObject(givenUp));
    clock.advanceMs(24 * 60 * MINUTE_MS);
    await new Promise((resolve) => setTimeout(resolve, 4 * QUICK_TIMING.lookEveryMs));
    expect([runs.length, await rows()]).toMatchObject([ATTEMPT_LIMIT, [givenUp]]);
    isMended = true;
    const outboxAdmin = openOutboxAdmin(platform.config.relayUrl, () => undefined);
    expect(await outboxAdmin.givenUp(10)).toMatchObject([{ job: 'telling', reason: 'the mail server is away' }]);
    expect(await outboxAdmin.runAgain(clock.now())).toBe(1);
    await outboxAdmin.close();
    await allDone();
  });

  it('a job that nobody handles fails with that reason', async () => {
    await start([noteJob]);
    await give(platform, 'unheard-of', ['a']);
    await soon(async () => expect((await rows())[0]?.last_error).toBe('no handler for the job unheard-of'));
  });

  it('staff-33 a job whose worker is killed in the middle of it is finished by another', async () => {
    const child = await startProcess('endless');
    await give(platform, 'unsteady', ['a'], { inMs: asOthersCount() });
    await soon(async () => expect(await notes()).toEqual(['a begun']));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await statuses()).toEqual([1]);
    await start([steadyJob]);
    await allDone();
    expect(await notes()).toEqual(['a begun', 'a']);
  });

  it('staff-32 fault:queue-02 a handler that blocks its process for longer than its lock has its effect once, and the stall shows', async () => {
    await startProcess('blocking');
    await give(platform, 'unsteady', ['a'], { inMs: asOthersCount() });
    await soon(async () => expect(await notes()).toEqual(['a begun']));
    await start([steadyJob]);
    await allDone();
    await new Promise((resolve) => setTimeout(resolve, 5 * QUICK_TIMING.lockMs));
    expect(await notes()).toEqual(['a begun', 'a']);
    expect((await rows())[0]?.attempts).toBeGreaterThan(1);
  });

  it('what ends its process each time is given up as well', async () => {
    await start([noteJob]);
    await give(platform, 'note', ['deadly'], { inMs: MINUTE_MS });
    await world.query('update outbox set attempts = $1', [ATTEMPT_LIMIT]);
    clock.advanceMs(MINUTE_MS);
    await soon(async () =>
      expect((await rows())[0]).toMatchObject({
        status: 3,
        last_error: expect.stringContaining('never came to an end'),
      }),
    );
    expect(await notes()).toEqual([]);
  });

  it('staff-35 a queue that loses everything in it loses no job: neither what waits nor what runs nor what pauses', async () => {
    const gate = openGate();
    const { handler } = telling(async (note, run) => {
      if (note.startsWith('fails') && run === 1) throw new Error('once');
      await gate.opened;
    });
    const first = await start([handler, noteJob], { ...QUICK_TIMING, firstPauseMs: 60_000 });
    await give(platform, 'telling', ['fails 1', 'fails 2']);
    await soon(async () => expect((await rows()).map((row) => row.last_error)).toEqual(['once', 'once']));
    await give(
      platform,
      'telling',
      Array.from({ length: CONCURRENCY }, (_, index) => `runs ${index}`),
    );
    await soon(async () =>
      expect((await rows()).filter(({ attempts }) => attempts === 1)).toHaveLength(CONCURRENCY + 2),
    );
    await give(
      platform,
      'note',
      Array.from({ length: 30 }, (_, index) => `waits ${index}`),
    );
    await soon(async () => expect(await statuses()).toEqual([1]));
    await wipeQueue();
    gate.open();
    clock.advanceMs(QUICK_TIMING.leaseMs);
    await allDone();
    expect(await notes()).toHaveLength(30);
    await first.stop();
    running.splice(0);
  });

  it('staff-35 fault:db-02 jobs go on after every connection of the queue was cut', async () => {
    const { runs, handler } = telling(() => undefined);
    await start([handler]);
    for (let round = 0; round < 3; round++) {
      const given = someNotes(10);
      // The first try may meet a connection that the round before has cut.
      await soon(() => give(platform, 'telling', given));
      if (redisUrl) {
        const client = new Redis(redisUrl);
        await client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
        client.disconnect();
      } else
        await world.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        );
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    clock.advanceMs(QUICK_TIMING.leaseMs);
    await allDone();
    expect(new Set(runs.map(({ note }) => note)).size).toBe(30);
  });

  it('fault:queue-01 ten starts and stops leave no schedules and no copies, and sweeps run as often as they are due', async () => {
    const { runs, handler } = telling(() => undefined);
    for (let index = 0; index < 10; index++) {
      const jobs = await start([handler]);
      await give(platform, 'telling', [`n${index}`]);
      await jobs.stop();
    }
    running.splice(0);
    let swept = 0;
    const sweep: Sweep = {
      name: 'counting',
      findDue: everyTenant,
      act: async () => {
        swept += 1;
      },
    };
    const jobs = await start([handler], QUICK_TIMING, [sweep]);
    await allDone();
    await jobs.sweep();
    expect([runs.length, swept]).toEqual([10, 2]);
    expect(await leftInQueue()).toBe(0);
  });

  /** Jobs of whatever kind, schedules among them. */
  async function leftInQueue(): Promise<number> {
    if (!redisUrl) {
      const [row] = await world.query<{ n: number }>(
        'select (select count(*)::int from bullmq.job) + (select count(*)::int from bullmq.scheduler) as n',
      );
      return row?.n ?? -1;
    }
    const client = new Redis(redisUrl);
    const keys = await client.keys('bull:work:*');
    client.disconnect();
    return keys.filter((key) => /:(wait|active|delayed|prioritized|failed|completed|repeat)$|:\d+-\d+-\d+$/.test(key))
      .length;
  }

  it('staff-44 the sweeps run for every tenant, again and again, whatever becomes of one of them', async () => {
    const swept: number[] = [];
    const failing: Sweep = {
      name: 'failing',
      findDue: everyTenant,
      act: async () => {
        throw new Error('on purpose');
      },
    };
    const counting: Sweep = {
      name: 'counting',
      findDue: everyTenant,
      act: async ({ tenantId }) => void swept.push(tenantId),
    };
    await start([noteJob], { ...QUICK_TIMING, sweepEveryMs: 50 }, [failing, counting]);
    await soon(async () => expect(swept.slice(0, 6)).toEqual([1, 2, 1, 2, 1, 2]));
    expect(USUAL_TIMING.sweepEveryMs).toBe(MINUTE_MS);
  });

  if (redisUrl)
    it('a worker ends in time, and a server begins, while Redis is away', async () => {
      const away = { ...platform, config: { ...platform.config, redisUrl: 'redis://127.0.0.1:1' } };
      const { handler } = telling(() => undefined);
      await give(platform, 'telling', ['a']);
      const jobs = await runJobs(away, { handlers: [handler], sweeps: [] }, QUICK_TIMING);
      const before = performance.now();
      await jobs.stop();
      expect(performance.now() - before).toBeLessThan(15_000);
      expect((await rows())[0]).toMatchObject({ status: 0, attempts: 0 });
    });

  if (redisUrl)
    it('staff-35 a Redis that is lost and comes back empty has lost no job', async () => {
      const { runs, handler } = telling(() => undefined);
      await start([handler]);
      const given = someNotes(40);
      await give(platform, 'telling', given.slice(0, 20));
      const replaced = (redis.replace ?? wipeQueue)();
      await give(platform, 'telling', given.slice(20));
      await replaced;
      clock.advanceMs(QUICK_TIMING.leaseMs);
      await allDone();
      expect(new Set(runs.map(({ note }) => note)).size).toBe(40);
    });
});
