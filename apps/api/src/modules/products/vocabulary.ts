/** The properties, values and brands of a store: all shops share them, so that shoppers filter by one word for one thing. */
import { array, type Db, integer, jsonb, statement, type Tx, text } from '@passage/database';
import { cutText } from '../../platform/cut-text.ts';
import type { Localized } from '../catalogue/index.ts';
import { SEARCHED, searchEngine } from '../search/index.ts';

/** A property and its value by their names. */
export interface NamedValue {
  readonly name: Localized;
  readonly value: Localized;
}

/** Other spellings of a property that stores have already. No object, whose `constructor` a property may be called. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['color', 'colour'],
  ['fabric', 'material'],
]);

const keyOf = (name: Localized): string =>
  cutText((name.en ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, '-'), 60);
const propertyKeyOf = (name: Localized): string => SPELLINGS.get(keyOf(name)) ?? keyOf(name);

/** Equal for values that are the same to the store. */
export const valueKeyOf = ({ name, value }: NamedValue): string => `${propertyKeyOf(name)}\n${keyOf(value)}`;

/** Behind all that a store has put in an order of its own. */
const LAST = 1000;

const addProperties = statement({
  name: 'products-add-properties',
  params: [jsonb.as<string>()('properties')],
  text: `insert into property (key, name, position)
   select key, name, ${LAST} from rows from (jsonb_to_recordset($1::jsonb) as (key text, name jsonb))
     with ordinality as given (key, name, place) order by place
   on conflict (tenant_id, key) do nothing`,
});
const propertiesByKey = statement({
  name: 'products-properties-by-key',
  params: [array(text)('keys')],
  columns: { id: integer, key: text },
  text: 'select id, key from property where key = any ($1::text[])',
});
// A value is known by its key or by its English name: stores give keys of their own.
const knownValues = statement({
  name: 'products-known-values',
  params: [array(integer)('propertyIds'), array(text)('keys'), array(text)('names')],
  columns: { property_id: integer, key: text, value_id: integer },
  text: `select distinct on (given.property_id, given.key) given.property_id, given.key, property_value.id as value_id
   from unnest($1::int[], $2::text[], $3::text[]) as given (property_id, key, name)
   join property_value on property_value.property_id = given.property_id
     and (property_value.key = given.key or lower(property_value.name->>'en') = given.name)
   order by given.property_id, given.key, property_value.key = given.key desc, property_value.id`,
});
const addValues = statement({
  name: 'products-add-values',
  params: [jsonb.as<string>()('values')],
  text: `insert into property_value (property_id, key, name, position)
   select property_id, key, name, ${LAST} from rows from (jsonb_to_recordset($1::jsonb) as (property_id int, key text, name jsonb))
     with ordinality as given (property_id, key, name, place) order by place
   on conflict (tenant_id, property_id, key) do nothing`,
});

const distinct = <T>(items: readonly T[], keyOfItem: (item: T) => string): T[] =>
  [...new Map(items.toReversed().map((item) => [keyOfItem(item), item])).values()].toReversed();

interface ValueRow {
  readonly property_id: number;
  readonly key: string;
  readonly name: Localized;
}

const rowKeyOf = ({ property_id, key }: Pick<ValueRow, 'property_id' | 'key'>): string => `${property_id}\n${key}`;

/** Values as rows of their properties; a property that the store does not know is 0. */
async function rowsOf(db: Db, values: readonly NamedValue[]): Promise<ValueRow[]> {
  const keys = [...new Set(values.map(({ name }) => propertyKeyOf(name)))];
  const found = await db.sql.rows(propertiesByKey, [keys]);
  const propertyIds = new Map(found.map(({ id, key }) => [key, id]));
  return values.map(({ name, value }) => ({
    property_id: propertyIds.get(propertyKeyOf(name)) ?? 0,
    key: keyOf(value),
    name: value,
  }));
}

/** Ids by `rowKeyOf`. */
async function idsOf(db: Db, rows: readonly ValueRow[]): Promise<Map<string, number>> {
  const known = await db.sql.rows(knownValues, [
    rows.map((row) => row.property_id),
    rows.map((row) => row.key),
    rows.map((row) => (row.name.en ?? '').toLowerCase()),
  ]);
  return new Map(known.map((row) => [rowKeyOf(row), row.value_id]));
}

const byValue = (values: readonly NamedValue[], rows: readonly ValueRow[], ids: ReadonlyMap<string, number>) =>
  new Map(
    values.map((value, index) => {
      const row = rows[index];
      return [valueKeyOf(value), (row && ids.get(rowKeyOf(row))) ?? 0];
    }),
  );

/** The ids of values by their `valueKeyOf`; 0 for what the store does not know. Adds nothing. */
export async function knownValueIdsOf(db: Db, values: readonly NamedValue[]): Promise<Map<string, number>> {
  const wanted = distinct(values, valueKeyOf);
  if (wanted.length === 0) return new Map();
  const rows = await rowsOf(db, wanted);
  return byValue(wanted, rows, await idsOf(db, rows));
}

/**
 * The ids of values by their `valueKeyOf`. What the store does not know is added; names that are there stay as they are.
 */
export async function valueIdsOf(tx: Tx, values: readonly NamedValue[]): Promise<Map<string, number>> {
  const wanted = distinct(values, valueKeyOf);
  if (wanted.length === 0) return new Map();
  const properties = distinct(wanted, ({ name }) => propertyKeyOf(name)).map(({ name }) => ({
    key: propertyKeyOf(name),
    name,
  }));
  await tx.sql.rows(addProperties, [JSON.stringify(properties)]);
  const rows = await rowsOf(tx, wanted);
  const ids = await idsOf(tx, rows);
  const missing = rows.filter((row) => !ids.has(rowKeyOf(row)));
  if (missing.length === 0) return byValue(wanted, rows, ids);
  await tx.sql.rows(addValues, [JSON.stringify(missing)]);
  return byValue(wanted, rows, await idsOf(tx, rows));
}

const addBrands = statement({
  name: 'products-add-brands',
  params: [array(text)('names')],
  columns: { id: integer },
  text: `insert into brand (name)
   select name from unnest($1::text[]) with ordinality as given (name, place)
   where not exists (select from brand where lower(brand.name) = lower(given.name)) order by place
   on conflict (tenant_id, name) do nothing returning id`,
});
// The database and this program do not write every letter small alike (a final sigma, an İ): one of them compares.
const brandsByName = statement({
  name: 'products-brands-by-name',
  params: [array(text)('names')],
  columns: { id: integer, name: text },
  text: `select min(brand.id) as id, given.name from unnest($1::text[]) as given (name)
   join brand on lower(brand.name) = lower(given.name) group by 2`,
});

/** The ids of brands by their names in lower case; new ones are added. */
export async function brandIdsOf(tx: Tx, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = distinct(names, (name) => name.toLowerCase());
  if (wanted.length === 0) return new Map();
  const added = await tx.sql.rows(addBrands, [wanted]);
  if (added.length > 0)
    await searchEngine.index(
      tx,
      SEARCHED.brand,
      added.map(({ id }) => id),
    );
  const found = await tx.sql.rows(brandsByName, [wanted]);
  return new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
}
