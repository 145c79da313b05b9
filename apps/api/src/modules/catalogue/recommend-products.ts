import type { Contract, InputOf, Language } from '@passage/contract';
import type { Db } from '@passage/database';
import { placeOfProduct } from './catalogue.queries.ts';
import { type Place, type ProductRow, productsInPlace, SCOPE } from './list-products.queries.ts';

const MOST = 10;

/**
 * Products to show beside a product: of its category, then of its brand, then of its population, each in the recommended
 * order. A shop's page shows the shop's own, and without either those of a population.
 */
export async function recommendProducts(
  db: Db,
  { spuId, shopId, sex }: InputOf<Contract['catalogue']['recommended']>,
  reader: { readonly language: Language; readonly memberId: number | undefined },
): Promise<ProductRow[]> {
  const product = spuId === undefined ? undefined : await placeOfProduct(db, spuId);
  const places: Place[] = product
    ? [
        { scope: SCOPE.category, scopeId: product.category_id },
        { scope: SCOPE.brand, scopeId: product.brand_id },
        { scope: SCOPE.population, scopeId: product.population },
      ]
    : [
        ...(shopId === undefined ? [] : [{ scope: SCOPE.shop, scopeId: shopId }]),
        ...(sex === undefined ? [] : [{ scope: SCOPE.population, scopeId: sex }]),
        { scope: SCOPE.all, scopeId: 0 },
      ];
  const recommended = new Map<number, ProductRow>();
  for (const place of places) {
    if (recommended.size >= MOST) break;
    // One page holds enough even when all that was taken before, and the product itself, come again.
    const { rows } = await productsInPlace(db, place, 0, { ...reader, pageSize: 2 * MOST, offset: 0 });
    for (const row of rows) if (row.id !== spuId && recommended.size < MOST) recommended.set(row.id, row);
  }
  return [...recommended.values()];
}
