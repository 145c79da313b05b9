import { WALL } from '../block.ts';
import { flutes, wavy } from '../dresses/flute.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { pts } from '../shape.ts';
import { insideWaist } from './legs.ts';

/** Cut on the bias: it clings to the hip and opens below the knee. */
export const satinSkirt: Draw = (a, look) => {
  a.pose(hang({ top: 150, hem: 1060, waist: 480, length: 0.06, sway: 14 }));
  const f = weave(look, { sheen: 0.9, k: 1.2 });
  const hem = wavy(226, 668, 1050, 4, 6, 22, a.rnd);
  a.add(
    a.cast([...hem, ...pts('616,700 600,400 562,160! 338,160! 300,400 284,700')], { ...WALL, w: 84 }),
    insideWaist(a, f, 344, 556, 158, 22, 14),
  );
  const body = [
    ...hem,
    ...pts('640,900 608,700 604,480 590,330 560,176! 450,192 340,176! 310,330 296,480 290,700 258,900'),
  ];
  a.add(
    a.panel(body, f, {
      edgeW: 54,
      inner:
        flutes(
          a,
          f,
          [
            [330, 560, 270, 1090, 24],
            [372, 640, 346, 1096, 20],
            [430, 600, 424, 1100, 28],
            [490, 660, 506, 1098, 20],
            [540, 560, 590, 1090, 24],
          ],
          0.9,
        ) +
        a.soft(pts('342,230 320,400 312,600 290,860'), 30, f.hi, 0.6 * f.hiK, 6) +
        a.soft(pts('350,260 332,420 326,560 316,740'), 11, f.hi, 0.5 * f.hiK) +
        a.soft(pts('470,420 458,600 468,780 480,960'), 24, f.hi, 0.36 * f.hiK, 6) +
        a.soft(pts('560,260 576,420 580,640 600,860'), 30, f.lo, 0.34, 6) +
        a.soft(pts('330,330 400,390 470,400 560,350'), 15, f.lo, 0.16) +
        a.soft(pts('332,316 400,374 470,384 556,336'), 11, f.hi, 0.22 * f.hiK) +
        a.soft(pts('572,420 510,500 440,540 350,540'), 15, f.lo, 0.14) +
        a.glow(a.line(hem), f.lo, 12, 0.24, 3) +
        a.stitch(a.line(hem.map(([x, y]) => [x, y - 12] as const)), f.deep, { w: 0.9, a: 0.3, dash: '4 3' }),
    }),
  );
  const band = pts('342,152! 400,164 450,168 500,164 558,152! 562,186! 500,200 450,203 400,200 338,186!');
  a.add(
    a.cast(band, { dx: 2, dy: 5, w: 12, a: 0.24, n: 4, col: f.deep }),
    a.panel(band, f, {
      rot: 90,
      edgeW: 14,
      inner:
        a.crease(pts('380,168 384,178 382,190 386,198'), 4, f.lo, 0.4) +
        a.crease(pts('430,172 432,182 430,192 434,200'), 4, f.lo, 0.4) +
        a.crease(pts('500,170 498,180 502,190 498,198'), 4, f.lo, 0.4),
    }),
  );
  return { close: [290, 120, 330, 440], oy: 4 };
};
