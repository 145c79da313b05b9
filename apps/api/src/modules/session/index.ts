import type { JobHandler } from '../../platform/jobs.ts';
import { mailSecurityNoticeJob } from './mail-security-notice.job.ts';

export { countAttempt, type Limit, resetAttempts, restoreAmount, spendAmount, workWithin } from './attempts.ts';
export { drawCaptcha, type GivenCaptcha, verifyCaptcha } from './captcha.ts';
export { equalHashes, keyedHash } from './keyed-hash.ts';
export { codeCallerOf, MAIL_CODE_PURPOSE, type MailCodePurpose } from './mail-code-limits.ts';
export { checkMailCode, prepareMailCode, sendMailCode, useMailCode } from './mail-codes.ts';
export { noticeOf, tellBySecurityMail } from './mail-security-notice.job.ts';
export { OPEN_SESSION, openSince } from './open-session.ts';
export { openSessions } from './open-sessions.ts';
export { countOldPassword, forgetOwnTries, oldPasswordWasWrong } from './password-tries.ts';
export { hashPassword, isCommonPassword, matchesPassword } from './passwords.ts';
export { auditOwn, countCode, proveSecondFactor } from './prove-second-factor.ts';
export { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
export {
  confirmFactor,
  describeSecret,
  drawSecret,
  dropFactor,
  findSecondFactor,
  keepFactorSecret,
  mustHaveCodes,
  sealSecret,
  stepOfCode,
} from './second-factor.ts';
export { isRegistered, STAFF_ROLE } from './session.queries.ts';
export { sessionRoutes } from './session.routes.ts';
export { type SignedIn, welcome } from './sign-in.ts';
export {
  AUDIENCE,
  END_REASON,
  endMembersSession,
  endOtherConsoleSessions,
  endOtherSessions,
  endSessions,
  issueToken,
} from './tokens.ts';
export { unlockPages } from './unlock-pages.ts';
export { warnOfDemoAccounts } from './warn-of-demo-accounts.ts';

export const sessionJobs: readonly JobHandler[] = [mailSecurityNoticeJob];
