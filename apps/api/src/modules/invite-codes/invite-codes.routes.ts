import { randomInt } from 'node:crypto';
import { contract, type OutputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type InviteCodeRow,
  insertInviteCode,
  lockInviteCode,
  pageOfInviteCodes,
  revokeInviteCode,
  updateInviteCode,
} from './invite-codes.repository.ts';

/** Letters and digits that nobody takes for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

const toAnswer = (row: InviteCodeRow, now: Date): OutputOf<typeof contract.inviteCodes.issue> => ({
  id: row.id,
  code: row.code,
  uses: row.uses,
  used: row.used,
  expireTime: row.expires_at,
  revokedTime: row.revoked_at,
  remark: row.remark,
  createTime: row.created_at,
  isValid: row.revoked_at === null && row.used < row.uses && (row.expires_at === null || row.expires_at > now),
});

const auditedPart = ({ code, uses, expires_at, revoked_at, remark }: InviteCodeRow) => ({
  code,
  uses,
  expiresAt: expires_at,
  revokedAt: revoked_at,
  remark,
});

const expiryIn = (days: number | undefined, now: Date): Date | null =>
  days === undefined ? null : addMs(now, days * DAY_MS);

function audit(
  tx: Tx,
  { caller, requestId, platform }: CommandContext & { caller: Caller },
  action: 'issue' | 'update' | 'revoke',
  [before, after]: [InviteCodeRow | undefined, InviteCodeRow],
): Promise<void> {
  return writeAudit(tx, {
    actorId: caller.id,
    action: `invite-code.${action}`,
    subject: `invite-code:${after.id}`,
    before: before ? auditedPart(before) : null,
    after: auditedPart(after),
    requestId,
    now: platform.clock.now(),
  });
}

export const inviteCodesRoutes = implement(contract.inviteCodes, {
  list: async ({ db, platform }, { pageNo, pageSize }) => {
    const { rows, total } = await pageOfInviteCodes(db, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    return { list: rows.map((row) => toAnswer(row, platform.clock.now())), total };
  },

  issue: async (context, { code = randomCode(), uses, days, remark = '' }) => {
    const now = context.platform.clock.now();
    return context.db.inTransaction(async (tx) => {
      const row = await insertInviteCode(tx, { code, uses, expiresAt: expiryIn(days, now), remark, now });
      if (!row) throw new Failure('INVITE_CODE_TAKEN');
      await audit(tx, context, 'issue', [undefined, row]);
      return toAnswer(row, now);
    });
  },

  update: async (context, { id, uses, days, remark }) => {
    const now = context.platform.clock.now();
    return context.db.inTransaction(async (tx) => {
      const before = found(await lockInviteCode(tx, id));
      if (before.revoked_at !== null) throw new Failure('CONFLICT');
      if (uses < before.used) throw invalidField('uses', 'tooSmall', { min: before.used });
      const row = await updateInviteCode(tx, id, {
        uses,
        expiresAt: expiryIn(days, now) ?? before.expires_at,
        remark: remark ?? before.remark,
      });
      const after = found(row);
      await audit(tx, context, 'update', [before, after]);
      return toAnswer(after, now);
    });
  },

  revoke: async (context, { id }) => {
    const now = context.platform.clock.now();
    return context.db.inTransaction(async (tx) => {
      const before = found(await lockInviteCode(tx, id));
      const after = await revokeInviteCode(tx, id, now);
      if (after) await audit(tx, context, 'revoke', [before, after]);
      return toAnswer(after ?? before, now);
    });
  },
});
