/** The demo world: generated from one seed number, so that two installs are equal. Each part stands with its capability. */
import { Client } from 'pg';
import { seedCatalogue, seedProducts } from './catalogue.ts';
import { seedChat } from './chat.ts';
import { seedContent, seedFavoriteShops } from './content.ts';
import { seedHistory } from './history.ts';
import { seedMembers } from './members.ts';
import { forTenant } from './target.ts';
import { seedTenant } from './tenants.ts';
import { TENANTS, type TenantNumber } from './world/tenants.ts';

export const SEED = 20_261;
/** Changes when the world does; a database that holds another version has to be made anew. */
export const WORLD_VERSION = '9';
export const PRODUCTS: Readonly<Record<TenantNumber, number>> = { 1: 420, 2: 96 };

type Tell = (line: string) => void;

const numbers: readonly TenantNumber[] = [1, 2];

async function withTarget<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, options: '-c search_path=public -c timezone=UTC' });
  await client.connect();
  try {
    // Two seeds at once: the second waits and finds the work done.
    await client.query("select pg_advisory_lock(hashtext('passage seed'))");
    return await use(client);
  } finally {
    await client.end();
  }
}

async function versionOf(client: Client, key: string): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>('select version from seed_state where key = $1', [key]);
  return rows[0]?.version;
}

const KEEP_VERSION =
  'insert into seed_state (key, version) values ($1, $2) on conflict (key) do update set version = excluded.version';
const keepVersion = (client: Client, key: string, version: string) => client.query(KEEP_VERSION, [key, version]);

/** What the demo's people have from their first day nobody decided: the proof of decisions begins after it. */
async function markFirstDay(client: Client, tenantId: number): Promise<void> {
  await client.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await client.query(
    `insert into consent_mark (tenant_id, transaction_id)
     select $1::int, coalesce(max(id), 0) from ledger_transaction where tenant_id = $1::int on conflict do nothing`,
    [tenantId],
  );
}

/**
 * Makes the world unless it is there.
 *
 * @param ownerUrl fills the tables that a store starts with
 * @param appUrl plays what happened since, as the app does it
 */
export async function seedWorld(ownerUrl: string, appUrl: string, tell: Tell = () => undefined): Promise<void> {
  await withTarget(ownerUrl, async (client) => {
    const version = await versionOf(client, 'world');
    if (version === WORLD_VERSION) return tell('the demo world is there');
    if (version !== undefined)
      throw new Error(
        `The database holds version ${version} of the demo world; make it anew for version ${WORLD_VERSION}.`,
      );
    if ((await versionOf(client, 'stores')) !== WORLD_VERSION) {
      await client.query('begin');
      for (const number of numbers) {
        const target = await forTenant(client, number);
        tell(`store ${number}: ${TENANTS[number].name}`);
        await seedTenant(target);
        await seedCatalogue(target);
        await seedProducts(target, { seed: SEED, from: 0, to: PRODUCTS[number], tell });
        await seedMembers(target);
        await seedChat(target);
        await seedContent(target);
        await seedFavoriteShops(target);
      }
      await client.query('reset role');
      for (const number of numbers) await markFirstDay(client, number);
      await keepVersion(client, 'products:1', String(PRODUCTS[1]));
      await keepVersion(client, 'stores', WORLD_VERSION);
      await client.query('commit');
    }
    await seedHistory(appUrl, SEED, tell);
    await keepVersion(client, 'world', WORLD_VERSION);
    await client.query('analyze');
    tell('the demo world is made');
  });
}

/** Grows the main store's catalogue. A smaller number than there is changes nothing. */
export async function growCatalogue(databaseUrl: string, wanted: number, tell: Tell = () => undefined): Promise<void> {
  await withTarget(databaseUrl, async (client) => {
    const from = Number((await versionOf(client, 'products:1')) ?? 0);
    if (from >= wanted) return tell(`the catalogue has ${from} products`);
    const target = await forTenant(client, 1);
    const keep = (done: number) => target.asOwner(KEEP_VERSION, ['products:1', String(done)]);
    await seedProducts(target, { seed: SEED, from, to: wanted, tell, onBatch: keep });
    await target.asOwner('vacuum analyze');
  });
}
