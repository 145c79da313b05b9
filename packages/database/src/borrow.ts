import type { PoolClient } from 'pg';
import { isOverload } from './errors.ts';

/** A connection for the time of one statement; one that broke meanwhile does not go back into its pool. */
export async function borrow<T>(taken: Promise<PoolClient>, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await taken;
  let isBroken = false;
  try {
    return await use(client);
  } catch (error) {
    isBroken = isOverload(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
