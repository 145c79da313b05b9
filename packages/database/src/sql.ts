import type { PoolClient } from 'pg';

/** A statement that PostgreSQL prepares once per connection. `Row` is what a row holds, `Values` its parameters. */
export interface Statement<Row, Values extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  /** Never set; carries the types. */
  readonly types?: (values: Values) => Row;
}

/**
 * Declares a prepared statement. Column types: int and smallint are numbers, bigint is a bigint, timestamptz a Date,
 * json its value.
 *
 * @param name unique in the program
 */
export const statement = <Row, Values extends readonly unknown[] = []>(
  name: string,
  text: string,
): Statement<Row, Values> => ({ name, text });

/**
 * A change that fails in the database itself unless it touches as many rows, and so undoes its transaction even where its
 * answer comes with the commit's.
 *
 * @param text an insert, update or delete that returns its rows, or a query of one row for each thing that it did
 * @see isUntouched
 */
export const mustTouch = (text: string, rows = 1): string =>
  `with touched as (${text}) select passage.must_touch(count(*), ${rows}) from touched`;

/** Runs prepared statements on a connection that is bound to a tenant. */
export interface Sql {
  rows<Row, Values extends readonly unknown[]>(what: Statement<Row, Values>, values: Values): Promise<Row[]>;
  /** The first row, if any. */
  row<Row, Values extends readonly unknown[]>(what: Statement<Row, Values>, values: Values): Promise<Row | undefined>;
}

/** @param withClient lends a connection for the time of one statement */
export function sqlOn(withClient: <T>(use: (client: PoolClient) => Promise<T>) => Promise<T>): Sql {
  const rows = async <Row, Values extends readonly unknown[]>(
    what: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> =>
    withClient(async (client) => {
      const result = await client.query<Row & object>({ name: what.name, text: what.text, values: [...values] });
      return result.rows;
    });
  return { rows, row: async (what, values) => (await rows(what, values))[0] };
}
