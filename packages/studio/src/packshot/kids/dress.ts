import { M, SIDES, WALL } from '../block.ts';
import { cloth } from '../cloth.ts';
import { flutes, wavy } from '../dresses/flute.ts';
import * as F from '../fabric.ts';
import { BRASS, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pts, pt, pts } from '../shape.ts';

export const kidDress: Draw = (a, look) => {
  const r = a.rnd,
    pl = F.plain(look.base, 0.6);
  a.pose(hang({ top: 240, hem: 910, waist: 540, length: 0.08, sway: 6 }));
  const f = weave(look, { ground: pl, k: 0.8 });
  const w = cloth('#f5f1ea', { weave: F.plain('#f5f1ea', 0.6) });
  const hem = wavy(170, 730, 908, 5, 8, 30, r);
  const silL = pts('376,232! 316,256 250,330 212,424! 300,462 312,540 170,900!');
  a.add(a.cast([...silL, ...mirror(silL)], WALL));
  a.add(a.panel(pts('368,246! 450,226 532,246! 506,320 394,320'), f, { form: 'shade', edge: 0.7 }));
  const skirt = [...hem, ...pts('692,780 640,640 594,528! 450,540 306,528! 260,640 208,780')];
  a.add(
    a.panel(skirt, f, {
      form: 'body',
      edgeW: 56,
      inner:
        flutes(
          a,
          f,
          [
            [330, 532, 224, 934, 22],
            [356, 534, 288, 938, 20],
            [390, 536, 356, 942, 26],
            [424, 538, 420, 944, 20],
            [466, 538, 484, 944, 26],
            [506, 536, 548, 942, 20],
            [540, 534, 618, 938, 26],
            [574, 530, 680, 930, 20],
          ],
          0.95,
        ) +
        Array.from({ length: 17 }, (_, i) => {
          const x = 318 + i * 16.5;
          return a.crease(
            [
              pt(x, 526),
              pt(x + r.jitter(3) + (x - 450) * 0.06, 552),
              pt(x + (x - 450) * 0.12, 580),
              pt(x + (x - 450) * 0.2, 600 + r.next() * 60),
            ],
            6,
            f.deep,
            0.32,
            { n: 3 },
          );
        }).join('') +
        a.glow(a.line(pts('300,530 450,543 600,530')), f.deep, 26, 0.4, 4) +
        a.stitch(a.line(hem.map(([x, y]) => [x, y - 26])), f.deep, { w: 1, a: 0.35, dash: '4 3' }),
    }),
  );
  const bod = pts(
    '362,250! 320,262! 338,330 316,420! 306,480 304,530! 450,545 596,530! 594,480 584,420! 562,330 580,262! 538,250! 510,312 450,338 390,312',
  );
  a.add(
    a.panel(bod, f, {
      form: 'body',
      edgeW: 46,
      inner:
        a.fold(pts('318,424 350,440 380,470 396,520'), 11, f, 0.2) +
        a.fold(pts('584,424 552,440 524,468 512,516'), 11, f, 0.2, -1) +
        a.fold(pts('430,530 438,490 430,450 440,410'), 9, f, 0.14),
    }),
  );
  a.add(
    a.seam(pts('304,530 450,545 596,530'), f, { w: 1.8, a: 0.55 }),
    a.stitch(pts('306,522 450,537 594,522'), f.deep, { w: 1, a: 0.4, dash: '4 3' }),
  );
  for (const s of SIDES) {
    const sl = M(s, pts('322,260! 280,274 232,330 206,404 216,434! 262,458 304,462! 318,440 318,418! 339,330'));
    const z = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M(s, sp), w, f, al, sd * s);
    a.add(
      a.panel(M(s, pts('214,426! 210,444! 258,470 304,474! 306,456! 260,450')), f, {
        rot: 20 * s,
        form: 'tube',
        edgeW: 12,
      }),
    );
    a.add(
      a.panel(sl, f, {
        rot: 28 * s,
        form: 'tube',
        formDir: s > 0 ? [0, 0.2, 0.9, 0.8] : [0.1, 0.8, 1, 0.2],
        edgeW: 38,
        inner: [
          pts('318,270 286,290 262,320 250,360'),
          pts('326,290 300,310 284,340 276,380'),
          pts('332,310 314,336 304,364 300,400'),
          pts('230,438 232,400 244,370 262,340'),
          pts('256,452 258,416 266,390 280,360'),
          pts('282,460 286,430 292,404 304,380'),
        ]
          .map((p, i) => z(p, 10, 0.3, i < 3 ? 1 : -1))
          .join(''),
      }),
    );
    a.add(
      a.seam(M(s, pts('322,260 339,330 317,420')), f, { w: 1.4, a: 0.5 }),
      a.glow(a.line(M(s, pts('328,273 339,330 317,420'))), f.lo, 14, 0.3, 3),
    );
  }
  // Peter Pan collar
  a.add(
    a.use(a.line(pts('372,250 410,236 450,232 490,236 528,250')), `fill="none" stroke="${w.shade}" stroke-width="16"`),
  );
  for (const s of SIDES) {
    const c = M(s, pts('378,238! 352,262 344,308 372,352 420,374 446,358 449,330! 412,308 390,276'));
    a.add(
      a.cast(c, { dx: 4, dy: 9, w: 18, a: 0.26, n: 4 }),
      a.panel(c, w, {
        form: s > 0 ? 'left' : 'flat',
        edgeW: 26,
        inner: a.stitch(M(s, pts('364,256 354,306 378,344 420,364 440,352')), w.deep, { w: 1, a: 0.45, dash: '4 3' }),
      }),
    );
  }
  for (let i = 0; i < 3; i++) a.add(a.button(450, 400 + i * 44, 7.5, f.L < 0.5 ? BRASS : '#f3eee4'));
  return { close: [255, 205, 390, 520], scale: 1.12, ox: -54, oy: -36 };
};
