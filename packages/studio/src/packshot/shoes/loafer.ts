import { tone } from '../../kit/colour.ts';
import { R } from '../../kit/number.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { cloth } from '../cloth.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss, pair } from './pair.ts';

export const loafer: Draw = (a, look) => {
  const { f, g } = leather(look, 0.24, 1);
  const so = cloth('#2a2320');
  const st = (p: Shape, o: StitchOptions = {}) => a.stitch(p, f.deep, { w: 1.3, a: 0.6, dash: '4.5 3', ...o });
  const up = pts(
    '116,882! 106,852 120,818 160,796 236,780 322,757 404,722 456,692 482,682! 500,692 528,718 584,740 650,742 712,720 750,688! 766,690 776,712 772,772 782,842! 600,868 440,888 260,892',
  );
  pair(
    a,
    () => {
      let s = '';
      s += a.panel(pts('480,688! 540,684 640,688 720,680 752,686! 716,728 650,752 580,748 524,724'), cloth('#b8977a'), {
        form: 'shade',
        edge: 0.9,
        edgeW: 22,
        inner: a.soft(pts('540,712 600,728 660,728 716,706'), 12, '#f0dcc2', 0.4),
      });
      const sp = pts(
        '108,874! 180,880 300,884 440,880 600,860 788,842! 792,860 786,905! 640,908! 632,884 560,892 440,905 300,908 180,906 116,898',
      );
      s += a.panel(sp, so, {
        form: 'down',
        edgeW: 10,
        inner:
          a.use(
            a.line(pts('98,886 180,898 300,900 440,895 600,876 792,850')),
            `fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"`,
          ) +
          a.use(
            a.line(pts('98,882 180,893 300,895 440,890 600,871 792,845')),
            `fill="none" stroke="${so.hi}" stroke-opacity=".5" stroke-width="1.6"`,
          ) +
          a.use(a.line(pts('640,890 790,880')), `fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"`) +
          a.soft(pts('664,872 660,886 660,896 662,906'), 12, so.hi, 0.4),
      });
      s += a.panel(up, f, {
        form: 'down',
        formDir: [0.2, 0, 0.36, 1],
        edgeW: 40,
        inner:
          gloss(a, f, pts('122,850 136,832 164,826 220,824'), 11, g) +
          gloss(a, f, pts('570,776 630,792 690,786 748,752'), 15, 0.7 * g) +
          a.soft(pts('112,880 260,884 480,874 780,834'), 18, f.deep, 0.5, 5) +
          a.soft(pts('540,740 560,790 550,830 520,866'), 24, f.lo, 0.3) +
          a.soft(pts('774,700 764,750 768,800 778,838'), 20, f.deep, 0.4, 5) +
          a.crease(pts('250,824 272,838 282,856 280,880'), 8, f.lo, 0.5, { side: -1 }) +
          a.crease(pts('256,823 279,838 289,856 286,880'), 5, f.hi, 0.5 * g * f.hiK) +
          a.crease(pts('296,816 320,832 332,852 330,876'), 8, f.lo, 0.5, { side: -1 }) +
          a.crease(pts('302,815 327,832 339,852 336,876'), 5, f.hi, 0.5 * g * f.hiK) +
          a.seam(pts('668,738 684,780 684,820 676,856'), f, { w: 1.7, a: 0.5 }) +
          st(pts('677,737 693,780 693,820 685,855')) +
          st(pts('530,731 584,753 652,755 716,733 752,703')),
      });
      s += a.use(
        a.line(pts('486,686 504,696 530,721 585,743 650,745 711,723 748,691')),
        `fill="none" stroke="${f.hi}" stroke-opacity="${R(0.7 * f.hiK * 10) / 10}" stroke-width="2.4"`,
      );
      // apron (moc toe): a raised plug lying along the top of the foot, edged by a puckered ridge
      const ap = pts('146,812! 180,796 240,781 322,757 404,721 440,702! 438,736 410,764 350,790 270,808 190,818');
      s += a.panel(ap, f, {
        form: 'down',
        edgeW: 18,
        line: 0.001,
        inner: gloss(a, f, pts('190,808 250,793 320,772 390,742'), 10, g),
      });
      const rd = a.line(pts('146,813 190,819 270,809 350,792 412,766'));
      s +=
        a.glow(rd, f.deep, 16, 0.5, 4, 'translate(1 5)') +
        a.use(rd, `fill="none" stroke="${f.lo}" stroke-width="7" stroke-linecap="round"`) +
        a.use(
          rd,
          `fill="none" stroke="${f.base}" stroke-width="5" stroke-linecap="round" transform="translate(0 -1.2)"`,
        ) +
        a.use(rd, `fill="none" stroke="${f.deep}" stroke-opacity=".65" stroke-width="7" stroke-dasharray="1.5 5.5"`) +
        a.use(
          rd,
          `fill="none" stroke="${f.hi}" stroke-opacity="${R(0.7 * f.hiK * 10) / 10}" stroke-width="1.3" transform="translate(0 -3)"`,
        );
      const sd = pts(
        '392,727! 430,708 462,688 484,680! 506,694 522,712! 536,760 540,810 534,874! 438,886! 440,830 428,780',
      );
      s +=
        a.cast(sd, { dx: 2, dy: 4, w: 16, a: 0.34, n: 4 }) +
        a.panel(sd, f, {
          form: 'down',
          formDir: [0, 0, 0.5, 1],
          edgeW: 22,
          inner:
            gloss(a, f, pts('420,728 448,756 464,790 466,840'), 9, 0.8 * g) +
            a.soft(pts('452,880 480,866 510,862 536,850'), 16, f.deep, 0.4) +
            st(pts('402,730 438,780 450,830 448,884')) +
            st(pts('514,712 527,760 531,810 525,874')),
        });
      const bit = BRASS;
      if (a.rnd.next() > 0.5) {
        const b = (d: string) =>
          `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="7" transform="translate(2 5)"/><path d="${d}" fill="none" stroke="${tone(bit, -0.25)}" stroke-width="7"/><path d="${d}" fill="none" stroke="${bit}" stroke-width="5"/><path d="${d}" fill="none" stroke="${tone(bit, 0.22)}" stroke-width="1.5" transform="translate(-.8 -1.2)"/>`;
        s +=
          b('M424 716a15 11 -28 1 0 26 -14a15 11 -28 1 0 -26 14') +
          b('M478 754a15 12 58 1 0 20 27a15 12 58 1 0 -20 -27') +
          b('M450 724Q470 732 480 748');
      } else {
        const sl = pts('432,738! 452,737 474,745 500,764! 482,761 455,751');
        s +=
          a.glow(a.shape(sl), f.lo, 20, 0.3, 4) +
          a.panel(sl, f, { fill: f.deep, form: 'flat', edge: 0, line: 0.6 }) +
          a.use(
            a.line(pts('433,741 455,754 482,764 500,767')),
            `fill="none" stroke="${f.hi}" stroke-opacity="${R(0.7 * f.hiK * 10) / 10}" stroke-width="2"`,
          );
      }
      s += a.stitch(pts('122,889 180,895.5 300,897.5 440,892 600,873.5 788,847'), '#a58a66', {
        w: 1.5,
        dash: '4 3.6',
        a: 0.6,
      });
      return s;
    },
    { dx: 84, dy: -196, k: 0.92 },
    () => a.pool(370, 905, 300, 18, 0.55) + a.pool(470, 914, 430, 42, 0.24) + a.pool(712, 908, 100, 12, 0.55),
  );
  return { close: [330, 610, 285, 380], floor: 400, oy: -110, ox: -6 };
};
