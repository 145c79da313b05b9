/** What buyers do with orders until they are on their way. */

import { PAY_PASSWORD } from '@passage/api/testing/world';
import { contract, PAY_TYPE } from '@passage/contract';
import type { Buyer, Ware } from '../population.ts';
import { type Action, invariant, oneOf, type Stage } from './action.ts';

const { orders, cart, payment } = contract;

const anyBuyer = ({ place, random }: Stage): Buyer => random.pick(place.buyers);

/** Orders from the cart or straight away; what cannot be had any more is part of the game. */
export const order: Action = async (stage) => {
  const { random, place, connection } = stage;
  const buyer = anyBuyer(stage);
  const wanted = random
    .some(
      place.wares,
      random.weighted([
        [1, 5],
        [2, 3],
        [3, 2],
        [5, 1],
      ]),
    )
    .map((ware) => ({
      ...ware,
      count: random.weighted([
        [1, 6],
        [2, 3],
        [7, 1],
      ]),
    }));
  const items = random.chance(0.4) ? await throughCart(stage, buyer, wanted) : wanted.map(line);
  if (items.length === 0) return;
  const made = await connection.send(
    buyer,
    orders.create,
    {
      items,
      addressId: buyer.addressId,
      remark: stage.journal.mark(),
      pointStatus: random.chance(0.8),
      // What nobody can have seen.
      ...(random.chance(0.03) ? { totalAmt: 0.01 } : {}),
    },
    {
      as: 'order',
      once: true,
      expected: ['OUT_OF_STOCK', 'PRICE_CHANGED', 'TOO_MANY_UNPAID', 'CART_LINE_GONE', 'OWN_SHOP_ORDER'],
    },
  );
  for (const id of made?.tradeOrderIdList ?? []) invariant(stage, { kind: 'ordered', id, memberId: buyer.id });
  if (made && random.chance(0.5)) await pay(stage, buyer, made.tradeOrderIdList);
};

const line = ({ skuId, count }: Ware & { count: number }) => ({ skuId, count });

async function throughCart(stage: Stage, buyer: Buyer, wanted: readonly (Ware & { count: number })[]) {
  const { connection } = stage;
  for (const { spuId, skuId, count } of wanted)
    await connection.send(buyer, cart.add, { spuId, skuId, count }, { as: 'put in cart', expected: ['OUT_OF_STOCK'] });
  const seen = await connection.send(buyer, cart.list, {}, { as: 'look' });
  const lines = seen?.list.filter(({ available }) => available) ?? [];
  return stage.random
    .some(lines, stage.random.int(1, 4))
    .map(({ id, count, sku }) => ({ skuId: sku.id, count, cartId: id }));
}

async function pay(stage: Stage, buyer: Buyer, tradeOrderIdList: readonly number[]): Promise<void> {
  const { random, connection } = stage;
  const expected = ['ORDER_NOT_PAYABLE', 'PROOF_UNDER_REVIEW'] as const;
  if (random.chance(0.65)) {
    const paid = await connection.send(
      buyer,
      payment.pay,
      { payType: PAY_TYPE.balance, tradeOrderIdList, payPassword: PAY_PASSWORD },
      { as: 'pay from balance', once: true, expected: [...expected, 'INSUFFICIENT_BALANCE'] },
    );
    if (paid) for (const id of tradeOrderIdList) invariant(stage, { kind: 'paid', id });
    return;
  }
  const payOrderPic = await connection.upload(buyer, 'proof');
  if (payOrderPic === undefined) return;
  const payType = random.pick([PAY_TYPE.virtualCurrency, PAY_TYPE.card, PAY_TYPE.online]);
  const handedIn = await connection.send(
    buyer,
    payment.pay,
    { payType, tradeOrderIdList, payOrderPic },
    { as: 'pay by proof', once: true, expected },
  );
  if (handedIn) for (const id of tradeOrderIdList) invariant(stage, { kind: 'proof handed in', id });
}

/** Pays orders seen in the list, all of one checkout or one of them. */
export const payLater: Action = async (stage) => {
  const buyer = anyBuyer(stage);
  const chosen = oneOf(stage, await listed(stage, buyer, 0));
  if (chosen) await pay(stage, buyer, stage.random.chance(0.7) ? chosen.tradeOrderIdList : [chosen.id]);
};

export const choosePayType: Action = async (stage) => {
  const buyer = anyBuyer(stage);
  const chosen = oneOf(stage, await listed(stage, buyer, 0));
  if (!chosen) return;
  await stage.connection.send(
    buyer,
    payment.changePayType,
    { tradeOrderIdList: [chosen.id], payType: stage.random.int(1, 4) },
    { as: 'change pay type', expected: ['ORDER_NOT_PAYABLE', 'PROOF_UNDER_REVIEW'] },
  );
};

export const cancel: Action = async (stage) => {
  const buyer = anyBuyer(stage);
  const status = stage.random.weighted([
    [0, 5],
    [10, 4],
    [20, 1],
    [-1, 1],
  ] as const);
  const chosen = oneOf(stage, await listed(stage, buyer, status));
  if (!chosen) return;
  const done = await stage.connection.send(
    buyer,
    orders.cancel,
    { id: chosen.id },
    { as: 'cancel', expected: ['ORDER_NOT_CANCELLABLE', 'PROOF_UNDER_REVIEW'] },
  );
  if (done) invariant(stage, { kind: 'cancelled', id: chosen.id });
};

export const receive: Action = async (stage) => {
  const buyer = anyBuyer(stage);
  const chosen = oneOf(stage, await listed(stage, buyer, stage.random.chance(0.95) ? 20 : 10));
  if (!chosen) return;
  const { confirmReceipt } = orders;
  const done = await stage.connection.send(
    buyer,
    confirmReceipt,
    { id: chosen.id },
    { as: 'receive', expected: ['CONFLICT'] },
  );
  if (done) invariant(stage, { kind: 'received', id: chosen.id });
};

/** The buyer's orders of a status, newest first. */
export const listed = async ({ connection }: Stage, buyer: Buyer, status: number) =>
  (await connection.send(buyer, orders.page, { status, pageNo: 1, pageSize: 10 }, { as: 'look' }))?.list;
