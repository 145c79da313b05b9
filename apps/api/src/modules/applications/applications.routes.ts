import { APPLY_STATUS, contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import { countAttempt, type Limit, resetAttempts } from '../session/index.ts';
import { ownApplication } from './applications.queries.ts';
import { applyForShop } from './apply-for-shop.ts';

/** Of a member, so that nobody finds an invite code by trying. */
const APPLY_LIMIT: Limit = { scope: 'apply:member', tries: 20, windowMs: HOUR_MS };

export const applicationsRoutes = implement(contract.applications, {
  create: async (context, form) => {
    const { db, caller, platform } = context;
    const now = platform.clock.now();
    await countAttempt(db, APPLY_LIMIT, String(caller.id), now);
    const answer = await context.once(async (tx) => ({
      id: await applyForShop(tx, { member: caller, form, now }),
      sta: APPLY_STATUS.waiting,
    }));
    await resetAttempts(db, APPLY_LIMIT, String(caller.id));
    return answer;
  },

  own: ({ db, caller, platform }) => ownApplication(platform, db, caller.id),
});
