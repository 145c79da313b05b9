import { Pool, type PoolClient } from 'pg';

/** The tenant that a connection was last told. */
const boundTenant = new WeakMap<PoolClient, number>();

/** Takes a connection and binds it to the tenant; a statement is sent only when its last tenant was another. */
export async function takeClient(shared: Pool, tenantId: number): Promise<PoolClient> {
  const client = await shared.connect();
  if (boundTenant.get(client) === tenantId) return client;
  try {
    await client.query({
      name: 'bind-tenant',
      text: "select set_config('app.tenant_id', $1, false)",
      values: [String(tenantId)],
    });
    boundTenant.set(client, tenantId);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** What Prisma sees as its pool: hands out the shared pool's connections, bound to one tenant. */
export class TenantPool extends Pool {
  private readonly shared: Pool;
  private readonly tenantId: number;

  constructor(shared: Pool, tenantId: number) {
    super({ max: 1 });
    this.shared = shared;
    this.tenantId = tenantId;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const taken = takeClient(this.shared, this.tenantId);
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}

/** What Prisma sees as its pool inside a transaction: its one connection, which stays with whoever runs the transaction. */
export class LentPool extends Pool {
  private readonly lent: PoolClient;

  constructor(client: PoolClient) {
    super({ max: 1 });
    this.lent = new Proxy(client, {
      get: (target, name) => {
        if (name === 'release') return () => undefined;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    // Only a transaction of Prisma's own, as for nested writes, asks without a callback; it would end the one around it.
    if (!callback) return Promise.reject(new Error('Prisma opens no transaction inside a transaction'));
    callback(undefined, this.lent, () => undefined);
    return undefined;
  }
}
