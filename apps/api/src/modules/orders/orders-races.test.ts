import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { liftHoldBounds, placeOrder } from './orders.testing.ts';

const WINDOW_MS = 30 * 60_000;

describe('orders under load', async () => {
  const api = await startApi();
  const { world } = api;
  await liftHoldBounds(api);
  const db = api.platform.database.forTenant(1).writable;

  /** A busy answer asks to try again, as clients do. */
  const patiently = async (send: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await send();
      if (answer.code !== 503) return answer;
    }
  };
  const order = (member: TestMember, addressId: number, items: object[], headers: Record<string, string> = {}) =>
    patiently(() => api.call.as(member).with({ headers }).post('trade/order/createFirst', { items, addressId }));
  const stockOf = async (product: TestProduct) =>
    (await world.query<{ stock: number }>('select stock from sku where id = $1', [product.skuId]))[0]?.stock;
  const stateOf = async (id: number) =>
    (
      await world.query<{ status: number; audit_status: number }>(
        'select status, audit_status from trade_order where id = $1',
        [id],
      )
    )[0];
  const shoppers = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const member = await world.member();
        return { member, addressId: await world.address(member) };
      }),
    );

  it('checkout-33 checkout-19 fault:stock-01 200 shoppers who order the last 50 pieces at once make exactly 50 orders', async () => {
    const product = await world.product({ skus: [{ stock: 50 }] });
    const buyers = await shoppers(200);
    const answers = await Promise.all(
      buyers.map(({ member, addressId }) => order(member, addressId, [{ skuId: product.skuId, count: 1 }])),
    );
    const made = answers.filter((answer) => answer.code === 0);
    expect(made).toHaveLength(50);
    expect(answers.filter((answer) => answer.code === ERRORS.OUT_OF_STOCK)).toHaveLength(150);
    expect(await stockOf(product)).toBe(0);
    const [spu] = await world.query('select orderable from spu where id = $1', [product.spuId]);
    expect(spu).toEqual({ orderable: 0 });
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  }, 60_000);

  it('fault:stock-04 200 orders of one piece from a stock of 150 leave 150 orders and no piece', async () => {
    const product = await world.product({ skus: [{ stock: 150 }] });
    const [buyer] = await shoppers(1);
    if (!buyer) throw new Error('no buyer');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => order(buyer.member, buyer.addressId, [{ skuId: product.skuId, count: 1 }])),
    );
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(150);
    expect(await stockOf(product)).toBe(0);
  }, 60_000);

  it('fault:stock-03 crossing orders and cancellations of the same SKUs in any order never deadlock', async () => {
    const products = await Promise.all([1, 2, 3].map(() => world.product({ skus: [{ stock: 4 }] })));
    const buyers = await shoppers(12);
    const answers = await Promise.all(
      buyers.flatMap(({ member, addressId }, buyer) =>
        Array.from({ length: 4 }, async (_, round) => {
          const turn = (buyer + round) % 3;
          const items = [...products.slice(turn), ...products.slice(0, turn)].map((product) => ({
            skuId: product.skuId,
            count: 1,
          }));
          const made = await order(member, addressId, buyer % 2 ? items : items.toReversed());
          if (made.code !== 0) return [made.code];
          const cancelled = await Promise.all(
            made.data.tradeOrderIdList.map((id: number) => api.call.as(member).delete('order/cancel', { id })),
          );
          return [0, ...cancelled.map((answer: { code: number }) => answer.code)];
        }),
      ),
    );
    const codes = new Set(answers.flat());
    for (const code of codes) expect([0, ERRORS.OUT_OF_STOCK]).toContain(code);
    for (const product of products) expect(await stockOf(product)).toBe(4);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  }, 60_000);

  it('fault:order-01 two orders of the same cart lines at once make one', async () => {
    const [buyer] = await shoppers(1);
    if (!buyer) throw new Error('no buyer');
    const product = await world.product();
    const cartId = await world.cartLine(buyer.member, product, 2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        order(buyer.member, buyer.addressId, [{ skuId: product.skuId, count: 2, cartId }]),
      ),
    );
    expect(answers.map((answer) => answer.code)).toEqual(Array(6).fill(0));
    expect(new Set(answers.map((answer) => answer.data.tradeOrderIdList[0])).size).toBe(1);
    expect(await stockOf(product)).toBe(8);
  });

  it('checkout-21 twelve repeats of one idempotency key at once make one order', async () => {
    const [buyer] = await shoppers(1);
    if (!buyer) throw new Error('no buyer');
    const product = await world.product();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        order(buyer.member, buyer.addressId, [{ skuId: product.skuId, count: 1 }], headers),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await stockOf(product)).toBe(9);
  });

  it('fault:order-06 ordering, deleting the cart lines and deleting the address at once end in one consistent state', async () => {
    for (let round = 0; round < 6; round++) {
      const [buyer] = await shoppers(1);
      if (!buyer) throw new Error('no buyer');
      const product = await world.product();
      const cartId = await world.cartLine(buyer.member, product, 2);
      const call = api.call.as(buyer.member);
      const [made, removed, gone] = await Promise.all([
        order(buyer.member, buyer.addressId, [{ skuId: product.skuId, count: 2, cartId }]),
        call.post('cart/deleteFirst', { ids: [cartId] }),
        call.post('member/address-first/delete', { id: buyer.addressId }),
      ]);
      expect([0, 404, ERRORS.CART_LINE_GONE]).toContain(made.code);
      expect([0, 404]).toContain(removed.code);
      expect(gone.code).toBe(0);
      expect(await stockOf(product)).toBe(made.code === 0 ? 8 : 10);
      expect((await call.get('cart/get-count')).data).toBe(0);
    }
  });

  it('payment-35 fault:payment-01 fault:points-02 20 payments from one wallet at once pay each order at most once and never below zero', async () => {
    const member = await world.member({ balance: 31_000 });
    const product = await world.product({ skus: [{ stock: 100 }] });
    const orders = [];
    for (let index = 0; index < 10; index++) orders.push((await placeOrder(api, member, product)).orderId);
    const answers = await Promise.all(
      [...orders, ...orders].map((id) =>
        api.call
          .as(member)
          .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [id], payPassword: PAY_PASSWORD }),
      ),
    );
    for (const answer of answers) expect([0, ERRORS.INSUFFICIENT_BALANCE]).toContain(answer.code);
    const [figures] = await world.query<{ paid: number; balance: number }>(
      `select (select count(*)::int from trade_order where member_id = $1 and status = 10) as paid,
              (select balance::int from ledger_account where member_id = $1 and kind = 1) as balance`,
      [member.id],
    );
    // 62.00 each from 310.00: five orders and nothing left.
    expect(figures).toEqual({ paid: 5, balance: 0 });
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  }, 60_000);

  it('payment-31 order-37 fault:stock-02 payment, cancellation and time-out at the same instant: one wins and stock comes back once', async () => {
    const outcomes = new Set<number | undefined>();
    for (let round = 0; round < 16; round++) {
      const member = await world.member({ balance: 20_000 });
      const product = await world.product({ skus: [{ stock: 5 }] });
      const { orderId } = await placeOrder(api, member, product, 2);
      await world.query(`update trade_order set pay_deadline = $2 where id = $1`, [
        orderId,
        new Date(api.clock.now().getTime() + (round % 2 ? 60_000 : 0)),
      ]);
      const call = api.call.as(member);
      const expire = () => expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
      const pay = () =>
        call.post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
      const cancel = () => call.delete('order/cancel', { id: orderId });
      await Promise.all(round % 3 === 0 ? [pay(), expire(), cancel(), cancel()] : [cancel(), pay(), expire(), pay()]);
      const state = await stateOf(orderId);
      outcomes.add(state?.status);
      const { data } = await call.get('pay/wallet/get');
      const isPaid = state?.status === 10;
      expect([10, -1]).toContain(state?.status);
      expect(await stockOf(product)).toBe(isPaid ? 3 : 5);
      expect(data.balance).toBe(isPaid ? 200 - 112 : 200);
    }
    expect(outcomes.size).toBeGreaterThan(0);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  }, 60_000);

  it('order-37 cancel and time-out at once, many times over, give the stock back exactly once', async () => {
    const member = await world.member();
    const product = await world.product({ skus: [{ stock: 30 }] });
    const ids: number[] = [];
    for (let index = 0; index < 10; index++) ids.push((await placeOrder(api, member, product, 3)).orderId);
    api.clock.advanceMs(WINDOW_MS + 1000);
    await Promise.all(
      ids.flatMap((orderId) => [
        expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId }),
        api.call.as(member).delete('order/cancel', { id: orderId }),
        expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId }),
      ]),
    );
    expect(await stockOf(product)).toBe(30);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
