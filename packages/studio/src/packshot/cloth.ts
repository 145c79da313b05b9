// How a colour takes light: its shade, its deep line, its light, and the weave laid over it.
import { toLab, tone } from '../kit/colour.ts';
import type { Art } from './art.ts';

/** Paints to lay over the base colour. `rot` turns the grain with the panel: that makes a pattern look cut, not pasted. */
export type Weave = (art: Art, rot: number, scale: number, ox: number, oy: number) => readonly string[];

export interface Cloth {
  readonly base: string;
  readonly L: number;
  readonly weave: Weave | undefined;
  readonly shade: string;
  readonly lo: string;
  readonly deep: string;
  readonly hi: string;
  readonly hiK: number;
}

export interface ClothOptions {
  readonly weave?: Weave | undefined;
  readonly sheen?: number;
  /** Loud patterns shade with a neutral veil and take less light, or the stripe washes out. */
  readonly multi?: boolean;
}

/** Pale and patterned cloth shades with translucent near-black: thin layers of beige pick up pink 8-bit rounding. */
export function cloth(base: string, { weave, sheen = 0, multi = false }: ClothOptions = {}): Cloth {
  const [L, A, B] = toLab(base);
  const grey = Math.hypot(A, B) < 0.013;
  const veil = multi || L > 0.7;
  return {
    base,
    L,
    weave,
    shade: tone(base, L > 0.8 ? -0.2 : L > 0.5 ? -0.19 : -0.13, 0.84),
    lo: veil ? (grey ? '#12131546' : '#1c12084a') : tone(base, L > 0.5 ? -0.19 : -0.13, 0.84),
    deep: veil ? (grey ? '#0e0f1184' : '#160e0688') : tone(base, L > 0.5 ? -0.34 : -0.2, 0.7),
    hi: tone(base, L > 0.8 ? 0.09 : L > 0.5 ? 0.13 : 0.18, grey ? 0 : 0.85),
    hiK: ((L > 0.8 ? 1 : L > 0.5 ? 0.8 : 0.74) + sheen * 0.35) * (multi ? 0.4 : 1),
  };
}
