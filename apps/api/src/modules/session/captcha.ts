import { randomUUID } from 'node:crypto';
import { statement, text, timestamptz, uuid, type WritableDb } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { addMs, MINUTE_MS } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawPicture } from './captcha-picture.ts';
import { equalHashes, keyedHash } from './keyed-hash.ts';

const LIFE_MS = 5 * MINUTE_MS;

const dropExpired = statement({
  name: 'captcha-drop-expired',
  params: [timestamptz('now')],
  columns: { id: uuid },
  text: 'delete from captcha where expires_at <= $1 returning id',
});
const insertCaptcha = statement({
  name: 'captcha-insert',
  params: [uuid('id'), text('hash'), timestamptz('expiresAt')],
  columns: { id: uuid },
  text: 'insert into captcha (id, answer_hash, expires_at) values ($1, $2, $3) returning id',
});
const takeCaptcha = statement({
  name: 'captcha-take',
  params: [uuid('id')],
  columns: { answer_hash: text, expires_at: timestamptz },
  text: 'delete from captcha where id = $1 returning answer_hash, expires_at',
});

/** Draws a graphic code of 4 characters: one use, 5 minutes. `img` is the bare base64 of a PNG. */
export async function drawCaptcha(platform: Platform, db: WritableDb): Promise<{ img: string; uuid: string }> {
  const { text, png } = await drawPicture();
  const now = platform.clock.now();
  const uuid = randomUUID();
  await db.sql.rows(dropExpired, [now]);
  await db.sql.row(insertCaptcha, [uuid, hashAnswer(platform, db.tenantId, uuid, text), addMs(now, LIFE_MS)]);
  return { img: png.toString('base64'), uuid };
}

/** A graphic code as a form sends it. */
export interface GivenCaptcha {
  readonly uuid?: string | undefined;
  readonly answer?: string | undefined;
}

/**
 * Checks a graphic code wherever one is sent; nothing sent is fine. Any answer, right or wrong, uses it up.
 *
 * @returns whether one was sent
 * @throws Failure CAPTCHA_WRONG for a wrong, used, expired or half-sent one alike
 */
export async function verifyCaptcha(
  platform: Platform,
  db: WritableDb,
  { uuid, answer }: GivenCaptcha,
): Promise<boolean> {
  if (uuid === undefined && answer === undefined) return false;
  const row = uuid === undefined ? undefined : await db.sql.row(takeCaptcha, [uuid]);
  const isRight =
    row !== undefined &&
    uuid !== undefined &&
    answer !== undefined &&
    row.expires_at > platform.clock.now() &&
    equalHashes(row.answer_hash, hashAnswer(platform, db.tenantId, uuid, answer));
  if (!isRight) throw new Failure('CAPTCHA_WRONG');
  return true;
}

const hashAnswer = (platform: Platform, tenantId: number, uuid: string, answer: string): string =>
  keyedHash(platform, ['captcha', tenantId, uuid.toLowerCase(), answer.toLowerCase()]);
