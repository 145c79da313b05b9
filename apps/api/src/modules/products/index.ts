export { setSkuFigures } from './change-skus.ts';
export { productsRoutes } from './products.routes.ts';
export { readReserved, stockAfter } from './set-stock.ts';
export { brandIdsOf, knownValueIdsOf, type NamedValue, valueIdsOf, valueKeyOf } from './vocabulary.ts';
export { type ProductDraft, type SkuDraft, writePictures, writeProducts, writeSkus } from './write-products.ts';
