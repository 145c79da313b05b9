/** One rule for the set of a product's SKUs, by each of the ways in which products come into a store. */
import { importsOf } from '@passage/api/modules/imports/imports.testing';
import { newMerchant, uploadPicture } from '@passage/api/modules/products/products.testing';
import { startApi } from '@passage/api/testing/api';
import { expect, it } from 'vitest';

const api = await startApi({ template: 'demo' });
const { world } = api;

interface Option {
  readonly name: string;
  readonly value: string;
}
interface SkuRow {
  readonly price: string;
  readonly market_price: string;
  readonly stock: number;
  readonly status: number;
  /** Whether its picture is one of the product's. */
  readonly is_shown: boolean;
  /** In the order in which they are shown. */
  readonly values: readonly number[];
  readonly movements: readonly { readonly quantity: number; readonly reason: number }[];
}

const rowsOf = (spuId: number): Promise<SkuRow[]> =>
  world.query<SkuRow>(
    `select price, market_price, stock, status,
       exists (select from spu_picture as picture where picture.tenant_id = 1 and picture.spu_id = sku.spu_id and picture.file = sku.file)
         as is_shown,
       array(select value_id from sku_value where tenant_id = 1 and sku_id = sku.id order by position) as values,
       (select coalesce(jsonb_agg(jsonb_build_object('quantity', quantity, 'reason', reason) order by id), '[]')
        from stock_movement where tenant_id = 1 and sku_id = sku.id) as movements
     from sku where tenant_id = 1 and spu_id = $1 order by id`,
    [spuId],
  );

/** A product of the demo world that nobody has ordered, with several SKUs of which some are sold out. */
async function seededProduct(): Promise<{ spuId: number; options: readonly (readonly Option[])[] }> {
  const [product] = await world.query<{ id: number }>(
    `select spu.id from spu join sku on sku.tenant_id = 1 and sku.spu_id = spu.id
     where spu.tenant_id = 1 and not exists (select from order_item where tenant_id = 1 and order_item.spu_id = spu.id)
     group by spu.id having count(*) > 3 and bool_or(sku.stock = 0) and bool_or(sku.stock > 0) order by spu.id limit 1`,
  );
  const spuId = product?.id ?? 0;
  const skus = await world.query<{ options: Option[] }>(
    `select (
       select jsonb_agg(jsonb_build_object('name', property.name->>'en', 'value', value.name->>'en') order by sku_value.position)
       from sku_value join property_value as value on value.tenant_id = 1 and value.id = value_id
       join property on property.tenant_id = 1 and property.id = value.property_id
       where sku_value.tenant_id = 1 and sku_id = sku.id
     ) as options from sku where tenant_id = 1 and spu_id = $1 order by id`,
    [spuId],
  );
  return { spuId, options: skus.map(({ options }) => options) };
}

const dollars = (cents: string): string => (Number(cents) / 100).toFixed(2);

it('house-07 the same options given by the seed, by the product form and by an import end in equal rows', async () => {
  const { spuId, options } = await seededProduct();
  const seeded = await rowsOf(spuId);
  expect(seeded.length).toBeGreaterThan(3);
  for (const { status, is_shown, values, movements, stock } of seeded) {
    expect([status, is_shown, values.length]).toEqual([1, true, 2]);
    expect(movements).toEqual(stock > 0 ? [{ quantity: stock, reason: 1 }] : []);
  }

  const merchant = await newMerchant(api);
  const { data: made } = await merchant.call.post('/admin-api/products', {
    name: { en: 'By the form' },
    categoryId: await world.category(),
    brandName: 'Of three ways',
    pictures: [await uploadPicture(merchant.call)],
    skus: seeded.map((sku, index) => ({
      properties: options[index]?.map(({ name, value }) => ({ name: { en: name }, value: { en: value } })),
      price: dollars(sku.price),
      marketPrice: dollars(sku.market_price),
      stock: sku.stock,
    })),
  });
  expect(await rowsOf(made.id)).toEqual(seeded);

  const imports = importsOf(api);
  const importer = await imports.merchant();
  const file = (skus: readonly Pick<SkuRow, 'price' | 'market_price' | 'stock'>[]): string =>
    [
      'Handle,Title,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price',
      ...skus.map(({ price, market_price, stock }, index) => {
        const [first, second] = options[index] ?? [];
        const said = index === 0 ? 'three-ways,By the import,"women, Tops",true' : 'three-ways,,,';
        const named = `${first?.name},"${first?.value}",${second?.name},"${second?.value}"`;
        return `${said},${named},${stock},${dollars(price)},${dollars(market_price)}`;
      }),
      '',
    ].join('\n');
  const { state, rows } = await imports.run(importer, file(seeded));
  expect(state).toMatchObject({ created: 1, refused: 0 });
  const importedId = rows[0]?.productId ?? 0;
  expect(await rowsOf(importedId)).toEqual(seeded);

  // By way of the import once more, now as a change of what is there.
  const dearer = seeded.map((sku) => ({
    ...sku,
    price: String(Number(sku.price) + 100),
    market_price: String(Number(sku.market_price) + 100),
    stock: sku.stock + 2,
  }));
  expect((await imports.run(importer, file(dearer))).state).toMatchObject({ changed: 1, refused: 0 });
  expect(await rowsOf(importedId)).toEqual(
    dearer.map((sku) => ({ ...sku, movements: [...sku.movements, { quantity: 2, reason: 4 }] })),
  );
});

it('house-07 values that a product has already are refused alike in a new product and in one that is there', async () => {
  const merchant = await newMerchant(api);
  const sku = (value: string) => ({
    properties: [{ name: { en: 'Size' }, value: { en: value } }],
    price: 10,
    stock: 1,
  });
  const plan = {
    name: { en: 'Once' },
    categoryId: await world.category(),
    brandName: 'Of three ways',
    pictures: [await uploadPicture(merchant.call)],
  };
  const refused = { code: 400, data: { issues: [{ path: 'skus.1.properties' }] } };
  expect(await merchant.call.post('/admin-api/products', { ...plan, skus: [sku('S'), sku('s')] })).toMatchObject(
    refused,
  );
  const { data: made } = await merchant.call.post('/admin-api/products', { ...plan, skus: [sku('S')] });
  expect(await merchant.call.post(`/admin-api/products/${made.id}/skus`, { skus: [sku('M'), sku('s')] })).toMatchObject(
    refused,
  );
  expect(await rowsOf(made.id)).toHaveLength(1);
});
