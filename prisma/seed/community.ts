/** What other members bought and say of it, so that popular products have reviews. */
import type { Good } from './goods.ts';
import type { HistoryEvent, Shopper } from './history-event.ts';
import { payFromBalance, placeOrder, receive, review, ship } from './order-life.ts';
import { createWords } from './words.ts';
import { createRandom, type Random } from './world/random.ts';

/** Products with reviews, and those among them that many speak of. */
const PRODUCTS = { 1: 32, 2: 12 } as const;
const TOP = 8;
/** From, and how many days ago at the latest. */
const FIRST_DAYS_AGO = 190;
const LAST_DAYS_AGO = 15;

export function communityEvents(buyers: readonly Shopper[], goods: readonly Good[]): HistoryEvent[] {
  const [first] = buyers;
  if (!first) return [];
  const { seed, tenantId } = first;
  const random = createRandom(seed, `community/${tenantId}`);
  const words = createWords(random);
  const baskets = random.shuffle(fillBaskets(random, popular(goods, PRODUCTS[tenantId])));
  const turns = takeTurns(random, buyers);
  return baskets.flatMap((basket, index) => {
    const buyer = turns(basket);
    const span = (FIRST_DAYS_AGO - LAST_DAYS_AGO) / baskets.length;
    const daysAgo = FIRST_DAYS_AGO - (index + random.next()) * span;
    const lines = basket.map((product) => ({ ...random.pick(product), count: 1 }));
    const life = placeOrder(buyer, { name: `community/${index}`, daysAgo, lines });
    payFromBalance(life);
    ship(life, random.int(8, 30));
    receive(life, random.int(64, 110));
    review(
      life,
      random.int(120, 220),
      lines.map(({ spuId }) => words.say(buyer, spuId)),
    );
    return life.events;
  });
}

/** What can be bought of a product in one colour: its photos are all drawn of one picture. */
type Product = readonly Good[];

function popular(goods: readonly Good[], count: number): Product[] {
  const products = new Map<number, Good[]>();
  for (const good of goods) {
    const known = products.get(good.spuId);
    if (!known) products.set(good.spuId, [good]);
    else if (known[0]?.file === good.file) known.push(good);
  }
  const rankOf = (product: Product): number => product[0]?.rank ?? 0;
  return [...products.values()].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, count);
}

/** Each product as often as it is to be reviewed, up to three different ones of a shop together. */
function fillBaskets(random: Random, products: readonly Product[]): Product[][] {
  const baskets: Product[][] = [];
  const all = products.map((product, place) => ({ product, left: place < TOP ? random.int(4, 6) : random.int(2, 4) }));
  for (const shopId of new Set(products.map(([good]) => good?.shopId))) {
    const wanted = all.filter(({ product: [good] }) => good?.shopId === shopId);
    for (;;) {
      const open = wanted.filter(({ left }) => left > 0);
      if (open.length === 0) break;
      const taken = random.some(open, Math.min(open.length, random.int(1, 3)));
      for (const one of taken) one.left -= 1;
      baskets.push(taken.map(({ product }) => product));
    }
  }
  return baskets;
}

/** Everybody buys in turn, and nobody the same product twice. */
function takeTurns(random: Random, buyers: readonly Shopper[]): (basket: readonly Product[]) => Shopper {
  const queue = random.shuffle(buyers);
  const bought = new Set<string>();
  return (basket) => {
    const keys = (buyer: Shopper) => basket.map((product) => `${buyer.memberId}/${product[0]?.spuId}`);
    const at = Math.max(
      0,
      queue.findIndex((buyer) => !keys(buyer).some((key) => bought.has(key))),
    );
    const [buyer] = queue.splice(at, 1);
    if (!buyer) throw new Error('nobody buys');
    queue.push(buyer);
    for (const key of keys(buyer)) bought.add(key);
    return buyer;
  };
}
