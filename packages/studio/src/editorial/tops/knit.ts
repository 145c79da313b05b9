import { lightness, mix, scaleTone } from '../../kit/colour.ts';
import { shift } from '../brush.ts';
import type { Cut } from '../cut.ts';
import { CREAM, INK, type Sheet, sway, zoom } from '../sheet.ts';

/* Ribs: short strokes between two edges (a -> b), evenly spread. */
type XY = readonly [number, number];

function ribs(s: Sheet, rib: string, a0: XY, a1: XY, b0: XY, b1: XY, n: number, o = 0.5, sag = 0): void {
  for (let i = 1; i < n; i++) {
    const t = i / n,
      q = sag * (1 - (2 * t - 1) ** 2);
    const L = (p: XY, r: XY): XY => [p[0] + (r[0] - p[0]) * t, p[1] + (r[1] - p[1]) * t + q];
    const [x, y] = L(a0, a1),
      [X, Y] = L(b0, b1);
    s.seam(`${x.toFixed(1)},${y.toFixed(1)} ${X.toFixed(1)},${Y.toFixed(1)}`, 1.5, rib, o);
  }
}
/* Breton bands that sag across the chest; sleeves get their own direction. */
export function bands(
  s: Sheet,
  c: string,
  y0: number,
  y1: number,
  step: number,
  w: number,
  x0: number,
  x1: number,
  sag: number,
): void {
  for (let y = y0; y < y1; y += step)
    s.stroke(`${x0},${y - sag} ${(x0 + x1) / 2},${y + sag * 0.4} ${x1},${y - sag}`, w, c);
}
export function sweater(s: Sheet, v: Cut): void {
  const sw = sway(-8, 0.018, 250, 900);
  s.warp = zoom((x, y) => sw(450 + (x - 450) * 1.07, y), 1.22, 450, 560, 4, 44);
  const rib = mix(v.c, lightness(v.c) < 0.45 ? CREAM : INK, 0.45);
  const cl = s.cloth(v),
    R = v.trim || v.c;
  s.piece('386,262! 450,240 514,262! 500,310 450,330 400,310!', mix(scaleTone(v.c, 0.62), INK, 0.2), null, {
    cast: false,
  });
  s.piece(
    '392,258! 420,244 450,240 480,244 508,258! 498,274 450,262 402,274!',
    scaleTone(R, 0.82),
    () => ribs(s, rib, [394, 256], [506, 256], [400, 276], [500, 276], 16, 0.6, -14),
    { cast: false },
  );
  // body
  s.piece(
    '388,262! 344,278 306,300! 316,400 316,480! 312,620 304,730 306,800 326,830! 450,846 574,830! 594,800 596,730 588,620 584,480! 584,400 594,300! 556,278 512,262! 504,306 450,330 396,306!',
    cl,
    () => {
      if (v.bands) bands(s, v.bands, 372, 840, 38, 15, 290, 610, 10);
      if (v.cable)
        for (const [x, k] of [
          [450, 1],
          [378, 0.7],
          [522, 0.7],
        ] as const) {
          for (let y = 336; y < 840; y += 54) {
            const w = 15 * k,
              A = `${x - w},${y} ${x - w},${y + 8} ${x + w},${y + 46} ${x + w},${y + 54}`,
              B = `${x + w},${y} ${x + w},${y + 8} ${x - w},${y + 46} ${x - w},${y + 54}`;
            s.brush(B, 17 * k, s.dark, 0.14, [1, 1]);
            s.seam(B, 1.4, rib, 0.5);
            s.brush(A, 17 * k, v.c, 1, [1, 1]);
            s.seam(shiftX(A, -8 * k), 1.6, rib, 0.7);
            s.seam(shiftX(A, 8 * k), 1.6, rib, 0.7);
          }
          s.seam(`${x - 26 * k},330 ${x - 26 * k},840`, 1.6, rib, 0.6);
          s.seam(`${x + 26 * k},330 ${x + 26 * k},840`, 1.6, rib, 0.6);
        }
      if (v.isle) isle(s, v.c, v.isle);
      s.shade('596,300! 560,380 556,560 560,720 540,850! 620,850! 620,300!', 0.14);
      s.wedge('318,480 360,520 420,536', 26, 0.1);
      s.wedge('584,470 540,520 480,540', 30, 0.12);
      s.wedge('326,830 340,760 330,690', 26, 0.12);
      s.wedge('400,842 410,780 402,740', 22, 0.1);
      s.wedge('490,842 484,770 496,730', 24, 0.1);
      s.wedge('560,836 546,760 556,700', 28, 0.12);
      s.glow('326,330 330,480 322,700', 16, 0.24);
      s.shade('330,826! 450,842 570,826! 570,850! 330,850!', 0.12);
    },
  );
  // hem rib, collar rib
  s.piece('326,828! 450,846 574,828! 570,888! 450,906 330,888!', R, () => {
    ribs(s, rib, [326, 828], [574, 828], [330, 890], [570, 890], 34, 0.55, 18);
    s.shade('520,820! 590,820! 590,900! 530,910!', 0.16);
    s.light('320,824! 450,842 580,824! 580,832! 450,850 320,832!', 0.2);
  });
  s.shade('384,274! 402,322 450,346 498,322 516,274! 506,300 450,322 394,300!', 0.16);
  s.piece('388,260! 394,268! 408,292 450,306 492,292 506,268! 512,260! 508,306 450,336 392,306!', R, () => {
    ribs(s, rib, [392, 262], [450, 306], [390, 300], [450, 338], 11, 0.6, 10);
    ribs(s, rib, [450, 306], [508, 262], [450, 338], [510, 300], 11, 0.6, 10);
    s.shade('470,300! 520,256! 520,340! 480,340!', 0.14);
  });
  // hanging sleeve, viewer's left
  s.piece(
    '312,296! 288,312 262,372 242,470 226,600 222,700 236,764! 268,774 302,764! 312,690 318,590 322,490! 320,380 312,296!',
    s.cloth(v, { r: 8 }),
    () => {
      if (v.bands) bandsAlong(s, v.bands, 'L');
      if (v.isle) isleSleeve(s, v.isle, false);
      s.shade('318,300! 340,400 330,600 306,780! 282,776! 296,640 300,520 304,400!', 0.15);
      s.wedge('321,490 290,522 250,536', 28, 0.14);
      s.wedge('316,600 286,626 256,630', 22, 0.11);
      s.wedge('236,764 250,700 244,660', 22, 0.12);
      s.wedge('290,770 282,720 292,690', 18, 0.1);
      s.glow('284,334 256,450 240,580 238,700', 14, 0.24);
    },
  );
  s.piece('236,762! 268,774 303,762! 299,826! 270,836 242,828!', R, () => {
    ribs(s, rib, [236, 762], [303, 762], [242, 830], [299, 828], 11, 0.55, 8);
    s.shade('284,756! 310,756! 306,840! 280,840!', 0.18);
  });
  s.seam('312,296 322,370 321,470', 1.8);
  // folded sleeve, viewer's right: upper arm, then forearm crossing the body
  s.piece(
    '588,296! 616,316 648,384 674,480 682,560 664,622! 600,640 590,560 580,490! 582,380 588,296!',
    s.cloth(v, { r: -10 }),
    () => {
      if (v.bands) bandsAlong(s, v.bands, 'R');
      if (v.isle) isleSleeve(s, v.isle, true);
      s.shade('690,500! 690,640! 600,650! 600,600 656,560 650,470 612,340 600,300! 660,320!', 0.16);
      s.wedge('581,490 616,516 650,520', 24, 0.12);
    },
  );
  s.shade('676,590! 640,690 520,716 420,706! 400,700! 404,640! 560,640 610,560!', 0.2);
  s.piece(
    '684,566! 678,616 642,654 580,676 476,683! 470,622! 536,616 580,602 604,574! 642,574!',
    s.cloth(v, { r: 78 }),
    () => {
      if (v.bands)
        for (let i = 0; i < 6; i++)
          s.stroke(
            `${494 + i * 36},${612 - i * i * 2} ${500 + i * 38},${646 - i * 4} ${504 + i * 40},${690 - i * 5}`,
            14,
            v.bands,
          );
      if (v.isle) {
        s.stroke('500,610 506,650 504,690', 26, v.isle[0]);
        s.stroke('500,610 506,650 504,690', 4, v.isle[1], 1, false, '1 10');
      }
      s.shade('690,590! 660,650 590,680 470,690! 472,664! 580,654 640,624 680,552!', 0.15);
      s.wedge('690,560 640,590 590,606', 26, 0.12);
      s.glow('480,632 556,620 606,594', 10, 0.2);
    },
  );
  s.piece('476,683! 469,621! 418,622 406,624! 408,680 412,684!', R, () => {
    for (let i = 0; i < 10; i++) s.seam(`408,${628 + i * 6} 474,${626 + i * 6.2}`, 1.5, rib, 0.5);
    s.shade('400,664! 480,664! 480,690! 400,690!', 0.14);
  });
}
const shiftX = (text: string, d: number) => shift(text, d, 0);
function bandsAlong(s: Sheet, c: string, side: 'L' | 'R'): void {
  for (let i = 0; i < (side === 'L' ? 11 : 8); i++) {
    const y = 366 + i * 37;
    if (side === 'L') s.stroke(`${230 - i},${y - 14} ${280 - i * 2},${y + 3} 340,${y + 2}`, 14, c);
    else s.stroke(`560,${y + 4} ${620 + i * 3},${y} 700,${y - 26}`, 14, c);
  }
}
/* Fair-isle yoke: rows on arcs round the neck, motifs counted along the arc. */
function isle(s: Sheet, ground: string, [a, b, d]: readonly [string, string, string]): void {
  const row = (r: number, fn: (x: number, y: number, i: number) => void, n: number) => {
    for (let i = 0; i <= n; i++) {
      const t = Math.PI * (0.1 + (0.8 * i) / n);
      fn(450 - Math.cos(t) * r * 1.0, 240 + Math.sin(t) * r * 0.92, i);
    }
  };
  const arc = (r: number) => {
    const p: string[] = [];
    for (let i = 0; i <= 6; i++) {
      const t = Math.PI * (0.02 + (0.96 * i) / 6);
      p.push(`${(450 - Math.cos(t) * r).toFixed(1)},${(240 + Math.sin(t) * r * 0.92).toFixed(1)}`);
    }
    return p.join(' ');
  };
  s.stroke(arc(118), 15, a);
  s.stroke(arc(148), 24, b);
  s.stroke(arc(192), 44, a);
  s.stroke(arc(234), 14, d);
  row(118, (x, y) => s.dot(x, y, 3.4, ground), 24);
  row(148, (x, y) => s.fillp(`${x},${y - 10}! ${x + 7},${y}! ${x},${y + 10}! ${x - 7},${y}!`, ground), 20);
  row(
    192,
    (x, y, i) => {
      s.fillp(`${x},${y - 18}! ${x + 11},${y}! ${x},${y + 18}! ${x - 11},${y}!`, i % 2 ? b : d);
      s.dot(x, y, 3.4, CREAM);
    },
    19,
  );
  row(234, (x, y) => s.dot(x, y, 3.2, CREAM), 34);
}
function isleSleeve(s: Sheet, [a, b, d]: readonly [string, string, string], right: boolean): void {
  const L = right
    ? ([
        ['570,410 630,398 690,370', 44, a],
        ['570,455 640,442 700,414', 14, d],
      ] as const)
    : ([
        ['220,366 275,398 340,404', 44, a],
        ['215,412 270,440 340,446', 14, d],
      ] as const);
  for (const [p, w, c] of L) s.stroke(p, w, c);
  s.stroke(L[0][0], 16, b, 1, false, '1 23');
  s.stroke(L[1][0], 5, CREAM, 1, false, '1 12');
  if (!right) {
    s.stroke('215,716 262,734 320,728', 24, a);
    s.stroke('215,716 262,734 320,728', 9, b, 1, false, '1 16');
  }
}
