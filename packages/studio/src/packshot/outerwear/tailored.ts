// One tailored block. Order matters: inside back, under front, over front, sleeves, lapels, collar.
import { tone } from '../../kit/colour.ts';
import { lerp } from '../../kit/number.ts';
import type { Art, StitchOptions } from '../art.ts';
import { label, M, Mp, SIDES, WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import { inset, mirror, type Pt, type Pts, pt, pts } from '../shape.ts';

export interface Cut {
  readonly hem: number;
  /** Where the lapels meet. */
  readonly breakY: number;
  readonly flare?: number;
  readonly waist?: number;
  /** Rounded fronts, as on a jacket. */
  readonly cutaway?: boolean;
  /** Overlap of a double-breasted front. */
  readonly overlap?: number;
  readonly lapel?: number;
  readonly peak?: boolean;
  readonly cuffY?: number;
  readonly pocket: 'flap' | 'slant' | 'patch';
  readonly pocketY: number;
  readonly welt?: boolean;
  readonly darts?: boolean;
  readonly buttons: string;
  readonly sleeveButtons?: number;
  readonly lining?: string;
  readonly collar?: Cloth;
  /** Colour of the topstitching, if any. */
  readonly top?: string;
  readonly hole?: boolean;
  readonly front?: (edge: number) => string;
  readonly over?: (edge: number) => string;
  readonly sleeve?: (s: number, cuff: number) => string;
}

const TOP: StitchOptions = { w: 1.3, a: 0.55, dash: '5 3' };

export function tailored(a: Art, f: Cloth, o: Cut): void {
  const { hem, breakY, flare = 0, waist = 288, cuffY = 742, overlap = 0 } = o;
  const hx = 240 - flare;
  const edge = 474 + overlap;
  const half: Pts = [
    ...pts('396,132! 332,156 268,186! 289,286 272,400!'),
    pt(waist - 4, 500),
    pt(waist, lerp(400, hem, 0.25)),
    pt(lerp(waist, hx, 0.5) - 8, lerp(400, hem, 0.52)),
    pt(hx, hem - 14, 1),
  ];
  const { over, under } = fronts(half, o, hx, edge);
  const outline: Pts = [
    ...pts('396,110! 330,152 264,186 226,240 196,420'),
    pt(166, cuffY - 10, 1),
    pt(238, cuffY + 12, 1),
    pt(hx + 16, cuffY + 60),
    pt(hx, hem - 10, 1),
    pt(330, hem + 6),
  ];
  a.add(a.cast([...outline, ...mirror(outline)], WALL));
  inside(a, cloth(o.lining ?? tone(f.base, -0.1, 0.7), { sheen: 0.6 }), o);
  a.add(
    a.panel(under, f, { formDir: [-1, 0, 1, 0.1], edgeW: 56, inner: fallRight(a, f, hx, hem) + dart(a, f, o, -1) }),
  );
  a.add(a.within(under, a.cast(over, { dx: 9, dy: 5, w: 20, a: 0.3, n: 5 })));
  a.add(a.panel(over, f, { formDir: [0, 0, 1.85, 0.1], edgeW: 56, inner: fallLeft(a, f, hx, hem) + dart(a, f, o, 1) }));
  if (!o.cutaway)
    a.add(
      a.glow(
        a.line([pt(edge - 4, breakY + 10), pt(edge - 3, lerp(breakY, hem, 0.5)), pt(edge - 2, hem)]),
        f.hi,
        8,
        0.2 * f.hiK,
        2,
      ),
    );
  if (o.top)
    a.add(
      a.stitch([pt(edge - 12, breakY + 6), pt(edge - 11, lerp(breakY, hem, 0.5)), pt(edge - 10, hem + 2)], o.top, TOP),
    );
  if (o.front) a.add(o.front(edge));
  pockets(a, f, o);
  for (const s of SIDES) sleeve(a, f, o, s, cuffY, s > 0 ? over : under);
  if (o.over) a.add(o.over(edge));
  for (const s of [-1, 1]) lapel(a, f, o, s, edge);
  collar(a, f, o);
}

function fronts(half: Pts, o: Cut, hx: number, edge: number): { over: Pts; under: Pts } {
  const { hem, breakY: b } = o;
  const other = mirror(half);
  if (o.cutaway) {
    const round = (x: (v: number) => number): Pts => [
      pt(x(hx + 80), hem),
      pt(x(edge - 70), hem + 2),
      pt(x(edge - 22), hem - 34),
      pt(x(edge), hem - 130),
      pt(x(edge), b),
      pt(x(edge - 6), b - 40),
    ];
    return {
      over: [...half, ...round((v) => v), pt(420, 190, 1)],
      under: [pt(480, 190, 1), ...[...round((v) => 900 - v)].reverse(), ...other],
    };
  }
  const inner = o.overlap ? 380 : 440;
  return {
    over: [
      ...half,
      pt(hx + 110, hem + 4),
      pt(edge - 40, hem + 10),
      pt(edge + 2, hem + 8, 1),
      pt(edge + 1, lerp(b, hem, 0.5)),
      pt(edge, b, 1),
      ...pts('440,360 418,190!'),
    ],
    under: [
      ...pts('482,190! 450,380'),
      pt(inner, b, 1),
      pt(inner, hem + 8, 1),
      pt(540, hem + 8),
      pt(620, hem),
      ...other,
    ],
  };
}

function inside(a: Art, lining: Cloth, { hem, breakY, cutaway }: Cut): void {
  const back: Pts = [
    ...pts('398,128! 420,112 450,106 480,112 502,128! 500,300'),
    pt(452, breakY + 10, 1),
    pt(400, 300),
  ];
  a.add(
    a.panel(back, lining, {
      form: 'shade',
      edge: 0.8,
      edgeW: 40,
      inner: a.soft(pts('420,180 440,260 436,340 450,420'), 16, lining.hi, 0.25),
    }),
  );
  if (cutaway)
    a.add(
      a.panel(
        [pt(400, hem - 90, 1), pt(396, hem - 14, 1), pt(450, hem - 18), pt(510, hem - 14, 1), pt(500, hem - 90, 1)],
        lining,
        {
          form: 'shade',
          edge: 0.6,
        },
      ),
    );
}

function fallLeft(a: Art, f: Cloth, hx: number, hem: number): string {
  const y = (t: number) => lerp(400, hem, t);
  return (
    a.fold(pts('278,404 298,420 316,440 326,470'), 10, f, 0.18) +
    a.fold([pt(hx + 40, hem), pt(hx + 62, y(0.75)), pt(hx + 70, y(0.5)), pt(hx + 96, y(0.25))], 26, f, 0.2, -1) +
    a.fold(
      [pt(hx + 128, hem + 4), pt(hx + 124, y(0.8)), pt(hx + 134, y(0.62)), pt(hx + 140, y(0.4))],
      22,
      f,
      0.17,
      -1,
    ) +
    a.soft(pts('350,300 344,440 352,560 340,700'), 26, f.hi, 0.18 * f.hiK) +
    a.crease(pts('284,236 300,280 308,330 300,390'), 14, f.lo, 0.2)
  );
}
function fallRight(a: Art, f: Cloth, hx: number, hem: number): string {
  const y = (t: number) => lerp(400, hem, t);
  const x = 900 - hx;
  return (
    a.fold(pts('624,408 600,420 580,438 568,466'), 10, f, 0.18, -1) +
    a.fold([pt(x - 34, hem), pt(x - 60, y(0.78)), pt(x - 60, y(0.52)), pt(x - 84, y(0.3))], 28, f, 0.24) +
    a.fold([pt(x - 130, hem + 4), pt(x - 118, y(0.8)), pt(x - 130, y(0.6)), pt(x - 126, y(0.42))], 20, f, 0.16) +
    a.crease(pts('616,236 602,280 594,330 602,390'), 14, f.lo, 0.22, { side: -1 })
  );
}
function dart(a: Art, f: Cloth, o: Cut, s: number): string {
  if (o.darts === false) return '';
  const list = M(s, [pt(330, o.breakY - 130), pt(338, o.breakY), pt(332, o.pocketY - 6)]);
  return a.seam(list, f, { w: 1.5, a: 0.4 }) + a.glow(a.line(list), f.lo, 12, 0.16, 3);
}

function pockets(a: Art, f: Cloth, o: Cut): void {
  const y = o.pocketY;
  const shapes: Record<Cut['pocket'], Pts> = {
    flap: [pt(284, y + 8, 1), pt(384, y, 1), pt(388, y + 42), pt(380, y + 54, 1), pt(296, y + 60, 1), pt(284, y + 50)],
    slant: [pt(296, y, 1), pt(324, y - 8, 1), pt(356, y + 112, 1), pt(328, y + 122, 1)],
    patch: [
      pt(272, y + 4, 1),
      pt(390, y - 4, 1),
      pt(396, y + 130),
      pt(386, y + 146, 1),
      pt(284, y + 152, 1),
      pt(270, y + 138),
    ],
  };
  for (const s of SIDES) {
    const p = M(s, shapes[o.pocket]);
    const inner = o.top ? a.stitch(a.shape(inset(p, 0.86, 0.88)), o.top, { ...TOP, w: 1.2, a: 0.5 }) : '';
    a.add(
      a.cast(p, { dx: 3, dy: 6, w: 12, a: 0.26, n: 4, col: f.deep }),
      a.panel(p, f, { form: 'flat', edgeW: 18, inner }),
    );
  }
  if (!o.welt) return;
  const welt = pts('532,398! 606,386! 608,402! 534,414!');
  a.add(a.cast(welt, { dx: 1, dy: 3, w: 7, a: 0.24, n: 3, col: f.deep }), a.panel(welt, f, { form: 'flat', edgeW: 8 }));
}

// Two-piece, bent, in front of the body. The head runs on from the slope of the shoulder: rising above it puffs.
function sleeve(a: Art, f: Cloth, o: Cut, s: number, c: number, below: Pts): void {
  const list = M(s, [
    ...pts('270,184! 249,200 232,240 215,316 201,414 186,530'),
    pt(168, c - 60),
    pt(164, c - 4, 1),
    pt(202, c + 12),
    pt(240, c + 12, 1),
    pt(252, c - 90),
    ...pts('270,560 284,460 282,396 290,300 286,236'),
  ]);
  const q = (sp: Pts, w: number, al: number, sd = 1) => a.fold(M(s, sp), w, f, al, sd * s);
  const head = pts('270,184 286,236 290,300 282,396');
  a.add(
    a.within(below, a.cast(list, { dx: s > 0 ? 10 : -3, dy: 8, w: 30, a: 0.2, n: 5 })),
    a.panel(list, f, {
      rot: 6 * s,
      form: 'tube',
      formDir: s > 0 ? [0, 0.3, 1, 0.42] : [0, 0.42, 1, 0.3],
      edgeW: 32,
      inner:
        q(pts('286,404 270,436 250,452 226,456'), 12, 0.16) +
        q(pts('278,496 262,528 240,542 214,540'), 14, 0.2) +
        q(pts('268,560 250,590 230,600 208,598'), 11, 0.15) +
        q(pts('188,500 198,530 214,548 232,552'), 8, 0.1, -1) +
        q(pts('258,284 252,350 240,410 242,470'), 17, 0.2) +
        q([pt(252, c - 70), pt(230, c - 52), pt(204, c - 54), pt(180, c - 66)], 12, 0.1) +
        a.seam(M(s, [pt(270, 430), pt(254, 560), pt(230, c - 90), pt(222, c + 10)]), f, { w: 1.3, a: 0.32 }) +
        (o.sleeve?.(s, c) ?? ''),
    }),
  );
  for (let i = 0; i < (o.sleeveButtons ?? 0); i++) {
    const [x, y] = Mp(s, 216 + i * 1.5, c - 6 - i * 19);
    a.add(a.button(x, y, 6.4, o.buttons));
  }
  a.add(
    a.glow(a.line(M(s, head)), f.lo, 16, 0.3, 4),
    a.seam(M(s, head), f, { w: 1.5, a: 0.5 }),
    a.crease(M(s, pts('276,186 304,174 340,158 384,140')), 12, f.hi, 0.3 * f.hiK, { side: s }),
  );
}

function lapel(a: Art, f: Cloth, o: Cut, s: number, edge: number): void {
  const w = o.lapel ?? 0;
  const b = o.breakY;
  const near = s > 0;
  const x = (v: number) => (near ? v : 900 - v);
  const bx = near ? edge - 2 : o.overlap ? edge - 66 : 432;
  const point: Pt = [bx, near ? b : b + 4, 1];
  const along = (t: number, from = 148): Pt => [lerp(x(408), bx, t), lerp(from, b, t)];
  const outer: Pts = [
    o.peak ? pt(318 - w, 262, 1) : pt(330 - w, 291, 1),
    pt(366 - w * 0.62, lerp(296, b, 0.3)),
    pt(414 - w * 0.4, lerp(296, b, 0.64)),
    pt(453, b - 30),
  ];
  const raw: Pts = [...pts('408,148! 412,206'), pt(357 - w * 0.3, 260, 1), ...outer];
  const list: Pts = [...raw.map(([px, py, c]): Pt => [x(px), py, c]), point, along(0.62), along(0.3)];
  const stitched: Pts = [
    ...outer.map(([px, py, c]): Pt => [x(px + 9), py + (c ? 3 : -2)]),
    pt(x(near ? bx - 6 : 900 - bx - 6), b - 14),
  ];
  a.add(
    a.cast(list, { dx: near ? 6 : 2, dy: 10, w: 26, a: 0.34, n: 5, col: f.deep }),
    a.panel(list, o.collar && w < 0 ? o.collar : f, {
      rot: s * 14,
      form: near ? 'left' : 'flat',
      edgeW: 30,
      inner:
        (o.top ? a.stitch(a.line(stitched), o.top, TOP) : '') +
        a.crease([along(0, 150), along(0.33, 150), along(0.66, 150), point], 22, f.lo, 0.32, { side: s }) +
        a.soft([pt(x(372), 290), pt(x(376), 350), pt(x(392), 410), pt(x(424), 480)], 16, f.hi, 0.24 * f.hiK),
    }),
  );
  if (near && o.hole !== false)
    a.add(a.stitch([pt(336 - w, 306), pt(362 - w, 292)], f.deep, { w: 2, dash: '1', a: 0.5 }));
}

function collar(a: Art, f: Cloth, o: Cut): void {
  const w = o.lapel ?? 0;
  a.add(
    a.panel(pts('400,118! 420,96 450,90 480,96 500,118! 482,128 450,122 418,128'), f, {
      form: 'shade',
      edge: 0.4,
      edgeW: 16,
    }),
    label(450, 130, f.L < 0.4),
  );
  for (const s of [-1, 1]) {
    const leaf = M(s, [
      ...pts('414,98! 392,108 368,142'),
      pt(342 - w * 0.2, 196),
      pt(326 - w * 0.4, 226, 1),
      pt(352 - w * 0.3, 264, 1),
      ...pts('384,236 413,205! 410,150 422,116'),
    ]);
    a.add(
      a.cast(leaf, { dx: s > 0 ? 4 : 2, dy: 8, w: 20, a: 0.3, n: 4, col: f.deep }),
      a.panel(leaf, o.collar ?? f, {
        rot: s * 34,
        form: s > 0 ? 'left' : 'flat',
        edgeW: 24,
        inner:
          a.crease(M(s, pts('416,100 404,124 404,160 412,204')), 16, f.lo, 0.36, { side: s }) +
          a.soft(M(s, pts('392,120 372,156 360,190 350,226')), 10, f.hi, 0.34 * f.hiK) +
          (o.top ? a.stitch(M(s, pts('380,136 350,198 336,226! 354,253')), o.top, TOP) : ''),
      }),
    );
  }
}
