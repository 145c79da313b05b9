import { type Contract, contract, type OutputOf } from '@passage/contract';
import { Failure, found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { fileUrl } from '../files/index.ts';
import { SEARCHED, searchEngine } from '../search/index.ts';
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

  info: async ({ db, language, caller }, { shopId }) => toShop(found(await shopById(db, shopId, caller?.id, language))),

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

  favorites: async ({ db, caller, language }, { pageNo, pageSize }) => {
    const page = { language, pageSize, offset: (pageNo - 1) * pageSize };
    const { rows, total } = await favoriteShops(db, caller.id, page);
    return {
      total,
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

const toShop = (row: ShopRow): OutputOf<Contract['shops']['info']> => ({
  id: row.id,
  shopname: row.name,
  logo: fileUrl(row.logo ?? ''),
  shopDesc: row.description,
  favoriteCount: row.favorite_count,
  storeReputation: row.reputation / 10,
  favoriteFlag: row.is_favorite,
  shopComment: row.status === 1,
  mno: row.owner_id,
  address: row.address,
  url: row.url,
  status: row.status === 1,
});
