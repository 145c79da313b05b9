/** Writes that are answered together with the commit, on real connections. */
import '@passage/testing/cluster';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { nothing, text } from './column-types.ts';
import { openDatabase, type Tx } from './database.ts';
import { isUntouched, sqlState } from './errors.ts';
import { mustTouch, statement } from './sql.ts';

const UNIQUE_VIOLATION = '23505';

const write = statement({
  name: 'test-write-word',
  params: [text('word')],
  columns: { word: text },
  text: 'insert into passage_test_word values ($1) returning word',
});
const replace = statement({
  name: 'test-replace-word',
  params: [text('word'), text('next')],
  columns: { must_touch: nothing },
  text: mustTouch('update passage_test_word set word = $2 where word = $1 returning word'),
});

it('fault:payment-54 what settles with a commit is kept with all the rest, or nothing is, though it be a change that finds its row gone', async () => {
  const { url, appUrl, drop } = await createTestDatabase();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query('create table public.passage_test_word (word text primary key)');
  await owner.query('grant select, insert, update on public.passage_test_word to public');
  const words = async () => {
    const { rows } = await owner.query<{ word: string }>('select word from public.passage_test_word order by word');
    return rows.map(({ word }) => word);
  };
  const database = openDatabase({ url: appUrl, poolSize: 1 });
  const { writable } = database.forTenant(1);
  const told: string[] = [];
  const attempt = (command: (tx: Tx) => Promise<void>): Promise<unknown> =>
    writable.inTransaction(async (tx) => {
      tx.afterCommit(() => told.push('kept'));
      await command(tx);
    });

  await attempt(async (tx) => {
    tx.pipelineWithCommit(write, ['a']);
    await tx.sql.row(write, ['b']);
    tx.pipelineWithCommit(write, ['c']);
    expect(await words()).toEqual([]);
  });
  expect(await words()).toEqual(['a', 'b', 'c']);

  const failure: unknown = await attempt(async (tx) => {
    await tx.sql.row(write, ['d']);
    tx.pipelineWithCommit(write, ['a']);
    tx.pipelineWithCommit(write, ['e']);
  }).catch((error) => error);
  expect(sqlState(failure)).toBe(UNIQUE_VIOLATION);

  const renamed = new Error('the word is taken');
  await expect(attempt(async (tx) => tx.pipelineWithCommit(write, ['a'], () => renamed))).rejects.toBe(renamed);

  // What is waited for afterwards fails too, but is not what went wrong.
  const later: unknown = await attempt(async (tx) => {
    tx.pipelineWithCommit(write, ['a']);
    await tx.sql.row(write, ['f']);
  }).catch((error) => error);
  expect(sqlState(later)).toBe(UNIQUE_VIOLATION);

  // A change that goes out with the commit and finds its row gone is judged before the commit.
  const gone: unknown = await attempt(async (tx) => {
    await tx.sql.row(write, ['g']);
    tx.pipelineWithCommit(replace, ['a', 'h']);
    tx.pipelineWithCommit(replace, ['nobody’s', 'i']);
    tx.pipelineWithCommit(write, ['j']);
  }).catch((error) => error);
  expect(isUntouched(gone)).toBe(true);

  expect(await words()).toEqual(['a', 'b', 'c']);
  expect(told).toEqual(['kept']);
  await owner.end();
  await database.close();
  await drop();
});
