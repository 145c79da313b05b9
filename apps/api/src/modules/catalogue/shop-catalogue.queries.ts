import type { Language } from '@passage/contract';
import { type Db, integer, nullable, type RowOf, smallint, statement, text } from '@passage/database';
import { whole } from './intersect-lists.ts';
import { SCOPE } from './list-products.queries.ts';

type ShopCategoryRow = RowOf<typeof shopCategories>;
type ShopBrandRow = RowOf<typeof shopBrands>;

/** How many products of a shop each list of a scope has. */
const counts = (scope: number) => `
  select listing_bits.scope_id as id, sum(bit_count(${whole('listing_bits.bits')} & ${whole('shop.bits')}))::int as count
  from listing_bits as shop join listing_bits on listing_bits.scope = ${scope} and listing_bits.chunk = shop.chunk
  where shop.scope = ${SCOPE.shop} and shop.scope_id = $1
  group by 1`;

const shopCategories = statement({
  name: 'catalogue-shop-categories',
  params: [integer('shopId'), text.as<Language>()('language')],
  columns: { id: integer, name: text, parent_id: nullable(integer), population: smallint, count: integer },
  text: `select id, coalesce(name->>$2, name->>'en', '') as name, parent_id, population, count
   from (${counts(SCOPE.category)}) as counted join category using (id)
   where count > 0 order by population, parent_id nulls first, position, id`,
});

const shopBrands = statement({
  name: 'catalogue-shop-brands',
  params: [integer('shopId')],
  columns: { id: integer, name: text, logo: nullable(text), count: integer },
  text: `select id, name, logo, count from (${counts(SCOPE.brand)}) as counted join brand using (id)
   where count > 0 order by lower(name), id`,
});

/** The categories of a shop's shown products and those above them, with their numbers. */
export const categoriesOfShop = (db: Db, shopId: number, language: Language): Promise<ShopCategoryRow[]> =>
  db.sql.rows(shopCategories, [shopId, language]);

/** The brands of a shop's shown products, by name. */
export const brandsOfShop = (db: Db, shopId: number): Promise<ShopBrandRow[]> => db.sql.rows(shopBrands, [shopId]);

const shopById = statement({
  name: 'catalogue-shop',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from shop where id = $1',
});

/** Undefined for a shop that the tenant does not have. */
export const shopOf = (db: Db, id: number): Promise<{ id: number } | undefined> => db.sql.row(shopById, [id]);
