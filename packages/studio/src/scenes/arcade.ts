// The covered arcade: nested arches under a glass vault, shop windows lit on both sides, a marble floor.
import { tone } from '../kit/colour.ts';
import { lerp, R } from '../kit/number.ts';
import type { Mood } from './moods.ts';
import { blend, type Stage } from './stage.ts';

export interface ArcadeView {
  readonly cx: number;
  readonly vanish: number;
  /** Half width, springing line and floor of the first arch. */
  readonly half: number;
  readonly spring: number;
  readonly floor: number;
  readonly bays?: number;
  readonly depth?: number;
}

export function arcade(st: Stage, m: Mood, view: ArcadeView): void {
  const { cx, vanish, bays = 7, depth = 0.74 } = view;
  const at = (i: number) => {
    const s = depth ** i;
    return { s, w: view.half * s, sp: vanish + (view.spring - vanish) * s, fl: vanish + (view.floor - vanish) * s };
  };
  const on = (i: number, degrees: number): readonly [number, number] => {
    const { w, sp } = at(i);
    const t = (degrees * Math.PI) / 180;
    return [cx - Math.cos(t) * w, sp - Math.sin(t) * w];
  };
  const arch = (i: number) => {
    const { w, sp, fl } = at(i);
    return st.arch(cx, w, sp, fl);
  };
  st.rect(
    0,
    0,
    st.w,
    st.h,
    st.art.lin([
      [0, tone(m.deep, -0.02)],
      [0.6, m.deep],
      [1, tone(m.deep, 0.02)],
    ]),
  );
  facade(st, m, cx, view);
  for (let i = 0; i < bays; i++) {
    const t = (i / bays) ** 0.8;
    const bay = blend(m.wall, m.light, t * 0.86);
    st.path(
      arch(i),
      st.art.lin([
        [0, tone(bay, -0.09)],
        [0.3, tone(bay, -0.02)],
        [0.62, bay],
        [1, tone(bay, -0.06)],
      ]),
    );
    // glass overhead, and the bars that hold it
    st.path(
      st.poly([
        on(i, 52),
        on(i, 71),
        on(i, 90),
        on(i, 109),
        on(i, 128),
        on(i + 1, 128),
        on(i + 1, 109),
        on(i + 1, 90),
        on(i + 1, 71),
        on(i + 1, 52),
      ]),
      blend(m.sky, '#ffffff', t * 0.4),
      R(0.34 + 0.4 * t),
    );
    let bars = '';
    for (const a of [12, 28, 52, 71, 90, 109, 128, 152, 168])
      bars += `M${on(i, a).map(R).join(' ')}L${on(i + 1, a)
        .map(R)
        .join(' ')}`;
    for (const u of [0.33, 0.66]) {
      const { w, sp } = at(i + u);
      bars += `M${R(cx - Math.cos(0.91) * w)} ${R(sp - Math.sin(0.91) * w)}A${R(w)} ${R(w)} 0 0 1 ${R(cx + Math.cos(0.91) * w)} ${R(sp - Math.sin(0.91) * w)}`;
    }
    st.line(bars, tone(m.deep, 0.1), Math.max(0.8, 2.6 * at(i).s), 0.5);
    if (i < bays - 1) windows(st, m, cx, at, i);
    // the rib of the arch: a pale moulding with a dark inner edge
    const { s, w, sp, fl } = at(i);
    st.line(arch(i).slice(0, -1), tone(bay, 0.1), 13 * s, 0.9);
    st.line(st.arch(cx, w - 9 * s, sp, fl).slice(0, -1), tone(bay, -0.14), 4 * s, 0.7);
    lamps(st, cx, at(i), t);
  }
  const end = at(bays);
  st.path(
    st.arch(cx, end.w, end.sp, end.fl),
    st.art.rad(
      [
        [0, '#fffdf4'],
        [1, blend(m.sky, '#ffffff', 0.5)],
      ],
      R(cx),
      R(end.sp),
      R(end.w * 2),
    ),
  );
  marble(st, m, cx, at, bays, view.floor);
}

type Depth = (i: number) => { s: number; w: number; sp: number; fl: number };

/** The dark front of the building beside the first arch: pilasters and a plinth, hardly there. */
function facade(st: Stage, m: Mood, cx: number, { half, spring }: ArcadeView): void {
  const edge = cx - half;
  for (let x = edge - 70; x > -60; x -= 190) {
    st.rect(
      x - 34,
      0,
      52,
      st.h,
      st.art.lin([
        [0, tone(m.deep, 0.035), 0.9],
        [1, tone(m.deep, -0.02), 0.9],
      ]),
    );
    st.rect(x - 42, st.h * 0.86, 68, st.h * 0.14, tone(m.deep, 0.03));
  }
  st.rect(0, Math.max(20, spring - half * 0.62), Math.max(0, edge), 5, tone(m.deep, 0.07), 0.6);
  st.rect(0, Math.max(32, spring - half * 0.62 + 14), Math.max(0, edge), 2, tone(m.deep, 0.07), 0.5);
}

function windows(st: Stage, m: Mood, cx: number, at: Depth, i: number): void {
  for (const side of [-1, 1]) {
    const p = (u: number, v: number): readonly [number, number] => {
      const { w, sp, fl } = at(i + u);
      return [cx + side * w * 0.995, lerp(sp, fl, v)];
    };
    const glow = side < 0 ? m.lamp : tone(m.lamp, -0.06);
    const pane = st.poly([p(0.16, 0.12), p(0.86, 0.12), p(0.86, 0.78), p(0.16, 0.78)]);
    st.path(st.poly([p(0.12, 0.07), p(0.9, 0.07), p(0.9, 0.98), p(0.12, 0.98)]), tone(m.deep, 0.05), 0.72);
    st.path(
      pane,
      st.art.lin(
        [
          [0, tone(glow, 0.06)],
          [1, tone(glow, -0.22)],
        ],
        0,
        0,
        0,
        1,
      ),
      0.88,
    );
    st.line(
      `M${p(0.51, 0.12).map(R).join(' ')}L${p(0.51, 0.78).map(R).join(' ')}M${p(0.16, 0.3).map(R).join(' ')}L${p(0.86, 0.3).map(R).join(' ')}`,
      tone(m.deep, 0.06),
      Math.max(0.7, 3 * at(i).s),
      0.8,
    );
    // something stands in the nearer windows
    if (i > 2) continue;
    const a = p(0.34, 0.78);
    const b = p(0.68, 0.78);
    const tall = (at(i).fl - at(i).sp) * 0.22;
    st.path(
      `M${R(a[0])} ${R(a[1])}v${R(-tall)}q${R((b[0] - a[0]) * 0.5)} ${R(-tall * 0.7)} ${R(b[0] - a[0])} 0L${R(b[0])} ${R(b[1])}z`,
      tone(m.deep, 0.04),
      0.3,
    );
  }
}

function lamps(
  st: Stage,
  cx: number,
  { s, w, sp, fl }: { s: number; w: number; sp: number; fl: number },
  t: number,
): void {
  if (w > st.w) return;
  const y = lerp(sp, fl, -0.02);
  for (const side of [-1, 1]) {
    const x = cx + side * (w - 24 * s);
    if (x < -40 || x > st.w + 40) continue;
    st.add(
      `<circle cx="${R(x)}" cy="${R(y)}" r="${R(54 * s)}" fill="${st.art.halo([
        [0, '#ffe2a4', 0.5 - 0.2 * t],
        [1, '#ffe2a4', 0],
      ])}"/><circle cx="${R(x)}" cy="${R(y)}" r="${R(11 * s)}" fill="#fff3d2"/>`,
    );
    st.line(`M${R(x)} ${R(y + 12 * s)}v${R(26 * s)}`, '#3a2c1c', 3 * s, 0.8);
  }
}

function marble(st: Stage, m: Mood, cx: number, at: Depth, bays: number, floor: number): void {
  const near = at(0);
  const far = at(bays);
  const plane = st.poly([
    [cx - near.w, floor],
    [cx - far.w, far.fl],
    [cx + far.w, far.fl],
    [cx + near.w, floor],
  ]);
  const clip = st.art.path(plane);
  let dark = '';
  const columns = 8;
  for (let r = 0; r < bays * 2; r++) {
    const a = at(r / 2);
    const b = at((r + 1) / 2);
    for (let c = r % 2; c < columns; c += 2) {
      const x = (w: number, k: number) => cx - w + (2 * w * k) / columns;
      dark += st.poly([
        [x(a.w, c), a.fl],
        [x(b.w, c), b.fl],
        [x(b.w, c + 1), b.fl],
        [x(a.w, c + 1), a.fl],
      ]);
    }
  }
  st.path(
    plane,
    st.art.lin(
      [
        [0, blend(m.floor, m.light, 0.75)],
        [0.35, m.floor],
        [1, tone(m.floor, -0.12)],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  st.path(dark, tone(m.floor, -0.2), 0.62);
  // daylight of the far end lies on the polish
  st.add(
    st.art.within(
      clip,
      `<path d="${st.poly([
        [cx - far.w, far.fl],
        [cx + far.w, far.fl],
        [cx + far.w * 4.6, floor],
        [cx - far.w * 4.6, floor],
      ])}" fill="${st.art.lin(
        [
          [0, '#fffaf0', 0.7],
          [0.5, '#fff4dc', 0.22],
          [1, '#fff4dc', 0],
        ],
        0,
        0,
        0,
        1,
      )}"/>`,
    ),
  );
}

/** Morning light through the glass: long soft blades that cross the air. */
export function shafts(st: Stage, x: number, y: number, reach: number, o = 0.16): void {
  for (const [dx, w, k] of [
    [0, 90, 1],
    [150, 44, 0.7],
    [250, 130, 0.8],
  ] as const)
    st.path(
      st.poly([
        [x + dx, y],
        [x + dx + w, y],
        [x + dx + w * 1.5 - reach * 0.5, y + reach],
        [x + dx - reach * 0.5 - w * 0.3, y + reach],
      ]),
      st.art.lin(
        [
          [0, '#fff3d6', o * k],
          [1, '#fff3d6', 0],
        ],
        0,
        0,
        0,
        1,
      ),
    );
}
