// Knitting: columns, ropes and rows of stitches.
import { tone } from '../../kit/colour.ts';
import { R, R2 } from '../../kit/number.ts';
import type { Weave } from '../cloth.ts';
import { stroke, tile } from './tile.ts';

/** Raised columns of stitches between shadowed grooves. */
export const rib =
  (base: string, w = 15, k = 1): Weave =>
  (art, rot, sc, ox, oy) => {
    const lo = tone(base, -0.13);
    const h = R(w * 0.62);
    return [
      tile(
        art,
        w,
        h,
        rot,
        sc,
        `<rect width="${R(w * 0.24)}" height="${h}" fill="${tone(base, -0.24)}" fill-opacity="${R2(0.34 * k)}"/><rect x="${R(w * 0.24)}" width="${R(w * 0.16)}" height="${h}" fill="${lo}" fill-opacity="${R2(0.24 * k)}"/><rect x="${R(w * 0.84)}" width="${R(w * 0.16)}" height="${h}" fill="${lo}" fill-opacity="${R2(0.3 * k)}"/>` +
          stroke(
            `M${R(w * 0.3)} ${R(h * 0.1)}L${R(w * 0.62)} ${R(h * 0.72)}L${R(w * 0.94)} ${R(h * 0.1)}`,
            lo,
            R(w * 0.1),
            0.55 * k,
          ) +
          stroke(
            `M${R(w * 0.34)} ${R(-h * 0.2)}L${R(w * 0.62)} ${R(h * 0.4)}L${R(w * 0.9)} ${R(-h * 0.2)}`,
            tone(base, 0.07),
            R(w * 0.11),
            0.55 * k,
          ),
        ox,
        oy,
      ),
    ];
  };

/** Stockinette: small Vs all over. */
export const knit =
  (base: string, w = 9, k = 1): Weave =>
  (art, rot, sc, ox, oy) => {
    const h = R(w * 0.8);
    return [
      tile(
        art,
        w,
        h,
        rot,
        sc,
        stroke(`M0 0L${w / 2} ${R(h * 0.75)}L${w} 0`, tone(base, -0.14), R(w * 0.16), 0.5 * k) +
          stroke(
            `M0 ${R(h * 0.45)}L${w / 2} ${R(h * 1.2)}L${w} ${R(h * 0.45)}M0 ${R(-h * 0.55)}L${w / 2} ${R(h * 0.2)}L${w} ${R(-h * 0.55)}`,
            tone(base, 0.08),
            R(w * 0.2),
            0.5 * k,
          ),
        ox,
        oy,
      ),
    ];
  };

/** Two ropes twisting between columns of purl. */
export const cable =
  (base: string, w = 64): Weave =>
  (art, rot, sc, ox, oy) => {
    const lo = tone(base, -0.15);
    const dp = tone(base, -0.26);
    const hi = tone(base, 0.08);
    const h = w * 0.9;
    const m = w * 0.5;
    const a = w * 0.16;
    const rope = (s: number) =>
      `M${R(m - s * a)} ${R(-h * 0.5)}C${R(m - s * a)} ${R(-h * 0.2)} ${R(m + s * a)} ${R(-h * 0.3)} ${R(m + s * a)} 0C${R(m + s * a)} ${R(h * 0.3)} ${R(m - s * a)} ${R(h * 0.2)} ${R(m - s * a)} ${R(h * 0.5)}C${R(m - s * a)} ${R(h * 0.8)} ${R(m + s * a)} ${R(h * 0.7)} ${R(m + s * a)} ${h}`;
    const cord = (s: number, da: number) =>
      stroke(rope(s), dp, R(w * 0.25), 0.34) +
      stroke(rope(s), base, R(w * 0.2), 1) +
      stroke(rope(s), lo, R(w * 0.05), 0.3) +
      stroke(rope(s), hi, R(w * 0.07), da);
    return [
      tile(
        art,
        w,
        R(h),
        rot,
        sc,
        `<rect width="${R(w * 0.07)}" height="${R(h)}" fill="${dp}" fill-opacity=".3"/><rect x="${R(w * 0.16)}" width="${R(w * 0.68)}" height="${R(h)}" fill="${lo}" fill-opacity=".22"/>${cord(1, 0.5)}${cord(-1, 0.5)}`,
        ox,
        oy,
      ),
      ...knit(base, 9, 0.6)(art, rot, sc, ox, oy),
    ];
  };

/** Bands of small motifs, as knitted round a yoke. */
export const fairisle =
  (base: string, a: string, b: string): Weave =>
  (art, rot, sc, ox, oy) => {
    const w = 48;
    const h = 132;
    const lozenge = (x: number, y: number, k: number, c: string) =>
      `<path d="M${x} ${y - k}L${x + k} ${y}L${x} ${y + k}L${x - k} ${y}Z" fill="${c}"/>`;
    const row = (y: number, c: string) =>
      Array.from(
        { length: 6 },
        (_, i) => `<rect x="${i * 8}" y="${y + (i % 2) * 5}" width="5" height="5" fill="${c}"/>`,
      ).join('');
    return [
      tile(
        art,
        w,
        h,
        rot,
        sc,
        row(6, a) +
          `<rect y="22" width="${w}" height="4" fill="${b}"/>` +
          lozenge(12, 48, 15, a) +
          lozenge(36, 48, 15, a) +
          lozenge(12, 48, 6, base) +
          lozenge(36, 48, 6, b) +
          `<rect y="70" width="${w}" height="4" fill="${b}"/>` +
          row(80, a),
        ox,
        oy,
      ),
      ...knit(base, 9, 0.7)(art, rot, sc, ox, oy),
    ];
  };
