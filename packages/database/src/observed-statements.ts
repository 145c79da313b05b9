import type { ClientBase, Pool } from 'pg';

/**
 * Hears of each statement as it is sent, by its name and never by its values.
 *
 * @returns what is called once it is over, with the error it ended in, if any; undefined when nobody cares
 */
export type StatementObserver = (name: string) => ((error?: unknown) => void) | undefined;

/** Lets the observer hear of all that a connection sends: prepared statements, Prisma's, begin and commit. */
export function observeStatements(client: ClientBase, observe: StatementObserver): void {
  const send = client.query;
  const observed = (...given: readonly unknown[]): unknown => {
    const over = observe(nameOf(given[0]));
    const sent: unknown = Reflect.apply(send, client, given);
    if (over && sent instanceof Promise)
      sent.then(
        () => over(),
        (error: unknown) => over(error),
      );
    return sent;
  };
  Reflect.set(client, 'query', observed);
}

/** Lets the observer hear of all who ask a pool for a connection and wait for the answer. */
export function observeConnects(pool: Pool, observe: () => (() => void) | undefined): void {
  const connect = pool.connect;
  const observed = (...given: readonly unknown[]): unknown => {
    const over = observe();
    const asked: unknown = Reflect.apply(connect, pool, given);
    if (over && asked instanceof Promise) asked.then(over, over);
    return asked;
  };
  Reflect.set(pool, 'connect', observed);
}

/** A prepared statement's own name; of any other what it does to which table, for instance "select member". */
function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return inShort(statement);
  if (typeof statement !== 'object' || statement === null) return 'statement';
  if ('name' in statement && typeof statement.name === 'string') return statement.name;
  return 'text' in statement && typeof statement.text === 'string' ? inShort(statement.text) : 'statement';
}

function inShort(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+(?:"?public"?\.)?"?([a-z_]+)"?/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}
