import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '../../http/raw-call.testing.ts';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { type CompletedOrder, completedOrder, uploadPicture } from './evaluations.testing.ts';

const { create, list } = contract.evaluations;

describe('reviews', async () => {
  const api = await startApi();
  const { world, call } = api;
  const buyer = () => world.member({ balance: 100_000 });
  const bought = async (
    member: TestMember,
    plan: Parameters<typeof world.product>[0][] = [{}],
  ): Promise<CompletedOrder & { spuIds: number[] }> => {
    const shopId = await world.shop();
    const products = [];
    for (const one of plan) products.push(await world.product({ shopId, ...one }));
    return { ...(await completedOrder(api, member, products)), spuIds: products.map(({ spuId }) => spuId) };
  };
  const said = async (member: TestMember, itemId: number, more: object = {}) => ({
    itemId,
    describeScore: 5,
    logisticsServiceScore: 4,
    serviceAttitudeScore: 3,
    picUrls: JSON.stringify([await uploadPicture(api, member)]),
    remark: 'Cut long, as shown.',
    ...more,
  });
  const review = (member: TestMember, items: readonly object[]) => call.as(member).endpoint(create, { list: items });
  const orderOf = async (member: TestMember, id: number) =>
    (await call.as(member).get('trade/order/get-detailFirst', { id })).data;

  it('review-01 review-02 order-31 keeps what a buyer says of each item, and shows it by order and by item', async () => {
    const member = await buyer();
    const { orderId, orderNo, itemIds, spuIds } = await bought(member, [
      {},
      { name: { en: 'Silk scarf', zh: '真丝围巾' } },
    ]);
    const [coat = 0, scarf = 0] = itemIds;
    const answer = await review(member, [
      await said(member, coat, { remark: ' Warm.\nAnd long. ' }),
      await said(member, scarf, {
        picUrls: [await uploadPicture(api, member), await uploadPicture(api, member)],
        describeScore: '1',
      }),
    ]);
    expect(answer).toMatchObject({ code: 0, data: { orderId, ids: [expect.any(Number), expect.any(Number)] } });
    const shown = await call.as(member).with({ language: 'zh' }).endpoint(list, { orderNo });
    const [, ofScarf] = shown.data;
    expect(shown.data).toHaveLength(2);
    expect(shown.data[0]).toMatchObject({ itemId: coat, remark: 'Warm.\nAnd long.', orderNo });
    expect(ofScarf).toEqual({
      id: answer.data.ids[1],
      itemId: scarf,
      orderNo,
      describeScore: 1,
      logisticsServiceScore: 4,
      serviceAttitudeScore: 3,
      remark: 'Cut long, as shown.',
      picUrls: [expect.stringMatching(/^\/files\/u\/.*\.png$/), expect.stringMatching(/^\/files\/u\/.*\.png$/)],
      createTime: expect.any(Number),
      picUrl: '/files/art/coat.camel/front.svg',
      brandName: expect.stringMatching(/^Brand /),
      spuName: '真丝围巾',
      properties: [expect.objectContaining({ propertyName: '尺码', valueName: '1号' })],
    });
    const byItem = await call
      .as(member)
      .with({ language: 'zh' })
      .get('orderItemEvaluate/getList', { orderItemId: scarf });
    expect(byItem.data).toEqual([ofScarf]);
    expect((await orderOf(member, orderId)).commentStatus).toBe(1);
    expect(spuIds).toHaveLength(2);
  });

  it('review-02 answers nothing before the review, asks for one of its fields, and tells others nothing', async () => {
    const [member, stranger] = [await buyer(), await buyer()];
    const { orderNo, itemIds } = await bought(member);
    expect((await call.as(member).endpoint(list, { orderNo })).data).toEqual([]);
    expect(await call.as(member).endpoint(list)).toMatchObject({ code: 400, data: { issues: [{ path: 'orderNo' }] } });
    await review(member, [await said(member, itemIds[0] ?? 0)]);
    for (const payload of [{ orderNo }, { orderItemId: itemIds[0] }, { orderNo: 'missing' }])
      expect(await call.as(stranger).endpoint(list, payload)).toMatchObject({ code: 404, data: null });
    expect((await call.endpoint(list, { orderNo })).code).toBe(401);
  });

  it('review-01 takes the list as the body itself, and in a form as JSON text', async () => {
    const [first, second] = [await buyer(), await buyer()];
    const [a, b] = [await bought(first), await bought(second)];
    const body = JSON.stringify([await said(first, a.itemIds[0] ?? 0)]);
    const answer = await sendRaw(api.origin, {
      method: 'POST',
      path: '/app-api/orderItemEvaluate/createItemEvaluate',
      headers: { authorization: first.token, 'content-type': 'application/json' },
      body,
    });
    expect(answer).toMatchObject({ code: 0, data: { orderId: a.orderId } });
    const form = { list: JSON.stringify([await said(second, b.itemIds[0] ?? 0)]) };
    expect((await call.as(second).with({ encoding: 'form' }).endpoint(create, form)).data?.orderId).toBe(b.orderId);
  });

  it('review-05 review-06 a score of 0 is refused with that score’s own message, in each language', async () => {
    const member = await buyer();
    const { itemIds, orderId } = await bought(member);
    const right = await said(member, itemIds[0] ?? 0);
    const messages = new Set<string>();
    for (const language of LANGUAGES) {
      for (const field of ['serviceAttitudeScore', 'logisticsServiceScore', 'describeScore']) {
        const answer = await call
          .as(member)
          .with({ language })
          .endpoint(create, { list: [{ ...right, [field]: 0 }] });
        expect(answer).toMatchObject({ code: 400, data: { issues: [{ path: `list.0.${field}` }] } });
        messages.add(answer.data.issues[0].message);
      }
    }
    expect(messages.size).toBe(3 * LANGUAGES.length);
    for (const wrong of [-1, 6, 1.5, 'five'])
      expect((await review(member, [{ ...right, describeScore: wrong }])).code, String(wrong)).toBe(400);
    expect((await orderOf(member, orderId)).commentStatus).toBe(0);
  });

  it('review-07 review-08 asks for a comment of at most 500 characters and for one to six pictures per item', async () => {
    const member = await buyer();
    const { itemIds } = await bought(member);
    const right = await said(member, itemIds[0] ?? 0);
    const pictures = await Promise.all(Array.from({ length: 7 }, () => uploadPicture(api, member)));
    const refused = [
      ['remark', ''],
      ['remark', '   '],
      ['remark', '羊'.repeat(501)],
      ['picUrls', []],
      ['picUrls', '[]'],
      ['picUrls', ''],
      ['picUrls', pictures],
    ] as const;
    for (const [field, value] of refused)
      expect(await review(member, [{ ...right, [field]: value }]), `${field} ${value}`).toMatchObject({
        code: 400,
        data: { issues: [{ path: `list.0.${field}` }] },
      });
    const most = { remark: '🧥'.repeat(500), picUrls: JSON.stringify(pictures.slice(0, 6)) };
    expect((await review(member, [{ ...right, ...most }])).code).toBe(0);
  });

  it('review-08 review-09 takes own pictures alone, which become public with the review', async () => {
    const [member, stranger] = [await buyer(), await buyer()];
    const { itemIds, orderId } = await bought(member);
    const right = await said(member, itemIds[0] ?? 0);
    const own = await uploadPicture(api, member);
    const seen = async (address: string) => (await fetch(new URL(address.split('?')[0] ?? '', api.origin))).status;
    const foreign = [
      await uploadPicture(api, stranger),
      await uploadPicture(api, member, 'proof'),
      await uploadPicture(api, member, 'identity'),
      'https://evil.test/a.png',
      'javascript:alert(1)',
      '/files/art/coat.camel/front.svg',
    ];
    for (const address of foreign)
      expect(await review(member, [{ ...right, picUrls: [own, address] }]), address).toMatchObject({
        code: 400,
        data: { issues: [{ path: 'list.0.picUrls.1' }] },
      });
    const noPicture = await call.as(member).upload('infra/file/upload', Buffer.from('hello'), {
      name: 'a.png',
      type: 'image/png',
      fields: { purpose: 'review' },
    });
    expect(noPicture.code).toBe(415);
    expect([await seen(own), (await orderOf(member, orderId)).commentStatus]).toEqual([404, 0]);
    expect((await review(member, [{ ...right, picUrls: [own] }])).code).toBe(0);
    expect(await seen(own)).toBe(200);
  });

  it('review-12 fault:reviews-01 only the buyer of a completed order may, for different items of that one order', async () => {
    const [member, stranger] = [await buyer(), await buyer()];
    const [order, other] = [await bought(member), await bought(member)];
    const [item = 0, elsewhere = 0] = [order.itemIds[0], other.itemIds[0]];
    const right = await said(member, item);
    expect((await review(stranger, [await said(stranger, item)])).code).toBe(1024);
    expect((await review(member, [{ ...right, itemId: 2_000_000_000 }])).code).toBe(1024);
    for (const items of [
      [right, right],
      [right, { ...right, itemId: elsewhere }],
    ])
      expect((await review(member, items)).code).toBe(400);
    const unpaid = await placeOrder(api, member, await world.product());
    const [open] = await world.query<{ id: number }>('select id from order_item where order_id = $1', [unpaid.orderId]);
    const notMet = { code: 1024, msg: 'Comment requirements not met' };
    expect(await review(member, [{ ...right, itemId: open?.id }])).toMatchObject(notMet);
    await call.as(member).endpoint(contract.orders.cancel, { id: unpaid.orderId });
    expect(await review(member, [{ ...right, itemId: open?.id }])).toMatchObject(notMet);
    for (const status of [10, 20, 40]) {
      await world.query('update trade_order set status = $2 where tenant_id = 1 and id = $1', [order.orderId, status]);
      expect(await review(member, [right]), String(status)).toMatchObject(notMet);
    }
    await world.query('update trade_order set status = 30 where tenant_id = 1 and id = $1', [order.orderId]);
    expect(await world.query('select from evaluation where order_item_id in ($1, $2)', [item, elsewhere])).toEqual([]);
    expect((await review(member, [right])).code).toBe(0);
  });

  it('review-13 fault:reviews-01 the owner of a shop is told that merchants may not', async () => {
    const member = await buyer();
    const { itemIds, orderId } = await bought(member);
    await world.shop({ ownerId: member.id });
    expect(await review(member, [await said(member, itemIds[0] ?? 0)])).toMatchObject({
      code: 1025,
      msg: 'Merchants have no permission for this action, contact customer service',
    });
    expect((await orderOf(member, orderId)).commentStatus).toBe(0);
  });

  it('review-11 order-30 a second review of the order is refused', async () => {
    const member = await buyer();
    const { itemIds, orderId } = await bought(member, [{}, {}]);
    expect((await orderOf(member, orderId)).commentStatus).toBe(0);
    const items = await Promise.all(itemIds.map((itemId) => said(member, itemId)));
    expect((await review(member, items)).code).toBe(0);
    expect((await review(member, items)).code).toBe(1026);
    expect((await orderOf(member, orderId)).commentStatus).toBe(1);
  });

  it('fault:reviews-51 names every item of the order exactly once, or is refused with what is missing or foreign', async () => {
    const member = await buyer();
    const { itemIds, orderId } = await bought(member, [{}, {}, {}]);
    const [a = 0, b = 0, c = 0] = itemIds;
    const [foreign = 0] = (await bought(await buyer())).itemIds;
    const [elsewhere = 0] = (await bought(member)).itemIds;
    const pictures = [await uploadPicture(api, member)];
    const of = (ids: readonly number[]) =>
      ids.map((itemId) => ({
        itemId,
        describeScore: 5,
        logisticsServiceScore: 4,
        serviceAttitudeScore: 3,
        picUrls: pictures,
        remark: 'As shown.',
      }));
    const wrong = async (ids: readonly number[], language = 'en') => {
      const answer = await call
        .as(member)
        .with({ language })
        .endpoint(create, { list: of(ids) });
      expect(answer.code).toBe(400);
      return answer.data.issues;
    };
    expect(await wrong([a, b])).toEqual([
      { path: 'list.2', message: `Please review every item of the order: item ${c} is missing.` },
    ]);
    const notOfOrder = 'This item is named twice or does not belong to the order.';
    expect(await wrong([a, b, b])).toEqual([
      { path: 'list.2.itemId', message: notOfOrder },
      { path: 'list.3', message: `Please review every item of the order: item ${c} is missing.` },
    ]);
    expect(await wrong([a, b, c, c])).toEqual([{ path: 'list.3.itemId', message: notOfOrder }]);
    for (const other of [foreign, elsewhere, 2_000_000_000])
      expect(await wrong([a, b, c, other])).toEqual([{ path: 'list.3.itemId', message: notOfOrder }]);
    const told = await Promise.all(LANGUAGES.map(async (language) => (await wrong([a, b], language))[0].message));
    expect(new Set(told).size).toBe(LANGUAGES.length);
    for (const message of told) expect(message).toContain(String(c));
    expect(await world.query('select from evaluation where order_item_id = any ($1::int[])', [itemIds])).toEqual([]);
    expect((await orderOf(member, orderId)).commentStatus).toBe(0);
    expect((await review(member, of([c, a, b]))).code).toBe(0);
    expect((await orderOf(member, orderId)).commentStatus).toBe(1);
  });

  it('review-11 of ten reviews of one order at once one is kept', async () => {
    const member = await buyer();
    const { itemIds, spuIds } = await bought(member);
    const items = await Promise.all(itemIds.map((itemId) => said(member, itemId)));
    const codes = (await Promise.all(Array.from({ length: 10 }, () => review(member, items)))).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, ...Array.from({ length: 9 }, () => 1026)]);
    const rows = await world.query('select from evaluation where order_item_id = any ($1::int[])', [itemIds]);
    const { data } = await call.endpoint(contract.catalogue.detail, { id: spuIds[0] });
    expect([rows.length, data.scores.count]).toEqual([1, 1]);
  });

  it('fault:reviews-52 a shop that nobody has reviewed stands at 0, and after one review at what it says', async () => {
    const member = await buyer();
    const shopId = await world.shop();
    const products = [await world.product({ shopId }), await world.product({ shopId })];
    const shown = async () => (await call.get('system/shop/getShopInfoByShopId', { shopId })).data.storeReputation;
    const listed = async () =>
      (await call.get('system/shop/getByshopname', { pageSize: 200 })).data.list.find(
        ({ id }: { id: number }) => id === shopId,
      ).storeReputation;
    expect([await shown(), await listed()]).toEqual([0, 0]);
    const three = { describeScore: 3, logisticsServiceScore: 3, serviceAttitudeScore: 3 };
    const first = await completedOrder(api, member, [products[0] ?? expect.fail()]);
    await review(member, [await said(member, first.itemIds[0] ?? 0, three)]);
    expect([await shown(), await listed()]).toEqual([3, 3]);
    const second = await completedOrder(api, member, products);
    const five = { describeScore: 5, logisticsServiceScore: 5, serviceAttitudeScore: 5 };
    await review(member, await Promise.all(second.itemIds.map((itemId) => said(member, itemId, five))));
    // 3 · 3 and 6 · 5 are 39 of 9 scores.
    expect([await shown(), await listed()]).toEqual([4.3, 4.3]);
  });

  it('a repeated request with its key gets the first answer', async () => {
    const member = await buyer();
    const { itemIds } = await bought(member);
    const items = [await said(member, itemIds[0] ?? 0)];
    const send = () =>
      call
        .as(member)
        .with({ headers: { 'idempotency-key': 'review-once' } })
        .endpoint(create, { list: items });
    const first = await send();
    expect(first.code).toBe(0);
    expect((await send()).data).toEqual(first.data);
  });

  it('eight buyers at once who review the same two products in different order are all counted', async () => {
    const shopId = await world.shop();
    const products = [await world.product({ shopId }), await world.product({ shopId })];
    const orders = [];
    for (let index = 0; index < 8; index++) {
      const member = await buyer();
      const { itemIds } = await completedOrder(api, member, products);
      const items = await Promise.all(itemIds.map((itemId) => said(member, itemId)));
      orders.push({ member, items: index % 2 === 0 ? items : items.reverse() });
    }
    const answers = await Promise.all(orders.map(({ member, items }) => review(member, items)));
    expect(answers.map(({ code }) => code)).toEqual(orders.map(() => 0));
    for (const { spuId } of products)
      expect((await call.endpoint(contract.catalogue.detail, { id: spuId })).data.scores.count).toBe(8);
  });
});
