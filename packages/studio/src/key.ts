import { KIND_TABLE, type Kind } from './packshot/catalogue.ts';
import type { Look } from './packshot/look.ts';
import { companions, isColour } from './palette.ts';

export interface Parsed {
  readonly kind: string;
  readonly entry: Kind;
  readonly look: Look;
  /** Decides the pose; the same in every colour, so that a product's colourways hang alike. */
  readonly seed: string;
}

/** kind.colourway[.pattern][.seed]; undefined when any part is not known. */
export function parseKey(key: string): Parsed | undefined {
  const [kind = '', colour = '', third, fourth, ...rest] = key.split('.');
  const entry = Object.hasOwn(KIND_TABLE, kind) ? KIND_TABLE[kind] : undefined;
  if (!entry || !isColour(colour) || rest.length) return undefined;
  let pattern: string | undefined;
  let seed = third;
  if (third !== undefined && !/^\d{1,9}$/.test(third)) {
    if (!entry.patterns.includes(third)) return undefined;
    pattern = third;
    seed = fourth;
  } else if (fourth !== undefined) return undefined;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) return undefined;
  const { hex, second, third: accent } = companions(colour);
  return { kind, entry, look: { colour, base: hex, second, third: accent, pattern }, seed: seed ?? '0' };
}
