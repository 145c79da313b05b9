import { type Drawable, drawnOf, kindsOf } from './assortment.ts';
import type { Population } from './categories.ts';
import { fitsOf } from './fits.ts';
import type { Localized } from './localized.ts';
import { materialOf } from './materials.ts';
import { createPlanner, type Piece } from './planner.ts';
import { type Price, priceOf } from './prices.ts';
import { sizeScheme } from './product-kinds.ts';
import { createRandom, type Random } from './random.ts';
import { SIZE_SCHEMES } from './sizes.ts';
import type { TenantNumber } from './tenants.ts';
import { productDescription, productName } from './wording.ts';

export interface SkuPlan {
  readonly colour: string;
  readonly size: string;
  readonly priceCents: number;
  readonly marketPriceCents: number;
  readonly stock: number;
}

export interface ProductPlan {
  readonly key: string;
  readonly population: Population;
  /** On the third level of the population's tree. */
  readonly categoryKey: string;
  readonly kind: string;
  readonly brandKey: string;
  readonly designerKey?: string;
  readonly shopKey: string;
  readonly name: Localized;
  readonly description: Localized;
  /** Keys of the values of the properties Colour, Size and Material. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  readonly material: string;
  /** The studio's picture for each colour, in the order of `colours`. */
  readonly pictures: readonly { readonly colour: string; readonly key: string }[];
  readonly priceCents: number;
  readonly marketPriceCents: number;
  readonly skus: readonly SkuPlan[];
  readonly status: 'on' | 'off';
  readonly createdDaysAgo: number;
  readonly salesCount: number;
  readonly recommend: {
    readonly hot: boolean;
    readonly best: boolean;
    readonly benefit: boolean;
    readonly new: boolean;
    readonly good: boolean;
  };
}

/** Names are kept apart within a house as long as the catalogue is of a size someone could read. */
const READABLE = 5000;

const NEW_DAYS = 30;

/**
 * The catalogue, one product at a time: `count` of them for a page or a hundred thousand for a measurement.
 * With `studio` only what it can draw is planned.
 */
export function* products(
  seed: number,
  count: number,
  tenant: TenantNumber,
  studio?: readonly Drawable[],
): Generator<ProductPlan> {
  const kinds = studio === undefined ? kindsOf(tenant) : drawnOf(kindsOf(tenant), studio);
  const planner = createPlanner(seed, tenant, kinds);
  const named = new Set<string>();

  for (let index = 0; index < count; index += 1) {
    const piece = planner.next();
    const random = createRandom(seed, `product/${tenant}/${index}`);
    const name = nameOf(piece, random, index, named);
    const price =
      piece.dollars === undefined
        ? priceOf(piece, random)
        : { price: piece.dollars * 100, market: piece.dollars * 100 };
    yield planOf(index, tenant, piece, name, price, random);
  }
}

function nameOf(piece: Piece, random: Random, index: number, named: Set<string>): Localized {
  const parts = { form: piece.form, material: materialOf(piece.material), cloth: piece.cloth };
  const plain = productName(parts);
  const identity = `${piece.brand.key}/${plain.en}`;
  const taken = index < READABLE ? named.has(identity) : random.chance(0.6);
  if (!taken) {
    if (index < READABLE) named.add(identity);
    return plain;
  }
  return productName({ ...parts, model: random.pick(MODELS) });
}

function planOf(
  index: number,
  tenant: TenantNumber,
  piece: Piece,
  name: Localized,
  { price, market }: Price,
  random: Random,
): ProductPlan {
  const { kind, population, colours, chosen } = piece;
  const scheme = SIZE_SCHEMES[sizeScheme(kind.sizing, population)];
  const run = scheme.length === 1 ? 1 : random.int(Math.min(5, scheme.length), scheme.length);
  const start = random.int(0, scheme.length - run);
  const sizes = scheme.slice(start, start + run);
  const soldOut = !chosen && random.chance(0.03);
  const off = !chosen && random.chance(0.02);
  const createdDaysAgo = chosen ? random.int(0, 12) : 1 + Math.floor(random.next() ** 0.8 * 420);
  const salesCount = chosen ? random.int(40, 180) : Math.floor(random.next() ** 3 * 160);
  const plan = {
    key: `t${tenant}-${String(index + 1).padStart(6, '0')}`,
    population,
    categoryKey: piece.categoryKey,
    kind: kind.key,
    brandKey: piece.brand.key,
    shopKey: piece.shopKey,
    name,
    description: productDescription({
      cut: random.pick(kind.cut),
      details: random.pick(kind.details),
      fit: random.pick(fitsOf(kind.sizing)),
      material: materialOf(piece.material),
    }),
    colours,
    sizes,
    material: piece.material,
    pictures: colours.map((colour) => ({ colour, key: pictureKey(piece, colour) })),
    priceCents: price,
    marketPriceCents: market,
    skus: colours.flatMap((colour) =>
      sizes.map((size) => ({
        colour,
        size,
        priceCents: price,
        marketPriceCents: market,
        stock: soldOut ? 0 : stockOf(random, chosen),
      })),
    ),
    status: off ? ('off' as const) : ('on' as const),
    createdDaysAgo,
    salesCount,
    recommend: {
      hot: salesCount >= 70,
      best: chosen ? random.chance(0.5) : random.chance(0.06),
      benefit: market > price,
      new: createdDaysAgo <= NEW_DAYS,
      good: random.chance(0.12),
    },
  };
  return piece.designerKey === undefined ? plan : { ...plan, designerKey: piece.designerKey };
}

/** The pose is the same in every colour, so that a product's colourways hang alike. */
function pictureKey(piece: Piece, colour: string): string {
  const cloth = piece.picturePattern === undefined ? '' : `.${piece.picturePattern}`;
  return `${piece.kind.key}.${colour}${cloth}.${piece.pose}`;
}

function stockOf(random: Random, chosen: boolean): number {
  if (random.chance(chosen ? 0.06 : 0.14)) return 0;
  return random.chance(0.15) ? random.int(1, 3) : random.int(4, 40);
}

/** Houses give their pieces names; these tell apart two that would be called the same. */
const MODELS =
  'Alba Anouk Basile Clara Delphine Edda Elio Fabien Greta Hedda Ida Ines Jonas Jules Karin Léonie Livia Lou Mado Margot Mina Nadia Nora Odile Oskar Paloma Rémi Rosa Sacha Selma Simone Solène Suzanne Tess Thea Ulla Vera Willa Yuna Zélie Asa Bruno Cleo Dario Esra Finn Gaia Hana Ilse Jun Kei Luca Maru Nils Orla Piet Rui Sora Tove Umi'.split(
    ' ',
  );
