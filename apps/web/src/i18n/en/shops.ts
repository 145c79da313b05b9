/** The directory of shops and the page of a shop. */
const texts = {
  directory: {
    title: 'Shops',
    description: 'Every shop under the roof, from A to Z.',
    count_one: '{{formatted}} shop',
    count_other: '{{formatted}} shops',
    error: 'The shops did not load',
    empty: {
      title: 'No shop is open yet',
      text: 'The first ones are setting up. Look in again soon.',
      action: 'To the entrance',
    },
  },
  search: {
    title: 'Shops called “{{word}}”',
    label: 'Search shops by name',
    placeholder: 'Name of a shop',
    submit: 'Search shops',
    empty: {
      title: 'No shop has this name',
      text: 'Try a part of the name, or walk past all of them.',
      action: 'See all shops',
    },
  },
  shop: {
    ask: 'Ask the shop',
    title: 'Shop',
    description: 'All pieces of {{name}}.',
    follow: 'Add to favourites',
    noReviews: 'No reviews yet',
    formerly: 'Formerly {{names}}',
    following: 'Among your favourites',
    followers_one: '{{formatted}} favourite',
    followers_other: '{{formatted}} favourites',
    count_one: '{{formatted}} piece',
    count_other: '{{formatted}} pieces',
    error: 'The shop did not load',
    closed: {
      title: 'This shop is closed',
      text: 'Nothing can be ordered here at the moment. Orders that were made go on.',
      action: 'See other shops',
    },
    missing: {
      title: 'This shop is not here',
      text: 'It may have left the arcade, or the address is incomplete. The others are open.',
      action: 'See all shops',
      home: 'To the entrance',
    },
  },
  toolbar: 'Filter and sort',
  sort: {
    label: 'Sort by',
    default: 'Default',
    lowest: 'Price, low to high',
    highest: 'Price, high to low',
    latest: 'Latest arrivals',
  },
  filter: {
    open: 'Filter',
    active_one: '{{count}} filter active',
    active_other: '{{count}} filters active',
    population: 'For whom',
    categories: 'Category',
    brands: 'Brand',
    all: 'All',
    clear: 'Clear all',
    show_one: 'Show {{count}} piece',
    show_other: 'Show {{count}} pieces',
    error: 'The filters did not load',
  },
  products: {
    label: 'Pieces of the shop',
    error: 'The list did not load',
    empty: {
      title: 'The shelves are empty',
      text: 'This shop has nothing on show at the moment. Look in at another one.',
      action: 'See other shops',
    },
    none: {
      title: 'Nothing fits these filters',
      text: 'Clear them, and everything in the shop is back.',
      action: 'Clear the filters',
    },
    beyond: {
      title: 'The list ends before this page',
      text: 'There are fewer pieces than there were. Start again from the first page.',
      action: 'To the first page',
    },
  },
  quickView: {
    open: 'Quick view of {{name}}',
    title: 'Quick view',
    details: 'See all details',
    error: 'The piece did not load',
    missing: {
      title: 'This piece is gone',
      text: 'It has just been taken from the shelf.',
    },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    shops: typeof texts;
  }
}
