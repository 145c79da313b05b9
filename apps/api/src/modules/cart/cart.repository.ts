import { type Db, statement, type Tx } from '@passage/database';

const lock = statement<{ id: number }, [memberId: number]>(
  'cart-lock',
  'select id from member where id = $1 for no key update',
);
const figuresOf = statement<{ lines: number; held: number }, [memberId: number, skuId: number]>(
  'cart-figures',
  `select count(*)::int as lines, coalesce(sum(count) filter (where sku_id = $2), 0)::int as held
   from cart_line where member_id = $1`,
);
const grow = statement<
  Line,
  [memberId: number, skuId: number, count: number, addedPrice: bigint, max: number, now: Date]
>(
  'cart-grow',
  `insert into cart_line (member_id, sku_id, count, added_price, created_at) values ($1, $2, $3, $4, $6)
   on conflict (tenant_id, member_id, sku_id) do update set count = cart_line.count + excluded.count
   where cart_line.count + excluded.count <= $5
   returning id, count`,
);
const lineById = statement<{ sku_id: number }, [memberId: number, id: number]>(
  'cart-line',
  'select sku_id from cart_line where member_id = $1 and id = $2',
);
const setCount = statement<Line, [memberId: number, id: number, count: number]>(
  'cart-set-count',
  'update cart_line set count = $3 where member_id = $1 and id = $2 returning id, count',
);
const remove = statement<{ id: number }, [memberId: number, ids: number[]]>(
  'cart-remove',
  'delete from cart_line where member_id = $1 and id = any ($2::int[]) returning id',
);

const consume = statement<{ id: number; sku_id: number }, [cartIds: number[], memberId: number]>(
  'cart-consume',
  'delete from cart_line where id = any ($1::int[]) and member_id = $2 returning id, sku_id',
);

export interface Line {
  readonly id: number;
  readonly count: number;
}

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
