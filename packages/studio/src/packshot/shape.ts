// Compact smooth paths from hand-placed points. A shape is written as the points it passes through,
// 'x,y! x,y x,y': an exclamation mark is a corner (a collar tip, a hem end).
import { lerp, R } from '../kit/number.ts';

export type Pt = readonly [x: number, y: number, corner?: number | undefined];
export type Pts = readonly Pt[];

const parsed = new Map<string, Pts>();

export function pts(text: string): Pts {
  const known = parsed.get(text);
  if (known) return known;
  const list = text.split(' ').map((token): Pt => {
    const corner = token.endsWith('!');
    const comma = token.indexOf(',');
    return [
      Number(token.slice(0, comma)),
      Number(corner ? token.slice(comma + 1, -1) : token.slice(comma + 1)),
      corner ? 1 : 0,
    ];
  });
  // hand-written shapes come again with every picture, computed ones do not: let go of all and refill
  if (parsed.size > 8000) parsed.clear();
  parsed.set(text, list);
  return list;
}

export const pt = (x: number, y: number, corner?: number): Pt => [x, y, corner];
export const mirror = (list: Pts, cx = 450): Pts => list.map(([x, y, c]): Pt => [2 * cx - x, y, c]).reverse();
export const shift = (list: Pts, dx: number, dy: number): Pts => list.map(([x, y, c]): Pt => [x + dx, y + dy, c]);
export const mid = (p: Pt, q: Pt, t = 0.5): Pt => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
/** Shrinks or grows an outline about its middle. */
export function inset(list: Pts, kx: number, ky = kx): Pts {
  const [cx, cy] = middle(list);
  return list.map(([x, y, c]): Pt => [cx + (x - cx) * kx, cy + (y - cy) * ky, c]);
}
export function middle(list: Pts): Pt {
  const n = list.length || 1;
  return [list.reduce((t, p) => t + p[0], 0) / n, list.reduce((t, p) => t + p[1], 0) / n];
}

const at = (list: Pts, i: number): Pt => list[i] ?? [0, 0];
const text = (x: number, y: number) => `${R(x)} ${R(y)}`;

/** Direction comes from the neighbours, length from the segment itself, so unevenly spaced points never overshoot. */
export function spline(list: Pts, closed = true, k = 0.34): string {
  const n = list.length;
  const get = (i: number) => at(list, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const dir = (i: number): Pt => {
    const a = get(i - 1);
    const b = get(i + 1);
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  };
  const first = at(list, 0);
  let d = `M${text(first[0], first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p = get(i);
    const q = get(i + 1);
    const len = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const flat: Pt = [(q[0] - p[0]) / (len || 1), (q[1] - p[1]) / (len || 1)];
    const c0 = p[2] || (!closed && i === 0);
    const c1 = q[2] || (!closed && i === n - 2);
    if (c0 && c1) {
      d += `L${text(q[0], q[1])}`;
      continue;
    }
    const t0 = c0 ? flat : dir(i);
    const t1 = c1 ? flat : dir(i + 1);
    d += `C${text(p[0] + t0[0] * len * k, p[1] + t0[1] * len * k)} ${text(q[0] - t1[0] * len * k, q[1] - t1[1] * len * k)} ${text(q[0], q[1])}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A tapered brush mark along a spine of two to four points; `wl` and `wr` are the half widths to each side. */
export function lens(sp: Pts, wl: number, wr: number): string {
  const a = at(sp, 0);
  const d = at(sp, sp.length - 1);
  const len = Math.hypot(d[0] - a[0], d[1] - a[1]) || 1;
  const nx = -(d[1] - a[1]) / len;
  const ny = (d[0] - a[0]) / len;
  const four = sp.length === 4;
  const b = four ? at(sp, 1) : mid(a, sp[1] ?? d, 2 / 3);
  const c = four ? at(sp, 2) : mid(d, sp[1] ?? a, 2 / 3);
  // soft marks need no sub-pixels: whole numbers, a tenth off the file
  const out = (p: Pt, w: number) => `${Math.round(p[0] + nx * w * 1.33)} ${Math.round(p[1] + ny * w * 1.33)}`;
  const end = (p: Pt) => `${Math.round(p[0])} ${Math.round(p[1])}`;
  return `M${end(a)}C${out(b, wl)} ${out(c, wl)} ${end(d)}C${out(c, -wr)} ${out(b, -wr)} ${end(a)}Z`;
}

/**
 * The stretch t0..t1 of a cubic. Pulls the core layers of a soft mark back from its tips: when every nested layer
 * starts at the same point, the tip is the darkest spot and folds look like thorns.
 */
export function stretch(sp: Pts, t0: number, t1: number): Pts {
  const cut = (p: Pts, t: number): { head: Pts; tail: Pts } => {
    const a = mid(at(p, 0), at(p, 1), t);
    const b = mid(at(p, 1), at(p, 2), t);
    const c = mid(at(p, 2), at(p, 3), t);
    const d = mid(a, b, t);
    const e = mid(b, c, t);
    const f = mid(d, e, t);
    return { head: [at(p, 0), a, d, f], tail: [f, e, c, at(p, 3)] };
  };
  return cut(cut(sp, t0).tail, (t1 - t0) / (1 - t0)).head;
}
