import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';

/** The tenant that a connection was last told. */
const boundTenant = new WeakMap<PoolClient, number>();

/** Connections that Prisma's transactions of the running command took, so that prepared SQL can use the same one. */
export const transactionClient = new AsyncLocalStorage<{ client?: PoolClient }>();

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
  constructor(
    private readonly shared: Pool,
    private readonly tenantId: number,
  ) {
    super({ max: 1 });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const taken = takeClient(this.shared, this.tenantId);
    if (!callback) {
      return taken.then((client) => {
        const slot = transactionClient.getStore();
        if (slot) slot.client = client;
        return client;
      });
    }
    taken.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
