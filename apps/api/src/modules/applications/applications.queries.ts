import { APPLY_STATUS, type contract, type OutputOf } from '@passage/contract';
import { type Db, integer, smallint, statement, text, uuid } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { publicUrl, signedUrl } from '../files/index.ts';
import { shopOfMember } from '../shops/index.ts';

type Application = OutputOf<typeof contract.applications.own>;

const latestOf = statement({
  name: 'applications-latest',
  params: [integer('memberId')],
  columns: {
    sta: smallint.as<1 | 2 | 3>(),
    user_name: text,
    surname: text,
    mobile: text,
    email: text,
    invite_code: text,
    shop_name: text,
    shop_address: text,
    shop_desc: text,
    card_type: smallint,
    fail_reason: text,
    categories: text,
    logo_id: uuid,
    logo_format: text,
    logo_is_public: smallint,
    front_id: uuid,
    front_format: text,
    back_id: uuid,
    back_format: text,
  },
  text: `select application.sta, application.user_name, application.surname, application.mobile, application.email,
     invite_code.code as invite_code, application.shop_name, application.shop_address, application.shop_desc,
     application.card_type, application.fail_reason,
     coalesce((
       select string_agg(category_id::text, ',' order by category_id) from shop_application_category
       where application_id = application.id
     ), '') as categories,
     logo.id as logo_id, logo.format as logo_format, logo.is_public as logo_is_public,
     front.id as front_id, front.format as front_format, back.id as back_id, back.format as back_format
   from shop_application as application
   join invite_code on invite_code.id = application.invite_code_id
   join stored_file as logo on logo.id = application.logo_id
   join stored_file as front on front.id = application.card_front_id
   join stored_file as back on back.id = application.card_back_id
   where application.member_id = $1 order by application.id desc limit 1`,
});
const NOTHING: Application = {
  sta: APPLY_STATUS.notApplied,
  userName: '',
  surname: '',
  mobile: '',
  email: '',
  inviteCode: '',
  shopName: '',
  shopAddress: '',
  shopDesc: '',
  logo: '',
  cardType: 0,
  cardFront: '',
  cardBack: '',
  saleCategory: '',
  applyFailReason: '',
};

/** A member's latest application. Who has a shop without ever having applied counts as approved. */
export async function ownApplication(platform: Platform, db: Db, memberId: number): Promise<Application> {
  const row = await db.sql.row(latestOf, [memberId]);
  if (!row) return { ...NOTHING, sta: (await shopOfMember(db, memberId)) ? APPLY_STATUS.approved : NOTHING.sta };
  const signed = (id: string, format: string): Promise<string> => signedUrl(platform, db.tenantId, { id, format });
  return {
    sta: row.sta,
    userName: row.user_name,
    surname: row.surname,
    mobile: row.mobile,
    email: row.email,
    inviteCode: row.invite_code,
    shopName: row.shop_name,
    shopAddress: row.shop_address,
    shopDesc: row.shop_desc,
    logo:
      row.logo_is_public === 1
        ? publicUrl({ id: row.logo_id, format: row.logo_format })
        : await signed(row.logo_id, row.logo_format),
    cardType: row.card_type,
    cardFront: await signed(row.front_id, row.front_format),
    cardBack: await signed(row.back_id, row.back_format),
    saleCategory: row.categories,
    applyFailReason: row.fail_reason,
  };
}
