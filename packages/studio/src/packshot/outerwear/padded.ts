// Puffer and gilet: every baffle is its own pillow of cloth, laid from hem to shoulder.
import { tone } from '../../kit/colour.ts';
import { lerp } from '../../kit/number.ts';
import type { Art } from '../art.ts';
import { M, SIDES, WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { zip } from '../hardware.ts';
import { type Draw, type Look, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pt, type Pts, pt, pts } from '../shape.ts';

interface Row {
  readonly y0: number;
  readonly y1: number;
}

/** Half widths of the body by height. */
function half(y: number, sleeves: boolean): number {
  const t = (y - 220) / 640;
  const shoulder = sleeves ? 176 : 178;
  if (t < 0.28)
    return (
      lerp(shoulder, sleeves ? 190 : 172, Math.max(0, t) / 0.28) - (sleeves ? 0 : Math.sin((t / 0.28) * Math.PI) * 16)
    );
  return lerp(190, 206, (t - 0.28) / 0.72);
}

function baffles(a: Art, f: Cloth, rows: readonly Row[], sleeves: boolean): void {
  for (const [i, { y0, y1 }] of [...rows].reverse().entries()) {
    const w0 = half(y0, sleeves);
    const w1 = half(y1, sleeves);
    const sag = 7;
    const shape: Pts = [
      pt(450 - w0, y0 - 6, 1),
      pt(450 - (w0 + w1) / 2 - 12, (y0 + y1) / 2),
      pt(450 - w1, y1 + 3, 1),
      pt(450, y1 + sag + 6),
      pt(450 + w1, y1 + 3, 1),
      pt(450 + (w0 + w1) / 2 + 12, (y0 + y1) / 2),
      pt(450 + w0, y0 - 6, 1),
      pt(450, y0 + sag - 6),
    ];
    // puckers where the down is caught in the seam
    let tucks = '';
    for (let k = 0; k < 5; k++) {
      const x = 450 - w1 + ((k + 0.5 + a.rnd.jitter(0.3)) * w1 * 2) / 5;
      const up = k % 2 === i % 2;
      const y = up ? y0 + 2 : y1 + 4;
      const d = up ? 1 : -1;
      tucks += a.crease(
        [
          pt(x, y),
          pt(x + 3, y + d * 14),
          pt(x + 6 + a.rnd.jitter(8), y + d * 26),
          pt(x + a.rnd.jitter(14), y + d * 42),
        ],
        7,
        f.lo,
        0.34,
        { n: 3 },
      );
    }
    a.add(
      a.panel(shape, f, {
        edgeW: 34,
        edge: 0.8,
        inner:
          a.soft(
            [pt(450 - w0 * 0.8, y0 + 22), pt(400, y0 + 20 + sag), pt(480, y0 + 20 + sag), pt(450 + w0 * 0.5, y0 + 22)],
            22,
            f.hi,
            0.5 * f.hiK,
          ) +
          a.soft(
            [pt(450 - w1 * 0.9, y1 - 4), pt(400, y1 + sag), pt(500, y1 + sag), pt(450 + w1 * 0.95, y1 - 4)],
            22,
            f.lo,
            0.42,
          ) +
          tucks,
      }),
    );
  }
}

/** The cap is laid last: it rolls over the shoulder seam of the body. */
function sleeve(a: Art, f: Cloth, s: number, capOnly: boolean): void {
  const at = (t: number): Pt => [lerp(252, 152, t) - Math.sin(t * Math.PI) * 14, lerp(246, 806, t)];
  const n = 6;
  for (let i = capOnly ? 0 : n - 1; i >= (capOnly ? 0 : 1); i--) {
    const [x0, y0] = at(i / n);
    const [x1, y1] = at((i + 1) / n);
    const w0 = lerp(62, 48, i / n);
    const w1 = lerp(62, 48, (i + 1) / n);
    const lean = 0.2;
    const cap = i === 0;
    const list: Pts = [
      ...(cap ? pts('316,224! 268,231 224,262') : [pt(x0 - w0, y0 - w0 * lean - 8, 1)]),
      cap ? pt(188, 294) : pt((x0 + x1) / 2 - w0 - 12, (y0 + y1) / 2 - w0 * lean),
      pt(x1 - w1, y1 - w1 * lean + 3, 1),
      pt(x1, y1 + 8),
      pt(x1 + w1, y1 + w1 * lean + 3, 1),
      pt((x0 + x1) / 2 + w0 + 9, (y0 + y1) / 2 + w0 * lean),
      pt(x0 + w0, y0 + w0 * lean - 8, 1),
      ...(cap ? [] : [pt(x0, y0 - 6)]),
    ];
    a.add(
      a.panel(M(s, list), f, {
        rot: 10 * s,
        form: 'tube',
        edgeW: 28,
        edge: 0.8,
        inner:
          a.soft(
            M(s, [pt(x0 - w0 * 0.7, y0 + 4), pt(x0 - 10, y0 + 14), pt(x0 + 10, y0 + 18), pt(x0 + w0 * 0.6, y0 + 22)]),
            16,
            f.hi,
            0.42 * f.hiK,
          ) +
          a.crease(
            M(s, [pt(x1 - 10, y1 + 4), pt(x1 - 8, y1 - 14), pt(x1 - 4, y1 - 26), pt(x1 - 10, y1 - 40)]),
            7,
            f.lo,
            0.34,
            { n: 3 },
          ),
      }),
    );
  }
  if (capOnly) return;
  const cuff = M(s, pts('104,792! 104,826 112,846! 150,854 192,850! 196,826 198,806! 150,808'));
  a.add(a.panel(cuff, f, { form: 'tube', edgeW: 18, pat: false }));
}

function collar(a: Art, f: Cloth, lining: Cloth): void {
  const lower = pts(
    '356,200! 348,226 342,246! 394,278 450,288 506,278 558,246! 552,226 544,200! 500,232 450,242 400,232',
  );
  const upper = pts(
    '378,144! 366,178 358,206! 400,236 450,246 500,236 542,206! 534,178 522,144! 490,162 450,168 410,162',
  );
  a.add(
    a.panel(pts('378,144! 410,124 450,120 490,124 522,144! 490,163 450,169 410,163'), lining, {
      form: 'shade',
      edge: 0.8,
      edgeW: 20,
    }),
    a.panel(lower, f, { form: 'tube', edgeW: 26 }),
    a.panel(upper, f, {
      form: 'tube',
      edgeW: 30,
      inner: a.soft(pts('372,176 410,200 450,206 500,198'), 12, f.hi, 0.4 * f.hiK),
    }),
  );
}

function padded(a: Art, look: Look, sleeves: boolean): Cloth {
  a.pose(hang({ top: 200, hem: 880, waist: 560, length: 0.08, arm: 190, sway: 6, ...(sleeves ? { cuff: 850 } : {}) }));
  const f = weave(look, { ground: F.plain(look.base, 0.5), sheen: 0.5 });
  const side = sleeves
    ? pts('370,180! 300,206 214,250 140,420 96,640 92,850! 200,860! 232,700 240,872!')
    : pts('370,180! 300,206 262,250 268,420 250,640 240,872!');
  a.add(a.cast([...side, ...mirror(side)], WALL));
  const count = a.rnd.pick([6, 7] as const);
  const rows = Array.from(
    { length: count },
    (_, i): Row => ({ y0: 232 + (i * 626) / count, y1: 232 + ((i + 1) * 626) / count }),
  );
  const lining = cloth(tone(look.base, f.L > 0.4 ? -0.22 : -0.06));
  const yoke = pts('362,194! 310,208 270,228! 310,258 450,276 590,258 630,228! 590,208 538,194! 450,230');
  if (sleeves) for (const s of SIDES) sleeve(a, f, s, false);
  baffles(a, f, rows, sleeves);
  a.add(a.panel(yoke, f, { edgeW: 26, line: 0.2 }));
  if (sleeves) for (const s of SIDES) sleeve(a, f, s, true);
  const band = pts('246,852! 450,868 654,852! 656,884! 450,900 244,884!');
  a.add(a.panel(band, f, { edgeW: 18, pat: false }));
  collar(a, f, lining);
  a.add(zip(a, pts('451,186 451,560 451,892'), f));
  for (const s of SIDES)
    a.add(
      a.glow(a.line(M(s, pts('330,640 318,700 312,766'))), f.deep, 14, 0.5, 3),
      zip(a, M(s, pts('330,640 318,700 312,766')), f, 5),
    );
  if (!sleeves)
    for (const s of SIDES) {
      const hole = a.line(M(s, pts('268,236 284,300 286,360 262,412')));
      a.add(
        a.glow(hole, f.deep, 22, 0.4, 4),
        a.use(hole, `fill="none" stroke="${f.base}" stroke-width="11"`),
        a.use(hole, `fill="none" stroke="${f.hi}" stroke-opacity=".4" stroke-width="3" transform="translate(-2 -1)"`),
      );
    }
  return f;
}

export const puffer: Draw = (a, look) => {
  padded(a, look, true);
  return { close: [300, 130, 300, 400], scale: 1.06, ox: -27, oy: 40 };
};
export const gilet: Draw = (a, look) => {
  padded(a, look, false);
  return { close: [300, 130, 300, 400], scale: 1.14, ox: -63, oy: 0 };
};
