import { tone } from '../../kit/colour.ts';
import { drape, M, ribBand, SIDES } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { mirror, pts } from '../shape.ts';
import { HALF, hem, KNIT_FRAME, knitPose, shadow, sleeves } from './knit.ts';

export const hoodie: Draw = (a, look) => {
  a.pose(knitPose);
  const ground = F.plain(look.base, 1);
  const f = weave(look, { ground, k: 1.1 });
  const trim = cloth(look.base);
  const thread = { w: 1.1, dash: '4 2.6', a: 0.5 } as const;
  shadow(a);
  hem(a, f, trim);
  const body = [...HALF, ...pts('450,827'), ...mirror(HALF), ...pts('450,300')];
  a.add(
    a.panel(body, f, {
      edgeW: 54,
      inner: drape(a, f, 822) + a.glow(a.line(pts('245,812 450,821 655,812')), f.lo, 30, 0.4, 4),
    }),
  );
  const pouch = pts('330,604! 570,604! 604,700 616,786! 450,794 284,786! 296,700');
  a.add(
    a.cast(pouch, { dx: 3, dy: 6, w: 16, a: 0.24, n: 4, col: f.deep }),
    a.panel(pouch, f, {
      form: 'flat',
      edgeW: 26,
      inner:
        a.stitch(pts('330,612 450,614 570,612'), f.deep, thread) +
        a.stitch(pts('338,606 308,700 292,784'), f.deep, thread) +
        a.stitch(pts('562,606 592,700 608,784'), f.deep, thread) +
        a.fold(pts('360,784 380,740 400,710 440,690'), 14, f, 0.2) +
        a.fold(pts('540,784 520,750 500,720 470,704'), 12, f, 0.16, -1),
    }),
    a.glow(a.line(pts('328,606 302,700 288,780')), f.deep, 12, 0.34, 3),
    a.glow(a.line(pts('572,606 598,700 612,780')), f.deep, 12, 0.34, 3),
  );
  sleeves(a, f, trim);
  // hood: the back of it stands up behind the neck, the two edges meet over the chest
  const inside = pts('352,236! 356,170 388,112 450,94 512,112 544,170 548,236! 500,318 450,352 400,318');
  const lining = cloth(tone(look.base, -0.05), { weave: ground });
  a.add(
    a.cast(inside, { dx: 4, dy: 10, w: 26, a: 0.26, n: 5 }),
    a.panel(inside, lining, {
      form: 'shade',
      edge: 1,
      edgeW: 50,
      inner: a.fold(pts('450,100 446,160 452,220 448,280'), 12, lining, 0.24),
    }),
  );
  for (const s of SIDES) {
    const edge = M(
      s,
      pts(
        '452,356! 404,330 366,262 358,190 386,124 452,98! 452,79! 410,82 350,104 312,166 304,232 330,300 384,356 440,384!',
      ),
    );
    const rim = M(s, pts('446,366 392,326 362,256 362,186 392,124 440,100'));
    a.add(
      a.cast(edge, { dx: 3, dy: 8, w: 20, a: 0.26, n: 4, col: f.deep }),
      a.panel(edge, f, {
        rot: 40 * s,
        form: s > 0 ? 'left' : 'flat',
        edgeW: 34,
        inner:
          a.stitch(M(s, pts('436,370 380,330 348,256 348,186 380,122 432,92')), f.deep, thread) +
          a.fold(M(s, pts('312,240 340,270 366,300 400,330')), 12, f, 0.22, s) +
          a.fold(M(s, pts('322,160 336,190 340,220 336,256')), 10, f, 0.2, s),
      }),
      a.glow(a.line(rim), f.deep, 12, 0.3, 3),
    );
  }
  const cord = f.L > 0.5 ? tone(look.base, -0.04) : tone(look.base, 0.16);
  for (const [s, end] of [
    [1, 520],
    [-1, 552],
  ] as const) {
    const d = a.line(M(s, [...pts('424,364 416,412 420,470'), [414, end]]));
    const [x, y] = a.at(s > 0 ? 414 : 486, end);
    a.add(
      a.glow(d, '#000', 16, 0.16, 3, 'translate(4 5)'),
      a.use(d, `fill="none" stroke="${tone(cord, -0.14)}" stroke-width="8" stroke-linecap="round"`),
      a.use(d, `fill="none" stroke="${cord}" stroke-width="6" stroke-linecap="round"`),
      a.use(d, `fill="none" stroke="${tone(cord, -0.1)}" stroke-width="6" stroke-dasharray="1.5 4"`),
      `<rect x="${(x - 5).toFixed(1)}" y="${(y - 4).toFixed(1)}" width="10" height="22" rx="2" fill="${tone(cord, -0.1)}"/>`,
      `<circle cx="${s > 0 ? 424 : 476}" cy="360" r="7" fill="#a9a49a"/><circle cx="${s > 0 ? 424 : 476}" cy="360" r="3.4" fill="${tone(look.base, -0.2)}"/>`,
    );
  }
  const neck = a.line(pts('404,350 450,388 496,350'));
  a.add(ribBand(a, neck, 1, f));
  return KNIT_FRAME;
};
