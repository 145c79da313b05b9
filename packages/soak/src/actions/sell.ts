/** What shops and staff do for orders and after-sales. */

import type { TestMember } from '@passage/api/testing/world';
import { contract, REFUND_STATUS } from '@passage/contract';
import { type Action, invariant, oneOf, type Stage } from './action.ts';

const { orders, afterSales } = contract;

const anySeller = ({ random, place }: Stage): TestMember =>
  random.chance(0.6) ? random.pick(place.owners) : random.pick(place.admins);

const sold = async (stage: Stage, seller: TestMember, status: number) => {
  const page = await stage.connection.send(
    seller,
    orders.shopPage,
    { status, pageNo: 1, pageSize: 20 },
    { as: 'look' },
  );
  return oneOf(stage, page?.list);
};

export const ship: Action = async (stage) => {
  const seller = anySeller(stage);
  const chosen = await sold(stage, seller, 10);
  if (!chosen) return;
  const trackingNumber = stage.journal.mark();
  const done = await stage.connection.send(
    seller,
    orders.ship,
    { id: chosen.id, company: 'Colissimo', trackingNumber },
    { as: 'ship', expected: ['CONFLICT'] },
  );
  if (done) invariant(stage, { kind: 'shipped', id: chosen.id, text: trackingNumber });
};

export const track: Action = async (stage) => {
  const seller = anySeller(stage);
  const chosen = await sold(
    stage,
    seller,
    stage.random.weighted([
      [20, 6],
      [30, 2],
      [10, 1],
    ]),
  );
  if (!chosen) return;
  const event = await stage.connection.send(
    seller,
    orders.track,
    { id: chosen.id, content: stage.journal.mark() },
    { as: 'track', expected: ['CONFLICT'] },
  );
  if (event) invariant(stage, { kind: 'tracked', id: event.id });
};

const { waitCheck, waitReceive, waitRefund } = REFUND_STATUS;

/** Steps that may follow a status, and how often each is taken. */
const STEPS = [
  [waitCheck, 'approve', 5],
  [waitCheck, 'refuse', 2],
  [waitReceive, 'receive', 3],
  [waitReceive, 'refuseGoods', 1],
  [waitRefund, 'refund', 8],
] as const;

/** The shop, support or an administrator takes the next step of an after-sale. */
export const decideAfterSale: Action = async (stage) => {
  const { random, place, connection } = stage;
  const seller = random.chance(0.5) ? random.pick([...place.support, ...place.admins]) : random.pick(place.owners);
  const page = await connection.send(seller, afterSales.shopPage, { pageNo: 1, pageSize: 50 }, { as: 'look' });
  const chosen = oneOf(
    stage,
    page?.list.filter(({ status }) => STEPS.some(([from]) => from === status)),
  );
  if (!chosen) return;
  const [, step] = random.weighted(
    STEPS.filter(([from]) => from === chosen.status).map((one) => [one, one[2]] as const),
  );
  const isRefusal = step === 'refuse' || step === 'refuseGoods';
  const moved = await connection.send(
    seller,
    afterSales[step],
    { id: chosen.id, ...(isRefusal ? { remark: stage.journal.mark() } : {}) },
    { as: `after-sale: ${step}`, expected: ['CONFLICT'] },
  );
  if (!moved) return;
  invariant(stage, { kind: 'after-sale moved', id: chosen.id, status: moved.status });
  invariant(stage, { kind: 'staff acted', id: seller.id, text: `after-sale.${step} after-sale:${chosen.id}` });
};
