// Cloth as it comes off the loom: what a weave looks like from a step away.
import { tone } from '../../kit/colour.ts';
import { R, R2 } from '../../kit/number.ts';
import { random } from '../../kit/random.ts';
import type { Weave } from '../cloth.ts';
import { stripes } from './figured.ts';
import { remember, stroke, tile } from './tile.ts';

/** The fibre of wool: short hairs, light and dark, in one wrapping tile. */
export const fleck =
  (base: string, k = 1): Weave =>
  (art, rot, sc, ox, oy) => {
    const [a = '', b = ''] = remember('fleck', () => {
      const r = random('fleck');
      let a = '';
      let b = '';
      for (let i = 0; i < 120; i++) {
        const x = r.next() * 84;
        const y = r.next() * 84;
        const t = -0.9 + r.jitter(0.9);
        const l = 1.5 + r.next() * 4;
        const hair = `M${R(x)} ${R(y)}l${R(Math.cos(t) * l)} ${R(Math.sin(t) * l)}`;
        if (i % 2) a += hair;
        else b += hair;
      }
      return `${a}|${b}`;
    }).split('|');
    return [
      tile(
        art,
        84,
        84,
        rot,
        sc,
        stroke(a, tone(base, 0.13), 0.8, 0.24 * k) + stroke(b, tone(base, -0.13), 0.8, 0.26 * k),
        ox,
        oy,
      ),
    ];
  };

export const twill =
  (base: string, k = 1, w = 5): Weave =>
  (art, rot, sc, ox, oy) => [
    tile(
      art,
      w,
      w,
      rot + 58,
      sc,
      stroke(`M0 ${w / 2}H${w}`, tone(base, -0.14), R2(w * 0.34), 0.32 * k) +
        stroke(`M0 ${R2(w * 0.1)}H${w}`, tone(base, 0.14), R2(w * 0.2), 0.3 * k),
      ox,
      oy,
    ),
  ];

export const plain =
  (base: string, k = 1): Weave =>
  (art, rot, sc, ox, oy) => [
    tile(
      art,
      5,
      5,
      rot,
      sc,
      stroke('M0 1.2H5', tone(base, -0.1), 0.9, 0.28 * k) + stroke('M1.2 0V5', tone(base, 0.08), 0.9, 0.28 * k),
      ox,
      oy,
    ),
  ];

export const herringbone =
  (base: string, k = 1, w = 24): Weave =>
  (art, rot, sc, ox, oy) => {
    const h = w / 2;
    let d = '';
    for (let y = -18; y < 36; y += 6) d += `M0 ${y}l${h} ${h}M${w} ${y}l${-h} ${h}`;
    return [
      tile(
        art,
        w,
        18,
        rot,
        sc,
        stroke(d, tone(base, 0.16), 2, 0.5 * k) + stroke(`M${h} 0V18M0 0V18`, tone(base, -0.14), 1, 0.35 * k),
        ox,
        oy,
      ),
    ];
  };

/** Twill with slubs. */
export const denim =
  (base: string, k = 1): Weave =>
  (art, rot, sc, ox, oy) => {
    const s = remember('denim', () => {
      const r = random('denim');
      let d = '';
      for (let i = 0; i < 40; i++) d += `M${R(r.next() * 96)} ${R(r.next() * 96)}v${R(5 + r.next() * 16)}`;
      return d;
    });
    const hi = tone(base, 0.16, 0.7);
    return [
      tile(art, 96, 96, rot, sc, stroke(s, hi, 1, 0.3 * k), ox, oy),
      tile(
        art,
        3.6,
        3.6,
        rot + 62,
        sc,
        stroke('M0 1.8H3.6', hi, 1, 0.24 * k) + stroke('M0 .3H3.6', tone(base, -0.1), 0.9, 0.22 * k),
        ox,
        oy,
      ),
    ];
  };

export const cord =
  (base: string, w = 10): Weave =>
  (art, rot, sc, ox, oy) =>
    stripes(w, [
      [0, R(w * 0.32), tone(base, -0.11), 0.6],
      [R(w * 0.52), R(w * 0.24), tone(base, 0.11), 0.5],
    ])(art, rot, sc, ox, oy);
