/** How many codes may be asked for. What is counted are the codes that were kept, all in the transaction that keeps one. */
import { bigint, integer, nothing, nullable, smallint, statement, type Tx, text, timestamptz } from '@passage/database';
import type { Context } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts';

/** What a code is good for; it serves nothing else. */
export const MAIL_CODE_PURPOSE = { registration: 1, passwordReset: 2, payPassword: 3 } as const;
export type MailCodePurpose = keyof typeof MAIL_CODE_PURPOSE;

/**
 * Who asks for a code, or enters one. The owner of the address, signed in, has codes and tries of the own; anybody else
 * has those of the network that the call comes from.
 */
export interface CodeCaller {
  readonly isOwner: boolean;
  /** As the request's context has it. */
  readonly network: string;
}

/** @param email in lower case, where the code goes */
export const codeCallerOf = ({ caller, address }: Pick<Context, 'caller' | 'address'>, email: string): CodeCaller => ({
  isOwner: caller?.email === email,
  network: address,
});

/** Stands for the owner among the callers of codes; no network is written like this. */
const OWNER = 'owner';

/** Whose codes these are. */
export const askerOf = ({ isOwner, network }: CodeCaller): string => (isOwner ? OWNER : network);

/** Whose codes may be entered: an owner may have asked before the sign-in. */
export const holdersOf = ({ isOwner, network }: CodeCaller): string[] => (isOwner ? [OWNER, network] : [network]);

const PAUSE_MS = MINUTE_MS;
/** For one address, purpose and caller. */
const PER_DAY = 10;
/** Of one anonymous caller, whatever the addresses. */
const PER_HOUR = 10;
const FREE_PER_HOUR = 2;
/** Of all anonymous callers together, for one address. */
const FREE_PER_ADDRESS_AND_DAY = 30;

const lock = statement({
  name: 'mail-code-lock',
  params: [text('key')],
  columns: { pg_advisory_xact_lock: nothing },
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
});
const dropOld = statement({
  name: 'mail-code-drop-old',
  params: [text('caller'), timestamptz('dayAgo')],
  columns: { id: integer },
  text: `delete from mail_code where id in (
     select id from mail_code where caller = $1 and created_at <= $2 order by created_at limit 100 for update skip locked
   ) returning id`,
});
const ownCodes = statement({
  name: 'mail-code-own',
  params: [text('email'), smallint('purpose'), text('caller'), timestamptz('dayAgo')],
  columns: { latest: nullable(timestamptz), day_count: integer, day_start: nullable(timestamptz) },
  text: `select max(created_at) as latest, count(*)::int as day_count, min(created_at) as day_start
   from mail_code where email = $1 and purpose = $2 and caller = $3 and created_at > $4`,
});
const callerCodes = statement({
  name: 'mail-code-caller',
  params: [text('caller'), timestamptz('hourAgo')],
  columns: { hour_count: integer, hour_start: nullable(timestamptz) },
  text: `select count(*)::int as hour_count, min(created_at) as hour_start
   from mail_code where caller = $1 and created_at > $2`,
});
// Counted no further than it matters: who floods an address makes its owner wait for no long count.
const strangersCodes = statement({
  name: 'mail-code-strangers',
  params: [text('email'), text('owner'), timestamptz('dayAgo'), bigint('most')],
  columns: { day_count: integer },
  text: `select count(*)::int as day_count from (
     select 1 from mail_code where email = $1 and caller <> $2 and created_at > $3 limit $4
   ) as code`,
});

interface AskedCode {
  /** In lower case. */
  readonly email: string;
  readonly purpose: MailCodePurpose;
  readonly caller: CodeCaller;
  /** Whether a graphic code was solved for this request. */
  readonly hasCaptcha: boolean;
}

/**
 * Goes on when one more code may be kept. Until the transaction ends no other of the caller or for the address is.
 *
 * @throws Failure TOO_MANY_REQUESTS within 60 seconds of the last one for (address, purpose, caller), after 10 of these
 * in a day, and after 10 of one anonymous caller in an hour; CAPTCHA_REQUIRED after 2 of one anonymous caller in an
 * hour, and after 30 anonymous ones for one address in a day
 */
export async function admitCode(tx: Tx, { email, purpose, caller, hasCaptcha }: AskedCode, now: Date): Promise<void> {
  const asker = askerOf(caller);
  // The caller's before the address's, always: so no two requests wait for each other.
  if (!caller.isOwner) await tx.sql.row(lock, [`mail-code-caller:${tx.tenantId}:${asker}`]);
  await tx.sql.row(lock, [`mail-code:${tx.tenantId}:${email}`]);
  const dayAgo = addMs(now, -DAY_MS);
  await tx.sql.rows(dropOld, [asker, dayAgo]);
  const own = await tx.sql.row(ownCodes, [email, MAIL_CODE_PURPOSE[purpose], asker, dayAgo]);
  refuseUntil(own?.latest, PAUSE_MS, now);
  if (own && own.day_count >= PER_DAY) refuseUntil(own.day_start, DAY_MS, now);
  if (caller.isOwner) return;
  const hour = await tx.sql.row(callerCodes, [asker, addMs(now, -HOUR_MS)]);
  const hourCount = hour?.hour_count ?? 0;
  if (hourCount >= PER_HOUR) refuseUntil(hour?.hour_start, HOUR_MS, now);
  if (hasCaptcha) return;
  if (hourCount >= FREE_PER_HOUR) throw new Failure('CAPTCHA_REQUIRED');
  const strangers = await tx.sql.row(strangersCodes, [email, OWNER, dayAgo, FREE_PER_ADDRESS_AND_DAY]);
  if (strangers && strangers.day_count >= FREE_PER_ADDRESS_AND_DAY) throw new Failure('CAPTCHA_REQUIRED');
}

function refuseUntil(since: Date | null | undefined, pauseMs: number, now: Date): void {
  if (!since) return;
  const leftMs = since.getTime() + pauseMs - now.getTime();
  if (leftMs > 0) throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(leftMs / SECOND_MS) });
}
