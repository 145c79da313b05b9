import { type Contract, contract, type OutputOf } from '@passage/contract';
import { Failure, found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { BY_TIME, walkOf } from '../../http/walk.ts';
import { reputationOf } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { SEARCHED, searchEngine } from '../search/index.ts';
import { formerNamesOf } from './shop-names.ts';
import { favoriteShops, type ShopRow, shopById, shopOfMember, shopsNamed } from './shops.queries.ts';
import { addFavoriteShop, favoriteCountOf, removeFavoriteShop } from './shops.repository.ts';

const MOST_FOUND = 200;

export const shopsRoutes = implement(contract.shops, {
  search: async ({ db, language, caller }, { shopname = '', pageNo, pageSize }) => {
    const page = { memberId: caller?.id, language, pageSize, offset: (pageNo - 1) * pageSize };
    const similar = await searchEngine.find(db, SEARCHED.shop, { text: shopname, most: MOST_FOUND });
    const { rows, total } = await shopsNamed(db, shopname, similar, page);
    return { list: rows.map(toShop), total };
  },

  info: async ({ db, language, caller, platform }, { shopId }) => ({
    ...toShop(found(await shopById(db, shopId, caller?.id, language))),
    formerNames: await formerNamesOf(db, shopId, platform.clock.now()),
  }),

  own: async ({ db, caller }) => {
    const shop = await shopOfMember(db, caller.id);
    if (!shop) return { status: 0 as const, data: null };
    return { status: 1 as const, data: { id: shop.id, shopname: shop.name, url: shop.url, address: shop.address } };
  },

  addFavorite: ({ db, caller, platform }, { shopId }) =>
    db.inTransaction(async (tx) => {
      if (!(await addFavoriteShop(tx, caller.id, shopId, platform.clock.now()))) throw new Failure('NOT_FOUND');
      return { favoriteFlag: true, favoriteCount: found(await favoriteCountOf(tx, shopId)) };
    }),

  removeFavorite: ({ db, caller }, { shopId }) =>
    db.inTransaction(async (tx) => {
      await removeFavoriteShop(tx, caller.id, shopId);
      return { favoriteFlag: false, favoriteCount: found(await favoriteCountOf(tx, shopId)) };
    }),

  favorites: async (context, input) => {
    const walk = walkOf(context, 'shops.favorites', BY_TIME, input);
    const { rows, total } = await favoriteShops(context.db, context.caller.id, context.language, walk);
    return {
      total,
      next: walk.nextOf(rows, (row) => [row.marked_at, row.id]),
      list: rows.map(({ id, logo, name, description, status }) => ({
        id,
        logo: fileUrl(logo ?? ''),
        shopname: name,
        shopDesc: description,
        status: status === 1,
      })),
    };
  },
});

const toShop = (row: ShopRow): OutputOf<Contract['shops']['search']>['list'][number] => ({
  id: row.id,
  shopname: row.name,
  logo: fileUrl(row.logo ?? ''),
  shopDesc: row.description,
  favoriteCount: row.favorite_count,
  storeReputation: reputationOf(row),
  favoriteFlag: row.is_favorite,
  shopComment: row.status === 1,
  mno: row.owner_id,
  address: row.address,
  url: row.url,
  status: row.status === 1,
});
