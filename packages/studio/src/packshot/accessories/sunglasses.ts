import { tone } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import { M, Mp, SIDES } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { metal } from '../hardware.ts';
import { BRASS, type Draw } from '../look.ts';
import { middle, mirror, type Pt, type Pts, pt, pts } from '../shape.ts';

const LENS = {
  round: pts('178,566 196,506 262,474 330,478 386,512 402,572 388,640 330,686 258,688 200,646'),
  square: pts('170,540 184,504 250,494 340,500 394,516 404,556 390,626 344,676 268,684 204,650'),
  cat: pts('158,520 176,496 250,500 340,508 398,524 408,560 388,622 336,664 262,662 196,622'),
};
const BRIDGE = {
  round: pts('388,548! 420,520 450,514 480,520 512,548! 504,570! 478,544 450,538 422,544 396,570!'),
  square: pts('392,506! 450,512 508,506! 512,560! 486,552 450,538 414,552 388,560!'),
};
const EAR = {
  round: pts('170,520! 150,500 124,498! 120,532! 150,546 160,560!'),
  square: pts('190,486! 150,482 122,488! 120,530! 140,548 166,560!'),
};

function grow(list: Pts, k: number): Pts {
  const [cx, cy] = middle(list);
  return list.map(([x, y]): Pt => {
    const l = Math.hypot(x - cx, y - cy);
    return [x + ((x - cx) / l) * k, y + ((y - cy) / l) * k];
  });
}

/** Contact pools where the rims touch, and a squashed projection of each lens with its tint in it. */
function onFloor(a: Art, rims: readonly Pts[], tint: string, low: number): void {
  rims.forEach((rim, i) => {
    const shadow = rim.map(([x, y]): Pt => [x + 40 + (low - y) * 0.16, low + 18 + (y - 590) * 0.26]);
    a.add(
      a.cast(shadow, { dx: 0, dy: 0, w: 44, a: 0.18, n: 10, fill: 0.2 }),
      a.use(
        shadow.map(([x, y]): Pt => [x + 3, y + 6]),
        `fill="${tone(tint, 0.3)}" fill-opacity=".14"`,
      ),
      a.pool(i ? 620 : 292, low + 2, 110, 12, 0.5),
    );
  });
}

export const sunglasses: Draw = (a, look) => {
  const tort = look.pattern === 'tortoise';
  const base = tort ? '#8f5d33' : look.base;
  const f = cloth(base, { sheen: 1 });
  const fill = tort ? (F.tortoise(base)(a, 0, 1, 0, 0)[0] ?? base) : base;
  const style = a.rnd.pick(['square', 'round', 'cat'] as const);
  const round = style === 'round';
  const shape = round ? 'round' : 'square';
  const tint = tort ? '#4a3a2c' : a.rnd.pick(['#2f3236', '#4a3a2c', '#6d7a68', '#5d4a52']);
  const lens = LENS[style];
  const lenses = [lens, mirror(lens)];
  const rims = lenses.map((one) => grow(one, round ? 17 : 24));
  const edges = rims.map((one) => a.shape(one));
  onFloor(a, rims, tint, round ? 704 : style === 'cat' ? 688 : 702);
  // temples folded: each crosses behind both lenses, dim through the tint, plain in the gap under the bridge
  for (const s of [-1, 1]) {
    const temple = M(
      s,
      pts('132,512! 160,506! 300,536 470,574 600,612 650,634 662,646 652,656 630,650 580,630 450,596 300,560 140,538!'),
    );
    a.add(
      a.panel(temple, f, {
        fill,
        form: 'down',
        edgeW: 12,
        inner: a.soft(M(s, pts('200,520 330,548 470,580 600,616')), 3, '#ffffff', 0.3, 2),
      }),
    );
  }
  lenses.forEach((one, i) => {
    const o = i ? 448 : 0;
    const d = a.shape(one);
    const glass = a.lin(
      [
        [0, tone(tint, -0.08), 0.97],
        [0.45, tint, 0.9],
        [1, tone(tint, 0.22), 0.66],
      ],
      0,
      0,
      0.1,
      1,
    );
    a.add(
      a.use(d, `fill="${glass}"`),
      a.within(
        d,
        `<path d="M${o + 210} 460L${o + 330} 460L${o + 230} 700L${o + 110} 700Z" fill="#fff" fill-opacity=".07"/><path d="M${o + 350} 460L${o + 376} 460L${o + 276} 700L${o + 250} 700Z" fill="#fff" fill-opacity=".06"/>` +
          a.soft([pt(o + 200, 560), pt(o + 206, 524), pt(o + 240, 506), pt(o + 300, 504)], 12, '#ffffff', 0.3) +
          a.glow(d, '#000', 26, 0.5, 5) +
          a.soft([pt(o + 260, 672), pt(o + 320, 664), pt(o + 364, 636), pt(o + 380, 596)], 9, '#ffffff', 0.16),
      ),
    );
  });
  for (const s of SIDES) a.add(a.panel(M(s, EAR[shape]), f, { fill, form: 'flat', edgeW: 12 }));
  a.add(
    a.panel(BRIDGE[shape], f, {
      fill,
      form: 'down',
      edgeW: 14,
      inner: a.soft(pts('404,526 430,522 470,522 496,526'), 5, '#ffffff', 0.4, 3),
    }),
  );
  lenses.forEach((one, i) => {
    const rim = rims[i] ?? one;
    const inner = a.shape(one);
    const id = a.path((edges[i] ?? '') + inner);
    a.add(
      `<g fill-rule="evenodd">${a.use(id, `fill="${fill}"`)}${a.use(id, `fill="${a.form(f, 'flat', [0, 0, 0.7, 1])}"`)}</g>`,
      // bevel: bright along the top left of the outer rim, dark at the inner groove
      a.use(grow(rim, -4), 'fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"'),
      a.use(
        a.line(grow(rim, -6).slice(i ? 4 : 0, i ? 10 : 5)),
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"',
      ),
      a.use(grow(rim, -1), `fill="none" stroke="${f.deep}" stroke-opacity=".6" stroke-width="2"`),
      a.use(inner, 'fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3"'),
      a.use(inner, 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.2" transform="translate(1.5 2)"'),
    );
  });
  for (const s of SIDES)
    for (const dy of [0, 9]) {
      const [x] = Mp(s, 140, 0);
      a.add(`<rect x="${x - 5}" y="${508 + dy}" width="10" height="5" rx="2.500" fill="${metal(a, BRASS)}"/>`);
    }
  return { close: [110, 400, 345, 460], floor: 420, oy: 0, scale: 1.08, ox: -36 };
};
