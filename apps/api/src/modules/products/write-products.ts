/** Writes products by the set; whoever calls has checked that they may. */
import { array, integer, jsonb, smallint, statement, type Tx, text, timestamptz } from '@passage/database';
import type { Localized } from '../catalogue/index.ts';
import { type SkuDraft, setSkus } from './set-skus.ts';

export interface ProductDraft {
  readonly shopId: number;
  readonly brandId: number;
  readonly designerId: number | null;
  readonly categoryId: number;
  readonly population: number;
  readonly name: Localized;
  readonly description: Localized;
  readonly status: 0 | 1;
  /** Paths below /files/, in the order in which they are shown. */
  readonly files: readonly string[];
  /** Values that hold for the whole product. */
  readonly valueIds: readonly number[];
  readonly skus: readonly SkuDraft[];
}

export interface WrittenProduct {
  readonly id: number;
  readonly skuIds: readonly number[];
}

// Numbers first: what is returned by an insert comes in an order that nobody promises.
const nextSpuIds = statement({
  name: 'products-next-spu-ids',
  params: [integer('count')],
  columns: { id: integer },
  text: `select nextval('spu_id_seq')::int as id from generate_series(1, $1)`,
});
const insertSpus = statement({
  name: 'products-insert-spus',
  params: [jsonb.as<string>()('rows'), timestamptz('now')],
  text: `insert into spu (id, shop_id, brand_id, designer_id, category_id, population, name, description, status, created_at)
   select id, shop_id, brand_id, designer_id, category_id, population, name, description, status, $2
   from jsonb_to_recordset($1::jsonb) as given (
     id int, shop_id int, brand_id int, designer_id int, category_id int, population int, name jsonb, description jsonb, status int
   )`,
});
const removeValues = statement({
  name: 'products-remove-values',
  params: [array(integer)('spuIds')],
  text: 'delete from spu_value where spu_id = any ($1::int[])',
});
const insertValues = statement({
  name: 'products-insert-values',
  params: [array(integer)('spuIds'), array(integer)('valueIds')],
  text: 'insert into spu_value (spu_id, value_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing',
});
const removePictures = statement({
  name: 'products-remove-pictures',
  params: [array(integer)('spuIds')],
  text: 'delete from spu_picture where spu_id = any ($1::int[])',
});
const insertPictures = statement({
  name: 'products-insert-pictures',
  params: [array(integer)('spuIds'), array(smallint)('places'), array(text)('files')],
  text: 'insert into spu_picture (spu_id, position, file) select * from unnest($1::int[], $2::smallint[], $3::text[])',
});

interface Ids {
  readonly spuId: number;
}

/** What a whole product carries takes the place of what it carried. */
export async function writeValues(tx: Tx, products: readonly (Ids & Pick<ProductDraft, 'valueIds'>)[]): Promise<void> {
  const rows = products.flatMap(({ spuId, valueIds }) => valueIds.map((valueId) => ({ spuId, valueId })));
  await tx.sql.rows(removeValues, [products.map(({ spuId }) => spuId)]);
  await tx.sql.rows(insertValues, [rows.map(({ spuId }) => spuId), rows.map(({ valueId }) => valueId)]);
}

/** Pictures take the place of those that were there. */
export async function writePictures(tx: Tx, products: readonly (Ids & Pick<ProductDraft, 'files'>)[]): Promise<void> {
  const rows = products.flatMap(({ spuId, files }) => files.map((file, place) => ({ spuId, place, file })));
  await tx.sql.rows(removePictures, [products.map(({ spuId }) => spuId)]);
  await tx.sql.rows(insertPictures, [
    rows.map(({ spuId }) => spuId),
    rows.map(({ place }) => place),
    rows.map(({ file }) => file),
  ]);
}

/** Adds products whole. Their list rows are made by `refreshListings`, which the caller owes. */
export async function writeProducts(tx: Tx, drafts: readonly ProductDraft[], now: Date): Promise<WrittenProduct[]> {
  if (drafts.length === 0) return [];
  const ids = (await tx.sql.rows(nextSpuIds, [drafts.length])).map(({ id }) => id);
  const numbered = drafts.map((draft, index) => ({ ...draft, spuId: ids[index] ?? 0 }));
  const rows = numbered.map((draft) => ({
    id: draft.spuId,
    shop_id: draft.shopId,
    brand_id: draft.brandId,
    designer_id: draft.designerId,
    category_id: draft.categoryId,
    population: draft.population,
    name: draft.name,
    description: draft.description,
    status: draft.status,
  }));
  await tx.sql.rows(insertSpus, [JSON.stringify(rows), now]);
  await writePictures(tx, numbered);
  await writeValues(tx, numbered);
  const skuIds = await setSkus(
    tx,
    numbered.map(({ spuId, skus }) => ({ spuId, skus, at: now, known: 'refuse' })),
  );
  return numbered.map(({ spuId }, index) => ({ id: spuId, skuIds: skuIds[index] ?? [] }));
}

// Texts come beside those in other languages.
const updateSpus = statement({
  name: 'products-update-spus',
  params: [jsonb.as<string>()('products')],
  text: `update spu set brand_id = given.brand_id, category_id = given.category_id, population = given.population,
     name = spu.name || given.name, description = spu.description || given.description, status = given.status
   from (
     select spu.id as spu_id, given.* from jsonb_to_recordset($1::jsonb) as given (
       id int, brand_id int, category_id int, population int, name jsonb, description jsonb, status int
     ) join spu on spu.id = given.id order by spu.id for update of spu
   ) as given
   where spu.id = given.spu_id`,
});

/** Changes what products are, in id order; the languages of which nothing is said stay. */
export async function updateProducts(
  tx: Tx,
  products: readonly (Ids &
    Pick<ProductDraft, 'brandId' | 'categoryId' | 'population' | 'name' | 'description' | 'status'>)[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ spuId, brandId, categoryId, population, name, description, status }) => ({
    id: spuId,
    brand_id: brandId,
    category_id: categoryId,
    population,
    name,
    description,
    status,
  }));
  await tx.sql.rows(updateSpus, [JSON.stringify(rows)]);
}
