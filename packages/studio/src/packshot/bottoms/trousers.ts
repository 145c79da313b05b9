import { M2, WALL } from '../block.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, weave } from '../look.ts';
import { type Pts, pt, pts } from '../shape.ts';
import { insideWaist, legPose, legs, legTube } from './legs.ts';

export const trousers: Draw = (a, look) => {
  a.pose(legPose);
  const f = weave(look, { ground: F.twill(look.base, 0.6), k: 0.7 });
  const g = legs({
    wx: 118,
    wy: 150,
    hip: [154, 330],
    knee: [184, 720],
    hem: [226, 14, 1086],
    kneeIn: 10,
    crotch: 470,
  });
  a.add(
    a.cast(pts('330,110! 570,110! 604,330 634,720 676,1082! 450,1090 224,1086! 266,720 296,330'), WALL),
    insideWaist(a, f, 336, 564, 112, 22, 14),
  );
  for (const [s, p] of [
    [-1, g.R],
    [1, g.L],
  ] as const) {
    const q = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M2(s, sp), w, f, al, sd * s);
    const cx = M2(s, pts('386,186 372,380 350,720 330,1096'));
    if (s > 0) a.add(a.within(g.R, a.cast(p, { dx: 7, dy: 3, w: 26, a: 0.3, n: 5 })));
    a.add(
      a.panel(p, f, {
        form: 'body',
        formDir: s > 0 ? [0, 0, 1.7, 0.06] : [-0.7, 0, 1, 0.06],
        edgeW: 60,
        edge: s > 0 ? 0.45 : 0.8,
        under: legTube(a, f, s, 470, 1090),
        inner:
          // pressed crease: a knife edge - lit on the light side, falling into shadow on the other
          a.crease(cx, 34, f.lo, 0.34, { side: -1, n: 6, sharp: 0.02 }) +
          a.crease(cx, 30, f.hi, 0.34 * f.hiK, { side: 1, n: 5, sharp: 0.02 }) +
          a.seam(cx, f, { w: 1.5, a: 0.4, dx: -1.6, dy: 0 }) +
          q(pts('414,184 410,260 404,340 400,420'), 13, 0.3, -1) +
          q(pts('446,472 412,492 380,500 340,492'), 18, 0.26, -1) +
          q(pts('444,500 420,540 400,580 390,640'), 16, 0.26, -1) +
          q(pts('446,450 424,420 402,406 380,404'), 11, 0.2) +
          q(pts('270,1084 278,960 290,820 306,660'), 24, 0.24, -1) +
          q(pts('404,1090 402,960 398,840 404,700'), 22, 0.22) +
          q(pts('312,330 306,430 300,540 306,640'), 20, 0.2) +
          a.stitch(M2(s, pts('222,1064 340,1076 440,1068')), f.deep, { w: 1, a: 0.2, dash: '3 8' }),
      }),
    );
    // slant pocket
    a.add(
      a.seam(M2(s, pts('346,156 318,240 300,318')), f, { w: 2, a: 0.65 }),
      a.glow(a.line(M2(s, pts('342,164 315,242 300,312'))), f.deep, 12, 0.3, 3),
    );
    // two forward pleats
    for (const [x, w] of pts('388,10 414,7'))
      a.add(
        a.crease(M2(s, [pt(x, 156), pt(x - 3, 200), pt(x - 6, 240), pt(x - 10, 300)]), w, f.deep, 0.5, {
          side: s > 0 ? -1 : 1,
        }),
      );
  }
  // fly
  a.add(
    a.seam(pts('452,152 453,320 448,470'), f, { w: 2, a: 0.6 }),
    a.stitch(pts('478,156 480,300 470,350 451,384'), f.deep, { w: 1, a: 0.4, dash: '4 3' }),
    a.glow(a.line(pts('454,160 454,320 450,460')), f.lo, 14, 0.3, 3),
  );
  const wb = pts('330,108! 390,118 450,121 510,118 570,108! 574,152! 510,164 450,167 390,164 326,152!');
  a.add(
    a.cast(wb, { dx: 2, dy: 5, w: 12, a: 0.26, n: 4, col: f.deep }),
    a.panel(wb, f, { form: 'body', edgeW: 16, rot: 90 }),
    a.seam(pts('494,120 497,165'), f, { w: 1.6, a: 0.55 }),
  );
  a.add(
    `<path d="M446 140h18" stroke="${f.deep}" stroke-opacity=".5" stroke-width="1.6"/>`,
    a.button(480, 142, 9, buttonFor(look.base, f.L)),
  );
  for (const x of [368, 540]) {
    const b = [pt(x - 6, 104, 1), pt(x + 6, 105, 1), pt(x + 7, 168, 1), pt(x - 6, 167, 1)];
    a.add(a.cast(b, { dx: 2, dy: 3, w: 8, a: 0.3, n: 3 }), a.panel(b, f, { form: 'tube', edgeW: 8, pat: false }));
  }
  return { close: [300, 80, 330, 440] };
};
