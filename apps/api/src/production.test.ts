/**
 * Processes of the system in production mode, apart from each other as in docker-compose.yml but without its containers
 * and its proxy, which the compose job of the CI and packages/deploy/first-purchase.js try out.
 */
import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buyFirst, register } from '@passage/deploy/first-purchase';
import { createTestDatabase } from '@passage/testing/database';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { startTestRedis } from '@passage/testing/redis';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openCaller } from './testing/caller.ts';
import { startMailServer } from './testing/mail-server.ts';
import { closedWayTo, type SystemProcess, startSystemProcess } from './testing/system-process.ts';

const database = await createTestDatabase({ template: 'demo' });
const redis = await startTestRedis();
const mail = await startMailServer();
const ways = { database: await closedWayTo(database.appUrl), redis: await closedWayTo(redis.url) };
const owner = new Client({ connectionString: database.url });
await owner.connect();
await owner.query("select set_config('app.tenant_id', '1', false)");
// In production mode a store is served under its own hosts alone, and the processes are asked by their address.
await owner.query("insert into tenant_host (host, tenant_id) values ('127.0.0.1', 1)");

const environment = {
  PASSAGE_MODE: 'production',
  PASSAGE_SECRET: 'a secret that only the tests know of',
  DATABASE_URL: ways.database.url,
  REDIS_URL: ways.redis.url,
  SMTP_URL: mail.url,
  PUBLIC_PORT: '8080',
  // All requests come from one address, as many as this machine manages.
  RATE_LIMIT: '1000000',
  BCRYPT_ROUNDS: '4',
  DRAIN_SECONDS: '1',
  DEMO_WORLD: 'on',
};
const started: SystemProcess[] = [];
async function start(
  entry: 'server.ts' | 'work.ts',
  more: Readonly<Record<string, string>> = {},
): Promise<SystemProcess> {
  const process = await startSystemProcess(entry, { ...environment, PASSAGE_WORKER: 'off', ...more });
  started.push(process);
  return process;
}
const becomes = (check: () => Promise<unknown>, value: unknown) =>
  expect.poll(check, { timeout: HUNG_RUN_MS, interval: 50 }).toEqual(value);
const ready = (process: SystemProcess) =>
  Promise.race([
    becomes(() => process.statusOf('/health/ready'), 200),
    process.ended.then((code) => {
      throw new Error(`It ended with ${code}: ${process.output()}`);
    }),
  ]);
const mailTo = async (recipient: string) => mail.received.find(({ to }) => to === recipient)?.text;

afterAll(async () => {
  for (const process of started) process.signal('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  for (const way of Object.values(ways)) way.close();
  await owner.end();
  await Promise.all([mail.close(), redis.stop(), database.drop()]);
});

/** Accounts of the demo whose password everybody knows, by tenant. */
const DEMO_ACCOUNTS = [
  ...['shopper', 'newcomer', 'owner', 'applicant', 'staff', 'reviewer', 'reviewer2', 'support'].map(
    (name) => [`${name}@passage.test`, 1] as const,
  ),
  ...['shopper2', 'staff2', 'reviewer3'].map((name) => [`${name}@passage.test`, 2] as const),
];
const OF_CONSOLE = ['owner', 'staff', 'reviewer', 'reviewer2', 'support', 'staff2', 'reviewer3'];

describe('an API and a worker of their own', () => {
  it('ops-20 start while database and Redis are down, refuse meanwhile and become ready by themselves', async () => {
    const [api, worker] = await Promise.all([start('server.ts'), start('work.ts')]);
    for (const process of [api, worker]) {
      await becomes(async () => process.output().includes('waiting for the database'), true);
      expect(await process.statusOf('/health/live')).toBe(200);
      expect(await process.statusOf('/health/ready')).toBe(503);
    }
    const refused = await openCaller(api.origin).with({ language: 'fr' }).get('trade/cart/listFirst');
    expect(refused).toMatchObject({ status: 503, code: 1070, headers: { 'retry-after': '1' } });
    expect(refused.msg).toContain('démarre');
    ways.database.open();
    ways.redis.open();
    await Promise.all([ready(api), ready(worker)]);
    expect(await worker.statusOf('/app-api/trade/cart/listFirst')).toBe(404);
  });

  it('ops-08 serve a registration and the first purchase, again after every process was killed', async () => {
    const [api, worker] = started;
    if (!api || !worker) throw new Error('The processes of the test before are missing.');
    await register(api.origin, mailTo);
    const first = await buyFirst(api.origin);
    for (const process of [api, worker]) process.signal('SIGKILL');
    expect(await Promise.all([api.ended, worker.ended])).toEqual([null, null]);
    await redis.replace?.();
    const again = await Promise.all([start('server.ts'), start('server.ts'), start('work.ts')]);
    await Promise.all(again.map(ready));
    await register(again[0].origin, mailTo);
    expect(await buyFirst(again[0].origin)).not.toBe(first);
  });

  it('fault:security-55 let the demo’s accounts in by word alone, and each start names them in a warning', async () => {
    const [, , opened, , worker] = started;
    if (!opened || !worker) throw new Error('The processes of the test before are missing.');
    const shut = [
      await start('server.ts', { DEMO_WORLD: 'off' }),
      await start('server.ts', { DEMO_WORLD: '' }),
      await start('server.ts', { PUBLISHED_ADDRESS: '0.0.0.0' }),
    ];
    await Promise.all(shut.map(ready));
    for (const process of [opened, worker, ...shut]) {
      expect(process.output()).toContain('accounts of the demo world');
      for (const [email] of DEMO_ACCOUNTS.filter(([name]) => /^(staff|owner|reviewer|support)/.test(name)))
        expect(process.output()).toContain(email);
    }
    for (const [mailbox, tenantId] of DEMO_ACCOUNTS) {
      for (const path of ['member/firstauth/login', '/admin-api/auth/login']) {
        const login = (process: SystemProcess) =>
          openCaller(process.origin).with({ tenantId }).post(path, { mailbox, password: 'Passage2026' });
        const mayEnter = path.startsWith('member') || OF_CONSOLE.includes(mailbox.split('@')[0] ?? '');
        expect((await login(opened)).code, `${path} ${mailbox}`).toBe(mayEnter ? 0 : 1009);
        for (const process of shut)
          expect(await login(process), `${path} ${mailbox}`).toMatchObject({
            code: mayEnter ? 1069 : 1009,
            data: null,
          });
      }
    }
    for (const process of shut) process.signal('SIGKILL');
  });

  it('ops-19 a rolling restart under load loses no request, and the job at work is finished', async () => {
    const [leaving, staying, worker] = started.slice(2);
    if (!leaving || !staying || !worker) throw new Error('The processes of the test before are missing.');
    const caller = openCaller(leaving.origin);
    const credentials = { mailbox: 'shopper@passage.test', password: 'Passage2026' };
    const token: string = (await caller.post('member/firstauth/login', credentials)).data.accessToken;
    const balance = new Balancer([leaving, staying]);

    // A request and a job that take longer than the news of the end.
    const orderId = await orderOf(leaving.origin, token);
    await owner.query('begin');
    await owner.query('select from trade_order where id = $1 for update', [orderId]);
    const payment = { payType: 4, tradeOrderIdList: [orderId], payPassword: '135790' };
    const paying = ask(new Agent({ keepAlive: true }), leaving.origin, token, 'trade/order/payTradeOrder', payment);
    await becomes(async () => (await owner.query(LOCK_WAITS)).rowCount, 1);
    const letGo = mail.hold();
    expect((await caller.post('member/newsletter/subscribe', { email: 'reader@passage.test' })).code).toBe(0);
    await becomes(async () => (await mailTo('reader@passage.test'))?.includes(':8080/newsletter/confirm'), true);
    const socket = new WebSocket(`${leaving.origin.replace('http', 'ws')}/app-api/ws`);
    const told = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ event: 'auth', token }));

    const load = balance.load(8, token);
    await becomes(async () => balance.answered > 50, true);
    for (const process of [leaving, worker]) process.signal('SIGTERM');
    await Promise.all([leaving, worker].map((each) => becomes(() => each.statusOf('/health/ready'), 503)));
    // They take nothing more, and what they have goes on.
    await Promise.all([leaving, worker].map((each) => becomes(() => each.statusOf('/health/live'), 0)));
    await owner.query('commit');
    letGo();
    expect(await paying).toBe('200 0 close');
    expect(await Promise.all([leaving.ended, worker.ended, told])).toEqual([0, 0, 1012]);

    const after = balance.answered + 50;
    await becomes(async () => balance.answered > after, true);
    balance.stop();
    await load;
    expect(balance.lost).toEqual([]);
    const jobs = await owner.query("select status, attempts from outbox where job = 'mail-newsletter-link'");
    expect(jobs.rows).toEqual([{ status: 2, attempts: 1 }]);
  });
});

const LOCK_WAITS = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function orderOf(origin: string, token: string): Promise<number> {
  const call = openCaller(origin).as({ token });
  const [address] = (await call.get('member/address-first/list')).data;
  const [{ id: skuId } = { id: 0 }] = (
    await owner.query<{ id: number }>('select id from sku where stock > 10 order by id limit 1')
  ).rows;
  const made = await call.post('trade/order/createFirst', { items: [{ skuId, count: 1 }], addressId: address.id });
  return made.data.tradeOrderIdList[0];
}

/** Keeps connections and sends each next request to the first process that says it is ready, as balancers do. */
class Balancer {
  answered = 0;
  readonly lost: string[] = [];
  readonly #processes: readonly SystemProcess[];
  #isStopped = false;

  constructor(processes: readonly SystemProcess[]) {
    this.#processes = processes;
  }

  async load(connections: number, token: string): Promise<void> {
    let chosen = this.#processes[0];
    const look = async () => {
      while (!this.#isStopped) {
        for (const process of this.#processes)
          if ((await process.statusOf('/health/ready')) === 200) {
            chosen = process;
            break;
          }
        await pause(50);
      }
    };
    const callAgainAndAgain = async (index: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!this.#isStopped && chosen) {
        const [path, body] = index % 2 === 0 ? READ : WRITE;
        const answer = await ask(agent, chosen.origin, token, path, body).catch((error: Error) => error.message);
        if (answer.startsWith('200 0 ')) this.answered += 1;
        else this.lost.push(`${path}: ${answer}`);
      }
      agent.destroy();
    };
    await Promise.all([look(), ...Array.from({ length: connections }, (_, index) => callAgainAndAgain(index))]);
  }

  stop(): void {
    this.#isStopped = true;
  }
}

const READ = ['trade/cart/listFirst'] as const;
const WRITE = ['product/favorite-two/create', { spuId: 1 }] as const;

/** @returns status, code and what becomes of the connection of one call that would keep it */
function ask(agent: Agent, origin: string, token: string, path: string, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const options = { agent, headers, method: body ? 'POST' : 'GET' };
    const request = send(`${origin}/app-api/${path}`, options, (response) => {
      response.resume();
      const { 'x-app-code': code, connection } = response.headers;
      response.on('end', () => resolve(`${response.statusCode} ${code} ${connection}`));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}
