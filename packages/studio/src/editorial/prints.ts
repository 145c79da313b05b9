// Printed and woven cloth. A print's key names it for the cache; its ground colour is laid by the sheet.
import { mix } from '../kit/colour.ts';
import type { Random } from '../kit/random.ts';

export interface Tile {
  readonly w: number;
  readonly h: number;
  readonly g: string;
}
export interface Print {
  readonly key: string;
  /** `uid` is free for ids inside the tile. */
  tile(ground: string, rnd: Random, uid: string): Tile;
}

const print = (key: string, tile: Print['tile']): Print => ({ key, tile });
const T = (w: number, h: number, g: string): Tile => ({ w, h, g });
const round = Math.round;

export const stripe = (c: string, p = 26, q = 9, across = false): Print =>
  print(`st${c}${p}${q}${across}`, () =>
    T(
      p,
      p,
      across ? `<rect width="${p}" height="${q}" fill="${c}"/>` : `<rect width="${q}" height="${p}" fill="${c}"/>`,
    ),
  );
export const pin = (c: string, p = 22): Print =>
  print(`pin${c}${p}`, () => T(p, p, `<path d="M1 0V${p}" stroke="${c}" stroke-width="1.4" stroke-opacity=".75"/>`));
export const gingham = (c: string, p = 28): Print =>
  print(`gi${c}${p}`, () =>
    T(
      p,
      p,
      `<path d="M0 0H${p}V${p / 2}H0zM0 0H${p / 2}V${p}H0z" fill="${c}" fill-opacity=".5"/><path d="M0 0H${p / 2}V${p / 2}H0z" fill="${c}" fill-opacity=".55"/>`,
    ),
  );
export const windowpane = (c: string, p = 64): Print =>
  print(`wp${c}${p}`, () =>
    T(
      p,
      p,
      `<path d="M2 0V${p}M0 2H${p}" stroke="${c}" stroke-width="2.4" stroke-opacity=".8"/><path d="M${p / 2} 0V${p}M0 ${p / 2}H${p}" stroke="${c}" stroke-width="1" stroke-opacity=".5"/>`,
    ),
  );
export const glen = (c: string, p = 56, d = c): Print =>
  print(`gl${c}${p}${d}`, () => {
    const h = p / 2;
    let g = '';
    for (let i = 0; i < h; i += 4) g += `M${i + 1} 0V${p}M0 ${i + 1}H${p}`;
    return T(
      p,
      p,
      `<path d="${g}" stroke="${c}" stroke-width="1.6" stroke-opacity=".42"/><path d="M${h + 12} 0V${p}M0 ${h + 12}H${p}" stroke="${d}" stroke-width="2.2" stroke-opacity=".75"/>`,
    );
  });
export const tartan = (a: string, b: string, c: string, p = 90): Print =>
  print(`ta${a}${b}${c}${p}`, () => {
    const q = p / 90;
    const n = (v: number) => round(v * q * 10) / 10;
    const bar = (x: number, w: number, f: string, o: number) =>
      `<path d="M${n(x)} 0h${n(w)}V${p}h${-n(w)}zM0 ${n(x)}H${p}v${n(w)}H0z" fill="${f}" fill-opacity="${o}"/>`;
    return T(
      p,
      p,
      bar(8, 30, a, 0.5) + bar(12, 6, c, 0.4) + bar(28, 6, c, 0.4) + bar(60, 5, b, 0.85) + bar(74, 3, c, 0.8),
    );
  });
export const dots = (c: string, p = 34, r = 5): Print =>
  print(`do${c}${p}${r}`, () =>
    T(
      p,
      p,
      `<circle cx="${p / 4}" cy="${p / 4}" r="${r}" fill="${c}"/><circle cx="${p * 0.75}" cy="${p * 0.75}" r="${r}" fill="${c}"/>`,
    ),
  );
export const twill = (c: string, p = 7, o = 0.3): Print =>
  print(`tw${c}${p}${o}`, () =>
    T(
      p,
      p,
      `<path d="M0 ${p}L${p} 0M-1 1L1 -1M${p - 1} ${p + 1}L${p + 1} ${p - 1}" stroke="${c}" stroke-width="1.3" stroke-opacity="${o}"/>`,
    ),
  );
export const herringbone = (c: string, p = 32, o = 0.55): Print =>
  print(`he${c}${p}${o}`, () => {
    const h = p / 2;
    let g = '';
    for (let y = -p; y < p + 8; y += 8) g += `M0 ${y + h}L${h} ${y}M${h} ${y + 4}L${p} ${y + h + 4}`;
    return T(p, 32, `<path d="${g}" stroke="${c}" stroke-width="2.5" stroke-opacity="${o}" fill="none"/>`);
  });
export const houndstooth = (c: string, p = 32): Print =>
  print(`ho${c}${p}`, () =>
    T(
      p,
      p,
      `<path transform="scale(${p / 4})" d="M0 0h2v2H0zM2 0l1 0L2 1zM2 1l2 -1v1L3 2H2zM0 2h1L0 3zM1 2h1v1L1 4H0V3.999z" fill="${c}"/>`,
    ),
  );

const leaf = (x: number, y: number, l: number, w: number, a: number, f: string) => {
  const n = (v: number) => round(v * 10) / 10;
  return `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 0C${n(l * 0.3)} ${-w} ${n(l * 0.75)} ${n(-w * 0.9)} ${l} 0C${n(l * 0.7)} ${n(w * 0.8)} ${n(l * 0.3)} ${n(w * 0.7)} 0 0z" fill="${f}"/>`;
};
const LEAVES = [
  [12, -6, 30, 9, 30],
  [14, -7, 30, 9, -80],
  [34, -13, 28, 8, 14],
  [34, -13, 28, 8, -88],
  [52, -22, 24, 7, -2],
  [52, -22, 22, 7, -80],
  [64, -30, 24, 7, -42],
] as const;

/** Sprigs laid on a tile and repeated over its edges. */
export const botanical = (a: string, b: string, c: string): Print =>
  print(`bo${a}${b}${c}`, (ground, _rnd, uid) => {
    const sprig = (x: number, y: number, rot: number, s: number, f: string, berry: string) =>
      `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M0 0C20 -10 40 -8 66 -30" fill="none" stroke="${f}" stroke-width="2"/>${LEAVES.map(([lx, ly, l, w, t]) => leaf(lx, ly, l, w, t, f)).join('')}<circle cx="28" cy="14" r="5" fill="${berry}"/><circle cx="40" cy="8" r="4" fill="${berry}"/></g>`;
    const flower = (x: number, y: number, s: number, f: string, eye: string) =>
      `<g transform="translate(${x} ${y}) scale(${s})">${[10, 82, 154, 226, 298].map((t) => `<path transform="rotate(${t})" d="M2 0C4 -9 12 -11 17 -6C15 -3 15 3 17 6C12 11 4 9 2 0z" fill="${f}"/>`).join('')}<circle r="5" fill="${eye}"/></g>`;
    const one =
      sprig(18, 62, -12, 0.86, a, c) +
      sprig(112, 140, 196, 0.8, mix(a, ground, 0.25), c) +
      flower(118, 38, 1.05, b, c) +
      flower(38, 118, 0.8, mix(b, ground, 0.2), c);
    const around = (
      [
        [-150, 0],
        [0, -150],
        [150, 0],
        [0, 150],
      ] as const
    )
      .map(([x, y]) => `<use href="#${uid}" x="${x}" y="${y}"/>`)
      .join('');
    return T(150, 150, `<g id="${uid}">${one}</g>${around}`);
  });

/** Paper marbling: drops of ink spread in rings; each keeps its own wobble, later drops cover earlier ones. */
export const marble = (a: string, b: string, d: string): Print =>
  print(`ma${a}${b}${d}`, (ground, rnd) => {
    const r = () => rnd.next();
    let g = '';
    for (const [cx, cy] of [
      [820, 330],
      [90, 480],
      [420, 390],
      [700, 620],
      [240, 800],
      [560, 860],
    ] as const) {
      const [p0, p1, p2, p3] = [r() * 6, r() * 6, r() * 6, r() * 6];
      const e = 0.75 + r() * 0.5;
      const inks = r() > 0.5 ? [a, ground, d, ground] : [b, ground, a, ground];
      let size = 250 + r() * 40;
      for (let i = 0; size > 12; i++) {
        const q = Array.from({ length: 11 }, (_, j) => {
          const t = (j / 11) * Math.PI * 2;
          const m =
            size *
            (1 + 0.17 * Math.sin(2 * t + p0) + 0.1 * Math.sin(3 * t + p1) + 0.05 * Math.sin(4 * t + p2 + size / 60));
          return {
            x: cx + Math.cos(t) * m * 1.25,
            y: cy + Math.sin(t) * m * 0.72 * e + size * 0.1 * Math.sin(t * 2 + p3),
          };
        });
        const get = (j: number) => q[j % 11] ?? { x: 0, y: 0 };
        const mid = (j: number) => `${round((get(j).x + get(j + 1).x) / 2)} ${round((get(j).y + get(j + 1).y) / 2)}`;
        let s = `M${mid(0)}`;
        for (let j = 1; j <= 11; j++) s += `Q${round(get(j).x)} ${round(get(j).y)} ${mid(j)}`;
        g += `<path d="${s}z" fill="${inks[i % 4] ?? a}"/>`;
        size -= i % 2 ? 24 + r() * 28 : 9 + r() * 13;
      }
    }
    return T(900, 990, g);
  });

/** Soft-cornered blots in two browns on amber. */
export const tortoise = (a: string, b: string): Print =>
  print(`to${a}${b}`, (_ground, rnd) => {
    let g = '';
    for (let i = 0; i < 26; i++) {
      const x = rnd.next() * 220;
      const y = rnd.next() * 220;
      const w = 14 + rnd.next() * 30;
      const h = 8 + rnd.next() * 16;
      const t = round(rnd.next() * 60 - 30);
      const blot = `<ellipse rx="${round(w)}" ry="${round(h)}" fill="${i % 3 ? a : b}" fill-opacity="${i % 3 ? 0.9 : 0.6}"/>`;
      for (const dx of [0, 220, -220])
        for (const dy of [0, 220, -220]) {
          const X = x + dx;
          const Y = y + dy;
          if (X > -45 && X < 265 && Y > -30 && Y < 250)
            g += `<g transform="translate(${round(X)} ${round(Y)}) rotate(${t})">${blot}</g>`;
        }
    }
    return T(220, 220, g);
  });

// Surface textures for close crops only: too fine for a grid thumbnail.
export const knit = (c = '#3a2a2a', o = 0.2, p = 11): Print =>
  print(`kn${c}${o}${p}`, () =>
    T(
      p,
      p * 0.8,
      `<path d="M0 1.1L${p / 2} ${p * 0.6}L${p} 1.1M0 ${p * 0.9}L${p / 2} ${p * 1.4}L${p} ${p * 0.9}" fill="none" stroke="${c}" stroke-width="1.5" stroke-opacity="${o}"/>`,
    ),
  );
export const jersey = (c = '#3a2a2a', o = 0.1, p = 5): Print =>
  print(`je${c}${o}${p}`, () => T(p, p, `<path d="M1 0V${p}" stroke="${c}" stroke-width=".9" stroke-opacity="${o}"/>`));
export const slub = (c = '#3a2a2a', o = 0.14): Print =>
  print(`sl${c}${o}`, (_ground, rnd) => {
    let a = '';
    for (let i = 0; i < 26; i++) {
      const x = round(rnd.next() * 60);
      const y = round(rnd.next() * 60);
      const l = round(6 + rnd.next() * 22);
      a += i % 2 ? `M${x} ${y}h${l}` : `M${x} ${y}v${l}`;
    }
    return T(64, 64, `<path d="${a}" stroke="${c}" stroke-width="1" stroke-opacity="${o}"/>`);
  });

/** Large leaves and fruit, as if cut from painted paper; a wide half-drop repeat. */
export const cutouts = (a: string, b: string, c: string, d: string): Print =>
  print(`cu${a}${b}${c}${d}`, (_ground, _rnd, uid) => {
    const frond = (x: number, y: number, rot: number, s: number, f: string) => {
      let q = '';
      for (let i = 0; i < 6; i++)
        for (const e of [-1, 1]) {
          const X = 6 + i * 17;
          const L = (36 - Math.abs(i - 2) * 6) * e;
          const n = (v: number) => round(v * 10) / 10;
          q += `M${X} 0C${X + 2} ${n(L * 0.45)} ${X + 12} ${n(L * 0.95)} ${X + 26} ${L}C${X + 30} ${n(L * 0.62)} ${X + 24} ${n(L * 0.2)} ${X + 15} 0z`;
        }
      return `<path transform="translate(${x} ${y}) rotate(${rot}) scale(${s})" d="${q}M-10 -3C40 -6 90 -4 124 0C90 4 40 6 -10 3z" fill="${f}"/>`;
    };
    const fruit = (x: number, y: number, s: number) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 -20C16 -20 22 -6 20 6C18 20 6 24 -4 22C-18 20 -22 4 -18 -8C-15 -16 -8 -20 0 -20z" fill="${c}"/><path d="M0 -20C4 -32 16 -36 24 -32C22 -22 10 -18 0 -20z" fill="${d}"/></g>`;
    const one =
      frond(24, 112, -42, 1, a) +
      frond(210, 60, 128, 0.92, b) +
      frond(150, 218, -12, 0.8, d) +
      fruit(44, 32, 1) +
      fruit(206, 168, 0.9) +
      fruit(92, 190, 0.7);
    const around = (
      [
        [240, 0],
        [-240, 0],
        [0, 240],
        [0, -240],
      ] as const
    )
      .map(([x, y]) => `<use href="#${uid}" x="${x}" y="${y}"/>`)
      .join('');
    return T(240, 240, `<g id="${uid}">${one}</g>${around}`);
  });
