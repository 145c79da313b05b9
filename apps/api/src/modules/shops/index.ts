export { isShopNameTaken, mayTakeNewName } from './shop-names.ts';
export { type OwnShop, type ShopRow, shopById, shopOfMember } from './shops.queries.ts';
export { shopsRoutes } from './shops.routes.ts';
export {
  addShopScores,
  insertShop,
  lockProfile,
  type ShopDraft,
  type ShopProfile,
  updateProfile,
} from './write-shops.ts';
