import type { StaffRole } from '@passage/contract';
import type { CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import { countAttempt, giveAttemptBack, type Limit, resetAttempts } from './attempts.ts';
import { matchesPassword } from './passwords.ts';
import { findCredentials } from './session.queries.ts';
import { issueToken } from './tokens.ts';

const WINDOW_MS = 15 * MINUTE_MS;
const PER_ADDRESS: Limit = { scope: 'sign-in:address', tries: 100, windowMs: WINDOW_MS };
/** Wrong tries at an account's password, wherever it is asked for; the subject is the e-mail. */
export const SIGN_IN_LIMIT: Limit = { scope: 'sign-in:account', tries: 10, windowMs: WINDOW_MS };

export interface SignedIn {
  accessToken: string;
  email: string;
  userId: number;
  userName: string;
}

/**
 * Signs in with e-mail and password. Known and unknown addresses are limited, timed and refused alike.
 *
 * @throws Failure WRONG_CREDENTIALS, or TOO_MANY_REQUESTS after 10 wrong tries per account or 100 per caller address
 */
export async function signIn(context: CommandContext, email: string, password: string): Promise<SignedIn> {
  const member = await authenticate(context, email, password);
  return welcome(context, { ...member, email });
}

/** The same for staff; whoever is none is refused as a wrong password is. */
export async function signStaffIn(
  context: CommandContext,
  email: string,
  password: string,
): Promise<SignedIn & { role: StaffRole }> {
  const member = await authenticate(context, email, password);
  if (!member.role) throw new Failure('WRONG_CREDENTIALS');
  return { ...(await welcome(context, { ...member, email })), role: member.role };
}

async function authenticate(context: CommandContext, email: string, password: string) {
  const { platform, db, address } = context;
  const now = platform.clock.now();
  // The caller's address first: one that is refused anyway must not use up somebody else's tries.
  await countAttempt(db, PER_ADDRESS, address, now);
  await countAttempt(db, SIGN_IN_LIMIT, email, now);
  const member = await findCredentials(db, email);
  const isRight = await matchesPassword(password, member?.passwordHash, platform.config.bcryptRounds);
  if (!member || !isRight) throw new Failure('WRONG_CREDENTIALS');
  await resetAttempts(db, SIGN_IN_LIMIT, email);
  await giveAttemptBack(db, PER_ADDRESS, address);
  return member;
}

/** Opens a session and tells the client whose it is. */
export async function welcome(
  { platform, db }: CommandContext,
  {
    id,
    email,
    userName,
    passwordHash,
  }: { id: number; email: string; userName: string; passwordHash?: string | undefined },
): Promise<SignedIn> {
  const accessToken = await issueToken(platform, db, id, passwordHash);
  return { accessToken, email, userId: id, userName: userName || email.slice(0, email.indexOf('@')) };
}
