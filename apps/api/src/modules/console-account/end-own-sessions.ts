import type { Caller, CommandContext } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import { auditOwn, END_REASON, endMembersSession, endOtherSessions } from '../session/index.ts';

type Asking = CommandContext & { readonly caller: Caller };

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
    const session = { id, memberId: caller.id, reason };
    if (!(await endMembersSession(tx, session, platform.clock.now()))) throw new Failure('NOT_FOUND');
    await auditOwn(context, tx, caller.id, action, { session: id });
  });

/** Ends all sessions of the caller's account but the one that asks. @returns how many */
export const endCallersOtherSessions = (context: Asking): Promise<number> =>
  context.db.inTransaction(async (tx) => {
    const { caller, platform } = context;
    const ended = await endOtherSessions(tx, caller, platform.clock.now());
    await auditOwn(context, tx, caller.id, 'session.endOthers', { ended });
    return ended;
  });
