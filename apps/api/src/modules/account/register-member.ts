import type { CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import {
  checkMailCode,
  codeCallerOf,
  type GivenCaptcha,
  hashPassword,
  isCommonPassword,
  isRegistered,
  type SignedIn,
  useMailCode,
  verifyCaptcha,
  welcome,
} from '../session/index.ts';
import { createMember } from './account.repository.ts';

export interface Registration {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  readonly mailCode: string;
  readonly captcha: GivenCaptcha;
}

/**
 * Creates an account and signs it in.
 *
 * @throws Failure CAPTCHA_WRONG, MAIL_CODE_WRONG, EMAIL_TAKEN, PASSWORD_TOO_COMMON; in this order, because only who
 * can read the address's mail may learn that it is taken
 */
export async function registerMember(context: CommandContext, registration: Registration): Promise<SignedIn> {
  const { platform, db, language } = context;
  const { email, password } = registration;
  await verifyCaptcha(platform, db, registration.captcha);
  const caller = codeCallerOf(context, email);
  const code = registration.mailCode;
  const codeId = await checkMailCode(platform, db, { email, purpose: 'registration', code, caller });
  if (await isRegistered(db, email)) throw new Failure('EMAIL_TAKEN');
  if (isCommonPassword(password)) throw new Failure('PASSWORD_TOO_COMMON');
  const passwordHash = await hashPassword(password, platform.config.bcryptRounds);
  const id = await db.inTransaction(async (tx) => {
    const now = platform.clock.now();
    const created = await createMember(tx, { email, passwordHash, language, now });
    await useMailCode(tx, codeId, now);
    return created;
  });
  return welcome(context, { id, email, userName: '' }, { audience: 'app' });
}
