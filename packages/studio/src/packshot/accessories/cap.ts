import { tone } from '../../kit/colour.ts';
import { lerp, R } from '../../kit/number.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { type Draw, weave } from '../look.ts';
import { pt, pts } from '../shape.ts';

export const cap: Draw = (a, look) => {
  const f = weave(look, { ground: F.twill(look.base, 0.8) }),
    two = look.pattern === 'colourblock',
    b = two ? cloth(look.second, { weave: F.twill(look.second, 0.8) }) : f;
  const crown = pts(
    '228,668! 220,606 232,520 276,436 356,384 462,366 566,384 646,438 696,520 716,616 716,700! 640,722 548,728 420,712 310,690',
  );
  const brim = pts('227,666! 300,676 420,698 550,728! 530,776 452,824 330,848 200,838 106,800 84,760 108,716 160,684');
  a.add(a.pool(400, 838, 330, 34, 0.4), a.pool(480, 800, 380, 80, 0.22), a.pool(640, 726, 130, 30, 0.4));
  // back strap opening hint
  a.add(
    a.panel(crown, f, {
      form: 'body',
      formDir: [0, 0, 1, 0.35],
      edgeW: 80,
      rot: 0,
      under:
        // panels take slightly different grain
        a.use(
          a.shape(pts('468,365! 560,377 662,441 722,544 734,647 716,702! 560,728! 600,578 560,449')),
          `fill="${f.lo}" fill-opacity=".14"`,
        ),
      inner:
        a.soft(pts('300,647 286,561 320,475 396,408'), 46, f.hi, 0.5 * f.hiK, 7) +
        a.soft(pts('480,647 520,561 510,475 474,406'), 34, f.hi, 0.2 * f.hiK, 6) +
        a.soft(pts('640,700 690,613 670,509 590,415'), 60, f.lo, 0.4, 7) +
        [
          pts('462,365 372,458 336,578 346,694'),
          pts('468,365 560,449 604,578 584,728'),
          pts('472,367 620,441 690,561 686,710'),
          pts('456,365 350,398 262,501 236,664'),
        ]
          .map(
            (p) =>
              a.glow(a.line(p), f.lo, 16, 0.34, 4) +
              a.seam(p, f, { w: 2, a: 0.6 }) +
              a.stitch(
                p.map(([x, y], j) => [x - 8 * Math.min(1, j), y]),
                f.deep,
                { w: 1.4, a: 0.5, dash: '5 3.4' },
              ) +
              a.stitch(
                p.map(([x, y], j) => [x + 8 * Math.min(1, j), y]),
                f.deep,
                { w: 1.4, a: 0.5, dash: '5 3.4' },
              ),
          )
          .join('') +
        a.fold(pts('380,690 420,664 470,656 540,664'), 13, f, 0.2, -1) +
        a.fold(pts('610,700 626,664 650,647 690,647'), 12, f, 0.2, -1) +
        a.fold(pts('250,656 270,630 300,618 332,621'), 10, f, 0.18, -1) +
        a.glow(a.line(pts('226,668 310,694 420,716 540,732 640,728 716,706')), f.deep, 30, 0.4, 5) +
        a.stitch(pts('228,656 310,674 420,696 540,712 640,708 722,686'), f.deep, { w: 1.4, a: 0.5, dash: '5 3.4' }),
    }),
  );
  for (const [x, y, t] of pts('322,508! 444,488! 580,496! 664,530!'))
    a.add(
      `<g transform="translate(${x} ${y}) rotate(${t})"><ellipse rx="9" ry="10.5" fill="${f.lo}"/><ellipse rx="9" ry="10.5" fill="none" stroke="${f.deep}" stroke-width="2" stroke-dasharray="1.6 1.4"/><ellipse rx="3.6" ry="4.6" fill="${tone(f.deep, -0.1)}"/></g>`,
    );
  a.add(
    `<ellipse cx="468" cy="369" rx="21" ry="9" fill="#000" fill-opacity=".2"/>`,
    a.panel(pts('446,365 452,355 466,350 480,354 487,364 478,370 456,371'), f, { form: 'flat', edgeW: 12 }),
  );
  // brim: curved board - dark where it tucks under the crown, lit on the crest, rows of stitching that follow the edge
  const rows = (k: number) =>
    a.line([
      pt(lerp(227, 118, k), lerp(666, 706, k)),
      pt(lerp(222, 88, k), lerp(680, 758, k)),
      pt(lerp(240, 110, k), lerp(690, 800, k)),
      pt(lerp(300, 202, k), lerp(694, 836, k)),
      pt(lerp(390, 330, k), lerp(704, 847, k)),
      pt(lerp(474, 450, k), lerp(718, 823, k)),
      pt(lerp(542, 528, k), lerp(732, 776, k)),
    ]);
  a.add(a.cast(brim, { dx: 8, dy: 14, w: 40, a: 0.24, n: 7 }));
  a.add(
    a.panel(brim, b, {
      rot: -8,
      form: 'body',
      formDir: [0, 0.1, 0.9, 0.7],
      edgeW: 44,
      inner:
        a.soft(pts('156,740 220,712 330,726 450,768'), 40, b.hi, 0.5 * b.hiK, 7) +
        a.soft(pts('140,800 240,836 360,830 500,770'), 26, b.lo, 0.4, 6) +
        [0.14, 0.3, 0.46, 0.62, 0.78, 0.93]
          .map((k) => a.stitch(rows(k), b.deep, { w: 1.4, a: 0.5, dash: '5 3.4' }))
          .join('') +
        a.glow(a.line(pts('222,661 300,668 420,690 552,726')), b.deep, 44, 0.6, 7),
    }),
  );
  a.add(
    a.use(
      a.line(pts('96,790 122,812 200,842 330,852 454,828 532,780')),
      `fill="none" stroke="${b.deep}" stroke-opacity=".5" stroke-width="5"`,
    ),
    a.use(
      a.line(pts('92,784 120,808 200,839 330,849 453,825 531,777')),
      `fill="none" stroke="${b.hi}" stroke-opacity="${R(0.5 * b.hiK)}" stroke-width="2"`,
    ),
  );
  // small embroidered mark on the front panel: satin-stitched laurel leaf
  const em = two ? look.second : f.L > 0.6 ? '#5a4a3c' : '#efe6d6';
  a.add(
    `<g transform="translate(292 588) rotate(-6) skewY(8)" fill="none" stroke="${em}" stroke-width="2.2" stroke-linecap="round"><path d="M0 34V-30"/>${[-22, -8, 6, 20].map((y) => `<path d="M0 ${y + 6}q-16 -2 -18 -16q14 0 18 16zM0 ${y + 6}q16 -2 18 -16q-14 0 -18 16z" fill="${em}" stroke="${tone(em, -0.16)}" stroke-width=".8"/>`).join('')}</g>`,
  );
  return { close: [110, 470, 345, 460], floor: 560, oy: 10 };
};
