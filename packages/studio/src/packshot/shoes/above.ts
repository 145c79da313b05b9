// Flat shoes seen from above, toes up, as a pair: a portrait frame filled without a floor.

import { tone } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import { type Cloth, cloth } from '../cloth.ts';
import { mirror, type Pt, type Pts, pts } from '../shape.ts';

/** The left shoe's sole, its inner side to the right; everything else is drawn inside it. */
export const SOLE = pts(
  '316,246 362,268 396,330 406,424 396,530 382,630 378,730 382,826 364,896 308,916 252,898 230,832 226,730 218,630 204,520 200,416 218,316 262,262',
);

/** Draws the left shoe, mirrors it for the right, and turns each a few degrees out. */
export function fromAbove(a: Art, draw: (s: 1 | -1) => string): void {
  const turn = a.rnd.range(2, 6);
  const left = draw(1);
  const right = draw(-1);
  const drop = a.rnd.jitter(18);
  a.add(
    `<g transform="rotate(${-turn.toFixed(1)} 300 600) translate(-14 0)">${left}</g>`,
    `<g transform="rotate(${turn.toFixed(1)} 600 600) translate(14 ${drop.toFixed(0)})">${right}</g>`,
  );
}

/** Mirrored for the right shoe, so that light still falls from the left. */
export const foot =
  (s: 1 | -1) =>
  (text: string): Pts =>
    s > 0 ? pts(text) : mirror(pts(text));
export const footAll =
  (s: 1 | -1) =>
  (list: Pts): Pts =>
    s > 0 ? list : mirror(list);

export function onGround(a: Art, list: Pts): string {
  return a.cast(list, { dx: 16, dy: 22, w: 74, a: 0.3, n: 10 }) + a.cast(list, { dx: 6, dy: 8, w: 22, a: 0.34, n: 4 });
}

/** The welt that shows all round, and the insole in the opening. */
export function sole(a: Art, list: Pts, colour: string): string {
  const f = cloth(colour);
  return a.panel(list, f, { form: 'flat', edgeW: 16 });
}

export function opening(a: Art, list: Pts, lining: string, mark: Pt): string {
  const f = cloth(lining, { sheen: 0.3 });
  const [x, y] = mark;
  return a.panel(list, f, {
    form: 'flat',
    edgeW: 20,
    inner:
      a.glow(a.shape(list), '#000', 44, 0.5, 6, 'translate(10 12)') +
      `<ellipse cx="${x}" cy="${y}" rx="26" ry="38" fill="none" stroke="${tone(lining, -0.16)}" stroke-opacity=".6" stroke-width="2"/><path d="M${x - 13} ${y}h26M${x - 9} ${y + 9}h18" stroke="${tone(lining, -0.26)}" stroke-opacity=".7" stroke-width="2.4"/>`,
  });
}

export const thread = (f: Cloth) => ({ col: f.deep, o: { w: 1.4, a: 0.6, dash: '5 3.4' } }) as const;
