import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD } from '../../testing/world.ts';
import { placeOrder } from '../orders/orders.testing.ts';

describe('the wallet', async () => {
  const api = await startApi();
  const { world } = api;

  it('wallet-01 i18n-22 shows balance and frozen amount in dollars, points and whether a transaction password is set', async () => {
    const member = await world.member({ balance: 123_45 });
    expect((await api.call.as(member).get('pay/wallet/get')).data).toEqual({
      balance: 123.45,
      freezebalance: 0,
      point: 0,
      payPasswordFlag: true,
    });
    const newcomer = await world.member({ payPassword: false });
    expect((await api.call.as(newcomer).get('pay/wallet/get')).data).toEqual({
      balance: 0,
      freezebalance: 0,
      point: 0,
      payPasswordFlag: false,
    });
  });

  it('wallet-02 wallet-07 logs every change of the balance with its type, the balance after it and the order number', async () => {
    const member = await world.member({ balance: 50_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
    const { no } = (await api.call.as(member).get('order/get-detailFirst', { id: orderId })).data;
    const log = await api.call.as(member).get('apppay/log-amount/page', { pageNo: 1, pageSize: 10 });
    expect(log.data).toMatchObject({
      total: 2,
      list: [
        { type: 2, amt: 62, hamt: 438, remark: no, createTime: expect.any(Number) },
        { type: 5, amt: 500, hamt: 500 },
      ],
    });
    const [entries] = await world.query<{ n: number }>(
      `select count(*)::int as n from ledger_entry join ledger_account on ledger_account.tenant_id = ledger_entry.tenant_id and ledger_account.id = account_id
       where ledger_account.member_id = $1 and ledger_entry.log_type is null`,
      [member.id],
    );
    expect(entries?.n).toBe(0);
  });

  it('fault:pagination-02 rows of one moment stand on one page each, and the balance after them goes down step by step', async () => {
    const member = await world.member({ balance: 90_000 });
    const product = await world.product();
    const tradeOrderIdList = [];
    for (let turn = 0; turn < 3; turn++) tradeOrderIdList.push((await placeOrder(api, member, product)).orderId);
    // Paid together: one transaction, one moment.
    await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList, payPassword: PAY_PASSWORD });
    const rows = [];
    for (const pageNo of [1, 2, 3, 4]) {
      const { data } = await api.call.as(member).get('apppay/log-amount/page', { pageNo, pageSize: 1 });
      expect(data.total).toBe(4);
      rows.push(...data.list);
    }
    expect(new Set(rows.slice(0, 3).map(({ createTime }) => createTime)).size).toBe(1);
    expect(rows.map(({ hamt }) => hamt)).toEqual([714, 776, 838, 900]);
    expect(new Set(rows.map(({ remark, type }) => `${type} ${remark}`)).size).toBe(4);
  });
});
