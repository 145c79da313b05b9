/** The search drawer and what it finds. */
const texts = {
  drawer: {
    label: 'What are you looking for?',
    placeholder: 'Coat, silk, Maison…',
    submit: 'Search',
    close: 'Close search',
    type: 'Search in',
    shops: 'Shops',
    found_one: '{{count}} suggestion',
    found_other: '{{count}} suggestions',
    none: 'Nothing begins like this. Search anyway, words may be misspelt.',
  },
  kinds: {
    products: 'Pieces',
    brands: 'Brands',
    designers: 'Designers',
    categories: 'Categories',
    shops: 'Shops',
    all: 'All results for “{{word}}”',
  },
  history: {
    title: 'Recent searches',
    clear: 'Clear all',
    remove: 'Remove {{word}} from recent searches',
  },
  page: {
    title: '“{{word}}”',
    description: 'Pieces found for {{word}}, in every shop under the roof.',
    blank: {
      title: 'What are you looking for?',
      text: 'A piece, a fabric, a brand or a designer: type a word and see what the shops have.',
    },
    none: {
      title: 'Nothing was found for “{{word}}”',
      text: 'Try a shorter or more general word, look in another zone, or clear the filters.',
    },
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    search: typeof texts;
  }
}
