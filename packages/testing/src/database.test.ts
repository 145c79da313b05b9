import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, useTestDatabase } from './database.ts';

async function query(url: string, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  const database = useTestDatabase();

  it('is migrated', async () => {
    expect(await query(database.url, "SELECT count(*) > 0 FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      [true],
    ]);
  });

  it('sorts and compares text the same on every machine, and knows letters beyond ASCII', async () => {
    expect(await query(database.url, "SELECT upper('é'), 'a' > 'B', '语' ~ '[[:alpha:]]'")).toEqual([
      ['É', true, true],
    ]);
  });

  it('shares nothing with another one, of the same file or of another worker', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(one.url, 'CREATE TABLE only_here (id int)');
    expect(await query(other.url, "SELECT to_regclass('only_here')")).toEqual([[null]]);
    await Promise.all([one.drop(), other.drop()]);
    await expect(query(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/);
  });

  it('is dropped though somebody is still connected', async () => {
    const { url, drop } = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await drop();
    await expect(query(url, 'SELECT 1')).rejects.toThrow(/does not exist/);
    await client.end().catch(() => {});
  });
});
