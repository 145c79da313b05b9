import { type Place, placesOf } from './assortment.ts';
import { BRANDS, type Brand, makes } from './brands.ts';
import { CATEGORY_TREES, leafCategories, POPULATIONS, type Population } from './categories.ts';
import { colourOf } from './colours.ts';
import { DESIGNERS } from './designers.ts';
import type { Localized } from './localized.ts';
import { carries, textureOf } from './patterns.ts';
import type { ProductKind } from './product-kinds.ts';
import { createRandom, type Random } from './random.ts';
import { SHOPS } from './shops.ts';
import { SHOWCASE, type ShowcasePiece } from './showcase.ts';
import type { TenantNumber } from './tenants.ts';

/** What is decided of a product before it is worded and priced. */
export interface Piece {
  readonly population: Population;
  readonly categoryKey: string;
  readonly kind: ProductKind;
  readonly material: string;
  /** The pattern its name speaks of. */
  readonly cloth: string;
  readonly picturePattern: string | undefined;
  readonly pose: number;
  readonly colours: readonly string[];
  readonly form: Localized;
  readonly brand: Brand;
  readonly designerKey: string | undefined;
  readonly shopKey: string;
  /** Chosen by eye for the first page. */
  readonly chosen: boolean;
  readonly dollars: number | undefined;
}

/** Half for women, three tenths for men, the rest for children, in a steady rhythm. */
const RHYTHM: readonly Population[] = [
  'female',
  'male',
  'female',
  'children',
  'female',
  'male',
  'female',
  'children',
  'male',
  'female',
];

/** How many pieces on either side should begin with another colour. */
const NEIGHBOURS = 5;

const MATERIAL_COLOURS: Readonly<Record<string, readonly string[]>> = {
  'gold-plate': ['brass'],
  silver: ['silver'],
  metal: ['brass', 'silver', 'black'],
  steel: ['silver', 'brass'],
  denim: ['denim', 'indigo', 'black', 'ecru', 'slate', 'sky'],
};

const CLOTH_COLOURS: Readonly<Record<string, readonly string[]>> = {
  tortoise: ['cognac', 'camel', 'espresso', 'oxblood'],
};

export function createPlanner(seed: number, tenant: TenantNumber, kinds: readonly ProductKind[]) {
  const random = createRandom(seed, `planner/${tenant}`);
  const places = placesOf(kinds);
  const rhythm = RHYTHM.filter((population) => places[population].size > 0);
  const kindOf = new Map(kinds.map((kind) => [kind.key, kind]));
  const brands = BRANDS[tenant];
  const brandTurns = createTurns(random);
  const shopTurns = createTurns(random);
  const decks = new Map<Population, string[]>();
  const lately = new Map<Population, string[]>();
  const windows = new Map<Population, ShowcasePiece[]>(
    POPULATIONS.map((population) => [
      population,
      tenant === 1 ? SHOWCASE.filter((piece) => piece.population === population && kindOf.has(piece.kind)) : [],
    ]),
  );
  let turn = 0;

  function next(): Piece {
    const population = rhythm[turn % rhythm.length] ?? 'female';
    turn += 1;
    const chosen = windows.get(population)?.shift();
    return chosen === undefined ? drawn(population) : shown(chosen);
  }

  function shown(piece: ShowcasePiece): Piece {
    const kind = kindOf.get(piece.kind);
    const brand = brands.find(({ key }) => key === piece.brand);
    if (kind === undefined || brand === undefined) throw new Error(`${piece.kind} by ${piece.brand} cannot be shown`);
    const cloth = kind.patterns.some(([pattern]) => pattern === piece.cloth) ? piece.cloth : 'plain';
    brandTurns.take(brand.key);
    return {
      ...sold(brand),
      population: piece.population,
      categoryKey: piece.category,
      kind,
      material: piece.material,
      cloth,
      picturePattern: picturePattern(kind, piece.material, cloth, undefined),
      pose: random.int(1, 999),
      colours: piece.colours,
      form: kind.names[piece.name] ?? random.pick(kind.names),
      chosen: true,
      dollars: piece.dollars,
    };
  }

  function drawn(population: Population): Piece {
    const categoryKey = nextCategory(population);
    const { kind, line }: Place = random.pick(places[population].get(categoryKey) ?? []);
    const material = random.pick(line.materials);
    const cloth = random.weighted(
      kind.patterns.filter(([pattern, weight]) => weight > 0 && carries(material, pattern)),
    );
    return {
      ...sold(brandFor(kind, population)),
      population,
      categoryKey,
      kind,
      material,
      cloth,
      picturePattern: picturePattern(kind, material, cloth, line.texture),
      pose: random.int(1, 999),
      colours: coloursFor(population, kind, material, cloth),
      form: random.pick(kind.names),
      chosen: false,
      dollars: undefined,
    };
  }

  /** Every category has its turn before any has a second. */
  function nextCategory(population: Population): string {
    const deck = decks.get(population) ?? [];
    if (deck.length === 0) deck.push(...dealt(population));
    decks.set(population, deck);
    const key = deck.shift();
    if (key === undefined) throw new Error(`nothing can be drawn for ${population}`);
    return key;
  }

  /** Shuffled, but with each first-level branch spread evenly over the deck. */
  function dealt(population: Population): string[] {
    const spread = CATEGORY_TREES[population].flatMap((root) => {
      const keys = leafCategories([root])
        .map(({ key }) => key)
        .filter((key) => places[population].has(key));
      return random.shuffle(keys).map((key, index) => ({ key, at: (index + random.next()) / keys.length }));
    });
    return spread.sort((a, b) => a.at - b.at).map(({ key }) => key);
  }

  function brandFor(kind: ProductKind, population: Population): Brand {
    const makers = brands.filter((brand) => makes(brand, kind.key, population));
    const here = brands.filter((brand) => brand.populations.includes(population));
    return brandTurns.next(makers.length > 0 ? makers : here);
  }

  function sold(brand: Brand): Pick<Piece, 'brand' | 'designerKey' | 'shopKey'> {
    const carrying = SHOPS[tenant].filter((shop) => shop.brandKeys.includes(brand.key));
    const designer = DESIGNERS[tenant].find(({ brandKeys }) => brandKeys.includes(brand.key));
    const signed = designer !== undefined && random.chance(0.65);
    return { brand, shopKey: shopTurns.next(carrying).key, designerKey: signed ? designer.key : undefined };
  }

  function coloursFor(population: Population, kind: ProductKind, material: string, cloth: string): string[] {
    const allowed = CLOTH_COLOURS[cloth] ?? MATERIAL_COLOURS[material];
    const suited = allowed === undefined ? kind.colours : kind.colours.filter((colour) => allowed.includes(colour));
    const from = random.shuffle(suited.length > 0 ? suited : (allowed ?? kind.colours));
    const wanted = random.weighted([
      [1, 4],
      [2, 4],
      [3, 2],
    ]);
    const families = new Set<string>();
    const chosen = from
      .filter((key) => {
        const { family } = colourOf(key);
        if (families.has(family)) return false;
        families.add(family);
        return true;
      })
      .sort((a, b) => seenLately(population, a) - seenLately(population, b))
      .slice(0, wanted);
    const first = chosen[0];
    if (first !== undefined) {
      lately.set(population, [...(lately.get(population) ?? []), colourOf(first).family].slice(-NEIGHBOURS));
    }
    return chosen;
  }

  /** 1 for a colour that stood first a moment ago: neighbours on a page should differ. */
  function seenLately(population: Population, key: string): number {
    return lately.get(population)?.includes(colourOf(key).family) ? 1 : 0;
  }

  return { next };
}

/** The picture shows the named pattern, or else the cloth itself where the studio knows it. */
function picturePattern(
  kind: ProductKind,
  material: string,
  cloth: string,
  lineTexture: string | undefined,
): string | undefined {
  if (cloth !== 'plain') return cloth;
  const texture = lineTexture ?? textureOf(material);
  return kind.patterns.some(([pattern]) => pattern === texture) ? texture : undefined;
}

/** Gives the turn to whoever had the fewest, so that everybody has one. */
function createTurns(random: Random) {
  const taken = new Map<string, number>();

  function take(key: string): void {
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }

  function next<T extends { readonly key: string }>(among: readonly T[]): T {
    const fewest = Math.min(...among.map(({ key }) => taken.get(key) ?? 0));
    const chosen = random.pick(among.filter(({ key }) => (taken.get(key) ?? 0) === fewest));
    take(chosen.key);
    return chosen;
  }

  return { take, next };
}
