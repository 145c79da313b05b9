/** Products as their sellers read them: with everything that is off the shelf, without what is deleted. */
import type { contract, InputOf, OutputOf } from '@passage/contract';
import {
  array,
  bigint,
  type Columns,
  type Db,
  integer,
  json,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
  type ValuesOf,
} from '@passage/database';
import { cents } from '@passage/money';
import { BEYOND_IDS, type ById, type Walk } from '../../http/walk.ts';
import { countUpTo, readPage } from '../../platform/read-page.ts';
import type { Localized } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';

type Page = OutputOf<typeof contract.products.page>;
type Detail = OutputOf<typeof contract.products.detail>;

const PRODUCT_ROW = {
  id: integer,
  shop_id: integer,
  name: jsonb.as<Localized>(),
  brand_id: integer,
  brand_name: text,
  category_id: integer,
  status: smallint.as<0 | 1>(),
  price: bigint,
  market_price: bigint,
  sales_count: integer,
  created_at: timestamptz,
  stock: integer,
  sku_count: integer,
  file: nullable(text),
} satisfies Columns;
type ProductRow = RowOf<typeof PRODUCT_ROW>;

type Value = Detail['properties'][number];

const COLUMNS = `spu.id, spu.shop_id, spu.name, spu.brand_id, brand.name as brand_name, spu.category_id, spu.status, spu.price,
  spu.market_price, spu.sales_count, spu.created_at, figures.stock, figures.sku_count,
  (select file from spu_picture where spu_picture.spu_id = spu.id order by position limit 1) as file`;
const JOINS = `join brand on brand.id = spu.brand_id
  cross join lateral (
    select least(coalesce(sum(sku.stock), 0), 2147483647)::int as stock, count(*)::int as sku_count from sku where sku.spu_id = spu.id and sku.status = 1
  ) as figures`;

const FILTER_VALUES = [
  nullable(integer)('scope'),
  nullable(integer)('shopId'),
  nullable(smallint)('status'),
  nullable(text)('word'),
] as const;
type Filter = ValuesOf<typeof FILTER_VALUES>;
/** A filter that is null does not filter; the first is whose products may be seen. What is typed is text, its % and _ too. */
const FILTER = `where deleted_at is null and ($1::int is null or shop_id = $1) and ($2::int is null or shop_id = $2)
  and ($3::smallint is null or status = $3)
  and ($4::text is null or exists (select from jsonb_each_text(name) where position(lower($4) in lower(value)) > 0))`;

const pageRows = statement({
  name: 'products-page',
  params: [...FILTER_VALUES, bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: PRODUCT_ROW,
  text: `select ${COLUMNS} from (select * from spu ${FILTER} and id < coalesce($7::bigint, ${BEYOND_IDS}) order by id desc limit $5 offset $6) as spu ${JOINS} order by spu.id desc`,
});
const countRows = statement({
  name: 'products-count',
  params: FILTER_VALUES,
  columns: { total: integer },
  text: countUpTo(`from spu ${FILTER}`),
});

const VALUE = `json_build_object(
  'propertyId', property.id, 'name', property.name, 'valueId', property_value.id, 'value', property_value.name
)`;
const FROM_VALUES =
  'join property_value on property_value.id = value_id join property on property.id = property_value.property_id';

const oneRow = statement({
  name: 'products-detail',
  params: [nullable(integer)('scope'), integer('id')],
  columns: {
    ...PRODUCT_ROW,
    description: jsonb.as<Localized>(),
    designer_id: nullable(integer),
    files: array(text),
    values: json.as<Value[]>(),
    skus: json.as<{ id: number; price: string; marketPrice: string; stock: number; file: string; values: Value[] }[]>(),
  },
  text: `select ${COLUMNS}, spu.description, spu.designer_id,
     array(select file from spu_picture where spu_picture.spu_id = spu.id order by position) as files,
     coalesce((
       select json_agg(${VALUE} order by property.position, property_value.position, property_value.id)
       from spu_value ${FROM_VALUES} where spu_value.spu_id = spu.id
     ), '[]') as values,
     coalesce((
       select json_agg(json_build_object(
         'id', sku.id, 'price', sku.price::text, 'marketPrice', sku.market_price::text, 'stock', sku.stock, 'file', sku.file,
         'values', coalesce((
           select json_agg(${VALUE} order by sku_value.position) from sku_value ${FROM_VALUES} where sku_value.sku_id = sku.id
         ), '[]')
       ) order by sku.id) from sku where sku.spu_id = spu.id and sku.status = 1
     ), '[]') as skus
   from spu ${JOINS} where spu.id = $2 and spu.deleted_at is null and ($1::int is null or spu.shop_id = $1)`,
});

/** A page of a shop's products, hidden ones included, the newest first. @param scope the shop; null for every shop */
export async function pageProducts(
  db: Db,
  scope: number | null,
  input: InputOf<typeof contract.products.page>,
  walk: Walk<ById>,
): Promise<Page> {
  const { shopId = null, status = null, searchName = null } = input;
  const filter: Filter = [scope, shopId, status, searchName];
  const { rows, size } = await readPage(walk, {
    rows: (limit, offset) => db.sql.rows(pageRows, [...filter, limit, offset, walk.after?.[0]]),
    count: () => db.sql.row(countRows, filter),
  });
  return { list: rows.map(toProduct), ...size, next: walk.nextOf(rows, ({ id }) => [id]) };
}

/** A product as its seller edits it; undefined out of scope. @param scope the shop; null for every shop */
export async function findProduct(db: Db, scope: number | null, id: number): Promise<Detail | undefined> {
  const row = await db.sql.row(oneRow, [scope, id]);
  return (
    row && {
      ...toProduct(row),
      description: row.description,
      designerId: row.designer_id,
      pictures: row.files.map(fileUrl),
      properties: row.values,
      skus: row.skus.map((sku) => ({
        id: sku.id,
        properties: sku.values,
        price: cents(BigInt(sku.price)),
        marketPrice: cents(BigInt(sku.marketPrice)),
        stock: sku.stock,
        picUrl: fileUrl(sku.file),
      })),
    }
  );
}

const toProduct = (row: ProductRow): Page['list'][number] => ({
  id: row.id,
  shopId: row.shop_id,
  name: row.name,
  picUrl: fileUrl(row.file ?? ''),
  brandId: row.brand_id,
  brandName: row.brand_name,
  categoryId: row.category_id,
  status: row.status,
  price: cents(row.price),
  marketPrice: cents(row.market_price),
  stock: row.stock,
  skuCount: row.sku_count,
  salesCount: row.sales_count,
  createTime: row.created_at,
});
