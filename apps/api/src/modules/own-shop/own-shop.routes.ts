import { contract } from '@passage/contract';
import { type Caller, shopScopeOf } from '../../http/context.ts';
import { found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './profile.queries.ts';
import { pageTakings, readTakings } from './takings.queries.ts';

/** A merchant's own shop, or the one that staff name. */
function shopOf(caller: Caller, named: number | undefined): number {
  const shopId = shopScopeOf(caller) ?? named;
  if (shopId === undefined) throw invalidField('shopId', 'required');
  return shopId;
}

export const ownShopRoutes = implement(contract.ownShop, {
  profile: async ({ db, caller }, { shopId }) => found(await readProfile(db, shopOf(caller, shopId))),

  changeProfile: ({ db, caller, requestId, platform }, input) => {
    const shopId = shopOf(caller, input.shopId);
    return db.inTransaction(async (tx) => {
      await changeProfile(tx, { caller, requestId, now: platform.clock.now() }, shopId, input);
      return found(await readProfile(tx, shopId));
    });
  },

  takings: async ({ db, caller }, input) => {
    const shopId = shopOf(caller, input.shopId);
    found(await readProfile(db, shopId));
    return readTakings(db, shopId);
  },

  takingsByOrder: async ({ db, caller }, input) => {
    const shopId = shopOf(caller, input.shopId);
    found(await readProfile(db, shopId));
    return pageTakings(db, shopId, input);
  },
});
