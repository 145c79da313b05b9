// The list of scenes: what each shows, in which light.
import { hash } from '../kit/random.ts';
import { KIND_TABLE } from '../packshot/catalogue.ts';
import {
  alcove,
  type Cast,
  type Composition,
  clothRoom,
  loggia,
  nursery,
  passage,
  plinths,
  stairs,
  wardrobe,
} from './compositions.ts';
import { crest } from './crest.ts';
import { DAY, type Mood, NIGHT } from './moods.ts';
import { type Shape, Stage } from './stage.ts';

type Scene = (st: Stage) => void;

const night = (i: number): Mood => NIGHT[i % NIGHT.length] ?? NIGHT[0];
const day = (i: number): Mood => DAY[i % DAY.length] ?? DAY[0];
const play =
  (compose: Composition, cast: Cast): Scene =>
  (st) =>
    compose(st, cast);

const HEROES: readonly Scene[] = [
  play(passage, { mood: night(0), items: ['coat.camel', 'slip-dress.wine.2'], night: true }),
  play(plinths, { mood: night(2), items: ['tote.ecru.canvas.1', 'loafer.oxblood'], night: true }),
  play(wardrobe, { mood: night(3), items: ['trench.stone.1'], night: true }),
  play(passage, { mood: night(1), items: ['coat.ink.2', 'slip-dress.blush.4'], night: true }),
  play(loggia, { mood: night(4), items: ['shoulder-bag.tan', 'sneaker.white.1'], night: true }),
  play(clothRoom, { mood: night(0), items: ['blazer.sage.2'], night: true }),
  play(stairs, { mood: night(2), items: ['boot.cognac', 'shoulder-bag.wine.3'], night: true }),
  play(passage, { mood: night(4), items: ['slip-dress.bottle'], night: true }),
];

const ZONES: Readonly<Record<string, Scene>> = {
  female: play(wardrobe, { mood: day(2), items: ['wrap-dress.ecru.floral'] }),
  male: play(clothRoom, { mood: day(3), items: ['blazer.navy.check'] }),
  children: play(nursery, { mood: day(6), items: ['kid-dress.ecru.floral', 'dungarees.denim.denim'] }),
};

/** What stands for a family in its tile. */
const FAMILIES: Readonly<Record<string, string>> = {
  clothing: 'coat.camel.3',
  tops: 'sweater.ecru.cable.1',
  knitwear: 'cardigan.oat.cable.2',
  outerwear: 'coat.camel.3',
  bottoms: 'trousers.ecru',
  dresses: 'gown.wine',
  shoes: 'boot.cognac',
  bags: 'shoulder-bag.camel',
  accessories: 'scarf.camel.tartan',
  jewellery: 'necklace.brass.2',
  kids: 'kid-coat.rose',
  baby: 'baby-grow.ecru',
};

const PROMOS: readonly Scene[] = [
  play(plinths, { mood: day(5), items: ['shoulder-bag.ecru.2', 'sneaker.white'] }),
  play(loggia, { mood: day(0), items: ['tote.tan', 'loafer.cognac.1'] }),
  play(stairs, { mood: day(3), items: ['boot.oxblood.2', 'tote.ecru.canvas'] }),
  play(clothRoom, { mood: day(6), items: ['shirt.white.stripe'] }),
  play(wardrobe, { mood: day(1), items: ['trench.moss.2'] }),
  play(plinths, { mood: day(2), items: ['boot.black', 'cap.ink'] }),
  play(loggia, { mood: day(5), items: ['shoulder-bag.bottle', 'sneaker.navy.2'] }),
  play(stairs, { mood: day(6), items: ['loafer.black', 'shoulder-bag.oxblood.1'] }),
];

const VIDEOS: readonly Scene[] = [
  play(passage, { mood: night(1), items: ['slip-dress.wine.2'], night: true }),
  play(wardrobe, { mood: day(0), items: ['sweater.ecru.breton'] }),
  play(clothRoom, { mood: night(2), items: ['coat.bottle.1'], night: true }),
  play(loggia, { mood: day(7), items: ['boot.cognac.1'] }),
  play(stairs, { mood: day(2), items: ['sneaker.sage.1', 'tote.black'] }),
  play(plinths, { mood: night(3), items: ['shoulder-bag.tan.1'], night: true }),
];

const BRAND_ITEMS = {
  stand: [
    'tote.cognac',
    'shoulder-bag.navy',
    'boot.espresso',
    'loafer.tan',
    'sneaker.ecru',
    'shoulder-bag.camel.1',
    'tote.ecru.canvas.2',
    'boot.black.1',
    'sneaker.navy.3',
    'loafer.oxblood.2',
    'shoulder-bag.bottle.2',
    'boot.cognac.4',
    'tote.black.3',
  ],
  hang: [
    'coat.camel.1',
    'blazer.navy.check',
    'trench.stone',
    'sweater.ecru.fairisle',
    'shirt.sky.stripe',
    'wrap-dress.rust',
    'slip-dress.silver',
    'pleated-skirt.moss',
    'trousers.stone',
    'jeans.indigo',
    'coat.charcoal.herringbone.2',
    'trench.ink.3',
    'blazer.oxblood.2',
  ],
} as const;

/** A house's picture: one of the sets, its own light, its own things. */
function brand(n: number): Scene {
  const pick = (list: readonly string[], i: number) => list[i % list.length] ?? 'coat.camel';
  const compose = [plinths, wardrobe, loggia, clothRoom, stairs][n % 5] ?? plinths;
  const hung = compose === wardrobe || compose === clothRoom;
  const items = hung
    ? [pick(BRAND_ITEMS.hang, n * 3)]
    : [pick(BRAND_ITEMS.stand, n * 3), pick(BRAND_ITEMS.stand, n * 3 + 4)];
  return play(compose, { mood: day(n * 3 + 1), items });
}

const TABLE: Readonly<Record<string, Scene>> = Object.fromEntries<Scene>([
  ...HEROES.map((scene, i): [string, Scene] => [`hero.${i + 1}`, scene]),
  ...Object.entries(ZONES).map(([zone, scene]): [string, Scene] => [`zone.${zone}`, scene]),
  ...Object.entries(FAMILIES).map(([name, item], i): [string, Scene] => [
    `category.${name}`,
    play(alcove, { mood: day(i * 3), items: [item] }),
  ]),
  ...Object.entries(KIND_TABLE).map(([kind, { colourways }]): [string, Scene] => [
    `category.${kind}`,
    play(alcove, {
      mood: day(hash(kind)),
      items: [`${kind}.${colourways[hash(kind) % Math.min(4, colourways.length)] ?? 'camel'}.${hash(kind) % 7}`],
    }),
  ]),
  ...PROMOS.map((scene, i): [string, Scene] => [`promo.${i + 1}`, scene]),
  ...Array.from({ length: 48 }, (_, i): [string, Scene] => [`brand.${i + 1}`, brand(i + 1)]),
  ...VIDEOS.map((scene, i): [string, Scene] => [`video.${i + 1}`, scene]),
  ...Array.from({ length: 96 }, (_, i): [string, Scene] => [`crest.${i + 1}`, (st) => crest(st, i + 1)]),
]);

export const SCENE_KEYS: readonly string[] = Object.keys(TABLE);

export function scene(key: string, shape: Shape): string | undefined {
  const compose = Object.hasOwn(TABLE, key) ? TABLE[key] : undefined;
  if (!compose) return undefined;
  const stage = new Stage(key, shape, `s${hash(`${key}|${shape}`).toString(36)}`);
  compose(stage);
  return stage.svg();
}
