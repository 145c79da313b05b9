import { connect } from 'node:net';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

const POOL = 2;
/** 25 for each connection of the pool; of one caller half of the connections, which is one. */
const CARRIED = 50;
const api = await startApi({ settings: { DATABASE_POOL: String(POOL), TRUSTED_PROXIES: '127.0.0.1' } });
const { world, call } = api;

it('ops-16 bench-08 what the pool cannot carry is refused at once, what was let in is answered, and afterwards all is as before', async () => {
  const member = await world.member();
  /** As many callers as there are slots. */
  const addressOf = (index: number) => `203.0.113.${index % CARRIED}`;
  const caller = (index: number) => call.as(member).with({ headers: { 'x-forwarded-for': addressOf(index) } });
  const holder = new Client({ connectionString: api.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table favorite_product');
  const count = (_: unknown = undefined, index = CARRIED) => caller(index).get('product/favorite/get-count');
  /** Those at the head hold all connections of the pool and wait for the lock. */
  const letIn = Array.from({ length: CARRIED }, count);
  const waits = async () => {
    const { rows } = await holder.query(
      "select 1 from pg_locks where not granted and relation = 'favorite_product'::regclass",
    );
    return rows.length;
  };
  await expect.poll(waits).toBe(POOL);
  const [read] = api.platform.database.pools().filter(({ pool }) => pool === 'read');
  expect(read?.waiting).toBeGreaterThan(0);

  const began = performance.now();
  const refused = await Promise.all(Array.from({ length: 100 }, count));
  // Far below what anything that asks for a connection would take now.
  expect(performance.now() - began).toBeLessThan(1_500);
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, code: 503, data: null });
    expect(answer.headers).toMatchObject({ 'retry-after': '1', 'x-app-code': '503' });
  }
  // Nobody takes a process for dead that has much to do.
  expect((await call.get('/health/live')).status).toBe(200);
  expect((await call.get('/metrics')).status).toBe(200);

  await holder.query('rollback');
  const answers = await Promise.all(letIn);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  const again = await Promise.all(Array.from({ length: CARRIED }, count));
  expect(again.map(({ code }) => code)).toEqual(again.map(() => 0));

  /** Asks on connections of its own and hangs up once the database waits. */
  const hangUp = async (waits: () => Promise<number>, waiting: number) => {
    const { hostname, port } = new URL(api.origin);
    const sockets = Array.from({ length: CARRIED }, () => connect(Number(port), hostname));
    for (const [index, socket] of sockets.entries())
      socket.write(
        `GET /app-api/product/favorite/get-count HTTP/1.1\r\nhost: localhost\r\ntenant-id: 1\r\nauthorization: ${member.token}\r\nx-forwarded-for: ${addressOf(index)}\r\n\r\n`,
      );
    await expect.poll(waits).toBe(waiting);
    await expect.poll(api.connections).toBe(CARRIED);
    await expect.poll(async () => (await count()).status).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(api.connections).toBe(0);
  };
  // Those who hang up while their statement waits count until it is over, and no longer.
  await holder.query('begin');
  await holder.query('lock table favorite_product');
  await hangUp(waits, POOL);
  expect((await count()).status).toBe(503);
  await holder.query('rollback');
  // What is refused waits for nothing, not for its tenant either; who hangs up meanwhile is counted out once.
  const idle = () => api.platform.database.pools().every(({ used, waiting }) => used + waiting === 0);
  await expect.poll(idle).toBe(true);
  api.clock.advanceMs(60_000);
  await holder.query('begin');
  await holder.query('lock table tenant');
  await hangUp(async () => api.platform.database.pools().find(({ pool }) => pool === 'global')?.used ?? 0, 2);
  await holder.query('rollback');
  await expect.poll(idle).toBe(true);
  await holder.query('begin');
  await holder.query('lock table favorite_product');
  await hangUp(waits, POOL);
  await holder.query('rollback');
  await holder.end();
  await expect
    .poll(async () => (await Promise.all(Array.from({ length: CARRIED }, count))).every(({ code }) => code === 0))
    .toBe(true);
  for (const { used, waiting } of api.platform.database.pools()) expect([used, waiting]).toEqual([0, 0]);
});
