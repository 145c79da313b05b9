// Metal and straps: buckles, rings, studs, handles.
import { tone } from '../kit/colour.ts';
import { R, R2 } from '../kit/number.ts';
import type { Art } from './art.ts';
import type { Cloth } from './cloth.ts';
import type { Pts } from './shape.ts';

/** The gradient of a polished surface. */
export const metal = (a: Art, m: string): string =>
  a.lin(
    [
      [0, tone(m, 0.2)],
      [0.35, m],
      [0.6, tone(m, -0.2)],
      [0.8, tone(m, 0.05)],
      [1, tone(m, -0.28)],
    ],
    0,
    0,
    1,
    1,
  );

export function stud(a: Art, x: number, y: number, r: number, m: string): string {
  const [px, py] = a.at(x, y);
  const fill = a.lin(
    [
      [0, tone(m, 0.16)],
      [0.5, m],
      [1, tone(m, -0.28)],
    ],
    0.1,
    0,
    0.9,
    1,
  );
  return `<circle cx="${R(px + 2)}" cy="${R(py + 3)}" r="${R(r + 1.5)}" fill="#000" fill-opacity=".24"/><circle cx="${R(px)}" cy="${R(py)}" r="${r}" fill="${fill}"/><circle cx="${R(px)}" cy="${R(py)}" r="${R(r * 0.6)}" fill="none" stroke="${tone(m, -0.3)}" stroke-opacity=".5"/>`;
}

export function ring(x: number, y: number, r: number, m: string, t = 6, rx = r): string {
  const one = (dx: number, dy: number, stroke: string) =>
    `<ellipse cx="${R(x + dx)}" cy="${R(y + dy)}" rx="${rx}" ry="${r}" ${stroke}/>`;
  return `<g fill="none">${one(4, 6, `stroke="#000" stroke-opacity=".22" stroke-width="${R(t + 1)}"`)}${one(0, 0, `stroke="${tone(m, -0.25)}" stroke-width="${t}"`)}${one(0, 0, `stroke="${m}" stroke-width="${R(t * 0.68)}"`)}<path d="M${R(x - rx)} ${R(y)}A${rx} ${r} 0 0 1 ${R(x)} ${R(y - r)}" stroke="${tone(m, 0.22)}" stroke-width="${R(t * 0.3)}"/></g>`;
}

/** A wire bent into a shape: shadow, edge, body, glint. */
export const wire = (d: string, m: string, t = 7): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${t}" transform="translate(2 5)"/><path d="${d}" fill="none" stroke="${tone(m, -0.25)}" stroke-width="${t}"/><path d="${d}" fill="none" stroke="${m}" stroke-width="${R(t * 0.7)}"/><path d="${d}" fill="none" stroke="${tone(m, 0.22)}" stroke-width="${R(t * 0.22)}" transform="translate(-.8 -1.2)"/>`;

/** A strap or handle: one path, four strokes. */
export function strap(
  a: Art,
  d: string,
  w: number,
  f: Cloth,
  { dx = 10, dy = 12, shade = 0.16 }: { dx?: number; dy?: number; shade?: number } = {},
): string {
  const id = a.path(d);
  const u = (c: string, sw: number, x = '') =>
    `<use href="#${id}" fill="none" stroke="${c}" stroke-width="${R(sw)}"${x}/>`;
  return (
    a.glow(id, '#000', w * 2.2, shade, 6, `translate(${dx} ${dy})`) +
    u(f.deep, w) +
    u(f.base, w - 3) +
    u(f.lo, w * 0.5, ` stroke-opacity=".35" transform="translate(${R(w * 0.18)} ${R(w * 0.1)})"`) +
    u(f.hi, w * 0.32, ` stroke-opacity="${R2(0.5 * f.hiK)}" transform="translate(${R(-w * 0.16)} ${R(-w * 0.06)})"`)
  );
}

/** Links drawn as dashes on one path. */
export function chain(a: Art, d: string, m: string, t = 17): string {
  const id = a.path(d);
  const k = t / 17;
  const dash = (on: number, off: number) => `${R(on * k)} ${R(off * k)}`;
  const u = (c: string, w: number, on: number, off: number, x = '') =>
    `<use href="#${id}" stroke="${c}" stroke-width="${R(w * k)}" stroke-dasharray="${dash(on, off)}"${x}/>`;
  return (
    a.glow(id, '#000', 30 * k, 0.14, 5, `translate(${R(9 * k)} ${R(12 * k)})`) +
    `<g fill="none" stroke-linecap="round">${u(tone(m, -0.32), 17, 13, 11)}${u(m, 13, 13, 11)}${u(tone(m, -0.36), 5, 9, 15, ` stroke-dashoffset="${R(-2 * k)}"`)}${u(tone(m, 0.22), 3, 8, 16, ` transform="translate(${R(-3 * k)} ${R(-3 * k)})"`)}${u(tone(m, -0.12), 6, 9, 15, ` stroke-dashoffset="${R(-14 * k)}"`)}</g>`
  );
}

/** A zip: dark tape, metal teeth, and its puller at the top. */
export function zip(a: Art, list: Pts, f: Cloth, w = 9, m = '#a9a296'): string {
  const d = a.line(list);
  const [first] = list;
  const [x, y] = first ? a.at(first[0], first[1]) : [0, 0];
  return (
    a.glow(d, f.deep, w * 2.4, 0.4, 3) +
    a.use(d, `fill="none" stroke="${tone(f.base, f.L > 0.3 ? -0.16 : -0.06)}" stroke-width="${R(w * 1.5)}"`) +
    a.use(d, `fill="none" stroke="${tone(m, -0.3)}" stroke-width="${w}"`) +
    a.use(d, `fill="none" stroke="${m}" stroke-width="${R(w * 0.8)}" stroke-dasharray="2.4 2"`) +
    a.use(
      d,
      `fill="none" stroke="${tone(m, 0.2)}" stroke-opacity=".5" stroke-width="${R(w * 0.2)}" transform="translate(${R(-w * 0.2)} 0)"`,
    ) +
    `<g transform="translate(${R(x)} ${R(y)})"><rect x="${R(-w * 0.8)}" y="${R(-w * 0.6)}" width="${R(w * 1.6)}" height="${R(w * 1.7)}" rx="2" fill="${m}" stroke="${tone(m, -0.3)}"/><rect x="${R(-w * 0.45)}" y="${R(w)}" width="${R(w * 0.9)}" height="${R(w * 2.8)}" rx="2" fill="${tone(m, 0.06)}" stroke="${tone(m, -0.3)}"/></g>`
  );
}
