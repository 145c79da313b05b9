import type { Language } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { whole } from './intersect-lists.ts';
import { SCOPE } from './list-products.queries.ts';

interface ShopCategoryRow {
  id: number;
  name: string;
  parent_id: number | null;
  population: number;
  count: number;
}
interface ShopBrandRow {
  id: number;
  name: string;
  logo: string | null;
  count: number;
}

/** How many products of a shop each list of a scope has. */
const counts = (scope: number) => `
  select listing_bits.scope_id as id, sum(bit_count(${whole('listing_bits.bits')} & ${whole('shop.bits')}))::int as count
  from listing_bits as shop join listing_bits on listing_bits.scope = ${scope} and listing_bits.chunk = shop.chunk
  where shop.scope = ${SCOPE.shop} and shop.scope_id = $1
  group by 1`;

const shopCategories = statement<ShopCategoryRow, [shopId: number, language: Language]>(
  'catalogue-shop-categories',
  `select id, coalesce(name->>$2, name->>'en', '') as name, parent_id, population, count
   from (${counts(SCOPE.category)}) as counted join category using (id)
   where count > 0 order by population, parent_id nulls first, position, id`,
);

const shopBrands = statement<ShopBrandRow, [shopId: number]>(
  'catalogue-shop-brands',
  `select id, name, logo, count from (${counts(SCOPE.brand)}) as counted join brand using (id)
   where count > 0 order by lower(name), id`,
);

export const categoriesOfShop = (db: Db, shopId: number, language: Language): Promise<ShopCategoryRow[]> =>
  db.sql.rows(shopCategories, [shopId, language]);
export const brandsOfShop = (db: Db, shopId: number): Promise<ShopBrandRow[]> => db.sql.rows(shopBrands, [shopId]);

const shopById = statement<{ id: number }, [id: number]>('catalogue-shop', 'select id from shop where id = $1');

/** Undefined for a shop that the tenant does not have. */
export const shopOf = (db: Db, id: number): Promise<{ id: number } | undefined> => db.sql.row(shopById, [id]);
