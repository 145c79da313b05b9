import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bool, email, password, text } from './scalars.ts';

/** A graphic code and its answer, verified wherever they are sent. */
export const captchaFields = { uuid: z.uuid('invalid').optional(), verificationCode: text({ max: 4 }).optional() };

export const loginInput = z.object({ mailbox: email(), password: password(), ...captchaFields });

/** A code of the second factor: six digits of an authenticator, or a recovery code. */
export const secondFactorCode = () => text({ max: 20 });

const SIGN_IN_ERRORS = [
  'WRONG_CREDENTIALS',
  'TOO_MANY_REQUESTS',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'DEMO_ACCOUNT_CLOSED',
] as const;

export const registerInput = z
  .object({
    mailbox: email(),
    yzcode: text({ max: 6 }),
    password: password(),
    confirmPassword: password(),
    check: bool(),
    ...captchaFields,
  })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], message: 'passwordsDiffer' })
  .refine((form) => form.check, { path: ['check'], message: 'termsRequired' });

const session = z
  .object({ accessToken: z.string(), email: z.string(), userId: z.int(), userName: z.string() })
  .meta({ id: 'Session' });
const done = z.object({});

export const sessionContract = {
  login: endpoint({
    method: 'POST',
    path: 'member/firstauth/login',
    aliases: ['firstauth/login'],
    access: 'public',
    summary:
      'Signs in with e-mail and password. After 100 wrong tries in a day the account asks a graphic code as well.',
    input: loginInput,
    output: session,
    errors: [...SIGN_IN_ERRORS],
  }),
  staffLogin: endpoint({
    method: 'POST',
    path: 'auth/login',
    surface: 'admin',
    access: 'public',
    summary:
      'Signs staff and owners of shops in to this side of the API alone; the session ends after 8 hours without use. code is that of the authenticator, or a recovery code, where the account has one. Members who are neither get the answer of a wrong password.',
    input: loginInput.extend({ code: secondFactorCode().optional() }),
    output: session
      .extend({
        role: z.enum(['admin', 'reviewer', 'support', 'merchant']),
        /** Staff who have no authenticator yet: the token is good for setting one up, and for nothing else before. */
        mustSetUpCodes: z.boolean(),
      })
      .meta({ id: 'ConsoleSession' }),
    errors: [...SIGN_IN_ERRORS, 'TOTP_REQUIRED', 'TOTP_WRONG', 'TOTP_LOCKED'],
  }),
  checkEmail: endpoint({
    method: 'GET',
    path: 'member/firstauth/checkemail',
    aliases: ['firstauth/checkemail'],
    access: 'public',
    summary: 'Checks an address before registration. Tells whether it is taken only where the tenant reveals that.',
    input: z.object({ email: email() }),
    output: z.object({ available: z.boolean() }),
    noStore: true,
  }),
  registrationIntro: endpoint({
    method: 'GET',
    path: 'member/firstauth/intofirstregister',
    aliases: ['firstauth/intofirstregister'],
    access: 'public',
    summary: 'What the registration form shows: article codes and the text asking for permission to contact.',
    input: z.object({}),
    output: z.object({ agreementCode: z.string(), privacyCode: z.string(), contactPermissionText: z.string() }),
  }),
  register: endpoint({
    method: 'POST',
    path: 'member/firstauth/register',
    aliases: ['firstauth/register'],
    access: 'public',
    summary: 'Creates an account and signs it in.',
    input: registerInput,
    output: session,
    errors: ['MAIL_CODE_WRONG', 'EMAIL_TAKEN', 'PASSWORD_TOO_COMMON', 'CAPTCHA_WRONG'],
  }),
  sendRegistrationCode: endpoint({
    method: 'GET',
    path: 'member/firstauth/getVerification',
    aliases: ['firstauth/getVerification'],
    access: 'public',
    summary:
      'Mails the 6-digit code for registration. Answers alike for known and unknown addresses. Needs a graphic code after the first two codes of a caller in an hour.',
    input: z.object({ email: email(), ...captchaFields }),
    output: done,
    errors: ['TOO_MANY_REQUESTS', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'],
    effect: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: 'member/firstauth/logout',
    aliases: ['firstauth/logout'],
    access: 'member',
    summary: "Revokes the caller's token.",
    input: z.object({}),
    output: done,
  }),
  captcha: endpoint({
    method: 'GET',
    path: 'system/captcha/captchaImage',
    access: 'public',
    summary: 'Draws a graphic code of 4 characters: one use, 5 minutes. img is bare base64 of a PNG.',
    input: z.object({}),
    output: z.object({ img: z.string(), uuid: z.string() }),
    effect: true,
  }),
};
