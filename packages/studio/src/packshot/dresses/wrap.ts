import { M, SIDES, WALL } from '../block.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mid, mirror, type Pts, pts } from '../shape.ts';
import { flutes, wavy } from './flute.ts';

export const wrap: Draw = (a, look) => {
  const r = a.rnd;
  a.pose(hang({ top: 130, hem: 1060, waist: 600, length: 0.07, cuff: 620, arm: 160, sway: 9 }));
  const f = weave(look, { ground: F.plain(look.base, 0.5) });
  const hemR = wavy(440, 694, 1046, 3, 7, 16, r),
    hemL = wavy(214, 590, 1040, 4, 8, 30, r);
  const silL = pts('400,120! 330,142 276,172 230,320 190,520 190,600! 270,610! 330,480 210,1040!');
  a.add(a.cast([...silL, ...mirror(silL)], WALL));
  a.add(
    a.panel(pts('396,130! 450,112 504,130! 500,300 450,470! 400,300'), f, { form: 'shade', edge: 0.8, edgeW: 34 }),
    `<path d="M432 126h36v18h-36z" fill="#efece6"/><path d="M439 135h22" stroke="#8d8880" stroke-width="1.8"/>`,
  );
  // skirt: under layer (right), over layer (left) with a falling wrap edge
  const under = [...hemR, ...pts('676,900 636,720 590,540 560,480! 440,480!')];
  a.add(
    a.panel(under, f, {
      rot: -6,
      form: 'right',
      edgeW: 50,
      inner: flutes(a, f, [
        [566, 486, 656, 1072, 26],
        [530, 486, 606, 1074, 22],
        [584, 520, 690, 1060, 16],
      ]),
    }),
  );
  const over = [
    ...pts('340,480! 318,540 266,720 226,900'),
    ...hemL,
    ...pts('602,960 590,840 572,680 552,540 546,480!'),
  ];
  a.add(a.within(under, a.cast(over, { dx: 9, dy: 5, w: 30, a: 0.34, n: 6 })));
  a.add(
    a.panel(over, f, {
      rot: 3,
      form: 'body',
      edgeW: 54,
      inner:
        flutes(a, f, [
          [366, 488, 262, 1074, 26],
          [392, 488, 330, 1084, 24],
          [430, 490, 402, 1092, 28],
          [520, 490, 536, 1076, 26],
          [540, 488, 584, 1060, 14],
        ]) +
        a.fold(pts('548,500 500,540 450,590 410,660'), 13, f, 0.24, -1) +
        a.fold(pts('548,506 510,566 476,640 452,740'), 15, f, 0.24, -1) +
        a.fold(pts('548,512 530,590 512,680 500,800'), 13, f, 0.22, -1) +
        a.stitch(a.line(hemL.map(([x, y]) => [x, y - 14])), f.deep, { w: 1, a: 0.3, dash: '4 3' }),
    }),
  );
  // bodice fronts crossing
  const q = (sp: Pts, w: number, al: number, sd = 1) => a.fold(sp, w, f, al, sd);
  const bR = pts('494,122! 560,146 624,172! 604,262 612,352! 586,420 566,486! 430,492! 436,420 474,300');
  a.add(
    a.panel(bR, f, {
      rot: -24,
      form: 'right',
      edgeW: 44,
      inner:
        q(pts('560,480 540,430 540,380 560,320'), 13, 0.24, -1) +
        q(pts('520,486 508,440 512,400 530,350'), 12, 0.22, -1) +
        q(pts('606,340 580,356 560,380 546,420'), 12, 0.24, -1),
    }),
  );
  const bL = pts('406,122! 340,146 276,172! 296,262 288,352! 314,420 334,486! 548,490! 530,440 470,330 424,210');
  a.add(a.within(bR, a.cast(bL, { dx: 7, dy: 6, w: 22, a: 0.34, n: 5 })));
  a.add(
    a.panel(bL, f, {
      rot: 26,
      form: 'left',
      edgeW: 44,
      inner:
        q(pts('540,484 470,440 420,400 370,330'), 15, 0.26) +
        q(pts('530,488 460,462 400,440 340,392'), 14, 0.26) +
        q(pts('538,478 480,410 444,360 420,290'), 12, 0.24) +
        q(pts('292,350 330,372 372,388 420,420'), 12, 0.22),
    }),
  );
  a.add(
    a.seam(pts('404,124 424,210 470,330 530,440 546,486'), f, { w: 2.2, a: 0.6 }),
    a.stitch(pts('396,128 416,214 462,336 522,446'), f.deep, { w: 1, a: 0.35, dash: '4 3' }),
  );
  // waist seam, tie and bow
  const belt = pts('334,474! 400,482 450,484 566,474! 568,506! 500,514 420,514 332,508!');
  a.add(
    a.cast(belt, { dx: 2, dy: 7, w: 16, a: 0.3, n: 4 }),
    a.panel(belt, f, { rot: 90, form: 'body', edgeW: 16, inner: q(pts('350,480 400,494 460,496 540,484'), 6, 0.3) }),
  );
  const tails = [
    pts('528,500! 520,560 506,640 500,730! 524,742! 540,660 546,570 548,504!'),
    pts('544,500! 556,570 560,640 574,700! 598,692! 588,620 572,540 560,498!'),
  ];
  for (const t of tails)
    a.add(
      a.cast(t, { dx: 6, dy: 7, w: 18, a: 0.3, n: 4 }),
      a.panel(t, f, {
        rot: 8,
        form: 'tube',
        edgeW: 12,
        inner: a.crease(t.slice(0, 4), 7, f.lo, 0.5, { side: -1 }),
      }),
    );
  const loops = [
    pts('546,494! 510,470 470,462 456,486 476,508 520,504'),
    pts('548,494! 580,466 616,462 624,488 600,510 566,504'),
  ];
  for (const t of loops)
    a.add(
      a.cast(t, { dx: 5, dy: 8, w: 16, a: 0.3, n: 4 }),
      a.panel(t, f, {
        rot: 60,
        form: 'flat',
        edgeW: 16,
        inner: a.crease(
          [0, 0.3, 0.6, 0.85].map((k) => mid([547, 494], t[3] ?? [547, 494], k)),
          9,
          f.deep,
          0.5,
        ),
      }),
    );
  a.add(a.panel(pts('534,480! 560,478! 564,498 560,512! 534,512! 531,496'), f, { form: 'tube', edgeW: 12 }));
  // sleeves: soft bishop, gathered to a cuff
  for (const s of SIDES) {
    const sl = M(
      s,
      pts(
        '278,171! 248,196 226,270 204,400 176,500 172,552 190,580! 232,590 262,580! 284,536 292,450 290,352! 298,262',
      ),
    );
    const cuff = M(s, pts('192,572! 194,614! 228,622 260,616! 262,574! 228,584'));
    const z = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M(s, sp), w, f, al, sd * s);
    a.add(a.within(s > 0 ? bL : bR, a.cast(sl, { dx: s > 0 ? 9 : -2, dy: 8, w: 26, a: 0.2, n: 4 })));
    a.add(a.panel(cuff, f, { rot: 90, form: 'tube', edgeW: 18 }));
    a.add(
      a.panel(sl, f, {
        rot: 10 * s,
        form: 'tube',
        formDir: s > 0 ? [0, 0.3, 1, 0.42] : [0, 0.42, 1, 0.3],
        edgeW: 36,
        inner:
          z(pts('204,582 198,540 206,490 226,430'), 11, 0.34, -1) +
          z(pts('224,588 226,540 234,500 246,440'), 10, 0.32, -1) +
          z(pts('244,586 254,540 264,500 268,440'), 10, 0.3, -1) +
          z(pts('190,576 184,540 190,510 202,470'), 8, 0.26, -1) +
          z(pts('290,370 270,396 248,408 226,404'), 12, 0.24) +
          z(pts('262,230 252,290 244,350 246,400'), 14, 0.22) +
          z(pts('278,182 266,210 258,240 260,270'), 7, 0.26),
      }),
    );
    a.add(
      a.glow(a.line(M(s, pts('284,184 298,262 290,352'))), f.lo, 16, 0.32, 4),
      a.seam(M(s, pts('278,171 298,262 290,352')), f, { w: 1.4, a: 0.5 }),
    );
  }
  return { close: [330, 330, 330, 440], scale: 1.02, ox: -9 };
};
