import type { contract, OutputOf } from '@passage/contract';
import { bigint, type Db, integer, jsonb, nullable, smallint, statement, text } from '@passage/database';
import { cents } from '@passage/money';
import { type Localized, reputationOf } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';

const profileById = statement({
  name: 'own-shop-profile',
  params: [integer('id')],
  columns: {
    id: integer,
    name: text,
    description: jsonb.as<Localized>(),
    logo: nullable(text),
    address: text,
    return_address: text,
    url: text,
    status: smallint.as<0 | 1>(),
    freight: bigint,
    free_freight_from: bigint,
    review_count: integer,
    score_sum: bigint,
    favorite_count: integer,
  },
  text: `select id, name, description, logo, address, return_address, url, status, freight, free_freight_from, review_count, score_sum, favorite_count
   from shop where id = $1`,
});

/** A shop as its owner edits it; undefined where there is none. */
export async function readProfile(
  db: Db,
  shopId: number,
): Promise<NonNullable<OutputOf<typeof contract.ownShop.profile>> | undefined> {
  const row = await db.sql.row(profileById, [shopId]);
  return (
    row && {
      id: row.id,
      shopname: row.name,
      description: row.description,
      logo: fileUrl(row.logo ?? ''),
      address: row.address,
      returnAddress: row.return_address,
      url: row.url,
      status: row.status,
      freight: cents(row.freight),
      freeFreightFrom: cents(row.free_freight_from),
      storeReputation: reputationOf(row),
      favoriteCount: row.favorite_count,
    }
  );
}
