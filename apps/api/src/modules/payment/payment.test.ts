import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { hashInput } from '../../http/idempotency.ts';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { placeOrder } from '../orders/orders.testing.ts';

const MINUTE_MS = 60_000;

describe('payment from the balance', async () => {
  const api = await startApi();
  const { world } = api;
  const pay = (
    member: TestMember,
    ids: number[],
    payPassword: string | undefined = PAY_PASSWORD,
    headers: Record<string, string> = {},
  ) =>
    api.call
      .as(member)
      .with({ headers })
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: ids, payPassword });
  const balanceOf = async (member: TestMember) => (await api.call.as(member).get('pay/wallet/get')).data.balance;
  const statusOf = async (id: number) =>
    (await world.query<{ status: number }>('select status from trade_order where id = $1', [id]))[0]?.status;

  it('payment-01 payment-02 session-13 lists the pay methods to anybody, in the reader’s language', async () => {
    const answer = await api.call.with({ language: 'zh' }).get('pay/channel/getlistFirst');
    expect(answer.data.map((method: { type: string; payType: number }) => [method.type, method.payType])).toEqual([
      ['balance', 4],
      ['virtualCurrency', 1],
      ['card', 2],
      ['online', 3],
    ]);
    expect(answer.data[0]).toEqual({
      id: expect.any(Number),
      type: 'balance',
      payType: 4,
      name: '余额',
      englishName: 'Balance',
      remark: '',
      address: '',
      addressUrl: '',
    });
  });

  it('payment-04 payment-11 moves the buyer’s money to escrow and the orders to delivery', async () => {
    const member = await world.member({ balance: 30_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    const answer = await pay(member, [orderId]);
    expect(answer).toMatchObject({ code: 0, data: { tradeOrderIdList: [orderId], status: 10, auditStatus: 0 } });
    expect(await statusOf(orderId)).toBe(10);
    expect(await balanceOf(member)).toBe(300 - 62);
    const entries = await world.query(
      `select kind, amount::int from ledger_entry join ledger_account on ledger_account.tenant_id = ledger_entry.tenant_id and ledger_account.id = account_id
       join ledger_transaction on ledger_transaction.tenant_id = ledger_entry.tenant_id and ledger_transaction.id = transaction_id
       where cause = $1 order by kind`,
      [`pay-order:${orderId}`],
    );
    expect(entries).toEqual([
      { kind: 1, amount: -6200 },
      { kind: 3, amount: 6200 },
    ]);
    const detail = await api.call.as(member).get('order/get-detailFirst', { id: orderId });
    expect(detail.data).toMatchObject({ payMethodType: 4, payName: 'Balance', keyTTL: 0 });
  });

  it('payment-07 error-29 without a transaction password it is refused with PAY_PASSWORD_NOT_SET', async () => {
    const member = await world.member({ balance: 30_000, payPassword: false });
    const { orderId } = await placeOrder(api, member, await world.product());
    expect((await pay(member, [orderId], '123456')).code).toBe(ERRORS.PAY_PASSWORD_NOT_SET);
    const none = await api.call
      .as(member)
      .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId] });
    expect(none.code).toBe(ERRORS.PAY_PASSWORD_NOT_SET);
    expect(await statusOf(orderId)).toBe(0);
  });

  it('payment-08 a wrong transaction password is refused by name and moves no money', async () => {
    const member = await world.member({ balance: 30_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    expect((await pay(member, [orderId], '000000')).code).toBe(ERRORS.PAY_PASSWORD_WRONG);
    expect([await statusOf(orderId), await balanceOf(member)]).toEqual([0, 300]);
  });

  it('payment-09 payment-12 too little balance for all orders together is refused and moves no money', async () => {
    const member = await world.member({ balance: 10_000 });
    const one = await placeOrder(api, member, await world.product());
    const two = await placeOrder(api, member, await world.product());
    const answer = await pay(member, [one.orderId, two.orderId]);
    expect(answer).toMatchObject({ code: ERRORS.INSUFFICIENT_BALANCE, msg: 'Insufficient account balance' });
    expect([await statusOf(one.orderId), await statusOf(two.orderId), await balanceOf(member)]).toEqual([0, 0, 100]);
    expect((await pay(member, [one.orderId])).code).toBe(0);
  });

  it('paypassword-25 a right password that cannot pay, or has paid already, uses up no try', async () => {
    const member = await world.member({ balance: 25_000 });
    const cheap = await placeOrder(api, member, await world.product({ skus: [{ price: 9_000 }] }));
    const dear = await placeOrder(api, member, await world.product({ skus: [{ price: 90_000 }] }));
    for (let time = 0; time < 6; time++)
      expect((await pay(member, [dear.orderId])).code).toBe(ERRORS.INSUFFICIENT_BALANCE);
    for (let time = 0; time < 6; time++) expect((await pay(member, [cheap.orderId])).code).toBe(0);
  });

  it('payment-12 one cancelled order of the list keeps the others unpaid', async () => {
    const member = await world.member({ balance: 50_000 });
    const one = await placeOrder(api, member, await world.product());
    const two = await placeOrder(api, member, await world.product());
    await api.call.as(member).delete('order/cancel', { id: two.orderId });
    expect((await pay(member, [one.orderId, two.orderId])).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
    expect(await statusOf(one.orderId)).toBe(0);
  });

  it('payment-13 checkout-30 repeated with the same key, or without one, it answers alike and charges once', async () => {
    const member = await world.member({ balance: 30_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    const headers = { 'idempotency-key': randomUUID() };
    expect((await pay(member, [orderId], '000000', headers)).code).toBe(ERRORS.PAY_PASSWORD_WRONG);
    const first = await pay(member, [orderId], PAY_PASSWORD, headers);
    const replayed = await pay(member, [orderId], PAY_PASSWORD, headers);
    const natural = await pay(member, [orderId]);
    expect(first.code).toBe(0);
    expect(replayed.data).toEqual(first.data);
    expect(natural.data).toEqual(first.data);
    expect(await balanceOf(member)).toBe(238);
  });

  it('what is kept for a repeat does not tell the transaction password to whoever reads the database', async () => {
    const [one, two] = [await world.member({ balance: 30_000 }), await world.member({ payPassword: '246802' })];
    const { orderId } = await placeOrder(api, one, await world.product());
    const key = randomUUID();
    expect((await pay(one, [orderId], PAY_PASSWORD, { 'idempotency-key': key })).code).toBe(0);
    const kept = await world.query<{ body_hash: string }>('select body_hash from idempotency_key where key = $1', [
      key,
    ]);
    const guess = (payPassword: string) => hashInput({ payType: 4, tradeOrderIdList: [orderId], payPassword });
    expect(kept).toEqual([{ body_hash: guess(PAY_PASSWORD) }]);
    expect(guess('000000')).toBe(guess(PAY_PASSWORD));
    // Yet nobody else's password, nor a wrong one, gets the kept answer.
    expect((await pay(one, [orderId], '000000', { 'idempotency-key': key })).code).toBe(ERRORS.PAY_PASSWORD_WRONG);
    expect((await pay(two, [orderId], '246802', { 'idempotency-key': key })).code).toBe(404);
  });

  it('payment-13 an order that was paid, cancelled and given back answers as not payable, whoever repeats the payment', async () => {
    const member = await world.member({ balance: 30_000 });
    const one = await placeOrder(api, member, await world.product());
    const two = await placeOrder(api, member, await world.product());
    expect((await pay(member, [one.orderId, two.orderId])).code).toBe(0);
    expect((await api.call.as(member).delete('order/cancel', { id: two.orderId })).code).toBe(0);
    const paid = await balanceOf(member);
    expect((await pay(member, [two.orderId])).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
    expect((await pay(member, [one.orderId, two.orderId])).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
    expect((await pay(member, [one.orderId])).code).toBe(0);
    expect(await balanceOf(member)).toBe(paid);
  });

  it('payment-03 changes the pay type of unpaid orders, all or none', async () => {
    const member = await world.member({ balance: 50_000 });
    const one = await placeOrder(api, member, await world.product());
    const two = await placeOrder(api, member, await world.product());
    const change = (ids: string, payType: number) =>
      api.call
        .as(member)
        .with({ encoding: 'form' })
        .post('order/changeTradeOrderPayType', { tradeOrderIdList: ids, payType });
    const answer = await change(`${one.orderId},${two.orderId}`, 2);
    expect(answer.data).toEqual({ tradeOrderIdList: [one.orderId, two.orderId], payType: 2 });
    await pay(member, [one.orderId]);
    expect((await change(`${one.orderId},${two.orderId}`, 1)).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
    const types = await world.query('select pay_type from trade_order where member_id = $1 order by id', [member.id]);
    expect(types).toEqual([{ pay_type: 4 }, { pay_type: 2 }]);
    expect((await change(`${two.orderId}`, 5)).code).toBe(400);
    expect(
      (
        await api.call
          .as(await world.member())
          .post('order/changeTradeOrderPayType', { tradeOrderIdList: [two.orderId], payType: 1 })
      ).code,
    ).toBe(404);
  });

  it('payment-31 fault:order-03 a payment after the window is refused although no job has run', async () => {
    const member = await world.member({ balance: 30_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    api.clock.advanceMs(31 * MINUTE_MS);
    expect((await pay(member, [orderId])).code).toBe(ERRORS.ORDER_NOT_PAYABLE);
    expect(await balanceOf(member)).toBe(300);
  });

  it('while a proof waits, paying and changing the pay type are refused', async () => {
    const member = await world.member({ balance: 30_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    await world.query('update trade_order set audit_status = 3 where id = $1', [orderId]);
    expect((await pay(member, [orderId])).code).toBe(ERRORS.PROOF_UNDER_REVIEW);
    expect(
      (await api.call.as(member).post('order/changeTradeOrderPayType', { tradeOrderIdList: [orderId], payType: 1 }))
        .code,
    ).toBe(ERRORS.PROOF_UNDER_REVIEW);
  });

  it('somebody else’s order reads as not found and stays unpaid', async () => {
    const [member, other] = [await world.member(), await world.member({ balance: 30_000 })];
    const { orderId } = await placeOrder(api, member, await world.product());
    expect((await pay(other, [orderId])).code).toBe(404);
    expect([await statusOf(orderId), await balanceOf(other)]).toEqual([0, 300]);
  });

  it('fault:auth-03 paypassword-25 five wrong transaction passwords lock it for 15 minutes, the right one too', async () => {
    const member = await world.member({ balance: 30_000 });
    const { orderId } = await placeOrder(api, member, await world.product());
    const codes = [];
    for (let index = 0; index < 6; index++) codes.push((await pay(member, [orderId], '111111')).code);
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(ERRORS.PAY_PASSWORD_WRONG));
    expect(codes[5]).toBe(ERRORS.PAY_PASSWORD_LOCKED);
    expect((await pay(member, [orderId])).code).toBe(ERRORS.PAY_PASSWORD_LOCKED);
    api.clock.advanceMs(16 * MINUTE_MS);
    const fresh = await placeOrder(api, member, await world.product());
    expect((await pay(member, [fresh.orderId])).code).toBe(0);
  });
  it.each(['the order', 'the posting'])(
    'fault:payment-54 when %s is taken away before the commit nothing of the payment is kept: order, ledger, wallet and outbox are as before',
    async (taken) => {
      const member = await world.member({ balance: 30_000 });
      const { orderId } = await placeOrder(api, member, await world.product());
      const { orderId: other } = await placeOrder(api, member, await world.product());
      const stateOf = async () => ({
        orders: await world.query(
          'select id, status, pay_type, paid_at from trade_order where member_id = $1 order by id',
          [member.id],
        ),
        accounts: await world.query('select id, balance from ledger_account where member_id = $1 order by id', [
          member.id,
        ]),
        postings: await world.query('select count(*)::int as n from ledger_transaction'),
        entries: await world.query('select count(*)::int as n from ledger_entry'),
        work: await world.query('select count(*)::int as n from outbox'),
      });
      const before = await stateOf();
      // Nobody can take a locked row away, so the database is made to pass the change by, as if the row were gone.
      const target = taken === 'the order' ? 'trade_order' : 'ledger_transaction';
      const [moment, row] =
        taken === 'the order' ? ['update', `old.id = ${orderId}`] : ['insert', `new.cause = 'pay-order:${orderId}'`];
      await world.query(
        `create function public.pass_by() returns trigger language plpgsql as $$ begin return null; end $$`,
      );
      await world.query(
        `create trigger pass_by before ${moment} on ${target} for each row when (${row}) execute function public.pass_by()`,
      );
      try {
        const answer = await pay(member, [orderId, other]);
        expect(answer.code).toBe(taken === 'the order' ? ERRORS.ORDER_NOT_PAYABLE : 500);
        expect(await stateOf()).toEqual(before);
      } finally {
        await world.query('drop function public.pass_by() cascade');
      }
      expect(await pay(member, [orderId, other])).toMatchObject({ code: 0 });
      expect(await balanceOf(member)).toBe(300 - 2 * 62);
    },
  );
});
