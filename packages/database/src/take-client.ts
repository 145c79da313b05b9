import type { Pool, PoolClient } from 'pg';

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

/** A transaction's one connection as Prisma is lent it: it stays with whoever runs the transaction. */
export const borrowed = (client: PoolClient): PoolClient =>
  new Proxy(client, {
    get: (target, name) => {
      if (name === 'release') return () => undefined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
