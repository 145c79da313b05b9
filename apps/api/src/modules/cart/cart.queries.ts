import type { Language, OutputOf } from '@passage/contract';
import type { cartContract } from '@passage/contract/cart';
import { bigint, type Db, integer, type RowOf, statement } from '@passage/database';
import { add, cents, subtract, ZERO } from '@passage/money';
import { type LoadedSku, loadSkus } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { type Holds, piecesOf as heldPiecesOf, readHolds } from '../holds/index.ts';
import { quoteFreight } from './freight.ts';

/** The cart as the contract answers it, decoded: amounts in cents. */
export type Cart = OutputOf<typeof cartContract.list>;
type CartLine = Cart['list'][number];

type LineRow = RowOf<typeof linesOf>;

const linesOf = statement({
  name: 'cart-lines',
  params: [integer('memberId')],
  columns: { id: integer, sku_id: integer, count: integer, added_price: bigint },
  text: 'select id, sku_id, count, added_price from cart_line where member_id = $1 order by id desc',
});
const piecesOf = statement({
  name: 'cart-pieces',
  params: [integer('memberId')],
  columns: { pieces: integer },
  text: 'select coalesce(sum(count), 0)::int as pieces from cart_line where member_id = $1',
});

/** Pieces in a member's cart, of all its lines. */
export async function countPieces(db: Db, memberId: number): Promise<number> {
  return (await db.sql.row(piecesOf, [memberId]))?.pieces ?? 0;
}

/** Whose cart it is, and when it is looked at. */
export interface CartReader {
  readonly memberId: number;
  readonly language: Language;
  readonly now: Date;
}

/**
 * A member's cart, newest line first. Lines that cannot be ordered today are told, and not added up. Beside them stands
 * what the member may hold unpaid.
 */
export async function readCart(db: Db, { memberId, language, now }: CartReader): Promise<Cart> {
  const [rows, held] = await Promise.all([db.sql.rows(linesOf, [memberId]), readHolds(db, memberId, now)]);
  const skus = await loadSkus(
    db,
    rows.map((row) => row.sku_id),
    language,
  );
  const list: CartLine[] = [];
  const available: (LoadedSku & { count: number })[] = [];
  for (const row of rows) {
    const sku = skus.get(row.sku_id);
    if (!sku) continue;
    const reason = whyUnavailable(sku, row.count);
    list.push({ ...toLine(row, sku, reason), heldCount: held.pieces.get(row.sku_id) ?? 0 });
    if (!reason) available.push({ ...sku, count: row.count });
  }
  const shops = quoteFreight(available);
  const subtotal = shops.reduce((sum, { goods }) => add(sum, goods), ZERO);
  const freight = shops.reduce((sum, shop) => add(sum, shop.freight), ZERO);
  const totalAmt = add(subtotal, freight);
  return { list, freight, subtotal, totalAmt, holds: toHolds(held, totalAmt) };
}

function toHolds(held: Holds, totalAmt: Cart['totalAmt']): Cart['holds'] {
  const due = add(held.total, totalAmt);
  return {
    checkouts: { held: held.checkouts, max: held.bounds.checkouts },
    pieces: { held: heldPiecesOf(held), max: held.bounds.pieces },
    piecesOfOneSku: { max: held.bounds.piecesOfOneSku },
    lacking: due > held.available ? subtract(due, held.available) : ZERO,
  };
}

const REASON = { off: 'offShelf', soldOut: 'soldOut', shopClosed: 'shopClosed' } as const;

function whyUnavailable({ status, stock }: LoadedSku, count: number): CartLine['reason'] {
  if (status !== 'on') return REASON[status];
  return stock < count ? 'notEnoughStock' : undefined;
}

function toLine(
  { id, count, added_price }: LineRow,
  sku: LoadedSku,
  reason: CartLine['reason'],
): Omit<CartLine, 'heldCount'> {
  return {
    id,
    count,
    available: reason === undefined,
    ...(reason === undefined ? {} : { reason }),
    addedPrice: cents(added_price),
    spu: { id: sku.spuId, name: sku.spuName, brandName: sku.brandName, picUrl: fileUrl(sku.file) },
    sku: {
      id: sku.skuId,
      shopId: sku.shopId,
      shopname: sku.shopName,
      saleprice: sku.price,
      marketPrice: sku.marketPrice,
      stock: sku.stock,
      properties: [...sku.properties],
    },
  };
}
