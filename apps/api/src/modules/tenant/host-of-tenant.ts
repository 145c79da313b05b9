import { type Database, integer, statement, text } from '@passage/database';

const ownHost = statement({
  name: 'tenant-own-host',
  params: [integer('tenantId'), text('host')],
  columns: { host: text },
  text: `select host from tenant_host where tenant_id = $1 order by (host = $2) desc, is_primary desc, (shop_id is not null), host ~ '^[0-9.]+$', host limit 1`,
});
/** The host if it is one of the tenant's, else the tenant's primary: a link must never lead where a caller wants it to. */
export const hostOfTenant = async ({ global }: Database, tenantId: number, host: string): Promise<string> =>
  (await global.row(ownHost, [tenantId, host]))?.host ?? 'localhost';
