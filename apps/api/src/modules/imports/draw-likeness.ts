/** A drawn picture for a product whose own cannot be had. */
import { COLOURWAYS, KINDS } from '@passage/studio';

/** Words that sellers use for what the studio calls otherwise, the more telling ones first. */
const OTHER_WORDS: readonly (readonly [word: RegExp, kind: string])[] = [
  [/jumper|pullover/, 'sweater'],
  [/t-?shirt|\btee\b/, 'tee'],
  [/blouse|tuxedo shirt/, 'shirt'],
  [/tuxedo|suit\b/, 'blazer'],
  [/denim (jacket|top)/, 'denim-jacket'],
  [/leather jacket/, 'leather-jacket'],
  [/winter jacket|down/, 'puffer'],
  [/jacket/, 'bomber'],
  [/high top|sneaker|trainer/, 'sneaker'],
  [/bag|handbag|purse/, 'tote'],
  [/pants|chinos/, 'trousers'],
  [/skirt/, 'pleated-skirt'],
  [/dress/, 'wrap-dress'],
  [/boots?/, 'boot'],
  [/shoes?/, 'loafer'],
  [/tops?\b/, 'tee'],
];

/** Colours as sellers call them, by those of the studio that come near. */
const OTHER_COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: 'wine',
    yellow: 'butter',
    blue: 'indigo',
    green: 'moss',
    olive: 'moss',
    grey: 'dove',
    gray: 'dove',
    brown: 'cocoa',
    pink: 'rose',
    purple: 'plum',
    orange: 'terracotta',
    beige: 'oat',
    gold: 'brass',
    cream: 'ecru',
  }),
);

/** Equal for equal texts, and spread evenly. */
function numberOf(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000_007;
  return sum;
}

const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % Math.max(1, items.length)];

/** The path below /files/ of the picture that the studio draws for a product, by the words of its title. */
export function drawnLikeness(handle: string, title: string): string {
  const words = title.toLowerCase();
  const number = numberOf(handle);
  const named = KINDS.find(({ kind }) => words.includes(kind.replaceAll('-', ' ')));
  const other = OTHER_WORDS.find(([word]) => word.test(words))?.[1];
  const kind = named ?? KINDS.find((known) => known.kind === other) ?? KINDS.find((known) => known.kind === 'tee');
  const colours = Object.keys(COLOURWAYS);
  const told = words.split(/\W+/).flatMap((word) => OTHER_COLOURS.get(word) ?? word);
  const colour = told.find((word) => colours.includes(word)) ?? pick(kind?.colourways ?? colours, number);
  return `art/${kind?.kind ?? 'tee'}.${colour ?? ''}.${number % 1000}/front.svg`;
}
