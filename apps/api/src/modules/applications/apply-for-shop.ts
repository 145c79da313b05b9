import type { contract, InputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import { Failure, invalidField } from '../../http/failure.ts';
import { claimPicture } from '../files/index.ts';
import { findValidInviteCode } from '../invite-codes/index.ts';
import { openReviewItem } from '../review/index.ts';
import { isShopNameTaken } from '../shops/index.ts';
import { insertApplication, insertSaleCategories, mayApply } from './applications.repository.ts';

export type ApplicationForm = InputOf<typeof contract.applications.create>;

/**
 * Puts a wish for a shop before staff. The code must hold now; a use of it is spent when staff approve.
 *
 * @returns the application's id
 * @throws Failure APPLICATION_CLOSED for who waits already or has a shop, INVITE_CODE_INVALID, SHOP_NAME_TAKEN
 */
export async function applyForShop(
  tx: Tx,
  { member, form, now }: { member: { id: number; email: string }; form: ApplicationForm; now: Date },
): Promise<number> {
  const { id: memberId } = member;
  if (!(await mayApply(tx, memberId))) throw new Failure('APPLICATION_CLOSED');
  if (form.email !== member.email) throw invalidField('email', 'notAllowed');
  const inviteCode = await findValidInviteCode(tx, form.inviteCode, now);
  if (!inviteCode) throw new Failure('INVITE_CODE_INVALID');
  if (await isShopNameTaken(tx, form.shopName, null, now)) throw new Failure('SHOP_NAME_TAKEN');
  const claim = (field: 'logo' | 'cardFront' | 'cardBack', purpose: 'logo' | 'identity') =>
    claimPicture(tx, { ownerId: memberId, address: form[field], purpose, field });
  const logo = await claim('logo', 'logo');
  const cardFront = await claim('cardFront', 'identity');
  const cardBack = await claim('cardBack', 'identity');
  const pictures = { logoId: logo.id, cardFrontId: cardFront.id, cardBackId: cardBack.id };
  const id = await insertApplication(tx, { form, memberId, inviteCodeId: inviteCode.id, ...pictures, now });
  // Another call of the same member came first.
  if (id === undefined) throw new Failure('APPLICATION_CLOSED');
  const categoryIds = [...new Set(form.saleCategory)];
  if ((await insertSaleCategories(tx, id, categoryIds)) !== categoryIds.length)
    throw invalidField('saleCategory', 'notAllowed');
  const item = { queue: 'shop-applications', subjectId: id, memberId, amount: null } as const;
  await openReviewItem(tx, { ...item, picture: cardFront, now });
  return id;
}
