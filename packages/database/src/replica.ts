import { Pool, type PoolConfig } from 'pg';
import { assertBound } from './assert-bound-login.ts';
import { borrow } from './borrow.ts';
import { isOverload, isRetryable, sqlState } from './errors.ts';
import { type Sql, sqlOn } from './sql.ts';
import { takeClient } from './take-client.ts';

/** A streaming replica, for reads that may be moments behind what was written. */
export interface Replica {
  readonly pool: Pool;
  /** Statements on the replica while it can answer and is not too far behind, else on the primary. */
  sqlFor(tenantId: number, primary: Sql): Sql;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  /** Of its pool. */
  readonly settings: PoolConfig;
  /** How far the primary has come. */
  readonly position: () => Promise<string>;
  /** Milliseconds that it may be behind the primary. */
  readonly mostBehindMs: number;
  /** Hears of connection faults. */
  readonly onError: (error: Error) => void;
  /** Hears when the replica begins to be used and when it ends. */
  readonly onChange: (isUsed: boolean) => void;
}

const LOOK_EVERY_MS = 1_000;
/** Of a replica that is away for long the latest counts. */
const MOST_MARKS = 1_000;
const ANSWER_LIMIT_MS = 1_000;
/** What takes too long here would take too long there. */
const STATEMENT_TIMEOUT = '57014';

const HAS_REACHED = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached';

export function openReplica({ settings, position, mostBehindMs, onError, onChange }: ReplicaOptions): Replica {
  const pool = new Pool({ ...settings, connectionTimeoutMillis: ANSWER_LIMIT_MS });
  // Apart from the others, so that what it says of the replica does not wait for them.
  const watch = new Pool({
    ...settings,
    max: 1,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  });
  for (const each of [pool, watch]) {
    each.on('error', onError);
    each.on('connect', (client) => client.on('error', onError));
  }
  /** Where the primary was and when, as long as the replica has not come there. */
  let marks: { readonly at: string; readonly seenMs: number }[] = [];
  /** Whether it has come on since it was found wanting. */
  let hasCome = false;
  let isFit = false;
  let isAwayTold = false;
  let looking: Promise<void> | undefined;
  let isBound = false;

  const hasReached = async (at: string): Promise<boolean> => {
    const { rows } = await watch.query<{ reached: boolean }>(HAS_REACHED, [at]);
    return rows[0]?.reached === true;
  };
  /** @returns milliseconds; undefined where it has come nowhere yet */
  const behindMs = async (): Promise<number | undefined> => {
    if (!isBound) await assertBound(watch, 'app');
    isBound = true;
    const seenMs = performance.now();
    // While the primary is away the replica serves what it has.
    const at = await position().catch(() => undefined);
    if (at !== undefined && marks.at(-1)?.at !== at) marks = [...marks.slice(0, MOST_MARKS), { at, seenMs }];
    let [oldest] = marks;
    while (oldest !== undefined && (await hasReached(oldest.at))) {
      hasCome = true;
      marks = marks.slice(1);
      [oldest] = marks;
    }
    if (!hasCome) return undefined;
    return oldest === undefined ? 0 : performance.now() - oldest.seenMs;
  };
  const look = (): Promise<void> => {
    looking ??= behindMs()
      .catch((error: unknown) => {
        if (!isAwayTold) onError(error instanceof Error ? error : new Error(String(error)));
        isAwayTold = true;
        return undefined;
      })
      .then((behind) => {
        looking = undefined;
        if (behind !== undefined) isAwayTold = false;
        const fit = behind !== undefined && behind <= mostBehindMs;
        // What it has missed meanwhile is known once it moves on.
        if (!fit) hasCome = false;
        if (fit !== isFit) onChange(fit);
        isFit = fit;
      });
    return looking;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  void look();

  return {
    pool,
    sqlFor: (tenantId, primary) => {
      const own = sqlOn((use) => borrow(takeClient(pool, tenantId), use));
      const rows: Sql['rows'] = async (what, values) => {
        if (!isFit) return primary.rows(what, values);
        try {
          return await own.rows(what, values);
        } catch (error) {
          const isReplicas = isRetryable(error) || (isOverload(error) && sqlState(error) !== STATEMENT_TIMEOUT);
          if (!isReplicas) throw error;
          void look();
          return primary.rows(what, values);
        }
      };
      return { rows, row: async (what, values) => (await rows(what, values))[0] };
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([pool.end(), watch.end()]);
    },
  };
}
