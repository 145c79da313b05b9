import type { Language } from '@passage/contract';
import {
  array,
  bigint,
  boolean,
  type Columns,
  type Db,
  integer,
  nullable,
  type Parameter,
  type RowOf,
  type Statement,
  smallint,
  statement,
  text,
  type ValuesOf,
} from '@passage/database';

/** The kinds of lists and marks that the read model holds. Those up to the shop have rows in every order. */
export const SCOPE = { all: 0, population: 1, category: 2, brand: 3, designer: 4, shop: 5, value: 6, mark: 7 } as const;

/** A list that the read model holds as it is. */
export interface Place {
  readonly scope: number;
  readonly scopeId: number;
}

export interface Page {
  readonly language: Language;
  readonly memberId: number | undefined;
  readonly pageSize: number;
  readonly offset: number;
}

const PRODUCT_ROW = {
  id: integer,
  shop_id: integer,
  name: text,
  brand_id: integer,
  brand_name: text,
  price: bigint,
  market_price: bigint,
  /** Paths below /files/, the first two at most. */
  files: array(text),
  is_favorite: boolean,
} satisfies Columns;
export type ProductRow = RowOf<typeof PRODUCT_ROW>;

/** A page beyond the end has its total in a row without a product. */
const PLACE_ROW = {
  total: integer,
  position: nullable(bigint),
  id: nullable(integer),
  shop_id: nullable(integer),
  name: nullable(text),
  brand_id: nullable(integer),
  brand_name: nullable(text),
  price: nullable(bigint),
  market_price: nullable(bigint),
  files: nullable(array(text)),
  is_favorite: nullable(boolean),
} satisfies Columns;
type PlaceRow = RowOf<typeof PLACE_ROW>;

const COMMON_VALUES = [nullable(integer)('memberId'), text.as<Language>()('language'), bigint('offset')] as const;

/** By the wire's sort; 0 is the recommended order. Each is the order of an index of the read model. */
const ORDERS = {
  0: 'rank desc, created_at desc, spu_id desc',
  1: 'price desc, spu_id desc',
  2: 'price, spu_id',
  3: 'created_at desc, spu_id desc',
} as const;
export type Sort = keyof typeof ORDERS;

/** The storefront's page. PostgreSQL plans well for every list at once only where it knows how few rows will come. */
const USUAL_PAGE_SIZE = 20;

interface Parts {
  /** Gives the total, so that a page beyond the end has it too. */
  readonly counted: string;
  /** Rows of the read model. */
  readonly listed: string;
  readonly order: string;
  readonly limit: string | number;
}

const SHOWN = `spu.id, spu.shop_id, coalesce(spu.name->>$2, spu.name->>'en', '') as name,
      brand.id as brand_id, brand.name as brand_name, spu.price, spu.market_price,
      array(select file from spu_picture where spu_picture.spu_id = spu.id order by position limit 2) as files,
      exists (select from favorite_product where member_id = $1 and favorite_product.spu_id = spu.id) as is_favorite`;

const products = ({ counted, listed, order, limit }: Parts) => `
  select counted.total, product.*
  from (${counted}) as counted
  left join (
    select place.position, ${SHOWN}
    from (
      select spu_id, row_number() over (order by ${order}) as position
      from (${listed}) as listed order by ${order} limit ${limit} offset $3
    ) as place
    join spu on spu.id = place.spu_id
    join brand on brand.id = spu.brand_id
  ) as product on true
  order by product.position`;

/** A statement for each order of a list. @param name what its statements are called, after `catalogue-` and before the sort */
export const perSort = <const Params extends readonly Parameter<unknown>[], Of extends Columns>(
  { name, params, columns }: { readonly name: string; readonly params: Params; readonly columns: Of },
  text: (order: string, sort: Sort) => string,
): Record<Sort, Statement<RowOf<Of>, ValuesOf<Params>>> => {
  const make = (sort: Sort) =>
    statement({ name: `catalogue-${name}-${sort}`, params, columns, text: text(ORDERS[sort], sort) });
  return { 0: make(0), 1: make(1), 2: make(2), 3: make(3) };
};

const PLACE_VALUES = [...COMMON_VALUES, smallint('scope'), integer('scopeId')] as const;

const place = (order: string, limit: string | number) =>
  products({
    counted: 'select coalesce((select count from listing_count where scope = $4 and scope_id = $5), 0) as total',
    listed: 'select spu_id, price, rank, created_at from listing where scope = $4 and scope_id = $5',
    order,
    limit,
  });

const usualPage = perSort({ name: 'place', params: PLACE_VALUES, columns: PLACE_ROW }, (order) =>
  place(order, USUAL_PAGE_SIZE),
);
const anyPage = perSort(
  { name: 'place-sized', params: [...PLACE_VALUES, bigint('limit')], columns: PLACE_ROW },
  (order) => place(order, '$6'),
);

const productsById = statement({
  name: 'catalogue-products-by-id',
  params: [nullable(integer)('memberId'), text.as<Language>()('language'), array(integer)('ids')],
  columns: PRODUCT_ROW,
  text: `select ${SHOWN}
   from unnest($3::int[]) with ordinality as place (id, position)
   join spu on spu.id = place.id
   join brand on brand.id = spu.brand_id
   order by place.position`,
});

/** Products in the order of their ids; without those that the tenant does not have. */
export const productsOf = (
  db: Db,
  ids: readonly number[],
  { language, memberId }: Pick<Page, 'language' | 'memberId'>,
): Promise<ProductRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.sql.rows(productsById, [memberId ?? null, language, ids]);

export interface ProductPage {
  readonly total: number;
  readonly rows: readonly ProductRow[];
}

/** A page of a list that the read model holds, with the number of its products. */
export async function productsInPlace(db: Db, { scope, scopeId }: Place, sort: Sort, page: Page): Promise<ProductPage> {
  const values: ValuesOf<typeof PLACE_VALUES> = [...common(page), scope, scopeId];
  const isUsual = page.pageSize === USUAL_PAGE_SIZE;
  return toPage(
    await (isUsual ? db.sql.rows(usualPage[sort], values) : db.sql.rows(anyPage[sort], [...values, page.pageSize])),
  );
}

const common = ({ memberId, language, offset }: Page): ValuesOf<typeof COMMON_VALUES> => [
  memberId ?? null,
  language,
  offset,
];

const isProduct = (row: PlaceRow): row is PlaceRow & ProductRow => row.id !== null;

const toPage = (rows: readonly PlaceRow[]): ProductPage => ({
  total: rows[0]?.total ?? 0,
  rows: rows.filter(isProduct),
});
