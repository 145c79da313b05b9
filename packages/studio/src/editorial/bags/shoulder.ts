import { mix, scaleTone } from '../../kit/colour.ts';
import { beziers, flatten, parse } from '../brush.ts';
import type { Cut } from '../cut.ts';
import { contact } from '../grounds.ts';
import { CREAM, type Lay, PLUM, type Sheet, zoom } from '../sheet.ts';
import { BR } from './tote.ts';

/** Evenly spaced links on a smooth arc, each turned along it. */
function links(arc: string, n: number): { x: number; y: number; turn: number }[] {
  const dense = flatten(beziers(parse(arc), false));
  const along = [0];
  dense.forEach((p, i) => {
    const q = dense[i - 1];
    if (q) along.push((along[i - 1] ?? 0) + Math.hypot(p.x - q.x, p.y - q.y));
  });
  const total = along[along.length - 1] ?? 0;
  return Array.from({ length: n }, (_, i) => {
    const j = Math.max(
      1,
      along.findIndex((l) => l >= (i / (n - 1)) * total - 1e-6),
    );
    const p = dense[j] ?? { x: 450, y: 0 };
    const q = dense[j - 1] ?? p;
    return {
      x: Math.round(p.x) - 16,
      y: Math.round(p.y - (p.x - 450) * 0.03) + 14,
      turn: Math.round(Math.atan2(p.y - q.y, p.x - q.x) * 57.3),
    };
  });
}
export function shoulder(s: Sheet, v: Cut): void {
  s.castOffsets = [];
  s.warp = zoom((x, y) => [x + (y - 850) * -0.015, y - (x - 450) * 0.03], 1, 450, 870, -16, 14);
  const W = (t: Lay) => s.cloth(v, t),
    T = v.thread || mix(v.c, CREAM, 0.55),
    HW = v.metal || BR;
  contact(s, 440, 878, 270, 10, 0.2);
  // strap: leans to one side as if just put down; leather, or a brass chain threaded link by link
  const S = '702,540 722,430 690,310 590,214 450,176 322,212 242,310 212,430 214,540';
  if (v.chain) {
    links(S, 44).forEach(({ x, y, turn }, i) => {
      const rx = i % 2 ? 11 : 12;
      const ry = i % 2 ? 4 : 8;
      const link = `<ellipse rx="${rx}" ry="${ry}" fill="none"`;
      s.add(
        `<g transform="translate(${x} ${y}) rotate(${turn})">${link} stroke="${s.ink}" stroke-width="7"/>${link} stroke="${HW}" stroke-width="4.4"/><path d="M-${rx - 3} -${ry - 1}h${rx}" stroke="#f6e6b8" stroke-width="1.5"/></g>`,
      );
    });
  } else {
    s.brush(S, 30, s.ink, 1, [1, 0.92, 1, 0.8, 1]);
    s.brush(S, 25, v.c, 1, [1, 0.92, 1, 0.8, 1]);
    s.brush('710,540 730,430 697,306 594,206 450,168 330,200', 9, PLUM, 0.3, [0.7, 1, 1, 0.5, 0]);
    s.brush('221,500 220,430 250,314 326,220 450,184 540,200', 5, CREAM, 0.32, [0.3, 1, 1, 0]);
    s.stitch('693,540 712,430 681,314 586,223 450,186 328,221 250,315 221,432 223,540', T, 0.7, 1.5, '6 4');
    s.stitch('711,540 732,430 699,306 594,205 450,166 316,203 234,305 203,428 205,540', T, 0.7, 1.5, '6 4');
  }
  // gusset, right
  s.piece(
    '676,524! 712,508 736,518! 756,600 766,680 758,752 736,800 700,830 640,850! 640,700!',
    scaleTone(v.c, 0.7),
    () => {
      s.shade('720,500! 790,500! 790,860! 730,840! 744,700!', 0.2);
      s.wedge('718,516 726,640 716,780', 20, 0.25);
    },
  );
  // body
  s.piece(
    '206,520! 450,526 686,520! 716,640 720,740 694,810 640,846 450,856 258,848 204,812 178,744 184,640!',
    W({}),
    () => {
      s.shade('620,500! 740,500! 740,870! 560,870! 650,780 664,640!', 0.14);
      s.shade('170,790! 260,828 450,838 650,824 730,780! 730,880! 160,880!', 0.16);
      s.shade('180,680! 300,770 450,790 600,776 716,690! 716,740! 600,806 450,820 290,800 180,730!', 0.2);
    },
  );
  s.stitch('200,806 258,838 450,846 638,836 688,804', T, 0.8, 1.7, '6 4');
  // flap
  const F = '196,512! 450,520 696,512! 718,560 718,620 690,690 600,744 450,764 300,746 208,692 178,622 178,560!';
  s.piece(F, v.flap || W({ r: 2 }), () => {
    if (v.panel) s.fillp('240,512! 450,520 656,512! 640,600 590,670 450,700 310,672 258,600!', v.panel);
    s.shade('640,500! 730,500! 730,700! 560,770! 640,690 672,600!', 0.14);
    s.light('190,510! 450,518 700,510! 704,522! 450,534 188,524!', 0.4);
    s.light('206,560! 226,548 300,546! 250,570 232,640 250,690! 212,650!', 0.22);
    s.wedge('260,516 250,580 260,640', 22, 0.1);
    s.wedge('640,516 650,580 636,650', 24, 0.12);
  });
  s.stitch('192,560 192,618 220,683 306,734 450,751 594,732 678,682 705,618 705,560', T, 0.85, 1.8, '6 4');
  // ring ends
  for (const [x, y] of [
    [214, 522],
    [690, 522],
  ] as const) {
    s.piece(
      `${x - 22},${y - 46}! ${x + 22},${y - 46}! ${x + 20},${y + 6}! ${x - 20},${y + 6}!`,
      scaleTone(v.c, 0.94),
      null,
      { cast: false },
    );
    s.stroke(`${x - 24},${y + 4} ${x - 24},${y + 30} ${x + 24},${y + 30} ${x + 24},${y + 4}`, 12, s.ink, 1, true);
    s.stroke(`${x - 24},${y + 4} ${x - 24},${y + 30} ${x + 24},${y + 30} ${x + 24},${y + 4}`, 8, HW, 1, true);
    s.stroke(`${x - 24},${y + 6} ${x - 22},${y + 26} ${x},${y + 30}`, 2, '#f4e6be');
    s.piece(
      `${x - 20},${y + 20}! ${x + 20},${y + 20}! ${x + 14},${y + 62}! ${x},${y + 74}! ${x - 14},${y + 62}!`,
      scaleTone(v.c, 0.97),
      null,
      { cast: false },
    );
    s.dot(x, y + 48, 5, HW);
    s.dot(x - 1.4, y + 46, 1.8, '#fff3d0');
  }
  // turn-lock
  s.shade('416,716! 496,716! 496,800! 470,824 440,822 416,800!', 0.25);
  s.piece(
    '410,704! 490,704! 490,778! 470,802 430,802 410,778!',
    HW,
    () => {
      s.light('410,704! 490,704! 490,712! 418,714! 418,778! 410,778!', 0.5);
      s.shade('474,704! 494,704! 494,810! 450,806! 476,780!', 0.25);
    },
    { cast: false },
  );
  s.piece(
    '438,722! 462,722! 462,780! 438,780!',
    scaleTone(HW, 0.72),
    () => s.light('438,722! 446,722! 446,780! 438,780!', 0.35),
    { cast: false, heavy: 2.6 },
  );
  for (const [x, y] of [
    [420, 716],
    [480, 716],
  ] as const)
    s.dot(x, y, 3, scaleTone(HW, 0.55));
}
