/** Ordering: one order per shop, all or none, at the prices of this moment. */
import type { contract, InputOf, Language, OutputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import { add, cents } from '@passage/money';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { addMs, MINUTE_MS } from '../../platform/clock.ts';
import { documentNumber } from '../../platform/document-number.ts';
import { enqueue } from '../../platform/outbox.ts';
import { findOwnAddress, placeNames } from '../addresses/index.ts';
import { consumeCartLines, quoteFreight } from '../cart/index.ts';
import { loadSkus, refreshListings } from '../catalogue/index.ts';
import { boundMet, lockHolds, readHolds, tooManyUnpaid } from '../holds/index.ts';
import { explainTaken, takeStock } from '../products/index.ts';
import { shopOfMember } from '../shops/index.ts';
import { DISPLAY_CURRENCIES, readSetting, timeZoneOf } from '../tenant/index.ts';
import { EXPIRE_ORDER } from './expire-order.job.ts';
import {
  findCheckoutOfLines,
  findLinesOfCheckout,
  findOrdersOfCheckout,
  type ItemDraft,
  insertCheckout,
  type OrderDraft,
} from './orders.repository.ts';

type Input = InputOf<typeof contract.orders.create>;
type Output = OutputOf<typeof contract.orders.create>;

export interface Buyer {
  readonly memberId: number;
  readonly language: Language;
  readonly currencyCode: string;
  readonly now: Date;
}

const US_DOLLAR = { code: 'USD', rate: 1 };

const USUAL_TERMINAL = 20;

/**
 * Locks in the order member, cart lines, SKUs, products, so that crossing orders never wait for each other in a circle.
 * What the member holds unpaid is counted under the member's lock.
 *
 * @throws Failure OUT_OF_STOCK, NOT_ORDERABLE, OWN_SHOP_ORDER, SHOP_REQUIRED, CART_LINE_GONE, PRICE_CHANGED, NOT_FOUND,
 * TOO_MANY_UNPAID with the open orders, CONFLICT for lines that were ordered to another address or terminal
 */
export async function createOrders(tx: Tx, buyer: Buyer, input: Input): Promise<Output> {
  const { memberId, now } = buyer;
  const [, earlier, held] = await Promise.all([
    lockHolds(tx, memberId),
    consumeLines(tx, memberId, input),
    readHolds(tx, memberId, now),
  ]);
  if (earlier) return earlier;
  if (held.checkouts >= held.bounds.checkouts) throw tooManyUnpaid(held, 'checkouts', now);

  const [rules, zone, foundAddress, { items, soldOut }] = await Promise.all([
    readSetting(tx, 'TRADE_RULE_SETTING'),
    timeZoneOf(tx),
    findOwnAddress(tx, memberId, input.addressId),
    takeItems(tx, buyer, input.items),
  ]);
  if (rules.requireShop && !(await shopOfMember(tx, memberId))) throw new Failure('SHOP_REQUIRED');
  const address = found(foundAddress);

  const parts = quoteFreight(items.map(({ sku, count }) => ({ ...sku, count }))).sort((a, b) => a.shopId - b.shopId);
  const total = add(...parts.flatMap(({ goods, freight }) => [goods, freight]));
  if (input.totalAmt !== undefined && input.totalAmt !== total) throw new Failure('PRICE_CHANGED');

  const pieces = piecesBySku(input.items);
  const bound = boundMet(held, { pieces, total }, held.bounds, held.available);
  if (bound) throw tooManyUnpaid(held, bound, now);

  const currency = DISPLAY_CURRENCIES.find(({ code }) => code === buyer.currencyCode) ?? US_DOLLAR;
  const { continentName, countryRegionName } = placeNames(address, buyer.language);
  const payDeadline = addMs(now, rules.payWindowMinutes * MINUTE_MS);
  const drafts = parts.map(
    (part): OrderDraft => ({
      no: documentNumber('', now, zone),
      shopId: part.shopId,
      goods: part.goods,
      freight: part.freight,
      payDeadline,
      earnsPoints: input.pointStatus ?? true,
      terminal: input.terminal ?? USUAL_TERMINAL,
      deliveryType: input.deliveryType ?? 1,
      remark: input.remark ?? '',
      currencyCode: currency.code,
      currencyRate: currency.rate,
      receiver: {
        name: `${address.firstName} ${address.surname}`,
        mobile: address.mobile,
        email: address.email,
        detailAddress: address.detailAddress,
        city: address.city,
        areaName: [continentName, countryRegionName].filter(Boolean).join(', '),
        zipcode: address.zipcode,
      },
      items: items.filter(({ sku }) => sku.shopId === part.shopId),
    }),
  );
  const tradeOrderIdList = await insertCheckout(tx, { memberId, addressId: address.id, now }, drafts);
  const taken = drafts.flatMap((draft, index) =>
    draft.items.map(({ sku, count }) => ({ skuId: sku.skuId, orderId: tradeOrderIdList[index] ?? 0, count })),
  );
  explainTaken(tx, taken, now);
  for (const orderId of tradeOrderIdList) {
    enqueue(tx, {
      job: EXPIRE_ORDER,
      key: `${EXPIRE_ORDER}:${orderId}`,
      payload: { orderId },
      runAt: payDeadline,
    });
  }
  await refreshListings(tx, soldOut);
  return { tradeOrderIdList, totalPrice: total, payDeadline };
}

/** The cart lines that are ordered. */
export const cartLinesOf = ({ items }: Pick<Input, 'items'>): number[] =>
  items.flatMap(({ cartId }) => (cartId === undefined ? [] : [cartId]));

/**
 * The lines' ids are a key for good: a repeat of the order that consumed them answers as that one did, and is refused
 * where it would go elsewhere or hold other pieces.
 */
async function consumeLines(tx: Tx, memberId: number, input: Input): Promise<Output | undefined> {
  const { items } = input;
  const cartIds = cartLinesOf(input);
  if (new Set(cartIds).size !== cartIds.length) throw invalidField('items', 'notAllowed');
  const consumed = await consumeCartLines(tx, memberId, cartIds);
  if (consumed.size < cartIds.length) {
    const checkoutId =
      consumed.size === 0 && cartIds.length === items.length
        ? await findCheckoutOfLines(tx, memberId, cartIds)
        : undefined;
    if (checkoutId === undefined) throw new Failure('CART_LINE_GONE');
    const orders = await findOrdersOfCheckout(tx, checkoutId);
    const first = found(orders[0]);
    const isElsewhere = first.addressId !== null && first.addressId !== input.addressId;
    const lines = await findLinesOfCheckout(tx, checkoutId);
    const isOther = items.some(({ cartId = 0, skuId, count }) => {
      const line = lines.get(cartId);
      return line?.skuId !== skuId || line.count !== count;
    });
    if (isElsewhere || isOther || first.terminal !== (input.terminal ?? USUAL_TERMINAL)) throw new Failure('CONFLICT');
    return {
      tradeOrderIdList: orders.map((order) => order.id),
      totalPrice: cents(orders.reduce((sum, order) => sum + order.total, 0n)),
      payDeadline: first.deadline,
    };
  }
  for (const [index, { cartId, skuId }] of items.entries()) {
    if (cartId !== undefined && consumed.get(cartId) !== skuId)
      throw invalidField(`items.${index}.cartId`, 'notAllowed');
  }
  return undefined;
}

/** Pieces of each SKU, of all lines that name it. */
function piecesBySku(items: Input['items']): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { skuId, count } of items) pieces.set(skuId, (pieces.get(skuId) ?? 0) + count);
  return pieces;
}

/** Takes the stock, then reads prices and names: the rows are locked, so what is read is what is sold. */
async function takeItems(
  tx: Tx,
  buyer: Buyer,
  items: Input['items'],
): Promise<{ items: ItemDraft[]; soldOut: number[] }> {
  const pieces = piecesBySku(items);
  for (const [index, { skuId }] of items.entries()) {
    if ((pieces.get(skuId) ?? 0) > 999) throw invalidField(`items.${index}.count`, 'tooLarge');
  }
  const [left, skus] = await Promise.all([takeStock(tx, pieces), loadSkus(tx, [...pieces.keys()], buyer.language)]);

  const drafts = mergeBySku(
    items.map(({ skuId, count, cartId, shopId }, index): ItemDraft => {
      const sku = found(skus.get(skuId));
      if (shopId !== undefined && shopId !== sku.shopId) throw invalidField(`items.${index}.shopId`, 'notAllowed');
      return { sku, count, cartLineId: cartId };
    }),
  );
  if (drafts.some(({ sku }) => sku.shopOwnerId === buyer.memberId)) throw new Failure('OWN_SHOP_ORDER');
  const closed = drafts.filter(({ sku }) => sku.spuStatus !== 1 || sku.skuStatus !== 1 || sku.shopStatus !== 1);
  if (closed.length > 0) throw new Failure('NOT_ORDERABLE', { data: { lines: closed.map(shortLine) } });
  const short = drafts.filter(({ sku }) => !left.has(sku.skuId));
  if (short.length > 0) throw new Failure('OUT_OF_STOCK', { data: { lines: short.map(shortLine) } });

  const soldOut = new Set(drafts.filter(({ sku }) => left.get(sku.skuId) === 0).map(({ sku }) => sku.spuId));
  return { items: drafts, soldOut: [...soldOut].sort((a, b) => a - b) };
}

const shortLine = ({ sku, count }: ItemDraft) => ({ skuId: sku.skuId, name: sku.spuName, count, stock: sku.stock });

/** Two lines of one SKU without cart lines become one item; a cart holds a SKU once anyway. */
function mergeBySku(drafts: readonly ItemDraft[]): ItemDraft[] {
  const merged = new Map<number, ItemDraft>();
  for (const draft of drafts) {
    const known = merged.get(draft.sku.skuId);
    merged.set(
      draft.sku.skuId,
      known ? { ...known, count: known.count + draft.count, cartLineId: known.cartLineId ?? draft.cartLineId } : draft,
    );
  }
  return [...merged.values()];
}
