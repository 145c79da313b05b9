import { mix } from '../../kit/colour.ts';
import { each } from '../../kit/number.ts';
import { M, SIDES, WALL } from '../block.ts';
import { strap } from '../hardware.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { pt, pts } from '../shape.ts';
import { flutes, wavy } from './flute.ts';

/** An evening gown: draped bodice, close waist, a skirt that reaches the floor. */
export const gown: Draw = (a, look) => {
  a.pose(hang({ top: 200, hem: 1120, waist: 560, length: 0.03, sway: 14 }));
  const f = weave(look, { sheen: 1, k: 1.2 });
  const style = a.rnd.pick(['straps', 'shoulder', 'bare'] as const);
  const hem = wavy(206, 716, 1126, 5, 7, 26, a.rnd);
  const skirt = [...hem, ...pts('670,960 612,780 566,620 536,470! 450,486 364,470! 334,620 290,780 240,960')];
  const bodice =
    style === 'shoulder'
      ? pts(
          '346,262! 352,200 372,150! 420,150! 436,200 500,250 556,286! 556,340 540,410 538,478! 450,494 362,478! 358,410 344,340',
        )
      : pts(
          '344,292! 372,252 404,246 430,268 450,290! 470,268 496,246 528,252 556,292! 556,344 540,410 538,478! 450,494 362,478! 360,410 344,344',
        );
  a.add(
    a.cast([...skirt.slice(0, -7), ...pts('670,960 590,700 540,470 556,290! 344,290! 360,470 310,700 240,960')], {
      ...WALL,
      w: 80,
    }),
  );
  a.add(
    a.panel(pts('348,300! 400,314 450,318 500,314 552,300! 540,400! 360,400!'), f, {
      form: 'shade',
      edge: 0.7,
      edgeW: 26,
    }),
  );
  if (style === 'straps')
    for (const s of SIDES) a.add(strap(a, a.line(M(s, pts('400,316 392,250 392,190 402,150'))), 7, f, { shade: 0.06 }));
  a.add(
    a.panel(skirt, f, {
      edgeW: 56,
      inner:
        flutes(
          a,
          f,
          [
            [376, 560, 252, 1160, 26],
            [396, 520, 312, 1166, 22],
            [420, 600, 376, 1170, 28],
            [446, 540, 440, 1170, 22],
            [472, 580, 502, 1170, 28],
            [494, 520, 566, 1168, 24],
            [514, 560, 630, 1162, 26],
            [528, 600, 684, 1154, 20],
          ],
          0.9,
        ) +
        a.soft(pts('370,520 330,680 276,860 232,1060'), 26, f.hi, 0.6 * f.hiK, 6) +
        a.soft(pts('452,520 448,700 462,880 466,1080'), 24, f.hi, 0.4 * f.hiK, 6) +
        a.soft(pts('520,520 566,700 620,860 676,1040'), 36, f.lo, 0.3, 6) +
        a.glow(a.line(pts('362,476 450,494 540,476')), f.deep, 22, 0.34, 4) +
        a.glow(a.line(hem), f.lo, 12, 0.24, 3),
    }),
  );
  const ruche = each(9, (i) => {
    const y = 320 + i * 18;
    const w = 92 - Math.sin((i / 8) * Math.PI) * 10;
    const d = i % 2 ? 6 : -4;
    return (
      a.crease([pt(450 - w, y - 12), pt(420, y + 10 + d), pt(480, y + 8 - d), pt(450 + w, y - 10)], 9, f.lo, 0.3, {
        side: -1,
      }) +
      a.crease(
        [pt(450 - w, y - 15), pt(420, y + 7 + d), pt(480, y + 5 - d), pt(450 + w, y - 13)],
        8,
        f.hi,
        0.4 * f.hiK,
        { n: 3 },
      )
    );
  });
  const cast = a.cast(bodice, { dx: 4, dy: 8, w: 22, a: 0.26, n: 5, col: f.deep });
  a.add(
    cast,
    a.panel(bodice, f, {
      edgeW: 40,
      inner:
        ruche +
        a.soft(pts('380,280 372,340 376,400 372,470'), 22, f.hi, 0.5 * f.hiK, 5) +
        a.soft(pts('520,290 526,350 516,410 522,470'), 24, f.lo, 0.3, 5),
    }),
  );
  if (style === 'straps')
    for (const s of SIDES)
      a.add(strap(a, a.line(M(s, pts('400,248 398,214 400,180 404,148'))), 8, f, { dx: 5, dy: 6, shade: 0.1 }));
  if (style === 'shoulder') {
    const knot = pts('362,196! 352,160 366,128 400,120 424,136 428,168 420,196!');
    a.add(
      a.cast(knot, { dx: 4, dy: 8, w: 16, a: 0.3, n: 4 }),
      a.panel(knot, f, {
        rot: 40,
        edgeW: 22,
        inner:
          a.fold(pts('372,190 378,164 388,142 404,128'), 10, f, 0.4) +
          a.fold(pts('396,194 404,172 412,156 418,144'), 9, f, 0.36),
      }),
    );
  }
  const sash = pts('362,456! 450,474 538,456! 540,490! 450,508 360,490!');
  a.add(
    a.cast(sash, { dx: 2, dy: 6, w: 14, a: 0.28, n: 4 }),
    a.panel(sash, f, {
      rot: 90,
      edgeW: 16,
      inner:
        a.fold(pts('366,470 410,486 470,488 534,472'), 6, f, 0.34) +
        a.fold(pts('366,484 420,498 480,498 536,484'), 5, f, 0.26),
    }),
  );
  if (style === 'bare') {
    const lip = a.line(pts('344,292 372,253 404,247 430,269 450,291 470,269 496,247 528,253 556,292'));
    a.add(a.use(lip, `fill="none" stroke="${mix(f.base, f.hi, 0.5)}" stroke-width="4"`));
  }
  return { close: [285, 190, 330, 440], scale: 1.02, ox: -9, oy: style === 'bare' ? -64 : -24 };
};
