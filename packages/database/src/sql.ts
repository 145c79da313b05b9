import { type QueryConfig, type QueryResultRow, types } from 'pg';
import type { Columns, Parameter, RowOf, ValuesOf } from './column-types.ts';

/** A statement that PostgreSQL prepares once per connection. `Row` is what a row holds, `Values` its parameters. */
export interface Statement<Row, Values extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  readonly params: readonly Parameter<unknown>[];
  readonly columns: Columns;
  /** Never set; carries the types. */
  readonly types?: (values: Values) => Row;
}

const registered = new Map<string, Statement<unknown, never>>();

/** Every statement of the modules that are loaded, in the order of their declaration. */
export const registeredStatements = (): readonly Statement<unknown, never>[] => [...registered.values()];

/**
 * Declares a prepared statement. The types of its rows and values follow from the declaration, which a test holds against
 * what PostgreSQL says of the text.
 *
 * @param declaration.name unique in the program
 * @param declaration.params of $1, $2 and so on, as the server infers their types
 * @param declaration.columns in the order of the answer; none for a statement that answers with no rows
 * @throws Error when another statement has that name
 */
export function statement<const Params extends readonly Parameter<unknown>[] = [], Of extends Columns = Columns>({
  name,
  params,
  columns,
  text,
}: {
  readonly name: string;
  readonly params?: Params;
  readonly columns?: Of;
  readonly text: string;
}): Statement<RowOf<Of>, ValuesOf<Params>> {
  if (registered.has(name)) throw new Error(`two statements are called ${name}`);
  const declared = { name, text, params: params ?? [], columns: columns ?? {} };
  registered.set(name, declared);
  return declared;
}

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

/** Hears of each answer. @throws Error to fail the call */
export type AnswerCheck = (what: Pick<Statement<unknown, never>, 'name' | 'columns'>, rows: readonly object[]) => void;

let checkAnswer: AnswerCheck | undefined;

/** Lets every answer of this process be held against its declaration, as the tests do. */
export function checkAnswers(check: AnswerCheck): void {
  checkAnswer = check;
}

/** What sends statements: a client, or a pool. */
interface Connection {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<{ readonly rows: Row[] }>;
}

const INT8 = 20;

/** A bigint is a bigint, whoever opened the connection. */
const parsers: QueryConfig['types'] = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? (text: string) => BigInt(text) : types.getTypeParser(oid, format),
};

/** Runs prepared statements on a connection that somebody else opened, such as an operator's command. */
export const sqlOf = (connection: Connection): Sql => sqlOn((use) => use(connection));

/** Runs prepared statements, each on a borrowed connection. @param withConnection lends one for the time of a statement */
export function sqlOn(withConnection: <T>(use: (connection: Connection) => Promise<T>) => Promise<T>): Sql {
  const rows = async <Row, Values extends readonly unknown[]>(
    what: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> =>
    withConnection(async (connection) => {
      const { name, text } = what;
      const result = await connection.query<Row & object>({ name, text, values: [...values], types: parsers });
      checkAnswer?.(what, result.rows);
      return result.rows;
    });
  return { rows, row: async (what, values) => (await rows(what, values))[0] };
}
