// Bomber and leather jacket: the knit block's arms on a zipped body.
import { tone } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import { label, M, ribBand, SIDES, WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { stud, zip } from '../hardware.ts';
import { leather } from '../leather.ts';
import { type Draw, STEEL, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, type Pts, pts } from '../shape.ts';
import { gloss } from '../shoes/pair.ts';
import { HALF, hem, knitPose, shadow, sleeves } from '../tops/knit.ts';

function welt(a: Art, f: Cloth, s: number): string {
  const p = M(s, pts('306,590! 336,580! 362,716! 334,726!'));
  return (
    a.cast(p, { dx: 3, dy: 5, w: 12, a: 0.26, n: 4, col: f.deep }) +
    a.panel(p, f, { rot: 10 * s, form: 'flat', edgeW: 16 }) +
    stud(a, s > 0 ? 334 : 566, 652, 7, STEEL)
  );
}

function shine(a: Art, f: Cloth, k: number): string {
  return (
    gloss(a, f, pts('306,260 296,330 300,400 292,470'), 22, 0.5 * k) +
    gloss(a, f, pts('330,520 318,600 322,680 312,760'), 26, 0.4 * k) +
    gloss(a, f, pts('560,300 572,400 566,500 578,600'), 22, 0.3 * k) +
    a.fold(pts('258,440 300,452 330,478 350,520'), 13, f, 0.3) +
    a.fold(pts('644,440 604,456 576,484 560,530'), 13, f, 0.3, -1) +
    a.fold(pts('262,700 300,684 340,686 380,708'), 12, f, 0.26, -1) +
    a.fold(pts('640,720 604,700 570,700 536,724'), 12, f, 0.26) +
    a.fold(pts('270,560 300,600 306,650 296,700'), 13, f, 0.22) +
    a.fold(pts('628,560 600,606 596,650 606,704'), 13, f, 0.22, -1)
  );
}

export const bomber: Draw = (a, look) => {
  a.pose(knitPose);
  const f = weave(look, { ground: F.plain(look.base, 0.5), sheen: 0.7 });
  const rib = cloth(tone(look.base, f.L > 0.4 ? -0.06 : 0.01));
  const lining = cloth(a.rnd.pick(['#b5673a', '#3a3f48', '#6d5a48'] as const), { sheen: 0.5 });
  shadow(a);
  a.add(
    a.panel(pts('356,196! 396,172 450,166 504,172 544,196! 513,262 450,292 387,262'), lining, {
      form: 'shade',
      edge: 0.8,
      edgeW: 30,
    }),
    label(450, 188, false),
  );
  hem(a, rib, rib);
  const left = [...HALF, ...pts('450,826! 450,300! 410,270 372,214!')];
  const right = mirror([...HALF, ...pts('452,826! 452,300! 410,270 372,214!')]);
  a.add(
    a.panel(right, f, { formDir: [-1, 0, 1, 0.12], edgeW: 50, inner: shine(a, f, 0.6) }),
    a.panel(left, f, { formDir: [0, 0, 1.9, 0.12], edgeW: 50, inner: shine(a, f, 0.8) }),
  );
  a.add(welt(a, f, 1), welt(a, f, -1));
  sleeves(a, f, rib);
  // the utility pocket sits high on one sleeve
  a.add(zip(a, M(1, pts('196,440 180,500 168,556')), f, 5));
  a.add(zip(a, pts('451,286 451,560 451,884'), f));
  const collar = pts('350,200! 366,240 400,276 448,300! 448,266! 420,250 396,226 376,184!');
  for (const s of SIDES) {
    const c = M(s, collar);
    a.add(
      a.cast(c, { dx: 3, dy: 7, w: 16, a: 0.26, n: 4, col: f.deep }),
      a.panel(c, rib, {
        form: 'flat',
        edgeW: 16,
        inner: ribBand(a, a.line(M(s, pts('362,192 384,236 414,266 448,284'))), 44, rib),
      }),
    );
  }
  return { close: [304, 124, 355, 473], scale: 1.04, ox: -18, oy: 46 };
};

const SIDE = pts('359,196! 306,213 245,242! 267,318 252,408! 256,540 256,700 250,830 254,866!');

export const leatherJacket: Draw = (a, look) => {
  a.layers = [2, 4];
  a.pose(hang({ top: 190, hem: 880, waist: 520, cuff: 840, arm: 190, sway: 6 }));
  const { f, g } = leather(look, 0.4, 0.9);
  const lining = cloth('#3a3235', { sheen: 0.5 });
  const outline = pts('366,179! 306,209 245,240 185,327 143,501 98,771 107,836! 190,842! 213,692 237,604 250,876!');
  a.add(a.cast([...outline, ...mirror(outline)], WALL));
  a.add(
    a.panel(pts('352,206! 396,176 450,168 504,176 548,206! 540,320 480,420 400,330'), lining, {
      form: 'shade',
      edge: 0.8,
      edgeW: 36,
    }),
    label(450, 190, true),
  );
  const under = [...pts('492,240! 470,560 440,876! 540,882'), ...mirror(SIDE)];
  const over: Pts = [...SIDE, ...pts('450,882 478,880! 500,640 556,380 586,262! 520,300 470,330 408,250!')];
  a.add(
    a.panel(under, f, { formDir: [-1, 0, 1, 0.12], edgeW: 50, inner: shine(a, f, g) }),
    a.within(under, a.cast(over, { dx: 9, dy: 6, w: 26, a: 0.36, n: 5 })),
    a.panel(over, f, { formDir: [0, 0, 1.6, 0.12], edgeW: 50, inner: shine(a, f, g) }),
    zip(a, pts('574,330 532,470 496,640 474,872'), f, 8),
  );
  for (const [list, s] of [
    [pts('326,600 306,680 300,740'), 1],
    [pts('576,610 594,690 600,742'), -1],
    [pts('300,420 350,404 396,392'), 1],
  ] as const)
    a.add(
      a.glow(a.line(list), f.deep, 18, 0.4, 3),
      zip(a, list, f, 6),
      a.stitch(
        list.map(([x, y]) => [x + 12 * s, y + 3] as const),
        f.deep,
        { w: 1.2, a: 0.5 },
      ),
    );
  // belt tab and hem seam
  a.add(
    a.seam(pts('250,812 450,826 650,812'), f, { w: 2, a: 0.6 }),
    a.stitch(pts('250,820 450,834 650,820'), f.deep, { w: 1.2, a: 0.5 }),
  );
  const trim = cloth(look.base, f.weave ? { weave: f.weave, sheen: 0.9 } : { sheen: 0.9 });
  arms(a, f, trim, g);
  lapels(a, f, g);
  for (const [x, y] of [
    [352, 314],
    [548, 314],
    [388, 250],
    [512, 250],
  ] as const)
    a.add(stud(a, x, y, 6, STEEL));
  return { close: [290, 124, 355, 473], scale: 1.04, ox: -18, oy: 46 };
};

function arms(a: Art, f: Cloth, trim: Cloth, g: number): void {
  for (const s of SIDES) {
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
    a.add(
      a.panel(
        M(
          s,
          pts(
            '247,241! 206,285 182,346 156,471 126,621 100,760 102,832! 146,846 190,838! 204,740 228,586 243,483 254,408! 269,321',
          ),
        ),
        trim,
        {
          rot: 9 * s,
          form: 'tube',
          formDir: s > 0 ? [0, 0.25, 1, 0.45] : [0, 0.45, 1, 0.25],
          edgeW: 34,
          inner:
            gloss(a, f, M(s, pts('212,300 186,380 168,470 156,560')), 18, 0.8 * g) +
            gloss(a, f, M(s, pts('142,620 128,690 120,750 116,810')), 14, 0.7 * g) +
            q('244,443 228,471 206,484 176,486', 14, 0.34) +
            q('238,500 218,528 194,538 164,530', 15, 0.34) +
            q('230,560 208,586 186,590 156,578', 13, 0.3) +
            q('134,560 152,584 176,594 200,590', 10, 0.26, -1) +
            q('206,720 188,738 164,742 134,730', 11, 0.28) +
            a.seam(M(s, pts('102,800 146,812 196,806')), f, { w: 1.8, a: 0.6 }),
        },
      ),
      zip(a, M(s, pts('184,716 176,780 172,838')), f, 5),
      a.glow(a.line(M(s, pts('254,251 269,321 254,408'))), f.lo, 18, 0.3, 4),
      a.seam(M(s, pts('247,241 269,321 254,408')), f, { w: 2, a: 0.6 }),
      a.stitch(M(s, pts('256,243 277,321 262,406')), f.deep, { w: 1.2, a: 0.5 }),
    );
  }
}

function lapels(a: Art, f: Cloth, g: number): void {
  a.add(
    a.panel(pts('382,190! 408,164 450,156 492,164 518,190! 492,206 450,198 408,206'), f, {
      form: 'shade',
      edge: 0.5,
      edgeW: 18,
    }),
  );
  for (const s of [-1, 1]) {
    const near = s > 0;
    const lapel = near
      ? pts('402,214! 372,262 330,300! 322,330! 372,352 430,400 500,520! 470,400 440,300')
      : pts('498,214! 528,250 580,270! 600,300! 572,350 540,430 508,560! 500,440 486,320');
    const collar = M(s, pts('400,164! 372,184 340,232 322,300! 360,322! 392,270 414,226 408,190'));
    a.add(
      a.cast(lapel, { dx: 5, dy: 10, w: 24, a: 0.34, n: 5, col: f.deep }),
      a.panel(lapel, f, {
        rot: 14 * s,
        form: near ? 'left' : 'flat',
        edgeW: 28,
        inner: gloss(
          a,
          f,
          near ? pts('352,320 390,340 420,370 450,420') : pts('566,296 550,350 530,400 514,460'),
          10,
          0.7 * g,
        ),
      }),
      a.cast(collar, { dx: 3, dy: 8, w: 18, a: 0.3, n: 4, col: f.deep }),
      a.panel(collar, f, {
        rot: 30 * s,
        form: near ? 'left' : 'flat',
        edgeW: 24,
        inner: gloss(a, f, M(s, pts('386,190 364,220 348,256 342,290')), 8, 0.8 * g),
      }),
    );
  }
}
