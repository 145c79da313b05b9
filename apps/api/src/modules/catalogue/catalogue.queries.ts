import type { Language } from '@passage/contract';
import {
  array,
  type Columns,
  type Db,
  integer,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
} from '@passage/database';

type Crumb = RowOf<typeof pathToCategory>;

// The depth bounds a path that data by hand could have bent into a circle.
const pathToCategory = statement({
  name: 'catalogue-crumbs',
  params: [integer('categoryId'), text.as<Language>()('language')],
  columns: { id: integer, name: text },
  text: `with recursive path as (
     select id, parent_id, name, 1 as depth from category where id = $1
     union all
     select category.id, category.parent_id, category.name, path.depth + 1
     from path join category on category.id = path.parent_id where path.depth < 10
   )
   select id, coalesce(name->>$2, name->>'en', '') as name from path order by depth desc`,
});

/** The path from the root to a category; empty when there is none of that id. */
export const crumbsOf = (db: Db, categoryId: number, language: Language): Promise<Crumb[]> =>
  db.sql.rows(pathToCategory, [categoryId, language]);

const designerByDesno = statement({
  name: 'catalogue-designer',
  params: [text('desno')],
  columns: { id: integer },
  text: 'select id from designer where desno = $1',
});

/** The id of a designer by the wire's desno; undefined for an unknown one. */
export const designerIdOf = async (db: Db, desno: string): Promise<number | undefined> =>
  (await db.sql.row(designerByDesno, [desno]))?.id;

type ProductPlace = RowOf<typeof productPlace>;

const productPlace = statement({
  name: 'catalogue-product-place',
  params: [integer('id')],
  columns: { brand_id: integer, category_id: integer, population: smallint },
  text: 'select brand_id, category_id, population from spu where id = $1',
});

/** Where a product stands; undefined for one that the tenant does not have. */
export const placeOfProduct = (db: Db, id: number): Promise<ProductPlace | undefined> => db.sql.row(productPlace, [id]);

const NAMED_ROW = {
  id: integer,
  name: text,
  /** Of a designer. */
  desno: nullable(text),
} satisfies Columns;
export type NamedRow = RowOf<typeof NAMED_ROW>;

const named = (table: string, name: string, desno = 'null') =>
  statement({
    name: `catalogue-names-${table}`,
    params: [array(integer)('ids'), text.as<Language>()('language')],
    columns: NAMED_ROW,
    text: `select entry.id, ${name} as name, ${desno} as desno
     from unnest($1::int[]) with ordinality as wanted (id, position) join ${table} as entry using (id)
     where $2::text is not null order by wanted.position`,
  });
const NAMES = {
  brand: named('brand', 'entry.name'),
  designer: named('designer', 'entry.name', 'entry.desno'),
  category: named('category', `coalesce(entry.name->>$2, entry.name->>'en', '')`),
  shop: named('shop', 'entry.name'),
};

/** Names in the order of the ids. */
export const namesOf = (
  db: Db,
  what: keyof typeof NAMES,
  ids: readonly number[],
  language: Language,
): Promise<NamedRow[]> => db.sql.rows(NAMES[what], [ids, language]);

const rootPictures = statement({
  name: 'catalogue-root-pictures',
  params: [array(integer)('ids')],
  columns: { id: integer, file: text },
  text: `select wanted.id, picture.file from unnest($1::int[]) as wanted (id)
   cross join lateral (
     select spu_id from listing where scope = 2 and scope_id = wanted.id
     order by rank desc, created_at desc, spu_id desc limit 1
   ) as best
   join spu_picture as picture on picture.spu_id = best.spu_id and picture.position = 0`,
});

/** A picture of each category's most recommended product, where it has one. */
export async function picturesOfCategories(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.sql.rows(rootPictures, [ids]);
  return new Map(rows.map(({ id, file }) => [id, file]));
}
