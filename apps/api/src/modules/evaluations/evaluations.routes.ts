import { contract } from '@passage/contract';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { evaluateItems } from './evaluate-items.ts';
import { findEvaluations } from './evaluations.queries.ts';

export const evaluationsRoutes = implement(contract.evaluations, {
  create: ({ caller, platform, once }, { list }) =>
    once((tx) => evaluateItems(tx, { memberId: caller.id, now: platform.clock.now() }, list)),

  list: async ({ db, caller, language }, input) => found(await findEvaluations(db, caller.id, language, input)),
});
