// What a garment is asked to be: its colours, its pattern, and how far the camera stands.
import { mix, tone } from '../kit/colour.ts';
import type { ColourKey } from '../palette.ts';
import type { Art } from './art.ts';
import { type Cloth, cloth, type Weave } from './cloth.ts';
import * as F from './fabric.ts';

export interface Look {
  readonly colour: ColourKey;
  readonly base: string;
  readonly second: string;
  readonly third: string;
  readonly pattern: string | undefined;
}

/** Where the drawing stands on the 900 × 1200 sheet, and the close-up of it (in the drawing's own units). */
export interface Frame {
  readonly close: readonly [x: number, y: number, w: number, h: number];
  readonly floor?: number;
  readonly scale?: number;
  readonly ox?: number;
  readonly oy?: number;
}

export type Draw = (art: Art, look: Look) => Frame;

const LOUD = new Set([
  'stripe',
  'breton',
  'check',
  'gingham',
  'tartan',
  'houndstooth',
  'polka',
  'floral',
  'argyle',
  'fairisle',
  'leopard',
  'colourblock',
]);

export interface WeaveOptions {
  /** The cloth without a pattern. */
  readonly ground?: Weave;
  /** Pattern size; 1 is a coat's. */
  readonly k?: number;
  readonly sheen?: number;
}

/** The cloth of a look: its colour with the pattern laid over the garment's own ground weave. */
export function weave(look: Look, { ground, k = 1, sheen = 0 }: WeaveOptions = {}): Cloth {
  const p = look.pattern;
  // spots are printed on their own tan, whatever the colourway tints it with
  if (p === 'leopard')
    return cloth(mix(look.base, '#c39a68', 0.72), { weave: F.leopard('#2a1c14', '#7d5430'), sheen, multi: true });
  return cloth(look.base, {
    weave: p === undefined ? ground : pattern(look, p, k, ground),
    sheen,
    multi: p !== undefined && LOUD.has(p),
  });
}

function pattern(look: Look, name: string, k: number, ground: Weave | undefined): Weave | undefined {
  const { base, second: b, third: c } = look;
  const n = (v: number) => Math.round(v * k * 10) / 10;
  switch (name) {
    case 'stripe':
      return F.stripes(n(24), [[n(4), n(8), b, 0.8]], ground);
    case 'pinstripe':
      return F.stripes(n(26), [[n(10), 1.6, b, 0.62]], ground);
    case 'breton':
      return F.hoops(n(70), [[n(8), n(22), b, 0.93]], ground);
    case 'check':
      return F.check(
        n(72),
        [
          [0, n(3), b, 0.5],
          [n(36), n(14), b, 0.18],
        ],
        ground,
      );
    case 'windowpane':
      return F.check(n(84), [[0, n(2.4), b, 0.7]], ground);
    case 'gingham':
      return F.check(n(38), [[0, n(19), b, 0.44]], ground);
    case 'tartan':
      return F.check(
        n(104),
        [
          [0, n(38), b, 0.34],
          [n(48), n(5), c, 0.62],
          [n(66), n(20), b, 0.26],
          [n(94), n(3), c, 0.5],
        ],
        ground,
      );
    case 'houndstooth':
      return F.houndstooth(n(26), b, ground);
    case 'herringbone':
      return F.herringbone(base, 0.9, n(24));
    case 'polka':
      return F.dots(n(46), n(5.4), b);
    case 'floral':
      return F.floral([b, c, mix(b, c, 0.5)], '#7f8b70', 'w', n(124));
    case 'argyle':
      return F.argyle(n(92), b, c, F.knit(base, 9, 0.6));
    case 'rib':
      return F.rib(base, n(15));
    case 'cable':
      return F.cable(base, n(66));
    case 'fairisle':
      return F.fairisle(base, b, c);
    case 'cord':
      return F.cord(base, n(11));
    case 'denim':
      return F.denim(base);
    case 'croc':
      return F.croc(base, n(36));
    case 'suede':
      return F.fleck(base, 1.2);
    default:
      return ground;
  }
}

/** Horn, corozo or mother-of-pearl: whatever a tailor would sew on this cloth. */
export function buttonFor(base: string, L: number): string {
  return L > 0.82
    ? '#e9e2d4'
    : L > 0.5
      ? tone(base, -0.26, 0.9)
      : L < 0.3
        ? tone(base, 0.1, 0.6)
        : tone(base, -0.12, 0.8);
}
export const BRASS = '#b8975a';
export const STEEL = '#b9b6ae';
