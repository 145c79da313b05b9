/** The way back to an account at which too many codes were wrong: a link that only its mailbox gets. */
import { type Db, integer, statement, text, timestamptz, type WritableDb } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';
import { equalHashes, keyedHash } from './keyed-hash.ts';

export const UNLOCK_PATH = '/console/unlock';

interface Locked {
  readonly memberId: number;
  readonly lockedAt: Date;
}

const lockedMember = statement({
  name: 'second-factor-locked',
  params: [integer('memberId')],
  columns: { email: text, language: text, locked_at: timestamptz },
  text: `select member.email, member.language, second_factor.locked_at
   from second_factor join member on member.id = second_factor.member_id
   where second_factor.member_id = $1 and second_factor.locked_at is not null`,
});
const unlock = statement({
  name: 'second-factor-unlock',
  params: [integer('memberId'), timestamptz('lockedAt')],
  columns: { member_id: integer },
  text: `update second_factor set locked_at = null, wrong_at = '{}' where member_id = $1 and locked_at = $2
   returning member_id`,
});

const hashOf = (platform: Platform, tenantId: number, { memberId, lockedAt }: Locked): string =>
  keyedHash(platform, ['second-factor-unlock', tenantId, memberId, lockedAt.getTime()]);

/** What the mail's link carries. It follows from the row, so no table and no queue holds it, and ends with this lock. */
export const unlockToken = (platform: Platform, tenantId: number, locked: Locked): string =>
  `${locked.memberId}.${hashOf(platform, tenantId, locked)}`;

/** The account that a link is for; none for a link of another store, a made-up one and one that was used. */
export async function lockedByToken(
  platform: Platform,
  db: Db,
  token: string,
): Promise<(Locked & { readonly email: string; readonly language: string }) | undefined> {
  const [, id, hash] = /^(\d{1,9})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return undefined;
  const memberId = Number(id);
  const row = await db.sql.row(lockedMember, [memberId]);
  if (!row) return undefined;
  const locked = { memberId, lockedAt: row.locked_at };
  if (!equalHashes(hash, hashOf(platform, db.tenantId, locked))) return undefined;
  return { ...locked, email: row.email, language: row.language };
}

/** Lets codes of the account sign in again. */
export const unlockSecondFactor = (
  { clock }: Platform,
  db: WritableDb,
  { memberId, lockedAt }: Locked,
  requestId: string,
): Promise<void> =>
  db.inTransaction(async (tx) => {
    if (!(await tx.sql.row(unlock, [memberId, lockedAt]))) return;
    await writeAudit(tx, {
      actorId: memberId,
      action: 'secondFactor.unlock',
      subject: `member:${memberId}`,
      before: null,
      after: null,
      requestId,
      now: clock.now(),
    });
  });
