// A runner: sculpted two-part sole, mesh upper, overlays and a pull tab.

import { mix, tone } from '../../kit/colour.ts';
import { each } from '../../kit/number.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import type { Draw } from '../look.ts';
import { pts } from '../shape.ts';
import { pair } from './pair.ts';

export const trainer: Draw = (a, look) => {
  const light = cloth(look.base).L > 0.7;
  const mesh = cloth(look.base, { weave: F.dots(9, 1.5, tone(look.base, light ? -0.12 : 0.1)) });
  const over = cloth(
    look.pattern === 'colourblock' ? look.second : mix(look.base, light ? '#b3aca0' : '#e9e4da', light ? 0.4 : 0.16),
    { weave: F.fleck(look.base, 0.5) },
  );
  const accent = a.rnd.pick(['#b5673a', '#2f443b', '#d2a24c', '#8f3f3f', '#51708c'] as const);
  const mid = cloth('#efeae0');
  const out = cloth(a.rnd.next() > 0.5 ? '#c79a6b' : '#3a3634');
  const st = (text: string) => a.stitch(pts(text), over.deep, { w: 1.2, a: 0.55, dash: '4.5 3' });
  pair(
    a,
    () => {
      let s = '';
      s += a.panel(pts('500,610! 566,600 646,604 722,592 762,600! 722,650 646,676 574,664'), cloth(accent), {
        form: 'shade',
        edge: 0.9,
        edgeW: 24,
      });
      s += a.panel(pts('386,690! 426,654 452,610 462,580 484,566 514,572 528,596 526,624 508,650 468,690!'), mesh, {
        form: 'down',
        edgeW: 20,
        inner: a.stitch(pts('440,670 470,626 506,590'), mesh.deep, { w: 1.2, a: 0.5 }),
      });
      s += a.panel(
        pts(
          '120,846! 108,812 118,770 160,738 236,720 322,704 402,668 468,626 502,612! 530,630 574,660 640,672 708,650 756,598! 776,600 788,626 782,710 792,790 794,846! 600,862 300,866',
        ),
        mesh,
        {
          form: 'down',
          formDir: [0.2, 0, 0.36, 1],
          edgeW: 40,
          inner:
            a.soft(pts('140,800 176,764 240,744 320,728'), 22, mesh.hi, 0.7 * mesh.hiK, 6) +
            a.soft(pts('560,720 630,736 700,728 760,690'), 28, mesh.hi, 0.4 * mesh.hiK, 5) +
            a.soft(pts('120,850 300,848 520,844 790,836'), 22, mesh.lo, 0.6, 5) +
            a.fold(pts('276,730 300,752 310,780 304,810'), 9, mesh, 0.26, -1) +
            a.fold(pts('310,716 334,740 344,768 338,800'), 9, mesh, 0.26, -1),
        },
      );
      // overlays: mudguard, eyestay, saddle stripes, heel
      const guard = pts('120,846! 108,812 116,776 146,748! 190,768 240,800 300,822 380,836! 380,866 240,866');
      const stay = pts('318,706! 402,668 468,626 502,612! 520,626! 506,658 464,694 402,730 362,748 336,738');
      const heel = pts('690,660! 726,634 756,600! 776,602 788,626 782,710 792,790 794,848! 700,856! 676,800 690,730');
      const bar1 = pts('430,724! 478,690! 506,770 520,860! 462,862! 454,790');
      const bar2 = pts('520,676! 566,664! 584,750 596,858! 544,860! 540,770');
      for (const p of [bar1, bar2])
        s +=
          a.cast(p, { dx: 1, dy: 3, w: 9, a: 0.22, n: 3 }) +
          a.panel(p, cloth(look.pattern === 'colourblock' ? accent : over.base), { form: 'down', edgeW: 14 });
      for (const p of [guard, stay, heel])
        s += a.cast(p, { dx: 1, dy: 4, w: 10, a: 0.24, n: 3 }) + a.panel(p, over, { form: 'down', edgeW: 18 });
      s +=
        st('150,756 192,776 242,808 300,830 380,844') +
        st('332,742 362,756 404,738 468,700 508,662') +
        st('698,664 686,730 686,800 706,852') +
        st('438,726 462,790 470,860') +
        st('528,678 548,770 552,858');
      s += a.panel(
        pts('744,604! 738,566 752,548 772,548 786,566 786,640! 772,640! 772,574 762,566 754,574 756,604!'),
        cloth(accent),
        { form: 'tube', edgeW: 8 },
      );
      // laces
      const cord = light ? '#f6f2ea' : mix(look.base, '#f4f0e8', 0.8);
      s += each(6, (i) => {
        const t = i / 5;
        const x = 366 + t * 122;
        const y = 738 - t * 104;
        const d = `M${(x + 6).toFixed(0)} ${(y + 4).toFixed(0)}Q${(x - 8).toFixed(0)} ${(y - 22).toFixed(0)} ${(x - 22 + t * 10).toFixed(0)} ${(y - 30).toFixed(0)}`;
        return `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="13" transform="translate(2 4)"/><path d="${d}" fill="none" stroke="${tone(cord, -0.14)}" stroke-width="12.500"/><path d="${d}" fill="none" stroke="${cord}" stroke-width="10"/><circle cx="${(x + 8).toFixed(0)}" cy="${(y + 6).toFixed(0)}" r="4.500" fill="${tone(over.base, -0.3)}"/>`;
      });
      // sole: foam with a flared heel, rubber beneath
      const foam = pts(
        '100,838! 240,858 420,858 600,850 740,830 806,800! 822,850 818,900 790,926! 600,930 420,920 260,926 140,920 104,896 92,866',
      );
      const tread = pts(
        '96,886! 140,910 260,914 420,906 600,918 790,912! 796,930 770,944! 600,948 420,938 260,944 150,940 106,918',
      );
      s += a.panel(tread, out, { form: 'down', edgeW: 10 });
      s += a.panel(foam, mid, {
        form: 'down',
        edgeW: 26,
        inner:
          a.seam(pts('104,872 240,884 420,880 560,890 700,876 812,850'), mid, { w: 2.4, a: 0.5 }) +
          a.fold(pts('620,930 660,900 720,880 810,866'), 14, mid, 0.3, -1) +
          a.fold(pts('420,920 470,896 520,890 580,896'), 12, mid, 0.26, -1) +
          `<path d="M690 896l70 -16v12l-64 14z" fill="${accent}"/>`,
      });
      s += each(
        22,
        (i) =>
          `<path d="M${120 + i * 31} ${i < 3 ? 926 : 932}v12" stroke="#000" stroke-opacity=".4" stroke-width="5"/>`,
      );
      // a runner is longer than it is high: the draft is flattened a little
      return `<g transform="translate(0 133) scale(1 .86)">${s}</g>`;
    },
    { dx: 66, dy: -262, k: 0.94 },
    () => a.pool(430, 942, 370, 20, 0.5) + a.pool(480, 952, 430, 44, 0.22),
  );
  return { close: [330, 560, 400, 533], floor: 470, scale: 1.04, ox: -28, oy: -60 };
};
