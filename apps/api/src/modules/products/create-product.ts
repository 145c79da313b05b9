import type { contract, InputOf } from '@passage/contract';
import { integer, smallint, statement, type Tx } from '@passage/database';
import { shopScopeOf } from '../../http/context.ts';
import { found, invalidField } from '../../http/failure.ts';
import { writeAudit } from '../audit/index.ts';
import { refreshListings, safeHtml } from '../catalogue/index.ts';
import { draftSkus, localized, namedValues } from './draft-skus.ts';
import { placePictures } from './place-pictures.ts';
import type { Seller } from './seller.ts';
import { brandIdsOf, valueIdsOf } from './vocabulary.ts';
import { type WrittenProduct, writeProducts } from './write-products.ts';

type Input = InputOf<typeof contract.products.create>;

const shopById = statement({
  name: 'products-shop',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from shop where id = $1',
});
const categoryById = statement({
  name: 'products-category',
  params: [integer('id')],
  columns: { population: smallint },
  text: 'select population from category where id = $1',
});
const brandById = statement({
  name: 'products-brand',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from brand where id = $1',
});
const designerById = statement({
  name: 'products-designer',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from designer where id = $1',
});

/** @throws Failure INVALID_INPUT for a category that the tenant does not have */
export async function populationOf(tx: Tx, categoryId: number): Promise<number> {
  const category = await tx.sql.row(categoryById, [categoryId]);
  if (!category) throw invalidField('categoryId', 'invalid');
  return category.population;
}

interface BrandsAndDesigners {
  readonly brandId?: number | undefined;
  readonly brandName?: string | undefined;
  readonly designerId?: number | undefined;
}

/**
 * @returns ids of what was named, undefined for what was not
 * @throws Failure INVALID_INPUT for a brand or designer that the tenant does not have
 */
export async function brandsAndDesignersOf(
  tx: Tx,
  { brandId, brandName, designerId }: BrandsAndDesigners,
): Promise<{ brandId: number | undefined; designerId: number | undefined }> {
  if (designerId !== undefined && !(await tx.sql.row(designerById, [designerId])))
    throw invalidField('designerId', 'invalid');
  if (brandId !== undefined) {
    if (!(await tx.sql.row(brandById, [brandId]))) throw invalidField('brandId', 'invalid');
    return { brandId, designerId };
  }
  if (brandName === undefined) return { brandId: undefined, designerId };
  return { brandId: (await brandIdsOf(tx, [brandName])).get(brandName.toLowerCase()), designerId };
}

/** Texts by language as they may be shown: HTML is cleaned. */
export const safeTexts = (texts: Input['name'] | undefined): Record<string, string> =>
  texts === undefined
    ? {}
    : Object.fromEntries(Object.entries(localized(texts)).map(([language, html]) => [language, safeHtml(html)]));

/**
 * A shop offers a new product.
 *
 * @throws Failure INVALID_INPUT for what it refers to and does not exist and at a SKU that is named twice, NOT_FOUND for a shop that staff name and is not there
 */
export async function createProduct(tx: Tx, { caller, requestId, now }: Seller, input: Input): Promise<WrittenProduct> {
  const shopId = shopScopeOf(caller) ?? input.shopId;
  if (shopId === undefined) throw invalidField('shopId', 'required');
  found(await tx.sql.row(shopById, [shopId]));
  const population = await populationOf(tx, input.categoryId);
  const brandsAndDesigners = await brandsAndDesignersOf(tx, input);
  const files = await placePictures(tx, caller.id, input.pictures, {
    known: [],
    field: (index) => `pictures.${index}`,
  });
  const wholeValues = await valueIdsOf(tx, namedValues(input.properties ?? []));
  const skus = await draftSkus(tx, input.skus, { ownerId: caller.id, files });
  const draft = {
    shopId,
    brandId: found(brandsAndDesigners.brandId),
    designerId: brandsAndDesigners.designerId ?? null,
    categoryId: input.categoryId,
    population,
    name: localized(input.name),
    description: safeTexts(input.description),
    status: input.status,
    files,
    valueIds: [...wholeValues.values()],
    skus,
  };
  const [written] = await writeProducts(tx, [draft], now);
  const product = found(written);
  await refreshListings(tx, [product.id]);
  await writeAudit(tx, {
    actorId: caller.id,
    action: 'products.create',
    subject: `product:${product.id}`,
    before: null,
    after: { shopId, name: draft.name, categoryId: draft.categoryId, status: draft.status, skuIds: product.skuIds },
    requestId,
    now,
  });
  return product;
}
