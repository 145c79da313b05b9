import type { PageHead } from './head-slots.ts';
import { productPageHead } from './product-page-head.ts';

/** Pages with a head of their own, by path. */
export const PAGE_HEADS: ReadonlyMap<string, PageHead> = new Map([['/productDetail', productPageHead]]);
