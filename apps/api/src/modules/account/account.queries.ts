import {
  boolean,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';

export type UserInfoRow = RowOf<typeof userInfo>;

const userInfo = statement({
  name: 'account-user-info',
  params: [integer('memberId')],
  columns: {
    id: integer,
    email: text,
    first_name: text,
    last_name: text,
    phone: text,
    address: text,
    house_number: text,
    country: text,
    province: text,
    city: text,
    postal_code: text,
    sex: nullable(smallint),
    shop_id: nullable(integer),
    shop_name: nullable(text),
    shop_url: nullable(text),
    shop_address: nullable(text),
  },
  text: `select member.id, member.email, first_name, last_name, phone, member.address, house_number, country, province, city,
     postal_code, sex, shop.id as shop_id, shop.name as shop_name, shop.url as shop_url, shop.address as shop_address
   from member left join shop on shop.tenant_id = member.tenant_id and shop.owner_id = member.id
   where member.id = $1`,
});
type PayPasswordRow = RowOf<typeof payPassword>;

const payPassword = statement({
  name: 'account-pay-password',
  params: [integer('memberId')],
  columns: { is_set: boolean, locked_at: nullable(timestamptz), failures: integer },
  text: `select pay_password_hash is not null as is_set, pay_password_locked_at as locked_at, pay_password_failures as failures
   from member where id = $1`,
});

/** What a member sees of the own account; undefined for an id of nobody. */
export const findUserInfo = (db: Db, memberId: number): Promise<UserInfoRow | undefined> =>
  db.sql.row(userInfo, [memberId]);

/** Whether a transaction password is set, since when it is locked, and the tries that count. */
export const findPayPassword = (db: Db, memberId: number): Promise<PayPasswordRow | undefined> =>
  db.sql.row(payPassword, [memberId]);
