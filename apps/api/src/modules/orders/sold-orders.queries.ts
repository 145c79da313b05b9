/** Orders as those read them who ship them: a merchant the own shop's, staff every shop's. */
import type { contract, InputOf, Language, OutputOf } from '@passage/contract';
import {
  bigint,
  type Columns,
  type Db,
  integer,
  json,
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
import { ITEMS, type ItemRow, toItem } from './order-items.ts';
import { WAY, WAY_ROW, wayOf } from './order-way.ts';

export interface SellersReader {
  /** null for every shop of the tenant. */
  readonly shopId: number | null;
  readonly language: Language;
}

type SoldPage = OutputOf<typeof contract.orders.shopPage>;
type SoldDetail = OutputOf<typeof contract.orders.shopDetail>;

type SoldRow = RowOf<typeof pageRows>;

const COLUMNS = `
  trade_order.id, trade_order.no, trade_order.shop_id, shop.name as shop_name, trade_order.member_id, member.email,
  member.user_name as member_name,
  trade_order.status, trade_order.audit_status, trade_order.pay_type, trade_order.goods_amount, trade_order.freight,
  trade_order.total_amount, trade_order.created_at, trade_order.paid_at, trade_order.shipped_at, trade_order.completed_at,
  ${ITEMS}`;
/** @param orders trade_order, or a query of some of its rows */
const fromOrders = (orders: string): string =>
  `from ${orders} as trade_order join shop on shop.id = trade_order.shop_id join member on member.id = trade_order.member_id`;
/** A filter that is null does not filter; the first is whose orders may be seen. */
const FILTER = `where ($1::int is null or trade_order.shop_id = $1) and ($2::int is null or trade_order.shop_id = $2)
  and ($3::smallint is null or trade_order.status = $3) and ($4::text is null or position($4 in trade_order.no) > 0)
  and ($5::text is null or trade_order.member_id = (select id from member where email = $5))`;

const FILTER_VALUES = [
  nullable(integer)('scope'),
  nullable(integer)('shopId'),
  nullable(smallint)('status'),
  nullable(text)('word'),
  nullable(text)('email'),
] as const;
type Filter = ValuesOf<typeof FILTER_VALUES>;

// The page first: of the rows before it nobody wants to know what was bought.
const PAGE = `(select * from trade_order ${FILTER} and trade_order.id < coalesce($8::bigint, ${BEYOND_IDS}) order by trade_order.id desc limit $6 offset $7)`;

const SOLD_ROW = {
  id: integer,
  no: text,
  shop_id: integer,
  shop_name: text,
  member_id: integer,
  email: text,
  member_name: text,
  status: smallint,
  audit_status: smallint,
  pay_type: nullable(smallint),
  goods_amount: bigint,
  freight: bigint,
  total_amount: bigint,
  created_at: timestamptz,
  paid_at: nullable(timestamptz),
  shipped_at: nullable(timestamptz),
  completed_at: nullable(timestamptz),
  items: json.as<ItemRow[]>(),
} satisfies Columns;

const pageRows = statement({
  name: 'orders-sold-page',
  params: [...FILTER_VALUES, bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: { ...SOLD_ROW, logistics_company: text, logistics_no: text },
  text: `select ${COLUMNS}, trade_order.logistics_company, trade_order.logistics_no ${fromOrders(PAGE)} order by trade_order.id desc`,
});
const countRows = statement({
  name: 'orders-sold-count',
  params: FILTER_VALUES,
  columns: { total: integer },
  text: countUpTo(`from trade_order ${FILTER}`),
});
const oneRow = statement({
  name: 'orders-sold-detail',
  params: [nullable(integer)('scope'), integer('id')],
  columns: {
    ...SOLD_ROW,
    remark: text,
    ...WAY_ROW,
  },
  text: `select ${COLUMNS}, trade_order.remark, ${WAY} ${fromOrders('trade_order')} where trade_order.id = $2 and ($1::int is null or trade_order.shop_id = $1)`,
});

/** A page of the orders of a shop with their buyers, the newest first. */
export async function pageSoldOrders(
  db: Db,
  { shopId: scope, language }: SellersReader,
  input: InputOf<typeof contract.orders.shopPage>,
  walk: Walk<ById>,
): Promise<SoldPage> {
  const { shopId = null, status = null, searchName = null, email = null } = input;
  const filter: Filter = [scope, shopId, status, searchName, email];
  const { rows, size } = await readPage(walk, {
    rows: (limit, offset) => db.sql.rows(pageRows, [...filter, limit, offset, walk.after?.[0]]),
    count: () => db.sql.row(countRows, filter),
  });
  return {
    list: rows.map((row) => toSold(row, language)),
    ...size,
    next: walk.nextOf(rows, ({ id }) => [id]),
  };
}

/** One order of a shop with its way and its buyer; undefined out of scope. */
export async function findSoldOrder(
  db: Db,
  { shopId: scope, language }: SellersReader,
  id: number,
): Promise<SoldDetail | undefined> {
  const row = await db.sql.row(oneRow, [scope, id]);
  return row && { ...toSold(row, language), ...wayOf(row, language), userRemark: row.remark };
}

function toSold(row: SoldRow, language: Language): SoldPage['list'][number] {
  const items = row.items.map((item) => toItem(item, language));
  return {
    id: row.id,
    no: row.no,
    shopId: row.shop_id,
    shopName: row.shop_name,
    member: { id: row.member_id, email: row.email, name: row.member_name },
    status: row.status,
    auditStatus: row.audit_status,
    payMethodType: row.pay_type,
    productCount: items.reduce((sum, item) => sum + item.count, 0),
    saleprice: cents(row.goods_amount),
    deliveryPrice: cents(row.freight),
    totalPrice: cents(row.total_amount),
    createTime: row.created_at,
    payTime: row.paid_at,
    shipTime: row.shipped_at,
    completeTime: row.completed_at,
    logisticsCompany: row.logistics_company,
    logisticsNo: row.logistics_no,
    items,
  };
}
