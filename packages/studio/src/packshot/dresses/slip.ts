import { mix, tone } from '../../kit/colour.ts';
import { M, Mp, SIDES, WALL } from '../block.ts';
import { BRASS, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { type Pt, pt, pts } from '../shape.ts';
import { flutes, wavy } from './flute.ts';

export const slip: Draw = (a, look) => {
  const r = a.rnd,
    f = weave(look, { sheen: 0.9, k: 1.2 });
  a.pose(hang({ top: 230, hem: 1090, waist: 600, length: 0.08, sway: 12 }));
  const hem = wavy(276, 628, 1078, 4, 5, 20, r);
  const top = pts('340,336! 352,286 366,236! 398,272 430,298 454,306 478,299 508,272 536,236! 548,286 560,336!');
  const body = [
    ...hem,
    ...pts('622,900 602,740 574,610 553,500 552,410'),
    ...top.slice().reverse(),
    ...pts('348,410 348,500 326,610 300,740 282,900'),
  ];
  a.add(a.cast(body, { ...WALL, w: 80 }));
  const backTop = pts('346,340! 390,352 450,356 510,352 554,340! 540,440! 360,440!');
  for (const s of SIDES)
    a.add(
      a.use(
        a.line(M(s, pts('404,354 402,280 404,200 412,112'))),
        `fill="none" stroke="${mix(f.base, f.shade, 0.7)}" stroke-width="5"`,
      ),
    );
  a.add(a.panel(backTop, f, { form: 'shade', edge: 0.7, edgeW: 30 }));
  for (const s of SIDES) {
    const d = a.line(M(s, pts('367,240 378,196 396,146 412,110')));
    a.add(
      a.use(d, `fill="none" stroke="#000" stroke-opacity=".1" stroke-width="6" transform="translate(6 8)"`),
      a.use(d, `fill="none" stroke="${f.deep}" stroke-width="6"`),
      a.use(d, `fill="none" stroke="${f.base}" stroke-width="4.8"`),
      a.use(d, `fill="none" stroke="${f.hi}" stroke-width="1.6" stroke-opacity=".8" transform="translate(-1 0)"`),
    );
    const [sx, sy] = Mp(s, 383, 181);
    a.add(
      `<g transform="rotate(${s * 18} ${sx} ${sy})"><rect x="${sx - 5.5}" y="${sy - 5}" width="11" height="10" rx="2" fill="${f.base}" stroke="${BRASS}" stroke-width="2"/><path d="M${sx - 5} ${sy}h10" stroke="${tone(BRASS, 0.15)}" stroke-width="1.4"/></g>`,
    );
  }
  // bias-cut satin: long flutes from the hip, sheen along the lit thigh, one long S-shaped pull across the body
  const fl = flutes(
    a,
    f,
    [
      [366, 640, 316, 1104, 22],
      [398, 700, 384, 1108, 16],
      [446, 640, 452, 1112, 26],
      [500, 690, 532, 1110, 18],
      [540, 620, 596, 1104, 22],
    ],
    0.85,
  );
  const cowl = (
    [
      [0, 14, 0.3, 0],
      [30, 18, 0.3, 8],
      [66, 20, 0.26, -10],
      [108, 22, 0.22, 6],
      [156, 22, 0.16, -6],
    ] as const
  )
    .map(([d, w, al, k]) => {
      const x0 = 366 - d * 0.08,
        x1 = 536 + d * 0.06,
        y = 262 + d * 0.7,
        dip = 74 + d * 0.2,
        sp = [pt(x0, y - 6), pt(x0 + 50 + k, y + dip), pt(x1 - 56 + k, y + dip + 4), pt(x1, y - 2)];
      return (
        a.crease(sp, w, f.lo, al, { side: -1 }) +
        a.crease(
          sp.map(([x, yy]): Pt => [x, yy - 2]),
          w * 1.1,
          f.hi,
          al * 1.5 * f.hiK,
          { side: 1, n: 4 },
        )
      );
    })
    .join('');
  const sheen =
    a.soft(pts('392,470 372,580 344,700 332,880'), 28, f.hi, 0.6 * f.hiK, 6) +
    a.soft(pts('394,500 380,600 360,700 348,820'), 11, f.hi, 0.5 * f.hiK) +
    a.soft(pts('470,560 462,680 470,800 478,960'), 22, f.hi, 0.36 * f.hiK, 6) +
    a.soft(pts('430,480 420,600 416,740 420,920'), 22, f.lo, 0.24, 6) +
    a.soft(pts('536,470 530,560 552,680 574,860'), 26, f.lo, 0.3, 6) +
    a.soft(pts('520,460 506,540 520,640 546,760'), 10, f.hi, 0.3 * f.hiK, 4);
  const pulls =
    a.soft(pts('350,486 392,520 446,536 500,520'), 12, f.lo, 0.13) +
    a.soft(pts('350,474 392,506 446,520 496,506'), 10, f.hi, 0.2 * f.hiK) +
    a.soft(pts('552,500 508,552 462,584 404,596'), 12, f.lo, 0.12) +
    a.soft(pts('548,486 506,536 462,566 408,578'), 9, f.hi, 0.18 * f.hiK);
  const neck = a.line(top.slice(2, 9));
  a.add(
    a.panel(body, f, {
      form: 'body',
      edgeW: 50,
      inner:
        fl +
        sheen +
        pulls +
        cowl +
        a.glow(a.line(hem), f.lo, 12, 0.24, 3) +
        a.stitch(a.line(hem.map(([x, y]) => [x, y - 10])), f.deep, { w: 0.9, a: 0.3, dash: '4 3' }),
    }),
  );
  a.add(
    a.use(neck, `fill="none" stroke="${f.deep}" stroke-opacity=".4" stroke-width="5" transform="translate(0 2)"`),
    a.use(neck, `fill="none" stroke="${mix(f.base, f.hi, 0.45)}" stroke-width="3.6"`),
    a.use(a.line(top.slice(0, 3)), `fill="none" stroke="${mix(f.base, f.hi, 0.3)}" stroke-width="3.4"`),
    a.use(a.line(top.slice(8)), `fill="none" stroke="${f.lo}" stroke-width="3.4"`),
  );
  return { close: [278, 170, 330, 440], ox: -5, oy: 8 };
};
