import { tone } from '../../kit/colour.ts';
import { cloth } from '../cloth.ts';
import { leather } from '../leather.ts';
import type { Draw } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss, pair } from './pair.ts';

export const pump: Draw = (a, look) => {
  const { f, g } = leather(look, 0.14, 1);
  const block = a.rnd.next() > 0.55;
  const sole = cloth(f.L > 0.5 ? '#b08a64' : '#6d3a30', { sheen: 0.5 });
  const upper = pts(
    '96,896! 108,872 150,846 220,814 290,778 318,756! 372,782 446,760 530,690 610,612 668,574 690,566! 712,610 718,680 706,748 688,786! 600,790 520,836 440,888 360,912 260,922 150,916',
  );
  pair(
    a,
    () => {
      let m = '';
      // inside of the far topline
      m += a.panel(
        pts('318,756! 400,736 500,676 590,604 650,566 690,566! 640,600 540,690 446,764 372,786'),
        cloth('#c8a988'),
        { form: 'shade', edge: 0.9, edgeW: 18 },
      );
      // heel, then the thin sole that runs up the arch
      const heel = block
        ? pts('600,792! 700,742! 712,800 706,880 704,962! 626,962! 628,890 618,830')
        : pts('616,800! 706,744! 708,790 694,860 690,962! 664,962! 662,880 646,826');
      m += a.panel(heel, f, {
        form: 'tube',
        edgeW: 18,
        inner: gloss(
          a,
          f,
          block ? pts('636,810 644,860 644,910 642,956') : pts('664,800 672,850 674,900 674,950'),
          8,
          g,
        ),
      });
      m += `<path d="M${block ? '626 954H704V962H626' : '663 954H691V962H663'}z" fill="#241d1a"/>`;
      m += a.panel(
        pts(
          '92,900! 150,914 260,920 360,910 440,884 520,832 600,786 690,780! 640,806 560,846 470,904 380,930 260,938 150,932',
        ),
        sole,
        { form: 'down', edgeW: 8 },
      );
      m += a.panel(upper, f, {
        form: 'down',
        formDir: [0.2, 0, 0.4, 1],
        edgeW: 46,
        inner:
          gloss(a, f, pts('126,878 176,848 236,822 300,786'), 18, g) +
          gloss(a, f, pts('360,800 420,796 476,764 520,730'), 14, 0.7 * g) +
          gloss(a, f, pts('600,650 650,606 676,600 694,640'), 16, 0.8 * g) +
          a.soft(pts('140,908 260,912 380,898 500,834'), 20, f.lo, 0.5, 5) +
          a.fold(pts('300,790 322,820 326,850 310,880'), 10, f, 0.2, -1) +
          a.fold(pts('520,700 540,740 530,790 500,826'), 14, f, 0.16),
      });
      m += a.use(
        a.line(pts('318,757 372,784 446,762 530,692 610,614 668,576 690,567')),
        `fill="none" stroke="${tone(f.base, f.L > 0.5 ? -0.1 : 0.1)}" stroke-width="4"`,
      );
      return m;
    },
    { dx: 112, dy: -236, k: 0.94 },
    () => a.pool(250, 934, 210, 18, 0.5) + a.pool(380, 950, 400, 40, 0.2) + a.pool(684, 962, 70, 10, 0.5),
  );
  return { close: [330, 540, 400, 533], floor: 470, scale: 1.06, ox: -26, oy: -40 };
};
