// What every hung garment shares: the wall behind it, the mirrored half, the fall of cloth from the armpits.
import { R2 } from '../kit/number.ts';
import type { Art, CastOptions } from './art.ts';
import type { Cloth } from './cloth.ts';
import { type Pt, type Pts, pts } from './shape.ts';

export const WALL: CastOptions = { dx: 20, dy: 32, w: 92, a: 0.2, n: 11 };

/** Left as drawn, right mirrored and leaned in a few units: dead symmetry is what makes drawn clothes look like clip art. */
export const M = (s: number, list: Pts): Pts => list.map(([x, y, c]): Pt => side(s, x, y, c));
export const Mp = (s: number, x: number, y: number): Pt => side(s, x, y);
function side(s: number, x: number, y: number, c?: number): Pt {
  if (s > 0) return [x, y, c];
  return [900 - x - (x < 300 ? Math.max(0, y - 260) * 0.035 : 0), y + (x < 300 ? Math.max(0, y - 300) * 0.012 : 0), c];
}
/** The same for legs: they lean in from the knee. */
export const M2 = (s: number, list: Pts): Pts => list.map(([x, y, c]): Pt => leg(s, x, y, c));
export const M2p = (s: number, x: number, y: number): Pt => leg(s, x, y);
function leg(s: number, x: number, y: number, c?: number): Pt {
  return [s > 0 ? x : 900 - x - (y > 500 ? (y - 500) * 0.012 : 0), y, c];
}
export const SIDES = [1, -1] as const;

/** Drag lines from the armpits and drape rising from the hem. Left and right differ on purpose. */
export function drape(a: Art, f: Cloth, hem: number, k = 1): string {
  const white = f.L > 0.9 ? k * 1.35 : k; // white cloth is all about its shadows
  const q = (text: string, w: number, al: number, sd = 1) => a.fold(pts(text), w, f, al * white, sd);
  const rise = (list: readonly Pt[], w: number, al: number, sd = 1) =>
    a.fold(
      list.map(([x, up]): Pt => [x, hem - up]),
      w,
      f,
      al * white,
      sd,
    );
  return (
    q('258,418 284,436 306,462 318,500', 12, 0.26) +
    q('256,440 270,500 278,560 272,640', 13, 0.24) +
    q('640,412 606,424 578,440 556,470', 12, 0.24, -1) +
    q('644,446 626,500 618,580 626,660', 14, 0.24, -1) +
    q('642,430 606,470 588,510 582,560', 10, 0.18, -1) +
    rise(pts('272,8 284,90 292,150 326,230'), 15, 0.24, -1) +
    rise(pts('338,0 340,70 352,140 362,210'), 11, 0.18, -1) +
    rise(pts('428,0 438,70 430,130 444,190'), 10, 0.14) +
    rise(pts('520,0 516,60 536,130 566,200'), 13, 0.2) +
    rise(pts('618,6 606,80 604,150 584,240'), 15, 0.22) +
    q('256,262 280,310 290,360 284,400', 12, 0.16) +
    q('648,268 626,316 618,360 622,396', 12, 0.16, -1) +
    a.soft(pts('380,400 392,480 388,540 398,620'), 34, f.hi, 0.16 * f.hiK) +
    a.soft(pts('540,520 520,580 530,640 510,700'), 30, f.lo, 0.1)
  );
}

/** Ribbing along a curve: one wide dashed stroke. Dashes stand square to the path, so ribs fan round a neck. */
export function ribBand(a: Art, d: string, w: number, f: Cloth, dash = '3 5'): string {
  return (
    a.use(d, `fill="none" stroke="${f.deep}" stroke-width="${w}" stroke-dasharray="${dash}" stroke-opacity=".3"`) +
    a.use(
      d,
      `fill="none" stroke="${f.hi}" stroke-width="${w}" stroke-dasharray="2.2 5.8" stroke-dashoffset="-4" stroke-opacity="${R2(0.45 * f.hiK)}"`,
    )
  );
}

/** The woven label in the back of a neck. */
export function label(x: number, y: number, dark: boolean): string {
  return `<g transform="translate(${x} ${y})"><path d="M-22 0h44v22h-44z" fill="${dark ? '#1f1f22' : '#eeebe4'}"/><path d="M-13 9h26" stroke="${dark ? '#cfc8ba' : '#8d8880'}" stroke-width="2"/><path d="M-8 15h16" stroke="${dark ? '#8a857c' : '#b5afa6'}" stroke-width="1.2"/></g>`;
}
