import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { pts } from '../shape.ts';

/** Knotted once and laid down, the narrow end behind. */
export const tie: Draw = (a, look) => {
  const f = weave(look, { ground: F.twill(look.base, 0.9, 4), k: 0.6, sheen: 0.7 });
  const slant = look.pattern === 'stripe' ? 45 : 0;
  const loop = pts(
    '386,204! 340,150 336,96 390,58 450,50 510,58 564,96 560,150 514,204! 482,196! 528,142 524,102 450,78 376,102 372,142 418,196!',
  );
  const tail = pts('442,250! 478,250! 496,520 512,860 516,930! 484,972! 452,930!');
  const blade = pts('420,246! 480,246! 520,560 556,900 560,1000! 462,1112! 366,1000! 376,900 396,560');
  const knot = pts('396,176! 450,168 504,176! 496,212 478,258! 450,264 422,258! 404,212');
  a.add(
    a.cast(loop, { dx: 12, dy: 18, w: 40, a: 0.26, n: 7 }),
    a.cast(blade, { dx: 18, dy: 26, w: 70, a: 0.26, n: 9 }),
  );
  a.add(a.panel(loop, f, { rot: slant, form: 'body', edgeW: 18 }));
  a.add(a.panel(tail, f, { rot: -6 - slant, form: 'right', edgeW: 24 }));
  a.add(a.within(tail, a.cast(blade, { dx: 8, dy: 6, w: 36, a: 0.4, n: 6 })));
  a.add(
    a.panel(blade, f, {
      rot: slant,
      form: 'tube',
      edgeW: 30,
      inner:
        a.fold(pts('450,250 454,320 450,400 456,520'), 16, f, 0.4) +
        a.soft(pts('420,300 410,520 400,760 396,980'), 20, f.hi, 0.5 * f.hiK, 5) +
        a.soft(pts('510,420 526,640 540,860 546,1000'), 24, f.lo, 0.3, 5) +
        a.glow(a.line(pts('366,1000 462,1112 560,1000')), f.deep, 10, 0.34, 3),
    }),
    a.cast(knot, { dx: 3, dy: 8, w: 20, a: 0.36, n: 5 }),
    a.panel(knot, f, {
      rot: 24 + slant,
      form: 'body',
      edgeW: 26,
      inner:
        a.fold(pts('410,180 424,210 440,236 450,262'), 11, f, 0.34) +
        a.soft(pts('420,186 430,206 436,226 440,246'), 9, f.hi, 0.5 * f.hiK),
    }),
  );
  return { close: [330, 150, 240, 320], scale: 0.98, ox: 9, oy: 14 };
};
