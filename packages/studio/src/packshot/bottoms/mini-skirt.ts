import { each } from '../../kit/number.ts';
import { WALL } from '../block.ts';
import { flutes, wavy } from '../dresses/flute.ts';
import * as F from '../fabric.ts';
import { BRASS, buttonFor, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { pt, pts } from '../shape.ts';
import { insideWaist } from './legs.ts';

export const miniSkirt: Draw = (a, look) => {
  a.pose(hang({ top: 150, hem: 640, waist: 360, length: 0.12, sway: 6 }));
  const f = weave(look, { ground: F.twill(look.base, 0.7), k: 0.8 });
  const buttoned = a.rnd.next() > 0.5;
  const hem = wavy(228, 672, 650, 2, buttoned ? 3 : 7, 22, a.rnd);
  a.add(
    a.cast(pts('334,150! 566,150! 610,330 676,650! 450,676 224,650! 290,330'), WALL),
    insideWaist(a, f, 338, 562, 156, 24, 14),
  );
  const body = [...hem, ...pts('640,480 604,300 570,190! 450,206 330,190! 296,300 260,480')];
  const falls = buttoned
    ? a.fold(pts('300,300 284,400 270,520 262,650'), 20, f, 0.22) +
      a.fold(pts('600,300 616,400 630,520 640,650'), 20, f, 0.24, -1) +
      a.fold(pts('390,660 384,560 396,460 388,360'), 14, f, 0.16)
    : flutes(
        a,
        f,
        [
          [360, 220, 290, 700, 22],
          [410, 220, 372, 706, 24],
          [470, 220, 476, 708, 22],
          [520, 220, 566, 704, 24],
          [556, 220, 630, 696, 18],
        ],
        0.85,
      );
  a.add(
    a.panel(body, f, {
      edgeW: 54,
      inner:
        falls +
        a.stitch(a.line(hem.map(([x, y]) => pt(x, y - 20))), f.deep, { w: 1.2, a: 0.45, dash: '5 3' }) +
        a.glow(a.line(pts('328,194 450,212 572,194')), f.deep, 20, 0.34, 4),
    }),
  );
  if (buttoned) {
    const placket = pts('428,206! 424,440 418,676! 470,677! 474,440 474,206!');
    a.add(
      a.cast(placket, { dx: 5, dy: 3, w: 14, a: 0.24, n: 4, col: f.deep }),
      a.panel(placket, f, { form: 'flat', edgeW: 12, edge: 0.7 }),
      a.stitch(pts('435,210 431,440 426,670'), f.deep, { w: 1.2, a: 0.45, dash: '5 3' }),
    );
    for (const y of [262, 356, 450, 544, 630])
      a.add(a.button(449, y, 12, look.pattern === undefined ? BRASS : buttonFor(look.base, f.L)));
    for (const s of [1, -1]) {
      const x = (v: number) => (s > 0 ? v : 900 - v);
      const pocket = [
        pt(x(300), 330, 1),
        pt(x(388), 322, 1),
        pt(x(394), 408),
        pt(x(384), 424, 1),
        pt(x(296), 430, 1),
        pt(x(286), 414),
      ];
      a.add(
        a.cast(pocket, { dx: 3, dy: 5, w: 12, a: 0.24, n: 4, col: f.deep }),
        a.panel(pocket, f, {
          form: 'flat',
          edgeW: 20,
          inner: a.stitch([pt(x(296), 346), pt(x(390), 338)], f.deep, { w: 1.2, a: 0.5, dash: '5 3' }),
        }),
      );
    }
  }
  const band = pts('332,150! 390,160 450,163 510,160 568,150! 572,194! 510,206 450,209 390,206 328,194!');
  a.add(a.cast(band, { dx: 2, dy: 6, w: 14, a: 0.3, n: 4, col: f.deep }), a.panel(band, f, { rot: 90, edgeW: 16 }));
  if (buttoned) a.add(a.button(449, 186, 11, look.pattern === undefined ? BRASS : buttonFor(look.base, f.L)));
  else a.add(each(3, (i) => a.seam([pt(552 - i, 158), pt(556 - i, 196)], f, { w: 1.2, a: 0.3 })));
  return { close: [300, 120, 300, 400], scale: 1.34, ox: -153, oy: 42 };
};
