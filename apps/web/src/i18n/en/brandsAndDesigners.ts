/** The indexes of brands and designers, and the page of a brand. */
const texts = {
  brands: {
    title: 'Brands',
    text: 'Every name that hangs on a rail here, from A to Z.',
    description: 'All brands of the arcade from A to Z, with the number of their pieces.',
    search: 'Find a brand',
    error: 'The brands did not load',
    empty: 'No brands yet',
  },
  designers: {
    title: 'Designers',
    text: 'The hands behind the pieces, from A to Z.',
    description: 'All designers of the arcade from A to Z, with the number of their pieces.',
    search: 'Find a designer',
    error: 'The designers did not load',
    empty: 'No designers yet',
  },
  letters: 'Initials',
  pieces_one: '{{formatted}} piece',
  pieces_other: '{{formatted}} pieces',
  found_one: '{{count}} name',
  found_other: '{{count}} names',
  none: {
    title: 'No name like this',
    text: 'Try fewer letters.',
    action: 'Show all names',
  },
  empty: {
    text: 'The shops are setting up. Look in again soon.',
    action: 'To the entrance',
  },
  brand: {
    description: 'Every piece by {{name}}, from all shops that sell it.',
    all: 'All brands',
    empty: {
      title: 'Nothing by this brand at the moment',
      text: 'Its next pieces are on their way. Other brands are on show.',
    },
  },
  missing: {
    title: 'This brand is not here',
    text: 'It may have left the arcade, or the address is incomplete. The index has all the others.',
    action: 'See all brands',
    home: 'To the entrance',
  },
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    brandsAndDesigners: typeof texts;
  }
}
