// Furniture of the house: niches, plinths and the rail with its clothes.
import { tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import { BRASS } from '../packshot/look.ts';
import type { Stage } from './stage.ts';

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
