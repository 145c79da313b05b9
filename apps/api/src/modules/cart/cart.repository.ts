import {
  array,
  bigint,
  type Columns,
  type Db,
  integer,
  type RowOf,
  statement,
  type Tx,
  timestamptz,
} from '@passage/database';

const lock = statement({
  name: 'cart-lock',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'select id from member where id = $1 for no key update',
});
const figuresOf = statement({
  name: 'cart-figures',
  params: [integer('memberId'), integer('skuId')],
  columns: { lines: integer, held: integer },
  text: `select count(*)::int as lines, coalesce(sum(count) filter (where sku_id = $2), 0)::int as held
   from cart_line where member_id = $1`,
});
const LINE_ROW = { id: integer, count: integer } satisfies Columns;

const grow = statement({
  name: 'cart-grow',
  params: [
    integer('memberId'),
    integer('skuId'),
    integer('count'),
    bigint('addedPrice'),
    integer('max'),
    timestamptz('now'),
  ],
  columns: LINE_ROW,
  text: `insert into cart_line (member_id, sku_id, count, added_price, created_at) values ($1, $2, $3, $4, $6)
   on conflict (tenant_id, member_id, sku_id) do update set count = cart_line.count + excluded.count
   where cart_line.count + excluded.count <= $5
   returning id, count`,
});
const lineById = statement({
  name: 'cart-line',
  params: [integer('memberId'), integer('id')],
  columns: { sku_id: integer },
  text: 'select sku_id from cart_line where member_id = $1 and id = $2',
});
const setCount = statement({
  name: 'cart-set-count',
  params: [integer('memberId'), integer('id'), integer('count')],
  columns: LINE_ROW,
  text: 'update cart_line set count = $3 where member_id = $1 and id = $2 returning id, count',
});
const remove = statement({
  name: 'cart-remove',
  params: [integer('memberId'), array(integer)('ids')],
  columns: { id: integer },
  text: 'delete from cart_line where member_id = $1 and id = any ($2::int[]) returning id',
});

const consume = statement({
  name: 'cart-consume',
  params: [array(integer)('cartIds'), integer('memberId')],
  columns: { id: integer, sku_id: integer },
  text: 'delete from cart_line where id = any ($1::int[]) and member_id = $2 returning id, sku_id',
});

export type Line = RowOf<typeof LINE_ROW>;

/** One after another: commands on a member's cart that count its lines. Does not wait for orders or sign-ins. */
export async function lockCart(tx: Tx, memberId: number): Promise<void> {
  await tx.sql.row(lock, [memberId]);
}

/** How many lines the cart has, and how many pieces of the SKU. */
export async function readFigures(tx: Tx, memberId: number, skuId: number): Promise<{ lines: number; held: number }> {
  return (await tx.sql.row(figuresOf, [memberId, skuId])) ?? { lines: 0, held: 0 };
}

interface Growth {
  readonly memberId: number;
  readonly skuId: number;
  readonly count: number;
  readonly price: bigint;
  /** Pieces that the line may have at most. */
  readonly max: number;
}

/** Makes the SKU's line or adds to it. Answers nothing where that would be more than allowed. */
export async function growLine(
  tx: Tx,
  { memberId, skuId, count, price, max }: Growth,
  now: Date,
): Promise<Line | undefined> {
  return tx.sql.row(grow, [memberId, skuId, count, price, max, now]);
}

/** The SKU of one of the member's own lines. */
export async function skuOfLine(db: Db, memberId: number, id: number): Promise<number | undefined> {
  return (await db.sql.row(lineById, [memberId, id]))?.sku_id;
}

/** Sets how many pieces a line of the member's cart holds. @returns undefined for a line that is not theirs */
export async function setLineCount(tx: Tx, memberId: number, { id, count }: Line): Promise<Line | undefined> {
  return tx.sql.row(setCount, [memberId, id, count]);
}

/** Removes those of the lines that are the member's own. */
export async function removeLines(db: Db, memberId: number, ids: readonly number[]): Promise<void> {
  await db.sql.rows(remove, [memberId, [...ids]]);
}

/**
 * Takes lines out of the member's cart for good; a second order of the same lines waits here and then finds none.
 *
 * @returns the SKU of each line that was there, by the line's id
 */
export async function consumeCartLines(
  tx: Tx,
  memberId: number,
  cartIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = cartIds.length === 0 ? [] : await tx.sql.rows(consume, [[...cartIds], memberId]);
  return new Map(rows.map((row) => [row.id, row.sku_id]));
}
