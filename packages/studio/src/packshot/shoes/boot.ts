import { tone } from '../../kit/colour.ts';
import { R } from '../../kit/number.ts';
import { cloth } from '../cloth.ts';
import { leather } from '../leather.ts';
import type { Draw } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss, pair } from './pair.ts';

export const boot: Draw = (a, look) => {
  const { f, g } = leather(look, 0.45, 0.8);
  const sole = cloth(f.L > 0.45 ? '#4a3a2e' : '#2b2522'),
    el = cloth(tone(look.base, -0.06));
  const up = pts(
    '142,898 146,862 180,812 254,770 336,722 392,652 414,560 422,440 424,322! 480,334 560,336 648,318! 648,460 634,612 648,730 656,800 654,872! 560,892 440,918 300,930 190,926',
  );
  const so = pts(
    '136,902! 156,902 210,914 300,916 430,902 550,876 662,862! 668,884 662,962! 512,964! 500,920 470,926 400,950 300,964 200,958 148,936',
  );
  pair(
    a,
    () => {
      let s = '';
      s += a.panel(pts('424,322! 470,300 540,291 610,298 648,318! 600,342 530,348 460,344'), cloth('#9c7b5c'), {
        form: 'shade',
        edge: 0.8,
        edgeW: 20,
      });
      s += a.panel(so, sole, {
        form: 'down',
        edgeW: 14,
        inner:
          a.use(
            a.line(pts('134,908 210,936 300,938 430,926 550,898 668,878')),
            `fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"`,
          ) +
          a.use(
            a.line(pts('508,912 580,902 668,892')),
            `fill="none" stroke="${sole.hi}" stroke-opacity=".3" stroke-width="2"`,
          ) +
          a.use(
            a.line(pts('514,938 590,936 668,934')),
            `fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"`,
          ),
      });
      s += a.panel(up, f, {
        form: 'body',
        formDir: [0.1, 0, 0.9, 0.5],
        edgeW: 60,
        inner:
          gloss(a, f, pts('176,850 214,806 262,786 330,742'), 20, g) +
          gloss(a, f, pts('352,716 400,668 426,590 436,480'), 16, g) +
          gloss(a, f, pts('446,350 452,430 448,510 440,580'), 20, 0.8 * g) +
          a.soft(pts('620,360 616,460 606,560 618,660'), 16, f.hi, 0.24 * g) +
          a.soft(pts('600,760 622,790 630,820 626,856'), 18, f.hi, 0.3 * g) +
          a.soft(pts('480,640 500,740 470,820 380,890'), 44, f.lo, 0.3, 6) +
          a.soft(pts('200,900 300,912 420,900 520,876'), 18, f.deep, 0.4, 4) +
          a.fold(pts('410,640 440,650 470,672 486,704'), 11, f, 0.34) +
          a.fold(pts('388,676 424,690 450,716 460,750'), 11, f, 0.34) +
          a.fold(pts('352,716 388,730 410,758 414,796'), 10, f, 0.3) +
          a.fold(pts('316,742 346,756 364,784 362,820'), 8, f, 0.22) +
          a.fold(pts('634,612 604,624 578,626 556,612'), 10, f, 0.3, -1) +
          a.fold(pts('632,580 606,590 588,588 570,578'), 8, f, 0.2, -1) +
          a.seam(pts('545,566 548,660 536,770 510,900'), f, { w: 2, a: 0.6 }) +
          a.stitch(pts('536,570 539,660 527,768 500,900'), f.deep, { w: 1.3, a: 0.6, dash: '4.5 3' }) +
          a.stitch(pts('430,334 484,345 560,347 644,330'), f.deep, { w: 1.3, a: 0.6, dash: '4.5 3' }),
      });
      const go = pts('492,336! 498,420 516,510 545,572 574,510 592,420 600,330! 546,337');
      s += a.panel(go, el, {
        form: 'right',
        edgeW: 16,
        inner: Array.from({ length: 12 }, (_, i) => {
          const x = 497 + i * 9,
            x2 = 545 + (x - 545) * 0.18;
          return `<path d="M${x} 330Q${R(x + (545 - x) * 0.1)} 460 ${R(x2)} 572" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2.6"/><path d="M${x + 3} 330Q${R(x + 3 + (545 - x) * 0.1)} 460 ${R(x2 + 1)} 572" fill="none" stroke="${el.hi}" stroke-opacity=".22" stroke-width="1.6"/>`;
        }).join(''),
      });
      s += a.stitch(pts('484,338 490,420 510,516 545,584 581,516 600,420 608,334'), f.deep, {
        w: 1.3,
        a: 0.6,
        dash: '4.5 3',
      });
      s += a.panel(
        pts(
          '626,322! 624,272 636,254 650,254 660,272 660,380! 648,384 640,376! 646,320 645,278 640,276 637,282 638,322!',
        ),
        el,
        { form: 'tube', edgeW: 8 },
      );
      s += a.stitch(pts('150,916 210,926 300,928.5 430,915 550,887 660,868'), '#b79a72', {
        w: 1.8,
        dash: '5 4',
        a: 0.8,
      });
      return s;
    },
    { dx: 118, dy: -64, k: 0.95 },
    () => a.pool(400, 958, 330, 30, 0.5) + a.pool(470, 970, 420, 52, 0.22) + a.pool(590, 962, 110, 18, 0.5),
  );
  return { close: [380, 240, 330, 440], floor: 700, ox: -22, oy: 40 };
};
