/**
 * A file of separated values, record by record. A record that cannot be read costs its first line alone: an unclosed
 * quote must not take along what follows it.
 */
import { parse } from 'csv-parse/sync';

export interface Line {
  readonly text: string;
  /** Quotes in it, which tell whether a record ends with it. */
  readonly quotes: number;
  /** The first byte after it. */
  readonly end: number;
}

export interface CsvRecord {
  /** As a spreadsheet counts, the heading is 1. */
  readonly row: number;
  /** Of its first line; the heading is 1. */
  readonly line: number;
  /** Where the next record begins. */
  readonly end: number;
  readonly nextLine: number;
  /** undefined where it cannot be read. */
  readonly cells: readonly string[] | undefined;
  readonly text: string;
}

const NEWLINE = 0x0a;
/** No description of a product is as long; what is longer has lost its end. */
const MOST_RECORD_BYTES = 256 * 1024;
const MOST_RECORD_LINES = 500;

const lineOf = (bytes: Buffer, end: number): Line => {
  const text = bytes.subarray(0, MOST_RECORD_BYTES).toString('utf8').replace(/\r$/, '');
  return { text, quotes: text.split('"').length - 1, end };
};

/** @param start where in the file the chunks begin */
export async function* readLines(chunks: AsyncIterable<Buffer>, start = 0): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0);
  let place = start;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      place += at + 1 - from;
      yield lineOf(
        rest.length === 0 ? chunk.subarray(from, at) : Buffer.concat([rest, chunk.subarray(from, at)]),
        place,
      );
      rest = Buffer.alloc(0);
      from = at + 1;
    }
    place += chunk.length - from;
    // Of a line without end no more is kept than a record may have.
    if (rest.length <= MOST_RECORD_BYTES) rest = Buffer.concat([rest, chunk.subarray(from)]);
  }
  if (rest.length > 0) yield lineOf(rest, place);
}

function cellsOf(text: string, delimiter: string): string[] | undefined {
  try {
    const records: string[][] = parse(text, { delimiter, relax_column_count: true });
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}

/** The sign that separates the heading's cells most often. */
export const delimiterOf = (heading: string): string => {
  const bare = heading.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
};

export interface RecordsPlan {
  readonly delimiter: string;
  /** Cells of each record. */
  readonly columns: number;
  /** Rows and lines that were read before. */
  readonly rowsDone: number;
  readonly linesDone: number;
}

export async function* readRecords(lines: AsyncGenerator<Line>, plan: RecordsPlan): AsyncGenerator<CsvRecord> {
  const { delimiter, columns } = plan;
  const waiting: Line[] = [];
  const next = async (): Promise<Line | undefined> => waiting.shift() ?? (await lines.next()).value ?? undefined;
  let row = plan.rowsDone;
  let line = plan.linesDone;
  try {
    for (let first = await next(); first !== undefined; first = await next()) {
      row += 1;
      const begun = line + 1;
      const taken = [first];
      let { quotes } = first;
      let bytes = first.text.length;
      while (quotes % 2 === 1 && taken.length < MOST_RECORD_LINES && bytes < MOST_RECORD_BYTES) {
        const more = await next();
        if (more === undefined) break;
        taken.push(more);
        quotes += more.quotes;
        bytes += more.text.length;
      }
      const text = taken.map((part) => part.text).join('\n');
      const cells = quotes % 2 === 1 || bytes >= MOST_RECORD_BYTES ? undefined : cellsOf(text, delimiter);
      // Lines that make no record together are looked at one by one; only the first is lost.
      const isTorn = taken.length > 1 && cells?.length !== columns;
      if (isTorn) waiting.unshift(...taken.splice(1));
      line += taken.length;
      if (text.trim() === '') continue;
      const end = taken.at(-1)?.end ?? first.end;
      yield { row, line: begun, end, nextLine: line, cells: isTorn ? undefined : cells, text: first.text };
    }
  } finally {
    await lines.return(undefined);
  }
}
