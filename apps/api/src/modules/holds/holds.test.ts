/** What a member may hold without paying: the bounds, what counts towards them, and the way back below them. */
import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { expireOrderJob } from '../orders/expire-order.job.ts';
import { proofsOf } from '../payment/proof.testing.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';

const MINUTE_MS = 60_000;

type Line = readonly [product: TestProduct, count: number];

describe('orders that are not paid yet', async () => {
  const api = await startApi();
  const { world, call, clock } = api;
  const { prove, detail, proofOf } = proofsOf(api);

  const stockOf = async ({ skuId }: TestProduct) =>
    (await world.query<{ stock: number }>('select stock from sku where id = $1', [skuId]))[0]?.stock;
  const countOf = async ({ id, tenantId }: TestMember) =>
    (
      await world.query<{ n: number }>(
        'select count(*)::int as n from trade_order where tenant_id = $1 and member_id = $2',
        [tenantId, id],
      )
    )[0]?.n;
  const plenty = (tenantId = 1, price = 1000) => world.product({ tenantId, skus: [{ stock: 1000, price }] });
  /** A member who orders pieces of products in one checkout, to one address. */
  const newBuyer = async (plan: { tenantId?: number; balance?: number } = {}) => {
    const member = await world.member(plan);
    const addressId = await world.address(member);
    const order = (...lines: readonly Line[]) =>
      call.as(member).post('trade/order/createFirst', {
        items: lines.map(([{ skuId }, count]) => ({ skuId, count })),
        addressId,
      });
    const idOf = async (...lines: readonly Line[]): Promise<number> => {
      const answer = await order(...lines);
      expect(answer.code, answer.msg).toBe(0);
      return answer.data.tradeOrderIdList[0];
    };
    return { member, addressId, order, idOf, call: call.as(member) };
  };
  const expire = async (orderId: number) => {
    const db = api.platform.database.forTenant(1).writable;
    await expireOrderJob.handle({ platform: api.platform, tenantId: 1, db }, { orderId });
  };

  it('fault:order-81 hold at most 5 checkouts, 20 pieces of one SKU and 60 in all, also of ten at once; one rejected proof gives a fresh pay window, the second none; what is cancelled makes room', async () => {
    const desk = deskOf(api, await reviewer(api));
    const product = await plenty();
    const buyer = await newBuyer();
    // A checkout of two shops is one.
    const other = await plenty();
    const both = await buyer.order([product, 1], [other, 1]);
    expect(both.data.tradeOrderIdList).toHaveLength(2);
    const ids: number[] = [...both.data.tradeOrderIdList];
    for (let made = 1; made < 5; made++) ids.push(await buyer.idOf([product, 1]));
    const sixth = await buyer.order([product, 1]);
    expect(sixth).toMatchObject({ code: ERRORS.TOO_MANY_UNPAID, data: { bound: 'checkouts', max: 5 } });
    expect(sixth.data.orders).toEqual(
      await Promise.all(
        ids.map(async (id) => ({
          id,
          no: (await detail(buyer.member, id)).no,
          payPrice: 2200,
          payDeadline: expect.any(Number),
          keyTTL: expect.any(Number),
          auditStatus: 0,
        })),
      ),
    );
    for (const { keyTTL, payDeadline } of sixth.data.orders) {
      expect(keyTTL).toBeGreaterThan(29 * 60);
      expect(Math.abs(payDeadline - clock.now().getTime() - keyTTL * 1000)).toBeLessThan(60_000);
    }
    expect([await stockOf(product), await countOf(buyer.member)]).toEqual([995, 6]);

    const greedy = await newBuyer();
    expect(await greedy.order([product, 21])).toMatchObject({
      code: ERRORS.TOO_MANY_UNPAID,
      data: { bound: 'piecesOfOneSku', max: 20, orders: [] },
    });
    const many = await Promise.all(Array.from({ length: 4 }, () => plenty()));
    const [first, ...others] = many;
    if (!first) throw new Error('no product');
    expect(await greedy.order([first, 16], ...others.map((each) => [each, 15] as const))).toMatchObject({
      code: ERRORS.TOO_MANY_UNPAID,
      data: { bound: 'pieces', max: 60 },
    });
    expect((await greedy.order(...many.map((each) => [each, 15] as const))).code).toBe(0);
    expect((await greedy.order([product, 1])).data).toMatchObject({ bound: 'pieces', orders: { length: 4 } });

    const hasty = await newBuyer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hasty.order([other, 2])));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === ERRORS.TOO_MANY_UNPAID)).toHaveLength(5);
    expect([await stockOf(other), await countOf(hasty.member)]).toEqual([1000 - 1 - 10, 5]);

    const [, , proven = 0] = ids;
    clock.advanceMs(20 * MINUTE_MS);
    expect((await prove(buyer.member, [proven])).code).toBe(0);
    clock.advanceMs(20 * MINUTE_MS);
    await desk.act('payments', await proofOf(proven), 'reject');
    const fresh = (await detail(buyer.member, proven)).keyTTL;
    expect(fresh).toBeGreaterThan(29 * 60);
    clock.advanceMs(10 * MINUTE_MS);
    expect((await prove(buyer.member, [proven])).code).toBe(0);
    await desk.act('payments', await proofOf(proven), 'reject');
    const left = (await detail(buyer.member, proven)).keyTTL;
    expect(left).toBeGreaterThan(15 * 60);
    expect(left).toBeLessThanOrEqual(fresh - 10 * 60);
    const before = (await stockOf(product)) ?? 0;
    clock.advanceMs(left * 1000);
    expect((await detail(buyer.member, proven)).keyTTL).toBe(0);
    await expire(proven);
    expect((await detail(buyer.member, proven)).status).toBe(-1);
    expect(await stockOf(product)).toBe(before + 1);

    const again = await newBuyer();
    const held: number[] = [];
    for (let made = 0; made < 5; made++) held.push(await again.idOf([product, 4]));
    expect((await again.order([product, 1])).code).toBe(ERRORS.TOO_MANY_UNPAID);
    await again.call.delete('order/cancel', { id: held[2] });
    await again.idOf([product, 1]);
    expect((await again.order([product, 1])).data.bound).toBe('checkouts');
  });

  it('trust-18 are bounded by figures of the tenant: 2, 3 and 4 hold in tenant 2 and nothing changes in tenant 1; what is open stays open', async () => {
    const product = await plenty(2);
    const before = await newBuyer({ tenantId: 2 });
    const open: number[] = [];
    for (let made = 0; made < 3; made++) open.push(await before.idOf([product, 5]));
    await world.setting('HOLD_SETTING', { checkouts: 2, piecesOfOneSku: 3, pieces: 4 }, 2);
    for (const id of open) expect((await before.call.get('order/get-detailFirst', { id })).data.status).toBe(0);
    expect((await before.order([product, 1])).data).toMatchObject({
      bound: 'checkouts',
      max: 2,
      orders: { length: 3 },
    });

    const other = await plenty(2);
    const buyer = await newBuyer({ tenantId: 2 });
    expect((await buyer.order([product, 4])).data).toMatchObject({ bound: 'piecesOfOneSku', max: 3 });
    expect((await buyer.order([product, 3], [other, 2])).data).toMatchObject({ bound: 'pieces', max: 4 });
    await buyer.idOf([product, 3]);
    expect((await buyer.order([product, 1])).data).toMatchObject({ bound: 'piecesOfOneSku' });
    await buyer.idOf([other, 1]);
    expect((await buyer.order([other, 1])).data).toMatchObject({ bound: 'checkouts', max: 2 });

    const here = await plenty();
    const neighbour = await newBuyer();
    await neighbour.idOf([here, 20]);
    for (let made = 1; made < 5; made++) await neighbour.idOf([await plenty(), 10]);
    expect((await neighbour.order([await plenty(), 1])).data).toMatchObject({ bound: 'checkouts', max: 5 });
    await world.setting('HOLD_SETTING', {}, 2);
  });

  it('trust-20 count while a proof is under review and not when they are paid, cancelled or out of time, nor where the balance covers them together', async () => {
    const product = await plenty();
    const buyer = await newBuyer();
    const proven = await buyer.idOf([product, 15]);
    expect((await prove(buyer.member, [proven])).code).toBe(0);
    clock.advanceMs(40 * MINUTE_MS);
    // Its pay window is over, and its goods are held all the same.
    expect((await buyer.order([product, 6])).data).toMatchObject({
      bound: 'piecesOfOneSku',
      orders: [{ id: proven, keyTTL: 0, auditStatus: 3 }],
    });
    const late = await buyer.idOf([product, 5]);
    expect((await buyer.order([product, 1])).code).toBe(ERRORS.TOO_MANY_UNPAID);
    clock.advanceMs(31 * MINUTE_MS);
    const given = await buyer.idOf([product, 5]);
    await expire(late);
    expect((await buyer.order([product, 1])).code).toBe(ERRORS.TOO_MANY_UNPAID);
    await buyer.call.delete('order/cancel', { id: given });
    await buyer.idOf([product, 5]);

    const payer = await newBuyer({ balance: 16_200 + 9_999 });
    const paid = await payer.idOf([product, 15]);
    const pay = { payType: 4, tradeOrderIdList: [paid], payPassword: PAY_PASSWORD };
    expect((await payer.call.post('trade/order/payTradeOrder', pay)).code).toBe(0);
    // 99.99 are left for 10 pieces at 10.00 and 12.00 of freight; without the paid one they are within the bounds.
    await payer.idOf([product, 10]);

    // 15 pieces come to 162.00, the next 10 to 112.00.
    const short = await newBuyer({ balance: 16_200 + 11_199 });
    await short.idOf([product, 15]);
    expect((await short.order([product, 10])).data).toMatchObject({ bound: 'piecesOfOneSku', max: 20 });
    const covered = await newBuyer({ balance: 16_200 + 11_200 });
    await covered.idOf([product, 15]);
    await covered.idOf([product, 10]);
    expect((await covered.order([product, 1])).code).toBe(ERRORS.TOO_MANY_UNPAID);
    // The bound of checkouts holds whatever the balance.
    const rich = await newBuyer({ balance: 10_000_000 });
    for (let made = 0; made < 5; made++) await rich.idOf([product, 30]);
    expect((await rich.order([product, 1])).data).toMatchObject({ bound: 'checkouts' });
  });

  it('trust-21 a createFirst that made an order answers it again at the bound, by its idempotency-key and by its cart lines', async () => {
    const product = await plenty();
    const buyer = await newBuyer();
    const key = { 'idempotency-key': randomUUID() };
    const body = { items: [{ skuId: product.skuId, count: 1 }], addressId: buyer.addressId };
    const cartId = await world.cartLine(buyer.member, product, 2);
    const lines = { items: [{ skuId: product.skuId, count: 2, cartId }], addressId: buyer.addressId };
    const byKey = await buyer.call.with({ headers: key }).post('trade/order/createFirst', body);
    const byLines = await buyer.call.post('trade/order/createFirst', lines);
    for (let made = 2; made < 5; made++) await buyer.idOf([product, 1]);
    expect((await buyer.order([product, 1])).code).toBe(ERRORS.TOO_MANY_UNPAID);
    const repeats = await Promise.all([
      buyer.call.with({ headers: key }).post('trade/order/createFirst', body),
      buyer.call.post('trade/order/createFirst', lines),
    ]);
    expect(repeats.map(({ code, data }) => [code, data])).toEqual([
      [0, byKey.data],
      [0, byLines.data],
    ]);
    expect([await stockOf(product), await countOf(buyer.member)]).toEqual([994, 5]);
  });

  it('are told beside the cart with their bounds, and what the balance lacks', async () => {
    const product = await plenty();
    const other = await plenty();
    const buyer = await newBuyer({ balance: 10_000 });
    await buyer.idOf([product, 6]);
    await buyer.idOf([product, 1], [other, 2]);
    await world.cartLine(buyer.member, product, 3);
    const { data } = await buyer.call.get('cart/listFirst');
    expect(data.list).toMatchObject([{ count: 3, heldCount: 7 }]);
    // 72.00, 22.00 and 32.00 are open, the cart comes to 42.00, and 100.00 are there.
    expect(data.holds).toEqual({
      checkouts: { held: 2, max: 5 },
      pieces: { held: 9, max: 60 },
      piecesOfOneSku: { max: 20 },
      lacking: 68,
    });
    const rich = await newBuyer({ balance: 10_000 });
    expect((await rich.call.get('cart/listFirst')).data.holds.lacking).toBe(0);
  });
});
