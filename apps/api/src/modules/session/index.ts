export { countAttempt, type Limit, resetAttempts } from './attempts.ts';
export { drawCaptcha, verifyCaptcha } from './captcha.ts';
export { equalHashes, keyedHash } from './keyed-hash.ts';
export {
  checkMailCode,
  MAIL_CODE_PURPOSE,
  type MailCodePurpose,
  prepareMailCode,
  sendMailCode,
  useMailCode,
} from './mail-codes.ts';
export { openSessions } from './open-sessions.ts';
export { hashPassword, isCommonPassword, matchesPassword } from './passwords.ts';
export { sessionRoutes } from './session.routes.ts';
export { SIGN_IN_LIMIT } from './sign-in.ts';
export { endSessions, issueToken } from './tokens.ts';
