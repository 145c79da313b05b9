import { tone } from '../../kit/colour.ts';
import { metal } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw, STEEL } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';

/** A belt coiled on its edge, the buckle end lying in front. */
export const belt: Draw = (a, look) => {
  const { f, g } = leather(look, 0.5, 0.8);
  const m = a.rnd.next() > 0.4 ? BRASS : STEEL;
  const thread = tone(look.base, f.L > 0.5 ? -0.2 : 0.2);
  const H = 104;
  a.add(a.pool(450, 800, 330, 60, 0.4), a.pool(470, 830, 400, 70, 0.2));
  // coil seen slightly from above: back walls of each turn, then the fronts
  const ring = (rx: number, ry: number, cy: number) =>
    `M${450 - rx} ${cy}A${rx} ${ry} 0 0 1 ${450 + rx} ${cy}V${cy + H}A${rx} ${ry} 0 0 0 ${450 - rx} ${cy + H}Z`;
  const front = (rx: number, ry: number, cy: number) =>
    `M${450 - rx} ${cy}A${rx} ${ry} 0 0 0 ${450 + rx} ${cy}V${cy + H}A${rx} ${ry} 0 0 1 ${450 - rx} ${cy + H}Z`;
  const lip = (rx: number, ry: number, cy: number) =>
    `M${450 - rx} ${cy}A${rx} ${ry} 0 1 0 ${450 + rx} ${cy}A${rx} ${ry} 0 1 0 ${450 - rx} ${cy}Z`;
  const turns = [
    [250, 96],
    [214, 80],
    [178, 65],
  ] as const;
  const cy = 640;
  for (const [rx, ry] of turns) a.add(a.panel(ring(rx, ry, cy), f, { form: 'shade', edge: 0.5, edgeW: 24, line: 0.5 }));
  for (const [rx, ry] of [...turns].reverse()) {
    a.add(
      a.panel(front(rx, ry, cy), f, {
        form: 'tube',
        edgeW: 22,
        edge: 0.6,
        inner: a.soft(
          pts(
            `${450 - rx + 30},${cy + 40} ${450 - rx * 0.7},${cy + 70} ${450 - rx * 0.4},${cy + 84} ${450 - rx * 0.1},${cy + 90}`,
          ),
          20,
          f.hi,
          0.4 * f.hiK * g,
          5,
        ),
      }),
    );
    a.add(
      a.use(a.path(lip(rx, ry, cy)), `fill="none" stroke="${tone(f.base, f.L > 0.5 ? -0.16 : 0.08)}" stroke-width="7"`),
      a.use(a.path(lip(rx, ry, cy)), `fill="none" stroke="${f.hi}" stroke-opacity=".5" stroke-width="2"`),
    );
  }
  // the outer end comes away and lies across the front with its buckle
  const end = pts(
    `200,${cy + 6}! 230,${cy + 60} 330,${cy + 92} 470,${cy + 96} 640,${cy + 74}! 652,${cy + 178}! 480,${cy + 204} 330,${cy + 200} 220,${cy + 160} 200,${cy + 112}!`,
  );
  a.add(
    a.cast(end, { dx: 6, dy: 14, w: 34, a: 0.34, n: 6 }),
    a.panel(end, f, {
      form: 'down',
      formDir: [0, 0, 0.1, 1],
      edgeW: 34,
      inner:
        gloss(a, f, pts(`240,${cy + 84} 330,${cy + 116} 440,${cy + 122} 560,${cy + 112}`), 22, g) +
        a.stitch(pts(`206,${cy + 24} 236,${cy + 74} 332,${cy + 104} 470,${cy + 108} 640,${cy + 86}`), thread, {
          w: 1.8,
          a: 0.8,
        }) +
        a.stitch(pts(`206,${cy + 104} 226,${cy + 148} 332,${cy + 188} 480,${cy + 192} 650,${cy + 166}`), thread, {
          w: 1.8,
          a: 0.8,
        }),
    }),
  );
  const bx = 596;
  const by = cy + 52;
  const frame = (stroke: string, w: number, dx = 0, dy = 0) =>
    `<rect x="${bx + dx}" y="${by + dy}" width="132" height="150" rx="22" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;
  a.add(
    `<g transform="rotate(-8 ${bx + 60} ${by + 70})">${frame('#000000', 22, 6, 12).replace('stroke="#000000"', 'stroke="#000" stroke-opacity=".28"')}${frame(metal(a, m), 21)}${frame(tone(m, 0.26), 3, -5, -6)}<path d="M${bx + 6} ${by + 78}h132" stroke="#000" stroke-opacity=".3" stroke-width="14" stroke-linecap="round" transform="translate(3 6)"/><path d="M${bx - 2} ${by + 76}h136" stroke="${metal(a, m)}" stroke-width="13" stroke-linecap="round"/><path d="M${bx} ${by + 72}h130" stroke="${tone(m, 0.26)}" stroke-width="2.600" stroke-linecap="round"/></g>`,
  );
  const keeper = pts(`510,${cy + 84}! 546,${cy + 80}! 556,${cy + 204}! 520,${cy + 208}!`);
  a.add(a.cast(keeper, { dx: 4, dy: 6, w: 14, a: 0.34, n: 4 }), a.panel(keeper, f, { form: 'tube', edgeW: 14 }));
  return { close: [470, 620, 300, 400], floor: 520, scale: 1.16, ox: -72, oy: -190 };
};
