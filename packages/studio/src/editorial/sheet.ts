// The page: cut-paper pieces on a coloured set, assembled into one SVG.
import { lightness, mix } from '../kit/colour.ts';
import { hash, type Random, random } from '../kit/random.ts';
import { type Bend, beziers, brushPath, emit, f1, type P, parse } from './brush.ts';
import type { Print } from './prints.ts';

export const INK = '#231d2b';
export const PLUM = '#2c1f3f';
export const CREAM = '#fdf6ea';

/** How a piece lies on its cloth: offset, turn, scale, another ground colour. */
export interface Lay {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly s?: number;
  readonly c?: string | undefined;
}
/** The little of a cut that decides its cloth. */
export interface Stuff {
  readonly c: string;
  readonly pat?: Print | undefined;
  readonly tex?: Print | undefined;
  readonly ps?: number | undefined;
}
export interface PieceOptions {
  readonly ink?: string;
  readonly heavy?: number;
  readonly hair?: number;
  readonly cast?: boolean;
}

export class Sheet {
  readonly detail: boolean;
  readonly rnd: Random;
  /** Pen gets finer when the crop is closer. */
  readonly k: number;
  ink = INK;
  pen = INK;
  hair: string | undefined;
  dark = PLUM;
  castColour = PLUM;
  warp: Bend | undefined;
  /** In a scene a piece leaves its own rail and pegs at home. */
  alone = true;
  /** The seed's own lean, after the draft's: no two coats hang alike. */
  lean: Bend = (x, y) => [x, y];
  castOffsets: readonly (readonly [number, number, number])[] = [
    [46, 40, 0.15],
    [40, 35, 0.07],
    [11, 13, 0.17],
  ];
  readonly back: string[] = [];
  readonly front: string[] = [];
  private readonly prefix: string;
  private count = 0;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private readonly casts: string[] = [];
  private readonly cache = new Map<string, string>();

  constructor(seed: string, prefix: string, detail: boolean) {
    this.prefix = prefix;
    this.rnd = random(hash(seed));
    this.detail = detail;
    this.k = detail ? 0.72 : 1;
  }
  id(): string {
    return this.prefix + (this.count++).toString(36);
  }
  define(markup: string): void {
    this.defs.push(markup);
  }
  add(markup: string): this {
    this.body.push(markup);
    return this;
  }
  /** Every point is bent by one smooth function: buttons, seams and shades bend with the cloth, no paper doll. */
  private bend(p: P): P {
    if (!this.warp) return p;
    const [wx, wy] = this.warp(p.x, p.y);
    const [x, y] = this.lean(wx, wy);
    return { x, y, ...(p.c ? { c: true } : {}) };
  }
  private points(text: string): P[] {
    return parse(text).map((p) => this.bend(p));
  }
  d(text: string, closed = true): string {
    return emit(beziers(this.points(text), closed), closed);
  }
  /** Shape in ink moved down-right (heavy contour on the shadow side), colour plane, shades clipped to it, hair line all round. */
  piece(text: string, paint: string, inside?: (() => void) | null, o: PieceOptions = {}): string {
    const id = this.id();
    const ink = o.ink ?? this.ink;
    const heavy = (o.heavy ?? 2.4) * this.k;
    this.defs.push(`<path id="${id}" d="${text.startsWith('M') ? text : this.d(text)}"/>`);
    if (o.cast !== false) this.casts.push(id);
    if (heavy) this.add(`<use href="#${id}" transform="translate(${f1(heavy * 0.8)} ${f1(heavy)})" fill="${ink}"/>`);
    this.add(`<use href="#${id}" fill="${paint}"/>`);
    if (inside) {
      this.defs.push(`<clipPath id="${id}c"><use href="#${id}"/></clipPath>`);
      this.add(`<g clip-path="url(#${id}c)">`);
      inside();
      this.add('</g>');
    }
    if (o.hair !== 0)
      this.add(
        `<use href="#${id}" fill="none" stroke="${o.ink ?? this.hair ?? ink}" stroke-width="${f1((o.hair ?? 1.5) * this.k)}" stroke-linejoin="round"/>`,
      );
    return id;
  }
  fillp(text: string, c: string, o = 1): this {
    return this.add(
      `<path d="${text.startsWith('M') ? text : this.d(text)}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`,
    );
  }
  shade(text: string, o = 0.16): this {
    return this.fillp(text, this.dark, o);
  }
  light(text: string, o = 0.2): this {
    return this.fillp(text, CREAM, o);
  }
  brush(text: string, w: number, c: string, o = 1, profile: readonly number[] = [0, 1, 0.6, 0]): this {
    return this.add(
      `<path d="${brushPath(this.points(text), w, profile)}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`,
    );
  }
  fold(text: string, w = 26, o = 0.15, profile: readonly number[] = [0, 0.7, 1, 0.5, 0]): this {
    return this.brush(text, w, this.dark, o, profile);
  }
  /** A fold that starts on the contour and dies inward. */
  wedge(text: string, w = 30, o = 0.16): this {
    return this.brush(text, w, this.dark, o, [1, 0.62, 0.25, 0]);
  }
  glow(text: string, w = 20, o = 0.2, profile: readonly number[] = [0, 0.8, 1, 0.5, 0]): this {
    return this.brush(text, w, CREAM, o, profile);
  }
  line(text: string, w = 2.6, profile: readonly number[] = [0.35, 1, 0.8, 0.25], c = this.pen): this {
    return this.brush(text, w * this.k, c, 1, profile);
  }
  seam(text: string, w = 1.4, c = this.pen, o = 0.75): this {
    return this.add(
      `<path d="${this.d(text, false)}" fill="none" stroke="${c}" stroke-width="${f1(w * this.k)}" stroke-opacity="${o}" stroke-linecap="round"/>`,
    );
  }
  stitch(text: string, c = this.pen, o = 0.7, w = 1.5, dash = '7 4'): this {
    return this.add(
      `<path d="${this.d(text, false)}" fill="none" stroke="${c}" stroke-width="${f1(w * this.k)}" stroke-opacity="${o}" stroke-dasharray="${dash}" stroke-linecap="round"/>`,
    );
  }
  stroke(text: string, w: number, c: string, o = 1, closed = false, dash = ''): this {
    return this.add(
      `<path d="${this.d(text, closed)}" fill="none" stroke="${c}" stroke-width="${f1(w)}"${o < 1 ? ` stroke-opacity="${o}"` : ''} stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    );
  }
  dot(x: number, y: number, r: number, c: string, o = 1): this {
    const p = this.bend({ x, y });
    return this.add(
      `<circle cx="${f1(p.x)}" cy="${f1(p.y)}" r="${f1(r)}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`,
    );
  }
  ell(x: number, y: number, rx: number, ry: number, c: string, o = 1, rot = 0): this {
    const p = this.bend({ x, y });
    return this.add(
      `<ellipse cx="${f1(p.x)}" cy="${f1(p.y)}" rx="${f1(rx)}" ry="${f1(ry)}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}${rot ? ` transform="rotate(${rot} ${f1(p.x)} ${f1(p.y)})"` : ''}/>`,
    );
  }
  /** Drop shade, disc, crescent of light, holes: small, but it is what makes cloth look made. */
  button(x: number, y: number, r: number, c: string, four = true): this {
    const p = this.bend({ x, y });
    const h = r * 0.26;
    const q = mix(c, lightness(c) > 0.45 ? INK : CREAM, 0.62);
    const holes = four
      ? ([
          [-h, -h],
          [h, -h],
          [-h, h],
          [h, h],
        ] as const)
      : ([
          [-h, 0],
          [h, 0],
        ] as const);
    return this.add(
      `<g transform="translate(${f1(p.x)} ${f1(p.y)})"><circle cx="${f1(r * 0.22)}" cy="${f1(r * 0.34)}" r="${f1(r * 1.08)}" fill="${PLUM}" fill-opacity=".4"/><circle r="${f1(r)}" fill="${c}" stroke="${this.ink}" stroke-width="${f1(1.3 * this.k)}"/><circle r="${f1(r * 0.66)}" fill="none" stroke="${q}" stroke-width="${f1(r * 0.1)}" stroke-opacity=".6"/>${holes.map(([a, b]) => `<circle cx="${f1(a)}" cy="${f1(b)}" r="${f1(r * 0.13)}" fill="${q}"/>`).join('')}</g>`,
    );
  }
  /** One pattern per (print, turn, offset): each cut piece asks for its own, so that the grain follows the sleeve. */
  cloth(v: Stuff, t: Lay = {}): string {
    // close crops of plain cloth show their weave
    const print = v.pat ?? (this.detail ? v.tex : undefined);
    const ground = t.c ?? v.c;
    if (!print) return ground;
    const key = `${print.key}|${ground}|${t.x ?? 0}|${t.y ?? 0}|${t.r ?? 0}|${t.s ?? 1}`;
    const known = this.cache.get(key);
    if (known) return known;
    const id = this.id();
    const scale = (t.s ?? 1) * (v.ps ?? 1);
    const tf = `patternTransform="translate(${t.x ?? 0} ${t.y ?? 0}) rotate(${t.r ?? 0})${scale !== 1 ? ` scale(${f1(scale * 10) === '10' ? 1 : Math.round(scale * 100) / 100})` : ''}"`;
    const base = `base|${print.key}|${ground}`;
    const first = this.cache.get(base);
    const paint = `url(#${id})`;
    this.cache.set(key, paint);
    if (first) {
      this.defs.push(`<pattern id="${id}" href="#${first}" ${tf}/>`);
      return paint;
    }
    const { w, h, g } = print.tile(v.c, this.rnd, `${id}t`);
    this.cache.set(base, id);
    this.defs.push(
      `<pattern id="${id}" width="${f1(w)}" height="${f1(h)}" patternUnits="userSpaceOnUse" ${tf}><rect width="${f1(w)}" height="${f1(h)}" fill="${ground}"/>${g}</pattern>`,
    );
    return paint;
  }
  /**
   * The drawing without its frame: the outlines of all pieces, re-used at falling offset, are its cast shadow (group
   * opacity keeps overlaps from doubling), and set light falls over the garment clipped to the union of its pieces.
   */
  content(): { defs: string; back: string; body: string } {
    const uses = this.casts.map((i) => `<use href="#${i}"/>`).join('');
    const shadowId = this.id();
    const shadow =
      uses && this.castOffsets.length
        ? this.castOffsets
            .map(
              ([dx, dy, o], i) =>
                `<g transform="translate(${dx} ${dy})" fill="${this.castColour}" opacity="${o}">${i ? `<use href="#${shadowId}"/>` : `<g id="${shadowId}">${uses}</g>`}</g>`,
            )
            .join('')
        : '';
    const clip = this.id();
    const light =
      this.front.length && uses
        ? `<clipPath id="${clip}">${uses}</clipPath><g clip-path="url(#${clip})">${this.front.join('')}</g>`
        : '';
    return { defs: this.defs.join(''), back: this.back.join(''), body: shadow + this.body.join('') + light };
  }
  svg(close?: readonly [x: number, y: number, w: number]): string {
    const [x, y, w] = close ?? [0, 0, 900];
    const { defs, back, body } = this.content();
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${Math.round((w * 4) / 3)}"><defs>${defs}</defs>${back}${body}</svg>`;
  }
}

/** Zoom after another bend, about the middle of the page. */
export const zoom =
  (f: Bend | null, k: number, cx = 450, cy = 600, dx = 0, dy = 0): Bend =>
  (x, y) => {
    const [X, Y] = f ? f(x, y) : [x, y];
    return [cx + (X - cx) * k + dx, cy + (Y - cy) * k + dy];
  };
/** Slight contrapposto for anything that hangs from shoulders. */
export const sway =
  (a = 10, tilt = 0.02, y0 = 230, y1 = 1060, wind = 0): Bend =>
  (x, y) => {
    const t = (y - y0) / (y1 - y0);
    return [
      x + a * Math.sin(t * Math.PI * 1.15) + wind * Math.max(0, t) ** 2,
      y + (x - 450) * tilt * (1 - Math.min(1, Math.max(0, t)) * 1.4),
    ];
  };
