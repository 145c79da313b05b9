import { contract } from '@passage/contract';
import { Failure } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
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

  list: ({ db, caller, language }, paging) => listFavorites(db, caller.id, language, paging),

  count: ({ db, caller }) => countFavorites(db, caller.id),
});
