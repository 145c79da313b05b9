// A scene's page: sizes, light, and products placed on it.

import { pieceAlone } from '../editorial/editorial.ts';
import { parseKey } from '../key.ts';
import { mix, tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import { type Random, random } from '../kit/random.ts';
import { Art } from '../packshot/art.ts';
import { drawGarment } from '../packshot/sheet.ts';

export type Shape = 'wide' | 'tall' | 'square';

const SIZE: Readonly<Record<Shape, readonly [w: number, h: number]>> = {
  wide: [1600, 900],
  tall: [900, 1200],
  square: [1000, 1000],
};

/** Where the lowest point of a piece lies on its own 900 × 1200 page; hung pieces are held by their top. */
const FOOT: Readonly<Record<string, number>> = {
  boot: 892,
  sneaker: 822,
  loafer: 824,
  tote: 888,
  'shoulder-bag': 886,
  cap: 838,
  sunglasses: 800,
};
const TOP: Readonly<Record<string, number>> = {
  coat: 148,
  trench: 148,
  blazer: 158,
  sweater: 214,
  shirt: 164,
  tee: 120,
  'slip-dress': 118,
  'wrap-dress': 186,
  'pleated-skirt': 240,
  trousers: 196,
  jeans: 196,
  'kid-dress': 160,
  dungarees: 140,
};

/** Short pieces fill their own page; beside a coat they must be brought back to size. */
const TRUE_SIZE: Readonly<Record<string, number>> = {
  sweater: 0.74,
  shirt: 0.78,
  tee: 0.76,
  blazer: 0.84,
  'pleated-skirt': 0.86,
  trousers: 0.94,
  jeans: 0.94,
};

export class Stage {
  readonly art: Art;
  readonly rnd: Random;
  readonly w: number;
  readonly h: number;
  readonly shape: Shape;
  private readonly prefix: string;
  private products = 0;
  private defs = '';

  constructor(seed: string, shape: Shape, prefix: string) {
    this.art = new Art(seed, prefix);
    this.rnd = random(`scene.${seed}`);
    [this.w, this.h] = SIZE[shape];
    this.shape = shape;
    this.prefix = prefix;
  }
  add(...markup: string[]): this {
    this.art.add(...markup);
    return this;
  }
  rect(x: number, y: number, w: number, h: number, fill: string, o = 1): this {
    return this.add(
      `<path d="M${R(x)} ${R(y)}h${R(w)}v${R(h)}h${R(-w)}z" fill="${fill}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`,
    );
  }
  path(d: string, fill: string, o = 1): this {
    return this.add(`<path d="${d}" fill="${fill}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`);
  }
  line(d: string, stroke: string, w: number, o = 1): this {
    return this.add(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${R(w)}"${o < 1 ? ` stroke-opacity="${o}"` : ''} stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }
  poly(points: readonly (readonly [number, number])[]): string {
    return `M${points.map(([x, y]) => `${R(x)} ${R(y)}`).join('L')}Z`;
  }
  arch(cx: number, half: number, spring: number, base: number): string {
    return `M${R(cx - half)} ${R(base)}V${R(spring)}A${R(half)} ${R(half)} 0 0 1 ${R(cx + half)} ${R(spring)}V${R(base)}Z`;
  }
  /** A hand-cut piece: hung by its top or standing on its foot at (x, y), `height` units for its full page. */
  piece(
    key: string,
    x: number,
    y: number,
    height: number,
    o: { shadow?: string | undefined; turn?: number; flip?: boolean } = {},
  ): this {
    const parsed = parseKey(key);
    if (!parsed) return this;
    const placed = pieceAlone(
      parsed.kind,
      parsed.look,
      parsed.seed,
      `${this.prefix}${String.fromCharCode(65 + this.products++)}`,
      o.shadow,
    );
    if (!placed) return this;
    const k = (height / 1200) * (TRUE_SIZE[parsed.kind] ?? 1);
    const anchor = FOOT[parsed.kind] ?? TOP[parsed.kind] ?? 0;
    this.defs += placed.defs;
    return this.add(
      `<g transform="translate(${R(x)} ${R(y)})${o.turn ? ` rotate(${o.turn})` : ''} scale(${o.flip ? '-' : ''}${Math.round(k * 1000) / 1000} ${Math.round(k * 1000) / 1000}) translate(-450 ${-anchor})">${placed.body}</g>`,
    );
  }
  /** A packshot garment, its own page laid with its middle at (x, y). */
  garment(key: string, x: number, y: number, height: number): this {
    const parsed = parseKey(key);
    if (!parsed) return this;
    const drawn = drawGarment(
      parsed.kind,
      parsed.look,
      parsed.seed,
      `${this.prefix}${String.fromCharCode(65 + this.products++)}`,
    );
    if (!drawn) return this;
    const { scale = 1, ox = 0, oy = 0 } = drawn.frame;
    const { body, defs } = drawn.art.take();
    const k = height / 1200;
    this.defs += defs;
    return this.add(
      `<g transform="translate(${R(x - 450 * k)} ${R(y - 600 * k)}) scale(${Math.round(k * 1000) / 1000}) translate(${R(ox)} ${R(oy)})${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`,
    );
  }
  svg(): string {
    const { body, defs } = this.art.take();
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}"><defs>${defs}${this.defs}</defs>${body}</svg>`;
  }

  // ---- light ----
  /** A wall lit from the upper left. */
  wall(c: string): this {
    return this.rect(
      0,
      0,
      this.w,
      this.h,
      this.art.lin(
        [
          [0, tone(c, 0.03)],
          [0.55, c],
          [1, tone(c, -0.05)],
        ],
        0,
        0,
        1,
        0.5,
      ),
    );
  }
  floor(y: number, c: string): this {
    return this.rect(
      0,
      y,
      this.w,
      this.h - y,
      this.art.lin(
        [
          [0, tone(c, -0.07)],
          [0.3, tone(c, -0.02)],
          [1, tone(c, 0.02)],
        ],
        0,
        0,
        0,
        1,
      ),
    ).rect(0, y, this.w, 2, tone(c, 0.06), 0.7);
  }
  /** Daylight through tall panes, falling across a wall. */
  panes(x: number, y: number, w: number, h: number, c: string, o = 0.3, rows = 3): this {
    let d = '';
    for (let i = 0; i < 2; i++)
      for (let j = 0; j < rows; j++) {
        const px = x + i * (w + w * 0.1);
        const py = y - i * w * 0.38 + j * (h + h * 0.07);
        d += `M${R(px)} ${R(py)}l${R(w)} ${R(-w * 0.34)}v${R(h)}l${R(-w)} ${R(w * 0.34)}z`;
      }
    return this.path(d, c, o);
  }
  shade(o: number, from: 'left' | 'bottom' = 'left', c = '#120c08'): this {
    const g =
      from === 'left'
        ? this.art.lin([
            [0, c, o],
            [0.5, c, o * 0.35],
            [0.8, c, 0],
          ])
        : this.art.lin(
            [
              [0, c, 0],
              [0.55, c, 0],
              [1, c, o],
            ],
            0,
            0,
            0,
            1,
          );
    return this.rect(0, 0, this.w, this.h, g);
  }
  pool(x: number, y: number, rx: number, ry: number, o = 0.4): this {
    return this.add(this.art.pool(R(x), R(y), R(rx), R(ry), o));
  }
}

/** An even blend on the way from one colour to another. */
export const blend = (a: string, b: string, t: number): string => mix(a, b, Math.max(0, Math.min(1, t)));
