import { tone } from '../../kit/colour.ts';
import { lerp, R } from '../../kit/number.ts';
import type { StitchOptions } from '../art.ts';
import { M2, M2p, WALL } from '../block.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { type Pts, pt, pts } from '../shape.ts';
import { insideWaist, legPose, legs, legTube } from './legs.ts';

export const jeans: Draw = (a, look) => {
  a.pose(legPose);
  const f = weave(look, { ground: F.denim(look.base) }),
    fadeK = f.L < 0.45 ? 0.5 : f.L > 0.8 ? 0.6 : 1,
    th = f.L > 0.8 ? '#b7a98c' : f.L < 0.3 ? tone(look.base, 0.2) : '#c08a4c',
    L2 = (p: Pts, o: StitchOptions = {}) => a.stitch(p, th, { w: 1.6, dash: '6 3.4', a: 0.85, shadow: f.deep, ...o });
  const g = legs({
    wx: 122,
    wy: 152,
    hip: [150, 320],
    knee: [148, 700],
    hem: [158, 22, 1092],
    kneeIn: 16,
    crotch: 450,
  });
  a.add(
    a.cast(pts('328,110! 572,110! 600,320 598,700 608,1090! 450,1096 292,1092! 302,700 300,320'), WALL),
    insideWaist(a, f, 334, 566, 114, 24, 14),
  );
  a.add(`<path d="M424 102h52v24h-52z" fill="#8c6240"/><path d="M434 114h32" stroke="#5f3f27" stroke-width="2"/>`);
  for (const [s, p] of [
    [-1, g.R],
    [1, g.L],
  ] as const) {
    const q = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M2(s, sp), w, f, al, sd * s),
      fade = (cx: number, cy: number, rx: number, ry: number, al: number) => {
        const [x] = M2p(s, cx, cy);
        return `<ellipse cx="${R(x)}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${a.def(
          `<radialGradient id="%ID%">${a.stops([
            [0, f.hi, al],
            [0.5, f.hi, al * 0.55],
            [1, f.hi, 0],
          ])}</radialGradient>`,
        )})"/>`;
      };
    if (s > 0) a.add(a.within(g.R, a.cast(p, { dx: 6, dy: 2, w: 22, a: 0.3, n: 5 })));
    const wh = (
      [
        [322, 384, 402, 402],
        [316, 410, 396, 436],
        [318, 438, 388, 470],
        [326, 350, 404, 370],
      ] as const
    )
      .map(
        ([x0, y0, x1, y1]) =>
          a.soft(
            M2(s, [pt(x1, y1 - 8), pt(lerp(x1, x0, 0.3), y1 - 2), pt(lerp(x1, x0, 0.7), y0 + 6), pt(x0, y0 - 6)]),
            5.5,
            f.hi,
            0.34 * fadeK,
          ) +
          a.soft(
            M2(s, [pt(x1, y1), pt(lerp(x1, x0, 0.3), y1 + 6), pt(lerp(x1, x0, 0.7), y0 + 14), pt(x0, y0 + 2)]),
            5,
            f.lo,
            0.2,
          ),
      )
      .join('');
    a.add(
      a.panel(p, f, {
        rot: s * 1.5,
        form: 'body',
        formDir: s > 0 ? [0, 0, 1.7, 0.05] : [-0.7, 0, 1, 0.05],
        edgeW: 52,
        edge: s > 0 ? 0.45 : 0.8,
        under: legTube(a, f, s, 450, 1090),
        inner:
          fade(362, 510, 62, 190, 0.5 * fadeK) +
          fade(364, 760, 50, 150, 0.34 * fadeK) +
          wh +
          q(pts('446,452 420,474 392,480 366,470'), 13, 0.3, -1) +
          q(pts('442,478 420,508 398,524 372,530'), 12, 0.26, -1) +
          q(pts('436,690 412,706 386,708 356,694'), 11, 0.2, -1) +
          q(pts('306,730 328,748 352,752 378,744'), 11, 0.2) +
          q(pts('434,740 410,762 386,768 360,760'), 10, 0.18, -1) +
          q(pts('430,1040 400,1056 366,1054 330,1038'), 10, 0.24, -1) +
          q(pts('294,1006 322,1028 352,1032 384,1022'), 10, 0.22) +
          q(pts('428,1000 404,1016 378,1016 352,1002'), 9, 0.18, -1) +
          a.glow(a.line(M2(s, pts('436,520 432,760 428,1090'))), f.lo, 18, 0.34, 4) +
          a.seam(M2(s, pts('440,480 434,740 430,1094')), f, { w: 1.6, a: 0.4 }) +
          // hem: roping - short slanted light/dark marks
          a.glow(a.line(M2(s, pts('290,1080 360,1092 430,1086'))), f.hi, 14, 0.3 * fadeK, 2) +
          a.use(
            a.line(M2(s, pts('290,1084 360,1097 430,1090'))),
            `fill="none" stroke="${f.deep}" stroke-opacity=".28" stroke-width="16" stroke-dasharray="3 9"`,
          ) +
          L2(M2(s, pts('288,1072 360,1084 432,1078'))),
      }),
    );
    // pocket scoop: pocket bag in shade, then stitched lip
    const sc = pts('352,160 348,204 330,231 313,237');
    a.add(
      a.panel(M2(s, pts('352,158! 348,204 328,232 305,240! 313,200 328,156!')), f, {
        form: 'flat',
        edgeW: 14,
        edge: 0.6,
        line: 0.2,
      }),
    );
    if (s < 0) {
      const c = M2(s, pts('314,196! 348,188! 346,206 328,230 306,238!'));
      a.add(a.panel(c, f, { form: 'flat', edgeW: 8 }), L2(M2(s, pts('315,201 348,193'))));
    }
    a.add(
      a.glow(a.line(M2(s, sc)), f.deep, 14, 0.4, 3),
      a.seam(M2(s, sc), f, { w: 2.2, a: 0.7 }),
      L2(
        M2(
          s,
          sc.map(([x, y]) => [x + 6, y + 5]),
        ),
      ),
      L2(
        M2(
          s,
          sc.map(([x, y]) => [x + 13, y + 10]),
        ),
      ),
    );
    for (const [x, y] of pts('354,172 316,241')) {
      const [bx] = M2p(s, x, y);
      a.add(
        `<circle cx="${R(bx + 1)}" cy="${y + 1.5}" r="5.4" fill="#000" fill-opacity=".3"/><circle cx="${R(bx)}" cy="${y}" r="4.8" fill="#a8744a"/><circle cx="${R(bx - 1)}" cy="${y - 1}" r="2" fill="#e0b58a"/>`,
      );
    }
    a.add(L2(M2(s, pts('311,252 305,310 302,380'))));
  }
  a.add(
    a.seam(pts('452,160 453,330 449,450'), f, { w: 2.2, a: 0.65 }),
    a.glow(a.line(pts('454,168 454,330 450,444')), f.deep, 14, 0.3, 3),
    L2(pts('484,166 486,280 478,326 454,356')),
    L2(pts('492,166 494,284 485,334 456,366')),
    L2(pts('459,370 456,446')),
    `<path d="M468 334l9 9M462 352l-2 12" stroke="${th}" stroke-width="4"/>`,
  );
  const wb = pts('328,108! 390,119 450,122 510,119 572,108! 575,152! 510,164 450,167 390,164 325,152!');
  a.add(
    a.cast(wb, { dx: 2, dy: 5, w: 12, a: 0.3, n: 4, col: f.deep }),
    a.panel(wb, f, { form: 'body', edgeW: 16, rot: 90 }),
    L2(pts('330,114 390,125 450,128 510,125 570,114')),
    L2(pts('328,147 390,158 450,161 510,158 572,147')),
    a.seam(pts('498,120 500,165'), f, { w: 1.8, a: 0.6 }),
  );
  a.add(
    a.glow('M446 143h16', f.deep, 6, 0.5, 2),
    `<circle cx="476" cy="145.5" r="13.5" fill="#000" fill-opacity=".26"/>`,
    `<circle cx="474" cy="143" r="12" fill="${a.rad(
      [
        [0, '#e3c9a0'],
        [0.6, '#a8824f'],
        [1, '#6f512d'],
      ],
      470,
      138,
      16,
    )}"/><circle cx="474" cy="143" r="7.5" fill="none" stroke="#6f512d" stroke-opacity=".7"/><circle cx="474" cy="143" r="2.5" fill="#6f512d"/>`,
  );
  for (const x of [364, 544]) {
    const b = [pt(x - 7, 103, 1), pt(x + 7, 105, 1), pt(x + 8, 170, 1), pt(x - 6, 168, 1)];
    a.add(
      a.cast(b, { dx: 2, dy: 3, w: 8, a: 0.3, n: 3 }),
      a.panel(b, f, { form: 'tube', edgeW: 8 }),
      L2([pt(x - 3, 108), pt(x - 2, 164)]),
      L2([pt(x + 4, 109), pt(x + 5, 165)]),
    );
  }
  return { close: [310, 84, 330, 440] };
};
