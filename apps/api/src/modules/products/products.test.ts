import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { coatPlan, named, newMerchant, uploadPicture } from './products.testing.ts';

describe('a shop’s own products', async () => {
  const api = await startApi();
  const { world, call } = api;
  const listed = async (shopId: number, more: object = {}): Promise<number[]> => {
    const { data } = await call.post('product/spuFirst/page', { shopId, ...more });
    return data.list.map(({ productId }: { productId: number }) => productId);
  };
  /** A merchant with the coat on the shelf. */
  const seller = async (more: object = {}) => {
    const merchant = await newMerchant(api);
    const plan = await coatPlan(api, merchant.call);
    const { data, code } = await merchant.call.post('/admin-api/products', { ...plan, ...more });
    expect(code).toBe(0);
    const [skuId = 0, otherId = 0]: number[] = data.skuIds;
    const product = { tenantId: 1, shopId: merchant.shopId, spuId: data.id, skuIds: [skuId, otherId], skuId };
    return { ...merchant, plan, id: Number(data.id), skuId, otherId, product };
  };

  it('merchant-01 a product with texts, properties, SKUs and pictures shows in lists, search and on its page', async () => {
    const { call: own, shopId, id, plan, skuId } = await seller();
    expect(await listed(shopId)).toEqual([id]);
    expect(await listed(shopId, { searchparam: 'loden' })).toEqual([id]);
    expect(await listed(shopId, { searchForm: { categoryId: plan.categoryId } })).toEqual([id]);
    const { data: shown } = await call.with({ language: 'fr' }).get('product/spuFirst/get-detail', { id });
    expect(shown).toMatchObject({
      name: 'Cape en loden',
      brandName: 'Maison Test',
      description: '<p>Cut <b>long</b>.</p>',
      price: 120,
      marketPrice: 150,
      status: 'on',
      properties: [{ propertyName: 'Size', values: [{ valueName: 'S' }, { valueName: 'M' }] }],
      skus: [
        { id: skuId, price: 120, marketPrice: 150, stock: 5 },
        { price: 130.5, marketPrice: 130.5, stock: 0 },
      ],
    });
    // Everybody may see the pictures, without a signature.
    expect(shown.imglist).toEqual([expect.stringMatching(/^\/files\/u\/[\w-]+\.png$/)]);
    expect((await fetch(new URL(shown.imglist[0], api.origin))).status).toBe(200);
    const { data: read } = await own.get(`/admin-api/products/${id}`);
    expect(read).toMatchObject({
      name: plan.name,
      status: 1,
      stock: 5,
      skuCount: 2,
      properties: [{ name: { en: 'Material' }, value: { en: 'Loden' } }],
      skus: [{ properties: [{ name: { en: 'Size' }, value: { en: 'S' } }] }, { stock: 0 }],
    });
    // The stock is explained from its first piece on, and what was stored of the description is harmless.
    const [stored] = await world.query(
      `select (select sum(quantity)::int from stock_movement where sku_id = $1) as moved, description->>'en' as html from spu where id = $2`,
      [skuId, id],
    );
    expect(stored).toEqual({ moved: 5, html: '<p>Cut <b>long</b>.</p>' });
  });

  it('merchant-01 a change shows at once, leaves what it does not name, and moves the product between lists', async () => {
    const { call: own, shopId, id, plan } = await seller();
    const { data: before } = await own.get(`/admin-api/products/${id}`);
    const categoryId = await world.category({ population: 1 });
    const added = await uploadPicture(own);
    const changed = await own.put(`/admin-api/products/${id}`, {
      name: { en: 'Storm cape' },
      categoryId,
      pictures: [added, before.pictures[0]],
    });
    expect(changed).toMatchObject({ code: 0, data: { id } });
    expect(await listed(shopId, { searchparam: 'storm' })).toEqual([id]);
    expect(await listed(shopId, { searchForm: { categoryId } })).toEqual([id]);
    expect(await listed(shopId, { searchForm: { categoryId: plan.categoryId } })).toEqual([]);
    const { data } = await call.get('product/spuFirst/get-detail', { id });
    expect(data).toMatchObject({
      name: 'Storm cape',
      brandName: 'Maison Test',
      description: '<p>Cut <b>long</b>.</p>',
    });
    expect(data.imglist).toEqual([expect.stringContaining('/files/u/'), before.pictures[0]]);
    const [audit] = await world.query<{ before: { category_id: number } }>(
      `select before from audit where action = 'products.change' and subject = $1`,
      [`product:${id}`],
    );
    expect(audit?.before.category_id).toBe(plan.categoryId);
  });

  it('merchant-01 refuses what it refers to and does not exist, and another member’s picture, and writes nothing', async () => {
    const { call: own, plan } = await seller();
    const strange = await uploadPicture(call.as(await world.member()));
    const [first] = plan.skus;
    const before = await world.query('select count(*) from spu');
    for (const [wrong, path] of [
      [{ categoryId: 2_000_000_000 }, 'categoryId'],
      [{ brandId: 2_000_000_000 }, 'brandId'],
      [{ designerId: 2_000_000_000 }, 'designerId'],
      [{ pictures: [strange] }, 'pictures.0'],
      [{ pictures: ['/files/art/coat.camel/front.svg'] }, 'pictures.0'],
      [{ skus: [first, first] }, 'skus.1.properties'],
      [{ brandName: '' }, 'brandName'],
    ] as const)
      expect(await own.post('/admin-api/products', { ...plan, ...wrong })).toMatchObject({
        code: 400,
        data: { issues: [{ path }] },
      });
    expect(await world.query('select count(*) from spu')).toEqual(before);
  });

  it('merchant-01 SKUs join a product, but none with the values of another', async () => {
    const { call: own, id } = await seller();
    const add = (value: string) =>
      own.post(`/admin-api/products/${id}/skus`, {
        skus: [{ properties: [named('Size', value)], price: 99, stock: 2 }],
      });
    expect(await add('L')).toMatchObject({ code: 0, data: { id, skuIds: [expect.any(Number)] } });
    // A property and a value of the store are known by their names, however they are written.
    expect(await add('l')).toMatchObject({ code: 400, data: { issues: [{ path: 'skus.0.properties' }] } });
    expect((await call.get('product/spuFirst/get-detail', { id })).data).toMatchObject({ price: 99 });
    const both = await Promise.all([add('XL'), add('XL')]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 400]);
  });

  it('merchant-02 sets price, market price and stock of SKUs at once, and lists follow', async () => {
    const { call: own, shopId, skuId, otherId } = await seller();
    const answer = await own.put('/admin-api/skus', {
      list: [
        { id: skuId, price: 80, marketPrice: 200 },
        { id: otherId, stock: 7, stockSeen: 0 },
      ],
    });
    expect(answer.data.list).toEqual([
      { id: skuId, price: 80, marketPrice: 200, stock: 5 },
      { id: otherId, price: 130.5, marketPrice: 130.5, stock: 7 },
    ]);
    const { data } = await call.post('product/spuFirst/page', { shopId });
    expect(data.list).toMatchObject([{ price: 80, marketPrice: 200 }]);
    const moved = await world.query('select quantity, reason from stock_movement where sku_id = $1', [otherId]);
    expect(moved).toEqual([{ quantity: 7, reason: 4 }]);
    expect(await own.put('/admin-api/skus', { list: [{ id: skuId, stock: 3 }] })).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'list.0.stockSeen' }] },
    });
    expect((await own.put('/admin-api/skus', { list: [{ id: skuId, price: 0 }] })).code).toBe(400);
  });

  it('merchant-02 a stock that is set while it is ordered loses no piece', async () => {
    const { call: own, skuId, product } = await seller();
    const set = (stock: number, stockSeen: number) =>
      own.put('/admin-api/skus', { list: [{ id: skuId, stock, stockSeen }] });
    await set(100, 5);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.member()));
    const settings = Array.from({ length: 6 }, () => set(110, 100));
    const orders = buyers.map((buyer) => placeOrder(api, buyer, product, 3));
    expect((await Promise.all(settings)).map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
    await Promise.all(orders);
    // Six times ten pieces came in, eight times three were ordered.
    const [sku] = await world.query<{ stock: number; moved: number }>(
      'select stock, (select sum(quantity)::int from stock_movement where sku_id = sku.id) as moved from sku where id = $1',
      [skuId],
    );
    expect(sku).toEqual({ stock: 136, moved: 136 });
    // All that was seen is gone, but orders hold pieces of it.
    expect(await set(0, 200)).toMatchObject({ code: 1081, data: { list: [{ id: skuId, reserved: 24, stock: 136 }] } });
  });

  it('merchant-02 fault:pricing-01 a price that changes leaves orders as they are and is asked about before the next', async () => {
    const { call: own, skuId, product } = await seller();
    const buyer = await world.member();
    const { orderId, totalPrice, addressId } = await placeOrder(api, buyer, product);
    await own.put('/admin-api/skus', { list: [{ id: skuId, price: 180 }] });
    const { data } = await call.as(buyer).get('order/get-detailFirst', { id: orderId });
    expect(data).toMatchObject({ totalPrice, items: [{ saleprice: 120 }] });
    const again = { items: [{ skuId, count: 1 }], addressId, totalAmt: totalPrice / 100 };
    expect((await call.as(buyer).post('trade/order/createFirst', again)).code).toBe(1004);
  });

  it('merchant-03 off the shelf a product leaves lists and search and cannot be ordered; on it again it is back', async () => {
    const { call: own, shopId, id, skuId, product } = await seller();
    const shelve = (isOn: boolean) => own.post('/admin-api/products/shelve', { ids: [id], isOn });
    expect((await shelve(false)).data).toEqual({ ids: [id], status: 0 });
    expect(await listed(shopId)).toEqual([]);
    expect(await listed(shopId, { searchparam: 'loden' })).toEqual([]);
    expect((await call.get('product/spuFirst/get-detail', { id })).data.status).toBe('off');
    const buyer = await world.member();
    const order = { items: [{ skuId, count: 1 }], addressId: await world.address(buyer) };
    expect((await call.as(buyer).post('trade/order/createFirst', order)).code).toBe(1014);
    expect((await own.get('/admin-api/products', { status: 0 })).data).toMatchObject({ total: 1, list: [{ id }] });
    expect((await shelve(true)).data).toEqual({ ids: [id], status: 1 });
    expect(await listed(shopId)).toEqual([id]);
    expect((await placeOrder(api, buyer, product)).orderId).toBeGreaterThan(0);
  });

  it('fault:catalog-01 a SKU and then its product are deleted, each once, whatever else is deleted by then', async () => {
    const { call: own, shopId, id, skuId, otherId, product } = await seller();
    const buyer = await world.member({ balance: 100_000 });
    const { orderId } = await placeOrder(api, buyer, product);
    await world.cartLine(buyer, product);
    expect((await own.delete(`/admin-api/skus/${skuId}`)).code).toBe(0);
    expect((await own.delete(`/admin-api/skus/${skuId}`)).code).toBe(404);
    expect((await call.get('product/spuFirst/get-detail', { id })).data.skus).toMatchObject([{ id: otherId }]);
    const twice = await Promise.all([own.delete(`/admin-api/products/${id}`), own.delete(`/admin-api/products/${id}`)]);
    expect(twice.map(({ code }) => code).sort()).toEqual([0, 404]);
    expect((await own.get(`/admin-api/products/${id}`)).code).toBe(404);
    expect((await own.get('/admin-api/products')).data.total).toBe(0);
    expect((await own.post('/admin-api/products/shelve', { ids: [id], isOn: true })).code).toBe(404);
    expect((await own.delete(`/admin-api/skus/${otherId}`)).code).toBe(404);
    expect(await listed(shopId)).toEqual([]);
    expect((await call.get('product/spuFirst/get-detail', { id })).code).toBe(404);
    // Cart and order still say what it was; the order's pieces find their way back.
    const cart = (await call.as(buyer).get('trade/cart/listFirst')).data.list;
    expect(cart).toMatchObject([{ available: false, spu: { name: 'Loden cape' } }]);
    expect((await call.as(buyer).delete('trade/order/cancel', { id: orderId })).code).toBe(0);
  });

  it('fault:catalog-01 a product that loses its last SKU leaves the shelf and cannot be put back empty', async () => {
    const { call: own, shopId, id, skuId, otherId } = await seller();
    const gone = await Promise.all([skuId, otherId].map((sku) => own.delete(`/admin-api/skus/${sku}`)));
    expect(gone.map(({ code }) => code)).toEqual([0, 0]);
    expect(await listed(shopId)).toEqual([]);
    expect((await own.get(`/admin-api/products/${id}`)).data).toMatchObject({ status: 0, skuCount: 0 });
    expect((await own.post('/admin-api/products/shelve', { ids: [id], isOn: true })).code).toBe(400);
  });

  it('merchant-08 fault:authz-01 another shop’s products are out of reach, and a batch with one of them changes none', async () => {
    const [mine, theirs] = [await seller(), await seller()];
    const before = await theirs.call.get(`/admin-api/products/${theirs.id}`);
    const { call: own } = mine;
    expect((await own.get('/admin-api/products', { shopId: theirs.shopId })).data).toEqual({
      list: [],
      total: 0,
      next: null,
    });
    const answers = [
      await own.get(`/admin-api/products/${theirs.id}`),
      await own.put(`/admin-api/products/${theirs.id}`, { name: { en: 'Mine now' }, shopId: mine.shopId }),
      await own.post(`/admin-api/products/${theirs.id}/skus`, { skus: [{ price: 1, stock: 1 }] }),
      await own.post('/admin-api/products/shelve', { ids: [mine.id, theirs.id], isOn: false }),
      await own.put('/admin-api/skus', {
        list: [
          { id: mine.skuId, price: 1 },
          { id: theirs.skuId, price: 1 },
        ],
      }),
      await own.delete(`/admin-api/skus/${theirs.skuId}`),
      await own.delete(`/admin-api/products/${theirs.id}`),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await theirs.call.get(`/admin-api/products/${theirs.id}`)).data).toEqual(before.data);
    expect((await own.get(`/admin-api/products/${mine.id}`)).data).toMatchObject({ status: 1, price: 120 });
    // A shop that the body names is nothing: the product becomes the caller's.
    const { data } = await own.post('/admin-api/products', { ...mine.plan, shopId: theirs.shopId });
    expect((await own.get(`/admin-api/products/${data.id}`)).data.shopId).toBe(mine.shopId);
  });

  it('merchant-08 staff name the shop, and only one of their tenant', async () => {
    const { call: own, shopId } = await newMerchant(api);
    const staffMember = await world.member({ role: 1 });
    const staff = call.as(staffMember);
    const plan = { ...(await coatPlan(api, staff)), shopId };
    const { data } = await staff.post('/admin-api/products', plan);
    expect((await own.get(`/admin-api/products/${data.id}`)).data.shopId).toBe(shopId);
    expect((await staff.post('/admin-api/products', { ...plan, shopId: undefined })).code).toBe(400);
    const elsewhere = await newMerchant(api, 2);
    expect((await staff.post('/admin-api/products', { ...plan, shopId: elsewhere.shopId })).code).toBe(404);
  });
});
