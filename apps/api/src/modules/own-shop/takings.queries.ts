/** What a shop has taken: of each order from the ledger's entries, in sum and by day from what its postings keep. */
import { type contract, type InputOf, LOG_TYPE, ORDER_STATUS, type OutputOf } from '@passage/contract';
import { bigint, boolean, type Db, integer, nullable, smallint, statement, text, timestamptz } from '@passage/database';
import { cents } from '@passage/money';
import { countUpTo, placeOf, readPage } from '../../platform/read-page.ts';
import { SETTLE_ORDER } from '../orders/index.ts';

const { waitDelivery, waitReceipt, orderOver, refunded } = ORDER_STATUS;

/** Of an order's settlement and of its refunds: what its seller got and gave back, and what the shop owed and paid. */
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
  ), 0)::bigint as paid_back,
  coalesce((
    select -sum(entry.amount) from order_item
    join after_sale on after_sale.order_item_id = order_item.id
    join ledger_transaction as posted on posted.cause = 'after-sale-refund:' || after_sale.id
    join ledger_entry as entry on entry.transaction_id = posted.id
    join ledger_account as account on account.id = entry.account_id and account.shop_id = trade_order.shop_id
    where order_item.order_id = trade_order.id
  ), 0)::bigint as owed,
  coalesce((
    select sum(entry.amount) from ledger_transaction as posted
    join ledger_entry as entry on entry.transaction_id = posted.id
    join ledger_account as account on account.id = entry.account_id and account.shop_id = trade_order.shop_id
    where posted.cause = '${SETTLE_ORDER}:' || trade_order.id
  ), 0)::bigint as debt_paid`;
/** The first value is whose takings may be seen, null for every shop. */
const PAID = `($1::int is null or shop_id = $1) and status in (${waitDelivery}, ${waitReceipt}, ${orderOver}, ${refunded})`;
// In the words of the index trade_order_awaiting.
const NARROWED = `${PAID} and ($2::boolean is not true or settled_at is not null) and ($2::boolean is not false or settled_at is null)`;

const orderRows = statement({
  name: 'own-shop-takings',
  params: [nullable(integer)('shopId'), nullable(boolean)('settled'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    no: text,
    status: smallint,
    goods_amount: bigint,
    freight: bigint,
    refunded_amount: bigint,
    created_at: timestamptz,
    settled_at: nullable(timestamptz),
    received: bigint,
    paid_back: bigint,
    owed: bigint,
    debt_paid: bigint,
  },
  text: `select id, no, status, goods_amount, freight, refunded_amount, created_at, settled_at, ${MOVED}
   from (select * from trade_order where ${NARROWED} order by id desc limit $3 offset $4) as trade_order order by id desc`,
});
const orderCount = statement({
  name: 'own-shop-takings-count',
  params: [nullable(integer)('shopId'), nullable(boolean)('settled')],
  columns: { total: integer },
  text: countUpTo(`from trade_order where ${NARROWED}`),
});
/** Kept by the postings of the ledger, shop by shop. */
const sums = statement({
  name: 'own-shop-takings-sums',
  params: [nullable(integer)('shopId')],
  columns: { received: bigint, paid_back: bigint, debt_paid: bigint, awaiting: bigint, balance: bigint, debt: bigint },
  text: `select coalesce(sum(received), 0)::bigint as received, coalesce(sum(paid_back), 0)::bigint as paid_back,
     coalesce(sum(debt_paid), 0)::bigint as debt_paid, coalesce(sum(awaiting), 0)::bigint as awaiting,
     coalesce((
       select sum(balance) from ledger_account join shop on shop.owner_id = ledger_account.member_id
       where ($1::int is null or shop.id = $1) and ledger_account.kind = 1
     ), 0)::bigint as balance,
     coalesce((
       select -sum(balance) from ledger_account where ledger_account.kind = 8 and ($1::int is null or shop_id = $1)
     ), 0)::bigint as debt
   from shop_takings where $1::int is null or shop_id = $1`,
});

const dayRows = statement({
  name: 'own-shop-takings-days',
  params: [nullable(integer)('shopId'), bigint('limit'), bigint('offset')],
  columns: { day: text, received: bigint, paid_back: bigint, owed: bigint, debt_paid: bigint },
  text: `select to_char(day, 'YYYY-MM-DD') as day, sum(received)::bigint as received, sum(paid_back)::bigint as paid_back,
     sum(owed)::bigint as owed, sum(debt_paid)::bigint as debt_paid
   from shop_takings_day where $1::int is null or shop_id = $1
   group by shop_takings_day.day order by shop_takings_day.day desc limit $2 offset $3`,
});
const dayCount = statement({
  name: 'own-shop-takings-days-count',
  params: [nullable(integer)('shopId')],
  columns: { total: integer },
  text: countUpTo('distinct day from shop_takings_day where $1::int is null or shop_id = $1'),
});

/** What a shop has received and what is still in escrow, in cents. @param shopId null for every shop */
export async function readTakings(db: Db, shopId: number | null): Promise<OutputOf<typeof contract.ownShop.takings>> {
  const sum = await db.sql.row(sums, [shopId]);
  const received = sum?.received ?? 0n;
  const paidBack = sum?.paid_back ?? 0n;
  const debtPaid = sum?.debt_paid ?? 0n;
  return {
    balance: cents(sum?.balance ?? 0n),
    received: cents(received),
    paidBack: cents(paidBack),
    debtPaid: cents(debtPaid),
    takings: cents(received - paidBack - debtPaid),
    debt: cents(sum?.debt ?? 0n),
    awaiting: cents(sum?.awaiting ?? 0n),
  };
}

/** A page of takings by order, the newest first. @param shopId null for every shop */
export async function pageTakings(
  db: Db,
  shopId: number | null,
  { settled, pageNo, pageSize }: InputOf<typeof contract.ownShop.takingsByOrder>,
): Promise<OutputOf<typeof contract.ownShop.takingsByOrder>> {
  const narrowed = settled ?? null;
  const { rows, size } = await readPage(placeOf({ pageNo, pageSize }), {
    rows: (limit, offset) => db.sql.rows(orderRows, [shopId, narrowed, limit, offset]),
    count: () => db.sql.row(orderCount, [shopId, narrowed]),
  });
  return {
    ...size,
    list: rows.map((row) => ({
      orderId: row.id,
      no: row.no,
      status: row.status,
      goods: cents(row.goods_amount),
      freight: cents(row.freight),
      refunded: cents(row.refunded_amount),
      received: cents(row.received),
      paidBack: cents(row.paid_back),
      owed: cents(row.owed),
      debtPaid: cents(row.debt_paid),
      createTime: row.created_at,
      settledTime: row.settled_at,
    })),
  };
}

/** What was taken on each day of the tenant's time zone on which the ledger moved any of it, the latest first. */
export async function pageTakingsByDay(
  db: Db,
  shopId: number | null,
  { pageNo, pageSize }: InputOf<typeof contract.ownShop.takingsByDay>,
): Promise<OutputOf<typeof contract.ownShop.takingsByDay>> {
  const { rows, size } = await readPage(placeOf({ pageNo, pageSize }), {
    rows: (limit, offset) => db.sql.rows(dayRows, [shopId, limit, offset]),
    count: () => db.sql.row(dayCount, [shopId]),
  });
  return {
    ...size,
    list: rows.map((row) => ({
      day: row.day,
      received: cents(row.received),
      paidBack: cents(row.paid_back),
      owed: cents(row.owed),
      debtPaid: cents(row.debt_paid),
      takings: cents(row.received - row.paid_back - row.debt_paid),
    })),
  };
}
