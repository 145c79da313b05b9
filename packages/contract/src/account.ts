import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { IssueKey } from './errors.ts';
import { email, int, password, payPassword, text } from './scalars.ts';
import { captchaFields } from './session.ts';

/** The shop of a member. */
export const shopOfMember = z
  .object({ id: z.int(), shopname: z.string(), url: z.string(), address: z.string() })
  .meta({ id: 'ShopOfMember' });

const SAME = { path: ['confirmPassword'], message: 'passwordsDiffer' satisfies IssueKey };

export const setPayPasswordInput = z
  .object({ newPassword: payPassword(), confirmPassword: payPassword(), verificationCode: text({ max: 6 }).optional() })
  .refine((form) => form.newPassword === form.confirmPassword, SAME);

/** Of the graphic code that a form shows. */
const captchaId = { uuid: z.uuid('required') };

/** In the order in which the form asks. */
export const changePasswordForm = z
  .object({
    email: email(),
    oldPassword: password(),
    newPassword: password(),
    confirmPassword: password(),
    verificationCode: text({ max: 4 }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, SAME);

/** In the order in which the form asks. */
export const resetPasswordForm = z
  .object({
    email: email(),
    emailCode: text({ max: 6 }),
    newPassword: password(),
    confirmPassword: password(),
    verificationCode: text({ max: 4 }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, SAME);

const resetFields = z.object({
  email: email(),
  emailCode: text({ max: 6 }).optional(),
  newPassword: password().optional(),
  confirmPassword: password().optional(),
  ...captchaFields,
});
type ResetField = keyof z.output<typeof resetFields>;

const RESETTING = ['emailCode', 'newPassword', 'confirmPassword'] as const;

/** Missing only where any other part of a reset is there. */
const isThere = (name: ResetField) => (form: z.output<typeof resetFields>) =>
  form[name] !== undefined || RESETTING.every((part) => form[part] === undefined);

const required = (name: ResetField) => ({ path: [name], message: 'required' satisfies IssueKey });

/** With the e-mail alone a code is asked for; with anything else of a reset, all of it. */
const forgetPasswordInput = resetFields
  .refine(isThere('emailCode'), required('emailCode'))
  .refine(isThere('newPassword'), required('newPassword'))
  .refine(isThere('confirmPassword'), required('confirmPassword'))
  .refine(isThere('verificationCode'), required('verificationCode'))
  .refine(isThere('uuid'), required('uuid'))
  .refine(
    ({ newPassword, confirmPassword }) =>
      newPassword === undefined || confirmPassword === undefined || newPassword === confirmPassword,
    SAME,
  );

export const changePayPasswordInput = z
  .object({
    oldPassword: payPassword(),
    newPassword: payPassword(),
    confirmPassword: payPassword(),
    verificationCode: text({ max: 6 }).optional(),
  })
  .refine((form) => form.newPassword === form.confirmPassword, SAME);

export const resetPayPasswordInput = z
  .object({
    email: email(),
    newPassword: payPassword(),
    confirmPassword: payPassword(),
    verificationCode: text({ max: 6 }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, SAME);

export const userInfoInput = z.object({
  email: email(),
  lastName: text({ max: 60 }).optional(),
  firstName: text({ max: 60 }).optional(),
  phone: text({ max: 30 }).optional(),
  /** Whom the person is: 1 men, 2 women. `sex` is the population of the page. */
  sexp: int({ min: 1, max: 2 }).optional(),
  ...captchaFields,
});

const done = z.object({});

export const accountContract = {
  userInfo: endpoint({
    method: 'GET',
    path: 'member/userInfo/getUserInfo',
    aliases: ['getUserInfo'],
    access: 'member',
    summary: "The caller's account, and the shop: status 1 with a shop, 0 without.",
    input: z.object({}),
    output: z.object({
      id: z.int(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      address: z.string(),
      houseNumber: z.string(),
      country: z.string(),
      province: z.string(),
      city: z.string(),
      postalCode: z.string(),
      sex: z.literal([1, 2]).optional(),
      status: z.literal([0, 1]),
      url: z.string(),
      data: shopOfMember.nullable(),
    }),
  }),
  payPasswordStatus: endpoint({
    method: 'GET',
    path: 'member/userInfo/intoPayPassWord',
    aliases: ['intoPayPassWord'],
    access: 'member',
    summary: 'State of the transaction password: flag 0 not set, 1 set, 2 reset.',
    input: z.object({}),
    output: z.object({ flag: z.literal([0, 1, 2]), email: z.string() }),
  }),
  setPayPassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/setPayPassWord',
    aliases: ['setPayPassWord'],
    access: 'member',
    summary: 'Sets the first transaction password.',
    input: setPayPasswordInput,
    output: z.object({}),
    errors: ['PAY_PASSWORD_ALREADY_SET', 'MAIL_CODE_WRONG'],
  }),
  saveUserInfo: endpoint({
    method: 'POST',
    path: 'member/userInfo/createUserInfo',
    aliases: ['createUserInfo'],
    access: 'member',
    summary: "Saves the caller's name, phone and sex. The e-mail is the caller's own and stays.",
    input: userInfoInput,
    output: done,
    errors: ['CAPTCHA_WRONG'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/updatePassWord',
    aliases: ['updatePassWord'],
    access: 'member',
    summary: 'Changes the password and ends every session of the account, this one too.',
    input: changePasswordForm.safeExtend(captchaId),
    output: done,
    errors: ['CAPTCHA_WRONG', 'OLD_PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
  }),
  sendResetCode: endpoint({
    method: 'POST',
    path: 'member/userInfo/getVerification',
    aliases: ['getVerification'],
    access: 'public',
    summary: 'Mails the 6-digit code for a password reset. Answers alike for known and unknown addresses.',
    input: z.object({ email: email(), ...captchaFields }),
    output: done,
    errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'],
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/forgetPassword',
    aliases: ['forgetPassword'],
    access: 'public',
    summary: 'With an e-mail alone mails the code for a reset; with the full payload resets the password.',
    input: forgetPasswordInput,
    output: done,
    errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'MAIL_CODE_WRONG', 'PASSWORD_TOO_COMMON'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/resetPassWord',
    aliases: ['resetPassWord'],
    access: 'public',
    summary: 'Sets a new password by a mailed code and ends every session of the account.',
    input: resetPasswordForm.safeExtend(captchaId),
    output: done,
    errors: ['CAPTCHA_WRONG', 'MAIL_CODE_WRONG', 'PASSWORD_TOO_COMMON'],
  }),
  changePayPassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/updatePayPassWord',
    aliases: ['updatePayPassWord'],
    access: 'member',
    summary: 'Changes the transaction password.',
    input: changePayPasswordInput,
    output: done,
    errors: ['PAY_PASSWORD_NOT_SET', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', 'MAIL_CODE_WRONG'],
  }),
  resetPayPassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/forgetPayPassWord',
    aliases: ['forgetPayPassWord'],
    access: 'member',
    summary: 'Sets a new transaction password by a mailed code, which is used up.',
    input: resetPayPasswordInput,
    output: done,
    errors: ['MAIL_CODE_WRONG'],
  }),
  checkPayPasswordCode: endpoint({
    method: 'POST',
    path: 'member/userInfo/checkemailPayPassWord',
    aliases: ['checkemailPayPassWord'],
    access: 'member',
    summary: 'Whether it is the code that was mailed for the transaction password. It stays valid.',
    input: z.object({ verificationCode: text({ max: 6 }) }),
    output: done,
    errors: ['MAIL_CODE_WRONG'],
  }),
  sendPayPasswordCode: endpoint({
    method: 'POST',
    path: 'member/userInfo/sendForgetPayPasswordEmail',
    aliases: ['sendForgetPayPasswordEmail'],
    access: 'member',
    summary: "Mails the 6-digit code for the transaction password to the caller's own address.",
    input: z.object({ email: email() }),
    output: done,
    errors: ['TOO_MANY_REQUESTS'],
  }),
};
