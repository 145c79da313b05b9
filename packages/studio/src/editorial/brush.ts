// Splines and strokes. A shape is written as the points it passes through, 'x,y! x,y x,y': '!' marks a corner.
// Between two corners the run is a centripetal Catmull-Rom spline whose end segments are parabolas, so three points
// make a clean arc and two a straight cut edge. The mix of both is what reads as cut paper.
export interface P {
  readonly x: number;
  readonly y: number;
  readonly c?: boolean;
}
export type Bend = (x: number, y: number) => readonly [number, number];

const parsed = new Map<string, readonly P[]>();

export const f1 = (n: number): string => {
  const r = Math.round(n * 10) / 10;
  return Object.is(r, -0) ? '0' : String(r);
};

export function parse(text: string): readonly P[] {
  const known = parsed.get(text);
  if (known) return known;
  const list = text
    .trim()
    .split(/\s+/)
    .map((token): P => {
      const c = token.endsWith('!');
      const comma = token.indexOf(',');
      return {
        x: Number(token.slice(0, comma)),
        y: Number(c ? token.slice(comma + 1, -1) : token.slice(comma + 1)),
        c,
      };
    });
  // hand-written shapes come again with every picture, computed ones do not: let go of all and refill
  if (parsed.size > 8000) parsed.clear();
  parsed.set(text, list);
  return list;
}
const write = (list: readonly P[], f: (p: P) => readonly [number, number]) =>
  list
    .map((p) => {
      const [x, y] = f(p);
      return `${f1(x)},${f1(y)}${p.c ? '!' : ''}`;
    })
    .join(' ');
export const mir = (text: string, cx = 450): string => write(parse(text), (p) => [2 * cx - p.x, p.y]);
/** Any other way of moving a written shape. */
export const move = (text: string, f: Bend): string => write(parse(text), (p) => f(p.x, p.y));
export const shift = (text: string, dx: number, dy: number, k = 1): string =>
  write(parse(text), (p) => [p.x * k + dx, p.y * k + dy]);

export interface Curve {
  readonly a: P;
  readonly b: P;
  readonly c: P;
  readonly d: P;
  readonly straight: boolean;
}

const ORIGIN: P = { x: 0, y: 0 };
const at = (list: readonly P[], i: number): P => list[i] ?? ORIGIN;

function run(ps: readonly P[]): Curve[] {
  const n = ps.length;
  if (n === 2) return [{ a: at(ps, 0), b: at(ps, 0), c: at(ps, 1), d: at(ps, 1), straight: true }];
  const out: Curve[] = [];
  const D = (a: P, b: P) => Math.max(1e-3, Math.hypot(a.x - b.x, a.y - b.y)) ** 0.5;
  for (let i = 0; i < n - 1; i++) {
    const p0 = ps[i - 1];
    const p1 = at(ps, i);
    const p2 = at(ps, i + 1);
    const p3 = ps[i + 2];
    const d2 = D(p1, p2);
    let b1: P | undefined;
    let b2: P | undefined;
    if (p0) {
      const d1 = D(p0, p1);
      const f = (k: 'x' | 'y') =>
        (d1 * d1 * p2[k] - d2 * d2 * p0[k] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p1[k]) / (3 * d1 * (d1 + d2));
      b1 = { x: f('x'), y: f('y') };
    }
    if (p3) {
      const d3 = D(p2, p3);
      const f = (k: 'x' | 'y') =>
        (d3 * d3 * p1[k] - d2 * d2 * p3[k] + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * p2[k]) / (3 * d3 * (d3 + d2));
      b2 = { x: f('x'), y: f('y') };
    }
    const parabola = (from: P, to: P, ctl: P): P => {
      const q = { x: to.x + (ctl.x - to.x) * 1.5, y: to.y + (ctl.y - to.y) * 1.5 };
      return { x: from.x + ((q.x - from.x) * 2) / 3, y: from.y + ((q.y - from.y) * 2) / 3 };
    };
    const c1 = b1 ?? parabola(p1, p2, b2 ?? p1);
    const c2 = b2 ?? parabola(p2, p1, c1);
    out.push({ a: p1, b: c1, c: c2, d: p2, straight: false });
  }
  return out;
}

export function beziers(ps: readonly P[], closed: boolean): Curve[] {
  if (!closed) {
    const out: Curve[] = [];
    let cur = [at(ps, 0)];
    for (let i = 1; i < ps.length; i++) {
      const p = at(ps, i);
      cur.push(p);
      if (p.c || i === ps.length - 1) {
        out.push(...run(cur));
        cur = [p];
      }
    }
    return out;
  }
  const k = ps.findIndex((p) => p.c);
  if (k < 0) {
    const n = ps.length;
    return run([at(ps, n - 2), at(ps, n - 1), ...ps, at(ps, 0), at(ps, 1), at(ps, 2)]).slice(2, 2 + n);
  }
  return beziers([...ps.slice(k), ...ps.slice(0, k), at(ps, k)], false);
}

export function emit(curves: readonly Curve[], closed: boolean): string {
  const first = curves[0]?.a ?? ORIGIN;
  let x = Math.round(first.x * 10) / 10;
  let y = Math.round(first.y * 10) / 10;
  let s = `M${f1(x)} ${f1(y)}`;
  const num = (...v: number[]) => v.map(f1).join(' ').replace(/ -/g, '-');
  for (const { b, c, d, straight } of curves) {
    const dx = Math.round((d.x - x) * 10) / 10;
    const dy = Math.round((d.y - y) * 10) / 10;
    s += straight ? `l${num(dx, dy)}` : `c${num(b.x - x, b.y - y, c.x - x, c.y - y, dx, dy)}`;
    x = Math.round((x + dx) * 10) / 10;
    y = Math.round((y + dy) * 10) / 10;
  }
  return s + (closed ? 'z' : '');
}

export function flatten(curves: readonly Curve[]): P[] {
  const out: P[] = [curves[0]?.a ?? ORIGIN];
  for (const { a, b, c, d, straight } of curves) {
    if (straight) {
      out.push(d);
      continue;
    }
    const dev = Math.max(
      Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
      Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
    );
    const n = Math.max(2, Math.min(12, Math.ceil(Math.sqrt(dev * 1.6))));
    for (let i = 1; i <= n; i++) {
      const t = i / n;
      const u = 1 - t;
      const mix = (k: 'x' | 'y') => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
      out.push({ x: mix('x'), y: mix('y') });
    }
  }
  return out;
}

/** Wide folds and straight strokes need enough points for the profile to swell smoothly. */
function dense(points: P[], need: number): P[] {
  let pts = points;
  while (pts.length < need) {
    pts = pts.flatMap((p, i) => {
      const q = pts[i - 1];
      return q ? [{ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, p] : [p];
    });
  }
  return pts;
}

/**
 * A brush stroke: the path is flattened, then offset to both sides by a width profile (0…1 along its length).
 * The same primitive draws pen lines (1-4 units wide) and cloth folds (10-60, translucent).
 */
export function brushPath(ps: readonly P[], w: number, profile: readonly number[]): string {
  const even = profile.every((k) => k === profile[0]);
  const flat = flatten(beziers(ps, false));
  const pts = even ? flat : dense(flat, Math.max(profile.length * 2, w > 12 ? 13 : 0));
  const along = [0];
  for (let i = 1; i < pts.length; i++)
    along.push((along[i - 1] ?? 0) + Math.hypot(at(pts, i).x - at(pts, i - 1).x, at(pts, i).y - at(pts, i - 1).y));
  const total = along[along.length - 1] || 1;
  const left: P[] = [];
  const right: P[] = [];
  pts.forEach((p, i) => {
    const a = at(pts, Math.max(0, i - 1));
    const b = at(pts, Math.min(pts.length - 1, i + 1));
    const l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const t = ((along[i] ?? 0) / total) * (profile.length - 1);
    const k = Math.min(profile.length - 2, Math.floor(t));
    const u = t - k;
    const from = profile[k] ?? 1;
    const h = (w / 2) * (from + ((profile[k + 1] ?? from) - from) * u * u * (3 - 2 * u));
    left.push({ x: p.x - ((b.y - a.y) / l) * h, y: p.y + ((b.x - a.x) / l) * h });
    right.push({ x: p.x + ((b.y - a.y) / l) * h, y: p.y - ((b.x - a.x) / l) * h });
  });
  let x = 0;
  let y = 0;
  return `${[...left, ...right.reverse()]
    .map((p, i) => {
      const dx = Math.round((p.x - x) * 10) / 10;
      const dy = Math.round((p.y - y) * 10) / 10;
      x += dx;
      y += dy;
      return (i ? (i === 1 ? 'l' : dx < 0 ? '' : ' ') : 'M') + f1(dx) + (dy < 0 ? '' : ' ') + f1(dy);
    })
    .join('')}z`;
}
