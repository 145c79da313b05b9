export { isShopNameTaken, mayTakeNewName } from './shop-names.ts';
export { type ShopRow, shopById } from './shops.queries.ts';
export { shopsRoutes } from './shops.routes.ts';
