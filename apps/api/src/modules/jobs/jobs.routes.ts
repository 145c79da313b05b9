import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { pageFailedWork } from './jobs.queries.ts';
import { runWorkAgain } from './run-work-again.ts';

export const jobsRoutes = implement(contract.jobs, {
  list: ({ db }, input) => pageFailedWork(db, input),

  again: async ({ db, caller, requestId, platform }, { id }) => {
    const now = platform.clock.now();
    await db.inTransaction((tx) => runWorkAgain(tx, { actorId: caller.id, requestId, now }, id));
    return { id };
  },
});
