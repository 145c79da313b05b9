import { scaleTone } from '../../kit/colour.ts';
import type { Cut } from '../cut.ts';
import { type Sheet, zoom } from '../sheet.ts';

type XY = readonly [number, number];

export function skirt(s: Sheet, v: Cut): void {
  s.warp = zoom(
    (x, y) => {
      const t = (y - 290) / 680;
      return [x + (x - 450) * 0 + 34 * t * t - 10 * Math.sin(t * 3), y + (x - 450) * 0.03 * (1 - t)];
    },
    1.16,
    450,
    620,
  );
  const n = 15;
  // knife pleats fan out: every pleat is its own strip of paper, lit face + narrow return in shade
  s.piece('364,300! 450,318 536,300! 530,330! 450,346 370,330!', scaleTone(v.c, 0.6), null, { cast: false });
  const ease = (t: number) => t + 0.022 * Math.sin(t * 12.6) + 0.008 * Math.sin(t * 31);
  const top = (t: number): XY => [360 + t * 180, 352 + 12 * Math.sin(t * Math.PI)],
    hem = (t: number): XY => {
      const a = ease(t) - 0.5;
      return [450 + a * 505 + 8 * Math.sin(a * 9), 968 - Math.abs(a) ** 2 * 190 + 17 * Math.sin(t * 15 + 0.6)];
    },
    hip = (t: number): XY => {
      const a = t - 0.5;
      return [450 + a * 296, 520 + 16 * Math.cos(a * 3)];
    };
  for (let i = n - 1; i >= 0; i--) {
    const a = i / n,
      b = (i + 1) / n + 0.012,
      e = (p: XY) => p.map((q) => q.toFixed(1)).join(','),
      m = a + 0.72 / n;
    const A = top(a),
      B = top(Math.min(1, b)),
      C = hip(b),
      D = hem(b),
      E = hem(a),
      F = hip(a),
      mid: XY = [(D[0] + E[0]) / 2 + 4, Math.max(D[1], E[1]) + 3],
      T2 = top(m),
      H2 = hip(m),
      M2 = hem(m);
    const ang = Math.round((Math.atan2(-(E[0] - A[0]), E[1] - A[1]) * 180) / Math.PI);
    s.piece(
      `${e(A)}! ${e(F)} ${e(E)}! ${e(mid)} ${e(D)}! ${e(C)} ${e(B)}!`,
      s.cloth(v, { r: ang, x: Math.round(A[0]), y: Math.round(A[1]) }),
      () => {
        s.shade(
          `${e(T2)}! ${e(H2)} ${e(M2)}! ${(D[0] + 8).toFixed(1)},${(D[1] + 20).toFixed(1)}! ${e(C)} ${e(B)}!`,
          0.2,
        );
        s.light(
          `${e(A)}! ${e(F)} ${e(E)}! ${(E[0] + 7).toFixed(1)},${E[1].toFixed(1)}! ${(F[0] + 4).toFixed(1)},${F[1].toFixed(1)} ${(A[0] + 1.5).toFixed(1)},${A[1].toFixed(1)}!`,
          0.26,
        );
        if (i > 9) s.shade(`${e(A)}! ${e(F)} ${e(E)}! ${e(mid)} ${e(D)}! ${e(C)} ${e(B)}!`, 0.05 + (i - 9) * 0.018);
        if (v.hem) {
          s.stroke(
            `${(E[0] - 4).toFixed(1)},${(E[1] - 44).toFixed(1)} ${(D[0] + 4).toFixed(1)},${(D[1] - 44).toFixed(1)}`,
            16,
            v.hem,
          );
          s.stroke(
            `${(E[0] - 4).toFixed(1)},${(E[1] - 70).toFixed(1)} ${(D[0] + 4).toFixed(1)},${(D[1] - 70).toFixed(1)}`,
            5,
            v.hem,
          );
        }
      },
      { heavy: 1.8, hair: 1.2 },
    );
  }
  s.shade('358,346! 450,370 542,346! 546,372! 450,396 352,372!', 0.18);
  s.piece('364,300! 450,320 536,300! 542,350! 450,372 357,350!', v.band || s.cloth(v, {}), () => {
    s.shade('490,290! 560,290! 560,380! 496,380!', 0.15);
    s.light('360,300! 450,320 540,300! 540,307! 450,327 360,307!', 0.3);
  });
  s.stitch('366,312 450,331 534,312', s.pen, 0.5);
  s.stitch('361,343 450,364 538,343', s.pen, 0.5);
  s.button(514, 332, 7, v.btn || '#e8dcc4');
  s.seam('496,318 498,366', 1.6);
}
