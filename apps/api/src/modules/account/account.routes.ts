import { contract } from '@passage/contract';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { verifyCaptcha } from '../session/index.ts';
import { findPayPassword, findUserInfo, type UserInfoRow } from './account.queries.ts';
import { saveUserInfo } from './account.repository.ts';
import { changePassword, resetPassword, sendResetCode } from './change-password.ts';
import {
  changePayPassword,
  checkPayPasswordCode,
  resetPayPassword,
  sendPayPasswordCode,
} from './change-pay-password.ts';
import { registerMember } from './register-member.ts';
import { setPayPassword } from './set-pay-password.ts';

/** The one endpoint of the session's group that makes an account; who made one is signed in. */
export const registrationRoutes = implement(
  { register: contract.session.register },
  {
    register: (context, { mailbox, password, yzcode, uuid, verificationCode }) =>
      registerMember(context, {
        email: mailbox,
        password,
        mailCode: yzcode,
        captcha: { uuid, answer: verificationCode },
      }),
  },
);

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

  saveUserInfo: async (context, { email, firstName, lastName, phone, sexp, uuid, verificationCode }) => {
    const { platform, db, caller } = context;
    await verifyCaptcha(platform, db, { uuid, answer: verificationCode });
    if (email !== caller.email) throw invalidField('email', 'notAllowed');
    await saveUserInfo(db, caller.id, { firstName, lastName, phone, sex: sexp });
    return {};
  },

  changePassword: async (context, input) => {
    await changePassword(context, input);
    return {};
  },

  sendResetCode: async (context, { email, uuid, verificationCode }) => {
    const hasCaptcha = await verifyCaptcha(context.platform, context.db, { uuid, answer: verificationCode });
    await sendResetCode(context, { email, hasCaptcha });
    return {};
  },

  forgetPassword: async (context, { email, emailCode, newPassword, uuid, verificationCode }) => {
    if (emailCode === undefined || newPassword === undefined) {
      const hasCaptcha = await verifyCaptcha(context.platform, context.db, { uuid, answer: verificationCode });
      await sendResetCode(context, { email, hasCaptcha });
      return {};
    }
    // The contract lets no code come without a captcha.
    if (uuid === undefined || verificationCode === undefined) throw new Failure('CAPTCHA_WRONG');
    await resetPassword(context, { email, emailCode, newPassword, uuid, verificationCode });
    return {};
  },

  resetPassword: async (context, input) => {
    await resetPassword(context, input);
    return {};
  },

  changePayPassword: async (context, { oldPassword, newPassword, verificationCode }) => {
    await changePayPassword(context, { oldPassword, newPassword, mailCode: verificationCode });
    return {};
  },

  resetPayPassword: async (context, { email, newPassword, verificationCode }) => {
    await resetPayPassword(context, { email, newPassword, mailCode: verificationCode });
    return {};
  },

  checkPayPasswordCode: async (context, { verificationCode }) => {
    await checkPayPasswordCode(context, verificationCode);
    return {};
  },

  sendPayPasswordCode: async (context, { email }) => {
    await sendPayPasswordCode(context, email);
    return {};
  },
});

const shopOf = ({ shop_id, shop_name, shop_url, shop_address }: UserInfoRow) =>
  shop_id === null
    ? null
    : { id: shop_id, shopname: shop_name ?? '', url: shop_url ?? '', address: shop_address ?? '' };

/** Absent while the person has not told. */
const sexOf = ({ sex }: UserInfoRow): { sex?: 1 | 2 } => (sex === 1 || sex === 2 ? { sex } : {});
