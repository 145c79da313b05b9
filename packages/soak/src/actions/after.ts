/** What buyers do with what they got: after-sales and reviews. */
import { contract, REFUND_STATUS } from '@passage/contract';
import { type Action, invariant, oneOf, type Stage } from './action.ts';
import { listed } from './buy.ts';

const { afterSales, evaluations, orders } = contract;

export const askForRefund: Action = async (stage) => {
  const { random, connection, place } = stage;
  const buyer = random.pick(place.buyers);
  const chosen = oneOf(stage, await listed(stage, buyer, random.pick([20, 30])));
  const item = oneOf(stage, chosen?.items);
  if (!item) return;
  const refundable = await connection.send(buyer, orders.item, { id: item.id }, { as: 'look' });
  const surplus = refundable?.surplusCount ?? 0;
  // An item that was refunded meanwhile is asked for all the same.
  const refundCount = random.int(1, Math.max(1, surplus));
  const pieces = random.chance(0.8) ? refundCount : random.int(1, refundCount);
  const picture = random.chance(0.2) ? await connection.upload(buyer, 'aftersale') : undefined;
  const asked = await connection.send(
    buyer,
    afterSales.create,
    {
      way: random.pick([10, 20]),
      orderItemId: item.id,
      refundCount,
      refundPrice: Number(item.saleprice) * pieces,
      applyReason: random.int(1, 4),
      applyDescription: stage.journal.mark(),
      ...(picture === undefined ? {} : { applyPicUrls: [picture] }),
    },
    // Another after-sale may have taken the pieces since they were looked at.
    { as: 'ask for refund', once: true, expected: ['AFTER_SALE_NOT_ALLOWED', 'INVALID_INPUT'] },
  );
  if (asked) invariant(stage, { kind: 'after-sale asked', id: asked.id, memberId: buyer.id });
};

/** One of a buyer's after-sales that stand so. */
const mine = async (stage: Stage, ...statuses: readonly number[]) => {
  const buyer = stage.random.pick(stage.place.buyers);
  const page = await stage.connection.send(buyer, afterSales.page, { pageNo: 1, pageSize: 50 }, { as: 'look' });
  return {
    buyer,
    chosen: oneOf(
      stage,
      page?.list.filter(({ status }) => statuses.includes(status)),
    ),
  };
};

export const sendBack: Action = async (stage) => {
  const { buyer, chosen } = await mine(stage, REFUND_STATUS.waitReturn);
  if (!chosen) return;
  const moved = await stage.connection.send(
    buyer,
    afterSales.delivery,
    { id: chosen.id, logisticsCompany: 'La Poste', logisticsNo: stage.journal.mark() },
    { as: 'send back', expected: ['CONFLICT'] },
  );
  if (moved) invariant(stage, { kind: 'after-sale moved', id: chosen.id, status: moved.status });
};

export const giveUp: Action = async (stage) => {
  const { waitCheck, waitReturn, waitReceive, waitRefund } = REFUND_STATUS;
  const { buyer, chosen } = await mine(stage, waitCheck, waitReturn, waitReceive, waitRefund);
  if (!chosen) return;
  const moved = await stage.connection.send(
    buyer,
    afterSales.cancel,
    { id: chosen.id },
    { as: 'give refund up', expected: ['CONFLICT'] },
  );
  if (moved) invariant(stage, { kind: 'after-sale moved', id: chosen.id, status: moved.status });
};

export const evaluate: Action = async (stage) => {
  const { random, connection, place } = stage;
  const buyer = random.pick(place.buyers);
  const chosen = oneOf(stage, await listed(stage, buyer, 30));
  if (!chosen) return;
  const items = random.some(chosen.items, random.int(1, chosen.items.length));
  const list = [];
  for (const { id } of items) {
    const picture = await connection.upload(buyer, 'review');
    if (picture === undefined) return;
    list.push({
      itemId: id,
      serviceAttitudeScore: random.int(1, 5),
      logisticsServiceScore: random.int(1, 5),
      describeScore: random.int(1, 5),
      remark: stage.journal.mark(),
      picUrls: [picture],
    });
  }
  const said = await connection.send(
    buyer,
    evaluations.create,
    { list },
    { as: 'evaluate', once: true, expected: ['ALREADY_REVIEWED', 'REVIEW_NOT_ALLOWED', 'MERCHANT_NOT_ALLOWED'] },
  );
  for (const id of said?.ids ?? []) invariant(stage, { kind: 'evaluated', id, memberId: buyer.id });
};
