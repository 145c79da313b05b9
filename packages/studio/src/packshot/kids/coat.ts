import { tone } from '../../kit/colour.ts';
import { label, M, SIDES, WALL } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pts, pts } from '../shape.ts';

/** An A-line coat with a velvet collar: short, wide at the hem, buttons a size too large. */
export const kidCoat: Draw = (a, look) => {
  a.pose(hang({ top: 200, hem: 960, waist: 560, length: 0.07, cuff: 690, arm: 200, sway: 6 }));
  const f = weave(look, { ground: F.fleck(look.base, 1), k: 0.8 });
  const velvet = cloth(f.L > 0.5 ? tone(look.second, 0.02) : tone(look.base, -0.06), { sheen: 0.9 });
  const button = buttonFor(look.base, f.L);
  const half = pts('388,226! 336,244 292,270! 312,350 302,450! 284,600 240,800 204,948!');
  const outline = pts('380,210! 336,240 290,266 232,360 186,520 168,676! 250,700! 272,640 206,952!');
  a.add(a.cast([...outline, ...mirror(outline)], WALL));
  a.add(
    a.panel(
      pts('380,232! 450,208 520,232! 500,320 450,360 400,320'),
      cloth(a.rnd.pick(['#8b4a3a', '#4d5b4c', '#b98a5a', '#55414f'] as const), { sheen: 0.4 }),
      { form: 'shade', edge: 0.8, edgeW: 28 },
    ),
    label(450, 230, false),
  );
  const left: Pts = [...half, ...pts('340,972 460,982 520,978! 522,640 516,420 500,300! 440,330 400,270')];
  const right: Pts = [...pts('500,250! 440,330 400,420! 392,976! 560,978'), ...mirror(half)];
  a.add(
    a.panel(right, f, {
      formDir: [-1, 0, 1, 0.1],
      edgeW: 54,
      inner:
        a.fold(pts('640,966 610,840 600,720 590,600'), 24, f, 0.24) +
        a.fold(pts('560,976 556,880 548,780 552,680'), 18, f, 0.16) +
        a.fold(pts('598,450 570,470 552,500 546,540'), 11, f, 0.2, -1),
    }),
    a.within(right, a.cast(left, { dx: 9, dy: 6, w: 26, a: 0.34, n: 5 })),
    a.panel(left, f, {
      formDir: [0, 0, 1.7, 0.1],
      edgeW: 54,
      inner:
        a.fold(pts('262,960 292,840 304,720 318,600'), 24, f, 0.22, -1) +
        a.fold(pts('356,974 360,880 372,780 366,680'), 20, f, 0.18, -1) +
        a.fold(pts('302,452 330,470 350,500 358,544'), 11, f, 0.2) +
        a.stitch(pts('512,330 510,640 508,972'), f.deep, { w: 1.2, a: 0.45, dash: '5 3' }),
    }),
  );
  for (const y of [430, 540, 650]) for (const x of [484, 396]) a.add(a.button(x, y, 15, button));
  for (const s of SIDES) {
    const flap = M(s, pts('276,690! 366,676! 372,716 362,734! 284,748! 270,732'));
    a.add(
      a.cast(flap, { dx: 3, dy: 6, w: 14, a: 0.26, n: 4, col: f.deep }),
      a.panel(flap, f, {
        form: 'flat',
        edgeW: 18,
        inner: a.stitch(M(s, pts('280,738 360,724')), f.deep, { w: 1.2, a: 0.4 }),
      }),
    );
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
    const arm = M(
      s,
      pts('294,268! 262,290 232,360 206,460 184,560 168,668! 206,688 250,690! 266,620 290,530 304,450! 314,352'),
    );
    a.add(
      a.within(s > 0 ? left : right, a.cast(arm, { dx: s > 0 ? 9 : -3, dy: 8, w: 26, a: 0.22, n: 5 })),
      a.panel(arm, f, {
        rot: 8 * s,
        form: 'tube',
        formDir: s > 0 ? [0, 0.3, 1, 0.45] : [0, 0.45, 1, 0.3],
        edgeW: 36,
        inner:
          q('302,456 282,486 260,500 234,500', 13, 0.26) +
          q('294,530 270,556 248,564 222,556', 13, 0.24) +
          q('206,520 222,546 242,560 264,562', 9, 0.16, -1) +
          a.seam(M(s, pts('172,626 210,644 256,644')), f, { w: 1.8, a: 0.5 }) +
          a.stitch(M(s, pts('174,618 210,636 256,636')), f.deep, { w: 1.1, a: 0.4 }),
      }),
      a.glow(a.line(M(s, pts('300,282 314,352 304,446'))), f.lo, 16, 0.3, 4),
      a.seam(M(s, pts('294,268 314,352 304,450')), f, { w: 1.5, a: 0.45 }),
    );
  }
  a.add(
    a.use(
      a.line(pts('384,236 414,216 450,210 486,216 516,236')),
      `fill="none" stroke="${velvet.shade}" stroke-width="18"`,
    ),
  );
  for (const s of [-1, 1]) {
    const leaf = M(s, pts('392,216! 356,236 326,286 330,328 372,362 426,370 450,340! 414,310 396,266'));
    a.add(
      a.cast(leaf, { dx: 4, dy: 9, w: 20, a: 0.3, n: 4 }),
      a.panel(leaf, velvet, {
        form: s > 0 ? 'left' : 'flat',
        edgeW: 30,
        inner: a.soft(M(s, pts('350,270 342,300 356,330 388,346')), 16, velvet.hi, 0.5 * velvet.hiK),
      }),
    );
  }
  return { close: [270, 190, 330, 440], scale: 1.1, ox: -45, oy: -40 };
};
