/** What shops are called: each name once in a tenant, and for 90 days after its shop took another one. */
import { boolean, type Db, integer, nullable, statement, text, timestamptz } from '@passage/database';

/** Former names that are held for a shop at once: whoever takes ever new ones would take them from everybody else. */
export const MOST_FORMER_NAMES = 5;

const heldName = statement({
  name: 'shops-held-name',
  params: [text('name'), nullable(integer)('shopId'), timestamptz('now')],
  columns: { key: text },
  text: `select key from shop_name
   where key = any(passage.shop_name_keys($1)) and shop_id is distinct from $2 and (held_until is null or held_until > $3)
   union all
   select name from tenant
   where id = passage.tenant_id() and passage.shop_name_keys(name) && passage.shop_name_keys($1)
   limit 1`,
});

/**
 * Whether another shop than the given one is called so, or was in the last 90 days, or the store itself is. Case, width,
 * accents, signs that are not seen and look-alike letters of other alphabets, whether of its capitals or of its small
 * letters, make no other name.
 */
export const isShopNameTaken = async (db: Db, name: string, shopId: number | null, now: Date): Promise<boolean> =>
  (await db.sql.row(heldName, [name, shopId, now])) !== undefined;

const heldForShop = statement({
  name: 'shops-held-for',
  params: [integer('shopId'), text('name'), timestamptz('now')],
  columns: { held: integer, is_own: boolean },
  text: `select count(distinct name) filter (where held_until > $3)::int as held,
     coalesce(passage.shop_name_keys($2) <@ array_agg(key), false) as is_own
   from shop_name where shop_id = $1 and (held_until is null or held_until > $3)`,
});

/**
 * Whether a shop that is locked may give up its name for this one: where it holds as many former names as it may, only for
 * one of which it has each key already.
 */
export async function mayTakeNewName(db: Db, shopId: number, name: string, now: Date): Promise<boolean> {
  const row = await db.sql.row(heldForShop, [shopId, name, now]);
  return row === undefined || row.is_own || row.held < MOST_FORMER_NAMES;
}

const formerNames = statement({
  name: 'shops-former-names',
  params: [integer('shopId'), timestamptz('now')],
  columns: { name: text },
  text: 'select name from shop_name where shop_id = $1 and held_until > $2 group by name order by max(held_until) desc, name',
});

/** What a shop was called in the last 90 days and is not called any more, the newest first. */
export const formerNamesOf = async (db: Db, shopId: number, now: Date): Promise<string[]> =>
  (await db.sql.rows(formerNames, [shopId, now])).map(({ name }) => name);
