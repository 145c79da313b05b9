import { randomInt } from 'node:crypto';
import type { Language } from '@passage/contract';
import { statement, type Tx, type WritableDb } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { addMs, DAY_MS, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSetting } from '../tenant/index.ts';
import { equalHashes, keyedHash } from './keyed-hash.ts';

/** What a code is good for; it serves nothing else. */
export const MAIL_CODE_PURPOSE = { registration: 1, passwordReset: 2, payPassword: 3 } as const;
export type MailCodePurpose = keyof typeof MAIL_CODE_PURPOSE;

const LIFE_MS = 10 * MINUTE_MS;
const TRIES = 5;
const PAUSE_MS = 60 * SECOND_MS;
const PER_DAY = 10;

const lockAddress = statement<object, [key: string]>(
  'mail-code-lock',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);
const recentCodes = statement<
  { latest: Date | null; day_count: number; day_start: Date | null },
  [email: string, purpose: number, dayAgo: Date]
>(
  'mail-code-recent',
  `select max(created_at) filter (where purpose = $2) as latest, count(*)::int as day_count, min(created_at) as day_start
   from mail_code where email = $1 and created_at > $3`,
);
const dropOld = statement<{ id: number }, [email: string, dayAgo: Date]>(
  'mail-code-drop-old',
  'delete from mail_code where email = $1 and created_at <= $2 returning id',
);
const insertCode = statement<
  { id: number },
  [email: string, purpose: number, hash: string, createdAt: Date, expiresAt: Date]
>(
  'mail-code-insert',
  'insert into mail_code (email, purpose, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5) returning id',
);
const voidCode = statement<{ id: number }, [id: number]>(
  'mail-code-void',
  'delete from mail_code where id = $1 returning id',
);
const countTry = statement<
  { id: number; code_hash: string },
  [email: string, purpose: number, now: Date, tries: number]
>(
  'mail-code-count-try',
  `update mail_code set tries = tries + 1
   where id = (select id from mail_code where email = $1 and purpose = $2 order by id desc limit 1)
     and used_at is null and expires_at > $3 and tries < $4
   returning id, code_hash`,
);
const giveTryBack = statement<{ id: number }, [id: number]>(
  'mail-code-give-try-back',
  'update mail_code set tries = tries - 1 where id = $1 and tries > 0 returning id',
);
const useUp = statement<{ id: number }, [id: number, usedAt: Date]>(
  'mail-code-use',
  'update mail_code set used_at = $2 where id = $1 and used_at is null returning id',
);

interface Recipient {
  /** In lower case. */
  readonly email: string;
  readonly purpose: MailCodePurpose;
  readonly language: Language;
}

/**
 * Mails a new code, after which an older one of the same purpose no longer counts.
 *
 * The mail is sent by the request itself, after the commit, and not by the outbox: an outbox row would have to hold
 * the code, which is stored as a hash only. When the mail cannot be sent the code is void and the caller may ask again
 * at once.
 *
 * @throws Failure TOO_MANY_REQUESTS within 60 seconds of the last one for address and purpose, and after 10 in a day
 * for the address; UNEXPECTED when the mail cannot be sent
 */
export async function sendMailCode(platform: Platform, db: WritableDb, recipient: Recipient): Promise<void> {
  const send = await prepareMailCode(platform, db, recipient);
  await send();
}

/**
 * The first half of `sendMailCode`: keeps a code and answers what mails it. Where nobody shall learn whether an address
 * is known, the answer must wait for no mail.
 *
 * @throws Failure TOO_MANY_REQUESTS as there
 */
export async function prepareMailCode(
  platform: Platform,
  db: WritableDb,
  recipient: Recipient,
): Promise<() => Promise<void>> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = await db.inTransaction((tx) => keepCode(platform, tx, recipient, code));
  return () => mailCode(platform, db, recipient, { id, code });
}

async function mailCode(
  platform: Platform,
  db: WritableDb,
  recipient: Recipient,
  { id, code }: { id: number; code: string },
): Promise<void> {
  try {
    const { tabsName: brand } = await readSetting(db, 'TABS_SETTING');
    const message = renderMail(`${recipient.purpose}Code`, recipient.language, { code, brand });
    await platform.mail.send(db, { to: recipient.email, ...message });
  } catch (error) {
    await db.sql.row(voidCode, [id]);
    platform.log.error({ err: error, mailCodeId: id }, 'a code could not be mailed');
    throw new Failure('UNEXPECTED', { cause: error });
  }
}

async function keepCode(platform: Platform, tx: Tx, { email, purpose }: Recipient, code: string): Promise<number> {
  // One request at a time per address, so that two at once cannot both find that none was sent.
  await tx.sql.row(lockAddress, [`mail-code:${tx.tenantId}:${email}`]);
  const now = platform.clock.now();
  const dayAgo = addMs(now, -DAY_MS);
  await tx.sql.rows(dropOld, [email, dayAgo]);
  const recent = await tx.sql.row(recentCodes, [email, MAIL_CODE_PURPOSE[purpose], dayAgo]);
  refuseUntil(recent?.latest, PAUSE_MS, now);
  if (recent && recent.day_count >= PER_DAY) refuseUntil(recent.day_start, DAY_MS, now);
  const hash = hashCode(platform, tx.tenantId, { email, purpose, code });
  const row = await tx.sql.row(insertCode, [email, MAIL_CODE_PURPOSE[purpose], hash, now, addMs(now, LIFE_MS)]);
  if (!row) throw new Error('no code was kept');
  return row.id;
}

function refuseUntil(since: Date | null | undefined, pauseMs: number, now: Date): void {
  if (!since) return;
  const leftMs = since.getTime() + pauseMs - now.getTime();
  if (leftMs > 0) throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(leftMs / SECOND_MS) });
}

interface GivenCode {
  /** In lower case. */
  readonly email: string;
  readonly purpose: MailCodePurpose;
  readonly code: string;
}

/**
 * Whether it is the code that was mailed last. A wrong one is counted at once, outside any transaction; the fifth ends
 * the code. A right one stays valid until `useMailCode`.
 *
 * @returns the code's id
 * @throws Failure MAIL_CODE_WRONG for a wrong, old, used or worn-out code alike
 */
export async function checkMailCode(platform: Platform, db: WritableDb, given: GivenCode): Promise<number> {
  const now = platform.clock.now();
  const row = await db.sql.row(countTry, [given.email, MAIL_CODE_PURPOSE[given.purpose], now, TRIES]);
  if (!row || !equalHashes(row.code_hash, hashCode(platform, db.tenantId, given))) throw new Failure('MAIL_CODE_WRONG');
  await db.sql.row(giveTryBack, [row.id]);
  return row.id;
}

/**
 * Uses a checked code up, in the transaction of the action that it serves.
 *
 * @throws Failure MAIL_CODE_WRONG when another request was faster
 */
export async function useMailCode(tx: Tx, id: number, now: Date): Promise<void> {
  if (!(await tx.sql.row(useUp, [id, now]))) throw new Failure('MAIL_CODE_WRONG');
}

const hashCode = (platform: Platform, tenantId: number, { email, purpose, code }: GivenCode): string =>
  keyedHash(platform, ['mail-code', tenantId, email, MAIL_CODE_PURPOSE[purpose], code]);
