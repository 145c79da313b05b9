// Waist and legs shared by trousers, jeans and shorts.
import { lerp } from '../../kit/number.ts';
import type { Art } from '../art.ts';
import { M2 } from '../block.ts';
import type { Cloth } from '../cloth.ts';
import { hang } from '../pose.ts';
import { mirror, type Pt, type Pts, pt } from '../shape.ts';

export const legPose = hang({ top: 110, hem: 1090, waist: 560, length: 0.045, sway: 9 });

/** The inside of a waistband seen over the front edge. */
export const insideWaist = (a: Art, f: Cloth, x0: number, x1: number, y: number, h = 26, dip = 20): string =>
  a.panel(
    [
      pt(x0, y, 1),
      pt(lerp(x0, x1, 0.25), y - h * 0.55),
      pt(450, y - h * 0.7),
      pt(lerp(x0, x1, 0.75), y - h * 0.55),
      pt(x1, y, 1),
      pt(lerp(x0, x1, 0.75), y + dip),
      pt(450, y + dip + 5),
      pt(lerp(x0, x1, 0.25), y + dip),
    ],
    f,
    { form: 'shade', edge: 0.7, edgeW: 22 },
  );

export interface Leg {
  readonly wx: number;
  readonly wy: number;
  readonly hip: readonly [number, number];
  readonly knee: readonly [number, number];
  readonly hem: readonly [outer: number, inner: number, y: number];
  readonly kneeIn: number;
  readonly crotch: number;
}

export function legs(o: Leg): { L: Pts; R: Pts } {
  const [hx, hi, hy] = o.hem;
  const outer: Pts = [
    pt(450 - o.wx, o.wy, 1),
    pt(450 - o.hip[0], o.hip[1]),
    pt(450 - o.knee[0], o.knee[1]),
    pt(450 - hx, hy, 1),
    pt(450 - (hx + hi) / 2, hy + 12),
    pt(450 - hi, hy + 4, 1),
    pt(450 - o.kneeIn, o.knee[1]),
    pt(444, o.crotch + 16, 1),
  ];
  const right = mirror([...outer, pt(448, o.crotch, 1), pt(448, o.wy + 6, 1)]).map(
    ([x, y, c]): Pt => [x - (y > o.crotch ? (y - o.crotch) * 0.012 : 0), y - (y > o.crotch + 100 ? 5 : 0), c],
  );
  return { L: [...outer, pt(452, o.crotch, 1), pt(452, o.wy + 6, 1)], R: right };
}

/** Inner-leg shade that begins at the crotch: one body above it, two tubes below. */
export const legTube = (a: Art, f: Cloth, s: number, y0: number, y1: number): string =>
  a.soft(
    M2(s, [pt(448, y0 - 40), pt(434, lerp(y0, y1, 0.3)), pt(430, lerp(y0, y1, 0.66)), pt(432, y1 + 160)]),
    s > 0 ? 64 : 34,
    f.lo,
    s > 0 ? 0.6 : 0.4,
    7,
  );
