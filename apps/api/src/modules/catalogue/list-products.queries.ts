import type { Language } from '@passage/contract';
import { type Db, type Statement, statement } from '@passage/database';

/** The kinds of lists that have their rows in the read model. */
export const SCOPE = { population: 1, category: 2, brand: 3, designer: 4, shop: 5 } as const;

/** A list that the read model holds as it is. */
export interface Place {
  readonly scope: number;
  readonly scopeId: number;
}

/** A list that more than one condition narrows; absent conditions are null. */
export interface Narrowed {
  /** The list to start from. */
  readonly scope: number;
  readonly scopeIds: readonly number[];
  readonly categoryId: number | null;
  readonly brandIds: readonly number[] | null;
  readonly designerId: number | null;
  readonly shopId: number | null;
  /** Part of the name in the reader's language; empty for any. */
  readonly word: string;
  /** Values of one property each: some SKU has a value of every group. */
  readonly valueGroups: readonly (readonly number[])[];
}

export interface ProductRow {
  id: number;
  shop_id: number;
  name: string;
  brand_id: number;
  brand_name: string;
  price: bigint;
  market_price: bigint;
  /** Paths below /files/, the first two at most. */
  files: string[];
  is_favorite: boolean;
}

export interface Page {
  readonly language: Language;
  readonly memberId: number | undefined;
  readonly pageSize: number;
  readonly offset: number;
}

type Row = { total: number } & { [Column in keyof ProductRow]: ProductRow[Column] | null };
type Common = [memberId: number | null, language: Language, offset: number];

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

const products = ({ counted, listed, order, limit }: Parts) => `
  select counted.total, product.*
  from (${counted}) as counted
  left join (
    select place.position, spu.id, spu.shop_id, coalesce(spu.name->>$2, spu.name->>'en', '') as name,
      brand.id as brand_id, brand.name as brand_name, spu.price, spu.market_price,
      array(select file from spu_picture where spu_picture.spu_id = spu.id order by position limit 2) as files,
      exists (select from favorite_product where member_id = $1 and favorite_product.spu_id = spu.id) as is_favorite
    from (
      select spu_id, row_number() over (order by ${order}) as position
      from (${listed}) as listed order by ${order} limit ${limit} offset $3
    ) as place
    join spu on spu.id = place.spu_id
    join brand on brand.id = spu.brand_id
  ) as product on true
  order by product.position`;

const perSort = <Values extends readonly unknown[]>(
  name: string,
  text: (order: string) => string,
): Record<Sort, Statement<Row, Values>> => {
  const make = (sort: Sort) => statement<Row, Values>(`catalogue-${name}-${sort}`, text(ORDERS[sort]));
  return { 0: make(0), 1: make(1), 2: make(2), 3: make(3) };
};

type PlaceValues = [...Common, scope: number, scopeId: number];

const place = (order: string, limit: string | number) =>
  products({
    counted: 'select coalesce((select count from listing_count where scope = $4 and scope_id = $5), 0) as total',
    listed: 'select spu_id, price, rank, created_at from listing where scope = $4 and scope_id = $5',
    order,
    limit,
  });

const usualPage = perSort<PlaceValues>('place', (order) => place(order, USUAL_PAGE_SIZE));
const anyPage = perSort<[...PlaceValues, limit: number]>('place-sized', (order) => place(order, '$6'));

type NarrowedValues = [
  ...Common,
  scope: number,
  scopeIds: readonly number[],
  categoryId: number | null,
  brandIds: readonly number[] | null,
  designerId: number | null,
  shopId: number | null,
  word: string,
  valueGroups: string,
  limit: number,
];

const narrowed = perSort<NarrowedValues>(
  'narrowed',
  (order) => `
  with matched as materialized (
    select listing.spu_id, listing.price, listing.rank, listing.created_at
    from listing join spu on spu.id = listing.spu_id
    where listing.scope = $4 and listing.scope_id = any ($5::int[])
      and ($6::int is null or exists (
        select from listing as within where within.scope = 2 and within.scope_id = $6 and within.spu_id = listing.spu_id
      ))
      and ($7::int[] is null or spu.brand_id = any ($7))
      and ($8::int is null or spu.designer_id = $8)
      and ($9::int is null or spu.shop_id = $9)
      and ($10 = '' or strpos(lower(coalesce(spu.name->>$2, spu.name->>'en', '')), lower($10)) > 0)
      and ($11::jsonb = '[]' or exists (
        select from sku where sku.spu_id = listing.spu_id and sku.status = 1 and not exists (
          select from jsonb_array_elements($11::jsonb) as wanted where not exists (
            select from sku_value where sku_value.sku_id = sku.id and wanted @> to_jsonb(sku_value.value_id)
          )
        )
      ))
  )
  ${products({ counted: 'select count(*)::int as total from matched', listed: 'select * from matched', order, limit: '$12' })}`,
);

export interface ProductPage {
  readonly total: number;
  readonly rows: readonly ProductRow[];
}

export async function productsInPlace(db: Db, { scope, scopeId }: Place, sort: Sort, page: Page): Promise<ProductPage> {
  const values: PlaceValues = [...common(page), scope, scopeId];
  const isUsual = page.pageSize === USUAL_PAGE_SIZE;
  return toPage(
    await (isUsual ? db.sql.rows(usualPage[sort], values) : db.sql.rows(anyPage[sort], [...values, page.pageSize])),
  );
}

export async function productsNarrowed(db: Db, list: Narrowed, sort: Sort, page: Page): Promise<ProductPage> {
  const rows = await db.sql.rows(narrowed[sort], [
    ...common(page),
    list.scope,
    list.scopeIds,
    list.categoryId,
    list.brandIds,
    list.designerId,
    list.shopId,
    list.word,
    JSON.stringify(list.valueGroups),
    page.pageSize,
  ]);
  return toPage(rows);
}

const common = ({ memberId, language, offset }: Page): Common => [memberId ?? null, language, offset];

const isProduct = (row: Row): row is { total: number } & ProductRow => row.id !== null;

const toPage = (rows: readonly Row[]): ProductPage => ({ total: rows[0]?.total ?? 0, rows: rows.filter(isProduct) });
