/** Favourite products and shops. */
const texts = {
  title: 'Favourites',
  description: 'The pieces and shops that you keep.',
  tabs: {
    label: 'Kinds of favourites',
    product: 'Collect product',
    shop: 'Collect shop',
  },
  undo: 'Undo',
  status: {
    off: 'No longer offered',
    soldOut: 'Sold out',
    shopClosed: 'The shop is closed',
  },
  product: {
    error: 'Your favourites did not load',
    empty: {
      title: 'No favourites yet',
      text: 'Press the heart on a piece, and it waits for you here.',
      action: 'See what is new',
    },
  },
  shop: {
    error: 'Your shops did not load',
    empty: {
      title: 'No favourite shops yet',
      text: 'Add a shop on its page, and you find the way back from here.',
      action: 'See the shops',
    },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    wishlist: typeof texts;
  }
}
