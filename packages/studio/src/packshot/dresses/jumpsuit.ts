import { M, M2, SIDES, WALL } from '../block.ts';
import { legs, legTube } from '../bottoms/legs.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { type Pts, pts } from '../shape.ts';

/** Sleeveless, wrapped over the chest, belted, wide in the leg. */
export const jumpsuit: Draw = (a, look) => {
  a.pose(hang({ top: 110, hem: 1100, waist: 560, length: 0.04, sway: 10 }));
  const f = weave(look, { ground: F.twill(look.base, 0.6), k: 0.9 });
  const g = legs({
    wx: 112,
    wy: 470,
    hip: [150, 600],
    knee: [176, 860],
    hem: [210, 16, 1104],
    kneeIn: 12,
    crotch: 716,
  });
  a.add(
    a.cast(
      pts(
        '396,110! 330,128 316,150! 344,260 330,360! 350,460 300,600 268,860 238,1106! 450,1112 662,1106! 632,860 600,600 550,460 570,360! 556,260 584,150! 570,128 504,110!',
      ),
      WALL,
    ),
    a.panel(pts('392,116! 450,102 508,116! 520,220 452,380! 384,220'), f, { form: 'shade', edge: 0.8, edgeW: 30 }),
  );
  for (const [s, p] of [
    [-1, g.R],
    [1, g.L],
  ] as const) {
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M2(s, pts(text)), w, f, al, sd * s);
    const crease = M2(s, pts('394,486 372,640 354,860 336,1110'));
    if (s > 0) a.add(a.within(g.R, a.cast(p, { dx: 7, dy: 3, w: 26, a: 0.3, n: 5 })));
    a.add(
      a.panel(p, f, {
        formDir: s > 0 ? [0, 0, 1.7, 0.06] : [-0.7, 0, 1, 0.06],
        edgeW: 56,
        edge: s > 0 ? 0.5 : 0.85,
        under: legTube(a, f, s, 716, 1100),
        inner:
          a.crease(crease, 26, f.lo, 0.28, { side: -1, n: 5, sharp: 0.02 }) +
          a.crease(crease, 24, f.hi, 0.3 * f.hiK, { n: 4, sharp: 0.02 }) +
          q('446,718 412,738 384,742 350,732', 16, 0.28, -1) +
          q('444,744 420,784 400,820 390,880', 15, 0.24, -1) +
          q('366,476 360,540 366,600 356,660', 14, 0.22) +
          q('420,478 416,540 422,600 414,650', 12, 0.2) +
          q('276,1100 288,1000 300,900 310,800', 22, 0.22, -1) +
          q('404,1106 402,1000 398,900 404,800', 20, 0.2) +
          a.stitch(M2(s, pts('238,1086 340,1098 434,1090')), f.deep, { w: 1, a: 0.3, dash: '4 3' }),
      }),
      a.seam(M2(s, pts('340,500 322,560 312,626')), f, { w: 2, a: 0.6 }),
      a.glow(a.line(M2(s, pts('338,504 320,562 310,622'))), f.deep, 12, 0.28, 3),
    );
  }
  const right: Pts = pts(
    '500,112! 556,124 584,150! 558,210 552,290 574,360! 560,420 556,484! 430,486! 440,420 470,260',
  );
  const left: Pts = pts(
    '400,112! 344,124 316,150! 342,210 348,290 326,360! 340,420 344,484! 560,486! 530,420 470,300 430,190',
  );
  a.add(
    a.panel(right, f, {
      rot: -14,
      form: 'right',
      edgeW: 40,
      inner:
        a.fold(pts('570,366 540,380 520,404 512,440'), 12, f, 0.24, -1) +
        a.fold(pts('548,480 536,440 540,404 552,370'), 11, f, 0.2, -1),
    }),
    a.within(right, a.cast(left, { dx: 7, dy: 6, w: 22, a: 0.34, n: 5 })),
    a.panel(left, f, {
      rot: 14,
      form: 'left',
      edgeW: 40,
      inner:
        a.fold(pts('330,366 364,380 390,404 402,440'), 12, f, 0.24) +
        a.fold(pts('540,482 480,444 430,404 392,350'), 13, f, 0.22) +
        a.fold(pts('520,484 460,464 410,444 360,404'), 12, f, 0.2),
    }),
    a.seam(pts('398,114 430,190 470,300 530,420 556,482'), f, { w: 2, a: 0.55 }),
    a.stitch(pts('390,118 421,194 461,304 520,424'), f.deep, { w: 1, a: 0.4, dash: '4 3' }),
  );
  // lapels of a tuxedo collar
  for (const s of SIDES) {
    const lapel = M(s, pts('402,104! 378,116 352,150 342,214! 366,222! 398,300 444,372! 424,270 414,190'));
    a.add(
      a.cast(lapel, { dx: 4, dy: 8, w: 18, a: 0.3, n: 4, col: f.deep }),
      a.panel(lapel, f, { rot: 16 * s, form: s > 0 ? 'left' : 'flat', edgeW: 24 }),
    );
  }
  const belt = pts('342,458! 450,474 558,458! 562,500! 450,516 338,500!');
  a.add(
    a.cast(belt, { dx: 2, dy: 7, w: 16, a: 0.3, n: 4 }),
    a.panel(belt, f, {
      rot: 90,
      edgeW: 16,
      inner:
        a.stitch(pts('342,466 450,482 560,466'), f.deep, { w: 1, a: 0.4 }) +
        a.stitch(pts('340,492 450,508 560,492'), f.deep, { w: 1, a: 0.4 }),
    }),
  );
  const b = buttonFor(look.base, f.L);
  a.add(
    `<rect x="424" y="462" width="56" height="60" rx="6" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="9" transform="translate(3 5)"/><rect x="424" y="462" width="56" height="60" rx="6" fill="none" stroke="${b}" stroke-width="9"/><path d="M430 494h46" stroke="${b}" stroke-width="6" stroke-linecap="round"/>`,
  );
  return { close: [300, 90, 300, 400], oy: -4 };
};
