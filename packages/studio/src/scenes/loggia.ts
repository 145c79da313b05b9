// Open arches with the land behind them, and the steps that lead there.
import { tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import type { Mood } from './moods.ts';
import { blend, type Stage } from './stage.ts';

/** A row of open arches with the sky behind, their piers lit from the left. */
export function colonnade(
  st: Stage,
  m: Mood,
  o: { x: number; half: number; gap: number; n: number; spring: number; base: number; spill?: boolean },
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
  const hills = `<path d="M0 ${R(base - half * 0.5)}Q${R(st.w * 0.2)} ${R(base - half * 0.95)} ${R(st.w * 0.42)} ${R(base - half * 0.56)}T${R(st.w * 0.8)} ${R(base - half * 0.62)}T${st.w} ${R(base - half * 0.5)}V${st.h}H0z" fill="${blend(m.deep, m.sky, 0.62)}"/><path d="M0 ${R(base - half * 0.28)}Q${R(st.w * 0.3)} ${R(base - half * 0.5)} ${R(st.w * 0.6)} ${R(base - half * 0.26)}T${st.w} ${R(base - half * 0.3)}V${st.h}H0z" fill="${blend(m.deep, m.sky, 0.42)}"/>${cypresses(m, centres, half, base)}`;
  st.add(st.art.within(id, sky + hills));
  st.add(st.art.within(id, `<path d="${reveals}" fill-rule="evenodd" fill="${tone(m.wall, -0.12)}"/>`));
  for (const cx of centres) st.line(st.arch(cx, half, spring, base).slice(0, -1), tone(m.wall, 0.06), 3, 0.8);
  // light through the arches lies on the floor, slanted to the right
  if (o.spill === false) return;
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
