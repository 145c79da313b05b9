import { lerp } from '../../kit/number.ts';
import { WALL } from '../block.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { type Pt, pt, pts } from '../shape.ts';
import { insideWaist } from './legs.ts';

export const pleated: Draw = (a, look) => {
  const r = a.rnd;
  a.pose(hang({ top: 200, hem: 1010, waist: 420, length: 0.1 }));
  const f = weave(look, { ground: F.plain(look.base, 0.4), sheen: 0.3 });
  const W0 = 330,
    W1 = 570,
    H0 = 196,
    H1 = 704,
    y0 = 218,
    y1 = 1010,
    n = 15;
  const sil = [
    pt(W0, 170, 1),
    pt(W1, 170, 1),
    pt(W1, y0),
    pt(654, 560),
    pt(H1, y1, 1),
    pt(450, y1 + 34),
    pt(H0, y1, 1),
    pt(246, 560),
    pt(W0, y0),
  ];
  a.add(a.cast(sil, WALL), insideWaist(a, f, W0 + 4, W1 - 4, 178, 24, 14));
  // Knife pleats, drawn right to left so each laps over the next; each carries its own light-to-shadow ramp and
  // its own grain angle, and its hem end tilts - that small saw-tooth is what says "pleat".
  const ramp = a.lin([
    [0, f.hi, 0.5 * f.hiK],
    [0.28, f.hi, 0.16 * f.hiK],
    [0.5, f.base, 0],
    [0.86, f.lo, 0.42],
    [1, f.deep, 0.55],
  ]);
  const X0 = (t: number) => lerp(W0, W1, t),
    X1 = (t: number) => lerp(H0, H1, t) + Math.sin(t * 9) * 3;
  const Y1 = (t: number) => y1 + Math.sin(t * Math.PI) * 32;
  const K = 0.3,
    bow = (t: number) => (t - 0.5) * 46; // A-line spring over the hip
  for (let i = n - 1; i >= 0; i--) {
    const t = i / n,
      u = (i + 1) / n + 0.012,
      jy = r.jitter(4),
      xm = lerp(X0(t), X1(t), K) + bow(t),
      xm2 = lerp(X0(u), X1(u), K) + bow(u);
    const p = [
      pt(X0(t), y0 - 6, 1),
      pt(xm, lerp(y0, y1, K)),
      pt(X1(t) - 2, Y1(t) - 3 + jy * 0.4, 1),
      pt(lerp(X1(t), X1(u), 0.5), (Y1(t) + Y1(u)) / 2 + 3 + jy * 0.4),
      pt(X1(u) + 3, Y1(u) + 5 + jy * 0.4, 1),
      pt(xm2 + 2, lerp(y0, y1, K)),
      pt(X0(u), y0 - 6, 1),
    ];
    const pid = a.path(a.shape(p)),
      ang = (Math.atan2(X1(t) - X0(t), y1 - y0) * -180) / Math.PI;
    a.add(
      a.use(pid, `fill="${f.base}"`),
      ...(f.weave?.(a, Math.round(ang * 2) / 2, 1, Math.round(X0(t)), y0) ?? []).map((q) => a.use(pid, `fill="${q}"`)),
      a.use(pid, `fill="${ramp}"`),
    );
    a.add(
      a.use(
        a.line(
          p
            .slice(4)
            .reverse()
            .map(([x, y]): Pt => [x - 3, y]),
        ),
        `fill="none" stroke="${f.deep}" stroke-opacity=".3" stroke-width="3"`,
      ),
      a.use(
        a.line(p.slice(0, 3).map(([x, y]): Pt => [x + 1.5, y])),
        `fill="none" stroke="${f.hi}" stroke-opacity="${0.5 * f.hiK}" stroke-width="2"`,
      ),
    );
  }
  const whole = a.shape([
    pt(W0, y0 - 6, 1),
    pt(lerp(W0, H0, K) - 23, lerp(y0, y1, K)),
    pt(H0 - 2, y1 - 2, 1),
    pt(450, y1 + 40),
    pt(H1 + 6, y1 + 6, 1),
    pt(lerp(W1, H1, K) + 23, lerp(y0, y1, K)),
    pt(W1, y0 - 6, 1),
  ]);
  const cid = a.clip(a.path(whole));
  a.add(
    `<g clip-path="url(#${cid})">` +
      a.use(whole, `fill="${a.form(f, 'body')}"`) +
      a.use(
        whole,
        `fill="${a.lin(
          [
            [0, f.deep, 0.34],
            [0.09, f.lo, 0.1],
            [0.3, f.hi, 0.1],
            [0.7, f.base, 0],
            [1, f.lo, 0.4],
          ],
          0,
          0,
          0,
          1,
        )}"`,
      ) +
      a.soft(pts('300,380 270,520 262,640 244,820'), 30, f.hi, 0.24 * f.hiK) +
      a.soft(pts('430,500 424,640 436,760 420,900'), 40, f.lo, 0.16) +
      '</g>',
  );
  const wb = [
    pt(W0 - 2, 172, 1),
    pt(390, 182),
    pt(450, 185),
    pt(510, 182),
    pt(W1 + 2, 172, 1),
    pt(W1 + 2, 216, 1),
    pt(510, 226),
    pt(450, 228),
    pt(390, 226),
    pt(W0 - 2, 216, 1),
  ];
  a.add(
    a.cast(wb, { dx: 2, dy: 6, w: 14, a: 0.3, n: 4, col: f.deep }),
    a.panel(wb, f, { form: 'body', edgeW: 16, rot: 0 }),
    a.stitch([pt(W0, 210), pt(390, 220), pt(450, 222), pt(510, 220), pt(W1, 210)], f.deep, {
      w: 1,
      a: 0.4,
      dash: '4 3',
    }),
  );
  return { close: [300, 120, 330, 440], scale: 1.03, ox: -14, oy: 4 };
};
