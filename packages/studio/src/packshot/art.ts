// The drawing kit: panels with volume, creases, seams, stitches, shadows. No filters: every soft edge is
// a short stack of translucent copies (strokes of growing width, or nested tapered marks).
import { tone } from '../kit/colour.ts';
import { R, R2, R3 } from '../kit/number.ts';
import { type Random, random } from '../kit/random.ts';
import type { Cloth } from './cloth.ts';
import { type Pose, still, type Warp } from './pose.ts';
import { lens, type Pt, type Pts, spline, stretch } from './shape.ts';

/** Points, or a path already written out (it starts with M). */
export type Shape = Pts | string;
type Stop = readonly [offset: number, colour: string, alpha?: number];
type Form = 'body' | 'tube' | 'flat' | 'down' | 'shade' | 'right' | 'left';

export interface CreaseOptions {
  readonly n?: number;
  readonly sharp?: number;
  readonly side?: number;
  readonly feather?: number;
}
export interface CastOptions {
  readonly dx?: number;
  readonly dy?: number;
  readonly w?: number;
  readonly a?: number;
  readonly n?: number;
  readonly col?: string;
  readonly fill?: number;
}
export interface PanelOptions {
  readonly fill?: string;
  /** false: bare colour without the weave. */
  readonly pat?: boolean;
  readonly rot?: number;
  readonly ox?: number;
  readonly oy?: number;
  readonly scale?: number;
  readonly form?: Form;
  readonly formDir?: readonly [number, number, number, number];
  readonly edge?: number;
  readonly edgeW?: number;
  readonly line?: number;
  readonly lw?: number;
  readonly under?: string;
  readonly inner?: string;
}
export interface StitchOptions {
  readonly w?: number;
  readonly dash?: string;
  readonly a?: number;
  readonly shadow?: string;
}

export class Art {
  readonly rnd: Random;
  private readonly prefix: string;
  private readonly defs: string[] = [];
  private readonly memo = new Map<string, string>();
  private out: string[] = [];
  private warp: Warp = still;
  /** Layers of a fold: light, shade. A garment of very many folds may draw each with fewer. */
  layers: readonly [hi: number, lo: number] = [3, 4];

  /** `seed` decides pose and folds; `prefix` keeps ids apart when several pictures share one page. */
  constructor(seed: string, prefix: string) {
    this.rnd = random(seed);
    this.prefix = prefix;
  }

  /** Bends every point drawn from here on. */
  pose(pose: Pose): void {
    this.warp = pose(this.rnd);
  }
  at(x: number, y: number): Pt {
    return this.warp(x, y);
  }
  private bend(list: Pts): Pts {
    if (this.warp === still) return list;
    return list.map(([x, y, c]): Pt => {
      const p = this.warp(x, y);
      return [p[0], p[1], c];
    });
  }
  shape(list: Pts): string {
    return spline(this.bend(list));
  }
  line(list: Pts): string {
    return spline(this.bend(list), false);
  }

  id(): string {
    return this.prefix + this.defs.length.toString(36);
  }
  /** Stores markup with a %ID% hole once. */
  def(markup: string): string {
    const known = this.memo.get(markup);
    if (known) return known;
    const id = this.id();
    this.defs.push(markup.replace('%ID%', id));
    this.memo.set(markup, id);
    return id;
  }
  /** The id of a stored path; ids pass through, so callers may hold either. */
  path(shape: Shape): string {
    const d = typeof shape === 'string' ? shape : this.shape(shape);
    return d.startsWith('M') ? this.def(`<path id="%ID%" d="${d}"/>`) : d;
  }
  clip(shape: Shape): string {
    return this.def(`<clipPath id="%ID%"><use href="#${this.path(shape)}"/></clipPath>`);
  }
  within(shape: Shape, markup: string): string {
    return `<g clip-path="url(#${this.clip(shape)})">${markup}</g>`;
  }
  stops(list: readonly Stop[]): string {
    return list
      .map(
        ([o, c, a = 1]) =>
          `<stop offset="${R(o * 100)}%" stop-color="${c}"${a < 1 ? ` stop-opacity="${R3(a)}"` : ''}/>`,
      )
      .join('');
  }
  lin(list: readonly Stop[], x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
    return `url(#${this.def(`<linearGradient id="%ID%" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(list)}</linearGradient>`)})`;
  }
  rad(list: readonly Stop[], cx: number, cy: number, r: number): string {
    return `url(#${this.def(`<radialGradient id="%ID%" cx="${cx}" cy="${cy}" r="${r}" gradientUnits="userSpaceOnUse">${this.stops(list)}</radialGradient>`)})`;
  }
  /** A radial gradient that fits whatever it fills. */
  halo(list: readonly Stop[]): string {
    return `url(#${this.def(`<radialGradient id="%ID%">${this.stops(list)}</radialGradient>`)})`;
  }
  add(...markup: string[]): this {
    this.out.push(...markup);
    return this;
  }
  use(shape: Shape, attributes: string): string {
    return `<use href="#${this.path(shape)}" ${attributes}/>`;
  }
  /** Draws into a string instead of the picture, so that it can be placed twice. */
  group(draw: () => void): string {
    const kept = this.out;
    this.out = [];
    draw();
    const id = this.def(`<g id="%ID%">${this.out.join('')}</g>`);
    this.out = kept;
    return id;
  }
  once(markup: string): string {
    return `<use href="#${this.def(`<g id="%ID%">${markup}</g>`)}"/>`;
  }

  /** Nested lenses sharing one crisp side: a sharp valley and a soft hill, like cloth. */
  crease(spine: Pts, w: number, col: string, a = 0.3, options: CreaseOptions = {}): string {
    return this.marks(this.bend(spine), w, col, a, options);
  }
  private marks(
    sp: Pts,
    w: number,
    col: string,
    a: number,
    { n = 4, sharp = 0.12, side = 1, feather = 0.2 }: CreaseOptions,
  ): string {
    let d = '';
    for (let i = 1; i <= n; i++) {
      const big = w * (i / n) ** 1.3;
      const small = w * sharp * (i / n);
      const t = sp.length === 4 ? feather * (1 - i / n) : 0;
      const q = t ? stretch(sp, t, 1 - t) : sp;
      d += `<path d="${side > 0 ? lens(q, big, small) : lens(q, small, big)}"/>`;
    }
    return `<g fill="${col}" fill-opacity="${R2(a / n) || 0.01}">${d}</g>`;
  }
  soft(spine: Pts, w: number, col: string, a = 0.3, n = 4): string {
    return this.crease(spine, w, col, a, { n, sharp: 1 });
  }
  /** Valley and the lit ridge beside it. Each falls a little differently with the seed. */
  fold(spine: Pts, w: number, f: Cloth, a = 0.3, side = 1): string {
    const kx = this.rnd.jitter(7);
    const ky = this.rnd.jitter(9);
    const k = 1 + this.rnd.jitter(0.22);
    const last = spine.length - 1;
    const sp = this.bend(spine.map(([x, y], i): Pt => (i === 0 ? [x, y] : [x + (kx * i) / last, y + (ky * i) / last])));
    const width = w * k;
    const alpha = a * (2 - k);
    return (
      this.marks(sp, width * 1.25, f.hi, alpha * f.hiK, { side: -side, n: this.layers[0] }) +
      this.marks(sp, width, f.lo, alpha, { side, n: this.layers[1] })
    );
  }
  /** Blurred stroke: the same path in growing widths. */
  glow(shape: Shape, col: string, w: number, a: number, n = 5, tf = ''): string {
    const id = this.path(shape);
    let s = '';
    for (let i = 1; i <= n; i++) s += `<use href="#${id}" stroke-width="${R((w * i) / n)}"/>`;
    return `<g fill="none" stroke="${col}" stroke-linejoin="round" stroke-linecap="round" stroke-opacity="${R3(a / n)}"${tf ? ` transform="${tf}"` : ''}>${s}</g>`;
  }
  /** Cast shadow. Strokes only: inner halves pile up under the shape, outer halves fall away, no rim betrays a copy. */
  cast(shape: Shape, { dx = 8, dy = 12, w = 40, a = 0.25, n = 6, col = '#000', fill = 0 }: CastOptions = {}): string {
    const id = this.path(shape);
    let s = fill ? `<use href="#${id}" stroke="none" fill="${col}" fill-opacity="${fill}"/>` : '';
    for (let i = 1; i <= n; i++) s += `<use href="#${id}" stroke-width="${R((w * i) / n)}"/>`;
    return `<g fill="none" stroke="${col}" stroke-linejoin="round" stroke-opacity="${R3(a / n)}" transform="translate(${dx} ${dy})">${s}</g>`;
  }

  /** Silhouette, cloth, form shading, inner edge shade, then creases and seams clipped to it. */
  panel(shape: Shape, f: Cloth, o: PanelOptions = {}): string {
    const id = this.path(shape);
    const use = (fill: string) => `<use href="#${id}" fill="${fill}"/>`;
    let s = use(o.fill ?? f.base);
    if (o.pat !== false && f.weave)
      s += f
        .weave(this, o.rot ?? 0, o.scale ?? 1, o.ox ?? 0, o.oy ?? 0)
        .map(use)
        .join('');
    s += o.under ?? '';
    s += use(this.form(f, o.form ?? 'body', o.formDir));
    const e = o.edge ?? 1;
    const ew = o.edgeW ?? 46;
    if (e) {
      // light comes from top left: slide the outline up-left for the dark side, down-right for the lit rim
      s += this.glow(id, f.lo, ew * 1.6, 0.5 * e, 5, `translate(${R(-ew * 0.26)} ${R(-ew * 0.26)})`);
      s += this.glow(id, f.hi, ew * 0.35, 0.42 * e * f.hiK, 3, `translate(${R(ew * 0.14)} ${R(ew * 0.15)})`);
      s += this.glow(id, f.deep, ew * 0.2, 0.24 * e, 2);
      // dark cloth loses its construction at card size, so every cut edge catches a hairline of light
      if (f.L < 0.45)
        s += `<use href="#${id}" fill="none" stroke="${f.hi}" stroke-width="2.4" stroke-opacity=".5" transform="translate(1.3 1.5)"/>`;
    }
    s = this.within(id, s + (o.inner ?? ''));
    if (o.line !== 0)
      s += `<use href="#${id}" fill="none" stroke="${f.deep}" stroke-width="${o.lw ?? 1.3}" stroke-opacity="${o.line ?? (f.L > 0.8 ? 0.32 : 0.42)}" stroke-linejoin="round"/>`;
    return s;
  }
  form(f: Cloth, kind: Form, dir?: readonly [number, number, number, number]): string {
    const lo = (o: number, a: number): Stop => [o, f.lo, a];
    const hi = (o: number, a: number): Stop => [o, f.hi, a * f.hiK];
    const none = (o: number): Stop => [o, f.base, 0];
    const list: Record<Form, () => Stop[]> = {
      body: () => [
        lo(0, 0.22),
        lo(0.08, 0.02),
        hi(0.26, 0.38),
        hi(0.4, 0.12),
        none(0.52),
        lo(0.8, 0.22),
        lo(0.95, 0.48),
        lo(1, 0.4),
      ],
      tube: () => [
        lo(0, 0.3),
        lo(0.1, 0.05),
        hi(0.3, 0.45),
        hi(0.42, 0.15),
        none(0.5),
        lo(0.8, 0.4),
        lo(0.95, 0.6),
        lo(1, 0.45),
      ],
      flat: () => [hi(0, 0.22), none(0.45), lo(1, 0.22)],
      down: () => [hi(0, 0.25), none(0.35), lo(1, 0.3)],
      shade: () => [lo(0, 0.45), lo(1, 0.75)],
      right: () => [hi(0, 0.12), none(0.2), lo(0.7, 0.3), lo(1, 0.5)],
      left: () => [lo(0, 0.18), hi(0.2, 0.3), hi(0.5, 0.18), none(0.75), lo(1, 0.1)],
    };
    return this.lin(
      list[kind](),
      ...(dir ?? (kind === 'down' ? ([0, 0, 0.15, 1] as const) : ([0, 0, 1, 0.12] as const))),
    );
  }
  /** Dark groove and a lit lip beside it. */
  seam(
    list: Pts,
    f: Cloth,
    { w = 1.6, a = 0.75, dx = 1.6, dy = 1 }: { w?: number; a?: number; dx?: number; dy?: number } = {},
  ): string {
    const id = this.path(this.line(list));
    return `<use href="#${id}" fill="none" stroke="${f.hi}" stroke-width="${w}" stroke-opacity="${R2(a * 0.55 * f.hiK)}" transform="translate(${dx} ${dy})"/><use href="#${id}" fill="none" stroke="${f.deep}" stroke-width="${w}" stroke-opacity="${a}" stroke-linecap="round"/>`;
  }
  /** Thread dashes, optionally with their own tiny shadow. */
  stitch(shape: Shape, col: string, { w = 1.7, dash = '6 3.6', a = 0.8, shadow }: StitchOptions = {}): string {
    const id = this.path(typeof shape === 'string' ? shape : this.line(shape));
    const under = shadow
      ? `<use href="#${id}" fill="none" stroke="${shadow}" stroke-width="${R(w + 0.8)}" stroke-opacity=".45" stroke-dasharray="${dash}" transform="translate(.8 1)"/>`
      : '';
    return `${under}<use href="#${id}" fill="none" stroke="${col}" stroke-width="${w}" stroke-opacity="${a}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
  }
  /** Drawn once at the origin, then placed. */
  button(x: number, y: number, r: number, col: string, four = true): string {
    const lo = tone(col, -0.14);
    const q = r * 0.2;
    const holes: readonly Pt[] = four
      ? [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ]
      : [
          [-1, 0],
          [1, 0],
        ];
    const disc = `<circle cx="${R(r * 0.18)}" cy="${R(r * 0.3)}" r="${R(r * 1.12)}" fill="#1c1510" fill-opacity=".28"/><circle r="${r}" fill="${this.lin(
      [
        [0, tone(col, 0.14)],
        [0.5, col],
        [1, lo],
      ],
      0.1,
      0,
      0.9,
      1,
    )}"/><circle r="${R(r * 0.68)}" fill="none" stroke="${lo}" stroke-opacity=".6" stroke-width="${R(r * 0.1)}"/><path d="M${R(-r * 0.8)} ${R(-r * 0.2)}A${R(r * 0.84)} ${R(r * 0.84)} 0 0 1 ${R(-r * 0.05)} ${R(-r * 0.83)}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="${R(r * 0.13)}" stroke-linecap="round"/>`;
    const dots = holes
      .map(([i, j]) => `<circle cx="${R(i * q)}" cy="${R(j * q)}" r="${R(r * 0.11)}" fill="${tone(col, -0.3)}"/>`)
      .join('');
    const [px, py] = this.at(x, y);
    return `<use href="#${this.def(`<g id="%ID%">${disc}${dots}</g>`)}" x="${R(px)}" y="${R(py)}"/>`;
  }
  /** Oval contact shadow on a floor. */
  pool(cx: number, cy: number, rx: number, ry: number, a = 0.4, col = '#2b231b'): string {
    const fill = this.halo([
      [0, col, a],
      [0.35, col, a * 0.62],
      [0.7, col, a * 0.18],
      [1, col, 0],
    ]);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
  }

  /** What has been drawn so far, and the definitions it needs. */
  take(): { body: string; defs: string } {
    return { body: this.out.join(''), defs: this.defs.join('') };
  }
}
