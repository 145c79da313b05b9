import { drape, label, M, ribBand, SIDES, WALL } from '../block.ts';
import type { Draw } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, pts } from '../shape.ts';
import { hem, KNIT_FRAME, yarn } from './knit.ts';

/** A knitted waistcoat: deep V, ribbed armholes, the jersey's hem. */
export const knitVest: Draw = (a, look) => {
  a.pose(hang({ top: 190, hem: 890, waist: 520, length: 0.07, sway: 6 }));
  const { cloth: f, trim } = yarn(look);
  const half = pts('366,190! 318,206 282,226! 298,300 290,380 252,430! 246,520 240,656 236,788 248,817!');
  a.add(
    a.cast([...half, ...pts('244,890!'), ...mirror([...half, ...pts('244,890!')])], WALL),
    a.panel(pts('366,196! 404,176 450,170 496,176 534,196! 520,320 450,460! 380,320'), f, {
      form: 'shade',
      edge: 0.8,
      edgeW: 34,
    }),
    label(450, 190, false),
  );
  hem(a, f, trim);
  a.add(
    a.panel([...half, ...pts('450,827'), ...mirror(half), ...pts('520,300 486,390 450,452! 414,390 380,300')], f, {
      edgeW: 54,
      inner: drape(a, f, 822) + a.glow(a.line(pts('245,812 450,821 655,812')), f.lo, 30, 0.4, 4),
    }),
  );
  for (const s of SIDES) {
    const hole = a.line(M(s, pts('288,226 304,300 296,376 258,428')));
    const neck = a.line(M(s, pts('372,190 388,290 420,386 451,452')));
    for (const [d, w] of [
      [hole, 26],
      [neck, 30],
    ] as const)
      a.add(
        a.glow(d, '#000', w * 1.3, 0.14, 4, 'translate(3 5)'),
        a.use(d, `fill="none" stroke="${f.deep}" stroke-width="${w + 2}"`),
        a.use(d, `fill="none" stroke="${trim.base}" stroke-width="${w}"`),
        ribBand(a, d, w, trim),
        a.use(
          d,
          `fill="none" stroke="${trim.lo}" stroke-width="${w * 0.3}" stroke-opacity=".3" transform="translate(${w * 0.28} 2)"`,
        ),
      );
  }
  const back = a.line(pts('364,198 404,178 450,172 496,178 536,198'));
  a.add(a.use(back, `fill="none" stroke="${trim.shade}" stroke-width="20"`), ribBand(a, back, 20, f));
  return { ...KNIT_FRAME, scale: 1.12, ox: -54, oy: 0 };
};
