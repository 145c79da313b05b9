// Cloth characters: what a weave looks like from a step away.
import { mix, tone } from '../kit/colour.ts';
import { R, R2 } from '../kit/number.ts';
import { random } from '../kit/random.ts';
import type { Art } from './art.ts';
import type { Weave } from './cloth.ts';

/** A tile is stored once; each panel's turned copy only inherits it, so ten grain angles cost ten short lines. */
function tile(art: Art, w: number, h: number, rot: number, sc: number, body: string, ox = 0, oy = 0): string {
  const id = art.def(`<pattern id="%ID%" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${body}</pattern>`);
  const tf =
    (ox || oy ? `translate(${R(ox)} ${R(oy)})` : '') +
    (rot ? `rotate(${R(rot)})` : '') +
    (sc !== 1 ? `scale(${sc})` : '');
  return `url(#${tf ? art.def(`<pattern id="%ID%" href="#${id}" patternTransform="${tf}"/>`) : id})`;
}
const stroke = (d: string, colour: string, w: number, a: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-opacity="${R2(a)}"/>`;

const bodies = new Map<string, string>();
/** Scattered tiles are dear to make and the same for every panel. */
function remember(key: string, make: () => string): string {
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (bodies.size > 300) bodies.clear();
  bodies.set(key, made);
  return made;
}

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

/** Pebbled leather: scattered tiny arcs. */
export const grain =
  (base: string, k = 1): Weave =>
  (art, rot, sc, ox, oy) => {
    const [a = '', b = ''] = remember('grain', () => {
      const r = random('grain');
      let a = '';
      let b = '';
      for (let i = 0; i < 64; i++) {
        const x = (i % 8) * 9 + r.jitter(3) + 4;
        const y = (i >> 3) * 9 + r.jitter(3) + 4;
        a += `M${R(x)} ${R(y)}q2.4 -2.4 4.6 0`;
        b += `M${R(x)} ${R(y + 2)}q2.6 2.6 5 0`;
      }
      return `${a}|${b}`;
    }).split('|');
    return [
      tile(
        art,
        72,
        72,
        rot,
        sc,
        stroke(a, tone(base, 0.12), 1, 0.34 * k) + stroke(b, tone(base, -0.12), 1.1, 0.4 * k),
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

/** Scales in half-drop rows. */
export const croc =
  (base: string, w = 34): Weave =>
  (art, rot, sc, ox, oy) => {
    const h = w * 0.8;
    const cell = (x: number, y: number) =>
      `M${R(x)} ${R(y + h * 0.22)}q${R(w * 0.5)} ${R(-h * 0.3)} ${R(w)} 0v${R(h * 0.56)}q${R(-w * 0.5)} ${R(h * 0.3)} ${R(-w)} 0z`;
    const all = cell(0, 0) + cell(-w / 2, h) + cell(w / 2, h);
    return [
      tile(
        art,
        w,
        R(h * 2),
        rot,
        sc,
        stroke(all, tone(base, -0.16), 2.2, 0.7) +
          `<g transform="translate(1.6 2)">${stroke(all, tone(base, 0.16), 1.4, 0.4)}</g>`,
        ox,
        oy,
      ),
    ];
  };

/** Tortoiseshell blots on a wrapping tile. */
export const tortoise =
  (base: string): Weave =>
  (art, rot, sc, ox, oy) => {
    const r = random('tortoise');
    let s = '';
    for (let i = 0; i < 22; i++) {
      const x = r.next() * 150;
      const y = r.next() * 110;
      const rx = R(9 + r.next() * 17);
      const ry = R(6 + r.next() * 10);
      const turn = Math.round(r.jitter(6));
      for (const [dx, dy] of [
        [0, 0],
        [-150, 0],
        [0, -110],
        [-150, -110],
      ] as const)
        s += `<ellipse cx="${R(x + dx)}" cy="${R(y + dy)}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${R(x + dx)} ${R(y + dy)})"/>`;
    }
    return [
      tile(
        art,
        150,
        110,
        rot,
        sc,
        `<rect width="150" height="110" fill="${base}"/><g fill="#2c1a10" fill-opacity=".55">${s}</g>`,
        ox,
        oy,
      ),
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
