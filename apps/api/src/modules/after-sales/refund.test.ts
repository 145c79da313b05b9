import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { messagesOf, reviewer } from '../review/review.testing.ts';
import {
  act,
  ask,
  askFor,
  type Bought,
  balanceOf,
  buy,
  buyShipped,
  confirm,
  decideRefund,
  logOf,
  makeDue,
  refundPieces,
  sendBack,
  settle,
  ship,
  stateOf,
  support,
} from './after-sales.testing.ts';

describe('refunds', async () => {
  const api = await startApi();
  const { world, call } = api;
  const seller = await support(api);
  const shopOf = async (ownerId?: number, more: object = {}) =>
    world.shop({ freight: 1200, freeFreightFrom: 10_000_000, ...(ownerId === undefined ? {} : { ownerId }), ...more });
  const stall = async (plan: { price?: number; owned?: boolean; freight?: number } = {}) => {
    const { price = 5000, owned = true, freight = 1200 } = plan;
    const owner = await world.member();
    const shopId = await shopOf(owned ? owner.id : undefined, { freight });
    return { owner, shopId, product: await world.product({ shopId, skus: [{ price, stock: 1000 }] }) };
  };
  const newBuyer = () => world.member({ balance: 100_000 });
  const platform = async (kind: number): Promise<number> =>
    (
      await world.query<{ cents: number }>(
        `select coalesce(sum(amount), 0)::int as cents from ledger_entry join ledger_account on ledger_account.id = account_id
         where kind = $1 and ledger_account.tenant_id = 1`,
        [kind],
      )
    )[0]?.cents ?? 0;
  const [ESCROW, COMMISSION, DEBTS] = [3, 6, 8];
  const figures = async () => [await platform(ESCROW), await platform(COMMISSION), await platform(DEBTS)] as const;
  const moved = async (run: () => Promise<unknown>) => {
    const before = await figures();
    await run();
    return (await figures()).map((cents, index) => cents - (before[index] ?? 0));
  };
  const settled = async (buyer: TestMember, bought: Bought) => {
    await confirm(api, buyer, bought);
    await makeDue(api, bought);
    await settle(api, bought);
  };

  it('aftersale-30 fault:refund-03 before settlement the refund comes from escrow, as type 4 and exactly what was asked', async () => {
    const { owner, product } = await stall();
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    expect(await balanceOf(api, buyer)).toBe(1000 - 112);
    const id = await askFor(api, buyer, bought.itemId, { refundCount: 1 });
    await act(api, seller, id, 'approve');
    expect(await moved(() => act(api, seller, id, 'refund'))).toEqual([-5000, 0, 0]);
    expect(await balanceOf(api, buyer)).toBe(1000 - 62);
    expect((await logOf(api, buyer))[0]).toEqual([4, 50, bought.orderNo]);
    expect(await stateOf(api, bought.itemId)).toEqual({
      after_sale_status: 40,
      refunded_count: 1,
      refunded_amount: 5000,
      status: 20,
    });
    expect((await messagesOf(api, buyer))[0]).toMatchObject({
      type: 1,
      template: 'afterSaleRefunded',
      params: { order: bought.orderNo, amount: '50.00' },
    });
    expect((await logOf(api, owner)).map(([type]) => type)).toEqual([]);
  });

  it('aftersale-31 fault:payout-01 after settlement the owner pays what is refunded less the commission charged on it', async () => {
    const { owner, product } = await stall({ price: 10_000, freight: 2000 });
    await world.setting('SETTLEMENT_SETTING', { commissionPercent: 10 });
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    await settled(buyer, bought);
    // 200.00 of goods less 20.00, and 20.00 of freight.
    expect(await balanceOf(api, owner)).toBe(200);
    await world.setting('SETTLEMENT_SETTING', {});
    const before = await balanceOf(api, buyer);
    const change = await moved(() =>
      refundPieces(api, { buyer, seller, itemId: bought.itemId, claim: { refundPrice: 10_000 } }),
    );
    expect(change).toEqual([0, -1000, 0]);
    expect(await balanceOf(api, owner)).toBe(200 - 90);
    expect((await logOf(api, owner))[0]).toEqual([3, 90, bought.orderNo]);
    expect(await balanceOf(api, buyer)).toBe(before + 100);
    expect((await logOf(api, buyer))[0]).toEqual([4, 100, bought.orderNo]);
    expect((await messagesOf(api, owner))[0]).toMatchObject({
      type: 2,
      template: 'shopAfterSalePaid',
      params: { amount: '90.00' },
    });
  });

  it('aftersale-31 what the owner has not the platform pays once staff release it, as type 9 and a debt of the shop', async () => {
    const { owner, product } = await stall();
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    await settled(buyer, bought);
    expect(await balanceOf(api, owner)).toBe(107);
    // The owner has spent all but 20.00.
    const admin = await world.member({ role: 1 });
    const spent = await call.as(admin).post(`/admin-api/wallets/${owner.id}/adjust`, { amount: -87, remark: 'spent' });
    expect([spent.code, await balanceOf(api, owner)]).toEqual([0, 20]);
    const desk = await reviewer(api);
    const refundReleased = async () => {
      const id = await refundPieces(api, { buyer, seller, itemId: bought.itemId, claim: { refundCount: 1 } });
      expect((await decideRefund(api, desk, id, 'approve')).data).toMatchObject({ decided: true });
    };
    expect(await moved(refundReleased)).toEqual([0, -250, -2750]);
    expect(await balanceOf(api, owner)).toBe(0);
    expect((await logOf(api, buyer)).slice(0, 2)).toEqual(
      expect.arrayContaining([
        [4, 22.5, bought.orderNo],
        [9, 27.5, bought.orderNo],
      ]),
    );
    // Nothing is left on the owner's side: all but the commission is the platform's.
    expect(await moved(refundReleased)).toEqual([0, -250, -4750]);
    expect((await logOf(api, owner)).filter(([type]) => type === 3)).toEqual([[3, 20, bought.orderNo]]);
    expect(await balanceOf(api, buyer)).toBe(1000 - 12);
  });

  it('aftersale-31 the commission that comes back is that on the goods before less that on the goods after', async () => {
    // 3 × 33.33 at 5 %: 4.99 are kept of 99.99, 3.33 of 66.66, 1.66 of 33.33.
    const { product } = await stall({ price: 3333 });
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 3);
    await settled(buyer, bought);
    const back: number[] = [];
    for (let piece = 0; piece < 3; piece++) {
      const change = await moved(() =>
        refundPieces(api, { buyer, seller, itemId: bought.itemId, claim: { refundPrice: 3333 } }),
      );
      back.push(change[1] ?? 0);
    }
    expect(back).toEqual([-166, -167, -166]);
  });

  it('aftersale-31 settlement counts what was refunded before it', async () => {
    const { owner, product } = await stall();
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    await refundPieces(api, { buyer, seller, itemId: bought.itemId });
    await settled(buyer, bought);
    // 50.00 less 2.50, and the freight.
    expect(await balanceOf(api, owner)).toBe(59.5);
    await refundPieces(api, { buyer, seller, itemId: bought.itemId });
    expect(await balanceOf(api, owner)).toBe(12);
  });

  it('aftersale-31 a shop of the platform itself has the platform refund', async () => {
    const { product } = await stall({ owned: false });
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    await settled(buyer, bought);
    const change = await moved(() => refundPieces(api, { buyer, seller, itemId: bought.itemId }));
    expect(change).toEqual([0, -5000, 0]);
    expect((await logOf(api, buyer))[0]).toEqual([4, 50, bought.orderNo]);
  });

  it('aftersale-31 whoever got the money gives it back, whoever owns the shop by then', async () => {
    const { owner, shopId, product } = await stall();
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    await settled(buyer, bought);
    await world.query('update shop set owner_id = $2 where id = $1', [shopId, buyer.id]);
    await refundPieces(api, { buyer, seller, itemId: bought.itemId });
    expect((await logOf(api, owner))[0]).toEqual([3, 47.5, bought.orderNo]);
    expect(await balanceOf(api, buyer)).toBe(1000 - 62);
  });

  it('aftersale-28 fault:payout-03 an order of which every piece was refunded becomes refunded, received or not, and not before', async () => {
    for (const isReceived of [false, true]) {
      const { owner, shopId, product } = await stall();
      const other = await world.product({ shopId, skus: [{ price: 3000, stock: 10 }] });
      const buyer = await newBuyer();
      const bought = await buy(api, buyer, [
        { product, count: 2 },
        { product: other, count: 1 },
      ]);
      await ship(api, bought);
      if (isReceived) await confirm(api, buyer, bought);
      const [first = 0, second = 0] = bought.itemIds;
      await refundPieces(api, { buyer, seller, itemId: first, claim: { refundCount: 2, refundPrice: 10_000 } });
      const status = isReceived ? 30 : 20;
      expect(await stateOf(api, first)).toMatchObject({ after_sale_status: 20, status });
      await refundPieces(api, { buyer, seller, itemId: second, claim: { refundPrice: 3000 } });
      expect(await stateOf(api, second)).toMatchObject({ after_sale_status: 20, status: 40 });
      // aftersale-35: freight stays paid, and is the shop's in the end.
      expect(await balanceOf(api, buyer)).toBe(1000 - 12);
      await makeDue(api, bought);
      await settle(api, bought);
      expect(await balanceOf(api, owner)).toBe(12);
      const detail = await call.as(buyer).get('order/get-detailFirst', { id: bought.orderId });
      expect(detail.data).toMatchObject({ status: 40 });
    }
  });

  it('aftersale-35 fault:refund-03 freight comes back with an order that is cancelled before it is shipped, and with no after-sale', async () => {
    const { product } = await stall();
    const buyer = await newBuyer();
    const cancelled = await buy(api, buyer, [{ product, count: 1 }]);
    await call.as(buyer).delete('trade/order/cancel', { id: cancelled.orderId });
    expect([await balanceOf(api, buyer), (await logOf(api, buyer))[0]]).toEqual([1000, [4, 62, cancelled.orderNo]]);
    const shipped = await buyShipped(api, buyer, product);
    const more = await ask(api, buyer, shipped.itemId, { refundPrice: 6200 });
    expect(more).toMatchObject({ code: 400, data: { issues: [{ path: 'refundPrice' }] } });
    await refundPieces(api, { buyer, seller, itemId: shipped.itemId });
    expect([await balanceOf(api, buyer), (await logOf(api, buyer))[0]]).toEqual([988, [4, 50, shipped.orderNo]]);
  });

  it('aftersale-29 fault:refund-01 in two steps no more comes back than was paid', async () => {
    const { product } = await stall();
    const buyer = await newBuyer();
    const { itemId } = await buyShipped(api, buyer, product, 2);
    await refundPieces(api, { buyer, seller, itemId });
    expect(await ask(api, buyer, itemId, { refundCount: 2, refundPrice: 10_000 })).toMatchObject({ code: 400 });
    await refundPieces(api, { buyer, seller, itemId });
    expect(await balanceOf(api, buyer)).toBe(988);
    for (const change of ['refunded_amount = refunded_amount + 1', 'refunded_count = refunded_count + 1'])
      await expect(world.query(`update order_item set ${change} where id = $1`, [itemId])).rejects.toThrow(
        /order_item_refunded/,
      );
  });

  it('aftersale-27 fewer pieces paid than given up: all of the count is gone, the price of some of it comes back', async () => {
    const { product } = await stall();
    const buyer = await newBuyer();
    const { itemId } = await buyShipped(api, buyer, product, 2);
    await refundPieces(api, { buyer, seller, itemId, claim: { refundCount: 2, refundPrice: 5000 } });
    expect(await stateOf(api, itemId)).toEqual({
      after_sale_status: 20,
      refunded_count: 2,
      refunded_amount: 5000,
      status: 40,
    });
    expect(await balanceOf(api, buyer)).toBe(1000 - 62);
  });

  it('fault:refund-02 a return of which less arrives is refused, and what did arrive is asked for and refunded by itself', async () => {
    const { owner, product } = await stall();
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 3);
    await settled(buyer, bought);
    const before = await balanceOf(api, buyer);
    const { itemId } = bought;
    const announced = await askFor(api, buyer, itemId, { way: 20, refundCount: 3, refundPrice: 15_000 });
    await act(api, seller, announced, 'approve');
    await sendBack(api, buyer, announced);
    await act(api, seller, announced, 'refuse-goods', { remark: 'Two of three came.' });
    expect(await balanceOf(api, buyer)).toBe(before);
    await refundPieces(api, { buyer, seller, itemId, claim: { refundCount: 2, refundPrice: 10_000 } });
    expect(await balanceOf(api, buyer)).toBe(before + 100);
    // The owner gives back 95.00 of 142.50 and keeps the freight.
    expect(await balanceOf(api, owner)).toBe(142.5 - 95 + 12);
    expect(await stateOf(api, itemId)).toMatchObject({ refunded_count: 2, refunded_amount: 10_000 });
  });

  it('order-42 a refund takes back the points that its goods earned', async () => {
    const { product } = await stall();
    const buyer = await newBuyer();
    const bought = await buyShipped(api, buyer, product, 2);
    const points = async () => (await call.as(buyer).get('pay/wallet/get')).data.point;
    await confirm(api, buyer, bought);
    expect(await points()).toBe(100);
    await refundPieces(api, { buyer, seller, itemId: bought.itemId });
    expect(await points()).toBe(50);
    await refundPieces(api, { buyer, seller, itemId: bought.itemId });
    expect(await points()).toBe(0);
  });

  it('stock and sales stay what they are: what came back may not be sold again', async () => {
    const { product } = await stall();
    const buyer = await newBuyer();
    const stock = () => world.query('select stock from sku where id = $1', [product.skuId]);
    const { itemId } = await buyShipped(api, buyer, product, 2);
    const before = await stock();
    await refundPieces(api, { buyer, seller, itemId, claim: { refundCount: 2, refundPrice: 10_000 } });
    expect(await stock()).toEqual(before);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
