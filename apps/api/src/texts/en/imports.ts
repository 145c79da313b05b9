import type { RowProblem } from '@passage/contract/imports';

/** What is told of a row of an imported file: {detail} is what the row says, or the number that matters. */
export default {
  columnMissing: 'The heading lacks columns: {detail}',
  tooManyRows: 'The file has more than {detail} rows; this row and what follows was not imported.',
  unreadable: 'The row cannot be read. A quotation mark may be missing.',
  columnCount: 'The row does not have as many cells as the heading ({detail}).',
  handleMissing: 'The row has no handle.',
  handleScattered:
    'Rows of {detail} stand in another place of the file too. Rows of a product must follow one another.',
  titleMissing: 'The product has no title.',
  tooLong: 'This is too long: {detail}',
  priceInvalid: 'This is no price: {detail}',
  comparePriceInvalid: 'This is no price to compare with: {detail}',
  quantityInvalid: 'This is no stock: {detail}',
  variantRepeated: 'The product has this variant already: {detail}',
  stockReserved: 'Orders hold more pieces than this quantity leaves (reserved/in stock: {detail}).',
  tooManyVariants: 'A product may have {detail} of these at most.',
  giftCard: 'Gift cards cannot be sold here.',
  categoryMissing:
    'Nothing tells for whom the product is. Tag it men, women or kids, or choose a category for the import. Tags: {detail}',
  otherRow: 'Row {detail} of the same product is at fault.',
  unexpected: 'Something went wrong on our side. Please import it again.',
  categoryGuessed: 'No tag names a category; please check the one that was chosen.',
  pictureDrawn: 'The picture could not be reached and was replaced by a drawn one: {detail}',
} satisfies Record<RowProblem, string>;
