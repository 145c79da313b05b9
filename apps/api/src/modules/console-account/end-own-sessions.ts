import { statement } from '@passage/database';
import type { Caller, CommandContext } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { announce } from '../../platform/live.ts';
import { auditOwn, END_REASON } from '../session/index.ts';

type Asking = CommandContext & { readonly caller: Caller };

const endOne = statement<{ id: string }, [id: string, memberId: number, now: Date, reason: number]>(
  'console-account-end-session',
  `update session set ended_at = $3, end_reason = $4 where id = $1 and member_id = $2 and ended_at is null
   returning id`,
);
const endOthers = statement<{ id: string }, [exceptId: string, memberId: number, now: Date, reason: number]>(
  'console-account-end-other-sessions',
  `update session set ended_at = $3, end_reason = $4 where id <> $1 and member_id = $2 and ended_at is null
     and expires_at > $3 returning id`,
);

/** Signs the caller out; the token's next call is answered as that of a visitor. */
export async function signOut(context: Asking): Promise<void> {
  await end(context, context.caller.sessionId, END_REASON.signedOut, 'session.signOut');
}

/**
 * Ends a session of the caller's account; its next call is answered with SIGNED_OUT.
 *
 * @throws Failure NOT_FOUND for a session of somebody else's and one that has ended
 */
export async function endOwnSession(context: Asking, id: string): Promise<void> {
  await end(context, id, END_REASON.revoked, 'session.end');
}

const end = (context: Asking, id: string, reason: number, action: string): Promise<void> =>
  context.db.inTransaction(async (tx) => {
    const { caller, platform } = context;
    found(await tx.sql.row(endOne, [id, caller.id, platform.clock.now(), reason]));
    announce(tx, { about: 'session', id: caller.id });
    await auditOwn(context, tx, caller.id, action, { session: id });
  });

/** Ends all sessions of the caller's account but the one that asks. @returns how many */
export const endOtherSessions = (context: Asking): Promise<number> =>
  context.db.inTransaction(async (tx) => {
    const { caller, platform } = context;
    const now = platform.clock.now();
    const ended = await tx.sql.rows(endOthers, [caller.sessionId, caller.id, now, END_REASON.revoked]);
    announce(tx, { about: 'session', id: caller.id });
    await auditOwn(context, tx, caller.id, 'session.endOthers', { ended: ended.length });
    return ended.length;
  });
