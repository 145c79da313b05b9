import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { buyPieces, placeOrder } from './orders.testing.ts';

describe('orders as their sellers see them', async () => {
  const api = await startApi();
  const { world } = api;
  const admin = api.call.as(await world.member({ role: 1 }));
  const parcel = { company: 'DHL', trackingNumber: 'JD1' };

  const merchant = async (tenantId = 1) => {
    const owner = await world.member({ tenantId });
    const shopId = await world.shop({ ownerId: owner.id, tenantId });
    return { owner, shopId, call: api.call.as(owner), product: await world.product({ shopId, tenantId }) };
  };
  const idsOf = ({ data }: { data: { list: { id: number }[] } }) => data.list.map(({ id }) => id);

  it('staff-19 staff lists the orders of every shop, newest first, filtered by number, status, shop and buyer', async () => {
    const [first, second] = [await merchant(), await merchant()];
    const [buyer, other] = [await world.member({ balance: 100_000 }), await world.member({ balance: 100_000 })];
    const paid = await buyPieces(api, buyer, first.product, 2);
    const { orderId: open } = await placeOrder(api, buyer, second.product);
    const others = await buyPieces(api, other, first.product);
    const list = (filter: object = {}) => admin.get('/admin-api/orders', { pageSize: 200, ...filter });
    const all = await list();
    expect(idsOf(all)).toEqual([others, open, paid]);
    expect(all.data.total).toBe(3);
    expect(idsOf(await list({ pageNo: 2, pageSize: 2 }))).toEqual([paid]);
    expect(idsOf(await list({ email: buyer.email.toUpperCase() }))).toEqual([open, paid]);
    expect(idsOf(await list({ shopId: second.shopId }))).toEqual([open]);
    expect(idsOf(await list({ status: 10 }))).toEqual([others, paid]);
    const [row] = (await list({ email: buyer.email, status: 10 })).data.list;
    expect(idsOf(await list({ searchName: row.no.slice(8) }))).toEqual([paid]);
    expect(row).toEqual({
      id: paid,
      no: expect.stringMatching(/^\d{20}$/),
      shopId: first.shopId,
      shopName: expect.any(String),
      member: { id: buyer.id, email: buyer.email, name: '' },
      status: 10,
      auditStatus: 0,
      payMethodType: 4,
      productCount: 2,
      saleprice: 100,
      deliveryPrice: 1200,
      totalPrice: 11_200,
      createTime: expect.any(Number),
      payTime: expect.any(Number),
      shipTime: null,
      completeTime: null,
      logisticsCompany: '',
      logisticsNo: '',
      items: [expect.objectContaining({ spuName: 'Wool coat', count: 2, saleprice: 50, afterSaleStatus: 0 })],
    });
  });

  it('staff-19 shows one order with its receiver, the buyer’s remark and its way', async () => {
    const { call, product } = await merchant();
    const buyer = await world.member({ balance: 100_000 });
    const orderId = await buyPieces(api, buyer, product, 1, { remark: 'Ring twice.' });
    await call.post(`/admin-api/orders/${orderId}/ship`, parcel);
    const shown = await call.get(`/admin-api/orders/${orderId}`);
    expect(shown.data).toMatchObject({
      id: orderId,
      status: 20,
      userRemark: 'Ring twice.',
      receiverName: 'Élodie Marchand',
      receiverCity: 'Paris',
      receiverZipcode: '75009',
      shipTime: expect.any(Number),
      logisticsCompany: 'DHL',
      logisticsNo: 'JD1',
      deliveryOrbits: [
        { content: 'The parcel was handed to DHL, tracking number JD1.', deliveryTime: expect.any(Number) },
      ],
    });
    expect((await admin.get(`/admin-api/orders/${orderId}`)).data).toEqual(shown.data);
  });

  it('staff-05 merchant-04 merchant-08 fault:authz-01 the owner of a shop sees, ships and tracks the orders of that shop and of no other', async () => {
    const [mine, theirs] = [await merchant(), await merchant()];
    const elsewhere = await merchant(2);
    const buyer = await world.member({ balance: 100_000 });
    const own = await buyPieces(api, buyer, mine.product);
    const foreign = [
      await buyPieces(api, buyer, theirs.product),
      await buyPieces(api, await world.member({ tenantId: 2, balance: 100_000 }), elsewhere.product),
    ];
    expect(idsOf(await mine.call.get('/admin-api/orders'))).toEqual([own]);
    expect((await mine.call.get('/admin-api/orders', { shopId: theirs.shopId })).data).toEqual({
      list: [],
      total: 0,
      next: null,
    });
    const steps = [
      ['ship', parcel],
      ['track', { content: 'Lost' }],
    ] as const;
    for (const id of [...foreign, 2_000_000_000]) {
      expect((await mine.call.get(`/admin-api/orders/${id}`)).code).toBe(404);
      // What a body claims is no scope.
      for (const [step, body] of steps)
        expect(
          (await mine.call.post(`/admin-api/orders/${id}/${step}`, { ...body, shopId: mine.shopId, id: own })).code,
        ).toBe(404);
    }
    const [untouched] = await world.query(
      'select count(*)::int as n from trade_order where id = any ($1) and status = 10',
      [foreign],
    );
    expect(untouched).toEqual({ n: 2 });
    expect((await mine.call.post(`/admin-api/orders/${own}/ship`, parcel)).code).toBe(0);
    expect((await mine.call.post(`/admin-api/orders/${own}/track`, { content: 'Lyon' })).code).toBe(0);
    const [audit] = await world.query<{ actor_id: number }>('select actor_id from audit where subject = $1 limit 1', [
      `order:${own}`,
    ]);
    expect(audit?.actor_id).toBe(mine.owner.id);
  });

  it('staff-05 without a shop a member is no merchant, and a reviewer is none either', async () => {
    const buyer = await world.member({ balance: 100_000 });
    const orderId = await buyPieces(api, buyer, await world.product());
    for (const somebody of [buyer, await world.member({ role: 2 }), await world.member({ role: 3 })]) {
      const call = api.call.as(somebody);
      const answers = [
        await call.get('/admin-api/orders'),
        await call.get(`/admin-api/orders/${orderId}`),
        await call.post(`/admin-api/orders/${orderId}/ship`, parcel),
        await call.post(`/admin-api/orders/${orderId}/track`, { content: 'Lyon' }),
      ];
      expect(answers.map((answer) => answer.code)).toEqual([403, 403, 403, 403]);
    }
  });
});
