import { integer, statement, type Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { publicUrl, publishPicture } from '../files/index.ts';
import { spendInviteCode } from '../invite-codes/index.ts';
import { insertShop, isShopNameTaken, shopOfMember } from '../shops/index.ts';
import type { LockedApplication } from './applications.repository.ts';

const insertShopCategories = statement({
  name: 'applications-insert-shop-categories',
  params: [integer('shopId'), integer('applicationId')],
  columns: { category_id: integer },
  text: `insert into shop_category (shop_id, category_id)
   select $1, category_id from shop_application_category where application_id = $2 returning category_id`,
});
/**
 * The shop that an application asks for, its owner's from now on, and one use of the invite code less.
 *
 * @throws Failure INVITE_CODE_INVALID when its uses are spent or it was revoked, SHOP_NAME_TAKEN when another shop took
 *   the name meanwhile, APPLICATION_CLOSED when the applicant has a shop by now
 */
export async function openShop(tx: Tx, application: LockedApplication, now: Date): Promise<void> {
  const { id, member_id: ownerId, shop_name: name, shop_desc: description, shop_address: address } = application;
  if (!(await spendInviteCode(tx, application.invite_code_id))) throw new Failure('INVITE_CODE_INVALID');
  if (await shopOfMember(tx, ownerId)) throw new Failure('APPLICATION_CLOSED');
  if (await isShopNameTaken(tx, name, null, now)) throw new Failure('SHOP_NAME_TAKEN');
  const logo = publicUrl({ id: application.logo_id, format: application.logo_format });
  const { path } = await publishPicture(tx, { ownerId, address: logo, purpose: 'logo', field: 'logo' });
  const shopId = await insertShop(tx, { ownerId, name, description, logo: path, address }, now);
  await tx.sql.rows(insertShopCategories, [shopId, id]);
}
