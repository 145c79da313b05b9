import { add, type Cents, multiply, ZERO } from '@passage/money';

/** Pieces of one SKU with what its shop asks for shipping. */
export interface FreightLine {
  readonly shopId: number;
  readonly price: Cents;
  readonly count: number;
  /** Flat freight of the shop. */
  readonly freight: Cents;
  /** Goods of this much and more ship free. */
  readonly freeFreightFrom: Cents;
}

/** What one shop delivers. */
export interface ShopFreight {
  readonly shopId: number;
  /** Price times pieces, without freight. */
  readonly goods: Cents;
  readonly freight: Cents;
}

/** Goods and freight of each shop, in the order in which the shops first appear. A cart's freight is their sum. */
export function quoteFreight(lines: readonly FreightLine[]): ShopFreight[] {
  const shops = new Map<number, { goods: Cents; flat: Cents; freeFrom: Cents }>();
  for (const { shopId, price, count, freight, freeFreightFrom } of lines) {
    const goods = add(shops.get(shopId)?.goods ?? ZERO, multiply(price, count));
    shops.set(shopId, { goods, flat: freight, freeFrom: freeFreightFrom });
  }
  return [...shops].map(([shopId, { goods, flat, freeFrom }]) => ({
    shopId,
    goods,
    freight: goods >= freeFrom ? ZERO : flat,
  }));
}
