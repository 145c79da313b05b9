/** What a buyer says of the items of an order that has come to its end, once per order. */
import type { Contract, InputOf, IssueKey, OutputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { publishPicture } from '../files/index.ts';
import { markReviewed } from '../orders/index.ts';
import { addReviewScores } from '../products/index.ts';
import { addShopScores, shopOfMember } from '../shops/index.ts';
import { findOrderOfItems, insertEvaluation, type OrderToReview } from './evaluations.repository.ts';

type Create = Contract['evaluations']['create'];
type ItemEvaluation = InputOf<Create>['list'][number];

/**
 * The order is marked first: of two reviews at once the second waits there and then finds it marked. The pictures become
 * public with the review.
 *
 * @throws Failure MERCHANT_NOT_ALLOWED to the owner of a shop, REVIEW_NOT_ALLOWED for items of no own completed order,
 *   ALREADY_REVIEWED, INVALID_INPUT for a picture that is not the buyer's to show, and for a list that does not name each
 *   item of one order exactly once
 */
export async function evaluateItems(
  tx: Tx,
  { memberId, now }: { memberId: number; now: Date },
  list: readonly ItemEvaluation[],
): Promise<OutputOf<Create>> {
  if (await shopOfMember(tx, memberId)) throw new Failure('MERCHANT_NOT_ALLOWED');
  const order = await findOrderOfItems(
    tx,
    memberId,
    list.map(({ itemId }) => itemId),
  );
  if (!order) throw new Failure('REVIEW_NOT_ALLOWED');
  refuseOtherThanAll(order, list);
  if (order.isCommented || !(await markReviewed(tx, order.id))) throw new Failure('ALREADY_REVIEWED');

  const ids: number[] = [];
  for (const [index, said] of list.entries())
    ids.push(
      await insertEvaluation(tx, {
        memberId,
        itemId: said.itemId,
        service: said.serviceAttitudeScore,
        logistics: said.logisticsServiceScore,
        description: said.describeScore,
        remark: said.remark,
        fileIds: await publishPictures(tx, memberId, said.picUrls, `list.${index}.picUrls`),
        now,
      }),
    );
  await addScores(tx, order, list);
  return { orderId: order.id, ids };
}

/** The products first and the shop last, as everybody who reviews locks them. */
async function addScores(tx: Tx, order: OrderToReview, list: readonly ItemEvaluation[]): Promise<void> {
  const scores = list.map((said) => ({
    spuId: productOf(order, said.itemId),
    service: said.serviceAttitudeScore,
    logistics: said.logisticsServiceScore,
    description: said.describeScore,
  }));
  await addReviewScores(tx, scores);
  const [first] = scores;
  if (!first) return;
  const sum = scores.reduce((all, { service, logistics, description }) => all + service + logistics + description, 0);
  await addShopScores(tx, first.spuId, { count: scores.length, sum });
}

/** @throws Failure INVALID_INPUT naming each item that is foreign to the order or named again, and each that is missing */
function refuseOtherThanAll({ products }: OrderToReview, list: readonly ItemEvaluation[]): void {
  const named = new Set<number>();
  const wrong: { path: string; message: IssueKey; values: Record<string, number> }[] = [];
  for (const [index, { itemId }] of list.entries()) {
    if (named.has(itemId) || !products.has(itemId))
      wrong.push({ path: `list.${index}.itemId`, message: 'itemNotOfOrder', values: {} });
    named.add(itemId);
  }
  const missing = [...products.keys()].filter((itemId) => !named.has(itemId));
  for (const [index, item] of missing.entries())
    wrong.push({ path: `list.${list.length + index}`, message: 'itemMissing', values: { item } });
  if (wrong.length > 0) throw new Failure('INVALID_INPUT', { data: { issues: wrong } });
}

function productOf({ products }: OrderToReview, itemId: number): number {
  const spuId = products.get(itemId);
  if (spuId === undefined) throw new Error(`the item ${itemId} is not the order's`);
  return spuId;
}

async function publishPictures(tx: Tx, ownerId: number, addresses: readonly string[], field: string) {
  const ids: string[] = [];
  for (const [position, address] of addresses.entries()) {
    const { id } = await publishPicture(tx, { ownerId, address, purpose: 'review', field: `${field}.${position}` });
    ids.push(id);
  }
  return ids;
}
