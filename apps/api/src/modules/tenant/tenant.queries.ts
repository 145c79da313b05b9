import { type Database, type Db, integer, nullable, statement, text } from '@passage/database';
import { MAIN_TENANT } from '../../http/tenant-directory.ts';

const hostOwner = statement({
  name: 'tenant-host-owner',
  params: [text('host')],
  columns: { tenant_id: integer, shop_id: nullable(integer) },
  text: 'select tenant_id, shop_id from tenant_host where host = $1',
});
const shopName = statement({
  name: 'tenant-shop-name',
  params: [integer('id')],
  columns: { id: integer, name: text },
  text: 'select id, name from shop where id = $1',
});

/** The tenant that owns a host, by itself or as the host of one of its shops; the main tenant for any other host. */
export async function findTenantOfHost({ global }: Database, host: string): Promise<number> {
  return (await global.row(hostOwner, [host]))?.tenant_id ?? MAIN_TENANT;
}

/** The shop of this tenant that is served on a host of its own. */
export async function findShopOfHost(
  { global }: Database,
  db: Db,
  host: string,
): Promise<{ id: number; name: string } | undefined> {
  const owner = await global.row(hostOwner, [host]);
  if (owner?.tenant_id !== db.tenantId || owner.shop_id === null) return undefined;
  return db.sql.row(shopName, [owner.shop_id]);
}
