import type { contract, InputOf } from '@passage/contract';
import { array, integer, jsonb, nullable, smallint, statement, type Tx, text } from '@passage/database';
import { shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { refreshListings } from '../catalogue/index.ts';
import { brandsAndDesignersOf, populationOf, safeTexts } from './create-product.ts';
import { draftSkus, localized, namedValues } from './draft-skus.ts';
import { placePictures } from './place-pictures.ts';
import { lockProducts, lockWholeProduct } from './product-locks.ts';
import type { Seller } from './seller.ts';
import { setSkus } from './set-skus.ts';
import { valueIdsOf } from './vocabulary.ts';
import { writePictures, writeValues } from './write-products.ts';

type Change = InputOf<typeof contract.products.change>;
type NewSkus = InputOf<typeof contract.products.addSkus>;

const updateSpu = statement({
  name: 'products-update-spu',
  params: [
    integer('id'),
    nullable(jsonb.as<string>())('name'),
    nullable(jsonb.as<string>())('description'),
    nullable(integer)('categoryId'),
    nullable(smallint)('population'),
    nullable(integer)('brandId'),
    nullable(integer)('designerId'),
  ],
  columns: { name: jsonb.as<object>(), category_id: integer, brand_id: integer, designer_id: nullable(integer) },
  text: `with before as (select name, category_id, brand_id, designer_id from spu where id = $1)
   update spu set name = coalesce($2::jsonb, spu.name), description = coalesce($3::jsonb, spu.description),
     category_id = coalesce($4, spu.category_id), population = coalesce($5, spu.population),
     brand_id = coalesce($6, spu.brand_id), designer_id = coalesce($7, spu.designer_id)
   from before where spu.id = $1
   returning before.name, before.category_id, before.brand_id, before.designer_id`,
});
// SKUs whose picture is gone show the product's first.
const mendSkuPictures = statement({
  name: 'products-mend-sku-pictures',
  params: [integer('spuId'), array(text)('files')],
  text: 'update sku set file = ($2::text[])[1] where spu_id = $1 and status = 1 and not file = any ($2)',
});

const json = (texts: Readonly<Record<string, string>> | undefined): string | null =>
  texts === undefined ? null : JSON.stringify(texts);

/** @throws Failure NOT_FOUND, INVALID_INPUT for what it refers to and does not exist */
export async function changeProduct(tx: Tx, { caller, requestId, now }: Seller, change: Change): Promise<void> {
  const { id, name, description, categoryId, pictures, properties } = change;
  const { files: known } = found(await lockWholeProduct(tx, shopScopeOf(caller), id));
  const population = categoryId === undefined ? null : await populationOf(tx, categoryId);
  const brandsAndDesigners = await brandsAndDesignersOf(tx, change);
  const before = await tx.sql.row(updateSpu, [
    id,
    json(name && localized(name)),
    json(description && safeTexts(description)),
    categoryId ?? null,
    population,
    brandsAndDesigners.brandId ?? null,
    brandsAndDesigners.designerId ?? null,
  ]);
  if (pictures !== undefined) {
    const field = (index: number) => `pictures.${index}`;
    const files = await placePictures(tx, caller.id, pictures, { known, field });
    await writePictures(tx, [{ spuId: id, files }]);
    await tx.sql.rows(mendSkuPictures, [id, files]);
  }
  if (properties !== undefined) {
    const values = await valueIdsOf(tx, namedValues(properties));
    await writeValues(tx, [{ spuId: id, valueIds: [...values.values()] }]);
  }
  await refreshListings(tx, [id]);
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'products.change',
    subject: `product:${id}`,
    before: { ...before },
    after: {
      name: name ?? null,
      categoryId: categoryId ?? null,
      ...brandsAndDesigners,
      pictures: pictures?.length ?? null,
    },
    requestId,
    now,
  });
}

/** @throws Failure NOT_FOUND, INVALID_INPUT for a SKU that the product has already */
export async function addSkus(tx: Tx, { caller, requestId, now }: Seller, { id, skus }: NewSkus): Promise<number[]> {
  const [product] = await lockProducts(tx, shopScopeOf(caller), [id]);
  const { files } = found(product);
  const drafts = await draftSkus(tx, skus, { ownerId: caller.id, files });
  const [skuIds = []] = await setSkus(tx, [{ spuId: id, skus: drafts, at: now, known: 'refuse' }]);
  await refreshListings(tx, [id]);
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'products.add-skus',
    subject: `product:${id}`,
    before: null,
    after: { skuIds },
    requestId,
    now,
  });
  return skuIds;
}
