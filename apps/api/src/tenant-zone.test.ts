/** Days and years are the tenant's: of numbers, of years of orders, of takings by day. */
import { jsonb, statement } from '@passage/database';
import { describe, expect, it } from 'vitest';
import { askForRefund, buyAndReceive } from './modules/orders/orders.testing.ts';
import { newMerchant } from './modules/products/products.testing.ts';
import { handInRecharge } from './modules/review/review.testing.ts';
import { settleOrder } from './modules/settlement/index.ts';
import { addAddress, withdraw } from './modules/withdrawals/withdrawals.testing.ts';
import { startApi } from './testing/api.ts';

const EVENING = new Date('2026-12-31T17:00:00Z');
const NEXT = new Date('2027-01-01T07:00:00Z');
const SHANGHAI = { tenantId: 1, zone: 'Asia/Shanghai' };
const LOS_ANGELES = { tenantId: 2, zone: 'America/Los_Angeles' };

describe('the time zone of a tenant', async () => {
  const api = await startApi();
  const { world, call, clock } = api;
  const moveTo = (moment: Date) => clock.advanceMs(moment.getTime() - clock.now().getTime());
  const localeOf = async (tenantId: number) =>
    JSON.parse(
      (await call.with({ tenantId }).get('system/tenant-setting/getByKey', { key: 'LOCALE_SETTING' })).data
        .settingValue,
    );
  const numbersOf = async (table: string, memberId: number) =>
    (await world.query<{ no: string }>(`select no from ${table} where member_id = $1 order by id`, [memberId])).map(
      ({ no }) => no.slice(0, -12),
    );

  it('fault:time-51 is stated with the locale, UTC where none is set, and one that there is none of is refused', async () => {
    expect(await localeOf(1)).toMatchObject({ timeZone: 'UTC' });
    for (const { tenantId, zone } of [SHANGHAI, LOS_ANGELES]) {
      await world.setting('LOCALE_SETTING', { timeZone: zone }, tenantId);
      expect(await localeOf(tenantId)).toMatchObject({ timeZone: zone, currency: 'USD' });
    }
    await expect(world.setting('LOCALE_SETTING', { timeZone: 'Mars/Olympus' })).rejects.toThrow('Mars/Olympus');
  });

  it('fault:time-51 fault:performance-53 numbers, years and takings by day follow it, each order is in exactly one year, and a change of it books the days anew', async () => {
    for (const { tenantId, zone } of [SHANGHAI, LOS_ANGELES])
      await world.setting('LOCALE_SETTING', { timeZone: zone }, tenantId);
    moveTo(EVENING);
    const places = await Promise.all(
      [SHANGHAI, LOS_ANGELES].map(async ({ tenantId }) => {
        const merchant = await newMerchant(api, tenantId);
        return {
          ...merchant,
          tenantId,
          product: await world.product({ tenantId, shopId: merchant.shopId, skus: [{ price: 5000, stock: 100 }] }),
          buyer: await world.member({ tenantId, balance: 500_000 }),
        };
      }),
    );
    const db = (tenantId: number) => api.platform.database.forTenant(tenantId).writable;
    /** An order that is settled at once. */
    const sell = async ({ tenantId, buyer, product }: (typeof places)[number]) => {
      const orderId = await buyAndReceive(api, buyer, product);
      await world.query(`update trade_order set completed_at = completed_at - interval '8 days' where id = $1`, [
        orderId,
      ]);
      await db(tenantId).inTransaction((tx) => settleOrder(tx, orderId, clock.now()));
      return orderId;
    };
    const sold: number[][] = [];
    for (const moment of [EVENING, NEXT]) {
      moveTo(moment);
      sold.push(await Promise.all(places.map(sell)));
      for (const [index, { buyer }] of places.entries()) {
        await askForRefund(api, buyer, sold.at(-1)?.[index] ?? 0, 1);
        await handInRecharge(api, buyer);
        await withdraw(api, buyer, { amount: 20, receiveAddress: await addAddress(api, buyer) });
      }
    }
    const [shanghai, losAngeles] = places;
    if (!shanghai || !losAngeles) throw new Error('no places');
    const numbers = async (memberId: number) => ({
      orders: await numbersOf('trade_order', memberId),
      afterSales: await numbersOf('after_sale', memberId),
      recharges: await numbersOf('recharge', memberId),
      withdrawals: await numbersOf('withdrawal', memberId),
    });
    expect(await numbers(shanghai.buyer.id)).toEqual({
      orders: ['20270101', '20270101'],
      afterSales: ['A20270101', 'A20270101'],
      recharges: ['R20270101', 'R20270101'],
      withdrawals: ['W20270101', 'W20270101'],
    });
    expect(await numbers(losAngeles.buyer.id)).toEqual({
      orders: ['20261231', '20261231'],
      afterSales: ['A20261231', 'A20261231'],
      recharges: ['R20261231', 'R20261231'],
      withdrawals: ['W20261231', 'W20261231'],
    });

    const years = async ({ buyer }: (typeof places)[number]) => {
      const lists = await Promise.all(
        [2025, 2026, 2027, 2028].map((datestr) => call.as(buyer).get('trade/order/pageFirst', { datestr })),
      );
      return lists.map(({ data }) => data.list.map((order: { id: number }) => order.id));
    };
    const [first, second] = sold;
    expect(await years(shanghai)).toEqual([[], [], [second?.[0], first?.[0]], []]);
    expect(await years(losAngeles)).toEqual([[], [second?.[1], first?.[1]], [], []]);

    // 50.00 less 5 per cent, and 12.00 of freight, twice.
    const both = { received: 119, paidBack: 0, owed: 0, debtPaid: 0, takings: 119 };
    const daysOf = async ({ call: own }: (typeof places)[number]) => (await own.get('/admin-api/takings/days')).data;
    expect(await daysOf(shanghai)).toEqual({ total: 1, list: [{ day: '2027-01-01', ...both }] });
    expect(await daysOf(losAngeles)).toEqual({ total: 1, list: [{ day: '2026-12-31', ...both }] });

    const one = { received: 59.5, paidBack: 0, owed: 0, debtPaid: 0, takings: 59.5 };
    await world.query(`delete from tenant_setting where key = 'LOCALE_SETTING' and tenant_id = 1`);
    expect(await daysOf(shanghai)).toEqual({
      total: 2,
      list: [
        { day: '2027-01-01', ...one },
        { day: '2026-12-31', ...one },
      ],
    });
    expect(await years(shanghai)).toEqual([[], [first?.[0]], [second?.[0]], []]);
  });

  it('fault:time-51 the days are booked anew when the app changes it, which may write none of them itself', async () => {
    const change = statement({
      name: 'test-change-zone',
      params: [jsonb('value')],
      text: `update tenant_setting set value = $1::jsonb where key = 'LOCALE_SETTING'`,
    });
    const write = statement({ name: 'test-write-takings', text: 'delete from shop_takings_day' });
    const { writable } = api.platform.database.forTenant(1);
    const daysOf = () => world.query('select day::text, received from shop_takings_day where tenant_id = 1 order by 1');
    await world.setting('LOCALE_SETTING', { timeZone: SHANGHAI.zone });
    const before = await daysOf();
    await writable.inTransaction((tx) => tx.sql.rows(change, [JSON.stringify({ timeZone: 'America/Los_Angeles' })]));
    expect(await daysOf()).not.toEqual(before);
    await writable.inTransaction((tx) => tx.sql.rows(change, [JSON.stringify({ timeZone: SHANGHAI.zone })]));
    expect(await daysOf()).toEqual(before);
    await expect(writable.inTransaction((tx) => tx.sql.rows(write, []))).rejects.toThrow(/permission denied/);
  });
});
