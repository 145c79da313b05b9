import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { messagesOf } from '../review/review.testing.ts';
import {
  act,
  ask,
  askFor,
  buy,
  buyShipped,
  confirm,
  giveUp,
  refundPieces,
  sendBack,
  stateOf,
  statusOf,
  support,
  uploadPicture,
} from './after-sales.testing.ts';

describe('after-sales of a buyer', async () => {
  const api = await startApi();
  const { world, call } = api;
  const owner = await world.member();
  const seller = await support(api);
  const shopId = await world.shop({ ownerId: owner.id });
  const product = await world.product({ shopId, skus: [{ stock: 10_000 }] });
  const buyer = await world.member({ balance: 50_000_000 });
  const shipped = (count = 1) => buyShipped(api, buyer, product, count);
  const issuesOf = (answer: { code: number; data: { issues?: { path: string; message: string }[] } | null }) => ({
    code: answer.code,
    issues: answer.data?.issues,
  });

  it('aftersale-01 aftersale-10 aftersale-11 aftersale-12 aftersale-27 asking makes an after-sale that waits for a check and marks the item', async () => {
    const { itemId, orderNo } = await shipped(3);
    const { code, data } = await ask(api, buyer, itemId, {
      way: 20,
      refundCount: 2,
      refundPrice: 10_000,
      applyReason: 4,
      applyDescription: 'The seam is open.',
    });
    expect(code).toBe(0);
    expect(data.no).toMatch(/^A\d{20}$/);
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 10, refunded_count: 0, status: 20 });
    const detail = await call.as(buyer).get('trade/after-sale/afterSaleDetail', { afterSalesId: data.id });
    expect(detail.data).toMatchObject({
      way: 20,
      status: 10,
      count: 2,
      refundPrice: 10_000,
      applyReason: 4,
      applyDescription: 'The seam is open.',
      history: [{ status: 10 }],
    });
    const [message] = await messagesOf(api, owner);
    expect(message).toMatchObject({
      type: 3,
      template: 'shopAfterSaleAsked',
      params: { no: data.no, order: orderNo, amount: '100.00' },
    });
  });

  it('aftersale-01 the alias answers, and a repeat with the same key is one after-sale', async () => {
    const { itemId } = await shipped();
    const keyed = call.as(buyer).with({ headers: { 'idempotency-key': randomUUID() } });
    const claim = { way: 10, orderItemId: itemId, refundCount: 1, refundPrice: 5000, applyReason: 1 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => keyed.post('after-sale/create', claim)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect((await keyed.post('after-sale/create', { ...claim, applyReason: 2 })).code).toBe(ERRORS.CONFLICT);
    expect((await ask(api, buyer, itemId)).code).toBe(ERRORS.AFTER_SALE_NOT_ALLOWED);
  });

  it('aftersale-13 aftersale-16 aftersale-17 aftersale-18 aftersale-14 aftersale-15 fault:refund-05 what is missing, unknown or no whole amount is refused by name', async () => {
    const { itemId } = await shipped(3);
    const bare = await call.as(buyer).post('trade/after-sale/create', { orderItemId: itemId });
    expect(bare.code).toBe(400);
    expect(bare.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      'applyReason',
      'refundCount',
      'refundPrice',
      'way',
    ]);
    for (const claim of [
      { way: 30 },
      { way: '' },
      { applyReason: 5 },
      { applyReason: 0 },
      { applyReason: '' },
      { applyDescription: 'x'.repeat(501) },
      ...[0, -1, 1.5, '', 'two', '2e0'].map((refundCount) => ({ refundCount })),
      ...[0, -500, 1.5, '1e3', '500abc', '', '9007199254740993'].map((refundPrice) => ({ refundPrice })),
      ...[1, 4999, 5001, 7500].map((refundPrice) => ({ refundCount: 3, refundPrice })),
      { refundCount: 1, refundPrice: 10_000 },
    ]) {
      const answer = await ask(api, buyer, itemId, claim);
      expect(answer.code, JSON.stringify(claim)).toBe(400);
      expect(answer.data.issues, JSON.stringify(claim)).toEqual([
        { path: Object.keys(claim).at(-1), message: expect.stringMatching(/\w/) },
      ]);
    }
    expect(await world.query('select id from after_sale where order_item_id = $1', [itemId])).toEqual([]);
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 0 });
    for (const applyReason of [1, 2, 3, 4])
      await giveUp(api, buyer, await askFor(api, buyer, itemId, { applyReason, applyDescription: '漢'.repeat(500) }));
  });

  it('aftersale-14 fault:refund-06 fault:refund-01 no more pieces than are left, and the message says how many', async () => {
    const { itemId } = await shipped(3);
    const tooMany = (max: number) => ({
      code: 400,
      issues: [{ path: 'refundCount', message: `Please enter a quantity of at most ${max}.` }],
    });
    expect(issuesOf(await ask(api, buyer, itemId, { refundCount: 4 }))).toEqual(tooMany(3));
    await refundPieces(api, { buyer, seller, itemId });
    expect(issuesOf(await ask(api, buyer, itemId, { refundCount: 3, refundPrice: 15_000 }))).toEqual(tooMany(2));
    expect((await ask(api, buyer, itemId, { refundCount: 2, refundPrice: 10_000 })).code).toBe(0);
  });

  it('aftersale-15 the price is that of one to all of the pieces', async () => {
    const { itemId } = await shipped(3);
    const id = await askFor(api, buyer, itemId, { refundCount: 3, refundPrice: 10_000 });
    expect((await call.as(buyer).get('afterSaleDetail', { id })).data).toMatchObject({ count: 3, refundPrice: 10_000 });
  });

  it('aftersale-32 asking is possible for an order on its way or received and an item without an open or complete after-sale, else not', async () => {
    const waiting = await buy(api, buyer, [{ product, count: 1 }]);
    expect((await ask(api, buyer, waiting.itemId)).code).toBe(ERRORS.AFTER_SALE_NOT_ALLOWED);
    await call.as(buyer).delete('trade/order/cancel', { id: waiting.orderId });
    expect((await ask(api, buyer, waiting.itemId)).code).toBe(ERRORS.AFTER_SALE_NOT_ALLOWED);

    const received = await shipped(2);
    await confirm(api, buyer, received);
    const { itemId } = received;
    const first = await askFor(api, buyer, itemId);
    expect((await ask(api, buyer, itemId)).code).toBe(ERRORS.AFTER_SALE_NOT_ALLOWED);
    await act(api, seller, first, 'refuse');
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 30 });
    await refundPieces(api, { buyer, seller, itemId });
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 40, status: 30 });
    await refundPieces(api, { buyer, seller, itemId });
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 20, status: 40 });
    expect((await ask(api, buyer, itemId)).code).toBe(ERRORS.AFTER_SALE_NOT_ALLOWED);
  });

  it('aftersale-02 aftersale-34 a cancelled after-sale leaves the item as it was, and cancelling it again changes nothing', async () => {
    const { itemId } = await shipped(3);
    for (const [before, prepare] of [
      [0, async () => undefined],
      [30, async () => act(api, seller, await askFor(api, buyer, itemId), 'refuse')],
      [40, () => refundPieces(api, { buyer, seller, itemId })],
    ] as const) {
      await prepare();
      expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: before });
      const id = await askFor(api, buyer, itemId);
      expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 10 });
      const answers = [await giveUp(api, buyer, id), await call.as(buyer).post('after-sale/cancel', { id })];
      expect(answers.map(({ data }) => data)).toEqual([
        { id, status: 61 },
        { id, status: 61 },
      ]);
      expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: before });
      expect((await messagesOf(api, owner))[0]).toMatchObject({ type: 3, template: 'shopAfterSaleCancelled' });
    }
  });

  it('aftersale-27 aftersale-34 a refused one leaves fail, or partial where part was refunded before', async () => {
    const { itemId } = await shipped(2);
    await act(api, seller, await askFor(api, buyer, itemId), 'refuse');
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 30 });
    await refundPieces(api, { buyer, seller, itemId });
    await act(api, seller, await askFor(api, buyer, itemId), 'refuse');
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 40, refunded_count: 1 });
    const id = await askFor(api, buyer, itemId, { way: 20 });
    await act(api, seller, id, 'approve');
    await sendBack(api, buyer, id);
    expect((await act(api, seller, id, 'refuse-goods')).data).toEqual({ id, status: 63 });
    expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: 40, refunded_count: 1 });
  });

  it('aftersale-05 aftersale-23 the goods go back with a tracking number, which is required, while they are awaited', async () => {
    const { itemId, orderNo } = await shipped();
    const id = await askFor(api, buyer, itemId, { way: 20 });
    const early = await sendBack(api, buyer, id);
    expect(early).toMatchObject({ code: 409, data: { id, status: 10 } });
    await act(api, seller, id, 'approve');
    expect(issuesOf(await sendBack(api, buyer, id, { logisticsNo: '' })).issues).toEqual([
      { path: 'logisticsNo', message: expect.any(String) },
    ]);
    const sent = await call.as(buyer).put('after-sale/delivery', { id, logisticsNo: '8R40001' });
    expect(sent.data).toEqual({ id, status: 30 });
    const detail = await call.as(buyer).get('after-sale/afterSaleDetail', { id });
    expect(detail.data).toMatchObject({ status: 30, logisticsCompany: '', logisticsNo: '8R40001' });
    expect(detail.data.history.map(({ status }: { status: number }) => status)).toEqual([10, 20, 30]);
    expect(await sendBack(api, buyer, id)).toMatchObject({ code: 409, data: { id, status: 30 } });
    expect((await messagesOf(api, owner))[0]).toMatchObject({
      template: 'shopAfterSaleReturned',
      params: { order: orderNo, tracking: '8R40001' },
    });
  });

  it('aftersale-03 the list shows own after-sales, newest first, by way, status and part of an order number', async () => {
    const member = await world.member({ balance: 1_000_000 });
    const [first, second] = [await buyShipped(api, member, product, 2), await buyShipped(api, member, product)];
    const ids = [
      await askFor(api, member, first.itemId, { refundCount: 2, refundPrice: 10_000 }),
      await askFor(api, member, second.itemId, { way: 20 }),
    ];
    await act(api, seller, ids[1] ?? 0, 'approve');
    const list = async (filter: object, path = 'trade/after-sale/afterSalePage') => {
      const { data } = await call.as(member).get(path, filter);
      expect(data.total).toBe(data.list.length);
      return data.list.map(({ id }: { id: number }) => id);
    };
    expect(await list({})).toEqual(ids.toReversed());
    for (const path of ['after-sale/afterSalePage', 'afterSalePage'])
      expect(await list({ pageNo: 1, pageSize: 20 }, path)).toEqual(ids.toReversed());
    expect(await list({ way: 10 })).toEqual([ids[0]]);
    expect(await list({ status: 20 })).toEqual([ids[1]]);
    expect(await list({ way: 10, status: 20 })).toEqual([]);
    expect(await list({ orderNo: first.orderNo.slice(3) })).toEqual([ids[0]]);
    expect(await list({ orderNo: '%' })).toEqual([]);
    const { data } = await call.as(member).with({ language: 'zh' }).get('afterSalePage', { pageSize: 1, pageNo: 2 });
    expect(data).toMatchObject({
      total: 2,
      list: [
        {
          id: ids[0],
          orderNo: first.orderNo,
          spuName: '羊毛大衣',
          brandName: expect.stringMatching(/^Brand/),
          picUrl: '/files/art/coat.camel/front.svg',
          count: 2,
          refundPrice: 10_000,
          way: 10,
          status: 10,
        },
      ],
    });
  });

  it('aftersale-04 a detail is found by afterSalesId and by id, another member finds nothing and can do nothing', async () => {
    const { itemId } = await shipped();
    const id = await askFor(api, buyer, itemId, { way: 20 });
    for (const path of ['trade/after-sale/afterSaleDetail', 'after-sale/afterSaleDetail', 'afterSaleDetail'])
      for (const field of ['afterSalesId', 'id'])
        expect((await call.as(buyer).get(path, { [field]: id })).data).toMatchObject({ id, orderItemId: itemId });
    expect((await call.as(buyer).get('afterSaleDetail')).code).toBe(400);
    const stranger = await world.member();
    const answers = [
      await call.as(stranger).get('afterSaleDetail', { id }),
      await giveUp(api, stranger, id),
      await sendBack(api, stranger, id),
      await ask(api, stranger, itemId),
      await call.as(buyer).get('afterSaleDetail', { id: 2_000_000_000 }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404));
    expect(await statusOf(api, id)).toBe(10);
  });

  it('aftersale-19 aftersale-20 up to six own pictures, png or jpeg, which buyer, shop and staff see and nobody else', async () => {
    const { itemId } = await shipped();
    const pictures = [];
    for (let index = 0; index < 7; index++)
      pictures.push(await uploadPicture(api, buyer, index % 2 === 0 ? 'png' : 'jpeg'));
    expect(issuesOf(await ask(api, buyer, itemId, { applyPicUrls: pictures })).issues).toEqual([
      { path: 'applyPicUrls', message: expect.any(String) },
    ]);
    const foreign = await uploadPicture(api, await world.member());
    for (const address of [foreign, '/files/art/coat.camel/front.svg', 'https://elsewhere.example/a.png'])
      expect(issuesOf(await ask(api, buyer, itemId, { applyPicUrls: [pictures[0], address] })).issues).toEqual([
        { path: 'applyPicUrls.1', message: expect.any(String) },
      ]);
    const gif = await call.as(buyer).upload('infra/file/upload', Buffer.from('GIF89a'), { name: 'a.gif' });
    expect(gif.code).toBe(415);

    const id = await askFor(api, buyer, itemId, { applyPicUrls: pictures.slice(0, 6) });
    const shown = [
      await call.as(buyer).get('afterSaleDetail', { id }),
      await call.as(owner).get(`/admin-api/after-sales/${id}`),
      await call.as(seller).get(`/admin-api/after-sales/${id}`),
    ].map(({ data }): string[] => data.applyPicUrls);
    const bare = (address: string) => address.split('?')[0] ?? '';
    for (const addresses of shown) {
      expect(addresses.map(bare)).toEqual(pictures.slice(0, 6).map(bare));
      for (const address of addresses) {
        expect((await fetch(new URL(address, api.origin))).status).toBe(200);
        expect((await fetch(new URL(bare(address), api.origin))).status).toBe(404);
      }
    }
  });
});
