/** How long a statement, a lock and a command may take, on real connections. */
import '@passage/testing/cluster';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { bigint, integer, text } from './column-types.ts';
import { openDatabase } from './database.ts';
import { sqlState } from './errors.ts';
import { statement } from './sql.ts';
import { Overload } from './transaction.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const UNIQUE_VIOLATION = '23505';

const settings = statement({
  name: 'test-bounds',
  columns: { statement: text, lock: text, idle: text },
  text: `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
     current_setting('idle_in_transaction_session_timeout') as idle`,
});
const lockTenant = statement({
  name: 'test-lock',
  params: [bigint('key')],
  columns: { lock: text },
  text: 'select pg_advisory_xact_lock($1::bigint)::text as lock',
});
const one = statement({ name: 'test-still', columns: { one: integer }, text: 'select 1 as one' });
const serialization = statement({
  name: 'test-serialization',
  columns: { one: integer },
  text: "select passage_test_fail('40001') as one",
});
const uniqueness = statement({
  name: 'test-uniqueness',
  columns: { one: integer },
  text: "select passage_test_fail('23505') as one",
});

it('ops-17 statements, locks and idle transactions end by a time-out, and give their connection back', async () => {
  const { url, appUrl, drop } = await createTestDatabase();
  const database = openDatabase({ url: appUrl, poolSize: 1 });
  const db = database.forTenant(1);
  const bounds = { statement: '15s', lock: '5s', idle: '20s' };
  expect(await db.readable.sql.row(settings, [])).toEqual(bounds);
  expect(await db.writable.sql.row(settings, [])).toEqual(bounds);
  expect(await database.global.row(settings, [])).toEqual(bounds);

  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(17)');
  const failure: unknown = await db.writable
    .inTransaction((tx) => tx.sql.row(lockTenant, [17]))
    .catch((error) => error);
  expect(failure).toBeInstanceOf(Overload);
  expect(failure instanceof Overload && sqlState(failure.cause)).toBe(LOCK_NOT_AVAILABLE);
  expect(await db.writable.sql.row(one, [])).toEqual({ one: 1 });
  await holder.end();
  await database.close();
  await drop();
});

it('ops-18 a command is run again, in a new transaction, after a deadlock or a failed serialization and after nothing else', async () => {
  const { url, appUrl, drop } = await createTestDatabase();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create function public.passage_test_fail(state text) returns integer language plpgsql as
    $$ begin raise exception using errcode = state; end $$`);
  await owner.query('grant execute on function public.passage_test_fail(text) to public');
  const database = openDatabase({ url: appUrl, poolSize: 4 });
  const { writable } = database.forTenant(1);

  // Each takes its own lock first and then the other's: one of them is ended by PostgreSQL.
  const attempts = [0, 0];
  let met = 0;
  let meet = (): void => undefined;
  const bothHold = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const cross = (own: number) =>
    writable.inTransaction(async (tx) => {
      attempts[own] = (attempts[own] ?? 0) + 1;
      await tx.sql.row(lockTenant, [own]);
      if (++met === 2) meet();
      await bothHold;
      await tx.sql.row(lockTenant, [1 - own]);
      return own;
    });
  expect(await Promise.all([cross(0), cross(1)])).toEqual([0, 1]);
  expect([...attempts].sort()).toEqual([1, 2]);

  let serialized = 0;
  const second = await writable.inTransaction((tx) => tx.sql.row(++serialized === 1 ? serialization : one, []));
  expect([second, serialized]).toEqual([{ one: 1 }, 2]);

  let broken = 0;
  const failure: unknown = await writable
    .inTransaction((tx) => tx.sql.row(++broken === 1 ? uniqueness : one, []))
    .catch((error) => error);
  expect([sqlState(failure), broken]).toEqual([UNIQUE_VIOLATION, 1]);
  await owner.end();
  await database.close();
  await drop();
});
