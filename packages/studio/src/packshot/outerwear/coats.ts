import { tone } from '../../kit/colour.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { pt } from '../shape.ts';
import { tailored } from './tailored.ts';

const LINING = ['#8d6a48', '#5d3a36', '#39404f', '#77705f'] as const;

export const coat: Draw = (a, look) => {
  a.pose(hang({ top: 100, hem: 1088, waist: 600, length: 0.06, cuff: 750, arm: 176 }));
  const f = weave(look, { ground: F.fleck(look.base, 1.1) });
  const buttons = buttonFor(look.base, f.L);
  const long = a.rnd.next() > 0.5;
  const double = a.rnd.next() > 0.55;
  const rows = double ? [512, 612, 712] : [520, 628, 736];
  tailored(a, f, {
    hem: long ? 1088 : 1036,
    breakY: double ? 484 : 500,
    flare: long ? 14 : 4,
    waist: 284,
    pocket: double ? 'flap' : 'slant',
    pocketY: double ? 690 : 640,
    buttons,
    lining: a.rnd.pick(LINING),
    top: f.deep,
    sleeveButtons: 3,
    darts: false,
    ...(double ? { overlap: 46, lapel: 14, peak: true } : {}),
    front: (edge) =>
      rows
        .map(
          (y) =>
            (double
              ? ''
              : `<path d="M${edge - 40} ${y}h26" stroke="${f.deep}" stroke-opacity=".55" stroke-width="2.4"/>`) +
            a.button(edge - 30, y, 13, buttons) +
            (double ? a.button(edge - 136, y + 2, 13, buttons) : '') +
            a.fold(
              [pt(edge - 42, y + 8), pt(edge - 72, y + 30), pt(edge - 96, y + 44), pt(edge - 124, y + 48)],
              7,
              f,
              0.13,
            ),
        )
        .join(''),
  });
  return { close: [250, 70, 390, 520], oy: 14 };
};

export const blazer: Draw = (a, look) => {
  a.pose(hang({ top: 100, hem: 850, waist: 560, length: 0.05, cuff: 760, arm: 176 }));
  const f = weave(look, { ground: F.twill(look.base, 0.8), k: 0.72 });
  const buttons = f.L < 0.4 ? tone(look.base, 0.12, 0.7) : buttonFor(look.base, f.L);
  const peak = a.rnd.next() > 0.6;
  tailored(a, f, {
    hem: 850,
    breakY: 480,
    flare: -20,
    waist: 294,
    cutaway: true,
    pocket: a.rnd.next() > 0.7 ? 'patch' : 'flap',
    pocketY: 640,
    welt: true,
    buttons,
    lining: a.rnd.pick(LINING),
    sleeveButtons: 4,
    cuffY: 752,
    peak,
    lapel: peak ? 10 : 4,
    ...(look.pattern === 'velvet' ? { collar: cloth(tone(look.base, -0.08), { sheen: 0.9 }) } : {}),
    front: (edge) =>
      [506, 610]
        .map(
          (y) =>
            a.button(edge - 26, y, 11, buttons) +
            a.fold(
              [pt(edge - 38, y + 6), pt(edge - 68, y + 26), pt(edge - 96, y + 32), pt(edge - 126, y + 30)],
              8,
              f,
              0.2,
            ) +
            a.fold(
              [pt(edge - 14, y + 8), pt(edge + 16, y + 28), pt(edge + 44, y + 36), pt(edge + 70, y + 36)],
              6,
              f,
              0.12,
              -1,
            ),
        )
        .join(''),
  });
  return { close: [297, 79, 368, 491], scale: 1.14, ox: -63, oy: 60 };
};
