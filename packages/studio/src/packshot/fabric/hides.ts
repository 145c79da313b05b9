// Leather, skin and shell.
import { tone } from '../../kit/colour.ts';
import { R } from '../../kit/number.ts';
import { random } from '../../kit/random.ts';
import type { Weave } from '../cloth.ts';
import { remember, stroke, tile } from './tile.ts';

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
