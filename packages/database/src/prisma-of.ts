/** The one Prisma client of a process: what it sends goes over the connection of the unit of work that asked. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolClient } from 'pg';
import { PrismaClient } from './generated/client.ts';

type Queries = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends' | '$use' | symbol>;
type WithoutBatches<Delegate> = Delegate extends { findUnique: unknown }
  ? Omit<Delegate, 'findUnique' | 'findUniqueOrThrow'>
  : Delegate;

/**
 * Prisma's queries without its ways to open connections and transactions, which belong to `inTransaction`, and without
 * findUnique, which collects what is asked within a tick into one statement, be it asked for one tenant or for several.
 * A query is sent when it is asked for, not when it is awaited.
 */
export type PrismaQueries = { readonly [Name in keyof Queries]: WithoutBatches<Queries[Name]> };

/** Whose connection Prisma's statements go over. */
export interface UnitOfWork {
  /** Lends a connection that is bound to the unit's tenant. */
  take(): Promise<PoolClient>;
  /** Whether its connection is in a transaction, in which Prisma opens none of its own. */
  readonly isTransaction: boolean;
}

const underWay = new AsyncLocalStorage<UnitOfWork>();

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** What Prisma sees as its pool. */
class UnitPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const taken = this.take(callback === undefined);
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** @param forTransaction Prisma asks without a callback for a transaction of its own, as for nested writes */
  private async take(forTransaction: boolean): Promise<PoolClient> {
    const unit = underWay.getStore();
    if (!unit) throw new Error('Prisma is asked outside of any unit of work');
    if (forTransaction && unit.isTransaction) throw new Error('Prisma opens no transaction inside a transaction');
    return unit.take();
  }
}

let theOne: PrismaClient | undefined;
function prismaClient(): PrismaClient {
  theOne ??= new PrismaClient({ adapter: new PrismaPg(new UnitPool({ max: 1 })) });
  return theOne;
}

const BATCHED = ['findUnique', 'findUniqueOrThrow'];

/** Prisma's queries over a unit's connection. */
export function prismaOf(unit: UnitOfWork): PrismaQueries {
  const sent = (owner: object, name: PropertyKey): unknown => {
    const value: unknown = Reflect.get(owner, name, owner);
    if (typeof value !== 'function') return value;
    return (...given: readonly unknown[]): unknown => {
      const asked: unknown = Reflect.apply(value, owner, given);
      return isThenable(asked) ? underWay.run(unit, () => Promise.resolve(asked)) : asked;
    };
  };
  return new Proxy(prismaClient(), {
    get: (client, name) => {
      const value = sent(client, name);
      if (typeof value !== 'object' || value === null) return value;
      return new Proxy(value, {
        get: (delegate, action) => {
          if (typeof action === 'string' && BATCHED.includes(action))
            throw new Error(`${action} collects what several tenants ask into one statement: use findFirst`);
          return sent(delegate, action);
        },
      });
    },
  });
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
