import { tone } from '../../kit/colour.ts';
import { lerp, R } from '../../kit/number.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { leather } from '../leather.ts';
import type { Draw } from '../look.ts';
import { pts } from '../shape.ts';
import { pair } from './pair.ts';

export const sneaker: Draw = (a, look) => {
  const { f } = leather(look, 0.3, 0.3);
  const tab =
    f.L > 0.8 ? (look.colour === 'white' ? '#2f443b' : '#a98661') : f.L < 0.4 ? tone(look.base, 0.02) : look.second;
  const t = cloth(tab, { weave: F.grain(tab, 0.4), sheen: 0.3 }),
    so = cloth(look.colour === 'white' || f.L < 0.6 ? '#efeae0' : '#c79a6b');
  const up = pts(
    '122,866! 114,834 126,798 166,770 240,754 326,736 404,702 470,664 500,652! 528,668 572,694 636,706 702,688 748,650! 766,650 777,672 774,740 782,800 786,850! 600,862 300,868',
  );
  const st = (p: Shape, o: StitchOptions = {}) => a.stitch(p, f.deep, { w: 1.3, a: 0.5, dash: '4.5 3', ...o });
  pair(
    a,
    () => {
      let s = '';
      s += a.panel(pts('494,656! 560,650 640,652 716,644 752,646! 716,692 640,712 572,700'), cloth('#cdc3b4'), {
        form: 'shade',
        edge: 0.9,
        edgeW: 24,
        inner: a.soft(pts('560,676 610,690 660,690 710,672'), 10, '#ffffff', 0.2),
      });
      // tongue: padded, leaning forward out of the throat
      s += a.panel(pts('388,708! 430,676 458,640 470,616 488,606 514,612 526,630 524,650 510,672 470,700!'), f, {
        form: 'down',
        edgeW: 20,
        inner:
          st(pts('440,690 474,656 508,626')) + a.soft(pts('462,650 474,626 488,616 506,618'), 6, f.hi, 0.6 * f.hiK),
      });
      s += a.panel(up, f, {
        form: 'down',
        formDir: [0.2, 0, 0.36, 1],
        edgeW: 40,
        inner:
          a.soft(pts('132,820 164,786 230,768 310,752'), 20, f.hi, 0.8 * f.hiK, 6) +
          a.soft(pts('560,740 620,752 690,750 750,726'), 30, f.hi, 0.4 * f.hiK, 6) +
          a.soft(pts('400,790 470,770 540,776 600,800'), 26, f.hi, 0.24 * f.hiK, 5) +
          a.soft(pts('116,862 260,856 520,850 786,840'), 20, f.lo, 0.6, 5) +
          a.soft(pts('360,760 356,800 340,830 300,850'), 26, f.lo, 0.3, 5) +
          a.soft(pts('776,660 764,720 766,780 776,840'), 26, f.lo, 0.5, 5) +
          a.crease(pts('268,762 286,780 296,800 294,822'), 9, f.lo, 0.4, { side: -1 }) +
          a.crease(pts('300,752 320,772 330,792 326,818'), 9, f.lo, 0.4, { side: -1 }) +
          a.crease(pts('240,770 256,786 264,802 262,818'), 7, f.lo, 0.26, { side: -1 }) +
          a.crease(pts('274,760 292,778 302,800 300,822'), 6, f.hi, 0.6 * f.hiK) +
          a.crease(pts('306,750 326,770 336,792 332,816'), 6, f.hi, 0.6 * f.hiK),
      });
      // quarter: one clean piece over the vamp, from throat to heel
      const qt = pts(
        '332,737! 404,702 470,664 500,652! 528,668 572,694 636,706 702,688 748,650! 766,650 777,672 774,740 782,800 786,850! 600,862 404,867! 386,820 356,780',
      );
      s +=
        a.cast(qt, { dx: -3, dy: 2, w: 9, a: 0.22, n: 3, col: f.deep }) +
        a.panel(qt, f, {
          form: 'down',
          formDir: [0.1, 0, 0.2, 1],
          edgeW: 34,
          line: 0.4,
          inner:
            a.soft(pts('540,730 610,748 690,744 750,714'), 26, f.hi, 0.5 * f.hiK, 6) +
            a.soft(pts('420,862 560,852 680,846 786,836'), 22, f.lo, 0.5, 5) +
            a.soft(pts('560,700 540,760 500,810 440,850'), 30, f.lo, 0.2, 5) +
            st(pts('341,741 366,776 396,818 415,866')) +
            st(pts('350,738 375,774 405,817 424,866')) +
            a.fold(pts('560,700 548,724 530,742 506,752'), 9, f, 0.2) +
            a.fold(pts('596,706 590,736 576,762 552,780'), 9, f, 0.16) +
            [0, 1, 2]
              .map((r) =>
                Array.from(
                  { length: 7 },
                  (_, i) =>
                    `<ellipse cx="${R(470 + i * 19 + r * 26)}" cy="${R(826 - i * 11 - r * 2)}" rx="2.6" ry="2.2" fill="${f.deep}" fill-opacity=".5"/>`,
                ).join(''),
              )
              .join(''),
        });
      // eyestay facing
      const ey = pts('334,738! 404,703 470,665 500,653! 520,664! 508,690 470,716 410,750 370,766 350,758');
      s +=
        a.cast(ey, { dx: 1, dy: 4, w: 9, a: 0.24, n: 3, col: f.deep }) +
        a.panel(ey, f, {
          form: 'down',
          edgeW: 14,
          line: 0.36,
          inner: st(pts('348,748 368,757 408,741 466,708 502,684 512,666')),
        });
      const ht = pts('712,690! 742,654! 752,644 770,648 778,672 775,742! 738,746 718,724');
      s +=
        a.seam(pts('690,856 704,800 726,764 775,750'), f, { w: 1.8, a: 0.5 }) +
        st(pts('698,855 712,804 731,772 776,758')) +
        a.cast(ht, { dx: -1, dy: 3, w: 9, a: 0.26, n: 3, col: t.deep }) +
        a.panel(ht, t, {
          form: 'right',
          edgeW: 16,
          inner:
            a.stitch(pts('720,694 725,720 742,738 774,735'), t.deep, { w: 1.2, a: 0.6, dash: '4 3' }) +
            a.soft(pts('736,668 744,690 744,710 748,728'), 8, t.hi, 0.5 * t.hiK),
        });
      s +=
        a.use(
          a.line(pts('504,655 530,671 573,697 636,709 700,692 744,656')),
          `fill="none" stroke="${f.hi}" stroke-opacity=".8" stroke-width="3"`,
        ) + st(pts('526,680 572,708 638,720 704,702'));
      const L = f.L < 0.35 ? tone(look.base, 0.03) : '#f4f0e8';
      for (let i = 0; i < 6; i++) {
        const u = i / 5,
          x = lerp(372, 497, u),
          y = lerp(748, 676, u),
          d = `M${R(x)} ${R(y)}C${R(x - 6)} ${R(y - 14)} ${R(x - 18)} ${R(y - 27)} ${R(x - 36 + i * 2)} ${R(y - 31 - i)}`;
        s += `<circle cx="${R(x + 2)}" cy="${R(y + 2)}" r="5" fill="${f.deep}" fill-opacity=".85"/><path d="${d}" stroke="#000" stroke-opacity=".2" stroke-width="11" fill="none" stroke-linecap="round" transform="translate(2 4)"/><path d="${d}" stroke="${tone(L, -0.24)}" stroke-width="10.5" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${L}" stroke-width="8.4" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${tone(L, -0.16)}" stroke-width="7" fill="none" stroke-dasharray="1.3 2.3" stroke-opacity=".45"/>`;
      }
      const sp = pts(
        '112,860! 150,863 300,864 600,858 796,846! 802,872 790,899 760,905! 500,909 260,908 160,905 118,897 106,880',
      );
      s += a.panel(sp, so, {
        form: 'down',
        edgeW: 14,
        inner:
          a.stitch(pts('102,872 150,873 300,875 600,869 798,857'), so.deep, { w: 1.5, a: 0.5, dash: '6 4' }) +
          a.use(
            a.line(pts('104,886 300,895 600,893 798,884')),
            `fill="none" stroke="${so.deep}" stroke-opacity=".3" stroke-width="1.5"`,
          ) +
          a.glow(a.line(pts('110,904 400,914 790,904')), so.lo, 22, 0.7, 4),
      });
      return s;
    },
    { dx: 66, dy: -268, k: 0.94 },
    () => a.pool(450, 903, 380, 20, 0.6) + a.pool(490, 914, 440, 44, 0.24),
  );
  return { close: [320, 560, 330, 440], floor: 470, scale: 1.1, ox: -52, oy: -66 };
};
