import { tone } from '../../kit/colour.ts';
import { wire } from '../hardware.ts';
import { leather } from '../leather.ts';
import { BRASS, type Draw } from '../look.ts';
import { inset } from '../shape.ts';
import { foot, footAll, fromAbove, onGround, opening, SOLE, sole } from './above.ts';
import { gloss } from './pair.ts';

export const loafer: Draw = (a, look) => {
  const { f, g } = leather(look, 0.24, 1);
  const style = a.rnd.pick(['penny', 'bit', 'tassel'] as const);
  const welt = f.L > 0.5 ? '#7a5a3e' : '#2a2320';
  const lining = f.L > 0.6 ? '#c9ab84' : '#b8977a';
  const stitch = { w: 1.4, a: 0.6, dash: '5 3.4' } as const;
  fromAbove(a, (s) => {
    const q = foot(s);
    const outer = footAll(s)(SOLE);
    const upper = inset(outer, 0.935, 0.972);
    let m =
      onGround(a, outer) +
      sole(a, outer, welt) +
      a.stitch(a.shape(inset(outer, 0.965, 0.987)), '#b79a72', { w: 1.6, a: 0.7, dash: '5 4' });
    m += a.panel(upper, f, {
      form: 'tube',
      edgeW: 54,
      inner:
        gloss(a, f, q('236,470 226,410 240,340 280,292'), 16, g) +
        gloss(a, f, q('240,860 232,800 232,720 226,650'), 12, 0.6 * g) +
        a.soft(q('386,470 392,410 376,340 344,290'), 26, f.lo, 0.4, 5) +
        a.seam(q('309,862 309,900 309,912'), f, { w: 2, a: 0.6 }) +
        a.soft(q('368,860 372,800 370,720 376,640'), 18, f.lo, 0.4, 4),
    });
    // moccasin apron with its puckered ridge
    const apron = q('234,566! 232,450 254,372 310,344 362,372 378,450 370,566! 306,540');
    const ridge = a.line(q('234,566 232,450 254,372 310,344 362,372 378,450 370,566'));
    m +=
      a.glow(ridge, f.deep, 20, 0.5, 4) +
      a.panel(apron, f, {
        form: 'flat',
        edgeW: 26,
        line: 0.001,
        inner:
          gloss(a, f, q('268,470 264,420 282,384 314,372'), 18, g) +
          a.soft(q('352,520 360,460 350,410 330,380'), 22, f.lo, 0.3) +
          a.fold(q('250,556 280,530 330,528 360,552'), 9, f, 0.26) +
          a.fold(q('256,520 286,500 330,500 356,516'), 7, f, 0.2),
      }) +
      a.use(ridge, `fill="none" stroke="${f.lo}" stroke-width="9" stroke-linecap="round"`) +
      a.use(
        ridge,
        `fill="none" stroke="${f.base}" stroke-width="6.4" stroke-linecap="round" transform="translate(-1 -1.5)"`,
      ) +
      a.use(ridge, `fill="none" stroke="${f.deep}" stroke-opacity=".6" stroke-width="9" stroke-dasharray="1.8 6.4"`) +
      a.use(
        ridge,
        `fill="none" stroke="${f.hi}" stroke-opacity=".5" stroke-width="1.500" transform="translate(-2 -3)"`,
      );
    const hole = q('250,620! 300,596 356,616! 366,690 362,770 350,838 308,860 264,840 248,770 244,690');
    m +=
      a.glow(a.shape(hole), f.deep, 18, 0.4, 4) +
      opening(a, hole, lining, [s > 0 ? 306 : 594, 782]) +
      a.use(hole, `fill="none" stroke="${f.hi}" stroke-opacity=".6" stroke-width="3"`) +
      a.stitch(a.shape(inset(hole, 1.1, 1.045)), f.deep, stitch);
    const tongue = q('262,566! 304,548 344,564! 352,632 306,664 258,634');
    m +=
      a.cast(tongue, { dx: 3, dy: 8, w: 18, a: 0.4, n: 4 }) +
      a.panel(tongue, f, {
        form: 'tube',
        edgeW: 22,
        inner:
          gloss(a, f, q('282,600 286,624 300,640 318,644'), 9, g) +
          a.stitch(q('264,632 306,654 346,630'), f.deep, stitch),
      });
    const saddle = q('206,530! 252,506 304,498 352,504 398,524! 392,604! 350,578 304,572 258,580 214,612!');
    m +=
      a.cast(saddle, { dx: 2, dy: 6, w: 18, a: 0.4, n: 4 }) +
      a.panel(saddle, f, {
        form: 'tube',
        edgeW: 24,
        inner:
          gloss(a, f, q('230,548 256,532 290,526 320,526'), 12, g) +
          a.stitch(q('210,540 256,516 304,508 352,514 396,534'), f.deep, stitch) +
          a.stitch(q('214,600 258,570 304,562 352,568 390,594'), f.deep, stitch),
      });
    if (style === 'penny') {
      const slot = q('262,538! 304,526 346,537! 340,552 326,546 304,544 284,547 268,553!');
      m +=
        a.glow(a.shape(slot), f.lo, 16, 0.34, 4) +
        a.panel(slot, f, { fill: tone(f.base, -0.16), form: 'shade', edge: 0, line: 0.6 });
    } else if (style === 'bit') {
      const x = s > 0 ? 0 : 294;
      m += wire(
        `M${254 + x} 540a20 15 0 1 0 -1 1M${394 + x} 540a20 15 0 1 0 -1 1M${252 + x} 540q52 -26 102 0`,
        BRASS,
        8,
      );
    } else {
      const cx = s > 0 ? 304 : 596;
      for (const dx of [-20, 18]) {
        m += `<g transform="translate(${cx + dx} 500) rotate(${dx > 0 ? -14 : 16})"><path d="M0 60C-3 40 3 20 0 6" fill="none" stroke="${tone(f.base, -0.06)}" stroke-width="7"/><path d="M-14 0L-20 -66Q0 -76 20 -66L14 0Q0 8 -14 0z" fill="#000" fill-opacity=".22" transform="translate(5 8)"/><path d="M-14 0L-20 -66Q0 -76 20 -66L14 0Q0 8 -14 0z" fill="${f.base}" stroke="${tone(f.base, -0.14)}"/><path d="M-11 -2L-16 -68M-5 0L-8 -71M1 1L1 -72M7 0L10 -71M12 -2L16 -68" stroke="${tone(f.base, -0.14)}" stroke-width="2"/><path d="M-15 -2h30v12h-30z" fill="${f.base}" stroke="${tone(f.base, -0.14)}"/></g>`;
      }
    }
    return m;
  });
  return { close: [170, 420, 290, 387], scale: 1.25, ox: -112, oy: -125 };
};
