import { type Cloth, cloth } from './cloth.ts';
import * as F from './fabric.ts';
import type { Look } from './look.ts';

/** Grained, smooth, suede or croc; `g` says how much of the gloss is left. */
export function leather(look: Look, grain: number, sheen: number): { f: Cloth; g: number } {
  const { base, pattern } = look;
  if (pattern === 'suede') return { f: cloth(base, { weave: F.fleck(base, 0.7) }), g: 0.24 };
  if (pattern === 'croc') return { f: cloth(base, { weave: F.croc(base, 38), sheen: 0.9 }), g: 0.9 };
  if (pattern === 'leopard') return { f: cloth(base, { weave: F.leopard('#2a1c14', '#8a5a30'), multi: true }), g: 0.3 };
  return { f: cloth(base, { weave: F.grain(base, grain), sheen }), g: 1 };
}
