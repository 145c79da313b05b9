import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { colouredProduct } from './catalogue.testing.ts';
import { loadSkus, productStatus, refreshListings } from './index.ts';

const { world, platform } = await startApi();
const { writable, readable } = platform.database.forTenant(1);

it('loads SKUs with product, brand, shop and values in the reader’s language and as they are stored', async () => {
  const owner = await world.member();
  const product = await colouredProduct(world, [{ colour: 'Camel', size: 'S', price: 12_900, stock: 3 }]);
  await world.query('update shop set owner_id = $2 where tenant_id = 1 and id = $1', [product.shopId, owner.id]);
  const skus = await loadSkus(readable, [product.skuId], 'zh');
  expect(skus.get(product.skuId)).toMatchObject({
    skuId: product.skuId,
    spuId: product.spuId,
    shopId: product.shopId,
    shopOwnerId: owner.id,
    shopStatus: 1,
    freight: 1200n,
    freeFreightFrom: 20_000n,
    status: 'on',
    price: 12_900n,
    stock: 3,
    file: 'art/coat.camel/front.svg',
    spuName: '羊毛大衣',
    rawSpuName: { en: 'Wool coat', zh: '羊毛大衣' },
    properties: [
      { propertyName: '颜色', valueName: 'Camel' },
      { propertyName: 'Size', valueName: 'S' },
    ],
    rawProperties: [
      { propertyName: { en: 'Colour', zh: '颜色' }, valueName: { en: 'Camel' } },
      { propertyName: { en: 'Size' } },
    ],
  });
});

it('answers in id order and without those that the tenant does not have', async () => {
  const [first, second, foreign] = [await world.product(), await world.product(), await world.product({ tenantId: 2 })];
  const skus = await loadSkus(readable, [second.skuId, foreign.skuId, first.skuId, 2_000_000_000, first.skuId], 'en');
  expect([...skus.keys()]).toEqual([first.skuId, second.skuId]);
  expect(await loadSkus(readable, [], 'en')).toEqual(new Map());
});

it('sees what its transaction has changed, and lists follow a refresh', async () => {
  const product = await world.product({ skus: [{ price: 5000 }, { price: 7000 }] });
  await writable.inTransaction(async (tx) => {
    await tx.prisma.sku.updateMany({ where: { id: product.skuId }, data: { stock: 0 } });
    await tx.prisma.stockMovement.create({ data: { skuId: product.skuId, quantity: -10, reason: 4 } });
    expect((await loadSkus(tx, [product.skuId], 'en')).get(product.skuId)?.status).toBe('soldOut');
    await refreshListings(tx, [product.spuId, product.spuId]);
    await refreshListings(tx, []);
  });
  const prices = await world.query('select distinct price from listing where tenant_id = 1 and spu_id = $1', [
    product.spuId,
  ]);
  expect(prices).toEqual([{ price: '7000' }]);
});

it('what cannot be ordered for longest is named first', () => {
  const standing = { spuStatus: 1, shopStatus: 1, stock: 1 };
  expect(productStatus(standing)).toBe('on');
  expect(productStatus({ ...standing, stock: 0 })).toBe('soldOut');
  expect(productStatus({ ...standing, stock: 0, shopStatus: 0 })).toBe('shopClosed');
  expect(productStatus({ ...standing, shopStatus: 0, spuStatus: 0 })).toBe('off');
  expect(productStatus({ ...standing, skuStatus: 0 })).toBe('off');
});
