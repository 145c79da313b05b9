import { type Columns, type Db, integer, nullable, type RowOf, statement, text } from '@passage/database';
import { SCOPE } from './list-products.queries.ts';

const MAKER_ROW = {
  id: integer,
  name: text,
  desno: nullable(text),
  logo: nullable(text),
  /** Products that are shown. */
  count: integer,
} satisfies Columns;
export type MakerRow = RowOf<typeof MAKER_ROW>;

const listOf = (table: 'brand' | 'designer', scope: number) =>
  statement({
    name: `catalogue-${table}s`,
    columns: MAKER_ROW,
    text: `select maker.id, name, ${table === 'designer' ? 'desno' : 'null'} as desno, logo, coalesce(count, 0) as count
     from ${table} as maker left join listing_count on scope = ${scope} and scope_id = maker.id
     order by lower(name), name, maker.id`,
  });

const brands = listOf('brand', SCOPE.brand);
const designers = listOf('designer', SCOPE.designer);

/** Every brand of the tenant with how many shown products it has, by name. */
export const allBrands = (db: Db): Promise<MakerRow[]> => db.sql.rows(brands, []);

/** Every designer of the tenant with how many shown products it has, by name. */
export const allDesigners = (db: Db): Promise<MakerRow[]> => db.sql.rows(designers, []);

/** The letter under which a name stands in an index; # for what begins otherwise. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
