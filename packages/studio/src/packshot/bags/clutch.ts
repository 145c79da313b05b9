import { tone } from '../../kit/colour.ts';
import { each } from '../../kit/number.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { chain, metal } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';

export const clutch: Draw = (a, look) => {
  const { f, g } = leather(look, 0.4, 0.9);
  const thread = tone(look.base, f.L > 0.5 ? -0.2 : 0.18);
  const st = (p: Shape, o: StitchOptions = {}) =>
    a.stitch(p, thread, { w: 1.8, dash: '6.5 4', a: 0.75, shadow: f.deep, ...o });
  const style = a.rnd.pick(['frame', 'envelope', 'soft'] as const);
  a.add(a.pool(450, 862, 340, 26, 0.55), a.pool(480, 874, 400, 50, 0.24));
  if (style === 'frame') {
    const d = a.line(pts('180,520 190,380 280,250 430,210 560,250 660,380 720,520'));
    a.add(chain(a, d, BRASS, 9));
    const body = pts('150,540! 450,524 750,540! 772,660 764,790 730,852! 450,866 170,852! 136,790 128,660');
    const ruche = each(15, (i) => {
      const x = 190 + i * 37 + a.rnd.jitter(8);
      const lean = (x - 450) * 0.12;
      return a.fold(
        pts(
          `${Math.round(x)},548 ${Math.round(x + lean * 0.3)},620 ${Math.round(x + lean)},700 ${Math.round(x + lean * 1.5)},${i % 3 ? 780 : 730}`,
        ),
        15,
        f,
        0.34,
        i % 2 ? 1 : -1,
      );
    });
    a.add(
      a.panel(body, f, { edgeW: 66, inner: ruche + gloss(a, f, pts('180,620 176,700 190,780 230,830'), 26, 0.7 * g) }),
    );
    const bar = pts('146,510! 450,494 754,510! 758,548! 450,534 142,548!');
    a.add(
      a.cast(bar, { dx: 0, dy: 6, w: 14, a: 0.34, n: 4 }),
      a.use(bar, `fill="${metal(a, BRASS)}" stroke="${tone(BRASS, -0.3)}" stroke-width="1.200"`),
      a.use(a.line(pts('150,516 450,500 750,516')), `fill="none" stroke="${tone(BRASS, 0.28)}" stroke-width="2.400"`),
    );
    for (const [x, y, k] of [
      [436, 476, 1],
      [464, 474, -1],
    ] as const)
      a.add(
        `<g transform="translate(${x} ${y}) rotate(${k * 16})"><circle r="21" cx="2" cy="4" fill="#000" fill-opacity=".26"/><circle r="20" fill="${a.rad(
          [
            [0, '#f6e6c0'],
            [0.5, BRASS],
            [1, tone(BRASS, -0.28)],
          ],
          -6,
          -8,
          26,
        )}"/></g>`,
      );
  } else {
    const body = pts('120,520! 450,512 780,520! 790,680 784,830! 450,846 116,830! 110,680');
    a.add(
      a.panel(body, f, {
        edgeW: 60,
        inner:
          gloss(a, f, pts('150,620 144,700 152,770 170,820'), 24, 0.6 * g) +
          a.soft(pts('240,812 400,828 540,826 700,806'), 24, f.lo, 0.3) +
          st(pts('126,812 450,832 774,812'), { a: 0.6 }),
      }),
    );
    if (style === 'envelope') {
      const flap = pts('112,512! 124,492 450,482 776,492 788,512! 640,640 500,726 450,740 400,726 260,640!');
      a.add(
        a.within(body, a.cast(flap, { dx: 4, dy: 14, w: 40, a: 0.42, n: 7 })),
        a.panel(flap, f, {
          form: 'down',
          formDir: [0.1, 0, 0.3, 1],
          edgeW: 46,
          inner:
            gloss(a, f, pts('180,514 320,502 500,500 640,508'), 22, g) +
            st(pts('132,520 272,634 406,714 450,726 494,714 628,634 768,520')),
        }),
      );
      a.add(
        a.pool(452, 722, 30, 20, 0.4),
        `<circle cx="450" cy="708" r="20" fill="${a.rad(
          [
            [0, '#f3e2ba'],
            [0.5, BRASS],
            [1, tone(BRASS, -0.28)],
          ],
          444,
          700,
          26,
        )}" stroke="${tone(BRASS, -0.3)}"/>`,
      );
    } else {
      const fold = pts('112,512! 122,486 450,476 778,486 788,512! 784,640 770,664! 450,676 130,664! 116,640');
      a.add(
        a.within(body, a.cast(fold, { dx: 2, dy: 14, w: 44, a: 0.42, n: 7 })),
        a.panel(fold, f, {
          form: 'down',
          formDir: [0.1, 0, 0.3, 1],
          edgeW: 50,
          inner:
            gloss(a, f, pts('170,516 320,500 520,498 680,512'), 26, g) +
            a.fold(pts('150,660 260,622 380,612 480,630'), 18, f, 0.2, -1) +
            a.fold(pts('760,656 660,618 560,604 470,612'), 18, f, 0.22) +
            st(pts('134,646 450,658 766,646')),
        }),
      );
      a.add(
        `<path d="M612 664v26a14 14 0 0 0 28 0v-26" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="6" transform="translate(3 4)"/><path d="M612 660v30a14 14 0 0 0 28 0v-30" fill="none" stroke="${BRASS}" stroke-width="5"/>`,
      );
    }
  }
  return style === 'frame'
    ? { close: [270, 400, 360, 480], floor: 640, scale: 1.08, ox: -36, oy: 10 }
    : { close: [270, 470, 330, 440], floor: 640, scale: 1.12, ox: -54, oy: -110 };
};
