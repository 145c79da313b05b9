/** The records of a file by product: those that follow one another and have one handle. */
import type { RowProblem } from '@passage/contract/imports';
import { cutText } from '../../platform/cut-text.ts';
import { cellOf, type Heading } from './columns.ts';
import type { CsvRecord } from './read-records.ts';

export interface Problem {
  readonly code: RowProblem;
  readonly detail: string;
}

export interface SourceRow {
  readonly row: number;
  readonly line: number;
  /** undefined where it cannot be read. */
  readonly cells: readonly string[] | undefined;
  readonly problems: Problem[];
}

export interface SourceProduct {
  readonly handle: string;
  readonly rows: SourceRow[];
  /** Where the next product begins, and how much lies before it. */
  end: number;
  rowsDone: number;
  linesDone: number;
}

/** Rows of one product that are looked at; what has more is refused. */
export const MOST_PRODUCT_ROWS = 500;

const MOST_HANDLE = 200;

/** A row that cannot be read belongs to the handle with which its text begins. */
function handleOf(record: CsvRecord, heading: Heading, delimiter: string): string {
  const cells = record.cells ?? record.text.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''));
  return cutText(cellOf(heading, cells, 'handle').toLowerCase().replaceAll('\0', ''), MOST_HANDLE);
}

export async function* readProducts(
  records: AsyncGenerator<CsvRecord>,
  heading: Heading,
  delimiter: string,
): AsyncGenerator<SourceProduct> {
  let product: SourceProduct | undefined;
  for await (const record of records) {
    const handle = handleOf(record, heading, delimiter);
    if (product && (product.handle !== handle || handle === '')) {
      yield product;
      product = undefined;
    }
    product ??= { handle, rows: [], end: 0, rowsDone: 0, linesDone: 0 };
    product.rows.push(toRow(record, handle, heading, product.rows.length));
    product.end = record.end;
    product.rowsDone = record.row;
    product.linesDone = record.nextLine;
    // Each part of what has too many rows is refused; it never lies in memory as a whole.
    if (product.rows.length > MOST_PRODUCT_ROWS) {
      yield product;
      product = undefined;
    }
  }
  if (product) yield product;
}

function toRow(record: CsvRecord, handle: string, heading: Heading, before: number): SourceRow {
  const { row, line, cells } = record;
  const problems: Problem[] = [];
  if (cells === undefined) problems.push({ code: 'unreadable', detail: '' });
  else if (cells.length !== heading.count)
    problems.push({ code: 'columnCount', detail: `${cells.length}/${heading.count}` });
  else if (handle === '') problems.push({ code: 'handleMissing', detail: '' });
  else if (cells.some((cell) => cell.includes('\0'))) problems.push({ code: 'unreadable', detail: '' });
  if (before >= MOST_PRODUCT_ROWS) problems.push({ code: 'tooManyVariants', detail: String(MOST_PRODUCT_ROWS) });
  return { row, line, cells: problems.length > 0 ? undefined : cells, problems };
}
