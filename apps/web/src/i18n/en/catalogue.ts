/** Product lists. */
const texts = {
  list: {
    all: 'All pieces',
    description: '{{title}}: pieces from many shops under one roof.',
    searchTitle: '“{{word}}”',
    count_one: '{{formatted}} piece',
    count_other: '{{formatted}} pieces',
    toolbar: 'Filter and sort',
    pieces: 'Pieces',
  },
  sort: {
    label: 'Sort by',
    recommended: 'Recommended',
    newGood: 'Latest arrivals',
    maxPrice: 'Price, high to low',
    minPrice: 'Price, low to high',
  },
  filter: {
    open: 'Filter',
    active_one: '{{count}} filter active',
    active_other: '{{count}} filters active',
    category: 'Category',
    clear: 'Clear all',
    show_one: 'Show {{formatted}} piece',
    show_other: 'Show {{formatted}} pieces',
    brands: 'Brands',
    designers: 'Designers',
    more: 'Show all {{formatted}}',
    option_one: '{{name}}, {{formatted}} piece',
    option_other: '{{name}}, {{formatted}} pieces',
    unnamed: 'Another filter',
    error: 'The filters did not load',
  },
  empty: {
    title: 'Nothing here yet',
    text: 'No piece fits this list at the moment. Clear the filter or look at everything in this zone.',
    clear: 'Clear the filter',
    all: 'See all pieces',
  },
  beyond: {
    title: 'The list ends before this page',
    text: 'There are fewer pieces than there were. Start again from the first page.',
    action: 'To the first page',
  },
  error: {
    title: 'The list did not load',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    catalogue: typeof texts;
  }
}
