import { tone } from '../../kit/colour.ts';
import { label, M, ribBand, SIDES, WALL } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { stud } from '../hardware.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pts, pts } from '../shape.ts';

/** Sleeves, feet and a row of poppers. */
export const babyGrow: Draw = (a, look) => {
  a.pose(hang({ top: 230, hem: 1060, waist: 600, length: 0.05, cuff: 560, arm: 150, sway: 6 }));
  const ground = F.knit(look.base, 6, 0.5);
  const f = weave(look, { ground, k: 0.6 });
  const trim = cloth(look.pattern === undefined ? look.base : tone(look.base, 0.02), {
    weave: F.rib(look.base, 7, 0.6),
  });
  const half = pts(
    '392,232! 340,250 296,276! 314,350 306,440! 294,560 280,680 268,800 266,900 262,970 236,1000 228,1036 256,1062 320,1066 366,1052 376,1010 376,960 392,860 424,790',
  );
  const outline: Pts = [...half.slice(0, 3), ...pts('220,390 166,520 196,566! 250,560! 296,460!'), ...half.slice(5)];
  a.add(a.cast([...outline, ...pts('450,770!'), ...mirror(outline)], WALL));
  a.add(
    a.panel(pts('384,236! 450,212 516,236! 490,300 450,316 410,300'), f, { form: 'shade', edge: 0.7, edgeW: 24 }),
    label(450, 232, false),
  );
  const body = [...half, ...pts('450,772!'), ...mirror(half), ...pts('450,300')];
  a.add(
    a.panel(body, f, {
      edgeW: 58,
      inner:
        a.fold(pts('306,446 334,462 356,490 366,530'), 11, f, 0.2) +
        a.fold(pts('594,446 566,464 546,492 538,534'), 11, f, 0.2, -1) +
        a.fold(pts('440,780 400,800 360,804 320,786'), 15, f, 0.26, -1) +
        a.fold(pts('460,780 500,802 540,806 580,790'), 15, f, 0.26) +
        a.fold(pts('286,660 320,700 360,716 404,712'), 14, f, 0.18) +
        a.fold(pts('614,660 580,702 540,718 498,716'), 14, f, 0.18, -1) +
        a.fold(pts('262,960 296,976 330,974 366,956'), 11, f, 0.28) +
        a.fold(pts('638,960 604,978 570,976 534,958'), 11, f, 0.28, -1) +
        a.fold(pts('270,860 300,880 330,884 372,872'), 11, f, 0.18, -1) +
        a.soft(pts('340,340 332,460 330,580 316,740'), 34, f.hi, 0.34 * f.hiK, 5) +
        a.soft(pts('450,800 452,780 448,700 450,600'), 50, f.lo, 0.14),
    }),
  );
  // the popper band runs from the neck into one leg
  const band = a.line(pts('450,300 452,520 448,700 430,800 392,900 376,1000'));
  a.add(
    a.glow(band, '#000', 44, 0.14, 4, 'translate(3 4)'),
    a.use(band, `fill="none" stroke="${f.deep}" stroke-width="31"`),
    a.use(band, `fill="none" stroke="${trim.base}" stroke-width="29"`),
    a.stitch(band, f.deep, { w: 25, a: 0.12, dash: '1.5 4' }),
  );
  for (const [x, y] of [
    [450, 356],
    [451, 432],
    [452, 508],
    [451, 584],
    [449, 660],
    [443, 734],
    [426, 806],
    [402, 874],
    [384, 944],
  ] as const)
    a.add(stud(a, x, y, 7.5, '#efe9dd'));
  for (const s of SIDES) {
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
    const cuff = M(s, pts('176,520! 164,556 176,574! 214,594 246,588! 252,570 256,546!'));
    a.add(
      a.panel(cuff, trim, {
        form: 'tube',
        edgeW: 18,
        inner: ribBand(a, a.line(M(s, pts('168,546 210,570 254,566'))), 56, f, '3 4'),
      }),
      a.panel(M(s, pts('298,274! 262,298 226,380 190,480 172,524! 208,552 254,552! 280,500 306,440! 316,350')), f, {
        rot: 20 * s,
        form: 'tube',
        formDir: s > 0 ? [0, 0.2, 1, 0.6] : [0, 0.6, 1, 0.2],
        edgeW: 34,
        inner:
          q('304,446 280,466 256,470 232,460', 13, 0.3) +
          q('292,484 264,506 240,510 214,500', 12, 0.26) +
          q('214,440 232,460 252,470 272,470', 9, 0.18, -1),
      }),
      a.glow(a.line(M(s, pts('304,290 316,350 307,436'))), f.lo, 16, 0.26, 4),
      a.seam(M(s, pts('298,274 316,350 306,440')), f, { w: 1.4, a: 0.4 }),
      a.seam(M(s, pts('262,968 316,984 378,972')), f, { w: 1.6, a: 0.45 }),
    );
  }
  const collarCloth = cloth('#f6f2ea', { weave: F.plain('#f6f2ea', 0.6) });
  if (a.rnd.next() > 0.45) {
    for (const s of [-1, 1]) {
      const leaf = M(s, pts('396,226! 366,244 344,286 356,318 400,336 440,324 450,304! 420,286 402,258'));
      a.add(
        a.cast(leaf, { dx: 3, dy: 7, w: 16, a: 0.24, n: 4 }),
        a.panel(leaf, collarCloth, {
          form: s > 0 ? 'left' : 'flat',
          edgeW: 22,
          inner: a.stitch(M(s, pts('372,248 354,288 364,312 402,328 436,316')), collarCloth.deep, { w: 1, a: 0.45 }),
        }),
      );
    }
  } else {
    const ring = pts('382,238! 402,282 450,306 498,282 518,238! 502,228! 486,262 450,280 414,262 398,228!');
    a.add(
      a.panel(ring, trim, {
        form: 'flat',
        edgeW: 12,
        inner: ribBand(a, a.line(pts('390,234 408,272 450,292 492,272 510,234')), 34, f),
      }),
    );
  }
  return { close: [270, 210, 330, 440], scale: 1.04, ox: -18, oy: -50 };
};
