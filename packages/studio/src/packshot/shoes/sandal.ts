import { mix, tone } from '../../kit/colour.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { stud } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw } from '../look.ts';
import { inset, type Pts } from '../shape.ts';
import { foot, footAll, fromAbove, onGround, SOLE, sole } from './above.ts';
import { gloss } from './pair.ts';

export const sandal: Draw = (a, look) => {
  const { f, g } = leather(look, 0.3, 0.7);
  const style = a.rnd.pick(['bands', 'cross', 'slide'] as const);
  const bed: Cloth = cloth(mix('#c8a67e', look.base, 0.1), { weave: F.grain('#c8a67e', 0.3), sheen: 0.3 });
  const band = (list: Pts, hi: Pts): string => {
    const edge = a.shape(inset(list, 0.95, 0.8));
    return (
      a.cast(list, { dx: 5, dy: 12, w: 26, a: 0.42, n: 5 }) +
      a.panel(list, f, {
        form: 'tube',
        edgeW: 26,
        inner: gloss(a, f, hi, 14, g) + a.stitch(edge, f.deep, { w: 1.4, a: 0.55, dash: '5 3.4' }),
      })
    );
  };
  fromAbove(a, (s) => {
    const q = foot(s);
    const outer = footAll(s)(SOLE);
    let m = onGround(a, outer) + sole(a, outer, f.L > 0.5 ? '#7a5a3e' : '#2a2320');
    m += a.panel(inset(outer, 0.94, 0.975), bed, {
      form: 'flat',
      edgeW: 40,
      inner:
        a.soft(q('300,330 296,400 300,460 304,520'), 60, bed.lo, 0.2, 5) +
        a.soft(q('304,760 300,800 300,840 304,880'), 60, bed.lo, 0.24, 5) +
        a.stitch(a.shape(inset(outer, 0.87, 0.945)), bed.deep, { w: 1.4, a: 0.5, dash: '5 4' }),
    });
    m += `<path d="M${s > 0 ? 284 : 576} 806h40M${s > 0 ? 292 : 584} 818h24" stroke="${tone(bed.base, -0.2)}" stroke-opacity=".7" stroke-width="2.600"/>`;
    if (style === 'slide') {
      m += band(
        q('196,380! 250,352 350,350 408,388! 402,560! 350,522 254,524 206,566!'),
        q('230,450 262,414 310,404 350,410'),
      );
    } else if (style === 'cross') {
      m +=
        band(q('198,392! 230,366! 330,460 396,556! 386,610! 290,520'), q('232,410 280,452 320,490 356,536')) +
        band(q('408,392! 376,362! 280,452 206,556! 216,610! 316,516'), q('374,400 330,440 286,488 250,540'));
    } else {
      m +=
        band(
          q('202,352! 256,332 348,332 404,356! 406,420! 350,394 254,396 200,418!'),
          q('230,376 262,358 300,352 340,354'),
        ) +
        band(
          q('200,476! 254,452 350,450 402,474! 398,540! 350,512 256,516 206,544!'),
          q('230,500 262,480 300,474 340,474'),
        );
    }
    if (style !== 'slide') {
      const ankle = q('214,664! 256,642 350,642 394,660! 396,704! 350,686 256,688 212,708!');
      const [x, y] = [s > 0 ? 372 : 528, 676];
      m +=
        a.cast(ankle, { dx: 5, dy: 10, w: 20, a: 0.4, n: 4 }) +
        a.panel(ankle, f, { form: 'tube', edgeW: 16, inner: gloss(a, f, q('234,674 264,660 300,656 340,660'), 8, g) }) +
        `<rect x="${x - 15}" y="${y - 26}" width="30" height="40" rx="5" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="6" transform="translate(2 4)"/><rect x="${x - 15}" y="${y - 26}" width="30" height="40" rx="5" fill="none" stroke="${BRASS}" stroke-width="5"/><path d="M${x - 13} ${y - 6}h24" stroke="${tone(BRASS, 0.14)}" stroke-width="3.500"/>`;
      m += stud(a, s > 0 ? 234 : 666, 678, 5, BRASS);
    }
    return m;
  });
  return { close: [170, 300, 290, 387], scale: 1.25, ox: -112, oy: -125 };
};
