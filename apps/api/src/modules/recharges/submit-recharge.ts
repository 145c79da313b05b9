import type { Tx } from '@passage/database';
import type { Cents } from '@passage/money';
import { Failure } from '../../http/failure.ts';
import { claimPicture } from '../files/index.ts';
import { openReviewItem } from '../review/index.ts';
import { numberDocument } from '../tenant/index.ts';
import { findSameRecharge, insertRecharge } from './recharge.repository.ts';
import { isRechargeMethod } from './recharges.queries.ts';

export interface RechargeRequest {
  readonly memberId: number;
  readonly amount: Cents;
  /** Id of the pay method. */
  readonly methodId: number;
  readonly bankno: string;
  /** Address of an uploaded picture of the member's own. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Hands in a recharge for review. No money moves. The picture is its key for good: a repeat answers alike.
 *
 * @returns the recharge's id
 * @throws Failure PAY_TYPE_NOT_OFFERED, INVALID_INPUT for a picture that is not the member's own, CONFLICT for one that
 * stands for another recharge
 */
export async function submitRecharge(tx: Tx, request: RechargeRequest): Promise<number> {
  const { memberId, amount, methodId, bankno, address, now } = request;
  if (!(await isRechargeMethod(tx, methodId))) throw new Failure('PAY_TYPE_NOT_OFFERED');
  const picture = await claimPicture(tx, { ownerId: memberId, address, purpose: 'proof', field: 'payOrderPic' });
  const draft = { no: await numberDocument(tx, 'R', now), memberId, methodId, amount, bankno, fileId: picture.id, now };
  const id = await insertRecharge(tx, draft);
  if (id === undefined) {
    const same = await findSameRecharge(tx, draft);
    if (same === undefined) throw new Failure('CONFLICT');
    return same;
  }
  await openReviewItem(tx, { queue: 'recharges', subjectId: id, memberId, amount, picture, now });
  return id;
}
