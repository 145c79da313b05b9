/** Tries at a password. What strangers try is never the owner's lock. */
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts';
import { countAttempt, giveAttemptBack, type Limit, resetAttempts, takeAttempt } from './attempts.ts';
import { type GivenCaptcha, verifyCaptcha } from './captcha.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/** Of one caller, whatever the accounts. */
const PER_CALLER: Limit = { scope: 'sign-in:address', tries: 100, windowMs: WINDOW_MS };
/** Of one caller at one account. */
const PER_PAIR: Limit = { scope: 'sign-in:pair', tries: 10, windowMs: WINDOW_MS };
/** At one account from anywhere; beyond it each needs a graphic code. */
const PER_ACCOUNT: Limit = { scope: 'sign-in:account', tries: 100, windowMs: DAY_MS };
/** Of a member who is signed in, at the own old password. */
const PER_OWNER: Limit = { scope: 'old-password:member', tries: 10, windowMs: WINDOW_MS };

const pairOf = (address: string, email: string): string => `${address} ${email}`;

/**
 * Counts a try to sign in, before it is known whether the account exists or the password is right.
 *
 * @returns what is called when the password was right
 * @throws Failure CAPTCHA_WRONG; TOO_MANY_REQUESTS after 10 wrong tries of (account, caller) or 100 of a caller in 15
 * minutes; CAPTCHA_REQUIRED after 100 at the account from anywhere in a day, unless a graphic code was solved
 */
export async function countSignIn(
  { platform, db, address }: CommandContext,
  email: string,
  captcha: GivenCaptcha,
): Promise<() => Promise<void>> {
  const now = platform.clock.now();
  const pair = pairOf(address, email);
  const hasCaptcha = await verifyCaptcha(platform, db, captcha);
  // The widest last: one that is refused anyway must not use up what others share.
  await countAttempt(db, PER_CALLER, address, now);
  await countAttempt(db, PER_PAIR, pair, now);
  const isCounted = await takeAttempt(db, PER_ACCOUNT, email, now);
  if (!isCounted && !hasCaptcha) {
    // No password was tried.
    await giveAttemptBack(db, PER_PAIR, pair);
    await giveAttemptBack(db, PER_CALLER, address);
    throw new Failure('CAPTCHA_REQUIRED');
  }
  return async () => {
    await resetAttempts(db, PER_PAIR, pair);
    await giveAttemptBack(db, PER_CALLER, address);
    // What others tried wrongly stays counted.
    if (isCounted) await giveAttemptBack(db, PER_ACCOUNT, email);
  };
}

/**
 * Counts a signed-in member's try at the own old password, apart from what is tried at the sign-in.
 *
 * @throws Failure TOO_MANY_REQUESTS after 10 wrong ones in 15 minutes
 */
export const countOldPassword = ({
  platform,
  db,
  caller,
}: CommandContext & { readonly caller: Caller }): Promise<void> =>
  countAttempt(db, PER_OWNER, String(caller.id), platform.clock.now());

/** A wrong old password counts as a wrong sign-in of this caller, too: both together are no more guesses than one. */
export async function oldPasswordWasWrong({
  platform,
  db,
  address,
  caller,
}: CommandContext & { readonly caller: Caller }): Promise<void> {
  await takeAttempt(db, PER_PAIR, pairOf(address, caller.email), platform.clock.now());
}

/** Of an owner who proved to be one: by the old password, or by a mailed code. */
export async function forgetOwnTries(
  { db, address }: CommandContext,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  await resetAttempts(db, PER_OWNER, String(id));
  await resetAttempts(db, PER_PAIR, pairOf(address, email));
}
