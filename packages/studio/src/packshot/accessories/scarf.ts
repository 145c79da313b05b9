import { tone } from '../../kit/colour.ts';
import { lerp, R } from '../../kit/number.ts';
import type { Art } from '../art.ts';
import { WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { BRASS, type Draw, type Frame, type Look, weave } from '../look.ts';
import { pt, pts } from '../shape.ts';

function clothOf(look: Look): Cloth {
  if (look.pattern !== 'breton') return weave(look, { ground: F.herringbone(look.base, 0.5, 30), k: 1.25 });
  const bands: readonly F.Band[] = [
    [20, 44, look.second, 0.9],
    [84, 12, look.second, 0.9],
    [116, 40, look.third, 0.9],
  ];
  return cloth(look.base, { multi: true, weave: F.hoops(190, bands, F.rib(look.base, 12, 0.5)) });
}

interface Edge {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly n: number;
  readonly dip: number;
  readonly lean: number;
}

/** Twisted threads along an edge, each with its own length and swing. */
function tassels(a: Art, look: Look, { from, to, n, dip, lean }: Edge): string {
  let s = '';
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const l = 62 + a.rnd.jitter(6);
    const k = a.rnd.jitter(6) + lean * (t - 0.5);
    const c = look.pattern !== undefined && i % 4 === 1 ? look.second : look.base;
    const y = lerp(from[1], to[1], t) + Math.sin(t * Math.PI) * dip;
    const d = `M${R(lerp(from[0], to[0], t))} ${R(y - 4)}q${R(k * 0.4)} ${R(l * 0.5)} ${R(k)} ${R(l)}`;
    s += `<path d="${d}" stroke="#000" stroke-opacity=".12" stroke-width="7" transform="translate(5 6)"/><path d="${d}" stroke="${tone(c, -0.18, 0.8)}" stroke-width="7"/><path d="${d}" stroke="${tone(c, 0.02)}" stroke-width="4.600" transform="translate(-.6 0)"/><path d="${d}" stroke="${tone(c, -0.14, 0.8)}" stroke-width="4.500" stroke-dasharray="1.5 4.3"/>`;
  }
  return `<g fill="none" stroke-linecap="round">${s}</g>`;
}

export const scarf: Draw = (a, look) => {
  const f = clothOf(look);
  return look.pattern === undefined || a.rnd.next() > 0.55 ? onRail(a, look, f) : onPeg(a, look, f);
};

/** Folded lengthwise and laid over a brass rail: a plain cloth shows best by its straight fall. */
function onRail(a: Art, look: Look, f: Cloth): Frame {
  const long = a.rnd.range(930, 990);
  const short = long - a.rnd.range(120, 210);
  const dark = tone(BRASS, -0.26);
  const rail = (y: number, c: string, w: number) =>
    `<path d="M196 ${y}H704" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
  const far = pts(
    `392,176! 520,166 628,176! 640,400 636,620 650,${short}! 560,${short + 14} 420,${short + 6}! 424,500`,
  );
  const near = pts(
    `288,184! 292,150 320,136 420,130 520,136 548,150 552,184! 560,400 552,640 566,${long - 6}! 430,${long + 16} 276,${long}! 292,640 284,400`,
  );
  const q = (sp: string, w: number, al: number, sd = 1) => a.fold(pts(sp), w, f, al, sd);
  a.add(
    a.cast(pts(`290,150! 640,160! 650,${short + 40}! 566,${long + 60}! 276,${long + 60}!`), WALL),
    `<g fill="none">${rail(170, '#00000030', 17).replace('M196 170', 'M208 190')}${rail(164, dark, 15)}${rail(162, BRASS, 11)}${rail(159, tone(BRASS, 0.2), 3)}</g>`,
    tassels(a, look, { from: [426, short + 2], to: [648, short], n: 19, dip: 10, lean: 8 }),
    a.panel(far, f, {
      rot: -2,
      ox: 30,
      oy: 50,
      form: 'right',
      edgeW: 50,
      inner:
        q(`580,176 572,360 586,560 576,${short}`, 24, 0.34) +
        q(`620,180 612,380 624,560 620,${short}`, 16, 0.28, -1) +
        a.glow(a.line(pts(`420,${short} 540,${short + 12} 650,${short - 4}`)), f.deep, 12, 0.3, 2),
    }),
    a.within(far, a.cast(near, { dx: 14, dy: 8, w: 66, a: 0.46, n: 9 })),
    tassels(a, look, { from: [280, long], to: [562, long - 6], n: 25, dip: 16, lean: -10 }),
    a.panel(near, f, {
      rot: 1,
      edgeW: 58,
      inner:
        q(`332,150 322,340 338,600 318,${long}`, 26, 0.3) +
        q(`392,140 402,340 386,600 398,${long}`, 30, 0.26, -1) +
        q(`456,138 446,360 462,640 452,${long}`, 28, 0.32) +
        q(`516,144 522,380 512,620 526,${long}`, 22, 0.3, -1) +
        q('340,150 352,240 344,340 352,440', 12, 0.24) +
        q('480,140 488,240 480,330 486,430', 12, 0.24, -1) +
        // the turn over the rail: lit along its back, dark under it
        a.soft(pts('296,160 360,142 480,142 544,160'), 20, f.hi, 0.6 * f.hiK, 5) +
        a.soft(pts('290,204 370,214 470,214 550,204'), 24, f.lo, 0.4, 5) +
        a.soft(pts('362,240 356,440 364,640 354,860'), 30, f.hi, 0.34 * f.hiK, 5) +
        a.glow(a.line(pts(`276,${long - 2} 430,${long + 14} 566,${long - 8}`)), f.deep, 12, 0.3, 2),
    }),
  );
  return { close: [262, 740, 315, 420], oy: 30 };
}

/** Hung over an unseen peg: gathered at the top, two tails fanning out. The gather makes it cloth and not card. */
function onPeg(a: Art, look: Look, f: Cloth): Frame {
  const far = pts(
    '424,150 440,260 446,420 456,700 468,928! 560,942 664,914! 640,700 604,470 550,290 518,170 496,126 460,114 430,126',
  );
  const near = pts(
    '398,172 374,280 322,430 284,640 258,840 240,1002! 360,1028 492,1012! 488,840 484,640 494,430 508,290 510,176 494,134 456,116 416,134',
  );
  a.add(
    a.cast(pts('396,140! 512,140! 604,470 664,980! 500,1060! 240,1060! 284,640'), WALL),
    tassels(a, look, { from: [474, 926], to: [660, 912], n: 18, dip: 14, lean: 14 }),
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
  a.add(tassels(a, look, { from: [248, 1000], to: [486, 1012], n: 23, dip: 18, lean: -12 }));
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
}
