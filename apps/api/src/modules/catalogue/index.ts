export { crumbsOf } from './catalogue.queries.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { type CategoryForest, type CategoryNode, categoryForest } from './category-tree.ts';
export { listCatalogue } from './list-catalogue.ts';
export { productsInPlace, SCOPE } from './list-products.queries.ts';
export {
  inLanguage,
  type LoadedSku,
  type Localized,
  loadSkus,
  propertiesIn,
  type RawSkuProperty,
  type SkuProperty,
} from './load-skus.ts';
export { type ProductStatus, productStatus, type Standing } from './product-status.ts';
export { refreshListings } from './refresh-listings.ts';
export { reputationOf } from './review-scores.ts';
export { plainText, safeHtml } from './safe-html.ts';
export { toListProduct } from './to-list-product.ts';
