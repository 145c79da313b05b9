import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { textsIn } from '../../texts/index.ts';
import { readSetting } from '../tenant/index.ts';
import { drawCaptcha, verifyCaptcha } from './captcha.ts';
import { codeCallerOf } from './mail-code-limits.ts';
import { sendMailCode } from './mail-codes.ts';
import { isRegistered } from './session.queries.ts';
import { signIn, signStaffIn } from './sign-in.ts';
import { endSession } from './tokens.ts';

// An account is made by the module of accounts, which stands on this one.
const { register: ofAccounts, ...endpoints } = contract.session;

export const sessionRoutes = implement(endpoints, {
  login: (context, { mailbox, password, uuid, verificationCode }) =>
    signIn(context, mailbox, password, { uuid, answer: verificationCode }),
  staffLogin: (context, { mailbox, password, code, uuid, verificationCode }) =>
    signStaffIn(context, { email: mailbox, password, code }, { uuid, answer: verificationCode }),

  checkEmail: async ({ db }, { email }) => {
    const { revealEmail } = await readSetting(db, 'REGISTER_SETTING');
    return { available: !(revealEmail && (await isRegistered(db, email))) };
  },

  registrationIntro: async ({ db, language }) => {
    const { termsAndConditions, privacyPolicy } = await readSetting(db, 'SYSTEM_ARTICLE_SETTING');
    return {
      agreementCode: termsAndConditions,
      privacyCode: privacyPolicy,
      contactPermissionText: textsIn(language).registration.contactPermission,
    };
  },

  sendRegistrationCode: async (context, { email, uuid, verificationCode }) => {
    const { platform, db, language } = context;
    const hasCaptcha = await verifyCaptcha(platform, db, { uuid, answer: verificationCode });
    const caller = codeCallerOf(context, email);
    await sendMailCode(platform, db, { email, purpose: 'registration', language, caller, hasCaptcha });
    return {};
  },

  logout: async ({ platform, db, caller }) => {
    await endSession(db, caller, platform.clock.now());
    return {};
  },

  captcha: ({ platform, db }) => drawCaptcha(platform, db),
});
