import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { startWorker } from '../../worker.ts';
import { confirmReceiptJob } from './confirm-receipt.job.ts';
import { askForRefund, buyPieces, decideRefund, shipOrders } from './orders.testing.ts';

describe('the way of an order to its buyer', async () => {
  const api = await startApi({ worker: true });
  const { world, clock } = api;
  const db = api.platform.database.forTenant(1).writable;
  const staff = api.call.as(await world.member({ role: 1 }));
  const detail = async (member: TestMember, id: number) =>
    (await api.call.as(member).get('order/get-detailFirst', { id })).data;
  const runJob = (orderId: number) =>
    confirmReceiptJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
  const buy = async (count = 1) => {
    const member = await world.member({ balance: 100_000 });
    return { member, orderId: await buyPieces(api, member, await world.product(), count) };
  };
  const sweep = async () => {
    const worker = await startWorker(api.platform);
    await worker.sweep();
    await worker.stop();
  };

  it('staff-20 staff-21 order-08 order-10 is shipped once, and its way shows to the buyer, newest first', async () => {
    const { member, orderId } = await buy();
    expect(await detail(member, orderId)).toMatchObject({ logisticsCompany: '', logisticsNo: '', deliveryOrbits: [] });
    const path = `/admin-api/orders/${orderId}`;
    expect((await staff.post(`${path}/track`, { content: 'Too early' })).code).toBe(409);
    const parcel = { company: 'Colissimo', trackingNumber: '6A 0123' };
    expect((await staff.post(`${path}/ship`, parcel)).data).toEqual({ id: orderId, status: 20 });
    expect((await staff.post(`${path}/ship`, parcel)).code).toBe(409);
    clock.advanceMs(60_000);
    for (const content of ['Accepted in Lyon', 'Out for delivery']) {
      expect((await staff.post(`${path}/track`, { content })).data).toEqual({ id: expect.any(Number) });
      clock.advanceMs(60_000);
    }
    const order = await detail(member, orderId);
    expect(order).toMatchObject({
      status: 20,
      statusstr: 'Waiting receipt',
      logisticsCompany: 'Colissimo',
      logisticsNo: '6A 0123',
      deliveryOrbits: [
        { content: 'Out for delivery', deliveryTime: expect.any(Number) },
        { content: 'Accepted in Lyon', deliveryTime: expect.any(Number) },
        { content: 'The parcel was handed to Colissimo, tracking number 6A 0123.', deliveryTime: expect.any(Number) },
      ],
    });
    const times = order.deliveryOrbits.map((orbit: { deliveryTime: number }) => orbit.deliveryTime);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect(Math.abs(times[0] - clock.now().getTime())).toBeLessThan(120_000);
  });

  it('fault:order-84 the first event says in the reader’s language to whom the parcel was handed and when; what the seller adds stays as written', async () => {
    const { member, orderId } = await buy();
    const path = `/admin-api/orders/${orderId}`;
    const parcel = { company: 'La Poste $& {number}', trackingNumber: 'LA 1' };
    expect((await staff.post(`${path}/ship`, parcel)).code).toBe(0);
    const shippedAt = clock.now().getTime();
    clock.advanceMs(60_000);
    await staff.post(`${path}/track`, { content: 'La Poste $& {number} LA 1' });
    const texts = {
      en: 'The parcel was handed to La Poste $& {number}, tracking number LA 1.',
      zh: '包裹已交由 La Poste $& {number} 承运，运单号 LA 1。',
      zhTW: '包裹已交由 La Poste $& {number} 配送，追蹤號碼 LA 1。',
      fr: 'Le colis a été remis à La Poste $& {number}, numéro de suivi LA 1.',
      jp: 'お荷物を La Poste $& {number} に引き渡しました。お問い合わせ番号：LA 1',
      kor: '상품을 La Poste $& {number}에 인계했습니다. 운송장 번호: LA 1',
      id: 'Paket telah diserahkan kepada La Poste $& {number}, nomor resi LA 1.',
    };
    for (const [language, content] of Object.entries(texts)) {
      const buyer = await api.call.as(member).with({ language }).get('order/get-detailFirst', { id: orderId });
      const seller = await staff.with({ language }).get(path);
      for (const { deliveryOrbits } of [buyer.data, seller.data]) {
        expect(deliveryOrbits.map((orbit: { content: string }) => orbit.content)).toEqual([
          'La Poste $& {number} LA 1',
          content,
        ]);
        expect(Math.abs(deliveryOrbits[1].deliveryTime - shippedAt)).toBeLessThan(30_000);
      }
    }
  });

  it('staff-20 staff-07 shipping and tracking leave audit rows, and a message with a mail to the buyer', async () => {
    const { member, orderId } = await buy();
    const { data } = await staff.post(`/admin-api/orders/${orderId}/ship`, { company: 'UPS', trackingNumber: '1Z' });
    expect(data.status).toBe(20);
    await staff.post(`/admin-api/orders/${orderId}/track`, { content: 'Köln' });
    const rows = await world.query(
      `select action, audit.before, audit.after, value.after as personal
       from audit left join audit_value as value on value.tenant_id = audit.tenant_id and value.audit_id = audit.id
       where subject = $1 order by audit.id`,
      [`order:${orderId}`],
    );
    expect(rows).toEqual([
      {
        action: 'orders.ship',
        before: { status: 10 },
        after: { status: 20 },
        personal: { company: 'UPS', trackingNumber: '1Z' },
      },
      {
        action: 'orders.track',
        before: null,
        after: { event: expect.any(Number) },
        personal: { content: 'Köln' },
      },
    ]);
    const mail = async () =>
      (await world.query<{ text: string }>('select text from stored_mail where recipient = $1', [member.email]))[0]
        ?.text;
    await vi.waitFor(async () => expect(await mail()).toContain('with UPS, tracking number 1Z'), { timeout: 10_000 });
  });

  it('order-05 order-39 the buyer confirms the receipt of what is on its way, and of nothing else', async () => {
    const { member, orderId } = await buy();
    const call = api.call.as(member);
    const confirm = (caller = call) => caller.post('member/address/confirmReceipt', { id: orderId });
    expect((await confirm()).code).toBe(409);
    await shipOrders(api, [orderId]);
    const foreign = await confirm(api.call.as(await world.member()));
    expect(foreign.code).toBe(404);
    const missing = await call.post('member/address/confirmReceipt', { id: 2_000_000_000 });
    expect({ ...missing, headers: {} }).toEqual({ ...foreign, headers: {} });
    for (let time = 0; time < 2; time++) expect((await confirm()).data).toEqual({ id: orderId, status: 30 });
    expect(await detail(member, orderId)).toMatchObject({ status: 30, statusstr: 'Completed' });
    expect((await staff.post(`/admin-api/orders/${orderId}/ship`, { company: 'A', trackingNumber: '1' })).code).toBe(
      409,
    );
    // News of the way may come after the buyer's word.
    expect((await staff.post(`/admin-api/orders/${orderId}/track`, { content: 'Delivered' })).code).toBe(0);
  });

  it('order-40 staff-32 a receipt confirms itself 15 days after shipping, not a minute earlier, and once', async () => {
    const { member, orderId } = await buy();
    await shipOrders(api, [orderId]);
    const [work] = await world.query<{ run_at: Date }>('select run_at from outbox where key = $1', [
      `confirm-receipt:${orderId}`,
    ]);
    const wait = (work?.run_at.getTime() ?? 0) - clock.now().getTime();
    expect(Math.abs(wait - 15 * DAY_MS)).toBeLessThan(60_000);
    clock.advanceMs(15 * DAY_MS - 60_000);
    await runJob(orderId);
    expect((await detail(member, orderId)).status).toBe(20);
    clock.advanceMs(61_000);
    await vi.waitFor(async () => expect((await detail(member, orderId)).status).toBe(30), { timeout: 10_000 });
    await runJob(orderId);
    const [told] = await world.query(
      `select count(*)::int as n from system_message where member_id = $1 and template = 'orderAutoConfirmed'`,
      [member.id],
    );
    expect(told).toEqual({ n: 1 });
    expect((await api.call.as(member).get('pay/wallet/get')).data.point).toBe(50);
  });

  it('order-40 staff-44 the days are a setting, and the sweep finds a receipt that has no job', async () => {
    await world.setting('SETTLEMENT_SETTING', { receiptDays: 2 });
    const { member, orderId } = await buy();
    await shipOrders(api, [orderId]);
    await world.query('delete from outbox where key = $1', [`confirm-receipt:${orderId}`]);
    clock.advanceMs(2 * DAY_MS - 60_000);
    await sweep();
    expect((await detail(member, orderId)).status).toBe(20);
    clock.advanceMs(61_000);
    await sweep();
    expect((await detail(member, orderId)).status).toBe(30);
    await world.setting('SETTLEMENT_SETTING', {});
  });

  it('order-40 a receipt does not confirm itself while an after-sale is open, and at the next sweep after it closed', async () => {
    const { member, orderId } = await buy(2);
    await shipOrders(api, [orderId]);
    const afterSaleId = await askForRefund(api, member, orderId, 1);
    clock.advanceMs(16 * DAY_MS);
    await runJob(orderId);
    await sweep();
    expect((await detail(member, orderId)).status).toBe(20);
    await decideRefund(api, afterSaleId, ['approve']);
    await sweep();
    expect((await detail(member, orderId)).status).toBe(20);
    await decideRefund(api, afterSaleId, ['refund']);
    await sweep();
    expect((await detail(member, orderId)).status).toBe(30);
  });

  it('order-40 a refused after-sale keeps no receipt from confirming itself, and the buyer may confirm beside an open one', async () => {
    const { member, orderId } = await buy(2);
    await shipOrders(api, [orderId]);
    await decideRefund(api, await askForRefund(api, member, orderId, 1), ['refuse']);
    clock.advanceMs(16 * DAY_MS);
    await runJob(orderId);
    expect((await detail(member, orderId)).status).toBe(30);

    const other = await buy(2);
    await shipOrders(api, [other.orderId]);
    await askForRefund(api, other.member, other.orderId, 1);
    const answer = await api.call.as(other.member).post('member/address/confirmReceipt', { id: other.orderId });
    expect(answer.data).toEqual({ id: other.orderId, status: 30 });
  });

  it('order-04 an item tells what an after-sale of it needs, and how much is left to ask for', async () => {
    const { member, orderId } = await buy(5);
    await shipOrders(api, [orderId]);
    const call = api.call.as(member);
    const order = await detail(member, orderId);
    const [{ id }] = order.items;
    expect(order.items[0].afterSaleId).toBeNull();
    const item = async () => (await call.get('trade/order/item/get', { id })).data;
    const whole = {
      id,
      orderId,
      orderNo: order.no,
      orderStatus: 20,
      afterSaleStatus: 0,
      count: 5,
      surplusCount: 5,
      price: 5000,
      picUrl: '/files/art/coat.camel/front.svg',
      brandName: expect.any(String),
      spuName: 'Wool coat',
      properties: [expect.objectContaining({ propertyName: 'Size', valueName: 'Size 1' })],
    };
    expect(await item()).toEqual(whole);
    expect((await call.get('order/item/get', { id })).data).toEqual(whole);
    const first = await askForRefund(api, member, orderId, 2);
    expect(await item()).toMatchObject({ surplusCount: 3, afterSaleStatus: 10 });
    await decideRefund(api, first, ['approve', 'refund']);
    expect(await item()).toMatchObject({ surplusCount: 3, afterSaleStatus: 40 });
    const second = await askForRefund(api, member, orderId, 1);
    expect(await item()).toMatchObject({ surplusCount: 2 });
    expect((await detail(member, orderId)).items[0].afterSaleId).toBe(second);
    await decideRefund(api, second, ['refuse']);
    expect(await item()).toMatchObject({ surplusCount: 3 });
    expect((await api.call.as(await world.member()).get('order/item/get', { id })).code).toBe(404);
  });
});
