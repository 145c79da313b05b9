import { type Db, statement } from '@passage/database';

export interface UserInfoRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  address: string;
  house_number: string;
  country: string;
  province: string;
  city: string;
  postal_code: string;
  sex: number | null;
  shop_id: number | null;
  shop_name: string | null;
  shop_url: string | null;
  shop_address: string | null;
}

const userInfo = statement<UserInfoRow, [memberId: number]>(
  'account-user-info',
  `select member.id, member.email, first_name, last_name, phone, member.address, house_number, country, province, city,
     postal_code, sex, shop.id as shop_id, shop.name as shop_name, shop.url as shop_url, shop.address as shop_address
   from member left join shop on shop.tenant_id = member.tenant_id and shop.owner_id = member.id
   where member.id = $1`,
);
interface PayPasswordRow {
  is_set: boolean;
  locked_at: Date | null;
  failures: number;
}

const payPassword = statement<PayPasswordRow, [memberId: number]>(
  'account-pay-password',
  `select pay_password_hash is not null as is_set, pay_password_locked_at as locked_at, pay_password_failures as failures
   from member where id = $1`,
);

export const findUserInfo = (db: Db, memberId: number): Promise<UserInfoRow | undefined> =>
  db.sql.row(userInfo, [memberId]);

/** Whether a transaction password is set, since when it is locked, and the tries that count. */
export const findPayPassword = (db: Db, memberId: number): Promise<PayPasswordRow | undefined> =>
  db.sql.row(payPassword, [memberId]);
