import { tone } from '../../kit/colour.ts';
import type { Shape, StitchOptions } from '../art.ts';
import { M, M2, M2p, Mp, SIDES, WALL } from '../block.ts';
import { legs, legTube } from '../bottoms/legs.ts';
import * as F from '../fabric.ts';
import { stud } from '../hardware.ts';
import { BRASS, type Draw, STEEL, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { type Pts, pts } from '../shape.ts';

export const dungarees: Draw = (a, look) => {
  a.pose(hang({ top: 140, hem: 1040, waist: 620, length: 0.05, sway: 6 }));
  const denimy = look.pattern === 'denim' || look.colour === 'denim' || look.colour === 'indigo',
    f = weave(look, { ground: denimy ? F.denim(look.base) : F.twill(look.base, 0.7), k: 0.8 });
  const th = denimy ? '#c99a5c' : f.deep,
    st = (p: Shape, o: StitchOptions = {}) => a.stitch(p, th, { w: 1.8, dash: '7 4', a: 0.85, shadow: f.deep, ...o });
  const g = legs({
    wx: 150,
    wy: 520,
    hip: [188, 660],
    knee: [196, 860],
    hem: [192, 26, 1010],
    kneeIn: 20,
    crotch: 800,
  });
  a.add(
    a.cast(
      pts(
        '350,130! 550,130! 566,300 586,420 606,520 640,700 640,1040! 450,1040 260,1044! 262,700 296,520 320,420 336,300',
      ),
      WALL,
    ),
  );
  // back yoke and straps coming over
  a.add(
    a.panel(pts('330,440! 370,380 400,330! 500,330! 530,380 570,440! 600,530! 300,530!'), f, {
      form: 'shade',
      edge: 0.7,
      edgeW: 30,
    }),
  );
  for (const s of SIDES) {
    const back = M(s, pts('394,140! 424,130! 452,240 470,360! 440,360! 416,250'));
    a.add(a.panel(back, f, { rot: -14 * s, form: 'shade', edgeW: 14 }));
  }
  for (const [s, p] of [
    [-1, g.R],
    [1, g.L],
  ] as const) {
    const q = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M2(s, sp), w, f, al, sd * s);
    if (s > 0) a.add(a.within(g.R, a.cast(p, { dx: 6, dy: 2, w: 22, a: 0.28, n: 5 })));
    a.add(
      a.panel(p, f, {
        rot: s * 2,
        form: 'body',
        formDir: s > 0 ? [0, 0, 1.7, 0.05] : [-0.7, 0, 1, 0.05],
        edgeW: 56,
        edge: s > 0 ? 0.45 : 0.8,
        under: legTube(a, f, s, 800, 1040),
        inner:
          q(pts('444,802 414,824 382,828 344,814'), 17, 0.3, -1) +
          q(pts('440,830 416,866 392,884 356,890'), 15, 0.26, -1) +
          q(pts('268,860 296,884 330,890 368,880'), 14, 0.22) +
          q(pts('424,930 392,948 354,944 320,926'), 13, 0.26, -1) +
          q(pts('264,980 300,968 336,950 366,920'), 13, 0.22, -1) +
          q(pts('300,540 296,600 300,660 320,720'), 16, 0.26) +
          q(pts('370,540 366,600 372,660 366,740'), 13, 0.18) +
          q(pts('410,540 414,600 408,660 416,720'), 12, 0.16) +
          a.soft(M2(s, pts('344,640 336,720 334,780 336,860')), 30, f.hi, 0.3 * f.hiK),
      }),
    );
    // turn-up
    const cu = M2(s, pts('252,972! 250,1010 254,1040! 340,1056 430,1046! 432,1010 430,978! 340,988'));
    a.add(
      a.cast(cu, { dx: 2, dy: -5, w: 12, a: 0.3, n: 3, col: f.deep }),
      a.panel(
        cu,
        { ...f, base: denimy ? tone(f.base, 0.14, 0.6) : tone(f.base, 0.02) },
        { rot: 90, form: 'tube', edgeW: 26 },
      ),
      st(M2(s, pts('254,1031 340,1047 430,1037'))),
    );
    // patch pocket on the hip
    const pk = M2(s, pts('296,612! 376,600! 388,692 382,716! 300,726! 288,700'));
    a.add(
      a.cast(pk, { dx: 3, dy: 5, w: 12, a: 0.24, n: 4, col: f.deep }),
      a.panel(pk, f, { rot: s * 4, form: 'flat', edgeW: 22 }),
      st(M2(s, pts('296,626 378,614'))),
      st(M2(s, pts('300,618! 294,698 304,718! 378,709! 381,692 372,606!')), { a: 0.7 }),
    );
  }
  a.add(
    a.seam(pts('452,530 454,680 450,800'), f, { w: 2.2, a: 0.6 }),
    st(pts('461,540 463,680 458,796')),
    st(pts('484,540 486,640 478,690 458,716')),
  );
  // bib
  const bib = pts(
    '362,300! 450,308 538,300! 548,380 574,440 604,490 606,540! 450,552 294,540! 296,490 326,440 352,380',
  );
  a.add(
    a.cast(bib, { dx: 4, dy: 6, w: 20, a: 0.26, n: 4 }),
    a.panel(bib, f, {
      form: 'body',
      edgeW: 46,
      inner:
        a.fold(pts('332,450 364,470 388,500 400,536'), 12, f, 0.22) +
        a.fold(pts('570,450 540,474 520,500 508,536'), 12, f, 0.22, -1) +
        st(pts('366,314 450,322 534,314')) +
        st(pts('374,320 364,382 340,440 306,492')) +
        st(pts('526,320 536,382 560,440 594,492')),
    }),
  );
  const wb = pts('293,496! 370,508 450,511 530,508 607,496! 608,540! 530,552 450,555 370,552 292,540!');
  a.add(
    a.cast(wb, { dx: 2, dy: 4, w: 10, a: 0.24, n: 3, col: f.deep }),
    a.panel(wb, f, { rot: 90, form: 'body', edgeW: 16 }),
    st(pts('294,503 370,515 450,518 530,515 606,503')),
    st(pts('294,534 370,546 450,549 530,546 606,534')),
  );
  const bp = pts('388,368! 512,368! 518,452 508,470! 450,486 392,470! 382,452');
  a.add(
    a.cast(bp, { dx: 3, dy: 5, w: 12, a: 0.22, n: 4, col: f.deep }),
    a.panel(bp, f, { form: 'flat', edgeW: 22 }),
    st(pts('388,386 512,386')),
    st(pts('394,372! 389,452 398,465! 450,479 502,465! 511,452 506,372!'), { a: 0.7 }),
    st(pts('450,390 450,478'), { a: 0.5 }),
  );
  // side buttons
  for (const s of SIDES)
    for (const y of [566, 606]) {
      const [x] = M2p(s, 302 - (y - 566) * 0.16, y);
      a.add(stud(a, x, y, 9, STEEL));
    }
  // front straps, slide and hook over a bib button
  for (const s of SIDES) {
    const sp = M(s, pts('352,150! 362,134 392,130! 404,150 412,230 414,296! 378,296! 372,230'));
    a.add(
      a.cast(sp, { dx: 5, dy: 5, w: 14, a: 0.22, n: 4 }),
      a.panel(sp, f, { rot: -4 * s, form: 'tube', edgeW: 16 }),
      st(M(s, pts('368,144 380,230 385,292')), { a: 0.7 }),
      st(M(s, pts('394,142 404,230 407,292')), { a: 0.7 }),
    );
    const [x] = Mp(s, 396, 0),
      m = denimy ? STEEL : BRASS,
      hi = tone(m, 0.16),
      lo = tone(m, -0.25);
    a.add(
      `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M${x - 22} 282h44v20l-12 14v18a10 10 0 0 1 -20 0v-18l-12 -14z" stroke="#000" stroke-opacity=".25" stroke-width="7" transform="translate(3 5)"/><path d="M${x - 22} 282h44v20l-12 14v18a10 10 0 0 1 -20 0v-18l-12 -14z" stroke="${lo}" stroke-width="6.4"/><path d="M${x - 22} 282h44v20l-12 14v18a10 10 0 0 1 -20 0v-18l-12 -14z" stroke="${m}" stroke-width="4.6"/><path d="M${x - 22} 300v-18h44" stroke="${hi}" stroke-width="1.6"/></g>`,
      stud(a, x, 334, 10.5, m),
    );
  }
  return { close: [315, 255, 330, 440], oy: 10 };
};
