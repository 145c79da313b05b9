/** What a house makes: a kind of piece belongs to one trade, and a brand sells the trades it knows. */
export const TRADES = [
  'coats',
  'tailoring',
  'outerwear',
  'knit',
  'scarves',
  'jersey',
  'shirts',
  'dresses',
  'denim',
  'shoes',
  'trainers',
  'bags',
  'leather',
  'eyewear',
  'jewellery',
  'watches',
  'kids',
] as const;
export type Trade = (typeof TRADES)[number];

const KINDS_OF: Readonly<Record<Trade, string>> = {
  coats: 'coat trench',
  tailoring: 'blazer trousers suit-trousers jumpsuit pleated-skirt',
  outerwear: 'puffer bomber gilet',
  knit: 'sweater kid-sweater rollneck cardigan knit-dress beanie',
  scarves: 'scarf',
  jersey: 'tee polo hoodie leggings shorts cap',
  shirts: 'shirt',
  dresses: 'slip-dress wrap-dress gown',
  denim: 'jeans dungarees mini-skirt',
  shoes: 'boot loafer sandal pump ballet-flat',
  trainers: 'sneaker trainer',
  bags: 'tote shoulder-bag backpack clutch',
  leather: 'leather-jacket belt gloves',
  eyewear: 'sunglasses',
  jewellery: 'necklace earrings',
  watches: 'watch',
  kids: 'kid-dress kid-coat kid-shoes baby-grow',
};

const TRADE_OF: ReadonlyMap<string, Trade> = new Map(
  TRADES.flatMap((trade) => KINDS_OF[trade].split(' ').map((kind) => [kind, trade] as const)),
);

export function tradeOf(kind: string): Trade {
  const trade = TRADE_OF.get(kind);
  if (trade === undefined) throw new Error(`no trade makes ${kind}`);
  return trade;
}

export function isTrade(word: string): word is Trade {
  return TRADES.some((trade) => trade === word);
}
