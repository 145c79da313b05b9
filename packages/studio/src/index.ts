import { editorial } from './editorial/editorial.ts';
import { parseKey } from './key.ts';
import { hash } from './kit/random.ts';
import { type Family, KIND_TABLE, type Population } from './packshot/catalogue.ts';
import { packshot } from './packshot/sheet.ts';

import { SCENE_KEYS, scene } from './scenes/scenes.ts';
import type { Shape } from './scenes/stage.ts';

export { FILM_FOLDER, FILMS } from './films.ts';
export { COLOURWAYS } from './palette.ts';
export type { Shape } from './scenes/stage.ts';

/** A garment or accessory the studio can draw. */
export interface KindInfo {
  readonly kind: string;
  readonly family: Family;
  readonly populations: readonly Population[];
  /** Keys of COLOURWAYS that suit it; any other key is drawn too. */
  readonly colourways: readonly string[];
  readonly patterns: readonly string[];
}

export const KINDS: readonly KindInfo[] = Object.entries(KIND_TABLE).map(
  ([kind, { family, populations, colourways, patterns }]) => ({
    kind,
    family,
    populations,
    colourways,
    patterns,
  }),
);

export type View = 'front' | 'detail';
export type Look = 'packshot' | 'editorial';

/** Whether a product picture can be drawn for a key, without drawing it. */
export const isProductKey = (key: string): boolean => parseKey(key) !== undefined;

/**
 * A product picture: a pure function of its key and view to SVG text, 3:4.
 * The key is `kind.colourway[.pattern][.seed]`; anything unknown in it answers undefined.
 */
export function drawProduct(key: string, view: View, look: Look = 'packshot'): string | undefined {
  const parsed = parseKey(key);
  if (!parsed) return undefined;
  const prefix = `p${hash(`${key}|${view}|${look}`).toString(36)}`;
  const draw = look === 'editorial' ? editorial : packshot;
  return draw(parsed.kind, parsed.look, parsed.seed, view, prefix);
}

/**
 * Every scene: hero.N, zone.female|male|children, category.<family or kind>, promo.N, brand.N, video.N, crest.N.
 * Heroes keep their left half dark for white type; promos, brands and categories are day pictures.
 */
export const SCENES: readonly string[] = SCENE_KEYS;

/** An editorial scene: wide is 16:9, tall 3:4, square 1:1. */
export function drawScene(key: string, shape: Shape): string | undefined {
  return scene(key, shape);
}
