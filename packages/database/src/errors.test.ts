import '@passage/testing/cluster';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { integer, text } from './column-types.ts';
import { openDatabase } from './database.ts';
import { isOverload } from './errors.ts';
import { statement } from './sql.ts';
import { Overload } from './transaction.ts';

const nap = statement({ name: 'test-nap', columns: { pg_sleep: text }, text: 'select pg_sleep(14)::text' });
const one = statement({ name: 'test-one', columns: { one: integer }, text: 'select 1 as one' });

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('fault:db-02 ops-02 whatever a broken or missing connection says, it is told from a fault', async () => {
  const { url, appUrl, drop } = await createTestDatabase();
  const database = openDatabase({ url: appUrl, poolSize: 4, maxWaitMs: 3_000 });
  const db = database.forTenant(1);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const cutAll = () =>
    owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  await db.readable.sql.row(one, []);
  // Broken in the middle of a statement, by pg and by Prisma, in a transaction and outside.
  const busy = [
    failureOf(db.readable.sql.row(nap, [])),
    failureOf(db.readable.prisma.$queryRaw`select pg_sleep(14)::text`),
    failureOf(db.writable.inTransaction((tx) => tx.sql.row(nap, []))),
    failureOf(db.writable.inTransaction((tx) => tx.prisma.$queryRaw`select pg_sleep(14)::text`)),
  ];
  await expect
    .poll(
      async () => (await owner.query("select from pg_stat_activity where query like 'select pg_sleep(14)%'")).rowCount,
      { timeout: 10_000 },
    )
    .toBeGreaterThanOrEqual(4);
  await cutAll();
  for (const failure of await Promise.all(busy))
    expect.soft(failure instanceof Overload || isOverload(failure), String(failure)).toBe(true);
  await expect.poll(() => db.readable.sql.row(one, []).catch(String), { timeout: 10_000 }).toEqual({ one: 1 });
  await owner.end();

  // Nobody is there.
  const nowhere = openDatabase({ url: 'postgres://passage@127.0.0.1:1/passage', maxWaitMs: 1_000 });
  const lost = nowhere.forTenant(1);
  const failures = await Promise.all([
    failureOf(lost.readable.sql.row(one, [])),
    failureOf(lost.readable.prisma.$queryRaw`select 1`),
    failureOf(lost.writable.inTransaction((tx) => tx.sql.row(one, []))),
    failureOf(nowhere.global.row(one, [])),
  ]);
  for (const failure of failures)
    expect.soft(failure instanceof Overload || isOverload(failure), String(failure)).toBe(true);
  await nowhere.close();
  await database.close();
  await drop();
});

it('a fault of a statement is no want of a connection', async () => {
  expect(isOverload(new Error('relation "nothing" does not exist'))).toBe(false);
  expect(isOverload(undefined)).toBe(false);
});
