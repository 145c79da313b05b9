/** Time-based codes (RFC 6238) as a second factor: what is kept of them, and how it is kept. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Db, integer, nullable, type RowOf, statement, type Tx, text, timestamptz, uuid } from '@passage/database';
import { Secret, TOTP } from 'otpauth';
import type { Platform } from '../../platform/platform.ts';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose second factor it is. */
export interface FactorOwner {
  readonly tenantId: number;
  readonly memberId: number;
}

/** A row of second_factor. */
export type SecondFactorRow = RowOf<typeof byMember>;

const byMember = statement({
  name: 'second-factor-by-member',
  params: [integer('memberId')],
  columns: {
    sealed_secret: text,
    confirmed_at: nullable(timestamptz),
    last_step: nullable(integer),
    locked_at: nullable(timestamptz),
  },
  text: 'select sealed_secret, confirmed_at, last_step, locked_at from second_factor where member_id = $1',
});
/** @returns undefined where the member never asked for one */
export const findSecondFactor = (db: Db, memberId: number): Promise<SecondFactorRow | undefined> =>
  db.sql.row(byMember, [memberId]);

const keepSecret = statement({
  name: 'second-factor-enrol',
  params: [integer('memberId'), text('sealed'), timestamptz('now')],
  columns: { member_id: integer },
  text: `insert into second_factor as known (member_id, sealed_secret, created_at) values ($1, $2, $3)
   on conflict (tenant_id, member_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
   where known.confirmed_at is null returning member_id`,
});

/** Keeps a sealed secret in the place of one that was not confirmed. @returns false where the second factor is on */
export const keepFactorSecret = async (tx: Tx, memberId: number, sealed: string, now: Date): Promise<boolean> =>
  (await tx.sql.row(keepSecret, [memberId, sealed, now])) !== undefined;

const confirm = statement({
  name: 'second-factor-confirm',
  params: [integer('memberId'), text('sealed'), integer('step'), timestamptz('now')],
  columns: { member_id: integer },
  text: `update second_factor set confirmed_at = $4, last_step = $3
   where member_id = $1 and sealed_secret = $2 and confirmed_at is null returning member_id`,
});
const proveSession = statement({
  name: 'second-factor-prove-session',
  params: [uuid('sessionId'), timestamptz('now')],
  columns: { id: uuid },
  text: 'update session set second_factor_at = $2 where id = $1 returning id',
});

/**
 * Switches a second factor on, and holds the session in which that happens for proven.
 *
 * @param step of the code that was shown, which holds no longer
 * @returns false where this secret is not the one that waits for it
 */
export async function confirmFactor(
  tx: Tx,
  { id, sessionId }: { readonly id: number; readonly sessionId: string },
  { sealed, step }: { readonly sealed: string; readonly step: number },
  now: Date,
): Promise<boolean> {
  if (!(await tx.sql.row(confirm, [id, sealed, step, now]))) return false;
  await tx.sql.row(proveSession, [sessionId, now]);
  return true;
}

// A role that came meanwhile keeps the second factor.
const drop = statement({
  name: 'second-factor-drop',
  params: [integer('memberId')],
  columns: { member_id: integer },
  text: `delete from second_factor where member_id = $1
     and exists (select from member where id = $1 and (role = 0 or is_demo) for share) returning member_id`,
});

/** Switches a second factor off. @returns false for staff of a real store, and where there is none */
export const dropFactor = async (tx: Tx, memberId: number): Promise<boolean> =>
  (await tx.sql.row(drop, [memberId])) !== undefined;

/** Whether an account has to have a second factor: staff, but for those of the demo world. */
export const mustHaveCodes = ({ isStaff, isDemo }: { readonly isStaff: boolean; readonly isDemo: boolean }): boolean =>
  isStaff && !isDemo;

const keyOf = ({ config }: Platform): Buffer =>
  Buffer.from(hkdfSync('sha256', config.secret, '', 'passage second factor', 32));

/** Binds a sealed secret to its row: copied into another's, it does not open. */
const boundTo = ({ tenantId, memberId }: FactorOwner): Buffer => Buffer.from(`${tenantId}:${memberId}`);

/** Encrypts a secret for the database, with a key that is derived from PASSAGE_SECRET. */
export function sealSecret(platform: Platform, owner: FactorOwner, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(platform), nonce).setAAD(boundTo(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws Error where it was sealed with another PASSAGE_SECRET or for somebody else */
function openSecret(platform: Platform, owner: FactorOwner, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const cipher = createDecipheriv(CIPHER, keyOf(platform), bytes.subarray(0, NONCE_BYTES)).setAAD(boundTo(owner));
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]);
}

/** Draws a secret of 160 bits. */
export const drawSecret = (): Buffer => randomBytes(SECRET_BYTES);

const codesOf = (secret: Buffer): TOTP =>
  new TOTP({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });

/** What an authenticator is fed with: the secret in base32, and the address behind a QR code. */
export function describeSecret(
  secret: Buffer,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): { secret: string; uri: string } {
  const codes = codesOf(secret);
  codes.issuer = issuer;
  codes.label = label;
  return { secret: codes.secret.base32, uri: codes.toString() };
}

/**
 * The 30 seconds, counted from 1970, that a code belongs to: those of now, the ones before or the ones after.
 *
 * @returns undefined for a code of no such time
 */
export function stepOfCode(
  platform: Platform,
  owner: FactorOwner,
  sealedSecret: string,
  { code, now }: { readonly code: string; readonly now: Date },
): number | undefined {
  const codes = codesOf(openSecret(platform, owner, sealedSecret));
  const delta = codes.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : codes.counter({ timestamp: now.getTime() }) + delta;
}
