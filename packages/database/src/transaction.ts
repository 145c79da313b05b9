import type { Pool } from 'pg';
import type { Tx } from './database.ts';
import { isOverload, isRetryable } from './errors.ts';
import { prismaOf } from './prisma-of.ts';
import { sqlOn } from './sql.ts';
import { borrowed, takeClient } from './take-client.ts';

export class Overload extends Error {
  override readonly name = 'Overload';
}

const ATTEMPTS = 4;

/** What a command is given beside its connection. */
export interface Surroundings {
  readonly announce: (news: string) => void;
  readonly traceparent: () => string | undefined;
}

/**
 * Runs a command in one transaction, all of it on one connection.
 *
 * @throws Overload when no connection or lock is to be had in time
 */
export async function runCommand<T>(
  pool: Pool,
  tenantId: number,
  command: (tx: Tx) => Promise<T>,
  surroundings: Surroundings,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(pool, tenantId, command, surroundings);
    } catch (error) {
      if (isOverload(error)) throw new Overload('no connection or lock in time', { cause: error });
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce<T>(
  pool: Pool,
  tenantId: number,
  command: (tx: Tx) => Promise<T>,
  { announce, traceparent }: Surroundings,
): Promise<T> {
  const client = await takeClient(pool, tenantId);
  const unsettled: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const actions: (() => void)[] = [];
  let isOver = false;
  let broken = false;
  try {
    // The first statement follows at once. A begin can only fail with its connection, and then nothing follows.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const borrow = () => {
      // The connection may be another command's by now.
      if (isOver) throw new Error('the transaction is over');
      return client;
    };
    const sql = sqlOn(async (use) => use(borrow()));
    const result = await command({
      tenantId,
      isTransaction: true,
      get prisma() {
        const connection = borrowed(borrow());
        return prismaOf({
          take: async () => {
            borrow();
            return connection;
          },
          isTransaction: true,
        });
      },
      sql,
      pipelineWithCommit: (write, values, refusal = (error) => error) => {
        const sent = sql.rows(write, values).catch((error: unknown) => {
          const failure = refusal(error);
          failures.push(failure);
          throw failure;
        });
        sent.catch(() => undefined);
        unsettled.push(sent);
      },
      afterCommit: (action) => actions.push(action),
      announce: (news) => actions.push(() => announce(news)),
      get traceparent() {
        return traceparent();
      },
    });
    isOver = true;
    const [{ command: outcome }] = await Promise.all([client.query('commit'), ...unsettled]);
    // What the command did not pass on of a failed statement undoes all of it.
    if (outcome !== 'COMMIT') throw new Error('a statement of the transaction failed, so nothing was kept');
    for (const action of actions) action();
    return result;
  } catch (error) {
    isOver = true;
    await client.query('rollback').catch(() => {
      broken = true;
    });
    // What came after a failed write failed because of it.
    throw failures[0] ?? error;
  } finally {
    client.release(broken);
  }
}
