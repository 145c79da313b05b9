import { contract } from '@passage/contract';
import { Failure } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_TIME, walkOf } from '../../http/walk.ts';
import { addFavorite, countFavorites, removeFavorite } from './favorites.repository.ts';
import { listFavorites } from './list-favorites.ts';

export const favoritesRoutes = implement(contract.favorites, {
  add: ({ db, caller, platform }, { spuId, shopId }) =>
    db.inTransaction(async (tx) => {
      const isKnown = await addFavorite(tx, caller.id, spuId, shopId, platform.clock.now());
      if (!isKnown) throw new Failure('NOT_FOUND');
      return { productFavoriteCount: await countFavorites(tx, caller.id) };
    }),

  remove: ({ db, caller }, { spuId }) =>
    db.inTransaction(async (tx) => {
      await removeFavorite(tx, caller.id, spuId);
      return { productFavoriteCount: await countFavorites(tx, caller.id) };
    }),

  list: (context, input) =>
    listFavorites(context.db, context.caller.id, context.language, walkOf(context, 'favorites.list', BY_TIME, input)),

  count: ({ db, caller }) => countFavorites(db, caller.id),
});
