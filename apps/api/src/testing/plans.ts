/** How PostgreSQL runs the statements of a read, and how many rows it touches for them. */
import type { Database, Db, Statement } from '@passage/database';
import { type Client, escapeLiteral } from 'pg';

export interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

const literal = (value: unknown): string => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeLiteral(Array.isArray(value) ? `{${value.map(element).join(',')}}` : String(value));
};
const element = (value: unknown): string =>
  typeof value === 'string' ? `"${value.replace(/[\\"]/g, '\\$&')}"` : String(value);

/** The plans of a read's statements, run as the app's role. @param client connected as that role, with the tenant set */
export async function plansOf(app: Database, client: Client, read: (db: Db) => Promise<unknown>): Promise<Node[]> {
  const plans: Node[] = [];
  let prepared = 0;
  const rows = async <Row, Values extends readonly unknown[]>(
    { text }: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> => {
    // Reads of one page may run at once.
    const name = `explained_${prepared++}`;
    await client.query(`prepare ${name} as ${text}`);
    const explained = await client.query(
      `explain (analyze, format json) execute ${name} (${values.map(literal).join(', ')})`,
    );
    await client.query(`deallocate ${name}`);
    plans.push(explained.rows[0]['QUERY PLAN'][0].Plan);
    return (await client.query(text, [...values])).rows;
  };
  const sql: Db['sql'] = { rows, row: async (what, values) => (await rows(what, values))[0] };
  await read({ ...app.forTenant(1).readable, sql });
  return plans;
}

/** A plan's nodes, itself first. */
export const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Rows that a node read, those that its filter dropped included. */
export const rowsRead = (node: Node): number => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);

/** Rows that were read from tables and indexes. */
export const rowsTouched = (plans: readonly Node[]): number =>
  plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'].includes('Scan') && (node['Relation Name'] ?? node['Index Name']) !== undefined)
    .reduce((sum, node) => sum + rowsRead(node) * (node['Actual Loops'] ?? 1), 0);
