import { Pool } from 'pg';
import { exclusively } from './advisory-lock.ts';
import { assertBound } from './assert-bound-login.ts';
import { borrow } from './borrow.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { observeConnects, observeStatements, type StatementObserver } from './observed-statements.ts';
import { type PrismaQueries, prismaOf } from './prisma-of.ts';
import { openReplica } from './replica.ts';
import { type Sql, type Statement, sqlOn } from './sql.ts';
import { takeClient } from './take-client.ts';
import { runCommand } from './transaction.ts';

/** A tenant's data: Prisma for plain access, prepared statements for hot reads and guarded writes. */
export interface Db {
  readonly tenantId: number;
  readonly prisma: PrismaQueries;
  readonly sql: Sql;
}

/** The same inside a transaction: both use one connection. */
export interface Tx extends Db {
  readonly isTransaction: true;
  /**
   * Sends a write whose answer nobody needs: the commit follows it at once, so that what it locks is held for no round
   * trip. Where it fails nothing is kept, and the command fails too. Its rows cannot be seen: whoever finds them wanting
   * afterwards could undo nothing, so a guarded change is one of `mustTouch`, which fails in the database.
   *
   * @param refusal what the command fails with in the place of the write's own error
   */
  pipelineWithCommit<Values extends readonly unknown[]>(
    write: Statement<unknown, Values>,
    values: Values,
    refusal?: (error: unknown) => unknown,
  ): void;
  /** Runs after the commit, never after a rollback. */
  afterCommit(action: () => void): void;
  /** Hands a piece of news to whoever the database was opened with, after the commit and never after a rollback. */
  announce(news: string): void;
  /** The W3C trace context that the command runs in, where it is traced. */
  readonly traceparent: string | undefined;
}

/** A tenant's data with the right to open transactions. */
export interface WritableDb extends Db {
  /**
   * Runs a command in one transaction. After a deadlock or a failed serialization the whole command runs again.
   *
   * @throws Overload when no connection or lock is to be had in time
   */
  inTransaction<T>(command: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface TenantDatabase {
  readonly writable: WritableDb;
  /** On connections that refuse to write. */
  readonly readable: Db;
  /** The same for statements whose answers may be moments old: on the replica, where there is one that is good enough. */
  readonly catalogue: Db;
}

/** How the connections of a pool are used. */
export interface PoolFigures {
  readonly pool: 'write' | 'read' | 'global' | 'replica';
  /** The most that it opens. */
  readonly size: number;
  readonly used: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface Database {
  forTenant(tenantId: number): TenantDatabase;
  /** @throws Error when no connection answers */
  ping(): Promise<void>;
  pools(): readonly PoolFigures[];
  /** @throws Error when the app's login is one that could bypass row-level security */
  assertBoundRole(): Promise<void>;
  /** Tables that belong to no tenant. */
  readonly global: Sql;
  /**
   * Does work that one process of the system may do at a time, unless another is doing it.
   *
   * @returns whether it was done
   */
  exclusively(name: string, work: () => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connects as the app's login. */
  readonly url: string;
  /** A streaming replica of the same database. */
  readonly replicaUrl?: string | undefined;
  /** Milliseconds that the replica may be behind and still be asked. */
  readonly replicaBehindMs?: number;
  /** Hears when the replica begins to be asked and when it ends. */
  readonly onReplica?: (isAsked: boolean) => void;
  /** Connections of each of the two pools, and of the replica's. */
  readonly poolSize?: number;
  /** How long a command may wait for a connection. */
  readonly maxWaitMs?: number;
  readonly onError?: (error: Error) => void;
  /** Gets what commands announce. */
  readonly announce?: (news: string) => void;
  /** Hears of the statements; without one they go out as they are. */
  readonly observe?: StatementObserver | undefined;
  /** Hears when a connection is asked for. @returns what is called once it is there or is not to be had */
  readonly observeConnect?: (() => (() => void) | undefined) | undefined;
  /** The trace context of whatever runs at the moment. */
  readonly traceparent?: (() => string | undefined) | undefined;
}

export function openDatabase({
  url,
  replicaUrl,
  replicaBehindMs = 5_000,
  onReplica = () => undefined,
  poolSize = 10,
  maxWaitMs = 5_000,
  onError = () => undefined,
  announce = () => undefined,
  observe,
  observeConnect,
  traceparent = () => undefined,
}: DatabaseOptions): Database {
  const session =
    '-c role=passage_app -c search_path=public -c timezone=UTC -c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=20000';
  const settings = {
    connectionString: url,
    max: poolSize,
    // A connection that was closed is missing when many come at once, and its next one plans every statement anew.
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: maxWaitMs,
  };
  // Statements of a command that do not need each other's answers go out together.
  const writePool = new Pool({ ...settings, pipeline: true, options: session, stream: () => new GatheringSocket() });
  const readPool = new Pool({ ...settings, options: `${session} -c default_transaction_read_only=on` });
  // Never told a tenant: on a connection that was, a query without a tenant would see that tenant's rows.
  const globalPool = new Pool({ ...settings, max: 2, options: `${session} -c default_transaction_read_only=on` });
  // Each lock that is held keeps one of them; they are closed when nobody holds a lock.
  const lockPool = new Pool({ ...settings, options: session, idleTimeoutMillis: 1_000 });
  const replica =
    replicaUrl === undefined
      ? undefined
      : openReplica({
          settings: {
            ...settings,
            connectionString: replicaUrl,
            options: `${session} -c default_transaction_read_only=on`,
          },
          position: async () => {
            const { rows } = await globalPool.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
            return rows[0]?.at ?? '';
          },
          mostBehindMs: replicaBehindMs,
          onError,
          onChange: onReplica,
        });
  for (const pool of [writePool, readPool, globalPool, lockPool]) {
    pool.on('error', onError);
    // A connection that breaks while it is lent out emits an error too, which would end the process if nobody listened.
    pool.on('connect', (client) => client.on('error', onError));
    if (observe) pool.on('connect', (client) => observeStatements(client, observe));
    if (observeConnect) observeConnects(pool, observeConnect);
  }
  if (observe) replica?.pool.on('connect', (client) => observeStatements(client, observe));
  const pools: readonly (readonly [PoolFigures['pool'], Pool])[] = [
    ['write', writePool],
    ['read', readPool],
    ['global', globalPool],
    ...(replica ? [['replica', replica.pool] as const] : []),
  ];

  const bound = (pool: Pool, tenantId: number): Db => {
    const take = () => takeClient(pool, tenantId);
    return {
      tenantId,
      get prisma() {
        return prismaOf({ take, isTransaction: false });
      },
      sql: sqlOn((use) => borrow(take(), use)),
    };
  };

  return {
    // Nothing is kept of a tenant: it costs what is asked for it.
    forTenant: (tenantId) => {
      const readable = bound(readPool, tenantId);
      const writer = bound(writePool, tenantId);
      return {
        writable: {
          tenantId,
          get prisma() {
            return writer.prisma;
          },
          sql: writer.sql,
          inTransaction: (command) => runCommand(writePool, tenantId, command, { announce, traceparent }),
        },
        readable,
        catalogue: replica
          ? {
              tenantId,
              get prisma() {
                return readable.prisma;
              },
              sql: replica.sqlFor(tenantId, readable.sql),
            }
          : readable,
      };
    },
    ping: async () => {
      await Promise.all([writePool.query('select 1'), readPool.query('select 1')]);
    },
    pools: () =>
      pools.map(([name, { options, totalCount, idleCount, waitingCount }]) => ({
        pool: name,
        size: options.max,
        used: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    assertBoundRole: () => assertBound(writePool, 'app'),
    global: sqlOn((use) => borrow(globalPool.connect(), use)),
    exclusively: (name, work) => exclusively(lockPool, name, work),
    close: async () => {
      await replica?.close();
      await Promise.all([writePool.end(), readPool.end(), globalPool.end(), lockPool.end()]);
    },
  };
}
