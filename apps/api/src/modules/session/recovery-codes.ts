/** Codes that take the place of a time-based code, once each. They are stored as keyed hashes. */
import { randomInt } from 'node:crypto';
import { array, type Db, integer, statement, type Tx, text, timestamptz } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from './keyed-hash.ts';

export const RECOVERY_CODE_COUNT = 10;
const HALF = 5;
/** Letters and digits that nobody takes for one another; ten of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const drop = statement({
  name: 'recovery-code-drop',
  params: [integer('memberId')],
  columns: { code_hash: text },
  text: 'delete from recovery_code where member_id = $1 returning code_hash',
});
const insert = statement({
  name: 'recovery-code-insert',
  params: [integer('memberId'), array(text)('hashes')],
  columns: { code_hash: text },
  text: 'insert into recovery_code (member_id, code_hash) select $1, unnest($2::text[]) returning code_hash',
});
const use = statement({
  name: 'recovery-code-use',
  params: [integer('memberId'), text('hash'), timestamptz('now')],
  columns: { code_hash: text },
  text: `update recovery_code set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null
   returning code_hash`,
});
const left = statement({
  name: 'recovery-code-left',
  params: [integer('memberId')],
  columns: { count: integer },
  text: 'select count(*)::int as count from recovery_code where member_id = $1 and used_at is null',
});

const hashOf = (platform: Platform, tenantId: number, memberId: number, code: string): string =>
  keyedHash(platform, ['recovery-code', tenantId, memberId, code.toLowerCase().replace(/[\s-]/g, '')]);

const drawHalf = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Gives a member ten new codes, which make all before invalid. They are told this once. */
export async function renewRecoveryCodes(platform: Platform, tx: Tx, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => `${drawHalf()}-${drawHalf()}`);
  await tx.sql.rows(drop, [memberId]);
  await tx.sql.rows(insert, [memberId, codes.map((code) => hashOf(platform, tx.tenantId, memberId, code))]);
  return codes;
}

/** @returns whether it was one of the member's that was not used */
export const useRecoveryCode = async (
  platform: Platform,
  tx: Tx,
  memberId: number,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<boolean> =>
  (await tx.sql.row(use, [memberId, hashOf(platform, tx.tenantId, memberId, code), now])) !== undefined;

/** How many unused recovery codes a member has left. */
export const countRecoveryCodes = async (db: Db, memberId: number): Promise<number> =>
  (await db.sql.row(left, [memberId]))?.count ?? 0;
