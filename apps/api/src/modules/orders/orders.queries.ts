import {
  AUDIT_STATUS,
  type contract,
  type InputOf,
  type Language,
  ORDER_STATUS,
  type OutputOf,
} from '@passage/contract';
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
import { add, cents } from '@passage/money';
import { BEYOND_IDS, type ById, type Walk } from '../../http/walk.ts';
import { yearIn } from '../../platform/calendar.ts';
import { countUpTo, readPage } from '../../platform/read-page.ts';
import { inLanguage, type Localized } from '../catalogue/index.ts';
import { timeZoneOf } from '../tenant/index.ts';
import { ITEMS, type ItemRow, toItem } from './order-items.ts';
import { WAY, WAY_ROW, wayOf } from './order-way.ts';
import { statusText } from './status-text.ts';

export interface Reader {
  readonly memberId: number;
  readonly language: Language;
  readonly now: Date;
}

type OrderDetail = OutputOf<typeof contract.orders.detail>;
type OrderPage = OutputOf<typeof contract.orders.page>;

type OrderRow = RowOf<typeof ORDER_ROW>;

const COLUMNS = `
  trade_order.id, trade_order.no, trade_order.shop_id, shop.name as shop_name, shop.owner_id as shop_owner, trade_order.status,
  trade_order.audit_status, trade_order.audit_remark, trade_order.pay_type,
  (select name from pay_method where pay_method.type = trade_order.pay_type order by id limit 1) as pay_name,
  trade_order.goods_amount, trade_order.freight, trade_order.total_amount, trade_order.pay_deadline, trade_order.paid_at,
  trade_order.is_commented, trade_order.remark, trade_order.created_at,
  array(
    select sibling.id from trade_order as sibling
    where sibling.checkout_id = trade_order.checkout_id and sibling.status = ${ORDER_STATUS.waitPay} order by sibling.id
  ) as payable_together,
  ${ITEMS}`;
const FROM = 'from trade_order join shop on shop.id = trade_order.shop_id';
/** A filter that is null does not filter. */
const FILTER = `where trade_order.member_id = $1 and ($2::smallint is null or trade_order.status = $2)
  and ($3::text is null or position($3 in trade_order.no) > 0)
  and ($4::timestamptz is null or (trade_order.created_at >= $4 and trade_order.created_at < $5))`;

const FILTER_VALUES = [
  integer('memberId'),
  nullable(smallint)('status'),
  nullable(text)('word'),
  nullable(timestamptz)('from'),
  nullable(timestamptz)('to'),
] as const;
type Filter = ValuesOf<typeof FILTER_VALUES>;

const ORDER_ROW = {
  id: integer,
  no: text,
  shop_id: integer,
  shop_name: text,
  shop_owner: nullable(integer),
  status: smallint,
  audit_status: smallint,
  audit_remark: text,
  pay_type: nullable(smallint),
  pay_name: nullable(jsonb.as<Localized>()),
  goods_amount: bigint,
  freight: bigint,
  total_amount: bigint,
  pay_deadline: timestamptz,
  paid_at: nullable(timestamptz),
  is_commented: smallint,
  remark: text,
  created_at: timestamptz,
  payable_together: array(integer),
  items: json.as<ItemRow[]>(),
} satisfies Columns;

const pageRows = statement({
  name: 'orders-page',
  params: [...FILTER_VALUES, bigint('limit'), bigint('offset'), nullable(bigint)('after')],
  columns: ORDER_ROW,
  text: `select ${COLUMNS} ${FROM} ${FILTER} and trade_order.id < coalesce($8::bigint, ${BEYOND_IDS}) order by trade_order.id desc limit $6 offset $7`,
});
const countRows = statement({
  name: 'orders-count',
  params: FILTER_VALUES,
  columns: { total: integer },
  text: countUpTo(`${FROM} ${FILTER}`),
});
const oneRow = statement({
  name: 'orders-detail',
  params: [integer('memberId'), nullable(integer)('id'), nullable(text)('no')],
  columns: {
    ...ORDER_ROW,
    ...WAY_ROW,
  },
  text: `select ${COLUMNS}, ${WAY} ${FROM} where trade_order.member_id = $1 and ($2::int is null or trade_order.id = $2) and ($3::text is null or trade_order.no = $3)`,
});

/** A page of the member's own orders, the newest first; a filter that is absent does not filter. */
export async function pageOrders(
  db: Db,
  reader: Reader,
  input: InputOf<typeof contract.orders.page>,
  walk: Walk<ById>,
): Promise<OrderPage> {
  const { searchName = null, status = null, datestr } = input;
  const year = datestr === undefined ? undefined : yearIn(await timeZoneOf(db), datestr);
  const filter: Filter = [reader.memberId, status, searchName, year?.from ?? null, year?.to ?? null];
  const { rows, size } = await readPage(walk, {
    rows: (limit, offset) => db.sql.rows(pageRows, [...filter, limit, offset, walk.after?.[0]]),
    count: () => db.sql.row(countRows, filter),
  });
  return {
    list: rows.map((row) => toOrder(row, reader)),
    ...size,
    next: walk.nextOf(rows, ({ id }) => [id]),
  };
}

/** One of the member's own orders, by id or by number; undefined for one that is not theirs. */
export async function findOrder(
  db: Db,
  reader: Reader,
  { id, orderNo }: { id?: number | undefined; orderNo?: string | undefined },
): Promise<OrderDetail | undefined> {
  const row = await db.sql.row(oneRow, [reader.memberId, id ?? null, orderNo ?? null]);
  return row && { ...toOrder(row, reader), ...wayOf(row, reader.language) };
}

function toOrder(row: OrderRow, { language, now }: Reader): OrderPage['list'][number] {
  const goods = cents(row.goods_amount);
  const freight = cents(row.freight);
  const items = row.items.map((item) => toItem(item, language));
  const isPayable = row.status === ORDER_STATUS.waitPay && row.audit_status !== AUDIT_STATUS.waiting;
  return {
    id: row.id,
    no: row.no,
    shopId: row.shop_id,
    shopName: row.shop_name,
    status: row.status,
    statusstr: statusText(row.status, language),
    auditStatus: row.audit_status,
    auditRemark: row.audit_remark,
    payMethodType: row.pay_type,
    payAppType: row.pay_type,
    payName: row.pay_name ? inLanguage(row.pay_name, language) : '',
    commentStatus: row.is_commented === 1,
    productCount: items.reduce((sum, item) => sum + item.count, 0),
    saleprice: goods,
    payPrice: cents(row.total_amount),
    totalPrice: add(goods, freight),
    deliveryPrice: freight,
    createTime: row.created_at,
    payTime: row.paid_at,
    keyTTL: isPayable ? Math.max(0, Math.ceil((row.pay_deadline.getTime() - now.getTime()) / 1000)) : 0,
    userRemark: row.remark,
    shopuser: row.shop_owner ?? 0,
    tradeOrderIdList: row.payable_together.includes(row.id) ? row.payable_together : [row.id],
    items,
  };
}
