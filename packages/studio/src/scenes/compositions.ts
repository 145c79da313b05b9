// How a scene is put together. Wide pictures keep their left half quiet for type; tall and square ones stand centred.
import { tone } from '../kit/colour.ts';
import { COLOURWAYS } from '../palette.ts';
import { arcade, shafts } from './arcade.ts';
import { bolts } from './cloth-shelves.ts';
import { drum, edgewise, hook, niche, plinth, rail } from './furniture.ts';
import { colonnade, steps } from './loggia.ts';
import type { Mood } from './moods.ts';
import { blend, type Stage } from './stage.ts';

export interface Cast {
  readonly mood: Mood;
  /** Product keys, the most important first. */
  readonly items: readonly string[];
  /** Banners carry white type on their left. */
  readonly night?: boolean;
}
export type Composition = (st: Stage, cast: Cast) => void;

const hex = (key: string) => COLOURWAYS[key]?.hex ?? '#b89270';
const CLOTHS = [
  'camel',
  'ecru',
  'ink',
  'oxblood',
  'sage',
  'oat',
  'rust',
  'slate',
  'bottle',
  'dove',
  'cocoa',
  'blush',
] as const;

function cloths(st: Stage, n: number): string[] {
  const from = Math.floor(st.rnd.next() * CLOTHS.length);
  return Array.from({ length: n }, (_, i) => hex(CLOTHS[(from + i * 5) % CLOTHS.length] ?? 'camel'));
}
const isShoe = (key: string) => /^(boot|sneaker|loafer)\./.test(key);
const centre = (st: Stage, night = false) => (st.shape === 'wide' ? st.w * (night ? 0.69 : 0.6) : st.w * 0.5);

/** Garments on a rail in the covered arcade, early light at its far end. */
export const passage: Composition = (st, { mood, items }) => {
  const wide = st.shape === 'wide';
  const cx = centre(st, true);
  const view = wide
    ? { cx, vanish: st.h * 0.56, half: 520, spring: 430, floor: 1010 }
    : { cx, vanish: st.h * 0.5, half: st.w * 0.6, spring: st.h * 0.4, floor: st.h * 1.06 };
  arcade(st, mood, { ...view, bays: 6 });
  shafts(st, cx + (wide ? 60 : -60), -20, st.h * 0.95, 0.2);
  const foot = st.h * (wide ? 0.93 : 0.94);
  const bar = st.h * (wide ? 0.17 : 0.21);
  const two = items.length > 1;
  const spread = wide ? 300 : st.w * 0.3;
  const span = two ? spread * 0.5 + (wide ? 190 : 170) : wide ? 230 : 210;
  rail(st, cx - span, cx + span, bar, foot);
  items.slice(0, 2).forEach((key, i) => {
    const x = two ? cx + (i ? spread / 2 : -spread / 2) : cx;
    const page = (foot - bar) * (two ? 1.13 : 1.2);
    st.pool(x + 16, foot - 4, 130, 12, 0.34);
    hook(st, x, bar, 26);
    st.piece(key, x, bar + 22, page);
  });
  if (wide) st.shade(0.5);
  else st.shade(0.34, 'bottom');
};

/** A still life on plinths under arches. */
export const plinths: Composition = (st, { mood, items, night }) => {
  const wide = st.shape === 'wide';
  const cx = centre(st, night);
  const base = st.h * 0.8;
  st.wall(mood.wall);
  if (night) st.shade(0.55);
  const half = wide ? 250 : st.w * 0.33;
  if (wide) niche(st, blend(mood.wall, mood.light, 0.16), cx - half * 1.9, half * 0.62, base - half * 1.15, base);
  if (wide) niche(st, blend(mood.wall, mood.light, 0.16), cx + half * 1.62, half * 0.5, base - half * 0.8, base);
  niche(st, blend(mood.wall, mood.light, night ? 0.34 : 0.3), cx, half, base - half * (wide ? 1.35 : 1.5), base);
  st.floor(base, night ? tone(mood.floor, -0.12) : mood.floor);
  const [first, second] = items;
  const tint = blend(mood.light, mood.wall, night ? 0.35 : 0.25);
  const w = wide ? 330 : st.w * 0.4;
  const topA = st.h * (wide ? 0.62 : 0.66);
  plinth(st, tint, cx - (second ? w * 0.28 : 0), topA, w, st.h - topA + 30);
  if (first) stand(st, first, cx - (second ? w * 0.28 : 0) + w * 0.06, topA + w * 0.06, wide ? 620 : st.w * 0.78, mood);
  if (second) {
    const x = cx + w * (wide ? 0.72 : 0.56);
    const top = st.h * (wide ? 0.8 : 0.82);
    drum(st, blend(tint, mood.deep, 0.12), x, top, w * 0.78, st.h - top + 60);
    stand(st, second, x + 4, top + 8, wide ? 470 : st.w * 0.56, mood);
  }
  if (!night) st.panes(cx - half * 1.6, st.h * 0.24, half * 0.6, half * 0.7, '#fffaf0', 0.2, 2);
  if (night) st.shade(wide ? 0.42 : 0.2);
};

function stand(st: Stage, key: string, x: number, y: number, page: number, mood: Mood): void {
  if (isShoe(key) || /^(tote|shoulder-bag|cap|sunglasses)\./.test(key)) st.piece(key, x, y, page);
  else {
    hook(st, x, y - page * 0.8, 26);
    st.piece(key, x, y - page * 0.8 + 22, page, { shadow: tone(mood.deep, -0.02) });
  }
}

/** A rail of clothes seen from the side, one of them turned to us. */
export const wardrobe: Composition = (st, { mood, items, night }) => {
  const wide = st.shape === 'wide';
  const cx = centre(st, night);
  const base = st.h * 0.86;
  st.wall(mood.wall);
  const half = wide ? 220 : st.w * 0.3;
  for (const dx of wide ? [-1.2, 1.2] : [0])
    niche(st, blend(mood.wall, mood.light, 0.3), cx + dx * half, half * 0.92, base - half * 1.7, base);
  st.floor(base, night ? tone(mood.floor, -0.1) : mood.floor);
  if (!night) st.panes(cx - half * 2.2, st.h * 0.34, half * 0.62, half * 0.8, '#fffaf0', 0.24, 3);
  const bar = st.h * (wide ? 0.2 : 0.24);
  const foot = st.h * 0.93;
  const reach = wide ? 420 : st.w * 0.42;
  rail(st, cx - reach, cx + reach, bar, foot);
  const n = wide ? 8 : 6;
  const gap = (reach * 1.06) / n;
  edgewise(st, cloths(st, n), cx - reach + 60, bar, gap, (foot - bar) * 0.82);
  const x = cx + reach * 0.56;
  const [first] = items;
  if (first) {
    hook(st, x, bar, 26);
    st.piece(first, x, bar + 22, (foot - bar) * 1.08, { shadow: tone(mood.deep, -0.04) });
  }
  if (night) st.shade(wide ? 0.6 : 0.24);
};

/** Open arches, hills and cypresses beyond; a bag or a shoe left on a drum in the sun. */
export const loggia: Composition = (st, { mood, items, night }) => {
  const wide = st.shape === 'wide';
  st.wall(mood.wall);
  const base = st.h * (wide ? 0.74 : 0.68);
  const half = wide ? 190 : st.w * 0.24;
  st.floor(base, mood.floor);
  colonnade(
    st,
    mood,
    wide
      ? { x: st.w * 0.5, half, gap: 90, n: 3, spring: base - 330, base }
      : { x: st.w * 0.26, half, gap: st.w * 0.06, n: 2, spring: base - st.h * 0.3, base },
  );
  const cx = wide ? st.w * 0.68 : st.w * 0.5;
  const top = st.h * (wide ? 0.76 : 0.72);
  const w = wide ? 340 : st.w * 0.44;
  drum(st, blend(mood.light, mood.wall, 0.3), cx, top, w, st.h * (wide ? 0.15 : 0.17));
  const [first, second] = items;
  if (first) st.piece(first, cx, top + 8, wide ? 560 : st.w * 0.72);
  if (second) {
    const x = cx + w * (wide ? 0.86 : 0.66);
    st.pool(x + 8, st.h * 0.955, 150, 14, 0.3);
    st.piece(second, x, st.h * 0.955, wide ? 420 : st.w * 0.42);
  }
  if (night) st.shade(wide ? 0.62 : 0.26);
};

/** Broad steps toward an arch of sky, shoes and bags on the way up. */
export const stairs: Composition = (st, { mood, items, night }) => {
  const wide = st.shape === 'wide';
  st.wall(mood.wall);
  const cx = wide ? st.w * 0.8 : st.w * 0.66;
  const half = wide ? 180 : st.w * 0.22;
  const foot = st.h * 0.98;
  const rise = st.h * (wide ? 0.105 : 0.085);
  const top = foot - rise * 4;
  colonnade(st, mood, { x: cx, half, gap: 0, n: 1, spring: top - half * 1.5, base: top, spill: false });
  const treads = steps(
    st,
    blend(mood.wall, mood.light, 0.34),
    wide ? st.w * 0.36 : st.w * 0.06,
    foot,
    st.w * (wide ? 0.5 : 0.7),
    rise,
    4,
  );
  st.rect(0, foot, st.w, st.h - foot, tone(mood.floor, -0.06));
  const [first, second] = items;
  const a = treads[1];
  const b = treads[3];
  if (second && b) st.piece(second, b[0] + (wide ? 30 : 10), b[1] + 6, wide ? 440 : st.w * 0.5);
  if (first && a) st.piece(first, a[0] + (wide ? 20 : 30), a[1] + 10, wide ? 520 : st.w * 0.62);
  if (!night) st.panes(st.w * 0.1, st.h * 0.3, half * 0.8, half * 0.9, '#fffaf0', 0.2, 2);
  if (night) st.shade(wide ? 0.6 : 0.26);
};

/** The cloth room: bolts to the ceiling, one finished garment before them. */
export const clothRoom: Composition = (st, { mood, items, night }) => {
  const wide = st.shape === 'wide';
  const wood = blend('#a8835c', mood.wall, 0.35);
  st.wall(blend(mood.wall, wood, 0.2));
  const x = wide ? st.w * 0.4 : -20;
  bolts(st, cloths(st, 9), x, wide ? 40 : 50, wide ? st.w * 0.62 : st.w + 40, st.h * (wide ? 0.78 : 0.8), wood);
  const base = st.h * 0.86;
  st.floor(base, night ? tone(mood.floor, -0.14) : mood.floor);
  const cx = centre(st, true);
  const [first] = items;
  if (first) {
    const bar = st.h * (wide ? 0.14 : 0.2);
    rail(st, cx - 190, cx + 190, bar, st.h * 0.95);
    hook(st, cx, bar, 26);
    st.pool(cx + 10, st.h * 0.95, 160, 14, 0.4);
    st.piece(first, cx, bar + 22, (st.h * 0.95 - bar) * 1.16, { shadow: '#1a120c' });
  }
  if (night) st.shade(wide ? 0.5 : 0.24);
};

/** Two small things on a peg rail, and what was left on the floor after play. */
export const nursery: Composition = (st, { mood, items }) => {
  const wide = st.shape === 'wide';
  const cx = wide ? st.w * 0.6 : st.w / 2;
  const base = st.h * 0.84;
  st.wall(mood.wall);
  niche(st, blend(mood.wall, mood.light, 0.4), cx, wide ? 330 : st.w * 0.4, st.h * 0.5, base);
  st.floor(base, mood.floor);
  st.panes(cx - (wide ? 640 : st.w * 0.4), st.h * 0.4, wide ? 130 : st.w * 0.16, st.h * 0.14, '#fffaf0', 0.26, 3);
  const y = st.h * (wide ? 0.13 : 0.19);
  st.rect(
    -10,
    y,
    st.w + 20,
    34,
    st.art.lin(
      [
        [0, '#efdcb8'],
        [1, '#dcc296'],
      ],
      0,
      0,
      0,
      1,
    ),
  ).rect(-10, y + 34, st.w + 20, 8, '#000000', 0.08);
  const spread = wide ? 190 : st.w * 0.24;
  const pegs = wide ? [-3.4, -1, 1, 3] : [-1, 1];
  for (const p of pegs)
    st.add(
      `<circle cx="${Math.round(cx + p * spread + 4)}" cy="${Math.round(y + 24)}" r="13" fill="#000" fill-opacity=".16"/><circle cx="${Math.round(cx + p * spread)}" cy="${Math.round(y + 18)}" r="12" fill="#c8945c" stroke="#8a5f36" stroke-width="2"/>`,
    );
  for (const [i, key] of items.slice(0, 2).entries())
    st.piece(key, cx + (i ? spread : -spread), y + (key.startsWith('dung') ? 14 : 12), wide ? 640 : st.w * 0.86, {
      shadow: tone(mood.deep, -0.02),
    });
  const f = st.h * 0.93;
  const block = (x: number, yy: number, s: number, c: string) => {
    st.path(
      st.poly([
        [x, yy - s],
        [x + s * 0.3, yy - s * 1.2],
        [x + s * 1.3, yy - s * 1.2],
        [x + s, yy - s],
      ]),
      tone(c, 0.08),
    )
      .path(
        st.poly([
          [x + s, yy - s],
          [x + s * 1.3, yy - s * 1.2],
          [x + s * 1.3, yy - s * 0.2],
          [x + s, yy],
        ]),
        tone(c, -0.12),
      )
      .rect(x, yy - s, s, s, c);
    st.line(st.arch(x + s / 2, s * 0.22, yy - s * 0.52, yy - s * 0.16), tone(c, 0.16), 3);
  };
  const bx = cx + spread * (wide ? 1.9 : 0.5);
  st.pool(bx + 90, f + 2, 190, 14, 0.3);
  block(bx, f, 84, '#b9573f');
  block(bx + 96, f, 84, '#d9a24c');
  block(bx + 46, f - 84, 84, '#5d7a57');
  const ball = cx - spread * (wide ? 2 : 0.9);
  st.pool(ball + 14, f + 2, 96, 12, 0.34);
  st.add(
    `<circle cx="${Math.round(ball)}" cy="${Math.round(f - 56)}" r="58" fill="${st.art.halo([
      [0, '#6f93b4'],
      [0.7, '#4f7192'],
      [1, '#3a5670'],
    ])}"/>`,
  );
  st.line(
    `M${Math.round(ball - 56)} ${Math.round(f - 66)}q56 34 112 0M${Math.round(ball - 20)} ${Math.round(f - 110)}q-26 56 6 108`,
    '#f3e9d6',
    5,
    0.85,
  );
};

/** One garment in one arch, drawn as its product picture is: tiles for zones and categories. */
export const alcove: Composition = (st, { mood, items }) => {
  const wide = st.shape === 'wide';
  const cx = wide ? st.w * 0.64 : st.w / 2;
  const [first] = items;
  if (!first) return;
  const onFloor = FLOOR.test(first);
  const small = SMALL.test(first);
  st.wall(mood.wall);
  const half = wide ? 300 : st.w * 0.35;
  const base = st.h * (onFloor ? 0.84 : wide ? 1.02 : 0.93);
  const spring = wide ? st.h * 0.42 : st.h * 0.4;
  niche(st, blend(mood.wall, mood.light, 0.4), cx, half, spring, base);
  if (onFloor) {
    st.floor(base, blend(mood.wall, mood.floor, 0.7));
    const w = half * (small ? 1.3 : 1.56);
    const top = st.h * (wide ? 0.7 : 0.68);
    plinth(st, blend(mood.light, mood.wall, 0.2), cx, top, w, st.h - top + 20, w * 0.05);
    st.garment(first, cx, top - half * (small ? 0.36 : 0.24), half * 2.05);
  } else {
    if (st.shape !== 'wide') st.floor(base, blend(mood.wall, mood.floor, 0.7));
    st.garment(
      first,
      cx,
      spring + (base - spring) * 0.36,
      wide ? st.h * 0.98 : st.h * (st.shape === 'tall' ? 0.8 : 0.86),
    );
  }
  st.panes(cx - half * 1.75, st.h * 0.42, half * 0.5, half * 0.62, '#fffaf0', 0.16, 2);
};
const FLOOR = /^(boot|pump|sneaker|trainer|tote|shoulder-bag|backpack|clutch|belt|sunglasses|cap)\./;
const SMALL = /^(clutch|belt|sunglasses|cap)\./;
