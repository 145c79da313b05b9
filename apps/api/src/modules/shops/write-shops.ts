/** Writes shops: who opens them, what their owners say of them, and their reputation. */
import {
  bigint,
  integer,
  jsonb,
  nullable,
  type RowOf,
  sqlState,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';
import { Failure } from '../../http/failure.ts';

const insertRow = statement({
  name: 'shops-insert',
  params: [integer('ownerId'), text('name'), text('description'), text('logo'), text('address'), timestamptz('now')],
  columns: { id: integer },
  text: `insert into shop (owner_id, name, description, logo, address, created_at, named_at)
   values ($1, $2, jsonb_build_object('en', $3::text), $4, $5, $6, $6) on conflict do nothing returning id`,
});

export interface ShopDraft {
  readonly ownerId: number;
  readonly name: string;
  /** In English. */
  readonly description: string;
  /** Path below /files/. */
  readonly logo: string;
  readonly address: string;
}

/**
 * Opens a member's shop.
 *
 * @returns its id
 * @throws Failure SHOP_NAME_TAKEN when another in the same instant took the name
 */
export async function insertShop(tx: Tx, draft: ShopDraft, now: Date): Promise<number> {
  const { ownerId, name, description, logo, address } = draft;
  const values = [ownerId, name, description, logo, address, now] as const;
  const shop = await tx.sql.row(insertRow, [...values]).catch(refuseTakenName);
  if (!shop) throw new Failure('SHOP_NAME_TAKEN');
  return shop.id;
}

const lockRow = statement({
  name: 'shops-lock-profile',
  params: [integer('id')],
  columns: {
    name: text,
    description: jsonb.as<Readonly<Record<string, string | undefined>>>(),
    /** Path below /files/. */
    logo: nullable(text),
    address: text,
    return_address: text,
    freight: bigint,
    free_freight_from: bigint,
  },
  text: 'select name, description, logo, address, return_address, freight, free_freight_from from shop where id = $1 for update',
});
const updateRow = statement({
  name: 'shops-update-profile',
  params: [
    integer('id'),
    text('name'),
    jsonb.as<string>()('description'),
    nullable(text)('logo'),
    text('address'),
    bigint('freight'),
    bigint('freeFreightFrom'),
    text('returnAddress'),
    timestamptz('now'),
  ],
  text: `update shop set name = $2, description = $3::jsonb, logo = $4, address = $5, freight = $6, free_freight_from = $7,
     return_address = $8, named_at = case when name = $2 then named_at else $9 end
   where id = $1`,
});

/** What the owner says of a shop; amounts in cents. */
export type ShopProfile = RowOf<typeof lockRow>;

/** Locks a shop until the transaction ends; undefined for no such shop. */
export const lockProfile = (tx: Tx, shopId: number): Promise<ShopProfile | undefined> => tx.sql.row(lockRow, [shopId]);

/**
 * Writes the profile of a locked shop.
 *
 * @throws Failure SHOP_NAME_TAKEN when another in the same instant took the name
 */
export async function updateProfile(tx: Tx, shopId: number, profile: ShopProfile, now: Date): Promise<void> {
  const { name, description, logo, address, freight, free_freight_from: freeFrom, return_address: returns } = profile;
  const values = [shopId, name, JSON.stringify(description), logo, address, freight, freeFrom, returns, now] as const;
  await tx.sql.rows(updateRow, [...values]).catch(refuseTakenName);
}

/** Two shops that take one name at once do not see each other before they write. */
function refuseTakenName(error: unknown): never {
  throw sqlState(error) === '23505' ? new Failure('SHOP_NAME_TAKEN', { cause: error }) : error;
}

const addToSums = statement({
  name: 'shops-add-scores',
  params: [integer('spuId'), integer('count'), bigint('sum')],
  columns: { id: integer },
  text: `update shop set review_count = review_count + $2, score_sum = score_sum + $3
   where id = (select shop_id from spu where id = $1) returning id`,
});

/**
 * Counts new reviews into the reputation of the shop that a product is of.
 *
 * @param reviews how many there are, and the sum of all their scores
 */
export async function addShopScores(
  tx: Tx,
  spuId: number,
  { count, sum }: { readonly count: number; readonly sum: number },
): Promise<void> {
  if (!(await tx.sql.row(addToSums, [spuId, count, sum]))) throw new Error('the shop is missing');
}
