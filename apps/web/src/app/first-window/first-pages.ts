import type { Namespace } from '../../i18n/catalogue.ts';

/** What stands in the document itself while the code is on its way. */
export type FirstWindow = 'entrance' | 'plain' | 'home' | 'list' | 'product';

export interface FirstPage {
  /** Below src/. */
  module: string;
  texts: readonly Namespace[];
  window: FirstWindow;
}

/**
 * Pages on which visits begin, by path; a path that ends in * is of several pages. Their documents announce the page's
 * code and texts and show its first window. Every other document shows the plain one.
 */
export const FIRST_PAGES: Readonly<Record<string, FirstPage>> = {
  '/': { module: 'pages/landing/landing-page.tsx', texts: ['home'], window: 'entrance' },
  '/population/*': {
    module: 'pages/population/population-page.tsx',
    texts: ['home', 'newsletter'],
    window: 'home',
  },
  '/categoryIndex': { module: 'pages/category-index/category-index-page.tsx', texts: ['catalogue'], window: 'list' },
  '/productDetail': {
    module: 'pages/product-detail/product-detail-page.tsx',
    texts: ['product', 'pictures'],
    window: 'product',
  },
  '/basket': {
    module: 'pages/basket/basket-page.tsx',
    texts: ['basket', 'addresses', 'payment'],
    window: 'plain',
  },
};
