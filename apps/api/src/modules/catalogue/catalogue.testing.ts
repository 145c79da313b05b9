import { contract } from '@passage/contract';
import { expect } from 'vitest';
import type { TestApi } from '../../testing/api.ts';
import type { TestProduct, World } from '../../testing/world.ts';

interface Variant {
  readonly colour: string;
  readonly size: string;
  readonly price?: number;
  readonly marketPrice?: number;
  readonly stock?: number;
}

/** Derives prices, list rows and search words anew, as every writer of products does. */
export const refresh = (world: World, product: { tenantId: number; spuId: number }): Promise<void> =>
  world.refresh(product);

/** A product whose SKUs differ in colour and size; the values stand in the order of their first use. */
export async function colouredProduct(world: World, variants: readonly Variant[], tenantId = 1): Promise<TestProduct> {
  const product = await world.product({ tenantId, skus: variants });
  const { query } = world;
  await query('delete from sku_value where tenant_id = $1 and sku_id = any ($2)', [tenantId, product.skuIds]);
  const names = { colour: { en: 'Colour', zh: '颜色' }, size: { en: 'Size' } };
  for (const [position, key] of (['colour', 'size'] as const).entries()) {
    const [property] = await query<{ id: number }>(
      `insert into property (tenant_id, key, name, position) values ($1, $2, $3, $4)
       on conflict (tenant_id, key) do update set name = excluded.name returning id`,
      [tenantId, key, names[key], position],
    );
    for (const [index, variant] of variants.entries()) {
      await query(
        `with value as (
           insert into property_value (tenant_id, property_id, key, name, position)
           select $1, $2, $3, $4, count(*) from property_value where tenant_id = $1 and property_id = $2
           on conflict (tenant_id, property_id, key) do update set name = excluded.name returning id
         )
         insert into sku_value (tenant_id, sku_id, value_id, position) select $1, $5, id, $6 from value`,
        [tenantId, property?.id, variant[key], { en: variant[key] }, product.skuIds[index], position],
      );
      const picture = `art/coat.${variant.colour.toLowerCase()}/front.svg`;
      await query('update sku set file = $3 where tenant_id = $1 and id = $2', [
        tenantId,
        product.skuIds[index],
        picture,
      ]);
    }
  }
  await world.refresh(product);
  return product;
}

/** The id of a property's value. */
export async function valueId({ query }: World, property: string, value: string, tenantId = 1): Promise<number> {
  const [row] = await query<{ id: number }>(
    `select property_value.id from property_value join property on property.tenant_id = property_value.tenant_id and property.id = property_id
     where property.tenant_id = $1 and property.key = $2 and property_value.key = $3`,
    [tenantId, property, value],
  );
  return row?.id ?? 0;
}

/** The brand of a product. */
export async function brandOf({ query }: World, { tenantId, spuId }: TestProduct): Promise<number> {
  const [row] = await query<{ brand_id: number }>('select brand_id from spu where tenant_id = $1 and id = $2', [
    tenantId,
    spuId,
  ]);
  return row?.brand_id ?? 0;
}

/** Reads lists, and makes categories to list. */
export function listsOf({ world, call }: Pick<TestApi, 'world' | 'call'>) {
  return {
    /** The products of a list, in its order. */
    idsOf: async (payload: object, caller = call): Promise<number[]> => {
      const { code, data } = await caller.endpoint(contract.catalogue.page, payload);
      expect(code).toBe(0);
      return data.list.map((product: { productId: number }) => product.productId);
    },

    /** Products of one category at these prices, the first the oldest. */
    productsAt: async (
      prices: readonly number[],
    ): Promise<{ categoryId: number; products: TestProduct[]; ids: number[] }> => {
      const categoryId = await world.category();
      const products: TestProduct[] = [];
      for (const [index, price] of prices.entries()) {
        const product = await world.product({ categoryId, skus: [{ price }] });
        const createdAt = new Date(Date.UTC(2026, 0, index + 1));
        await world.query('update spu set created_at = $2 where tenant_id = 1 and id = $1', [product.spuId, createdAt]);
        await refresh(world, product);
        products.push(product);
      }
      return { categoryId, products, ids: products.map(({ spuId }) => spuId) };
    },
  };
}
