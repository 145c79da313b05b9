// Shelves to the ceiling: folded lengths and rolled bolts.
import { tone } from '../kit/colour.ts';
import { R } from '../kit/number.ts';
import type { Stage } from './stage.ts';

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
