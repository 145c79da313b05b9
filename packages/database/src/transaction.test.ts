/** Writes that are answered together with the commit, on real connections. */
import '@passage/testing/cluster';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { openDatabase, type Tx } from './database.ts';
import { sqlState } from './errors.ts';
import { statement } from './sql.ts';

const UNIQUE_VIOLATION = '23505';

const write = statement<{ word: string }, [string]>(
  'test-write-word',
  'insert into passage_test_word values ($1) returning word',
);

it('what settles with a commit is kept with all the rest, or nothing is', async () => {
  const { url, drop } = await createTestDatabase();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query('create table public.passage_test_word (word text primary key)');
  await owner.query('grant select, insert on public.passage_test_word to public');
  const words = async () => {
    const { rows } = await owner.query<{ word: string }>('select word from public.passage_test_word order by word');
    return rows.map(({ word }) => word);
  };
  const database = openDatabase({ url, poolSize: 1 });
  const { writable } = database.forTenant(1);
  const told: string[] = [];
  const attempt = (command: (tx: Tx) => Promise<void>): Promise<unknown> =>
    writable.inTransaction(async (tx) => {
      tx.afterCommit(() => told.push('kept'));
      await command(tx);
    });

  await attempt(async (tx) => {
    tx.settleWithCommit(tx.sql.row(write, ['a']));
    await tx.sql.row(write, ['b']);
    tx.settleWithCommit(tx.sql.row(write, ['c']));
    expect(await words()).toEqual([]);
  });
  expect(await words()).toEqual(['a', 'b', 'c']);

  const failure: unknown = await attempt(async (tx) => {
    await tx.sql.row(write, ['d']);
    tx.settleWithCommit(tx.sql.row(write, ['a']));
    tx.settleWithCommit(tx.sql.row(write, ['e']));
  }).catch((error) => error);
  expect(sqlState(failure)).toBe(UNIQUE_VIOLATION);

  const renamed = new Error('the word is taken');
  await expect(
    attempt(async (tx) =>
      tx.settleWithCommit(
        tx.sql.row(write, ['a']).catch(() => {
          throw renamed;
        }),
      ),
    ),
  ).rejects.toBe(renamed);

  // What is waited for afterwards fails too, but is not what went wrong.
  const later: unknown = await attempt(async (tx) => {
    tx.settleWithCommit(tx.sql.row(write, ['a']));
    await tx.sql.row(write, ['f']);
  }).catch((error) => error);
  expect(sqlState(later)).toBe(UNIQUE_VIOLATION);

  expect(await words()).toEqual(['a', 'b', 'c']);
  expect(told).toEqual(['kept']);
  await owner.end();
  await database.close();
  await drop();
});
