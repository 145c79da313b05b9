/** What a buyer says of the items of an order that has come to its end, once per order. */
import type { Contract, InputOf, OutputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { addReviewScores } from '../catalogue/index.ts';
import { publishPicture } from '../files/index.ts';
import { findOrderOfItems, insertEvaluation, isMerchant, markCommented } from './evaluations.repository.ts';

type Create = Contract['evaluations']['create'];
type ItemEvaluation = InputOf<Create>['list'][number];

/**
 * The order is marked first: of two reviews at once the second waits there and then finds it marked. The pictures become
 * public with the review.
 *
 * @throws Failure MERCHANT_NOT_ALLOWED to the owner of a shop, REVIEW_NOT_ALLOWED for anything but different items of one
 *   own completed order, ALREADY_REVIEWED, INVALID_INPUT for a picture that is not the buyer's to show
 */
export async function evaluateItems(
  tx: Tx,
  { memberId, now }: { memberId: number; now: Date },
  list: readonly ItemEvaluation[],
): Promise<OutputOf<Create>> {
  if (await isMerchant(tx, memberId)) throw new Failure('MERCHANT_NOT_ALLOWED');
  const order = await findOrderOfItems(
    tx,
    memberId,
    list.map(({ itemId }) => itemId),
  );
  if (!order) throw new Failure('REVIEW_NOT_ALLOWED');
  if (order.isCommented || !(await markCommented(tx, order.id))) throw new Failure('ALREADY_REVIEWED');

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
  await addReviewScores(
    tx,
    list.map((said) => ({
      spuId: order.spuIdOf(said.itemId),
      service: said.serviceAttitudeScore,
      logistics: said.logisticsServiceScore,
      description: said.describeScore,
    })),
  );
  return { orderId: order.id, ids };
}

async function publishPictures(tx: Tx, ownerId: number, addresses: readonly string[], field: string) {
  const ids: string[] = [];
  for (const [position, address] of addresses.entries()) {
    const { id } = await publishPicture(tx, { ownerId, address, purpose: 'review', field: `${field}.${position}` });
    ids.push(id);
  }
  return ids;
}
