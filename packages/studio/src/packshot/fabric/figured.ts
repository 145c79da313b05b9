// Stripes, checks and prints, laid over a ground weave or standing alone.
import { mix } from '../../kit/colour.ts';
import { R, R2 } from '../../kit/number.ts';
import { random } from '../../kit/random.ts';
import type { Weave } from '../cloth.ts';
import { remember, stroke, tile } from './tile.ts';

export type Band = readonly [offset: number, width: number, colour: string, alpha?: number];

const lay = (under: Weave | undefined): Weave => under ?? (() => []);

export const stripes =
  (rep: number, bands: readonly Band[], under?: Weave): Weave =>
  (art, rot, sc, ox, oy) => [
    ...lay(under)(art, rot, sc, ox, oy),
    tile(
      art,
      rep,
      rep,
      rot,
      sc,
      bands
        .map(([o, w, c, a = 1]) => `<rect x="${o}" width="${w}" height="${rep}" fill="${c}" fill-opacity="${a}"/>`)
        .join(''),
      ox,
      oy,
    ),
  ];

export const hoops =
  (rep: number, bands: readonly Band[], under?: Weave): Weave =>
  (art, rot, sc, ox, oy) =>
    stripes(rep, bands, under)(art, rot + 90, sc, ox, oy);

/** Crossing translucent bands: the crossings deepen, as yarn does. */
export const check =
  (rep: number, bands: readonly Band[], under?: Weave): Weave =>
  (art, rot, sc, ox, oy) => [
    ...lay(under)(art, rot, sc, ox, oy),
    tile(
      art,
      rep,
      rep,
      rot,
      sc,
      bands
        .map(
          ([o, w, c, a = 0.4]) =>
            `<rect x="${o}" width="${w}" height="${rep}" fill="${c}" fill-opacity="${a}"/><rect y="${o}" height="${w}" width="${rep}" fill="${c}" fill-opacity="${a}"/>`,
        )
        .join(''),
      ox,
      oy,
    ),
  ];

export const houndstooth =
  (p: number, c: string, under?: Weave): Weave =>
  (art, rot, sc, ox, oy) => [
    ...lay(under)(art, rot, sc, ox, oy),
    tile(
      art,
      p,
      p,
      rot,
      sc,
      `<path transform="scale(${R2(p / 4)})" d="M0 0h2v2H0zM2 0l1 0L2 1zM2 1l2 -1v1L3 2H2zM0 2h1L0 3zM1 2h1v1L1 4H0V3.999z" fill="${c}" fill-opacity=".86"/>`,
      ox,
      oy,
    ),
  ];

export const dots =
  (rep: number, r: number, c: string): Weave =>
  (art, rot, sc, ox, oy) => [
    tile(
      art,
      rep,
      rep,
      rot + 8,
      sc,
      [0.25, 0.75]
        .map((u) => `<circle cx="${R(u * rep)}" cy="${R(u * rep)}" r="${r}" fill="${c}" fill-opacity=".92"/>`)
        .join(''),
      ox,
      oy,
    ),
  ];

/** Argyle: lozenges with a fine crossing thread. */
export const argyle =
  (w: number, a: string, b: string, under?: Weave): Weave =>
  (art, rot, sc, ox, oy) => {
    const h = w * 1.5;
    const half = w / 2;
    const mid = h / 2;
    return [
      tile(
        art,
        w,
        h,
        rot,
        sc,
        `<path d="M${half} 0L${w} ${mid}L${half} ${h}L0 ${mid}Z" fill="${a}" fill-opacity=".92"/><path d="M0 0L${w} ${h}M${w} 0L0 ${h}" stroke="${b}" stroke-width="1.6" stroke-dasharray="4 3" fill="none" stroke-opacity=".8"/>`,
        ox,
        oy,
      ),
      ...lay(under)(art, rot, sc, ox, oy),
    ];
  };

/** Sprigs of five-petal blooms and leaves scattered on a wrapping tile. */
export const floral =
  (blooms: readonly [string, ...string[]], leaf: string, seed = 'f', rep = 150): Weave =>
  (art, rot, sc, ox, oy) => {
    const body = remember(`floral${blooms}${leaf}${seed}${rep}`, () => {
      const r = random(`fl${seed}`);
      const spots: readonly (readonly [number, number, number])[] = [
        [0.2, 0.2, 1],
        [0.72, 0.14, 0.75],
        [0.48, 0.52, 1.1],
        [0.9, 0.55, 0.8],
        [0.16, 0.74, 0.85],
        [0.66, 0.86, 0.95],
      ];
      let s = '';
      spots.forEach(([u, v, k], i) => {
        const turn = R(r.next() * 360);
        const c = blooms[i % blooms.length] ?? blooms[0];
        const pr = 6.4 * k;
        let g = '';
        for (let p = 0; p < 5; p++)
          g += `<ellipse cx="0" cy="${R(-pr * 0.95)}" rx="${R(pr * 0.62)}" ry="${R(pr * 0.95)}" transform="rotate(${p * 72})"/>`;
        const stem =
          stroke(`M0 0q${R(r.jitter(8))} ${R(12 * k)} ${R(r.jitter(10))} ${R(24 * k)}`, leaf, 1.4, 0.8) +
          `<path d="M3 ${R(11 * k)}q9 -7 15 2q-9 5 -15 -2zM-2 ${R(15 * k)}q-10 -4 -14 5q9 3 14 -5z" fill="${leaf}" fill-opacity=".85"/>`;
        // draw across the wrap too, so that tiles meet
        for (const [dx, dy] of [
          [0, 0],
          [u > 0.7 ? -rep : rep, 0],
          [0, v > 0.7 ? -rep : rep],
        ] as const) {
          if ((dx && u > 0.2 && u < 0.8) || (dy && v > 0.2 && v < 0.8)) continue;
          s += `<g transform="translate(${R(u * rep + dx)} ${R(v * rep + dy)}) rotate(${turn})">${stem}<g fill="${c}">${g}</g><circle r="${R(pr * 0.36)}" fill="${mix(c, '#c99a4a', 0.6)}"/></g>`;
        }
      });
      return s;
    });
    return [tile(art, rep, rep, rot, sc, body, ox, oy)];
  };

/** Rosettes: a printed spot that is never quite a circle. */
export const leopard =
  (dark: string, mid: string): Weave =>
  (art, rot, sc, ox, oy) => {
    const r = random('leopard');
    let s = '';
    for (let i = 0; i < 16; i++) {
      const x = (i % 4) * 26 + (i >> 2) * 6 + r.jitter(5) + 6;
      const y = (i >> 2) * 26 + r.jitter(5) + 8;
      const turn = Math.round(r.next() * 360);
      s += `<g transform="translate(${R(x % 104)} ${R(y)}) rotate(${turn})"><ellipse rx="7" ry="5.500" fill="${mid}"/><path d="M-8 -2A8.500 7 0 0 1 6 -6M8 1A8.500 7 0 0 1 -3 7" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/></g>`;
    }
    return [tile(art, 104, 104, rot, sc, s, ox, oy)];
  };
