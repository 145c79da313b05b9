import { tone } from '../../kit/colour.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { metal, strap } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw, weave } from '../look.ts';
import { pt, pts } from '../shape.ts';

export const tote: Draw = (a, look) => {
  const canvas = look.pattern === 'canvas' || look.pattern === 'stripe' || look.pattern === 'check';
  const trim = canvas ? (look.pattern === 'stripe' ? '#3a2f2a' : '#80604a') : look.base;
  const f = canvas ? weave(look, { ground: F.plain(look.base, 1.8), k: 2.2 }) : leather(look, 0.8, 0.5).f;
  const t = cloth(trim, { weave: F.grain(trim, 0.8), sheen: 0.5 }),
    th = tone(t.base, t.L > 0.5 ? -0.22 : 0.18),
    st = (p: Shape, o: StitchOptions = {}) => a.stitch(p, th, { w: 2, dash: '7 4.5', a: 0.85, shadow: t.deep, ...o });
  const yT = 470,
    yB = 1010;
  const body = [
    pt(196, yT, 1),
    pt(320, yT + 13),
    pt(450, yT + 16),
    pt(580, yT + 13),
    pt(704, yT, 1),
    pt(694, 640),
    pt(676, 840),
    pt(664, 976),
    pt(640, yB, 1),
    pt(450, yB + 8),
    pt(260, yB, 1),
    pt(236, 976),
    pt(224, 840),
    pt(206, 640),
  ];
  a.add(a.pool(450, yB + 6, 270, 30, 0.55), a.pool(490, yB + 16, 330, 60, 0.24));
  // far handle, then the open mouth
  a.add(
    strap(
      a,
      a.line([
        pt(338, yT - 4),
        pt(342, 380),
        pt(366, 270),
        pt(420, 214),
        pt(480, 214),
        pt(534, 270),
        pt(558, 380),
        pt(562, yT - 4),
      ]),
      25,
      { ...t, base: tone(t.base, -0.05) },
      { shade: 0.06 },
    ),
  );
  const lin = cloth(tone(t.base, 0.06, 0.6));
  a.add(
    a.panel(
      [
        pt(196, yT, 1),
        pt(300, yT - 19),
        pt(450, yT - 25),
        pt(600, yT - 19),
        pt(704, yT, 1),
        pt(580, yT + 16),
        pt(450, yT + 20),
        pt(320, yT + 16),
      ],
      lin,
      { form: 'shade', edge: 0.9, edgeW: 26 },
    ),
  );
  a.add(
    a.panel(body, f, {
      form: 'body',
      edgeW: 60,
      inner:
        // side gussets folding in, belly dents, slump over the base
        a.fold(pts('212,500 250,600 262,740 246,900'), 26, f, 0.26) +
        a.fold(pts('690,500 650,600 640,740 656,900'), 28, f, 0.3, -1) +
        a.soft(pts('300,540 310,660 304,780 318,930'), 50, f.hi, 0.26 * f.hiK, 6) +
        a.soft(pts('440,620 470,720 460,840 480,940'), 60, f.lo, 0.14, 6) +
        a.fold(pts('250,990 300,950 360,930 440,926'), 16, f, 0.16, -1) +
        a.fold(pts('656,980 610,946 560,932 500,940'), 16, f, 0.2) +
        a.fold(pts('340,640 380,676 430,690 500,676'), 14, f, 0.12) +
        a.glow(a.line([pt(230, yB), pt(450, yB + 12), pt(670, yB)]), f.deep, 50, 0.4, 6),
    }),
  );
  if (canvas) {
    const base = [
      pt(223, 850, 1),
      pt(450, 866),
      pt(677, 850, 1),
      pt(664, 976),
      pt(640, yB, 1),
      pt(450, yB + 8),
      pt(260, yB, 1),
      pt(236, 976),
    ];
    a.add(
      a.cast(base, { dx: 0, dy: -3, w: 8, a: 0.2, n: 3 }),
      a.panel(base, t, {
        form: 'body',
        edgeW: 34,
        inner: a.glow(a.line([pt(230, yB), pt(450, yB + 12), pt(670, yB)]), t.deep, 40, 0.4, 5),
      }),
      st(pts('226,861 450,877 674,861')),
    );
  }
  const rim = [
    pt(196, yT, 1),
    pt(320, yT + 13),
    pt(450, yT + 16),
    pt(580, yT + 13),
    pt(704, yT, 1),
    pt(702, yT + 34, 1),
    pt(580, yT + 48),
    pt(450, yT + 51),
    pt(320, yT + 48),
    pt(198, yT + 34, 1),
  ];
  a.add(
    a.cast(rim, { dx: 0, dy: 4, w: 8, a: 0.24, n: 3 }),
    a.panel(rim, t, { form: 'body', edgeW: 14 }),
    st([pt(200, yT + 8), pt(320, yT + 21), pt(450, yT + 24), pt(580, yT + 21), pt(700, yT + 8)], { a: 0.6 }),
    st([pt(202, yT + 27), pt(320, yT + 41), pt(450, yT + 44), pt(580, yT + 41), pt(698, yT + 27)]),
  );
  // near handle and its stitched tabs
  a.add(
    strap(
      a,
      a.line([
        pt(322, yT + 60),
        pt(322, 420),
        pt(338, 300),
        pt(392, 222),
        pt(450, 204),
        pt(508, 222),
        pt(562, 300),
        pt(578, 420),
        pt(578, yT + 60),
      ]),
      29,
      t,
      { shade: 0.14 },
    ),
  );
  a.add(
    st(
      [
        pt(313, yT + 60),
        pt(313, 420),
        pt(329, 298),
        pt(386, 213),
        pt(450, 194),
        pt(514, 213),
        pt(571, 298),
        pt(587, 420),
        pt(587, yT + 60),
      ],
      { w: 1.6, a: 0.7 },
    ),
    st(
      [
        pt(331, yT + 60),
        pt(331, 420),
        pt(347, 303),
        pt(398, 231),
        pt(450, 214),
        pt(502, 231),
        pt(553, 303),
        pt(569, 420),
        pt(569, yT + 60),
      ],
      { w: 1.6, a: 0.7 },
    ),
  );
  for (const x of [322, 578]) {
    const tb = [
      pt(x - 26, yT + 26, 1),
      pt(x + 26, yT + 27, 1),
      pt(x + 26, yT + 118),
      pt(x, yT + 146),
      pt(x - 26, yT + 117),
    ];
    a.add(
      a.cast(tb, { dx: 4, dy: 6, w: 14, a: 0.3, n: 4 }),
      a.panel(tb, t, { form: 'tube', edgeW: 16 }),
      st(
        [
          pt(x - 19, yT + 34, 1),
          pt(x + 19, yT + 35, 1),
          pt(x + 19, yT + 114),
          pt(x, yT + 136),
          pt(x - 19, yT + 113),
          pt(x - 19, yT + 34, 1),
        ],
        { w: 1.7 },
      ),
      `<circle cx="${x + 1}" cy="${yT + 113}" r="8" fill="#000" fill-opacity=".25"/><circle cx="${x}" cy="${yT + 111}" r="7" fill="${metal(a, BRASS)}"/>`,
    );
  }
  a.add(
    `<rect x="418" y="612" width="64" height="17" rx="2" fill="${canvas ? t.base : f.lo}" fill-opacity="${canvas ? 0.9 : 0.35}"/><path d="M432 620.500h36" stroke="${canvas ? t.hi : f.deep}" stroke-opacity=".6" stroke-width="2"/>`,
  );
  return { close: [210, 370, 345, 460], floor: 800, scale: 1.1, ox: -45, oy: -88 };
};
