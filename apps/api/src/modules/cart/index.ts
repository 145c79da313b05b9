export { type Cart, readCart } from './cart.queries.ts';
export { consumeCartLines } from './cart.repository.ts';
export { cartRoutes } from './cart.routes.ts';
export { type FreightLine, quoteFreight, type ShopFreight } from './freight.ts';
