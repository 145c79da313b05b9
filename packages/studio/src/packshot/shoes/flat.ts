// Ballet flats, and the children's shoes cut from the same last: shorter, rounder, with a strap.
import { mix, tone } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import { stud } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw, type Look } from '../look.ts';
import { inset, type Pt, type Pts, pts } from '../shape.ts';
import { footAll, fromAbove, onGround, opening, sole } from './above.ts';
import { gloss } from './pair.ts';

const LAST = pts(
  '318,250 356,276 384,340 392,430 378,540 364,640 362,740 366,830 350,896 306,914 260,898 242,832 240,740 236,640 222,540 212,430 226,330 268,268',
);
const MOUTH = pts(
  '306,462 346,478 362,540 356,640 354,740 356,820 342,872 306,886 268,872 252,820 250,740 248,640 238,540 262,478',
);

function bow(cx: number, y: number, c: string, k: number): string {
  const dark = tone(c, -0.13);
  const loop = (s: number) =>
    `<g transform="scale(${s} 1)"><path d="M2 0C16 -22 44 -24 48 -6C50 12 24 16 2 4z" fill="${c}" stroke="${dark}" stroke-width="1.500"/><path d="M6 1C18 -6 30 -8 40 -4" fill="none" stroke="${dark}" stroke-width="2.500" stroke-opacity=".7"/><path d="M4 4L28 40L40 34L12 2z" fill="${c}" stroke="${dark}" stroke-width="1.300"/></g>`;
  return `<g transform="translate(${cx} ${y}) scale(${k})"><g transform="translate(3 6)" fill="#000" fill-opacity=".2"><path d="M-48 -6C-44 -24 -16 -22 0 0C16 -22 44 -24 48 -6C50 12 24 16 0 4C-24 16 -50 12 -48 -6z"/></g>${loop(1)}${loop(-1)}<rect x="-8" y="-8" width="16" height="15" rx="5" fill="${c}" stroke="${dark}" stroke-width="1.500"/></g>`;
}

function flats(a: Art, look: Look, child: boolean): void {
  const { f, g } = leather(look, 0.2, child ? 0.8 : 0.7);
  const style = child ? 'strap' : a.rnd.pick(['bow', 'cap', 'plain'] as const);
  const squash = (list: Pts): Pts =>
    child ? list.map(([x, y, c]): Pt => [300 + (x - 302) * 1.16, 620 + (y - 600) * 0.74, c]) : list;
  const lining = child ? '#d9c4a4' : mix('#d8bfa0', look.base, 0.12);
  fromAbove(a, (s) => {
    const place = footAll(s);
    const q = (text: string) => place(squash(pts(text)));
    const outer = place(squash(LAST));
    const mouth = place(squash(MOUTH));
    const upper = inset(outer, 0.965, 0.985);
    let m = onGround(a, outer) + sole(a, outer, f.L > 0.5 ? '#8a6a4c' : '#2b2320');
    m += a.panel(upper, f, {
      form: 'tube',
      edgeW: 46,
      inner:
        gloss(a, f, q('240,450 232,390 250,320 290,282'), 18, g) +
        a.soft(q('374,450 372,380 356,320 330,286'), 24, f.lo, 0.4, 5) +
        (style === 'cap' ? a.seam(q('220,380 260,352 344,352 386,384'), f, { w: 2, a: 0.6 }) : '') +
        (child ? a.fold(q('240,400 270,380 320,380 360,400'), 8, f, 0.2) : ''),
    });
    if (style === 'cap') {
      const cap = q('318,250! 356,276 384,340 388,384! 344,352 260,352 220,380! 228,328 268,268');
      const dark = f.L > 0.35 ? '#26262a' : tone(look.base, 0.05);
      m += a.panel(
        inset(cap, 0.97),
        { ...f, base: dark },
        { form: 'tube', edgeW: 34, pat: false, inner: gloss(a, f, q('246,350 258,308 284,284 310,276'), 12, 0.6) },
      );
    }
    m += a.glow(a.shape(mouth), f.deep, 16, 0.4, 4) + opening(a, mouth, lining, [s > 0 ? 303 : 597, child ? 760 : 790]);
    m +=
      a.use(mouth, `fill="none" stroke="${tone(f.base, f.L > 0.5 ? -0.06 : 0.06)}" stroke-width="7"`) +
      a.use(mouth, `fill="none" stroke="${f.hi}" stroke-opacity=".5" stroke-width="2" transform="translate(-1 -1)"`) +
      a.stitch(a.shape(inset(mouth, 1.12, 1.035)), f.deep, { w: 1.2, a: 0.5, dash: '4 3' });
    if (style === 'bow' || style === 'plain')
      m += bow(s > 0 ? 306 : 594, 458, tone(f.base, -0.01), style === 'bow' ? 1.2 : 0.62);
    if (child) {
      const strap = q('214,566! 262,590 320,592 396,548! 398,600! 326,640 258,636 214,606!');
      const [x, y] = place(squash(pts('228,586')))[0] ?? [0, 0];
      m +=
        a.cast(strap, { dx: 3, dy: 7, w: 18, a: 0.4, n: 4 }) +
        a.panel(strap, f, {
          form: 'tube',
          edgeW: 18,
          inner: a.stitch(q('222,574 262,598 320,600 392,560'), f.deep, { w: 1.2, a: 0.5 }),
        }) +
        stud(a, x + (s > 0 ? 4 : -4), y + 2, 9, BRASS);
      m +=
        a.stitch(q('256,430 262,400 286,380 306,376'), f.deep, { w: 3, a: 0.5, dash: '1 9' }) +
        a.stitch(q('306,376 328,380 348,400 354,430'), f.deep, { w: 3, a: 0.5, dash: '1 9' });
    }
    return m;
  });
}

export const balletFlat: Draw = (a, look) => {
  flats(a, look, false);
  return { close: [180, 240, 250, 333], scale: 1.25, ox: -112, oy: -125 };
};
export const kidShoes: Draw = (a, look) => {
  flats(a, look, true);
  return { close: [150, 360, 300, 400], scale: 1.22, ox: -99, oy: -130 };
};
