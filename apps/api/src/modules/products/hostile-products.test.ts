import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { fileOf, importsOf } from '../imports/imports.testing.ts';
import { coatPlan, named, newMerchant } from './products.testing.ts';

describe('products of a shop that means harm, or has strange words', async () => {
  const api = await startApi();
  const { world } = api;

  it('merchant-01 properties and brands may be called anything, each is one however it is spelled', async () => {
    const { call } = await newMerchant(api);
    const plan = await coatPlan(api, call);
    for (const name of [
      'constructor',
      '__proto__',
      `a${'😀'.repeat(59)}`,
      'ΜΟΔΑΣ',
      'İPEK',
      '\u202Eabc',
      'ﷺ'.repeat(20),
    ]) {
      const sku = { properties: [named(name, name)], price: 1, stock: 1 };
      const offer = (brandName: string) =>
        call.post('/admin-api/products', { ...plan, brandName, properties: [named(name, 'x')], skus: [sku] });
      const [first, second] = [await offer(name), await offer(name.toLowerCase())];
      expect([name, first.code, second.code]).toEqual([name, 0, 0]);
      const again = await call.post(`/admin-api/products/${first.data.id}/skus`, { skus: [sku] });
      expect(again.data.issues).toMatchObject([{ path: 'skus.0.properties' }]);
    }
  });

  it('merchant-02 no stock grows without end by one that was made up', async () => {
    const { call, shopId } = await newMerchant(api);
    const { skuId } = await world.product({ shopId });
    const set = (stock: number, stockSeen: number) =>
      call.put('/admin-api/skus', { list: [{ id: skuId, stock, stockSeen }] });
    expect((await set(1_000_000, 10)).data.list).toMatchObject([{ stock: 1_000_000 }]);
    expect((await set(1_000_000, 0)).data.issues).toMatchObject([{ path: 'list.0.stock' }]);
    expect((await set(5, 10)).data.list).toMatchObject([{ stock: 999_995 }]);
  });

  it('merchant-01 a product has no more SKUs than fit on its page', async () => {
    const { call } = await newMerchant(api);
    const { data } = await call.post('/admin-api/products', await coatPlan(api, call));
    const codes: number[] = [];
    for (let round = 0; round < 6; round++) {
      const skus = Array.from({ length: 100 }, (_, n) => ({
        properties: [named('Size', `${round}-${n}`)],
        price: 1,
        stock: 1,
      }));
      codes.push((await call.post(`/admin-api/products/${data.id}/skus`, { skus })).code);
    }
    expect(codes).toEqual([0, 0, 0, 0, 400, 400]);
  });

  it('merchant-01 pieces beyond all measure break nobody’s list', async () => {
    const { call, shopId } = await newMerchant(api);
    const { spuId } = await world.product({ shopId, skus: [{ stock: 2_000_000_000 }, { stock: 2_000_000_000 }] });
    const shopper = await world.member();
    expect((await api.call.as(shopper).post('product/favorite-two/create', { spuId, shopId })).code).toBe(0);
    expect((await api.call.as(shopper).get('product/favorite-two/list')).code).toBe(0);
    expect((await call.get('/admin-api/products')).data.list).toMatchObject([{ stock: 2_147_483_647 }]);
  });

  it('import-08 merchant-01 an import and edits of the same products at once leave neither half done', async () => {
    const imports = importsOf(api);
    const merchant = await imports.merchant();
    const file = (price: number) =>
      fileOf(
        ...Array.from(
          { length: 12 },
          (_, n) => `p${n},P ${n} at ${price},,B,,"women, tops",true,Fit,S${n} ${price},,,1,${price},,`,
        ),
      );
    await imports.run(merchant, file(10));
    const spus = await world.query<{ id: number }>('select id from spu where shop_id = $1 order by id desc', [
      merchant.shopId,
    ]);
    const running = imports.run(merchant, file(11));
    const answers = await Promise.all(
      spus.flatMap(({ id }, n) => [
        merchant.call.put(`/admin-api/products/${id}`, {
          name: { en: `Q ${n}`, zh: `名 ${n}` },
          properties: [named('Fit', `S${n} 11`)],
        }),
        merchant.call.post(`/admin-api/products/${id}/skus`, {
          skus: [{ properties: [named('Fit', `X${n}`)], price: 1, stock: 1 }],
        }),
      ]),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    expect((await running).state).toMatchObject({ status: 'done', changed: 12, refused: 0 });
    const rows = await world.query<{ zh: string; skus: number }>(
      `select name->>'zh' as zh, (select count(*)::int from sku where spu_id = spu.id) as skus
       from spu where shop_id = $1 order by id desc`,
      [merchant.shopId],
    );
    expect(rows).toEqual(spus.map((_, n) => ({ zh: `名 ${n}`, skus: 3 })));
  });
});
