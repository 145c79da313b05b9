/** Pages of lists that may be very long: neither a total nor a page past the end makes PostgreSQL walk all of one. */

/** Up to here totals are exact. */
export const MOST_COUNTED = 10_000;

/** How many rows a page may lie behind; what comes after them is found by narrowing the list. */
export const DEEPEST_OFFSET = 100_000;

/** The statement that counts rows, one more than are counted exactly at the most. @param rows from … where … */
export const countUpTo = (rows: string): string =>
  `select count(*)::int as total from (select ${rows} limit ${MOST_COUNTED + 1}) as counted`;

export interface ListSize {
  readonly total: number;
  /** There is only where the list is longer than is counted: it has at least so many rows. */
  readonly totalIsEstimate?: true;
}

/** What reads a list. */
interface ListRead<Row> {
  readonly rows: (limit: number, offset: number) => Promise<Row[]>;
  /** By a statement of countUpTo. */
  readonly count: () => Promise<{ readonly total: number } | undefined>;
}

/** Where a page lies that is named by its number. */
export const placeOf = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

/** Reads a page with the size of its list; a page past the end is empty, and no row is read for it. */
export async function readPage<Row>(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  { rows, count }: ListRead<Row>,
): Promise<{ rows: Row[]; size: ListSize }> {
  if (offset === 0) {
    const [found, counted] = await Promise.all([rows(limit, 0), count()]);
    return { rows: found, size: sizeOf(counted?.total ?? 0, found.length) };
  }
  const counted = (await count())?.total ?? 0;
  const end = counted > MOST_COUNTED ? DEEPEST_OFFSET : counted;
  const found = offset < end ? await rows(limit, offset) : [];
  // A full page may be followed by another.
  const seen = found.length === 0 ? 0 : offset + found.length + (found.length === limit ? 1 : 0);
  return { rows: found, size: sizeOf(counted, seen) };
}

const sizeOf = (counted: number, seen: number): ListSize =>
  counted > MOST_COUNTED ? { total: Math.max(counted, seen), totalIsEstimate: true } : { total: counted };
