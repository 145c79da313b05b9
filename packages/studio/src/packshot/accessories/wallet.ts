import { tone } from '../../kit/colour.ts';
import { zip } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw } from '../look.ts';
import type { Pts } from '../shape.ts';
import { inset, pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';

export const wallet: Draw = (a, look) => {
  const { f, g } = leather(look, 0.7, 0.6);
  const thread = tone(look.base, f.L > 0.5 ? -0.2 : 0.2);
  const zipped = a.rnd.next() > 0.5;
  const turn = Math.round(a.rnd.range(-7, 5));
  const body: Pts = zipped
    ? pts('176,420! 196,400 450,396 704,400 724,420! 728,600 724,782! 704,802 450,806 196,802 176,782! 172,600')
    : pts('220,300! 238,282 450,278 662,282 680,300! 684,590 680,876! 662,896 450,900 238,896 220,876! 216,590');
  const mark = `M${450 - 26} ${zipped ? 640 : 820}V${zipped ? 612 : 792}a26 26 0 0 1 52 0v28z`;
  let s = a.cast(body, { dx: 18, dy: 26, w: 74, a: 0.28, n: 10 }) + a.cast(body, { dx: 6, dy: 8, w: 20, a: 0.3, n: 4 });
  s += a.panel(body, f, {
    form: 'flat',
    edgeW: 40,
    inner:
      gloss(
        a,
        f,
        zipped ? pts('210,470 300,430 460,424 600,436') : pts('250,380 320,320 460,310 580,324'),
        34,
        0.6 * g,
      ) + a.stitch(a.shape(inset(body, 0.955, 0.94)), thread, { w: 2, dash: '7 4.500', a: 0.8, shadow: f.deep }),
  });
  if (zipped) s += zip(a, pts('690,408 450,402 210,406 178,428 174,600 178,776 210,796'), f, 10, BRASS);
  else {
    // bifold standing open by a finger: the fold at the left, cards looking out
    const card = (dy: number, c: string) =>
      a.panel(
        [
          [244, 300 - dy, 1],
          [664, 300 - dy, 1],
          [668, 330, 1],
          [240, 330, 1],
        ],
        { ...f, base: c },
        { form: 'flat', edgeW: 6, pat: false, edge: 0.4 },
      );
    s = card(26, '#d9d0c0') + card(14, '#a98a64') + s;
    s +=
      a.seam(pts('222,590 450,596 682,590'), f, { w: 2.2, a: 0.5 }) +
      a.soft(pts('226,620 380,632 540,632 678,620'), 22, f.hi, 0.4 * f.hiK * g, 5) +
      a.soft(pts('226,572 380,580 540,580 678,572'), 20, f.lo, 0.4, 5);
  }
  s += `<path d="${mark}" fill="none" stroke="${f.deep}" stroke-width="3" stroke-opacity=".6"/><path d="${mark}" fill="none" stroke="${f.hi}" stroke-width="1.500" stroke-opacity=".5" transform="translate(1.5 2)"/>`;
  a.add(`<g transform="rotate(${turn} 450 600)">${s}</g>`);
  return { close: zipped ? [400, 380, 345, 460] : [360, 260, 345, 460], scale: 1.14, ox: -63, oy: -84 };
};
