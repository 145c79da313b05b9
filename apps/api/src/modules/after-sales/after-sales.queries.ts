import type { contract, InputOf, Language, OutputOf } from '@passage/contract';
import {
  bigint,
  boolean,
  type Columns,
  type Db,
  integer,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
  uuid,
  type ValuesOf,
} from '@passage/database';
import { cents } from '@passage/money';
import { BEYOND_IDS, type ById, type Walk } from '../../http/walk.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUpTo, readPage } from '../../platform/read-page.ts';
import { inLanguage, type Localized, type RawSkuProperty } from '../catalogue/index.ts';
import { fileUrl, signedUrl } from '../files/index.ts';

export interface Reading {
  readonly db: Db;
  readonly platform: Platform;
  readonly tenantId: number;
  readonly language: Language;
}

type Row = OutputOf<typeof contract.afterSales.page>['list'][number];
type SoldRow = OutputOf<typeof contract.afterSales.shopPage>['list'][number];
type Detail = OutputOf<typeof contract.afterSales.detail>;
type SoldDetail = OutputOf<typeof contract.afterSales.shopDetail>;

const AFTER_SALE_ROW = {
  id: integer,
  no: text,
  order_id: integer,
  order_no: text,
  order_item_id: integer,
  shop_id: integer,
  shop_name: text,
  file: text,
  brand_name: text,
  spu_name: jsonb.as<Localized>(),
  properties: jsonb.as<RawSkuProperty[]>(),
  count: integer,
  amount: bigint,
  way: smallint,
  status: smallint,
  created_at: timestamptz,
  reason: smallint,
  description: text,
  logistics_company: text,
  logistics_no: text,
  remark: text,
  approval_remark: text,
  return_address: text,
  member_id: integer,
  email: text,
  user_name: text,
  awaits_decision: boolean,
} satisfies Columns;
type AfterSaleRow = RowOf<typeof AFTER_SALE_ROW>;

const COLUMNS = `
  after_sale.id, after_sale.no, after_sale.order_id, trade_order.no as order_no, after_sale.order_item_id,
  after_sale.shop_id, shop.name as shop_name, item.file, item.brand_name, item.spu_name, item.properties,
  after_sale.count, after_sale.amount, after_sale.way, after_sale.status, after_sale.created_at, after_sale.reason,
  after_sale.description, after_sale.logistics_company, after_sale.logistics_no, after_sale.remark,
  after_sale.approval_remark, after_sale.return_address,
  after_sale.member_id, member.email, member.user_name,
  exists (
    select from refund_request where refund_request.after_sale_id = after_sale.id and refund_request.status = 0
  ) as awaits_decision`;
const FROM = `
  from after_sale
  join trade_order on trade_order.id = after_sale.order_id
  join order_item as item on item.id = after_sale.order_item_id
  join shop on shop.id = after_sale.shop_id
  join member on member.id = after_sale.member_id`;

/** Whose after-sales: a member's own, or those of a shop, where null is every shop. */
const OWN = 'after_sale.member_id = $1';
const SOLD = '($1::int is null or after_sale.shop_id = $1)';

/** A filter that is null does not filter. */
const FILTER = `($2::smallint is null or after_sale.way = $2) and ($3::smallint is null or after_sale.status = $3)
  and ($4::text is null or position($4 in trade_order.no) > 0) and ($5::text is null or member.email = $5)`;

const FILTER_VALUES = [
  nullable(smallint)('way'),
  nullable(smallint)('status'),
  nullable(text)('orderNo'),
  nullable(text)('email'),
] as const;
const OWN_VALUES = [integer('memberId'), ...FILTER_VALUES] as const;
const SOLD_VALUES = [nullable(integer)('shopId'), ...FILTER_VALUES] as const;

const ownPage = statement({
  name: 'after-sales-own-page',
  params: [...OWN_VALUES, bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: AFTER_SALE_ROW,
  text: `select ${COLUMNS} ${FROM} where ${OWN} and ${FILTER} and after_sale.id < coalesce($8::bigint, ${BEYOND_IDS}) order by after_sale.id desc limit $6 offset $7`,
});
const ownCount = statement({
  name: 'after-sales-own-count',
  params: OWN_VALUES,
  columns: { total: integer },
  text: countUpTo(`${FROM} where ${OWN} and ${FILTER}`),
});
const soldPage = statement({
  name: 'after-sales-sold-page',
  params: [...SOLD_VALUES, bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: AFTER_SALE_ROW,
  text: `select ${COLUMNS} ${FROM} where ${SOLD} and ${FILTER} and after_sale.id < coalesce($8::bigint, ${BEYOND_IDS}) order by after_sale.id desc limit $6 offset $7`,
});
const soldCount = statement({
  name: 'after-sales-sold-count',
  params: SOLD_VALUES,
  columns: { total: integer },
  text: countUpTo(`${FROM} where ${SOLD} and ${FILTER}`),
});
const ownOne = statement({
  name: 'after-sales-own-detail',
  params: [integer('memberId'), integer('id')],
  columns: AFTER_SALE_ROW,
  text: `select ${COLUMNS} ${FROM} where ${OWN} and after_sale.id = $2`,
});
const soldOne = statement({
  name: 'after-sales-sold-detail',
  params: [nullable(integer)('shopId'), integer('id')],
  columns: AFTER_SALE_ROW,
  text: `select ${COLUMNS} ${FROM} where ${SOLD} and after_sale.id = $2`,
});
const picturesOf = statement({
  name: 'after-sales-pictures',
  params: [integer('id')],
  columns: { id: uuid, format: text },
  text: `select file.id, file.format from after_sale_picture as picture join stored_file as file on file.id = picture.file_id
   where picture.after_sale_id = $1 order by picture.position`,
});
const historyOf = statement({
  name: 'after-sales-history',
  params: [integer('id')],
  columns: { status: smallint, created_at: timestamptz },
  text: 'select status, created_at from after_sale_event where after_sale_id = $1 order by id',
});

/** A page of the member's own after-sales, the newest first; a filter that is absent does not filter. */
export async function pageAfterSales(
  { db, language }: Reading,
  memberId: number,
  input: InputOf<typeof contract.afterSales.page>,
  walk: Walk<ById>,
): Promise<OutputOf<typeof contract.afterSales.page>> {
  const { way = null, status = null, orderNo = null } = input;
  const filter: ValuesOf<typeof OWN_VALUES> = [memberId, way, status, orderNo, null];
  const { rows, size } = await readPage(walk, {
    rows: (limit, offset) => db.sql.rows(ownPage, [...filter, limit, offset, walk.after?.[0]]),
    count: () => db.sql.row(ownCount, filter),
  });
  return {
    list: rows.map((row) => toAfterSale(row, language)),
    ...size,
    next: walk.nextOf(rows, ({ id }) => [id]),
  };
}

/**
 * A page of the after-sales of a shop with their buyers, the newest first.
 *
 * @param shopId null for every shop of the tenant
 */
export async function pageSoldAfterSales(
  { db, language }: Reading,
  shopId: number | null,
  input: InputOf<typeof contract.afterSales.shopPage>,
  walk: Walk<ById>,
): Promise<OutputOf<typeof contract.afterSales.shopPage>> {
  const { way = null, status = null, orderNo = null, email = null } = input;
  const filter: ValuesOf<typeof SOLD_VALUES> = [shopId, way, status, orderNo, email];
  const { rows, size } = await readPage(walk, {
    rows: (limit, offset) => db.sql.rows(soldPage, [...filter, limit, offset, walk.after?.[0]]),
    count: () => db.sql.row(soldCount, filter),
  });
  return {
    list: rows.map((row) => ({ ...toAfterSale(row, language), ...buyerOf(row) })),
    ...size,
    next: walk.nextOf(rows, ({ id }) => [id]),
  };
}

/** One of the member's own after-sales with its history; undefined for one that is not theirs. */
export async function findAfterSale(reading: Reading, memberId: number, id: number): Promise<Detail | undefined> {
  const row = await reading.db.sql.row(ownOne, [memberId, id]);
  return row && toDetail(reading, row);
}

/**
 * One after-sale of a shop with its buyer; undefined out of scope.
 *
 * @param shopId null for every shop of the tenant
 */
export async function findSoldAfterSale(
  reading: Reading,
  shopId: number | null,
  id: number,
): Promise<SoldDetail | undefined> {
  const row = await reading.db.sql.row(soldOne, [shopId, id]);
  return row && { ...(await toDetail(reading, row)), ...buyerOf(row) };
}

async function toDetail({ db, platform, tenantId, language }: Reading, row: AfterSaleRow): Promise<Detail> {
  const [pictures, history] = await Promise.all([db.sql.rows(picturesOf, [row.id]), db.sql.rows(historyOf, [row.id])]);
  return {
    ...toAfterSale(row, language),
    applyReason: row.reason,
    applyDescription: row.description,
    applyPicUrls: await Promise.all(pictures.map((picture) => signedUrl(platform, tenantId, picture))),
    logisticsCompany: row.logistics_company,
    logisticsNo: row.logistics_no,
    remark: row.remark,
    approvalRemark: row.approval_remark,
    returnAddress: row.return_address,
    history: history.map(({ status, created_at }) => ({ status, time: created_at })),
  };
}

const buyerOf = ({ member_id, email, user_name }: AfterSaleRow): Pick<SoldRow, 'member'> => ({
  member: { id: member_id, email, name: user_name },
});

function toAfterSale(row: AfterSaleRow, language: Language): Row {
  return {
    id: row.id,
    no: row.no,
    orderId: row.order_id,
    orderNo: row.order_no,
    orderItemId: row.order_item_id,
    shopId: row.shop_id,
    shopName: row.shop_name,
    picUrl: fileUrl(row.file),
    brandName: row.brand_name,
    spuName: inLanguage(row.spu_name, language),
    properties: row.properties.map((property) => ({
      propertyId: property.propertyId,
      propertyName: inLanguage(property.propertyName, language),
      valueId: property.valueId,
      valueName: inLanguage(property.valueName, language),
    })),
    count: row.count,
    refundPrice: cents(row.amount),
    way: row.way,
    status: row.status,
    awaitsDecision: row.awaits_decision,
    createTime: row.created_at,
  };
}
