import type { HeadKind } from '@passage/contract/page-table';
import { pageAt } from '@passage/contract/pages';
import { articlePageHead } from './article-page-head.ts';
import {
  brandsPageHead,
  designersPageHead,
  landingPageHead,
  searchPageHead,
  shopsPageHead,
  titledPageHead,
  zonePageHead,
} from './fixed-page-heads.ts';
import type { HeadSlots, PageHead } from './head-slots.ts';
import { brandPageHead, listPageHead } from './list-page-heads.ts';
import { productPageHead } from './product-page-head.ts';
import { shopPageHead } from './shop-page-head.ts';

const HEADS: Readonly<Record<HeadKind, PageHead>> = {
  titled: titledPageHead,
  entrance: landingPageHead,
  zone: zonePageHead,
  product: productPageHead,
  list: listPageHead,
  brand: brandPageHead,
  brands: brandsPageHead,
  designers: designersPageHead,
  shop: shopPageHead,
  shops: shopsPageHead,
  article: articlePageHead,
  search: searchPageHead,
};

const withoutAddress = ({ canonical, ...head }: HeadSlots): HeadSlots => ({ ...head, isPrivate: true });

/** A page's head by its row in the page table; a path without a page is nothing that a search engine shall keep. */
export function pageHeadOf(path: string): PageHead {
  const row = pageAt(path);
  if (row === undefined) return () => ({ isPrivate: true });
  const head = HEADS[row.head];
  return row.robots === 'index' ? head : async (page) => withoutAddress(await head(page));
}
