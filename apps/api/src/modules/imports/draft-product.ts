import { createHash } from 'node:crypto';
import { MOST_CENTS } from '@passage/contract/scalars';
import { type Cents, centsFromDollars } from '@passage/money';
import { cutText } from '../../platform/cut-text.ts';
import { plainText, safeHtml } from '../catalogue/index.ts';
import { valueKeyOf } from '../products/index.ts';
import { type Column, cellOf, type Heading } from './columns.ts';
import type { SourceProduct, SourceRow } from './read-products.ts';

export interface VariantDraft {
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly price: Cents;
  readonly marketPrice: Cents;
  readonly quantity: number;
  /** Address, empty for none. */
  readonly picture: string;
}

/** A product as the file has it. */
export interface ImportDraft {
  readonly title: string;
  /** Safe to show. */
  readonly html: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly gender: string;
  readonly ageGroup: string;
  readonly isPublished: boolean;
  readonly variants: readonly VariantDraft[];
  /** The row of each variant. */
  readonly variantRows: readonly SourceRow[];
  readonly pictures: readonly { readonly row: SourceRow; readonly address: string }[];
  /** Equal for what says the same. */
  readonly fingerprint: string;
}

const MOST_VARIANTS = 100;
const MOST_PICTURES = 8;
const MOST_STOCK = 1_000_000;
const MOST_HTML = 20_000;
const MOST_ADDRESS = 2000;
const NO_OPTION = { name: 'title', value: 'default title' };

type Cell = (column: Column) => string;

/**
 * What the rows of a product say. What is wrong is noted at its row, and then nothing of the product is taken.
 *
 * @param delimiter where it is a semicolon, a comma stands for the decimal point
 */
export function draftProduct(source: SourceProduct, heading: Heading, delimiter: string): ImportDraft | undefined {
  const [first] = source.rows;
  const cellsOf =
    ({ cells = [] }: SourceRow): Cell =>
    (column) =>
      cellOf(heading, cells, column);
  if (!first || source.rows.some(({ problems }) => problems.length > 0)) return undefined;
  const cell = cellsOf(first);
  const note = (row: SourceRow, code: SourceRow['problems'][number]['code'], detail = '') =>
    void row.problems.push({ code, detail });

  const title = cell('title');
  if (title === '') note(first, 'titleMissing');
  if ([...title].length > 200) note(first, 'tooLong', 'Title');
  const html = cell('html');
  if (html.length > MOST_HTML) note(first, 'tooLong', 'Body (HTML)');
  if (/^(true|yes|1)$/i.test(cell('giftCard'))) note(first, 'giftCard');

  const names = [cell('name1'), cell('name2'), cell('name3')];
  const variants: VariantDraft[] = [];
  const variantRows: SourceRow[] = [];
  const combinations = new Set<string>();
  const pictures: { row: SourceRow; address: string }[] = [];
  for (const row of source.rows) {
    const of = cellsOf(row);
    const picture = of('picture');
    if (picture !== '' && picture.length <= MOST_ADDRESS && pictures.length < MOST_PICTURES)
      pictures.push({ row, address: picture });
    if (row !== first && of('value1') === '' && of('price') === '') continue;
    const variant = draftVariant(row, of, names, delimiter);
    if (!variant) continue;
    const combination = variant.options
      .map(({ name, value }) => valueKeyOf({ name: { en: name }, value: { en: value } }))
      .join('\n');
    if (combinations.has(combination))
      note(row, 'variantRepeated', variant.options.map(({ value }) => value).join(', '));
    combinations.add(combination);
    variants.push(variant);
    variantRows.push(row);
  }
  if (variants.length > MOST_VARIANTS) note(first, 'tooManyVariants', String(MOST_VARIANTS));
  if (source.rows.some(({ problems }) => problems.length > 0)) return undefined;

  const draft = {
    title,
    html: safeHtml(html),
    vendor: cutText(cell('vendor'), 80),
    type: cell('type'),
    tags: cell('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
      .slice(0, 250),
    gender: cell('gender'),
    ageGroup: cell('ageGroup'),
    isPublished: !/^(false|no|0)$/i.test(cell('published')) && !/^(draft|archived)$/i.test(cell('status')),
    variants,
  };
  const said = { ...draft, pictures: pictures.map(({ address }) => address) };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(said, (_, value) => (typeof value === 'bigint' ? String(value) : value)))
    .digest('base64url');
  return { ...draft, variantRows, pictures, fingerprint };
}

function draftVariant(
  row: SourceRow,
  cell: Cell,
  names: readonly string[],
  delimiter: string,
): VariantDraft | undefined {
  const before = row.problems.length;
  const note = (code: 'priceInvalid' | 'comparePriceInvalid' | 'quantityInvalid' | 'tooLong', detail: string) =>
    void row.problems.push({ code, detail: plainText(detail, 60) });
  const values = [cell('value1'), cell('value2'), cell('value3')];
  const options = values.flatMap((value, index) => {
    const name = names[index] || `Option ${index + 1}`;
    const isNone = name.toLowerCase() === NO_OPTION.name && value.toLowerCase() === NO_OPTION.value;
    return value === '' || isNone ? [] : [{ name, value }];
  });
  for (const { name, value } of options) if ([...name].length > 60 || [...value].length > 60) note('tooLong', value);
  const price = amountOf(cell('price'), delimiter);
  if (price === undefined) note('priceInvalid', cell('price'));
  const compared = cell('comparePrice');
  const comparePrice = compared === '' ? price : amountOf(compared, delimiter);
  if (compared !== '' && comparePrice === undefined && !/^0+([.,]0+)?$/.test(compared))
    note('comparePriceInvalid', compared);
  const quantity = quantityOf(cell('quantity'));
  if (quantity === undefined) note('quantityInvalid', cell('quantity'));
  if (row.problems.length > before || price === undefined || quantity === undefined) return undefined;
  const marketPrice = comparePrice !== undefined && comparePrice > price ? comparePrice : price;
  return { options, price, marketPrice, quantity, picture: cell('variantPicture') };
}

function amountOf(text: string, delimiter: string): Cents | undefined {
  const amount = centsFromDollars(delimiter === ';' ? text.replace(',', '.') : text);
  return amount !== undefined && amount > 0n && amount <= MOST_CENTS ? amount : undefined;
}

/** What is owed to buyers counts as none left. */
function quantityOf(text: string): number | undefined {
  if (text === '') return 0;
  if (!/^-?\d{1,9}$/.test(text)) return undefined;
  const quantity = Math.max(0, Number(text));
  return quantity <= MOST_STOCK ? quantity : undefined;
}
