/** What can be bought in a demo store. */
import type { Db } from '@passage/database';
import type { Random } from './world/random.ts';

export interface Good {
  readonly skuId: number;
  readonly spuId: number;
  readonly shopId: number;
  /** In cents. */
  readonly price: bigint;
  /** Of its picture, below /files/. */
  readonly file: string;
  /** Of its product in lists; the highest comes first. */
  readonly rank: number;
}

/** So many that demo orders leave enough for those who try the store. */
const STOCK = 12;

/** In the order of their ids. */
export async function readGoods(db: Db): Promise<Good[]> {
  const skus = await db.prisma.sku.findMany({
    where: { stock: { gte: STOCK }, status: 1, spu: { orderable: 1 } },
    select: { id: true, spuId: true, price: true, file: true, spu: { select: { shopId: true, rank: true } } },
    orderBy: { id: 'asc' },
  });
  return skus.map(({ id, spuId, price, file, spu }) => ({
    skuId: id,
    spuId,
    shopId: spu.shopId,
    price,
    file,
    rank: spu.rank,
  }));
}

/** So many products, each in one colour and size. */
export function pickGoods(random: Random, from: readonly Good[], count: number): Good[] {
  const products = random.some([...new Set(from.map(({ spuId }) => spuId))], count);
  if (products.length < count) throw new Error(`the demo store has only ${products.length} such products`);
  return products.map((spuId) => random.pick(from.filter((good) => good.spuId === spuId)));
}
