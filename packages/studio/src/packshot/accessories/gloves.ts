import { each } from '../../kit/number.ts';
import { ribBand } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { stud } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw, weave } from '../look.ts';
import { mirror, type Pts, pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';

const HAND = pts(
  '322,900! 316,800 300,720 268,640 236,580 232,548 252,536 280,556 312,600 330,616 328,540 318,440 314,366 328,344 350,362 358,440 366,540 372,520 366,400 368,316 386,294 406,312 412,400 414,520 420,540 424,420 434,332 452,314 470,332 472,430 466,548 474,560 486,470 496,404 514,392 526,410 524,500 512,620 500,720 494,800 496,900!',
);

/** A pair laid flat, one over the other. */
export const gloves: Draw = (a, look) => {
  const knitted = look.pattern === 'cable' || look.pattern === 'rib' || look.pattern === 'fairisle';
  const skin = leather(look, 0.25, 0.9);
  const f = knitted ? weave(look, { ground: F.knit(look.base, 8), k: 0.6 }) : skin.f;
  const g = skin.g;
  const one = (shape: Pts, s: number): string => {
    const q = (text: string): Pts => (s > 0 ? pts(text) : mirror(pts(text), 408));
    const points = knitted
      ? ''
      : each(
          3,
          (i) =>
            a.crease(
              q(`${372 + i * 42},560 ${374 + i * 40},600 ${378 + i * 34},640 ${382 + i * 30},690`),
              6,
              f.deep,
              0.5,
              { n: 3 },
            ) +
            a.crease(
              q(`${376 + i * 42},562 ${378 + i * 40},600 ${382 + i * 34},640 ${386 + i * 30},688`),
              5,
              f.hi,
              0.5 * f.hiK,
              { n: 2 },
            ),
        );
    let s1 = a.cast(shape, { dx: 14, dy: 20, w: 56, a: 0.3, n: 8 });
    s1 += a.panel(shape, f, {
      form: 'tube',
      edgeW: 40,
      inner:
        points +
        (knitted
          ? ''
          : gloss(a, f, q('340,380 344,440 350,500 356,560'), 9, g) +
            gloss(a, f, q('388,330 390,400 394,460 396,530'), 9, g) +
            gloss(a, f, q('448,350 446,420 444,480 440,540'), 9, g) +
            gloss(a, f, q('330,700 340,760 344,820 346,880'), 20, 0.7 * g)) +
        a.fold(q('310,604 336,640 350,690 350,740'), 13, f, 0.3) +
        a.fold(q('500,720 470,736 440,736 410,720'), 11, f, 0.24, -1) +
        a.fold(q('322,800 360,816 400,818 440,806'), 10, f, 0.22) +
        a.soft(q('470,600 480,680 470,760 474,860'), 26, f.lo, 0.3, 5),
    });
    for (const seam of ['366,542 368,548 372,524', '414,522 418,544 420,540', '466,548 470,566 474,560'])
      s1 += a.seam(q(seam), f, { w: 2, a: 0.6 });
    if (knitted) {
      const cuff =
        s > 0
          ? pts('318,806! 400,818 500,806! 508,930! 410,944 310,930!')
          : mirror(pts('318,806! 400,818 500,806! 508,930! 410,944 310,930!'), 408);
      s1 +=
        a.cast(cuff, { dx: 2, dy: -4, w: 12, a: 0.2, n: 3 }) +
        a.panel(cuff, cloth(look.base), {
          form: 'tube',
          edgeW: 26,
          inner: ribBand(a, a.line(q('312,870 408,884 506,870')), 130, f, '5 5'),
        });
    } else {
      s1 +=
        a.stitch(q('318,880 400,890 496,880'), f.deep, { w: 1.6, a: 0.6 }) +
        a.seam(q('408,720 410,800 409,896'), f, { w: 1.8, a: 0.4 });
      const [x = [0, 0]] = q('409,846');
      s1 += stud(a, x[0], x[1], 8, BRASS);
    }
    return s1;
  };
  const back = one(mirror(HAND, 408), -1);
  const front = one(HAND, 1);
  a.add(
    `<g transform="translate(96 -34) rotate(9 408 640)">${back}</g>`,
    `<g transform="translate(-6 16) rotate(-7 408 640)">${front}</g>`,
  );
  return { close: [270, 520, 300, 400], scale: 1.22, ox: -99, oy: -160 };
};
