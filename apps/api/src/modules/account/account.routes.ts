import { contract } from '@passage/contract';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { findPayPassword, findUserInfo, type UserInfoRow } from './account.queries.ts';
import { setPayPassword } from './set-pay-password.ts';

export const accountRoutes = implement(contract.account, {
  userInfo: async ({ db, caller }) => {
    const row = found(await findUserInfo(db, caller.id));
    const shop = shopOf(row);
    const status: 0 | 1 = shop ? 1 : 0;
    return {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      address: row.address,
      houseNumber: row.house_number,
      country: row.country,
      province: row.province,
      city: row.city,
      postalCode: row.postal_code,
      ...sexOf(row),
      status,
      url: shop?.url ?? '',
      data: shop,
    };
  },

  payPasswordStatus: async ({ db, caller }) => {
    const { is_set } = found(await findPayPassword(db, caller.id));
    const flag: 0 | 1 = is_set ? 1 : 0;
    return { flag, email: caller.email };
  },

  setPayPassword: async (context, { newPassword, verificationCode }) => {
    await setPayPassword(context, newPassword, verificationCode);
    return {};
  },
});

const shopOf = ({ shop_id, shop_name, shop_url, shop_address }: UserInfoRow) =>
  shop_id === null
    ? null
    : { id: shop_id, shopname: shop_name ?? '', url: shop_url ?? '', address: shop_address ?? '' };

/** Absent while the person has not told. */
const sexOf = ({ sex }: UserInfoRow): { sex?: 1 | 2 } => (sex === 1 || sex === 2 ? { sex } : {});
