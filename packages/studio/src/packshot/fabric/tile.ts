// Every cloth is a tile, stored once and turned by inheritance.
import { R, R2 } from '../../kit/number.ts';
import type { Art } from '../art.ts';

/** A tile is stored once; each panel's turned copy only inherits it, so ten grain angles cost ten short lines. */
export function tile(art: Art, w: number, h: number, rot: number, sc: number, body: string, ox = 0, oy = 0): string {
  const id = art.def(`<pattern id="%ID%" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${body}</pattern>`);
  const tf =
    (ox || oy ? `translate(${R(ox)} ${R(oy)})` : '') +
    (rot ? `rotate(${R(rot)})` : '') +
    (sc !== 1 ? `scale(${sc})` : '');
  return `url(#${tf ? art.def(`<pattern id="%ID%" href="#${id}" patternTransform="${tf}"/>`) : id})`;
}

export const stroke = (d: string, colour: string, w: number, a: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-opacity="${R2(a)}"/>`;

const bodies = new Map<string, string>();

/** Scattered tiles are dear to make and the same for every panel. */
export function remember(key: string, make: () => string): string {
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (bodies.size > 300) bodies.clear();
  bodies.set(key, made);
  return made;
}
