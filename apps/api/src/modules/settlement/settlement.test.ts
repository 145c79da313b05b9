import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { startWorker } from '../../worker.ts';
import {
  askForRefund,
  balanceOf,
  buyAndReceive,
  buyPieces,
  decideRefund,
  entriesOf,
  refundPieces,
  shipOrders,
} from '../orders/orders.testing.ts';
import { settleOrderJob } from './settle-order.job.ts';

const WINDOW_MS = 7 * DAY_MS;
const AVAILABLE = 1;
const ESCROW = 3;
const COMMISSION = 6;

describe('settlement', async () => {
  const api = await startApi({ worker: true });
  const { world, clock } = api;
  const db = api.platform.database.forTenant(1).writable;
  const runJob = (orderId: number) => settleOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
  const sweep = async () => {
    const worker = await startWorker(api.platform);
    await worker.sweep();
    await worker.stop();
  };
  const moved = (orderId: number) => entriesOf(api, `settle-order:${orderId}`);
  const isSettled = async (orderId: number) => (await moved(orderId)).length > 0;
  /** A shop with an owner, its product and a buyer. */
  const market = async ({ price = 5000, freight = 1200 } = {}) => {
    const owner = await world.member();
    const shopId = await world.shop({ ownerId: owner.id, freight });
    const product = await world.product({ shopId, skus: [{ price, stock: 100 }] });
    return { owner, product, buyer: await world.member({ balance: 200_000 }) };
  };
  const received = async (
    { buyer, product }: { buyer: TestMember; product: Awaited<ReturnType<typeof world.product>> },
    count = 1,
  ) => buyAndReceive(api, buyer, product, count);

  it('wallet-17 wallet-18 wallet-07 seven days after the order is over a job pays the shop’s owner, freight whole, goods less 5 %', async () => {
    const place = await market({ price: 3999 });
    const orderId = await received(place, 3);
    const [work] = await world.query<{ run_at: Date }>('select run_at from outbox where key = $1', [
      `settle-order:${orderId}`,
    ]);
    expect(Math.abs((work?.run_at.getTime() ?? 0) - clock.now().getTime() - WINDOW_MS)).toBeLessThan(60_000);
    clock.advanceMs(WINDOW_MS - 60_000);
    await runJob(orderId);
    await sweep();
    expect(await isSettled(orderId)).toBe(false);
    clock.advanceMs(61_000);
    await vi.waitFor(async () => expect(await isSettled(orderId)).toBe(true), { timeout: 10_000 });
    // 5 % of 119.97 is 5.9985: what is less than a cent stays with the shop.
    expect(await moved(orderId)).toEqual([
      [AVAILABLE, 11_997 + 1200 - 599, 8],
      [ESCROW, -(11_997 + 1200), null],
      [COMMISSION, 599, null],
    ]);
    const { data: log } = await api.call.as(place.owner).get('apppay/log-amount/page', { pageNo: 1, pageSize: 5 });
    const { no } = (await api.call.as(place.buyer).get('order/get-detailFirst', { id: orderId })).data;
    expect(log).toMatchObject({ total: 1, list: [{ type: 8, amt: 125.98, hamt: 125.98, remark: no }] });
    const told = await world.query(`select template, type, params from system_message where member_id = $1`, [
      place.owner.id,
    ]);
    expect(told).toContainEqual({ template: 'shopOrderSettled', type: 2, params: { order: no, amount: '125.98' } });
  });

  it('wallet-17 staff-32 however often and by whatever it is settled, once', async () => {
    const place = await market();
    const orderId = await received(place, 2);
    clock.advanceMs(WINDOW_MS + 1_000);
    await Promise.all([runJob(orderId), runJob(orderId), sweep(), runJob(orderId), runJob(orderId)]);
    await runJob(orderId);
    expect(await moved(orderId)).toHaveLength(3);
    expect(await balanceOf(api, place.owner)).toBe(107);
    const [order] = await world.query(
      'select settled_at is not null as is_settled, commission_rate from trade_order where id = $1',
      [orderId],
    );
    expect(order).toEqual({ is_settled: true, commission_rate: 5 });
  });

  it('wallet-17 staff-44 waits while an after-sale is open, and the sweep settles what is left at once when it closed', async () => {
    const place = await market();
    const orderId = await received(place, 3);
    const afterSaleId = await askForRefund(api, place.buyer, orderId, 1);
    clock.advanceMs(WINDOW_MS + 1_000);
    await runJob(orderId);
    await sweep();
    await decideRefund(api, afterSaleId, ['approve']);
    await sweep();
    expect(await isSettled(orderId)).toBe(false);
    await decideRefund(api, afterSaleId, ['refund']);
    await sweep();
    expect(await moved(orderId)).toEqual([
      [AVAILABLE, 10_000 + 1200 - 500, 8],
      [ESCROW, -11_200, null],
      [COMMISSION, 500, null],
    ]);
  });

  it('wallet-17 staff-44 the sweep settles an order whose job is lost, and leaves what is on its way, cancelled or young', async () => {
    const place = await market();
    const [lost, young] = [await received(place), await buyPieces(api, place.buyer, place.product)];
    const cancelled = await buyPieces(api, place.buyer, place.product);
    expect((await api.call.as(place.buyer).delete('order/cancel', { id: cancelled })).code).toBe(0);
    await shipOrders(api, [young]);
    await world.query('delete from outbox where key = $1', [`settle-order:${lost}`]);
    clock.advanceMs(WINDOW_MS + 1_000);
    for (const orderId of [young, cancelled]) await runJob(orderId);
    await sweep();
    expect([await isSettled(lost), await isSettled(young), await isSettled(cancelled)]).toEqual([true, false, false]);
  });

  it('wallet-17 freight that no refund covered goes to the shop, also of an order that was refunded before its receipt', async () => {
    const place = await market();
    const orderId = await buyPieces(api, place.buyer, place.product, 2);
    await shipOrders(api, [orderId]);
    await refundPieces(api, place.buyer, orderId, 2);
    const { data } = await api.call.as(place.buyer).get('order/get-detailFirst', { id: orderId });
    expect(data.status).toBe(40);
    clock.advanceMs(WINDOW_MS - 60_000);
    await sweep();
    expect(await isSettled(orderId)).toBe(false);
    clock.advanceMs(61_000);
    await sweep();
    expect(await moved(orderId)).toEqual([
      [AVAILABLE, 1200, 8],
      [ESCROW, -1200, null],
    ]);
  });

  it('wallet-17 an order of which nothing is left settles without moving anything', async () => {
    const place = await market({ freight: 0 });
    const orderId = await received(place);
    await refundPieces(api, place.buyer, orderId, 1);
    clock.advanceMs(WINDOW_MS + 1_000);
    await sweep();
    expect(await isSettled(orderId)).toBe(false);
    const [order] = await world.query('select settled_at is not null as is_settled from trade_order where id = $1', [
      orderId,
    ]);
    expect(order).toEqual({ is_settled: true });
  });

  it('wallet-18 rate and days are the tenant’s settings, and an order keeps the rate that it was settled at', async () => {
    await world.setting('SETTLEMENT_SETTING', { commissionPercent: 12, windowDays: 3 });
    const place = await market({ price: 10_000 });
    const orderId = await received(place);
    clock.advanceMs(3 * DAY_MS + 1_000);
    await runJob(orderId);
    await world.setting('SETTLEMENT_SETTING', {});
    expect(await moved(orderId)).toEqual([
      [AVAILABLE, 10_000 + 1200 - 1200, 8],
      [ESCROW, -11_200, null],
      [COMMISSION, 1200, null],
    ]);
    const [order] = await world.query('select commission_rate from trade_order where id = $1', [orderId]);
    expect(order).toEqual({ commission_rate: 12 });
  });

  it('wallet-18 the platform keeps all that a shop without an owner sold', async () => {
    const buyer = await world.member({ balance: 100_000 });
    const orderId = await buyAndReceive(api, buyer, await world.product());
    clock.advanceMs(WINDOW_MS + 1_000);
    await runJob(orderId);
    expect(await moved(orderId)).toEqual([
      [ESCROW, -6200, null],
      [COMMISSION, 6200, null],
    ]);
  });

  it('wallet-18 no setting of the settlement is told to shoppers', async () => {
    const { code } = await api.call.get('system/tenant-setting/getByKey', { key: 'SETTLEMENT_SETTING' });
    expect(code).not.toBe(0);
  });
});
