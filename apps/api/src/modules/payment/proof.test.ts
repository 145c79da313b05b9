import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { expireOrder } from '../orders/index.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { deskOf, messagesOf, newPicture, reviewer, uploadProof } from '../review/review.testing.ts';
import { proofsOf } from './proof.testing.ts';

const MINUTE_MS = 60_000;

describe('payment by proof', async () => {
  const api = await startApi({ worker: true });
  const { world } = api;
  const desk = deskOf(api, await reviewer(api));

  const { order, prove, detail, proofOf, entriesOf, balanceOf } = proofsOf(api);

  it('payment-21 without a picture of one’s own it is refused, whatever the address says', async () => {
    const member = await world.member();
    const orderId = await order(member);
    const none = await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 1, tradeOrderIdList: [orderId] });
    expect([none.code, none.data.issues[0].path]).toEqual([400, 'payOrderPic']);
    const stranger = await uploadProof(api, await world.member());
    const shown = await uploadProof(api, member);
    await world.query('update stored_file set is_public = 1 where owner_id = $1', [member.id]);
    for (const address of [
      'https://example.test/picture.png',
      `/files/u/${randomUUID()}.png`,
      `/files/u/${'-'.repeat(36)}.png`,
      '/files/art/coat.camel/front.svg',
      stranger,
      shown,
    ])
      expect((await prove(member, [orderId], { address })).data, address).toMatchObject({
        issues: [{ path: 'payOrderPic' }],
      });
    expect((await detail(member, orderId)).auditStatus).toBe(0);
  });

  it('payment-22 payment-29 payment-32 order-11 sets the audit status to waiting, stays in waitPay and stops the pay window', async () => {
    const member = await world.member();
    const orderId = await order(member);
    expect(await prove(member, [orderId])).toMatchObject({
      code: 0,
      data: { tradeOrderIdList: [orderId], status: 0, auditStatus: 3 },
    });
    expect(await detail(member, orderId)).toMatchObject({ status: 0, auditStatus: 3, payMethodType: 2, keyTTL: 0 });
    api.clock.advanceMs(45 * MINUTE_MS);
    await api.call.as(member).delete('order/cancel', { id: orderId });
    const db = api.platform.database.forTenant(1).writable;
    await db.inTransaction((tx) => expireOrder(tx, orderId, api.clock.now()));
    expect(await detail(member, orderId)).toMatchObject({ status: 0, auditStatus: 3 });
    await desk.act('payments', await proofOf(orderId), 'approve');
    expect(await detail(member, orderId)).toMatchObject({ status: 10, auditStatus: 1 });
  });

  it('payment-22 a proof after the pay window comes too late', async () => {
    const member = await world.member();
    const orderId = await order(member);
    api.clock.advanceMs(31 * MINUTE_MS);
    expect((await prove(member, [orderId])).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
  });

  it('payment-28 order-11 fault:payment-04 approval posts cash-in to escrow, moves the order to delivery and tells buyer and shop', async () => {
    const [member, owner] = [await world.member(), await world.member()];
    const shopId = await world.shop({ ownerId: owner.id });
    const { orderId } = await placeOrder(api, member, await world.product({ shopId }));
    await prove(member, [orderId]);
    const answer = await desk.act('payments', await proofOf(orderId), 'approve');
    expect(answer).toMatchObject({ code: 0, data: { decided: true, approvals: 1, needed: 1, status: 1, state: 1 } });
    const after = await detail(member, orderId);
    expect(after).toMatchObject({ status: 10, auditStatus: 1, payMethodType: 2, payTime: expect.any(Number) });
    expect(await entriesOf(`pay-order:${orderId}`)).toEqual([
      { kind: 3, amount: '6200', log_type: null },
      { kind: 4, amount: '-6200', log_type: null },
    ]);
    expect(await messagesOf(api, member)).toEqual([
      { type: 1, template: 'paymentApproved', params: { orders: after.no } },
    ]);
    // Nobody of the shop may decide on it.
    expect((await deskOf(api, owner).list('payments')).code).toBe(403);
    await expect
      .poll(() => messagesOf(api, owner), { timeout: 10_000 })
      .toEqual([{ type: 3, template: 'shopOrderPaid', params: { order: after.no } }]);
  });

  it('payment-30 order-11 a rejected proof shows its remark and gives a fresh pay window, at whose end the order is cancelled', async () => {
    const member = await world.member({ balance: 100_000 });
    const orderId = await order(member);
    await prove(member, [orderId]);
    api.clock.advanceMs(300 * MINUTE_MS);
    const rejected = await desk.act('payments', await proofOf(orderId), 'reject', { remark: 'The amount differs.' });
    expect(rejected.data).toMatchObject({ decided: true, status: 2, state: 2 });
    const after = await detail(member, orderId);
    expect(after).toMatchObject({ status: 0, auditStatus: 2, auditRemark: 'The amount differs.' });
    expect(after.keyTTL).toBeGreaterThan(29 * 60);
    expect(after.keyTTL).toBeLessThanOrEqual(30 * 60);
    const [job] = await world.query<{ run_at: Date }>(
      `select max(run_at) as run_at from outbox where job = 'expire-order' and (payload ->> 'orderId')::int = $1`,
      [orderId],
    );
    const minutes = ((job?.run_at.getTime() ?? 0) - api.clock.now().getTime()) / MINUTE_MS;
    expect(minutes).toBeGreaterThan(29);
    expect(await messagesOf(api, member)).toMatchObject([
      { template: 'paymentRejected', params: { remark: 'The amount differs.' } },
    ]);
    // Another proof, the other ways to pay and the time-out are open again.
    expect((await prove(member, [orderId])).code).toBe(0);
    await desk.act('payments', await proofOf(orderId), 'reject');
    api.clock.advanceMs(31 * MINUTE_MS);
    await expect.poll(async () => (await detail(member, orderId)).status, { timeout: 10_000 }).toBe(-1);
  });

  it('payment-33 while a proof waits, paying otherwise, changing the pay type and cancelling are refused', async () => {
    const member = await world.member({ balance: 100_000 });
    const [one, two] = [await order(member), await order(member)];
    await prove(member, [one]);
    const call = api.call.as(member);
    const balance = { payType: 4, tradeOrderIdList: [one], payPassword: PAY_PASSWORD };
    const answers = [
      await call.post('trade/order/payTradeOrder', balance),
      await call.post('trade/order/changeTradeOrderPayType', { payType: 4, tradeOrderIdList: [one] }),
      await call.delete('order/cancel', { id: one }),
      await prove(member, [one], { payType: 3 }),
      await prove(member, [one, two]),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => ERRORS.PROOF_UNDER_REVIEW));
    expect([(await detail(member, two)).auditStatus, await balanceOf(member)]).toEqual([0, 1000]);
  });

  it('payment-34 fault:payment-02 another picture replaces the first and keeps its place, from two tabs at once too', async () => {
    const member = await world.member();
    const orderId = await order(member);
    await prove(member, [orderId]);
    const itemId = await proofOf(orderId);
    const later = await world.member();
    await prove(later, [await order(later)]);
    const before = (await desk.show('payments', itemId)).data;
    expect(before.version).toBe(1);
    const answers = await Promise.all([prove(member, [orderId]), prove(member, [orderId])]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    const waiting = await desk.list('payments', { status: 0, email: member.email });
    expect(waiting.data).toMatchObject({ total: 1, list: [{ id: itemId, version: 3 }] });
    const after = (await desk.show('payments', itemId)).data;
    expect(after.picUrl.split('?')[0]).not.toBe(before.picUrl.split('?')[0]);
    expect([after.createTime, after.no]).toEqual([before.createTime, before.no]);
    // Who looked at the first picture does not approve the last one unseen.
    expect((await desk.act('payments', itemId, 'approve', { version: 1 })).code).toBe(409);
    expect((await desk.act('payments', itemId, 'approve', { version: 3 })).data).toMatchObject({ decided: true });
  });

  it('payment-34 one proof for several orders is one item, and one of them may bring the better picture', async () => {
    const member = await world.member();
    const [one, two] = [await order(member), await order(member)];
    await prove(member, [one, two]);
    expect(await proofOf(one)).toBe(await proofOf(two));
    expect((await prove(member, [two])).code).toBe(0);
    const item = (await desk.show('payments', await proofOf(one))).data;
    expect(item).toMatchObject({ amount: 124, version: 2, proof: { payType: 2, orders: [{ id: one }, { id: two }] } });
    await desk.act('payments', item.id, 'approve');
    expect([(await detail(member, one)).status, (await detail(member, two)).status]).toEqual([10, 10]);
  });

  it('payment-13 the same key answers alike, and one proof is made', async () => {
    const member = await world.member();
    const orderId = await order(member);
    const address = await uploadProof(api, member);
    const call = api.call.as(member).with({ headers: { 'idempotency-key': randomUUID() } });
    const payload = { payType: 1, tradeOrderIdList: [orderId], payOrderPic: address };
    const answers = [
      await call.post('trade/order/payTradeOrder', payload),
      await call.post('trade/order/payTradeOrder', payload),
    ];
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect((await desk.show('payments', await proofOf(orderId))).data.version).toBe(1);
  });

  it('fault:order-04 approving the proof of an order that is cancelled meanwhile credits the balance and tells the shopper', async () => {
    const member = await world.member();
    const product = await world.product();
    const { orderId } = await placeOrder(api, member, product);
    await prove(member, [orderId]);
    // What a cancellation by staff does, with the stock that it gives back.
    await world.query('update trade_order set status = -1, cancelled_at = now() where id = $1', [orderId]);
    await world.query('update sku set stock = stock + 1 where id = $1', [product.skuId]);
    await world.query(
      'insert into stock_movement (tenant_id, sku_id, quantity, reason, order_id) values (1, $1, 1, 3, $2)',
      [product.skuId, orderId],
    );
    expect((await desk.act('payments', await proofOf(orderId), 'approve')).data).toMatchObject({ decided: true });
    expect((await detail(member, orderId)).status).toBe(-1);
    expect(await balanceOf(member)).toBe(62);
    const log = await api.call.as(member).get('apppay/log-amount/page');
    expect(log.data.list).toMatchObject([{ type: 5, amt: 62, hamt: 62 }]);
    expect(await messagesOf(api, member)).toMatchObject([{ type: 2, template: 'paymentCredited' }]);
  });

  it('fault:payment-03 approving the proof of an order that is paid otherwise credits the balance and never pays twice', async () => {
    const member = await world.member({ balance: 10_000 });
    const orderId = await order(member);
    await prove(member, [orderId]);
    const item = await proofOf(orderId);
    // No endpoint lets it come so far; the rule holds all the same.
    await world.query('update trade_order set audit_status = 0 where id = $1', [orderId]);
    const paid = await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
    expect(paid.code).toBe(0);
    expect((await desk.act('payments', item, 'approve')).data.decided).toBe(true);
    expect((await detail(member, orderId)).payMethodType).toBe(4);
    expect(await balanceOf(member)).toBe(100);
    expect(await entriesOf(`pay-order:${orderId}`)).toHaveLength(2);
  });

  it('upload-06 upload-12 a picture’s address is signed anew for its owner and reviewers, whatever the client sent', async () => {
    const member = await world.member();
    const orderId = await order(member);
    const picture = await newPicture('jpeg');
    const uploaded = await api.call.as(member).upload('infra/file/upload', picture);
    // Without a purpose, as the documents' client uploads; from now on it is a proof.
    await prove(member, [orderId], { address: `http://localhost:4000${uploaded.data}` });
    const [file] = await world.query<{ purpose: number }>('select purpose from stored_file where owner_id = $1', [
      member.id,
    ]);
    expect(file?.purpose).toBe(2);
    api.clock.advanceMs(61 * MINUTE_MS);
    const get = (address: string) => fetch(new URL(address, api.origin), { headers: { host: 'localhost' } });
    expect((await get(uploaded.data)).status).toBe(404);
    const { picUrl } = (await desk.show('payments', await proofOf(orderId))).data;
    expect((await get(picUrl)).status).toBe(200);
    expect((await get(picUrl.split('?')[0])).status).toBe(404);
  });
});
