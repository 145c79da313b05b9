/** Every SQL statement is declared as data, and PostgreSQL agrees with each declaration. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { integer, nullable, type RowOf, registeredStatements, statement, text, type ValuesOf } from '@passage/database';
import { createTestDatabase, useTestDatabase } from '@passage/testing';
import { describeStatement } from '@passage/testing/describe-statement';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['apps/api/src', 'prisma/seed', 'packages/database/src'];
const isSource = (path: string): boolean =>
  /\.ts$/.test(path) && !/\.(test|testing)\.ts$/.test(path) && !/(^|\/)(testing|generated)\//.test(path);

const sourcesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => isSource(path) && !path.includes('/node_modules/'));
const sources = FOLDERS.flatMap(sourcesIn);
const everySource = [
  ...FOLDERS.slice(0, 2),
  ...readdirSync(`${root}packages`).map((name) => `packages/${name}`),
].flatMap(sourcesIn);
const read = (path: string): string => readFileSync(root + path, 'utf8');

const database = useTestDatabase();
let owner: Client;
beforeAll(async () => {
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  for (const path of sources) if (/\bstatement\(\{/.test(read(path))) await import(/* @vite-ignore */ root + path);
});
afterAll(() => owner.end());

/** What PostgreSQL says otherwise than it is declared, each with its statement's name. */
async function misdeclared(client: Client): Promise<string[]> {
  const faults: string[] = [];
  const ofThem = registeredStatements().filter(({ name }) => !name.startsWith('test-'));
  for (const { name, text: sql, params, columns } of ofThem) {
    const found = await describeStatement(client, sql).catch((error: Error) => error.message);
    if (typeof found === 'string') faults.push(`${name}: ${found}`);
    else
      faults.push(
        ...[
          ...differences(
            'parameter',
            params.map(({ type }, index) => `$${index + 1} ${type.typeName}`),
            found.params.map((type, index) => `$${index + 1} ${type}`),
          ),
          ...differences(
            'column',
            Object.entries(columns).map(([column, { typeName }]) => `${column} ${typeName}`),
            found.columns.map((column) => column.join(' ')),
          ),
        ].map((fault) => `${name}: ${fault}`),
      );
  }
  return faults;
}

const differences = (kind: string, declared: readonly string[], found: readonly string[]): string[] =>
  Array.from({ length: Math.max(declared.length, found.length) }, (_, index) => index)
    .filter((index) => declared[index] !== found[index])
    .map((index) => `${kind} ${declared[index] ?? 'undeclared'} is ${found[index] ?? 'missing'}`);

describe('statements are what they declare', () => {
  it('house-01 PostgreSQL describes each as it is declared: names, types and order of columns and parameters', async () => {
    expect(registeredStatements().length).toBeGreaterThan(450);
    expect(await misdeclared(owner)).toEqual([]);
  });

  it('house-01 a renamed column and one of another type are found, with each statement that reads them', async () => {
    const copy = await createTestDatabase();
    const client = new Client({ connectionString: copy.url });
    await client.connect();
    await client.query('alter table newsletter_subscriber rename column asked_at to requested_at');
    await client.query('alter table invite_code alter column code type varchar(40)');
    const faults = await misdeclared(client);
    await client.end();
    await copy.drop();
    expect(faults.length).toBeLessThan(20);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^contact-subscriber: column "asked_at" does not exist$/),
        expect.stringMatching(/^invite-codes-.*: column code text is code character varying$/),
      ]),
    );
  });
});

/** Texts that are no query of data: what a transaction and a session are told. */
const SESSION =
  /^[`'"](begin|commit|rollback|set role|reset role|listen |select set_config\(|select pg_(try_)?advisory)/i;

/** Where SQL is sent that no declaration could describe, with the reason. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  'apps/api/src/sql.ts': 'runs the statement that an operator types',
  'packages/database/src/assert-bound-login.ts': 'asks the catalogue before any schema is known to be there',
  'packages/database/src/backup-tables.ts': 'reads tables by their names in the catalogue',
  'packages/database/src/back-up-database.ts': 'reads tables by their names in the catalogue',
  'packages/database/src/database.ts': 'asks a connection whether it answers, and where the server is in its log',
  'packages/database/src/make-logins.ts': 'makes roles, which takes no parameters',
  'packages/database/src/migrate-database.ts': 'runs migrations',
  'packages/database/src/replica.ts': 'asks a replica where it is in the log',
  'packages/database/src/restore-database.ts': 'fills tables by their names in the catalogue',
  'packages/database/src/schema-engine.ts': 'runs migrations',
  'packages/database/src/schema-version.ts': 'asks the table of migrations before any schema is known to be there',
  'packages/database/src/sql.ts': 'sends the declared statements',
  'packages/database/src/table-text.ts': 'copies tables by their names in the catalogue',
  'packages/database/src/take-client.ts': 'tells a connection its tenant',
  'prisma/seed/index.ts': 'fills tables by their names in the seed',
  'prisma/seed/target.ts': 'fills tables by their names in the seed',
};
/** Folders of tests, of their services and of measurements. */
const NO_PRODUCT = /^packages\/(bench|soak|testing|launch)\//;

/** The query calls of a source with a text of their own. */
const ownTexts = (source: string): string[] =>
  [...source.matchAll(/(?:\.query(?:<[^(]*>)?\(|\$(?:query|execute)Raw(?:Unsafe)?[`(<])\s*([^\n;]*)/g)]
    .map(([, argument = '']) => argument)
    .filter((argument) => !SESSION.test(argument));

describe('SQL stands in declarations alone', () => {
  const withOwnTexts = everySource.filter((path) => ownTexts(read(path)).length > 0);

  it('house-02 no query call has a text of its own, but those of the list', () => {
    expect(withOwnTexts.filter((path) => !NO_PRODUCT.test(path) && !(path in OWN_TEXTS))).toEqual([]);
  });

  it('house-02 the list names no file that needs it no more', () => {
    expect(Object.keys(OWN_TEXTS).filter((path) => !withOwnTexts.includes(path))).toEqual([]);
  });

  it('house-02 a call with its own text is found in any of its forms, and what a session is told is none', () => {
    expect(ownTexts("await client.query('select 1 as one', [])")).toHaveLength(1);
    expect(ownTexts('await pool.query<{ id: number }>(\n  `select id from spu`,\n)')).toHaveLength(1);
    expect(ownTexts('prisma.$queryRaw`select 1`; prisma.$executeRawUnsafe(text)')).toHaveLength(2);
    expect(ownTexts("client.query('begin isolation level repeatable read'); client.query('commit')")).toEqual([]);
  });
});

const typed = statement({
  name: 'test-typed',
  params: [integer('id'), nullable(text)('word')],
  columns: { id: integer, name: nullable(text) },
  text: 'select $1::int as id, $2::text as name',
});

it('house-03 what a row holds and what a statement takes follow from the declaration', () => {
  expectTypeOf<RowOf<typeof typed>>().toEqualTypeOf<{ id: number; name: string | null }>();
  expectTypeOf<ValuesOf<[ReturnType<typeof integer>]>>().toEqualTypeOf<[number]>();
  const row: RowOf<typeof typed> = { id: 1, name: null };
  // @ts-expect-error a column that is not declared
  expect(row.email).toBeUndefined();
  // @ts-expect-error a column that may be null
  expect(() => row.name.length).toThrow(TypeError);
  const rows = (values: Parameters<NonNullable<typeof typed.types>>[0]): readonly unknown[] => values;
  // @ts-expect-error a number where text is taken
  rows([1, 2]);
  // @ts-expect-error a value too few
  rows([1]);
  expect(rows([1, null])).toEqual([1, null]);
});
