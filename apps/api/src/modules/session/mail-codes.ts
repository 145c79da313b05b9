import { randomInt } from 'node:crypto';
import type { Language } from '@passage/contract';
import { array, integer, smallint, statement, type Tx, text, timestamptz, type WritableDb } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { addMs, MINUTE_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSetting } from '../tenant/index.ts';
import { equalHashes, keyedHash } from './keyed-hash.ts';
import {
  admitCode,
  askerOf,
  type CodeCaller,
  holdersOf,
  MAIL_CODE_PURPOSE,
  type MailCodePurpose,
} from './mail-code-limits.ts';

const LIFE_MS = 10 * MINUTE_MS;
const TRIES = 5;

const insertCode = statement({
  name: 'mail-code-insert',
  params: [
    text('email'),
    smallint('purpose'),
    text('caller'),
    text('hash'),
    timestamptz('createdAt'),
    timestamptz('expiresAt'),
  ],
  columns: { id: integer },
  text: `insert into mail_code (email, purpose, caller, code_hash, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6) returning id`,
});
const voidCode = statement({
  name: 'mail-code-void',
  params: [integer('id')],
  columns: { id: integer },
  text: 'delete from mail_code where id = $1 returning id',
});
const countTry = statement({
  name: 'mail-code-count-try',
  params: [text('email'), smallint('purpose'), array(text)('callers'), timestamptz('now'), integer('tries')],
  columns: { id: integer, code_hash: text },
  text: `update mail_code set tries = tries + 1
   where id in (select max(id) from mail_code where email = $1 and purpose = $2 and caller = any ($3::text[]) group by caller)
     and used_at is null and expires_at > $4 and tries < $5
   returning id, code_hash`,
});
const giveTryBack = statement({
  name: 'mail-code-give-try-back',
  params: [integer('id')],
  columns: { id: integer },
  text: 'update mail_code set tries = tries - 1 where id = $1 and tries > 0 returning id',
});
const useUp = statement({
  name: 'mail-code-use',
  params: [integer('id'), timestamptz('usedAt')],
  columns: { id: integer },
  text: 'update mail_code set used_at = $2 where id = $1 and used_at is null returning id',
});

interface Recipient {
  /** In lower case. */
  readonly email: string;
  readonly purpose: MailCodePurpose;
  readonly language: Language;
  readonly caller: CodeCaller;
  /** Whether a graphic code was solved for this request. */
  readonly hasCaptcha: boolean;
}

/**
 * Mails a new code, after which an older one of the same caller and purpose no longer counts.
 *
 * The mail is sent by the request itself, after the commit, and not by the outbox: an outbox row would have to hold
 * the code, which is stored as a hash only. When the mail cannot be sent the code is void and the caller may ask again
 * at once.
 *
 * @throws Failure TOO_MANY_REQUESTS and CAPTCHA_REQUIRED as `admitCode` does; UNEXPECTED when the mail cannot be sent
 */
export async function sendMailCode(platform: Platform, db: WritableDb, recipient: Recipient): Promise<void> {
  const send = await prepareMailCode(platform, db, recipient);
  await send();
}

/**
 * The first half of `sendMailCode`: keeps a code and answers what mails it. Where nobody shall learn whether an address
 * is known, the answer must wait for no mail.
 *
 * @throws Failure TOO_MANY_REQUESTS, CAPTCHA_REQUIRED as there
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

async function keepCode(platform: Platform, tx: Tx, recipient: Recipient, code: string): Promise<number> {
  const { email, purpose, caller } = recipient;
  const now = platform.clock.now();
  await admitCode(tx, recipient, now);
  const hash = hashCode(platform, tx.tenantId, { email, purpose, code });
  const row = await tx.sql.row(insertCode, [
    email,
    MAIL_CODE_PURPOSE[purpose],
    askerOf(caller),
    hash,
    now,
    addMs(now, LIFE_MS),
  ]);
  if (!row) throw new Error('no code was kept');
  return row.id;
}

interface GivenCode {
  /** In lower case. */
  readonly email: string;
  readonly purpose: MailCodePurpose;
  readonly code: string;
}

/**
 * Whether it is the code that was mailed last to what this caller asked; what others asked for it neither uses nor wears
 * out. A wrong one is counted at once, outside any transaction; the fifth ends the code. A right one stays valid until
 * `useMailCode`.
 *
 * @returns the code's id
 * @throws Failure MAIL_CODE_WRONG for a wrong, old, used or worn-out code alike
 */
export async function checkMailCode(
  platform: Platform,
  db: WritableDb,
  { caller, ...given }: GivenCode & { readonly caller: CodeCaller },
): Promise<number> {
  const now = platform.clock.now();
  const purpose = MAIL_CODE_PURPOSE[given.purpose];
  const tried = await db.sql.rows(countTry, [given.email, purpose, holdersOf(caller), now, TRIES]);
  const hash = hashCode(platform, db.tenantId, given);
  const right = tried.find((row) => equalHashes(row.code_hash, hash));
  if (!right) throw new Failure('MAIL_CODE_WRONG');
  for (const { id } of tried) await db.sql.row(giveTryBack, [id]);
  return right.id;
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
