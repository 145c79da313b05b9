import type { contract, Language, OutputOf } from '@passage/contract';
import { type Db, integer, json, smallint, statement, text } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { inLanguage, type Localized } from '../catalogue/index.ts';
import { signedUrl } from '../files/index.ts';

type Application = OutputOf<typeof contract.review.detail>['application'];

const applicationRow = statement({
  name: 'review-application',
  params: [integer('id')],
  columns: {
    user_name: text,
    surname: text,
    mobile: text,
    email: text,
    card_type: smallint,
    shop_name: text,
    shop_address: text,
    shop_desc: text,
    invite_code: text,
    files: json.as<Record<'front' | 'back' | 'logo', { id: string; format: string }>>(),
    categories: json.as<{ id: number; name: Localized }[]>(),
  },
  text: `select user_name, surname, mobile, email, card_type, shop_name, shop_address, shop_desc, invite_code.code as invite_code,
     (
       select json_object_agg(side, json_build_object('id', stored_file.id, 'format', stored_file.format))
       from (values ('front', card_front_id), ('back', card_back_id), ('logo', logo_id)) as shown (side, file_id)
       join stored_file on stored_file.id = shown.file_id
     ) as files,
     coalesce((
       select json_agg(json_build_object('id', category.id, 'name', category.name) order by category.population, category.position, category.id)
       from shop_application_category join category on category.id = category_id
       where application_id = application.id
     ), '[]') as categories
   from shop_application as application join invite_code on invite_code.id = invite_code_id
   where application.id = $1`,
});

/** What an applicant for a shop has handed in, the pictures by addresses that hold for an hour. */
export async function applicationOf(platform: Platform, db: Db, id: number, language: Language): Promise<Application> {
  const row = await db.sql.row(applicationRow, [id]);
  if (!row) return null;
  const { files } = row;
  return {
    userName: row.user_name,
    surname: row.surname,
    mobile: row.mobile,
    email: row.email,
    cardType: row.card_type,
    cardFront: await signedUrl(platform, db.tenantId, files.front),
    cardBack: await signedUrl(platform, db.tenantId, files.back),
    inviteCode: row.invite_code,
    shopName: row.shop_name,
    shopAddress: row.shop_address,
    shopDesc: row.shop_desc,
    logo: await signedUrl(platform, db.tenantId, files.logo),
    categories: row.categories.map(({ id: categoryId, name }) => ({
      id: categoryId,
      name: inLanguage(name, language),
    })),
  };
}
