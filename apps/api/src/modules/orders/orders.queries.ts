import {
  AUDIT_STATUS,
  type contract,
  type InputOf,
  type Language,
  ORDER_STATUS,
  type OutputOf,
} from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { add, cents } from '@passage/money';
import { inLanguage, type Localized, productStatus, type RawSkuProperty } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { statusText } from './status-text.ts';

export interface Reader {
  readonly memberId: number;
  readonly language: Language;
  readonly now: Date;
}

type OrderDetail = OutputOf<typeof contract.orders.detail>;
type OrderPage = OutputOf<typeof contract.orders.page>;

interface ItemRow {
  id: number;
  spu_id: number;
  sku_id: number;
  count: number;
  unit_price: string;
  spu_name: Localized;
  brand_name: string;
  file: string;
  properties: RawSkuProperty[];
  after_sale_status: number;
  spu_status: number;
  sku_status: number;
  shop_status: number;
  stock: number;
}

interface OrderRow {
  id: number;
  no: string;
  shop_id: number;
  shop_name: string;
  shop_owner: number | null;
  status: number;
  audit_status: number;
  audit_remark: string;
  pay_type: number | null;
  pay_name: Localized | null;
  goods_amount: bigint;
  freight: bigint;
  total_amount: bigint;
  pay_deadline: Date;
  paid_at: Date | null;
  is_commented: number;
  remark: string;
  receiver_name: string;
  receiver_mobile: string;
  receiver_detail_address: string;
  receiver_city: string;
  receiver_area_name: string;
  receiver_zipcode: string;
  created_at: Date;
  payable_together: number[];
  items: ItemRow[];
}

const COLUMNS = `
  trade_order.id, trade_order.no, trade_order.shop_id, shop.name as shop_name, shop.owner_id as shop_owner, trade_order.status,
  trade_order.audit_status, trade_order.audit_remark, trade_order.pay_type,
  (select name from pay_method where pay_method.type = trade_order.pay_type order by id limit 1) as pay_name,
  trade_order.goods_amount, trade_order.freight, trade_order.total_amount, trade_order.pay_deadline, trade_order.paid_at,
  trade_order.is_commented, trade_order.remark, trade_order.receiver_name, trade_order.receiver_mobile,
  trade_order.receiver_detail_address, trade_order.receiver_city, trade_order.receiver_area_name, trade_order.receiver_zipcode,
  trade_order.created_at,
  array(
    select sibling.id from trade_order as sibling
    where sibling.checkout_id = trade_order.checkout_id and sibling.status = ${ORDER_STATUS.waitPay} order by sibling.id
  ) as payable_together,
  (
    select json_agg(json_build_object(
      'id', item.id, 'spu_id', item.spu_id, 'sku_id', item.sku_id, 'count', item.count, 'unit_price', item.unit_price::text,
      'spu_name', item.spu_name, 'brand_name', item.brand_name, 'file', item.file, 'properties', item.properties,
      'after_sale_status', item.after_sale_status,
      'spu_status', spu.status, 'sku_status', sku.status, 'shop_status', shop.status, 'stock', sku.stock
    ) order by item.id)
    from order_item as item
    join sku on sku.id = item.sku_id
    join spu on spu.id = item.spu_id
    where item.order_id = trade_order.id
  ) as items`;
const FROM = 'from trade_order join shop on shop.id = trade_order.shop_id';
/** A filter that is null does not filter. */
const FILTER = `where trade_order.member_id = $1 and ($2::smallint is null or trade_order.status = $2)
  and ($3::text is null or position($3 in trade_order.no) > 0)
  and ($4::timestamptz is null or (trade_order.created_at >= $4 and trade_order.created_at < $5))`;

type Filter = [memberId: number, status: number | null, word: string | null, from: Date | null, to: Date | null];

const pageRows = statement<OrderRow, [...Filter, limit: number, offset: number]>(
  'orders-page',
  `select ${COLUMNS} ${FROM} ${FILTER} order by trade_order.id desc limit $6 offset $7`,
);
const countRows = statement<{ total: number }, Filter>(
  'orders-count',
  `select count(*)::int as total ${FROM} ${FILTER}`,
);
const oneRow = statement<OrderRow, [memberId: number, id: number | null, no: string | null]>(
  'orders-detail',
  `select ${COLUMNS} ${FROM} where trade_order.member_id = $1 and ($2::int is null or trade_order.id = $2) and ($3::text is null or trade_order.no = $3)`,
);

export async function pageOrders(
  db: Db,
  reader: Reader,
  input: InputOf<typeof contract.orders.page>,
): Promise<OrderPage> {
  const { searchName = null, status = null, datestr, pageNo, pageSize } = input;
  const [from, to] =
    datestr === undefined ? [null, null] : [new Date(Date.UTC(datestr, 0)), new Date(Date.UTC(datestr + 1, 0))];
  const filter: Filter = [reader.memberId, status, searchName, from, to];
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [...filter, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(countRows, filter),
  ]);
  return { list: rows.map((row) => toOrder(row, reader)), total: count?.total ?? 0 };
}

export async function findOrder(
  db: Db,
  reader: Reader,
  { id, orderNo }: { id?: number | undefined; orderNo?: string | undefined },
): Promise<OrderDetail | undefined> {
  const row = await db.sql.row(oneRow, [reader.memberId, id ?? null, orderNo ?? null]);
  return row && toOrder(row, reader);
}

function toOrder(row: OrderRow, { language, now }: Reader): OrderDetail {
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
    receiverName: row.receiver_name,
    receiverMobile: row.receiver_mobile,
    receiverDetailAddress: row.receiver_detail_address,
    receiverCity: row.receiver_city,
    receiverAreaName: row.receiver_area_name,
    receiverZipcode: row.receiver_zipcode,
    logisticsNo: '',
    deliveryOrbits: [],
  };
}

function toItem(item: ItemRow, language: Language): OrderDetail['items'][number] {
  return {
    id: item.id,
    spuId: item.spu_id,
    skuId: item.sku_id,
    picUrl: fileUrl(item.file),
    brandName: item.brand_name,
    spuName: inLanguage(item.spu_name, language),
    properties: item.properties.map((property) => ({
      propertyId: property.propertyId,
      propertyName: inLanguage(property.propertyName, language),
      valueId: property.valueId,
      valueName: inLanguage(property.valueName, language),
    })),
    count: item.count,
    saleprice: cents(BigInt(item.unit_price)),
    productStatus: productStatus({
      spuStatus: item.spu_status,
      skuStatus: item.sku_status,
      shopStatus: item.shop_status,
      stock: item.stock,
    }),
    afterSaleStatus: item.after_sale_status,
    afterSaleId: null,
  };
}
