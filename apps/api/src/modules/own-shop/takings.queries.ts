/** What a shop has taken. Amounts come from the ledger alone, so that they cannot differ from it. */
import { type contract, type InputOf, LOG_TYPE, ORDER_STATUS, type OutputOf } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import { cents } from '@passage/money';
import { SETTLE_ORDER } from '../settlement/index.ts';

const { waitDelivery, waitReceipt, orderOver, refunded } = ORDER_STATUS;

/** Of an order's settlement and of its refunds: what its seller got and gave back. */
const MOVED = `
  coalesce((
    select sum(entry.amount) from ledger_transaction as posted
    join ledger_entry as entry on entry.transaction_id = posted.id and entry.log_type = ${LOG_TYPE.merchantCollection}
    where posted.cause = '${SETTLE_ORDER}:' || trade_order.id
  ), 0)::bigint as received,
  coalesce((
    select -sum(entry.amount) from order_item
    join after_sale on after_sale.order_item_id = order_item.id
    join ledger_transaction as posted on posted.cause = 'after-sale-refund:' || after_sale.id
    join ledger_entry as entry on entry.transaction_id = posted.id and entry.log_type = ${LOG_TYPE.merchantPay}
    where order_item.order_id = trade_order.id
  ), 0)::bigint as paid_back`;
/** The first value is whose takings may be seen, null for every shop. */
const PAID = `($1::int is null or shop_id = $1) and status in (${waitDelivery}, ${waitReceipt}, ${orderOver}, ${refunded})`;
const NARROWED = `${PAID} and ($2::int is null or (settled_at is not null)::int = $2)`;

interface OrderRow {
  id: number;
  no: string;
  status: number;
  goods_amount: bigint;
  freight: bigint;
  refunded_amount: bigint;
  received: bigint;
  paid_back: bigint;
  created_at: Date;
  settled_at: Date | null;
}

const orderRows = statement<OrderRow, [shopId: number | null, settled: number | null, limit: number, offset: number]>(
  'own-shop-takings',
  `select id, no, status, goods_amount, freight, refunded_amount, created_at, settled_at, ${MOVED}
   from (select * from trade_order where ${NARROWED} order by id desc limit $3 offset $4) as trade_order order by id desc`,
);
const orderCount = statement<{ total: number }, [shopId: number | null, settled: number | null]>(
  'own-shop-takings-count',
  `select count(*)::int as total from trade_order where ${NARROWED}`,
);
const sums = statement<
  { received: bigint; paid_back: bigint; awaiting: bigint; balance: bigint },
  [shopId: number | null]
>(
  'own-shop-takings-sums',
  `select coalesce(sum(received), 0)::bigint as received, coalesce(sum(paid_back), 0)::bigint as paid_back,
     coalesce(sum(total_amount - refunded_amount) filter (where settled_at is null), 0)::bigint as awaiting,
     coalesce((
       select sum(balance) from ledger_account join shop on shop.owner_id = ledger_account.member_id
       where ($1::int is null or shop.id = $1) and ledger_account.kind = 1
     ), 0)::bigint as balance
   from (select total_amount, refunded_amount, settled_at, ${MOVED} from trade_order where ${PAID}) as trade_order`,
);

export async function readTakings(db: Db, shopId: number | null): Promise<OutputOf<typeof contract.ownShop.takings>> {
  const sum = await db.sql.row(sums, [shopId]);
  const received = sum?.received ?? 0n;
  const paidBack = sum?.paid_back ?? 0n;
  return {
    balance: cents(sum?.balance ?? 0n),
    received: cents(received),
    paidBack: cents(paidBack),
    takings: cents(received - paidBack),
    awaiting: cents(sum?.awaiting ?? 0n),
  };
}

export async function pageTakings(
  db: Db,
  shopId: number | null,
  { settled, pageNo, pageSize }: InputOf<typeof contract.ownShop.takingsByOrder>,
): Promise<OutputOf<typeof contract.ownShop.takingsByOrder>> {
  const narrowed = settled === undefined ? null : Number(settled);
  const [rows, count] = await Promise.all([
    db.sql.rows(orderRows, [shopId, narrowed, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(orderCount, [shopId, narrowed]),
  ]);
  return {
    total: count?.total ?? 0,
    list: rows.map((row) => ({
      orderId: row.id,
      no: row.no,
      status: row.status,
      goods: cents(row.goods_amount),
      freight: cents(row.freight),
      refunded: cents(row.refunded_amount),
      received: cents(row.received),
      paidBack: cents(row.paid_back),
      createTime: row.created_at,
      settledTime: row.settled_at,
    })),
  };
}
