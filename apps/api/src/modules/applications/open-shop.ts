import { sqlState, statement, type Tx } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { publicUrl, publishPicture } from '../files/index.ts';
import { spendInviteCode } from '../invite-codes/index.ts';
import { isShopNameTaken } from '../shops/index.ts';
import type { LockedApplication } from './applications.repository.ts';

const insertShop = statement<
  { id: number },
  [ownerId: number, name: string, description: string, logo: string, address: string, now: Date]
>(
  'applications-insert-shop',
  `insert into shop (owner_id, name, description, logo, address, created_at, named_at)
   values ($1, $2, jsonb_build_object('en', $3::text), $4, $5, $6, $6) on conflict do nothing returning id`,
);
const insertShopCategories = statement<{ category_id: number }, [shopId: number, applicationId: number]>(
  'applications-insert-shop-categories',
  `insert into shop_category (shop_id, category_id)
   select $1, category_id from shop_application_category where application_id = $2 returning category_id`,
);
const ownedBy = statement<{ id: number }, [memberId: number]>(
  'applications-shop-owned-by',
  'select id from shop where owner_id = $1',
);

/**
 * The shop that an application asks for, its owner's from now on, and one use of the invite code less.
 *
 * @throws Failure INVITE_CODE_INVALID when its uses are spent or it was revoked, SHOP_NAME_TAKEN when another shop took
 *   the name meanwhile, APPLICATION_CLOSED when the applicant has a shop by now
 */
export async function openShop(tx: Tx, application: LockedApplication, now: Date): Promise<void> {
  const { id, member_id: ownerId, shop_name: name, shop_desc: description, shop_address: address } = application;
  if (!(await spendInviteCode(tx, application.invite_code_id))) throw new Failure('INVITE_CODE_INVALID');
  if (await tx.sql.row(ownedBy, [ownerId])) throw new Failure('APPLICATION_CLOSED');
  if (await isShopNameTaken(tx, name, null, now)) throw new Failure('SHOP_NAME_TAKEN');
  const logo = publicUrl({ id: application.logo_id, format: application.logo_format });
  const { path } = await publishPicture(tx, { ownerId, address: logo, purpose: 'logo', field: 'logo' });
  const values = [ownerId, name, description, path, address, now] as const;
  const shop = await tx.sql.row(insertShop, [...values]).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? new Failure('SHOP_NAME_TAKEN', { cause: error }) : error;
  });
  // Another approval in the same instant took the name.
  if (!shop) throw new Failure('SHOP_NAME_TAKEN');
  await tx.sql.rows(insertShopCategories, [shop.id, id]);
}
