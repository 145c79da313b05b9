import { type Db, statement } from '@passage/database';
import { SCOPE } from './list-products.queries.ts';

export interface MakerRow {
  id: number;
  name: string;
  desno: string | null;
  logo: string | null;
  /** Products that are shown. */
  count: number;
}

const makers = (table: 'brand' | 'designer', scope: number) =>
  statement<MakerRow>(
    `catalogue-${table}s`,
    `select maker.id, name, ${table === 'designer' ? 'desno' : 'null'} as desno, logo, coalesce(count, 0) as count
     from ${table} as maker left join listing_count on scope = ${scope} and scope_id = maker.id
     order by lower(name), name, maker.id`,
  );

const brands = makers('brand', SCOPE.brand);
const designers = makers('designer', SCOPE.designer);

export const allBrands = (db: Db): Promise<MakerRow[]> => db.sql.rows(brands, []);
export const allDesigners = (db: Db): Promise<MakerRow[]> => db.sql.rows(designers, []);

/** The letter under which a name stands in an index; # for what begins otherwise. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
