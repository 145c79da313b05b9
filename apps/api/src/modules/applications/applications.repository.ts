import {
  array,
  boolean,
  type Db,
  integer,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import type { ApplicationForm } from './apply-for-shop.ts';

const openToMember = statement({
  name: 'applications-may-apply',
  params: [integer('memberId')],
  columns: { is_open: boolean },
  text: `select not exists (select from shop where owner_id = $1)
     and not exists (select from shop_application where member_id = $1 and sta in (1, 2)) as is_open`,
});
/** Whether a member neither has a shop nor waits for one. */
export const mayApply = async (db: Db, memberId: number): Promise<boolean> =>
  (await db.sql.row(openToMember, [memberId]))?.is_open ?? false;

export interface ApplicationDraft {
  readonly form: ApplicationForm;
  readonly memberId: number;
  readonly inviteCodeId: number;
  readonly logoId: string;
  readonly cardFrontId: string;
  readonly cardBackId: string;
  readonly now: Date;
}

const insertRow = statement({
  name: 'applications-insert',
  params: [
    integer('memberId'),
    integer('inviteCodeId'),
    text('userName'),
    text('surname'),
    text('mobile'),
    text('email'),
    smallint('cardType'),
    uuid('cardFrontId'),
    uuid('cardBackId'),
    uuid('logoId'),
    text('shopName'),
    text('shopAddress'),
    text('shopDesc'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into shop_application (member_id, invite_code_id, user_name, surname, mobile, email, card_type, card_front_id,
     card_back_id, logo_id, shop_name, shop_address, shop_desc, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
   on conflict (tenant_id, member_id) where sta in (1, 2) do nothing returning id`,
});
/** @returns undefined when the member waits already */
export async function insertApplication(tx: Tx, draft: ApplicationDraft): Promise<number | undefined> {
  const { form, memberId, inviteCodeId, logoId, cardFrontId, cardBackId, now } = draft;
  const row = await tx.sql.row(insertRow, [
    memberId,
    inviteCodeId,
    form.userName,
    form.surname,
    form.mobile,
    form.email,
    form.cardType,
    cardFrontId,
    cardBackId,
    logoId,
    form.shopName,
    form.shopAddress ?? '',
    form.shopDesc,
    now,
  ]);
  return row?.id;
}

const insertCategories = statement({
  name: 'applications-insert-categories',
  params: [integer('id'), array(integer)('categoryIds')],
  columns: { category_id: integer },
  text: `insert into shop_application_category (application_id, category_id)
   select $1, id from category where id = any ($2) returning category_id`,
});
/** @returns how many of them there are */
export const insertSaleCategories = async (tx: Tx, id: number, categoryIds: readonly number[]): Promise<number> =>
  (await tx.sql.rows(insertCategories, [id, categoryIds])).length;

export type LockedApplication = RowOf<typeof lockRow>;

const lockRow = statement({
  name: 'applications-lock',
  params: [integer('id')],
  columns: {
    id: integer,
    member_id: integer,
    invite_code_id: integer,
    shop_name: text,
    shop_address: text,
    shop_desc: text,
    sta: smallint,
    logo_id: uuid,
    logo_format: text,
  },
  text: `select application.id, application.member_id, invite_code_id, shop_name, shop_address, shop_desc, sta, logo_id,
     stored_file.format as logo_format
   from shop_application as application join stored_file on stored_file.id = logo_id
   where application.id = $1 for update of application`,
});

/** Locks an application until the transaction ends; undefined where there is none. */
export const lockApplication = (tx: Tx, id: number): Promise<LockedApplication | undefined> =>
  tx.sql.row(lockRow, [id]);

const moveRow = statement({
  name: 'applications-move',
  params: [integer('id'), smallint('from'), smallint('to'), text('reason'), timestamptz('now')],
  columns: { id: integer },
  text: `update shop_application set sta = $3::smallint, fail_reason = case when $3::smallint = 3 then $4 else '' end, updated_at = $5
   where id = $1 and sta = $2 returning id`,
});

/** Moves an application from one status to another. @returns whether it still had the first */
export async function moveApplication(
  tx: Tx,
  id: number,
  { from, to, reason, now }: { from: number; to: number; reason: string; now: Date },
): Promise<boolean> {
  return (await tx.sql.row(moveRow, [id, from, to, reason, now])) !== undefined;
}
