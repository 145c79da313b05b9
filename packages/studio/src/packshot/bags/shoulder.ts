import { mix, tone } from '../../kit/colour.ts';
import { R } from '../../kit/number.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { M, Mp, SIDES } from '../block.ts';
import { chain, metal, ring, strap } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw } from '../look.ts';
import { pt, pts } from '../shape.ts';

export const shoulder: Draw = (a, look) => {
  const smooth = look.pattern === undefined && a.rnd.next() > 0.5,
    quilt = look.pattern === 'quilt',
    chained = quilt || a.rnd.next() > 0.75;
  const { f } = leather(look, smooth ? 0.25 : 0.9, smooth ? 0.9 : 0.5),
    m = BRASS,
    th = tone(look.base, f.L > 0.5 ? -0.2 : 0.16),
    st = (p: Shape, o: StitchOptions = {}) => a.stitch(p, th, { w: 1.8, dash: '6.5 4', a: 0.8, shadow: f.deep, ...o });
  const bot = 972;
  a.add(a.pool(450, bot + 2, 270, 26, 0.55), a.pool(490, bot + 12, 340, 56, 0.24));
  // strap: rises from the side rings and crosses itself once at the top, as when hung from a hand just out of frame
  const sd = a.line(pts('206,640 214,520 262,360 350,238 450,196 550,238 638,360 686,520 694,640'));
  if (chained) {
    a.add(chain(a, sd, m));
  } else
    a.add(
      strap(a, sd, 30, f),
      st(pts('196,640 204,518 253,354 343,228 450,184 557,228 647,354 696,518 704,640'), { w: 1.5, a: 0.6 }),
      st(pts('217,640 224,524 271,366 357,248 450,208 543,248 629,366 676,524 683,640'), { w: 1.5, a: 0.6 }),
    );
  const body = [
    pt(206, 662, 1),
    pt(450, 644),
    pt(694, 662, 1),
    pt(716, 780),
    pt(712, 900),
    pt(676, 960),
    pt(600, bot, 0),
    pt(450, bot + 4),
    pt(300, bot),
    pt(224, 960),
    pt(188, 900),
    pt(184, 780),
  ];
  a.add(
    a.panel(body, f, {
      form: 'body',
      edgeW: 60,
      inner:
        a.soft(pts('300,880 400,912 500,912 600,880'), 36, f.lo, 0.22) +
        a.fold(pts('196,700 226,780 232,860 222,940'), 18, f, 0.3) +
        a.fold(pts('704,700 676,780 670,860 680,940'), 18, f, 0.32, -1) +
        a.glow(a.line(pts('190,930 300,968 450,976 600,968 710,930')), f.deep, 50, 0.4, 6) +
        st(pts('198,890 232,946 304,958 450,962 596,958 668,946 702,890'), { a: 0.6 }),
    }),
  );
  const flap = pts(
    '194,650! 204,620 240,604 450,596 660,604 696,620 706,650! 712,740 690,806 620,850 450,872 280,850 210,806 188,740',
  );
  const cs = a.cast(flap, { dx: 4, dy: 14, w: 44, a: 0.42, n: 8 });
  a.add(`<g clip-path="url(#${a.clip(a.path(a.shape(body)))})">${cs}</g>`);
  const fq = quilt
    ? `<g fill="none" stroke="${f.deep}" stroke-width="2.4" stroke-opacity=".6"><path d="${Array.from({ length: 18 }, (_, i) => `M${40 + i * 56} 580l330 330M${860 - i * 56 + 300} 580l-330 330`).join('')}"/><path stroke="${f.hi}" stroke-opacity="${R(0.5 * f.hiK * 10) / 10}" stroke-width="3" transform="translate(2.5 3)" d="${Array.from({ length: 18 }, (_, i) => `M${40 + i * 56} 580l330 330M${860 - i * 56 + 300} 580l-330 330`).join('')}"/></g>`
    : '';
  a.add(
    a.panel(flap, f, {
      form: 'down',
      formDir: [0.1, 0, 0.3, 1],
      edgeW: 50,
      inner:
        fq +
        a.soft(pts('220,640 330,616 520,612 640,626'), 30, f.hi, 0.6 * f.hiK, 6) +
        a.soft(pts('236,634 330,622 480,618 560,622'), 9, mix(f.hi, '#ffffff', 0.4), smooth ? 0.4 : 0.2, 3) +
        a.soft(pts('240,800 360,846 540,846 660,800'), 40, f.lo, 0.3, 6) +
        a.soft(pts('270,680 262,730 272,780 310,820'), 26, f.hi, 0.26 * f.hiK) +
        st(pts('202,650 200,738 221,798 284,838 450,860 616,838 679,798 700,738 698,650')),
    }),
  );
  // side tabs with rings
  for (const s of SIDES) {
    const tb = M(s, pts('196,632! 226,626! 230,690 214,712 198,692'));
    const [x] = Mp(s, 211, 0);
    a.add(
      ring(x - (s < 0 ? 0 : 0), 618, 22, m, 7, 20),
      a.cast(tb, { dx: 3, dy: 4, w: 10, a: 0.3, n: 3 }),
      a.panel(tb, f, { form: 'tube', edgeW: 12 }),
      `<circle cx="${R(x + 1)}" cy="691" r="6.5" fill="#000" fill-opacity=".25"/><circle cx="${R(x)}" cy="689" r="5.5" fill="${metal(a, m)}"/>`,
    );
  }
  // turn-lock
  const lk = pts('408,812! 492,812! 492,866 480,880! 420,880! 408,866'),
    pd = a.shape(lk);
  a.add(
    a.cast(lk, { dx: 5, dy: 8, w: 16, a: 0.34, n: 4 }),
    a.use(pd, `fill="${metal(a, m)}" stroke="${tone(m, -0.3)}" stroke-width="1.2"`),
    a.use(
      pd,
      `fill="none" stroke="${tone(m, 0.25)}" stroke-opacity=".7" stroke-width="1.6" transform="translate(1.5 1.8)"`,
    ),
    `<rect x="444" y="826" width="14" height="42" rx="7" fill="#000" fill-opacity=".3"/><rect x="442" y="822" width="14" height="42" rx="7" fill="${metal(a, tone(m, 0.04))}" stroke="${tone(m, -0.3)}" stroke-width="1"/><path d="M446 828v28" stroke="${tone(m, 0.25)}" stroke-width="2" stroke-linecap="round"/>`,
  );
  return { close: [285, 560, 330, 440], floor: 760 };
};
