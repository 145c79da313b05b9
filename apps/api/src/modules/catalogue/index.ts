export { productHead } from './catalogue.queries.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export {
  inLanguage,
  type LoadedSku,
  type Localized,
  loadSkus,
  type RawSkuProperty,
  type SkuProperty,
} from './load-skus.ts';
export { type ProductStatus, productStatus, type Standing } from './product-status.ts';
export { refreshListings } from './refresh-listings.ts';
export { plainText } from './safe-html.ts';
