// A pair on a floor: the shoe is drawn once and placed twice, half the bytes, each on its own contact shadow.
import { mix } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import type { Cloth } from '../cloth.ts';
import type { Pts } from '../shape.ts';

/** Leather reads by its reflections: a soft broad light on every up-facing plane plus one thin hard glint. */
export const gloss = (a: Art, f: Cloth, sp: Pts, w: number, k = 1): string =>
  a.soft(sp, w, f.hi, 0.55 * k * f.hiK, 6) + a.soft(sp, w * 0.36, mix(f.hi, '#ffffff', 0.5), 0.4 * k, 3);

export interface Far {
  readonly dx: number;
  readonly dy: number;
  readonly k: number;
  readonly turn?: number;
}

export function pair(a: Art, draw: () => string, { dx, dy, k, turn }: Far, contact: () => string): void {
  const id = a.def(`<g id="%ID%">${draw()}</g>`);
  const rotate = turn ? ` rotate(${turn} 450 800)` : '';
  a.add(
    `<g transform="translate(${dx} ${dy}) scale(${k})${rotate}">${contact()}<use href="#${id}"/></g>`,
    contact(),
    `<use href="#${id}"/>`,
  );
}
