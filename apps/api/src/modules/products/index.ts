export { productsRoutes } from './products.routes.ts';
export { addReviewScores, type ReviewScores } from './review-scores.ts';
export { addSales } from './sales-count.ts';
export { combinationOf, type KnownSku, lockSkuSets, type SkuDraft, type SkuSet, setSkus } from './set-skus.ts';
export { readReserved, stockAfter } from './set-stock.ts';
export { explainTaken, giveStockBack, type Taken, takeStock } from './stock.ts';
export { brandIdsOf, knownValueIdsOf, type NamedValue, valueIdsOf, valueKeyOf } from './vocabulary.ts';
export { type ProductDraft, updateProducts, writePictures, writeProducts } from './write-products.ts';
