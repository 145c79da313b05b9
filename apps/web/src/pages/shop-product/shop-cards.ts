/** Two, three and four in a row, five from 1200. */
export const SHOP_CARDS =
  'grid grid-cols-2 gap-x-2.5 gap-y-8 cards:grid-cols-3 cards:gap-x-gutter cards:gap-y-12 lg:grid-cols-4 xl:grid-cols-5';
