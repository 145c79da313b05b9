/** The hosts of a store, as an operator at the machine changes them. */
import { bigint, boolean, type Columns, integer, nullable, sqlOf, statement, text } from '@passage/database';
import type { ClientBase } from 'pg';
import { MAIN_TENANT } from '../../http/tenant-directory.ts';
import { writeOperatorAudit } from '../audit/index.ts';

/** Why a store's hosts stay as they are: a sentence for the operator. */
export class HostRefusal extends Error {
  override readonly name = 'HostRefusal';
}

/** A store as an operator knows it. */
export interface StoreKey {
  readonly id: number;
  readonly key: string;
}

const HOST_ROW = { host: text, tenant_id: integer, shop_id: nullable(integer), is_primary: boolean } satisfies Columns;

const hostByName = statement({
  name: 'store-host',
  params: [text('host')],
  columns: HOST_ROW,
  text: 'select host, tenant_id, shop_id, is_primary from tenant_host where host = $1',
});
const primaryHost = statement({
  name: 'store-primary-host',
  params: [integer('tenantId')],
  columns: { host: text },
  text: 'select host from tenant_host where tenant_id = $1 and is_primary',
});
const unsetPrimary = statement({
  name: 'store-unset-primary-host',
  params: [integer('tenantId')],
  text: 'update tenant_host set is_primary = false where tenant_id = $1 and is_primary',
});
// A race for a name that is nobody's yet ends here: whoever comes second finds it taken.
const takeHost = statement({
  name: 'store-take-host',
  params: [text('host'), integer('tenantId'), boolean('isPrimary')],
  columns: { host: text },
  text: `insert into tenant_host (host, tenant_id, is_primary) values ($1, $2, $3)
   on conflict (host) do update set is_primary = excluded.is_primary where tenant_host.tenant_id = excluded.tenant_id
   returning host`,
});
const giveHostUp = statement({
  name: 'store-give-host-up',
  params: [text('host'), integer('tenantId')],
  columns: { host: text },
  text: 'delete from tenant_host where host = $1 and tenant_id = $2 and not is_primary returning host',
});
const lockStore = statement({
  name: 'store-lock',
  params: [integer('tenantId')],
  columns: { id: integer },
  text: 'select id from tenant where id = $1 for update',
});
const storeNamed = statement({
  name: 'store-named',
  params: [text('named')],
  columns: { id: integer, key: text },
  text: 'select id, key from tenant where key = $1 or id::text = $1 order by key = $1 desc limit 1',
});
const firstStores = statement({
  name: 'store-first',
  params: [bigint('most')],
  columns: { id: integer, key: text },
  text: 'select id, key from tenant order by id limit $1',
});

const LONGEST = 253;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;
/** Stores that a sentence names at most. */
const MOST_NAMED = 20;

/**
 * A host's name as requests name it: lower case, other scripts in their ASCII form.
 *
 * @throws HostRefusal for whatever is no bare name, such as an address with a scheme, a port or a path
 */
export function hostNameOf(text: string): string {
  const refusal = new HostRefusal(
    `${text} is no name of a host: write it bare, such as shop.example, without scheme, port and path.`,
  );
  if (text === '' || /[\s/:@?#%\\*]/.test(text) || !URL.canParse(`http://${text}`)) throw refusal;
  // Punycode, by the rules that browsers go by.
  const name = new URL(`http://${text}`).hostname.replace(/\.$/, '');
  if (name.length > LONGEST || !name.split('.').every((label) => LABEL.test(label))) throw refusal;
  return name;
}

/**
 * The store that a command is about.
 *
 * @param client connected as the owner
 * @param named its key or its id; without it the main store, or the only one
 * @throws HostRefusal where there is none, or more than one to choose from
 */
export async function findStore(client: ClientBase, named: string | undefined): Promise<StoreKey> {
  if (named !== undefined) {
    const found = await sqlOf(client).row(storeNamed, [named]);
    if (found) return found;
  }
  const rows = await sqlOf(client).rows(firstStores, [MOST_NAMED + 1]);
  const keys = [...rows.slice(0, MOST_NAMED).map(({ key }) => key), ...(rows.length > MOST_NAMED ? ['…'] : [])].join(
    ', ',
  );
  if (named !== undefined)
    throw new HostRefusal(`No store is called ${named}: there ${rows.length === 1 ? 'is' : 'are'} ${keys || 'none'}.`);
  const main = rows.find(({ id }) => id === MAIN_TENANT) ?? (rows.length === 1 ? rows[0] : undefined);
  if (!main)
    throw new HostRefusal(
      rows.length === 0 ? 'The database holds no store.' : `Name one of the stores with --tenant: ${keys}.`,
    );
  return main;
}

/**
 * Gives a store a host, which every process serves as soon as this is committed. The first one becomes its primary, by
 * which it is named wherever the asked host may not be.
 *
 * @param client connected as the owner, in no transaction
 * @param isPrimary whether it takes the place of the store's primary host
 * @returns what was done, in a sentence
 * @throws HostRefusal for a host of another store, and for a shop's as the primary one
 */
export async function addHost(
  client: ClientBase,
  { store, host, isPrimary }: { store: StoreKey; host: string; isPrimary: boolean },
): Promise<string> {
  return inOrder(client, store.id, async () => {
    const sql = sqlOf(client);
    const known = await sql.row(hostByName, [host]);
    if (known && known.tenant_id !== store.id) throw new HostRefusal(`${host} belongs to another store.`);
    if (known?.shop_id != null && isPrimary)
      throw new HostRefusal(`${host} is the host of a shop, and a store's primary host is the store's own.`);
    const before = await primaryOf(client, store.id);
    const becomesPrimary = isPrimary || before === undefined;
    if (known && (known.is_primary || !becomesPrimary || known.shop_id !== null))
      return `${host} is a host of ${store.key} already.`;
    if (becomesPrimary) await sql.rows(unsetPrimary, [store.id]);
    if (!(await sql.row(takeHost, [host, store.id, becomesPrimary])))
      throw new HostRefusal(`${host} belongs to another store.`);
    await writeDown(client, store.id, 'store.host.add', host, before, becomesPrimary ? host : before);
    return `${host} is a host of ${store.key}${becomesPrimary ? ', its primary one' : ''}.`;
  });
}

/**
 * Takes a host from its store, which no process serves from then on.
 *
 * @param client connected as the owner, in no transaction
 * @param store whose it has to be; without it whoever's it is
 * @returns what was done, in a sentence
 * @throws HostRefusal for a host of nobody or of another store, and for a primary one: a store is always named by one
 */
export async function removeHost(
  client: ClientBase,
  { store, host }: { store: StoreKey | undefined; host: string },
): Promise<string> {
  const known = await sqlOf(client).row(hostByName, [host]);
  if (!known) throw new HostRefusal(`${host} is a host of no store.`);
  if (store !== undefined && known.tenant_id !== store.id) throw new HostRefusal(`${host} belongs to another store.`);
  return inOrder(client, known.tenant_id, async () => {
    const before = await primaryOf(client, known.tenant_id);
    if (!(await sqlOf(client).row(giveHostUp, [host, known.tenant_id])))
      throw new HostRefusal(
        before === host
          ? `${host} is the primary host of its store: make another one that first, with npm run store -- host add NAME --primary.`
          : `${host} is a host of no store.`,
      );
    await writeDown(client, known.tenant_id, 'store.host.remove', host, before, before);
    return `${host} is a host of no store any more.`;
  });
}

/** One change of a store's hosts at a time, whole or not at all. */
async function inOrder(client: ClientBase, tenantId: number, change: () => Promise<string>): Promise<string> {
  await client.query('begin');
  try {
    await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
    await sqlOf(client).row(lockStore, [tenantId]);
    const told = await change();
    await client.query('commit');
    return told;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const primaryOf = async (client: ClientBase, tenantId: number): Promise<string | undefined> =>
  (await sqlOf(client).row(primaryHost, [tenantId]))?.host;

/** A row of the store's audit without a member: who works at the machine is none. */
async function writeDown(
  client: ClientBase,
  tenantId: number,
  action: string,
  host: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  await writeOperatorAudit(client, {
    tenantId,
    action,
    subject: `host:${host}`,
    before: { primary: before ?? null },
    after: { primary: after ?? null },
  });
}
