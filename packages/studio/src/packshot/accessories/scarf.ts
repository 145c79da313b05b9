import { tone } from '../../kit/colour.ts';
import { lerp, R } from '../../kit/number.ts';
import { WALL } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { pt, pts } from '../shape.ts';

export const scarf: Draw = (a, look) => {
  const r = a.rnd,
    striped = look.pattern === 'breton';
  const base = weave(look, { ground: F.herringbone(look.base, 0.5, 30), k: 1.25 });
  const f = striped
    ? cloth(look.base, {
        multi: true,
        weave: F.hoops(
          190,
          [
            [20, 44, look.second, 0.9],
            [84, 12, look.second, 0.9],
            [116, 40, look.third, 0.9],
          ],
          F.rib(look.base, 12, 0.5),
        ),
      })
    : base;
  // Hung over an unseen peg: gathered at the top, two tails fanning out. The gather is what makes it cloth and not card.
  const far = pts(
    '424,150 440,260 446,420 456,700 468,928! 560,942 664,914! 640,700 604,470 550,290 518,170 496,126 460,114 430,126',
  );
  const near = pts(
    '398,172 374,280 322,430 284,640 258,840 240,1002! 360,1028 492,1012! 488,840 484,640 494,430 508,290 510,176 494,134 456,116 416,134',
  );
  const tassel = (x0: number, y0: number, x1: number, y1: number, n: number, dip: number, lean: number) => {
    let s = '';
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n,
        x = lerp(x0, x1, t),
        y = lerp(y0, y1, t) + Math.sin(t * Math.PI) * dip,
        l = 62 + r.jitter(6),
        k = r.jitter(6) + lean * (t - 0.5),
        c = look.pattern !== undefined && i % 4 === 1 ? look.second : look.base,
        d = `M${R(x)} ${R(y - 4)}q${R(k * 0.4)} ${R(l * 0.5)} ${R(k)} ${R(l)}`;
      s += `<path d="${d}" stroke="#000" stroke-opacity=".12" stroke-width="7" transform="translate(5 6)"/><path d="${d}" stroke="${tone(c, -0.18, 0.8)}" stroke-width="7"/><path d="${d}" stroke="${tone(c, 0.02)}" stroke-width="4.6" transform="translate(-.6 0)"/><path d="${d}" stroke="${tone(c, -0.14, 0.8)}" stroke-width="4.5" stroke-dasharray="1.5 4.3"/>`;
    }
    return `<g fill="none" stroke-linecap="round">${s}</g>`;
  };
  a.add(
    a.cast(pts('396,140! 512,140! 604,470 664,980! 500,1060! 240,1060! 284,640'), WALL),
    tassel(474, 926, 660, 912, 18, 14, 14),
  );
  const fl = (x0: number, y0: number, x1: number, y1: number, w: number, d = 1, k = 0.36) =>
    a.fold(
      [pt(x0, y0), pt(lerp(x0, x1, 0.16), lerp(y0, y1, 0.33)), pt(lerp(x0, x1, 0.6), lerp(y0, y1, 0.66)), pt(x1, y1)],
      w,
      f,
      k,
      d,
    );
  a.add(
    a.panel(far, f, {
      rot: -9,
      ox: 40,
      oy: 60,
      form: 'right',
      edgeW: 50,
      inner:
        fl(462, 160, 500, 980, 26) +
        fl(480, 160, 566, 990, 28) +
        fl(496, 160, 628, 980, 24) +
        fl(470, 160, 520, 620, 12, -1, 0.3) +
        a.soft(pts('470,160 500,260 540,380 590,520'), 10, f.deep, 0.3) +
        a.glow(a.line(pts('468,926 560,940 664,912')), f.deep, 12, 0.3, 2),
    }),
  );
  a.add(a.within(far, a.cast(near, { dx: 12, dy: 8, w: 64, a: 0.44, n: 9 })));
  a.add(tassel(248, 1000, 486, 1012, 23, 18, -12));
  a.add(
    a.panel(near, f, {
      rot: 7,
      form: 'body',
      edgeW: 54,
      inner:
        fl(412, 150, 286, 1060, 26) +
        fl(430, 150, 352, 1070, 34) +
        fl(452, 150, 412, 1070, 28, -1) +
        fl(478, 150, 456, 1060, 26) +
        fl(420, 150, 316, 640, 14, -1, 0.3) +
        fl(466, 150, 452, 560, 12, 1, 0.3) +
        fl(494, 150, 478, 640, 12, -1, 0.3) +
        (
          [
            [424, 128, 398, 330, 9, 1],
            [440, 118, 424, 380, 10, -1],
            [462, 116, 458, 340, 9, 1],
            [482, 124, 486, 360, 9, -1],
            [500, 146, 504, 300, 7, 1],
          ] as const
        )
          .map(([x0, y0, x1, y1, w, d]) =>
            a.fold([pt(x0, y0), pt(x0 - 4, y0 + 60), pt(x1 + 2, y1 - 80), pt(x1, y1)], w, f, 0.44, d),
          )
          .join('') +
        a.soft(pts('404,170 426,138 462,128 498,148'), 16, f.hi, 0.4 * f.hiK) +
        a.soft(pts('420,190 380,380 330,620 310,860'), 24, f.hi, 0.36 * f.hiK) +
        a.soft(pts('470,200 440,400 420,600 420,820'), 20, f.hi, 0.2 * f.hiK) +
        a.glow(a.line(pts('240,1000 360,1026 492,1010')), f.deep, 12, 0.3, 2),
    }),
  );
  return { close: [215, 760, 315, 420], oy: 10 };
};
