import { contract } from '@passage/contract';
import type { Db } from '@passage/database';
import { type Caller, shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './profile.queries.ts';
import { pageTakings, pageTakingsByDay, readTakings } from './takings.queries.ts';

/** A merchant's own shop, or the one that staff name; null where they name none. */
const shopOf = (caller: Caller, named: number | undefined): number | null => shopScopeOf(caller) ?? named ?? null;

/** @throws Failure NOT_FOUND for a shop that is named and not there */
async function takingsScope(db: Db, caller: Caller, named: number | undefined): Promise<number | null> {
  const shopId = shopOf(caller, named);
  if (shopId !== null) found(await readProfile(db, shopId));
  return shopId;
}

export const ownShopRoutes = implement(contract.ownShop, {
  profile: async ({ db, caller }, { shopId: named }) => {
    const shopId = shopOf(caller, named);
    return shopId === null ? null : found(await readProfile(db, shopId));
  },

  changeProfile: async ({ db, caller, requestId, platform }, input) => {
    const shopId = shopOf(caller, input.shopId);
    if (shopId === null) return null;
    return db.inTransaction(async (tx) => {
      await changeProfile(tx, { caller, requestId, now: platform.clock.now() }, shopId, input);
      return found(await readProfile(tx, shopId));
    });
  },

  takings: async ({ db, caller }, { shopId }) => readTakings(db, await takingsScope(db, caller, shopId)),

  takingsByOrder: async ({ db, caller }, input) => pageTakings(db, await takingsScope(db, caller, input.shopId), input),

  takingsByDay: async ({ db, caller }, input) =>
    pageTakingsByDay(db, await takingsScope(db, caller, input.shopId), input),
});
