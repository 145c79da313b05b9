import type { Pool } from 'pg';

/**
 * Does work that only one process may do at a time, where no other does it at the moment. The lock is the connection's,
 * so that it ends with a process that is killed.
 *
 * @param name of the work; processes that name the same exclude each other
 * @returns whether the work was done
 */
export async function exclusively(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    if (rows[0]?.taken !== true) {
      isBroken = false;
      return false;
    }
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
      isBroken = false;
    }
    return true;
  } finally {
    client.release(isBroken);
  }
}
