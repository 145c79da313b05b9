/** The columns of a Shopify product export that mean something here. */
export const COLUMNS = {
  handle: 'Handle',
  title: 'Title',
  html: 'Body (HTML)',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  published: 'Published',
  status: 'Status',
  name1: 'Option1 Name',
  value1: 'Option1 Value',
  name2: 'Option2 Name',
  value2: 'Option2 Value',
  name3: 'Option3 Name',
  value3: 'Option3 Value',
  quantity: 'Variant Inventory Qty',
  price: 'Variant Price',
  comparePrice: 'Variant Compare At Price',
  picture: 'Image Src',
  variantPicture: 'Variant Image',
  giftCard: 'Gift Card',
  gender: 'Google Shopping / Gender',
  ageGroup: 'Google Shopping / Age Group',
} as const;
export type Column = keyof typeof COLUMNS;

const NEEDED: readonly Column[] = ['handle', 'title', 'price'];

export interface Heading {
  readonly places: ReadonlyMap<Column, number>;
  readonly count: number;
  /** Names of columns without which nothing can be imported. */
  readonly missing: readonly string[];
}

const plain = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();

export function readHeading(cells: readonly string[]): Heading {
  const names = cells.map(plain);
  const places = new Map<Column, number>();
  for (const [column, name] of Object.entries(COLUMNS)) {
    const place = names.indexOf(name.toLowerCase());
    if (place >= 0 && isColumn(column)) places.set(column, place);
  }
  return {
    places,
    count: cells.length,
    missing: NEEDED.filter((column) => !places.has(column)).map((column) => COLUMNS[column]),
  };
}

const isColumn = (name: string): name is Column => name in COLUMNS;

/** What programs put before a sign that spreadsheets would take for a formula. */
const GUARD = /^'(?='*[=+\-@])/;

/** A cell's text, NFC-normalised and trimmed. */
export const cellOf = (heading: Heading, cells: readonly string[], column: Column): string => {
  const place = heading.places.get(column);
  return (place === undefined ? '' : (cells[place] ?? '')).normalize('NFC').trim().replace(GUARD, '');
};

/** A cell as a file has it: quoted, and never a formula. */
export const toCell = (text: string): string => {
  const guarded = /^(?:'*[=+\-@]|[\t\r])/.test(text) ? `'${text}` : text;
  return /[",;\n\r\t]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
