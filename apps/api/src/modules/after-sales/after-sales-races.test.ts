import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import {
  act,
  ask,
  askFor,
  balanceOf,
  buy,
  buyShipped,
  confirm,
  giveUp,
  logOf,
  makeDue,
  sendBack,
  settle,
  ship,
  stateOf,
  statusOf,
  support,
} from './after-sales.testing.ts';

describe('after-sales at once', async () => {
  const api = await startApi();
  const { world, call } = api;
  const [one, two] = [await support(api), await support(api)];
  const stall = async (owner?: TestMember) => {
    const ownedBy = owner ?? (await world.member());
    const shopId = await world.shop({ ownerId: ownedBy.id, freight: 1200, freeFreightFrom: 10_000_000 });
    return { owner: ownedBy, product: await world.product({ shopId, skus: [{ stock: 10_000 }] }) };
  };
  const { product } = await stall();
  const newBuyer = () => world.member({ balance: 1_000_000 });
  const granted = async (buyer: TestMember, count = 1, sold = product) => {
    const bought = await buyShipped(api, buyer, sold, count);
    const id = await askFor(api, buyer, bought.itemId);
    await act(api, one, id, 'approve');
    return { ...bought, id };
  };
  const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)));

  it('aftersale-29 of twelve applications for one item at once one is made', async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await newBuyer();
      const { itemId } = await buyShipped(api, buyer, product, 3);
      const answers = await times(12, (index) => ask(api, buyer, itemId, { refundCount: (index % 3) + 1 }));
      expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(11).fill(ERRORS.AFTER_SALE_NOT_ALLOWED)]);
      const rows = await world.query('select id from after_sale where order_item_id = $1', [itemId]);
      expect([rows.length, await stateOf(api, itemId)]).toEqual([
        1,
        expect.objectContaining({ after_sale_status: 10 }),
      ]);
    }
  });

  it('aftersale-01 a repeat of an application with its key, at once, is one', async () => {
    const buyer = await newBuyer();
    const { itemId } = await buyShipped(api, buyer, product);
    const keyed = call.as(buyer).with({ headers: { 'idempotency-key': randomUUID() } });
    const claim = { way: 10, orderItemId: itemId, refundCount: 1, refundPrice: 5000, applyReason: 1 };
    const answers = await times(8, () => keyed.post('trade/after-sale/create', claim));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
  });

  it('staff-27 aftersale-29 of ten refunds at once, by two of staff, one is posted and the others hear the outcome', async () => {
    for (let round = 0; round < 4; round++) {
      const buyer = await newBuyer();
      const { id, itemId } = await granted(buyer, 2);
      const before = await balanceOf(api, buyer);
      const answers = await times(10, (index) => act(api, index % 2 ? one : two, id, 'refund'));
      const lost = answers.filter(({ code }) => code !== 0);
      expect(lost.map(({ code, data }) => ({ code, data }))).toEqual(
        Array(9).fill({ code: 409, data: { id, status: 50 } }),
      );
      expect(await balanceOf(api, buyer)).toBe(before + 50);
      expect((await logOf(api, buyer)).filter(([type]) => type === 4)).toHaveLength(1);
      expect(await stateOf(api, itemId)).toMatchObject({ refunded_count: 1, refunded_amount: 5000 });
    }
  });

  it('staff-23 staff-24 approval and refusal at once: one is taken, the other hears which', async () => {
    for (let round = 0; round < 8; round++) {
      const buyer = await newBuyer();
      const { itemId } = await buyShipped(api, buyer, product);
      const id = await askFor(api, buyer, itemId, { way: round % 2 ? 10 : 20 });
      const steps = round % 2 ? (['approve', 'refuse'] as const) : (['refuse', 'approve'] as const);
      const answers = await Promise.all(steps.map((step, index) => act(api, index ? one : two, id, step)));
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 409]);
      const outcome = { id, status: await statusOf(api, id) };
      expect(answers.map(({ data }) => data)).toEqual([outcome, outcome]);
      expect(await world.query('select id from audit where subject = $1', [`after-sale:${id}`])).toHaveLength(1);
    }
  });

  it('aftersale-26 the buyer cancels while sellers decide: one of them wins, and what was granted stays granted', async () => {
    for (let round = 0; round < 8; round++) {
      const buyer = await newBuyer();
      const { itemId } = await buyShipped(api, buyer, product);
      const id = await askFor(api, buyer, itemId, { way: 20 });
      await act(api, one, id, 'approve');
      await sendBack(api, buyer, id);
      const [cancelled, received] = await Promise.all([giveUp(api, buyer, id), act(api, one, id, 'receive')]);
      expect([cancelled.code, received.code].sort()).toEqual([0, 409]);
      expect(await statusOf(api, id)).toBe(cancelled.code === 0 ? 61 : 40);
      const [late, refunded] = await Promise.all([giveUp(api, buyer, id), act(api, two, id, 'refund')]);
      expect([late.code, refunded.code]).toEqual(cancelled.code === 0 ? [0, 409] : [409, 0]);
      expect(await stateOf(api, itemId)).toMatchObject(
        cancelled.code === 0 ? { after_sale_status: 0, status: 20 } : { after_sale_status: 20, status: 40 },
      );
    }
  });

  it('aftersale-29 aftersale-31 refund and settlement at once: the owner ends with what was not refunded, whoever was first', async () => {
    for (let round = 0; round < 12; round++) {
      const buyer = await newBuyer();
      const { owner, product: sold } = await stall();
      const bought = await granted(buyer, 3, sold);
      await confirm(api, buyer, bought);
      await makeDue(api, bought);
      const settling = () => settle(api, bought);
      const refunding = () => act(api, one, bought.id, 'refund');
      await Promise.all(
        round % 2 ? [settling(), refunding(), settling(), settling()] : [refunding(), settling(), settling()],
      );
      await settling();
      // 100.00 of goods less 5.00, and the freight.
      expect(await balanceOf(api, owner)).toBe(107);
      expect(await balanceOf(api, buyer)).toBe(10_000 - 162 + 50);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('aftersale-32 an application and the settlement at once: either waits for the other, and the refund comes whole', async () => {
    for (let round = 0; round < 8; round++) {
      const buyer = await newBuyer();
      const { owner, product: sold } = await stall();
      const bought = await buyShipped(api, buyer, sold, 2);
      await confirm(api, buyer, bought);
      await makeDue(api, bought);
      const [id] = await Promise.all([askFor(api, buyer, bought.itemId), settle(api, bought)]);
      await act(api, one, id, 'approve');
      await Promise.all([act(api, two, id, 'refund'), settle(api, bought)]);
      await settle(api, bought);
      expect(await balanceOf(api, owner)).toBe(59.5);
      expect(await balanceOf(api, buyer)).toBe(10_000 - 112 + 50);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('aftersale-28 order-42 the last refunds of an order and its receipt at once end in a refunded order that earned no points', async () => {
    for (let round = 0; round < 8; round++) {
      const buyer = await newBuyer();
      const sold = [product, (await stall()).product] as const;
      await world.query('update spu set shop_id = $2 where id = $1', [sold[1].spuId, sold[0].shopId]);
      const bought = await buy(api, buyer, [
        { product: sold[0], count: 1 },
        { product: sold[1], count: 1 },
      ]);
      await ship(api, bought);
      const ids: number[] = [];
      for (const itemId of bought.itemIds) {
        const id = await askFor(api, buyer, itemId);
        await act(api, one, id, 'approve');
        ids.push(id);
      }
      const receive = () => call.as(buyer).post('member/address/confirmReceipt', { id: bought.orderId });
      const refund = (id = 0, by = one) => act(api, by, id, 'refund');
      const [received, ...refunded] = await Promise.all(
        round % 2 ? [receive(), refund(ids[0]), refund(ids[1], two)] : [receive(), refund(ids[1]), refund(ids[0], two)],
      );
      expect([0, 409]).toContain(received?.code);
      expect(refunded.map(({ code }) => code)).toEqual([0, 0]);
      expect(await stateOf(api, bought.itemId)).toMatchObject({ status: 40, after_sale_status: 20 });
      expect((await call.as(buyer).get('pay/wallet/get')).data).toMatchObject({ balance: 10_000 - 12, point: 0 });
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('aftersale-31 refunds, and payments of the owner, at once never take more than the owner has, and each buyer gets all', async () => {
    const { owner, product: sold } = await stall();
    const ids: number[] = [];
    const buyers: TestMember[] = [];
    for (let index = 0; index < 6; index++) {
      const buyer = await newBuyer();
      const bought = await buyShipped(api, buyer, sold, 2);
      await confirm(api, buyer, bought);
      await makeDue(api, bought);
      await settle(api, bought);
      const id = await askFor(api, buyer, bought.itemId);
      await act(api, one, id, 'approve');
      ids.push(id);
      buyers.push(buyer);
    }
    const before = await balanceOf(api, owner);
    const wares = await world.product({ skus: [{ stock: 100, price: 50_000 }] });
    const { orderId } = await placeOrder(api, owner, wares);
    const [answers, paid] = await Promise.all([
      Promise.all(ids.map((id, index) => act(api, index % 2 ? one : two, id, 'refund'))),
      call
        .as(owner)
        .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(6).fill(0));
    expect([0, ERRORS.INSUFFICIENT_BALANCE]).toContain(paid.code);
    const spent = (await logOf(api, owner)).reduce(
      (sum, [type, amount]) => sum + (type === 2 || type === 3 ? amount : 0),
      0,
    );
    expect(await balanceOf(api, owner)).toBe(before - spent);
    for (const buyer of buyers) expect(await balanceOf(api, buyer)).toBe(10_000 - 112 + 50);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('fault:db-01 owners who bought from each other are refunded crosswise without a deadlock', async () => {
    const [left, right] = [await newBuyer(), await newBuyer()];
    const [ofLeft, ofRight] = [await stall(left), await stall(right)];
    const ids: number[] = [];
    for (let index = 0; index < 5; index++)
      for (const [buyer, sold] of [
        [left, ofRight.product],
        [right, ofLeft.product],
      ] as const) {
        const bought = await buyShipped(api, buyer, sold);
        await confirm(api, buyer, bought);
        await makeDue(api, bought);
        await settle(api, bought);
        const id = await askFor(api, buyer, bought.itemId);
        await act(api, one, id, 'approve');
        ids.push(id);
      }
    const total = (await balanceOf(api, left)) + (await balanceOf(api, right));
    const answers = await Promise.all(ids.map((id, index) => act(api, index % 2 ? one : two, id, 'refund')));
    expect(answers.map(({ code }) => code)).toEqual(ids.map(() => 0));
    // Ten times 2.50 of commission came back.
    expect((await balanceOf(api, left)) + (await balanceOf(api, right))).toBe(total + 25);
  });
});
