import { articlePageHead } from './article-page-head.ts';
import {
  brandsPageHead,
  childrenPageHead,
  designersPageHead,
  femalePageHead,
  landingPageHead,
  malePageHead,
  searchPageHead,
  shopsPageHead,
} from './fixed-page-heads.ts';
import type { PageHead } from './head-slots.ts';
import { brandPageHead, listPageHead } from './list-page-heads.ts';
import { productPageHead } from './product-page-head.ts';
import { shopPageHead } from './shop-page-head.ts';

/** Pages with a head of their own, by path; the last part of a path that ends in * is a name of something. */
const PAGE_HEADS: ReadonlyMap<string, PageHead> = new Map([
  ['/', landingPageHead],
  ['/population/male', malePageHead],
  ['/population/female', femalePageHead],
  ['/population/children', childrenPageHead],
  ['/productDetail', productPageHead],
  ['/categoryIndex', listPageHead],
  ['/brand', brandsPageHead],
  ['/brand/product/search/*', brandPageHead],
  ['/designers', designersPageHead],
  ['/shop', shopsPageHead],
  ['/shopProduct', shopPageHead],
  ['/customerService', articlePageHead],
  ['/product/search', searchPageHead],
  ['/shop/search', searchPageHead],
]);

/** Everything else is somebody's own page, a step of a purchase, or unknown: nothing that a search engine shall keep. */
const PRIVATE: PageHead = () => ({ isPrivate: true });

export const pageHeadOf = (path: string): PageHead =>
  PAGE_HEADS.get(path) ?? PAGE_HEADS.get(path.replace(/[^/]+$/, '*')) ?? PRIVATE;
