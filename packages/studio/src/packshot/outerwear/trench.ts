import { tone } from '../../kit/colour.ts';
import type { Art, StitchOptions } from '../art.ts';
import { M, Mp } from '../block.ts';
import type { Cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { pt, pts } from '../shape.ts';
import { tailored } from './tailored.ts';

const THREAD: StitchOptions = { w: 1.2, dash: '5 3' };

function buckle(x: number, y: number, w: number, h: number, t: number, colour: string): string {
  const rect = (dx: number, dy: number, stroke: string) =>
    `<rect x="${x + dx}" y="${y + dy}" width="${w}" height="${h}" rx="7" ${stroke}/>`;
  return `<g fill="none" stroke-linejoin="round">${rect(3, 6, `stroke="#000" stroke-opacity=".22" stroke-width="${t}"`)}${rect(0, 0, `stroke="${colour}" stroke-width="${t}"`)}${rect(-t * 0.2, -t * 0.25, `stroke="${tone(colour, 0.2)}" stroke-opacity=".7" stroke-width="${t * 0.25}"`)}</g>`;
}

function belt(a: Art, f: Cloth, top: string, horn: string): string {
  const y = 560;
  const band = pts('268,560! 360,572 450,575 560,570 632,558! 636,600! 560,614 450,620 352,616 266,602!');
  const tail = pts('486,576! 540,590 566,652 574,736! 556,750! 538,738! 526,670 500,618!');
  const gathers = (
    [
      [304, -1],
      [372, 1],
      [566, 1],
      [622, -1],
    ] as const
  )
    .map(
      ([x, d]) =>
        a.fold([pt(x, y + 2), pt(x + d * 10, y - 34), pt(x + d * 8, y - 60), pt(x + d * 22, y - 96)], 9, f, 0.24, d) +
        a.fold(
          [pt(x, y + 52), pt(x + d * 8, y + 90), pt(x - d * 2, y + 140), pt(x - d * 14, y + 210)],
          13,
          f,
          0.24,
          -d,
        ),
    )
    .join('');
  return (
    gathers +
    a.cast(band, { dx: 3, dy: 9, w: 22, a: 0.32, n: 4 }) +
    a.panel(band, f, {
      edgeW: 20,
      inner:
        a.stitch(pts('262,567 450,581 640,564'), top, THREAD) + a.stitch(pts('262,596 450,614 640,594'), top, THREAD),
    }) +
    a.cast(tail, { dx: 6, dy: 8, w: 18, a: 0.3, n: 3 }) +
    a.panel(tail, f, { form: 'flat', edgeW: 18 }) +
    buckle(424, y - 2, 66, 78, 11, horn) +
    a.panel(pts('426,575! 462,577! 464,618! 426,618!'), f, { form: 'flat', edgeW: 10, edge: 0.6 }) +
    `<path d="M430 ${y + 37}h58" stroke="${horn}" stroke-width="7" stroke-linecap="round"/>`
  );
}

function epaulette(a: Art, f: Cloth, horn: string, s: number): string {
  const p = M(s, pts('290,178! 380,136! 392,148 386,162! 298,208!'));
  const [x, y] = Mp(s, 376, 153);
  return (
    a.cast(p, { dx: 2, dy: 6, w: 12, a: 0.28, n: 3 }) +
    a.panel(p, f, { form: 'flat', edgeW: 12 }) +
    a.button(x, y, 6, horn)
  );
}

export const trench: Draw = (a, look) => {
  a.layers = [2, 3];
  a.pose(hang({ top: 100, hem: 1090, waist: 640, length: 0.06, cuff: 755, arm: 176 }));
  const f = weave(look, { ground: F.twill(look.base, 0.7, 4.4) });
  const horn = f.L > 0.5 ? '#4a3728' : f.L > 0.3 ? '#2a211b' : '#15161a';
  const top = tone(look.base, f.L > 0.5 ? -0.24 : 0.2);
  tailored(a, f, {
    hem: 1090,
    breakY: 470,
    flare: 40,
    waist: 290,
    pocket: 'slant',
    pocketY: 690,
    buttons: horn,
    lining: tone(look.base, -0.06),
    overlap: 66,
    lapel: 20,
    top,
    darts: false,
    cuffY: 748,
    hole: false,
    front: (edge) => {
      const flap = pts('542,214! 612,214 640,250 622,330 588,416! 540,420 504,396!');
      return (
        a.cast(flap, { dx: 4, dy: 8, w: 18, a: 0.26, n: 3 }) +
        a.panel(flap, f, { form: 'right', edgeW: 24 }) +
        [510, 664, 780, 896]
          .map((y) => a.button(edge - 34, y, 11.5, horn) + a.button(edge - 150, y + 2, 11.5, horn))
          .join('')
      );
    },
    over: () => belt(a, f, top, horn) + epaulette(a, f, horn, 1) + epaulette(a, f, horn, -1),
    sleeve: (s, c) => {
      const strap = M(s, [
        pt(158, c - 76, 1),
        pt(204, c - 62),
        pt(252, c - 62, 1),
        pt(250, c - 34, 1),
        pt(202, c - 34),
        pt(160, c - 46, 1),
      ]);
      const [x, y] = Mp(s, 206, c - 48);
      return (
        a.cast(strap, { dx: 2, dy: 5, w: 10, a: 0.28, n: 3 }) +
        a.panel(strap, f, { rot: 6 * s, form: 'tube', edgeW: 12, edge: 0.7 }) +
        `<rect x="${x - 11}" y="${y - 19}" width="20" height="37" rx="4" fill="none" stroke="${horn}" stroke-width="4.6"/>`
      );
    },
  });
  return { close: [250, 80, 390, 520], oy: 10 };
};
