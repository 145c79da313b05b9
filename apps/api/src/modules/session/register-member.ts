import { statement, type Tx } from '@passage/database';
import type { CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { type GivenCaptcha, verifyCaptcha } from './captcha.ts';
import { codeCallerOf } from './mail-code-limits.ts';
import { checkMailCode, useMailCode } from './mail-codes.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { isRegistered } from './session.queries.ts';
import { type SignedIn, welcome } from './sign-in.ts';

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

const insertMember = statement<{ id: number }, [email: string, passwordHash: string, language: string, now: Date]>(
  'member-insert',
  `insert into member (email, password_hash, language, created_at) values ($1, $2, $3, $4)
   on conflict (tenant_id, email) do nothing returning id`,
);

async function createMember(
  tx: Tx,
  { email, passwordHash, language, now }: { email: string; passwordHash: string; language: string; now: Date },
): Promise<number> {
  const row = await tx.sql.row(insertMember, [email, passwordHash, language, now]);
  if (!row) throw new Failure('EMAIL_TAKEN');
  return row.id;
}
