import type { StaffRole } from '@passage/contract';
import type { CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { browserKind } from './browser-kind.ts';
import type { GivenCaptcha } from './captcha.ts';
import { countSignIn } from './password-tries.ts';
import { matchesPassword } from './passwords.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { mustHaveCodes } from './second-factor.ts';
import { type Credentials, findCredentials } from './session.queries.ts';
import { type Audience, issueToken } from './tokens.ts';

export interface SignedIn {
  accessToken: string;
  email: string;
  userId: number;
  userName: string;
}

/**
 * Signs in with e-mail and password. Known and unknown addresses are limited, timed and refused alike.
 *
 * @throws Failure WRONG_CREDENTIALS, or TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, CAPTCHA_WRONG as `countSignIn` does;
 * NOT_ALLOWED for who is banned, DEMO_ACCOUNT_CLOSED where the demo's accounts are shut
 */
export async function signIn(
  context: CommandContext,
  email: string,
  password: string,
  captcha: GivenCaptcha,
): Promise<SignedIn> {
  const member = await authenticate(context, email, password, captcha);
  refuseShut(context, member);
  return welcome(context, { ...member, email }, { audience: 'app' });
}

/**
 * Signs staff and owners of shops in to the console; whoever is neither is refused as a wrong password is. The code of
 * the second factor is asked for once the password was right.
 *
 * @throws Failure as `signIn`, and TOTP_REQUIRED, TOTP_WRONG, TOTP_LOCKED
 */
export async function signStaffIn(
  context: CommandContext,
  { email, password, code }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
  captcha: GivenCaptcha,
): Promise<SignedIn & { role: StaffRole | 'merchant'; mustSetUpCodes: boolean }> {
  const member = await authenticate(context, email, password, captcha);
  const role = member.role ?? (member.ownsShop ? 'merchant' : undefined);
  if (!role) throw new Failure('WRONG_CREDENTIALS');
  refuseShut(context, member);
  if (member.hasCodes) {
    if (code === undefined) throw new Failure('TOTP_REQUIRED');
    await proveSecondFactor(context, member.id, code);
  }
  const isStaff = member.role !== undefined;
  const mustSetUpCodes = !member.hasCodes && mustHaveCodes({ isStaff, isDemo: member.isDemo });
  const welcomed = await welcome(context, { ...member, email }, { audience: 'console', isProven: member.hasCodes });
  return { ...welcomed, role, mustSetUpCodes };
}

/** @throws Failure NOT_ALLOWED for who is banned, DEMO_ACCOUNT_CLOSED for accounts of the demo where they are shut */
function refuseShut({ platform }: CommandContext, { isBanned, isDemo }: Credentials): void {
  if (isBanned) throw new Failure('NOT_ALLOWED');
  if (isDemo && !platform.config.admitsDemoAccounts) throw new Failure('DEMO_ACCOUNT_CLOSED');
}

async function authenticate(context: CommandContext, email: string, password: string, captcha: GivenCaptcha) {
  const { platform, db } = context;
  const wasRight = await countSignIn(context, email, captcha);
  const member = await findCredentials(db, email);
  const isRight = await matchesPassword(password, member?.passwordHash, platform.config.bcryptRounds);
  if (!member || !isRight) throw new Failure('WRONG_CREDENTIALS');
  await wasRight();
  return member;
}

/** Opens a session on one side of the API and tells the client whose it is. */
export async function welcome(
  { platform, db, address, userAgent }: CommandContext,
  {
    id,
    email,
    userName,
    passwordHash,
  }: { id: number; email: string; userName: string; passwordHash?: string | undefined },
  { audience, isProven = false }: { readonly audience: Audience; readonly isProven?: boolean },
): Promise<SignedIn> {
  const browser = browserKind(userAgent);
  const opening = { audience, passwordHash, network: address, browser, isProven };
  const accessToken = await issueToken(platform, db, id, opening);
  return { accessToken, email, userId: id, userName: userName || email.slice(0, email.indexOf('@')) };
}
