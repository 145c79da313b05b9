import { tone } from '../../kit/colour.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { drape, label, M, Mp, SIDES, WALL } from '../block.ts';
import * as F from '../fabric.ts';
import { stud } from '../hardware.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pts, pts } from '../shape.ts';

const COPPER = '#b07a4a';

/** A trucker jacket: yoke, two flapped pockets, seams that run to a point at the waist. */
export const denimJacket: Draw = (a, look) => {
  a.pose(hang({ top: 190, hem: 850, waist: 520, cuff: 850, arm: 190, sway: 6 }));
  const f = weave(look, { ground: F.denim(look.base) });
  const gold = f.L > 0.8 ? '#b7a98c' : f.L < 0.3 ? tone(look.base, 0.2) : '#c08a4c';
  const st = (p: Shape, o: StitchOptions = {}) =>
    a.stitch(p, gold, { w: 1.5, dash: '6 3.4', a: 0.85, shadow: f.deep, ...o });
  const twin = (text: string, s: number, dx = 7) =>
    st(M(s, pts(text))) +
    st(
      M(
        s,
        pts(text).map(([x, y]) => [x + dx, y + 2] as const),
      ),
    );
  const outline = pts('366,179! 306,209 245,240 180,352 139,533 98,820 107,882! 186,892! 216,738 246,608 246,834!');
  a.add(
    a.cast([...outline, ...mirror(outline)], WALL),
    a.panel(pts('362,204! 397,176 450,168 503,176 538,204! 503,262 450,292 397,262'), f, {
      form: 'shade',
      edge: 0.7,
      edgeW: 26,
    }),
    label(450, 190, false),
  );
  const half = pts('362,198! 306,216 241,250! 266,333 254,435! 258,589 252,780!');
  const left: Pts = [...half, ...pts('462,792! 467,560 465,262! 407,236')];
  const right = mirror([...half, ...pts('468,792! 470,560 470,258!')]);
  const falls = a.once(drape(a, f, 790, 0.8));
  a.add(
    a.panel(right, f, { formDir: [-1, 0, 1, 0.12], edgeW: 46, inner: falls }),
    a.panel(left, f, { formDir: [0, 0, 1.9, 0.12], edgeW: 46, inner: falls }),
  );
  for (const s of SIDES) {
    const yoke = M(s, pts('254,356 330,366 432,372'));
    a.add(a.seam(yoke, f, { w: 2, a: 0.6 }), st(M(s, pts('254,364 330,374 432,380'))));
    for (const seam of ['320,470 344,620 364,786', '408,470 396,620 384,786'])
      a.add(
        a.glow(a.line(M(s, pts(seam))), f.hi, 14, 0.24, 3),
        a.seam(M(s, pts(seam)), f, { w: 2, a: 0.6 }),
        twin(seam, s, s > 0 ? 7 : 7),
      );
    const bag = M(s, pts('300,392! 424,396! 422,470 416,500! 362,520 308,496! 302,468'));
    const flap = M(s, pts('294,376! 430,380! 430,420! 362,448 296,416!'));
    const [x, y] = Mp(s, 362, 428);
    a.add(
      a.seam(bag, f, { w: 1.6, a: 0.4 }),
      a.cast(flap, { dx: 2, dy: 6, w: 12, a: 0.3, n: 4, col: f.deep }),
      a.panel(flap, f, { form: 'flat', edgeW: 16, inner: st(M(s, pts('302,384 303,412 362,440 423,415 422,387'))) }),
      stud(a, x, y, 7, COPPER),
    );
    // side pocket, set in the seam
    const welt = M(s, pts('276,640! 300,634! 320,738! 296,744!'));
    a.add(
      a.cast(welt, { dx: 2, dy: 5, w: 10, a: 0.28, n: 3, col: f.deep }),
      a.panel(welt, f, { rot: 12 * s, form: 'flat', edgeW: 12, inner: st(M(s, pts('281,644 301,738'))) }),
    );
  }
  const placket = pts('430,262! 433,560 430,792! 474,793! 476,560 471,262!');
  a.add(
    a.cast(placket, { dx: 5, dy: 3, w: 12, a: 0.24, n: 4, col: f.deep }),
    a.panel(placket, f, { form: 'flat', edgeW: 10, edge: 0.6 }),
    st(pts('438,268 440,560 437,790')),
    st(pts('467,268 470,560 467,790')),
  );
  const band = pts('250,776! 340,788 450,792 560,788 650,776! 652,834! 560,846 450,850 340,846 248,834!');
  a.add(
    a.cast(band, { dx: 1, dy: -4, w: 12, a: 0.24, n: 3, col: f.deep }),
    a.panel(band, f, { rot: 90, edgeW: 22 }),
    st(pts('252,784 450,800 648,784')),
    st(pts('250,826 450,842 650,826')),
  );
  for (const y of [314, 396, 478, 560, 642, 724, 818]) a.add(stud(a, 453, y, 10, COPPER));
  for (const s of SIDES) {
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
    const cuff = M(s, pts('94,820! 96,858 104,890! 146,900 190,898! 196,862 196,828! 148,832'));
    a.add(
      a.panel(
        M(
          s,
          pts(
            '241,250! 200,300 176,377 149,533 118,700 90,816 97,832! 148,840 195,838! 208,784 233,645 248,515 256,435! 268,333',
          ),
        ),
        f,
        {
          rot: 9 * s,
          form: 'tube',
          formDir: s > 0 ? [0, 0.25, 1, 0.45] : [0, 0.45, 1, 0.25],
          edgeW: 34,
          inner:
            q('266,445 250,477 228,494 198,498', 13, 0.3) +
            q('256,520 238,556 216,572 186,572', 15, 0.3) +
            q('172,540 188,570 206,588 228,596', 10, 0.22, -1) +
            q('246,640 224,664 200,674 170,666', 12, 0.22) +
            a.soft(M(s, pts('200,360 178,480 160,600 138,740')), 22, f.hi, 0.34 * f.hiK, 5) +
            st(M(s, pts('252,470 236,620 206,780 190,836')), { a: 0.6 }),
        },
      ),
      a.cast(cuff, { dx: 0, dy: -4, w: 10, a: 0.2, n: 3, col: f.deep }),
      a.panel(cuff, f, {
        rot: 7 * s,
        form: 'tube',
        edgeW: 20,
        inner: st(M(s, pts('98,832 146,842 194,838'))) + st(M(s, pts('104,884 146,892 190,890'))),
      }),
      stud(a, Mp(s, 176, 866)[0], 868, 7, COPPER),
      a.glow(a.line(M(s, pts('249,262 268,333 255,435'))), f.lo, 16, 0.26, 4),
      a.seam(M(s, pts('241,250 268,333 255,435')), f, { w: 1.8, a: 0.5 }),
      twin('248,252 275,332 262,434', s, 6),
    );
  }
  a.add(
    a.panel(pts('380,190! 401,164 450,155 499,164 520,190! 499,198 450,189 401,198'), f, {
      rot: 90,
      form: 'shade',
      edge: 0.5,
      edgeW: 18,
    }),
  );
  for (const s of [-1, 1]) {
    const leaf = M(s, pts('397,164! 376,180 344,208 312,286! 392,322! 424,292 450,264! 418,232 401,198'));
    a.add(
      a.cast(leaf, { dx: 4, dy: 9, w: 20, a: 0.28, n: 5, col: f.deep }),
      a.panel(leaf, f, { rot: 36 * s, form: s > 0 ? 'left' : 'flat', edgeW: 24 }),
      st(M(s, pts('352,216 324,282 390,312 420,286 442,268'))),
    );
  }
  return { close: [291, 130, 355, 473], scale: 1.06, ox: -27, oy: 50 };
};
