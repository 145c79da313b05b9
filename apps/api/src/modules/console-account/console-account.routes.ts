import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { describeMe, pageSessions } from './console-account.queries.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { endCallersOtherSessions, endOwnSession, signOut } from './end-own-sessions.ts';
import { enrolSecondFactor } from './enrol-second-factor.ts';
import { renewOwnRecoveryCodes } from './renew-own-recovery-codes.ts';

export const consoleAccountRoutes = implement(contract.consoleAccount, {
  me: ({ db, caller }) => describeMe(db, caller),
  logout: async (context) => {
    await signOut(context);
    return {};
  },
  enrolTotp: (context) => enrolSecondFactor(context),
  confirmTotp: async (context, { code }) => ({ recoveryCodes: await confirmSecondFactor(context, code) }),
  renewRecoveryCodes: async (context, { code }) => ({ recoveryCodes: await renewOwnRecoveryCodes(context, code) }),
  disableTotp: async (context, { password, code }) => {
    await disableSecondFactor(context, { password, code });
    return {};
  },
  sessions: ({ db, caller, platform }, input) => pageSessions(db, caller, platform.clock.now(), input),
  endSession: async (context, { id }) => {
    await endOwnSession(context, id);
    return {};
  },
  endOtherSessions: async (context) => ({ ended: await endCallersOtherSessions(context) }),
});
