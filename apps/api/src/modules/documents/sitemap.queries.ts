import type { SitemapPart } from '@passage/contract/page-table';
import { type Columns, type Db, integer, nullable, type RowOf, statement, text } from '@passage/database';

/** Ids that one file of a sitemap covers; search engines take 50,000 addresses a file. */
export const IDS_PER_FILE = 10_000;

export type SitemapKind = Exclude<SitemapPart, 'page'>;

/** On a shop's own host the shop alone, else everything of the tenant. */
const SCOPE_VALUES = [nullable(integer)('shopId')] as const;

/** What a page's address is made of. */
const SITEMAP_ROW = {
  id: integer,
  /** A product's shop, 0 elsewhere. */
  shop_id: integer,
  /** A designer's desno, an article's code, empty elsewhere. */
  key: text,
} satisfies Columns;
export type SitemapRow = RowOf<typeof SITEMAP_ROW>;

/** @param shown rows that have a page, from a table whose id is `column` */
function source(kind: SitemapKind, { columns, shown, column }: { columns: string; shown: string; column: string }) {
  const table = column.replace(/\.id$/, '');
  return {
    // Looks for one row of each range instead of reading them all.
    parts: statement({
      name: `sitemap-parts-${kind}`,
      params: SCOPE_VALUES,
      columns: { part: integer },
      text: `select part from (select coalesce(max(id), 0) as last from ${table}) as known,
         generate_series(1, (known.last + ${IDS_PER_FILE - 1}) / ${IDS_PER_FILE}) as part
       where exists (
         select from ${shown} and ${column} > (part - 1) * ${IDS_PER_FILE} and ${column} <= part * ${IDS_PER_FILE}
       )
       order by part`,
    }),
    rows: statement({
      name: `sitemap-rows-${kind}`,
      params: [...SCOPE_VALUES, integer('from'), integer('to')],
      columns: SITEMAP_ROW,
      text: `select ${columns} from ${shown} and ${column} > $2 and ${column} <= $3 order by ${column}`,
    }),
  };
}

const SOURCES: Readonly<Record<SitemapKind, ReturnType<typeof source>>> = {
  products: source('products', {
    columns: `spu.id, spu.shop_id, '' as key`,
    shown:
      'spu join shop on shop.id = spu.shop_id where spu.status = 1 and shop.status = 1 and ($1::int is null or spu.shop_id = $1)',
    column: 'spu.id',
  }),
  categories: source('categories', {
    columns: `category.id, 0 as shop_id, '' as key`,
    shown: 'category where $1::int is null',
    column: 'category.id',
  }),
  brands: source('brands', {
    columns: `brand.id, 0 as shop_id, '' as key`,
    shown: 'brand where $1::int is null',
    column: 'brand.id',
  }),
  designers: source('designers', {
    columns: 'designer.id, 0 as shop_id, designer.desno as key',
    shown: 'designer where $1::int is null',
    column: 'designer.id',
  }),
  shops: source('shops', {
    columns: `shop.id, 0 as shop_id, '' as key`,
    shown: 'shop where status = 1 and ($1::int is null or shop.id = $1)',
    column: 'shop.id',
  }),
  articles: source('articles', {
    columns: 'article.id, 0 as shop_id, article.code as key',
    shown: `article join article_type on article_type.id = article.type_id and article_type.status = 1
       where article.status = 1 and $1::int is null`,
    column: 'article.id',
  }),
};

export const SITEMAP_KINDS: readonly SitemapKind[] = [
  'products',
  'categories',
  'brands',
  'designers',
  'shops',
  'articles',
];

/** The numbers, from 1, of the files that hold something. */
export const sitemapParts = async (db: Db, kind: SitemapKind, shopId: number | undefined): Promise<number[]> =>
  (await db.sql.rows(SOURCES[kind].parts, [shopId ?? null])).map(({ part }) => part);

/** The pages of one file. */
export const sitemapRows = (
  db: Db,
  kind: SitemapKind,
  shopId: number | undefined,
  part: number,
): Promise<SitemapRow[]> =>
  db.sql.rows(SOURCES[kind].rows, [shopId ?? null, (part - 1) * IDS_PER_FILE, part * IDS_PER_FILE]);
