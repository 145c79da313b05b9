// A product on a coloured set.
import { lightness, mix, scaleTone } from '../kit/colour.ts';
import { type Random, random } from '../kit/random.ts';
import { KIND_TABLE } from '../packshot/catalogue.ts';
import type { Look } from '../packshot/look.ts';
import { drawGarment, placement } from '../packshot/sheet.ts';
import { type Chosen, setFor } from './choose.ts';
import { cutFrom } from './cut.ts';
import { ground } from './grounds.ts';
import { PIECES } from './pieces.ts';
import { CREAM, INK, Sheet } from './sheet.ts';

function pens(s: Sheet, c: string): void {
  const dark = lightness(c) < 0.42;
  s.ink = dark ? mix(c, '#0d0a14', 0.75) : mix(c, INK, 0.88);
  s.pen = dark ? mix(c, CREAM, 0.5) : mix(c, INK, 0.86);
  s.hair = dark ? mix(c, CREAM, 0.2) : mix(c, INK, 0.6);
  s.dark = dark ? '#0c0816' : mix(scaleTone(c, 0.4), '#2c1f3f', 0.55);
}

export interface Placed {
  readonly defs: string;
  readonly body: string;
}

/** A piece without its set, to be placed in a scene. */
export function pieceAlone(
  kind: string,
  look: Look,
  seed: string,
  prefix: string,
  shadow?: string,
): Placed | undefined {
  const piece = Object.hasOwn(PIECES, kind) ? PIECES[kind] : undefined;
  if (!piece) return undefined;
  const rnd = random(`${kind}.${seed}.${look.colour}.${look.pattern ?? ''}`);
  const s = new Sheet(`${kind}.${seed}`, prefix, false);
  s.alone = false;
  const cut = { ...cutFrom(look, rnd, piece.k), ...piece.trims?.(look, rnd) };
  pens(s, cut.c);
  if (shadow) s.castColour = shadow;
  lean(s, seed, piece.set === 'hung' || piece.set === 'child');
  piece.draw(s, cut);
  if (!shadow) s.castOffsets = [];
  const { defs, back, body } = s.content();
  return { defs, body: back + body };
}

export function editorial(
  kind: string,
  look: Look,
  seed: string,
  view: 'front' | 'detail',
  prefix: string,
): string | undefined {
  const piece = Object.hasOwn(PIECES, kind) ? PIECES[kind] : undefined;
  if (!piece) return onSet(kind, look, seed, view, prefix);
  // the set follows the colour, the pose only the kind and its number
  const rnd = random(`${kind}.${seed}.${look.colour}.${look.pattern ?? ''}`);
  const s = new Sheet(`${kind}.${seed}`, prefix, view === 'detail');
  const cut = { ...cutFrom(look, rnd, piece.k), ...piece.trims?.(look, rnd) };
  pens(s, cut.c);
  const chosen = setFor(piece.set, cut.c, rnd);
  const [set, name, options] = piece.stage?.(chosen) ?? chosen;
  ground(s, set, name, options);
  lean(s, seed, piece.set === 'hung' || piece.set === 'child');
  piece.draw(s, cut);
  return s.svg(view === 'detail' ? piece.close : undefined);
}

/** Hung pieces sway, tilt and lengthen a little with their number; what stands on a plinth stands. */
function lean(s: Sheet, seed: string, hung: boolean): void {
  if (!hung || seed === '0') return;
  const rnd = random(`lean.${seed}`);
  const bow = rnd.jitter(13);
  const tilt = rnd.jitter(0.016);
  const grow = 1 + rnd.jitter(0.035);
  const flare = rnd.jitter(0.035);
  s.lean = (x, y) => {
    const t = Math.max(0, (y - 180) / 900);
    return [
      x + bow * Math.sin(t * Math.PI * 1.1) + (x - 450) * flare * t,
      y + (x - 450) * tilt * t + (y > 560 ? (y - 560) * (grow - 1) : 0),
    ];
  };
}

/** Kinds without a hand-cut piece: the packshot's drawing on a coloured set. */
function onSet(kind: string, look: Look, seed: string, view: 'front' | 'detail', prefix: string): string | undefined {
  const drawn = drawGarment(kind, look, seed, prefix);
  const family = KIND_TABLE[kind]?.family;
  if (!drawn || !family) return undefined;
  const rnd = random(`${kind}.${seed}.${look.colour}`);
  const { frame } = drawn;
  const s = new Sheet(`${kind}.${seed}`, `${prefix}s`, false);
  const chosen = FLAT.has(kind)
    ? flatLay(look.base, rnd)
    : frame.floor
      ? onFloor(look.base, rnd)
      : setFor(family === 'kids' ? 'child' : 'hung', look.base, rnd);
  ground(s, ...chosen);
  const set = s.content();
  const { body, defs } = drawn.art.take();
  const close = view === 'detail';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${close ? frame.close.join(' ') : '0 0 900 1200'}"><defs>${set.defs}${defs}</defs>${set.back}<g${close ? '' : placement(frame)}>${body}</g></svg>`;
}

/** Seen from above: there is no floor to stand on, only a ground to lie on. */
const FLAT = new Set(['sandal', 'ballet-flat', 'kid-shoes', 'gloves', 'watch', 'necklace', 'earrings', 'beanie']);
function flatLay(cloth: string, rnd: Random): Chosen {
  const [, name] = setFor('hung', cloth, rnd);
  const x = 330 + Math.round(rnd.next() * 240);
  return rnd.next() > 0.5 ? ['sun', name, { x: 450, y: 600, r: 350, base: 0 }] : ['panel', name, { x, base: 0 }];
}

function onFloor(cloth: string, rnd: Random): Chosen {
  const [, name] = setFor('hung', cloth, rnd);
  return rnd.next() > 0.5
    ? ['sun', name, { x: 450, y: 520, r: 340, base: 790 }]
    : ['arch', name, { x: 120, y: 120, base: 790 }];
}
