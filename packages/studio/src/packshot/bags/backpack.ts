import { tone } from '../../kit/colour.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { M, SIDES } from '../block.ts';
import { cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { metal, strap, zip } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw, weave } from '../look.ts';
import { pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';

export const backpack: Draw = (a, look) => {
  const canvas = look.pattern === 'canvas';
  const f = canvas
    ? weave({ ...look, pattern: undefined }, { ground: F.plain(look.base, 1.8) })
    : leather(look, 0.7, 0.5).f;
  const trim = canvas ? '#7a5840' : look.base;
  const t = cloth(trim, { weave: F.grain(trim, 0.7), sheen: 0.5 });
  const thread = tone(t.base, t.L > 0.5 ? -0.22 : 0.2);
  const st = (p: Shape, o: StitchOptions = {}) =>
    a.stitch(p, thread, { w: 1.8, dash: '6.5 4', a: 0.8, shadow: t.deep, ...o });
  const roll = a.rnd.next() > 0.5;
  a.add(a.pool(450, 1016, 270, 26, 0.55), a.pool(490, 1026, 340, 54, 0.24));
  // shoulder straps show at the sides, the grab loop above
  for (const s of SIDES)
    a.add(strap(a, a.line(M(s, pts('300,420 236,470 204,600 206,760 236,900 262,960'))), 34, t, { dx: 8, dy: 10 }));
  a.add(strap(a, a.line(pts('396,346 400,290 430,262 470,262 500,290 504,346')), 20, t, { shade: 0.12 }));
  const body = pts(
    '262,470! 276,396 318,350 380,330 450,326 520,330 582,350 624,396 638,470! 650,640 652,820 644,960 620,1004 560,1018! 450,1022 340,1018! 280,1004 256,960 248,820 250,640',
  );
  a.add(
    a.panel(body, f, {
      edgeW: 64,
      inner:
        a.soft(pts('300,480 292,620 296,760 300,920'), 44, f.hi, 0.3 * f.hiK, 6) +
        a.fold(pts('262,500 300,560 310,640 296,720'), 18, f, 0.22) +
        a.fold(pts('638,500 600,560 590,640 604,720'), 18, f, 0.24, -1) +
        a.glow(a.line(pts('256,980 340,1016 450,1022 560,1016 644,980')), f.deep, 50, 0.4, 6),
    }),
  );
  // front pocket
  const pocket = pts('300,704! 450,714 600,704! 612,820 606,930 588,964! 450,976 312,964! 294,930 288,820');
  a.add(
    a.cast(pocket, { dx: 4, dy: 8, w: 22, a: 0.3, n: 5 }),
    a.panel(pocket, f, {
      edgeW: 36,
      inner:
        a.fold(pts('320,960 350,900 360,840 350,780'), 14, f, 0.18) +
        a.soft(pts('340,730 332,800 336,880 346,940'), 26, f.hi, 0.3 * f.hiK, 5) +
        st(pts('302,940 320,952 450,962 580,952 598,940'), { a: 0.6 }),
    }),
    zip(a, pts('318,728 450,738 582,728'), f, 8),
  );
  if (roll) {
    const flap = pts(
      '256,500! 262,420 296,362 372,328 450,322 528,328 604,362 638,420 644,500! 642,600 620,650! 450,668 280,650! 258,600',
    );
    const shadow = a.cast(flap, { dx: 4, dy: 14, w: 40, a: 0.4, n: 7 });
    a.add(
      a.within(body, shadow),
      a.panel(flap, canvas ? f : t, {
        form: 'down',
        formDir: [0.1, 0, 0.3, 1],
        edgeW: 48,
        inner:
          gloss(a, t, pts('300,400 380,352 480,346 560,360'), 26, canvas ? 0.2 : 0.5) +
          st(pts('270,500 270,600 290,638 450,654 610,638 630,600 630,500')),
      }),
    );
    for (const x of [350, 550]) {
      const tab = pts(`${x - 22},560! ${x + 22},560! ${x + 20},740! ${x},756 ${x - 20},740!`);
      a.add(
        a.cast(tab, { dx: 4, dy: 6, w: 14, a: 0.34, n: 4 }),
        a.panel(tab, t, {
          form: 'tube',
          edgeW: 14,
          inner: st(pts(`${x - 15},568 ${x - 14},736 ${x},748 ${x + 14},736 ${x + 15},568`), { w: 1.5 }),
        }),
        `<rect x="${x - 28}" y="640" width="56" height="40" rx="6" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8" transform="translate(2 4)"/><rect x="${x - 28}" y="640" width="56" height="40" rx="6" fill="none" stroke="${metal(a, BRASS)}" stroke-width="7"/><path d="M${x} 646v26" stroke="${tone(BRASS, 0.1)}" stroke-width="5"/>`,
      );
    }
  } else {
    a.add(
      zip(a, pts('270,600 268,500 290,420 340,374 450,356 560,374 610,420 632,500 630,600'), f, 9),
      a.seam(pts('250,640 450,656 650,640'), f, { w: 2, a: 0.5 }),
      st(pts('252,650 450,666 648,650'), { a: 0.6 }),
    );
    const patch = pts('400,520! 500,520! 500,576! 400,576!');
    a.add(
      a.cast(patch, { dx: 2, dy: 4, w: 10, a: 0.26, n: 3 }),
      a.panel(patch, t, {
        form: 'flat',
        edgeW: 12,
        inner: st(pts('406,526! 494,526! 494,570! 406,570! 406,526!'), { w: 1.4 }),
      }),
      `<path d="M432 560V544a18 18 0 0 1 36 0v16" fill="none" stroke="${thread}" stroke-width="3" stroke-opacity=".8"/>`,
    );
  }
  const base = pts('249,900! 450,916 651,900! 644,960 620,1004 560,1018! 450,1022 340,1018! 280,1004 256,960');
  if (canvas) a.add(a.panel(base, t, { edgeW: 34, inner: st(pts('252,912 450,928 648,912')) }));
  return { close: [290, 520, 320, 427], floor: 800, scale: 1.08, ox: -36, oy: -92 };
};
