import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import { askForRefund, balanceOf, buyAndReceive, buyPieces, refundPieces } from '../orders/orders.testing.ts';
import { coatPlan, newMerchant, uploadPicture } from '../products/products.testing.ts';
import { settleOrder } from '../settlement/index.ts';
import { indexShopJob } from './index-shop.job.ts';

describe('the own shop', async () => {
  const api = await startApi();
  const { world, call, platform } = api;
  const db = platform.database.forTenant(1).writable;
  const shopPage = async (shopId: number) => (await call.get('system/shop/getShopInfoByShopId', { shopId })).data;

  it('merchant-06 the owner reads and changes the profile, and the shop’s page shows the change', async () => {
    const { call: own, shopId } = await newMerchant(api);
    const { data: before } = await own.get('/admin-api/shop');
    expect(before).toMatchObject({ id: shopId, description: {}, logo: '', freight: 12, freeFreightFrom: 200 });
    const name = `Atelier ${shopId}`;
    const changed = await own.put('/admin-api/shop', {
      shopname: name,
      description: { en: 'Cut by hand.', fr: 'Coupé à la main.' },
      logo: await uploadPicture(own),
      address: '3 rue du Test',
      freight: 7.5,
    });
    expect(changed.data).toMatchObject({ shopname: name, freight: 7.5, freeFreightFrom: 200 });
    const shown = await shopPage(shopId);
    expect(shown).toMatchObject({ shopname: name, shopDesc: 'Cut by hand.', address: '3 rue du Test' });
    expect((await fetch(new URL(shown.logo, api.origin))).status).toBe(200);
    // What is not given stays, the logo's address may be sent back as it came.
    expect((await own.put('/admin-api/shop', { logo: shown.logo })).data).toEqual(changed.data);
    const found = await call.get('system/shop/getByshopname', { shopname: name });
    expect(found.data.list).toMatchObject([{ id: shopId }]);
    const [audit] = await world.query<{ after: object }>(
      `select after from audit where subject = $1 order by id limit 1`,
      [`shop:${shopId}`],
    );
    expect(audit?.after).toMatchObject({ name, freight: '750' });
  });

  it('merchant-06 products are found by the new name of their shop and no longer by the old', async () => {
    const { call: own, shopId } = await newMerchant(api);
    await own.put('/admin-api/shop', { shopname: `Oldwood ${shopId}` });
    const { data } = await own.post('/admin-api/products', await coatPlan(api, own));
    const findable = async (searchparam: string) =>
      (await call.post('product/spuFirst/page', { shopId, searchparam })).data.total;
    expect(await findable('oldwood')).toBe(1);
    await own.put('/admin-api/shop', { shopname: `Newbrook ${shopId}` });
    const [work] = await world.query<{ payload: object }>(
      `select payload from outbox where job = 'index-shop' order by id desc limit 1`,
    );
    await indexShopJob.handle({ platform, tenantId: 1, db }, work?.payload);
    expect([await findable('oldwood'), await findable('newbrook'), data.id > 0]).toEqual([0, 1, true]);
  });

  it('merchant-06 of two shops that take one name at once, one has it', async () => {
    const shops = [await newMerchant(api), await newMerchant(api)];
    const answers = await Promise.all(
      shops.map(({ call: own }) => own.put('/admin-api/shop', { shopname: 'The only one' })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1033]);
  });

  it('merchant-07 takings are what the ledger moved, order by order and in sum', async () => {
    const { owner, call: own, shopId } = await newMerchant(api);
    const product = await world.product({ shopId, skus: [{ price: 5000, stock: 50 }] });
    const buyer = await world.member({ balance: 200_000 });
    const settled = await buyAndReceive(api, buyer, product, 2);
    const afterSale = await askForRefund(api, buyer, settled, 1);
    api.clock.advanceMs(8 * DAY_MS);
    // It waits for the after-sale, and is settled once that is refused.
    await own.post(`/admin-api/after-sales/${afterSale}/refuse`, { remark: 'Worn.' });
    await db.inTransaction((tx) => settleOrder(tx, settled, api.clock.now()));
    const waiting = await buyPieces(api, buyer, product, 1);
    const read = async () => (await own.get('/admin-api/takings')).data;
    const byOrder = async (filter: object = {}) => (await own.get('/admin-api/takings/orders', filter)).data;
    const ofLedger = async () =>
      (
        await world.query<{ sum: string }>(
          `select coalesce(sum(amount), 0)::text as sum from ledger_entry join ledger_account on ledger_account.id = account_id
           where member_id = $1 and log_type in (3, 8)`,
          [owner.id],
        )
      )[0]?.sum;
    // Two at 50.00 less 5 per cent, and 12.00 of freight.
    expect(await read()).toEqual({
      balance: 107,
      received: 107,
      paidBack: 0,
      debtPaid: 0,
      takings: 107,
      debt: 0,
      awaiting: 62,
    });
    expect(await byOrder()).toMatchObject({
      total: 2,
      list: [
        { orderId: waiting, goods: 50, freight: 12, received: 0, settledTime: null },
        { orderId: settled, goods: 100, freight: 12, refunded: 0, received: 107, status: 30 },
      ],
    });
    await refundPieces(api, buyer, settled, 1);
    const after = await read();
    expect(after).toMatchObject({ received: 107, paidBack: 47.5, takings: 59.5, awaiting: 62 });
    expect(String(after.takings * 100)).toBe(await ofLedger());
    expect(after.balance).toBe(await balanceOf(api, owner));
    expect(await byOrder({ settled: true, pageSize: 1 })).toMatchObject({
      total: 1,
      list: [{ orderId: settled, refunded: 50, paidBack: 47.5 }],
    });
    expect(await byOrder({ settled: 0 })).toMatchObject({ total: 1, list: [{ orderId: waiting }] });
  });

  it('merchant-08 another shop’s profile and takings are out of reach, whatever shop is named', async () => {
    const [mine, theirs] = [await newMerchant(api), await newMerchant(api)];
    const product = await world.product({ shopId: theirs.shopId });
    await buyPieces(api, await world.member({ balance: 50_000 }), product);
    const named = { shopId: theirs.shopId };
    expect((await mine.call.get('/admin-api/shop', named)).data.id).toBe(mine.shopId);
    expect((await mine.call.get('/admin-api/takings', named)).data).toMatchObject({ awaiting: 0 });
    expect((await mine.call.get('/admin-api/takings/orders', named)).data).toEqual({ list: [], total: 0 });
    const before = await shopPage(theirs.shopId);
    await mine.call.put('/admin-api/shop', { ...named, address: 'Mine' });
    expect([await shopPage(theirs.shopId), (await shopPage(mine.shopId)).address]).toEqual([before, 'Mine']);
    const staff = call.as(await world.member({ role: 1 }));
    expect((await staff.get('/admin-api/takings', named)).data.awaiting).toBe(62);
    // Who names no shop sees the takings of all, and changes the profile of none.
    expect((await staff.get('/admin-api/takings')).data.awaiting).toBeGreaterThanOrEqual(62);
    expect((await staff.get('/admin-api/shop')).data).toBeNull();
    expect((await staff.put('/admin-api/shop', { address: 'Everywhere' })).data).toBeNull();
    const elsewhere = await newMerchant(api, 2);
    for (const path of ['shop', 'takings', 'takings/orders'])
      expect((await staff.get(`/admin-api/${path}`, { shopId: elsewhere.shopId })).code).toBe(404);
  });
});
