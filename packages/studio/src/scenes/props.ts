// Furniture of the house: rails, plinths, niches, colonnades, bolts of cloth.
import { tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import { BRASS } from '../packshot/look.ts';
import type { Mood } from './moods.ts';
import { blend, type Stage } from './stage.ts';

/** A niche with a round head: shaded reveal on the left, lit one on the right. */
export function niche(st: Stage, c: string, cx: number, half: number, spring: number, base: number): void {
  const outer = st.arch(cx, half, spring, base);
  st.path(
    outer,
    st.art.lin([
      [0, tone(c, -0.13)],
      [0.3, tone(c, -0.02)],
      [0.62, tone(c, 0.05)],
      [1, tone(c, 0.01)],
    ]),
  );
  st.add(
    st.art.within(
      st.art.path(outer),
      st.art.glow(outer, '#000000', half * 0.34, 0.16, 6, `translate(${R(half * 0.07)} ${R(half * 0.07)})`),
    ),
  );
  st.line(outer.slice(0, -1), tone(c, 0.07), 2.5, 0.7);
}

/** A box seen a little from above: lit top, shaded side. */
export function plinth(st: Stage, c: string, x: number, top: number, w: number, h: number, d = w * 0.12): void {
  st.path(
    st.poly([
      [x + w / 2, top + d],
      [x + w / 2 + d * 2.4, top + d * 2.6],
      [x + w / 2 + d * 2.4, top + h],
      [x + w / 2, top + h],
    ]),
    '#000000',
    0.1,
  );
  st.path(
    st.poly([
      [x - w / 2, top + d],
      [x - w / 2 + d, top],
      [x + w / 2 + d, top],
      [x + w / 2, top + d],
    ]),
    tone(c, 0.06),
  );
  st.rect(
    x - w / 2,
    top + d,
    w,
    h - d,
    st.art.lin([
      [0, tone(c, 0.02)],
      [1, tone(c, -0.04)],
    ]),
  );
  st.path(
    st.poly([
      [x + w / 2, top + d],
      [x + w / 2 + d, top],
      [x + w / 2 + d, top + h - d],
      [x + w / 2, top + h],
    ]),
    tone(c, -0.13),
  );
}

/** A drum: the round plinth. */
export function drum(st: Stage, c: string, x: number, top: number, w: number, h: number): void {
  const ry = w * 0.11;
  st.pool(x + w * 0.16, top + h, w * 0.72, ry * 1.6, 0.3);
  st.path(
    `M${R(x - w / 2)} ${R(top)}V${R(top + h)}A${R(w / 2)} ${R(ry)} 0 0 0 ${R(x + w / 2)} ${R(top + h)}V${R(top)}Z`,
    st.art.lin([
      [0, tone(c, -0.06)],
      [0.28, tone(c, 0.05)],
      [0.6, c],
      [1, tone(c, -0.16)],
    ]),
  );
  st.add(`<ellipse cx="${R(x)}" cy="${R(top)}" rx="${R(w / 2)}" ry="${R(ry)}" fill="${tone(c, 0.05)}"/>`);
}

/** A brass clothes rail on two feet. */
export function rail(st: Stage, x0: number, x1: number, y: number, foot: number, front = true): void {
  const dark = tone(BRASS, -0.28);
  if (front) {
    for (const x of [x0, x1]) {
      st.pool(x + 8, foot + 2, 74, 9, 0.4);
      st.line(`M${R(x)} ${R(y)}V${R(foot)}M${R(x - 52)} ${R(foot)}H${R(x + 52)}`, dark, 9);
      st.line(`M${R(x - 1.5)} ${R(y)}V${R(foot)}M${R(x - 50)} ${R(foot - 1.5)}H${R(x + 50)}`, BRASS, 5);
    }
  }
  st.line(`M${R(x0 - 26)} ${R(y)}H${R(x1 + 26)}`, dark, 9);
  st.line(`M${R(x0 - 26)} ${R(y - 1.5)}H${R(x1 + 26)}`, BRASS, 5);
  st.line(`M${R(x0 - 22)} ${R(y - 3)}H${R(x1 + 22)}`, tone(BRASS, 0.2), 1.6);
  for (const x of [x0 - 28, x1 + 28])
    st.add(`<circle cx="${R(x)}" cy="${R(y)}" r="8" fill="${BRASS}" stroke="${dark}" stroke-width="2"/>`);
}

export function hook(st: Stage, x: number, y: number, drop: number): void {
  st.line(`M${R(x)} ${R(y + drop)}V${R(y + 18)}q0 -12 9 -16t-4 -14q-10 -2 -14 6`, tone(BRASS, -0.2), 3.6);
}

/** Garments on a rail seen at an angle, each half hidden by the next: shoulder, body and the sleeve in front of it. */
export function edgewise(
  st: Stage,
  cloths: readonly string[],
  x: number,
  y: number,
  gap: number,
  length: number,
): void {
  cloths.forEach((c, i) => {
    const cx = x + i * gap;
    const w = gap * 1.5;
    const kind = Math.floor(st.rnd.next() * 3);
    const l =
      length * (kind === 0 ? st.rnd.range(0.84, 1) : kind === 1 ? st.rnd.range(0.56, 0.66) : st.rnd.range(0.7, 0.84));
    const lean = st.rnd.jitter(gap * 0.1);
    const at = (u: number, v: number) => `${R(cx + w * u)} ${R(y + v)}`;
    hook(st, cx, y, 30);
    const left = 0.34;
    const right = 0.52;
    const body = `M${at(-0.06, 30)}L${at(0.08, 30)}C${at(0.26, 38)} ${at(right, 48)} ${at(right + 0.04, 70)}C${at(right + 0.02, 160)} ${at(right, l * 0.5)} ${R(cx + w * (right + 0.08) + lean)} ${R(y + l)}Q${R(cx + lean)} ${R(y + l + 14)} ${R(cx - w * (left + 0.06) + lean)} ${R(y + l - 6)}C${at(-left, l * 0.5)} ${at(-left - 0.02, 160)} ${at(-left - 0.02, 66)}C${at(-left, 46)} ${at(-0.2, 36)} ${at(-0.06, 30)}Z`;
    st.path(body, '#000000', 0.12);
    st.path(
      body,
      st.art.lin([
        [0, tone(c, -0.1)],
        [0.3, tone(c, 0.03)],
        [0.6, c],
        [1, tone(c, -0.14)],
      ]),
    );
    let folds = '';
    for (const u of [-0.16, 0.06, 0.28])
      folds += `M${at(u, 150 + st.rnd.next() * 80)}Q${at(u * 1.1, l * 0.6)} ${R(cx + w * u * 1.3 + lean)} ${R(y + l)}`;
    st.line(folds, tone(c, -0.13), 2.6, 0.5);
    if (kind === 2) {
      st.line(`M${at(-left, 74)}C${at(-0.1, 84)} ${at(0.2, 84)} ${at(right, 76)}`, tone(c, -0.13), 2.4, 0.6);
      return;
    }
    const sl = Math.min(l * 0.9, length * (kind ? 0.5 : 0.6));
    const sleeve = `M${at(-0.3, 54)}C${at(-0.16, 48)} ${at(0.02, 52)} ${at(0.06, 76)}C${at(0.1, 200)} ${at(0.06, sl * 0.6)} ${R(cx + w * 0.03 + lean * 0.6)} ${R(y + sl)}L${R(cx - w * 0.3 + lean * 0.6)} ${R(y + sl - 4)}C${at(-0.34, sl * 0.6)} ${at(-0.4, 190)} ${at(-0.3, 54)}Z`;
    st.path(sleeve, '#000000', 0.1);
    st.path(
      sleeve,
      st.art.lin([
        [0, tone(c, -0.03)],
        [0.35, tone(c, 0.06)],
        [1, tone(c, -0.1)],
      ]),
    );
    st.line(
      `M${R(cx - w * 0.31 + lean * 0.6)} ${R(y + sl - 26)}L${R(cx + w * 0.035 + lean * 0.6)} ${R(y + sl - 22)}M${at(-0.26, 84)}Q${at(-0.24, sl * 0.5)} ${at(-0.22, sl * 0.86)}`,
      tone(c, -0.12),
      2.2,
      0.6,
    );
  });
}

/** A row of open arches with the sky behind, their piers lit from the left. */
export function colonnade(
  st: Stage,
  m: Mood,
  o: { x: number; half: number; gap: number; n: number; spring: number; base: number; land?: boolean },
): void {
  const { x, half, gap, n, spring, base } = o;
  const centres = Array.from({ length: n }, (_, i) => x + i * (half * 2 + gap));
  let openings = '';
  let reveals = '';
  for (const cx of centres) {
    openings += st.arch(cx, half, spring, base);
    reveals += `${st.arch(cx, half, spring, base)}${st.arch(cx - half * 0.14, half, spring + half * 0.03, base)}`;
  }
  const id = st.art.path(openings);
  const sky = `<rect width="${st.w}" height="${st.h}" fill="${st.art.lin(
    [
      [0, blend(m.sky, '#9fb6c4', 0.45)],
      [0.6, m.sky],
      [1, '#fff6e4'],
    ],
    0,
    0,
    0,
    1,
  )}"/>`;
  const hills =
    o.land === false
      ? ''
      : `<path d="M0 ${R(base - half * 0.5)}Q${R(st.w * 0.2)} ${R(base - half * 0.95)} ${R(st.w * 0.42)} ${R(base - half * 0.56)}T${R(st.w * 0.8)} ${R(base - half * 0.62)}T${st.w} ${R(base - half * 0.5)}V${st.h}H0z" fill="${blend(m.deep, m.sky, 0.62)}"/><path d="M0 ${R(base - half * 0.28)}Q${R(st.w * 0.3)} ${R(base - half * 0.5)} ${R(st.w * 0.6)} ${R(base - half * 0.26)}T${st.w} ${R(base - half * 0.3)}V${st.h}H0z" fill="${blend(m.deep, m.sky, 0.42)}"/>${cypresses(m, centres, half, base)}`;
  st.add(st.art.within(id, sky + hills));
  st.add(st.art.within(id, `<path d="${reveals}" fill-rule="evenodd" fill="${tone(m.wall, -0.12)}"/>`));
  for (const cx of centres) st.line(st.arch(cx, half, spring, base).slice(0, -1), tone(m.wall, 0.06), 3, 0.8);
  // light through the arches lies on the floor, slanted to the right
  for (const cx of centres) {
    const d = st.poly([
      [cx - half, base],
      [cx + half, base],
      [cx + half * 2.1, st.h],
      [cx - half * 0.2, st.h],
    ]);
    st.path(
      d,
      st.art.lin(
        [
          [0, '#fff6e2', 0.6],
          [1, '#fff6e2', 0.12],
        ],
        0,
        0,
        0,
        1,
      ),
    );
  }
}

function cypresses(m: Mood, centres: readonly number[], half: number, base: number): string {
  const c = blend(m.deep, m.sky, 0.24);
  return centres
    .map((cx, i) => {
      const x = cx + half * (i % 2 ? -0.4 : 0.34);
      const h = half * (i % 2 ? 1.25 : 0.95);
      return `<path d="M${R(x)} ${R(base - h)}C${R(x + half * 0.17)} ${R(base - h * 0.6)} ${R(x + half * 0.16)} ${R(base - h * 0.2)} ${R(x + half * 0.06)} ${R(base)}H${R(x - half * 0.06)}C${R(x - half * 0.16)} ${R(base - h * 0.2)} ${R(x - half * 0.15)} ${R(base - h * 0.6)} ${R(x)} ${R(base - h)}z" fill="${c}"/>`;
    })
    .join('');
}

/** Shelves of folded cloth and rolled bolts. */
export function bolts(
  st: Stage,
  cloths: readonly string[],
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
): void {
  const rows = Math.max(2, Math.round(h / 230));
  const cols = Math.max(2, Math.round(w / 300));
  const cw = w / cols;
  const ch = h / rows;
  st.rect(
    x - 12,
    y - 12,
    w + 24,
    h + 24,
    st.art.lin([
      [0, tone(wood, 0.04)],
      [1, tone(wood, -0.06)],
    ]),
  );
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const px = x + c * cw + 7;
      const py = y + r * ch + 7;
      const pw = cw - 14;
      const ph = ch - 14;
      st.rect(
        px,
        py,
        pw,
        ph,
        st.art.lin(
          [
            [0, tone(wood, -0.3)],
            [1, tone(wood, -0.2)],
          ],
          0,
          0,
          0,
          1,
        ),
      );
      if ((r + c) % 2) rolls(st, cloths, px, py, pw, ph);
      else stack(st, cloths, px, py, pw, ph);
      st.rect(px, py, pw, 12, '#000000', 0.16);
    }
}

function stack(st: Stage, cloths: readonly string[], x: number, y: number, w: number, h: number): void {
  const n = Math.floor(st.rnd.range(4, 7));
  const t = (h * st.rnd.range(0.72, 0.9)) / n;
  for (let i = 0; i < n; i++) {
    const c = cloths[Math.floor(st.rnd.next() * cloths.length)] ?? '#b89270';
    const dx = st.rnd.jitter(6);
    const fx = x + w * 0.1 + dx;
    const fw = w * 0.8;
    const fy = y + h - (i + 1) * t;
    st.path(
      `M${R(fx)} ${R(fy + 2)}H${R(fx + fw - t * 0.5)}A${R(t * 0.5)} ${R((t - 2) * 0.5)} 0 0 1 ${R(fx + fw - t * 0.5)} ${R(fy + t)}H${R(fx)}Z`,
      st.art.lin(
        [
          [0, tone(c, 0.06)],
          [0.5, c],
          [1, tone(c, -0.13)],
        ],
        0,
        0,
        0,
        1,
      ),
    );
    st.line(
      `M${R(fx)} ${R(fy + t * 0.36)}H${R(fx + fw - t * 0.5)}M${R(fx)} ${R(fy + t * 0.68)}H${R(fx + fw - t * 0.5)}`,
      tone(c, -0.14),
      1.6,
      0.6,
    );
  }
}
function rolls(st: Stage, cloths: readonly string[], x: number, y: number, w: number, h: number): void {
  const r = Math.min(h * 0.2, w * 0.13);
  const put = (cx: number, cy: number) => {
    const c = cloths[Math.floor(st.rnd.next() * cloths.length)] ?? '#b89270';
    st.add(
      `<circle cx="${R(cx)}" cy="${R(cy)}" r="${R(r - 1)}" fill="${st.art.halo([
        [0, tone(c, -0.05)],
        [0.6, c],
        [1, tone(c, -0.12)],
      ])}"/>`,
    );
    let d = '';
    for (const k of [0.8, 0.6, 0.42])
      d += `M${R(cx - r * k)} ${R(cy)}a${R(r * k)} ${R(r * k)} 0 1 1 ${R(r * k * 1.4)} ${R(r * k * 0.7)}`;
    st.line(d, tone(c, -0.16), 2, 0.6);
    st.add(
      `<circle cx="${R(cx)}" cy="${R(cy)}" r="${R(r * 0.2)}" fill="#c9b79a" stroke="#6b5644" stroke-width="1.5"/>`,
    );
  };
  const n = Math.floor((w * 0.94) / (r * 2));
  const x0 = x + (w - n * r * 2) / 2 + r;
  for (let i = 0; i < n; i++) put(x0 + i * r * 2, y + h - r);
  for (let i = 0; i < n - 1; i++) put(x0 + r + i * r * 2, y + h - r - r * 1.73);
  if (n > 3) for (let i = 0; i < n - 2; i++) put(x0 + r * 2 + i * r * 2, y + h - r - r * 3.46);
}

/** Broad steps, lit treads and shaded risers, rising to the right. */
export function steps(
  st: Stage,
  c: string,
  x: number,
  base: number,
  w: number,
  rise: number,
  n: number,
): readonly (readonly [number, number])[] {
  const treads: (readonly [number, number])[] = [];
  for (let i = n; i >= 1; i--) {
    const left = x + (w / n) * (i - 1);
    const top = base - rise * i;
    st.rect(
      left,
      top,
      st.w - left + 40,
      rise * i + 4,
      st.art.lin([
        [0, tone(c, -0.02)],
        [1, tone(c, -0.07)],
      ]),
    );
    st.rect(left, top, st.w - left + 40, rise * 0.2, tone(c, 0.07));
    st.rect(left, top, 5, rise * i, tone(c, -0.12), 0.7);
    treads.unshift([left + w / n / 2, top + rise * 0.12]);
  }
  return treads;
}
