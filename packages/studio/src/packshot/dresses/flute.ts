// Drape built from long flutes that start as nothing at the waist and open toward the hem.
import { lerp, R2 } from '../../kit/number.ts';
import type { Random } from '../../kit/random.ts';
import type { Art } from '../art.ts';
import type { Cloth } from '../cloth.ts';
import type { Pt, Pts } from '../shape.ts';

export type Flute = readonly [x0: number, y0: number, x1: number, y1: number, w: number];

/** A shadow valley and a lit hill running down the cloth; widths grow with it. */
export function flute(a: Art, f: Cloth, [ax, ay, bx, by, w]: Flute, k = 1): string {
  const [x0, y0] = a.at(ax, ay);
  const [x1, y1] = a.at(bx + a.rnd.jitter(9), by);
  const one = (dx: number, width: number, col: string, alpha: number, n = 3) => {
    let s = '';
    for (let i = 1; i <= n; i++) {
      // core layers open further down, so the mouth of the fold stays faint
      const h = (width * i) / n;
      const t = (1 - i / n) * 0.34;
      const xs = Math.round(lerp(x0, x1 + dx, t * 0.8));
      const ys = Math.round(lerp(y0, y1, t));
      const y = (u: number) => Math.round(lerp(ys, y1, u));
      const X = (v: number) => Math.round(v);
      s += `<path d="M${xs} ${ys}C${X(xs + dx * 0.2)} ${y(0.35)} ${X(x1 + dx - h)} ${y(0.6)} ${X(x1 + dx - h)} ${X(y1)}H${X(x1 + dx + h)}C${X(x1 + dx + h * 0.8)} ${y(0.6)} ${X(xs + dx * 0.2 + 2)} ${y(0.4)} ${xs} ${ys}Z"/>`;
    }
    return `<g fill="${col}" fill-opacity="${R2(alpha / n)}">${s}</g>`;
  };
  return (
    one(-w * 1.1, w * 0.8, f.hi, 0.42 * k * f.hiK) +
    one(0, w, f.lo, 0.5 * k, 4) +
    one(w * 0.35, w * 0.3, f.deep, 0.3 * k)
  );
}
export const flutes = (a: Art, f: Cloth, list: readonly Flute[], k = 1): string =>
  list.map((one) => flute(a, f, one, k)).join('');

/** A hem between two points: the same flutes seen end-on. */
export function wavy(x0: number, x1: number, y: number, n: number, amp: number, dip: number, r: Random): Pts {
  return Array.from({ length: n * 2 + 1 }, (_, i): Pt => {
    const t = i / (n * 2);
    const wave = (i % 2 ? amp : -amp) * (0.6 + r.next() * 0.6);
    return [lerp(x0, x1, t) + r.jitter(6), y + Math.sin(t * Math.PI) * dip + wave, i === 0 || i === n * 2 ? 1 : 0];
  });
}
