// Suit trousers, leggings and shorts: legs cut close, folds reckoned from the cut itself.

import { tone } from '../../kit/colour.ts';
import { lerp } from '../../kit/number.ts';
import type { Art } from '../art.ts';
import { M2, WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { type Pt, type Pts, pt, pts } from '../shape.ts';
import { insideWaist, type Leg, legPose, legs, legTube } from './legs.ts';

interface Finish {
  readonly crease?: boolean;
  readonly cuff?: number;
  /** How strongly the cloth folds; knit hugs. */
  readonly folds: number;
}

function bothLegs(a: Art, f: Cloth, cut: Leg, { crease, cuff = 0, folds }: Finish): void {
  const g = legs(cut);
  const [outer, inner, hemY] = cut.hem;
  const mid = (t: number) => 450 - lerp((cut.hip[0] + 12) / 2, (outer + inner) / 2, t);
  const y = (t: number) => lerp(cut.hip[1], hemY, t);
  for (const [s, p] of [
    [-1, g.R],
    [1, g.L],
  ] as const) {
    const q = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M2(s, sp), w, f, al * folds, sd * s);
    const edge = M2(s, [
      pt(mid(0) + 10, cut.wy + 30),
      pt(mid(0.1), y(0.06)),
      pt(mid(0.5), y(0.5)),
      pt(mid(1), hemY + 10),
    ]);
    const c = cut.crotch;
    const pressed = crease
      ? a.crease(edge, 30, f.lo, 0.32, { side: -1, n: 6, sharp: 0.02 }) +
        a.crease(edge, 26, f.hi, 0.34 * f.hiK, { n: 5, sharp: 0.02 }) +
        a.seam(edge, f, { w: 1.5, a: 0.4, dx: -1.6, dy: 0 })
      : a.soft(
          [pt(mid(0), y(0.05)), pt(mid(0.3), y(0.3)), pt(mid(0.6), y(0.6)), pt(mid(1), hemY)].map(
            (v): Pt => M2(s, [v])[0] ?? v,
          ),
          34,
          f.hi,
          0.26 * f.hiK,
          5,
        );
    if (s > 0) a.add(a.within(g.R, a.cast(p, { dx: 6, dy: 3, w: 22, a: 0.28, n: 5 })));
    a.add(
      a.panel(p, f, {
        rot: s * 2,
        formDir: s > 0 ? [0, 0, 1.7, 0.06] : [-0.7, 0, 1, 0.06],
        edgeW: 50,
        edge: s > 0 ? 0.5 : 0.85,
        under: legTube(a, f, s, c, hemY),
        inner:
          pressed +
          q([pt(446, c + 4), pt(414, c + 22), pt(386, c + 26), pt(354, c + 12)], 14, 0.3, -1) +
          q([pt(443, c + 30), pt(418, c + 62), pt(398, c + 82), pt(376, c + 92)], 13, 0.24, -1) +
          q([pt(446, c - 20), pt(424, c - 46), pt(402, c - 60), pt(380, c - 62)], 11, 0.2) +
          (hemY > 900
            ? q(
                [
                  pt(450 - inner - 4, y(0.5)),
                  pt(mid(0.5) + 20, y(0.525)),
                  pt(mid(0.5), y(0.53)),
                  pt(mid(0.5) - 26, y(0.51)),
                ],
                12,
                0.24,
                -1,
              ) +
              q(
                [
                  pt(450 - cut.knee[0] + 6, y(0.56)),
                  pt(mid(0.5) - 12, y(0.58)),
                  pt(mid(0.5) + 10, y(0.58)),
                  pt(mid(0.5) + 26, y(0.565)),
                ],
                11,
                0.2,
              ) +
              q(
                [
                  pt(450 - inner - 6, y(0.92)),
                  pt(mid(0.95) + 16, y(0.945)),
                  pt(mid(0.95), y(0.945)),
                  pt(mid(0.95) - 24, y(0.925)),
                ],
                11,
                0.26,
                -1,
              ) +
              q(
                [
                  pt(450 - outer + 6, y(0.965)),
                  pt(mid(1) - 10, y(0.98)),
                  pt(mid(1) + 8, y(0.978)),
                  pt(mid(1) + 22, y(0.965)),
                ],
                10,
                0.22,
              )
            : q(
                [
                  pt(450 - outer + 20, hemY),
                  pt(mid(0.7) - 20, y(0.7)),
                  pt(mid(0.4) - 14, y(0.4)),
                  pt(mid(0.2) - 20, y(0.16)),
                ],
                18,
                0.24,
                -1,
              ) +
              q(
                [
                  pt(mid(1) + 30, hemY + 6),
                  pt(mid(0.7) + 22, y(0.7)),
                  pt(mid(0.5) + 20, y(0.5)),
                  pt(mid(0.3) + 8, y(0.3)),
                ],
                15,
                0.2,
              )) +
          (cuff
            ? ''
            : a.stitch(M2(s, [pt(450 - outer, hemY - 16), pt(mid(1), hemY - 6), pt(450 - inner, hemY - 12)]), f.deep, {
                w: 1,
                a: 0.34,
                dash: '4 3',
              })),
      }),
    );
    if (cuff) {
      const band = M2(s, [
        pt(450 - outer - 3, hemY - cuff, 1),
        pt(mid(1), hemY - cuff + 10),
        pt(450 - inner + 2, hemY - cuff + 3, 1),
        pt(450 - inner + 2, hemY + 4, 1),
        pt(mid(1), hemY + 13),
        pt(450 - outer - 4, hemY, 1),
      ]);
      a.add(
        a.cast(band, { dx: 2, dy: -4, w: 10, a: 0.28, n: 3, col: f.deep }),
        a.panel(band, f, { rot: s * 2, form: 'tube', edgeW: 18 }),
      );
    }
  }
}

function waistband(a: Art, f: Cloth, colour: string): void {
  const band = pts('330,108! 390,118 450,121 510,118 570,108! 574,150! 510,162 450,165 390,162 326,150!');
  a.add(
    a.seam(pts('452,152 453,300 449,430'), f, { w: 2, a: 0.6 }),
    a.stitch(pts('478,156 480,280 470,330 451,362'), f.deep, { w: 1, a: 0.4, dash: '4 3' }),
    a.cast(band, { dx: 2, dy: 5, w: 12, a: 0.26, n: 4, col: f.deep }),
    a.panel(band, f, { edgeW: 16, rot: 90 }),
    a.seam(pts('494,120 497,163'), f, { w: 1.6, a: 0.55 }),
    a.button(480, 140, 9, colour),
  );
  for (const x of [368, 540]) {
    const loop: Pts = [pt(x - 6, 104, 1), pt(x + 6, 105, 1), pt(x + 7, 166, 1), pt(x - 6, 165, 1)];
    a.add(a.cast(loop, { dx: 2, dy: 3, w: 8, a: 0.3, n: 3 }), a.panel(loop, f, { form: 'tube', edgeW: 8, pat: false }));
  }
}
function slantPockets(a: Art, f: Cloth): void {
  for (const s of [1, -1]) {
    const mouth = M2(s, pts('346,154 320,232 306,300'));
    a.add(a.seam(mouth, f, { w: 2, a: 0.65 }), a.glow(a.line(mouth), f.deep, 12, 0.3, 3));
  }
}

export const suitTrousers: Draw = (a, look) => {
  a.pose(legPose);
  const f = weave(look, { ground: F.twill(look.base, 0.6), k: 0.7 });
  const cut: Leg = {
    wx: 118,
    wy: 150,
    hip: [150, 330],
    knee: [150, 720],
    hem: [142, 24, 1090],
    kneeIn: 18,
    crotch: 470,
  };
  a.add(
    a.cast(
      pts('330,110! 570,110! 600,330 590,720 578,1088! 470,1096 450,620 430,1096 322,1090! 312,720 300,330'),
      WALL,
    ),
    insideWaist(a, f, 336, 564, 112, 22, 14),
  );
  bothLegs(a, f, cut, { crease: true, folds: 1, cuff: a.rnd.next() > 0.55 ? 52 : 0 });
  slantPockets(a, f);
  for (const s of [1, -1])
    for (const [x, w] of [
      [390, 10],
      [414, 7],
    ] as const)
      a.add(
        a.crease(M2(s, [pt(x, 154), pt(x - 3, 196), pt(x - 6, 230), pt(x - 9, 280)]), w, f.deep, 0.5, { side: -s }),
      );
  waistband(a, f, buttonFor(look.base, f.L));
  return { close: [300, 80, 330, 440] };
};

export const shorts: Draw = (a, look) => {
  a.pose(hang({ top: 110, hem: 620, waist: 420, length: 0.1, sway: 6 }));
  const f = weave(look, { ground: F.twill(look.base, 0.7), k: 0.7 });
  const cut: Leg = { wx: 118, wy: 150, hip: [160, 330], knee: [178, 480], hem: [196, 14, 664], kneeIn: 8, crotch: 450 };
  a.add(
    a.cast(pts('330,110! 570,110! 610,330 646,668! 470,680 450,560 430,680 254,668! 290,330'), WALL),
    insideWaist(a, f, 336, 564, 112, 22, 14),
  );
  bothLegs(a, f, cut, { crease: true, folds: 1, cuff: a.rnd.next() > 0.5 ? 56 : 0 });
  slantPockets(a, f);
  waistband(a, f, buttonFor(look.base, f.L));
  return { close: [300, 80, 330, 440], scale: 1.36, ox: -162, oy: 58 };
};

export const leggings: Draw = (a, look) => {
  a.pose(legPose);
  const f = weave(look, { ground: F.rib(look.base, 6, 0.5), k: 0.7, sheen: 0.2 });
  const cut: Leg = {
    wx: 104,
    wy: 150,
    hip: [136, 330],
    knee: [116, 700],
    hem: [92, 28, 1090],
    kneeIn: 26,
    crotch: 440,
  };
  a.add(
    a.cast(
      pts('346,110! 554,110! 586,330 566,700 540,1090! 478,1096 450,560 422,1096 358,1090! 334,700 314,330'),
      WALL,
    ),
    insideWaist(a, f, 352, 548, 112, 20, 12),
  );
  bothLegs(a, f, cut, { folds: 0.8 });
  const band = pts('346,106! 400,116 450,118 500,116 554,106! 562,176! 500,190 450,193 400,190 338,176!');
  a.add(
    a.cast(band, { dx: 1, dy: 5, w: 10, a: 0.2, n: 3, col: f.deep }),
    a.panel(band, cloth(look.base, { weave: F.rib(look.base, 6, 0.5) }), { edgeW: 20 }),
    a.stitch(pts('340,168 400,182 450,185 500,182 560,168'), f.deep, { w: 1.2, a: 0.5, dash: '3 2' }),
    a.seam(pts('450,193 451,320 449,430'), f, { w: 1.6, a: 0.4 }),
    `<rect x="440" y="128" width="20" height="9" rx="1.500" fill="${f.L > 0.5 ? tone(look.base, -0.22) : tone(look.base, 0.2)}" fill-opacity=".7"/>`,
  );
  return { close: [300, 80, 330, 440] };
};
