// The knit block: sweater, roll neck and cardigan share back, hem, sleeves and cuffs.
import { mix, tone } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import { drape, label, M, ribBand, SIDES, WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, type Frame, type Look, weave } from '../look.ts';
import { hang, type Pose } from '../pose.ts';
import { mirror, type Pts, pts } from '../shape.ts';

export const KNIT_FRAME: Frame = { close: [304, 104, 355, 473], scale: 1.03, ox: -14, oy: 46 };
export const HALF = pts('359,192! 306,211 245,240! 267,318 252,408! 248,516 240,656 235,788 248,817!');
const HALF_OUTLINE = pts('366,179! 306,209 245,240 185,327 143,501 98,771 107,826! 185,838! 213,692 237,604 245,890!');
const SLEEVE = pts(
  '247,239! 203,285 178,346 152,471 122,621 96,747 94,760! 143,773 196,769! 205,727 226,586 241,483 254,408! 269,321',
);

export const knitPose = hang({ top: 190, hem: 890, waist: 520, cuff: 840, arm: 190 });

/** Stripes are dyed in the yarn: the stitches must lie over them. */
export function yarn(look: Look): { cloth: Cloth; trim: Cloth } {
  const plain = F.knit(look.base, 9);
  const f = weave(look, { ground: plain, k: 1.1 });
  if (look.pattern !== 'breton' && look.pattern !== 'stripe') return { cloth: f, trim: cloth(look.base) };
  const over = F.knit(mix(look.base, look.second, 0.4), 9, 0.5);
  const under = f.weave;
  return { cloth: { ...f, weave: (...p) => [...(under?.(...p) ?? []), ...over(...p)] }, trim: cloth(look.base) };
}

export function shadow(a: Art): void {
  a.add(a.cast([...HALF_OUTLINE, ...mirror(HALF_OUTLINE)], WALL));
}

export function backNeck(a: Art, f: Cloth): void {
  const lip = a.glow(a.line(pts('354,193 396,178 450,172 504,178 546,193')), f.hi, 10, 0.3, 2);
  a.add(
    a.panel(pts('357,190! 396,175 450,170 504,175 543,190! 513,243 450,269 387,243'), f, {
      form: 'shade',
      edge: 0.7,
      edgeW: 26,
      inner: lip,
    }),
  );
  const band = a.line(pts('350,214 370,188 404,174 450,168 496,174 530,188 550,214'));
  a.add(
    a.use(band, `fill="none" stroke="${tone(f.base, -0.1)}" stroke-width="24"`),
    ribBand(a, band, 24, f),
    label(450, 192, false),
  );
}

// the hem rib goes under the body so that the body blouses over it
export function hem(a: Art, f: Cloth, trim: Cloth): void {
  const middle = a.line(pts('245,845 341,853 450,856 559,853 655,845'));
  a.add(
    a.panel(pts('245,801! 243,841 250,887! 341,896 450,897 559,896 650,887! 657,841 655,801! 450,815'), trim, {
      inner: ribBand(a, middle, 110, f, '4 4') + a.glow(a.line(pts('233,803 450,821 667,803')), f.deep, 44, 0.5, 5),
    }),
  );
}

export function sleeves(a: Art, f: Cloth, trim: Cloth): void {
  for (const s of SIDES) {
    const cuffLine = a.line(M(s, pts('96,794 145,803 196,801')));
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
    a.add(
      a.panel(M(s, pts('98,751! 98,788 107,829! 145,838 187,838! 194,797 191,762!')), trim, {
        edgeW: 30,
        inner:
          ribBand(a, cuffLine, 110, f, '4 4') + a.glow(a.line(M(s, pts('89,760 145,777 203,768'))), f.deep, 34, 0.5, 4),
      }),
      a.panel(M(s, SLEEVE), f, {
        rot: 9 * s,
        form: 'tube',
        formDir: s > 0 ? [0, 0.25, 1, 0.45] : [0, 0.45, 1, 0.25],
        edgeW: 34,
        inner:
          q('244,443 232,471 214,488 186,494', 13, 0.26) +
          q('238,520 222,552 200,570 172,570', 15, 0.28) +
          q('228,590 210,616 188,626 164,620', 12, 0.22) +
          q('132,548 150,572 172,586 196,588', 10, 0.18, -1) +
          q('206,700 190,722 164,730 128,720', 12, 0.26) +
          q('112,700 130,724 152,738 176,742', 10, 0.2, -1) +
          q('216,650 200,670 180,676 160,670', 10, 0.18) +
          q('240,309 222,375 206,439 200,502', 15, 0.2) +
          a.glow(a.line(M(s, pts('94,759 145,773 198,768'))), f.lo, 22, 0.35, 4),
      }),
      a.seam(M(s, pts('247,239 269,321 254,408')), f, { w: 1.6, a: 0.34 }),
      a.glow(a.line(M(s, pts('254,251 269,321 254,408'))), f.lo, 18, 0.22, 4),
    );
  }
}

export function crew(a: Art, f: Cloth, trim: Cloth): void {
  const band = pts(
    '351,195! 374,237 411,266 450,274 489,266 526,237 549,195! 529,183! 508,219 483,240 450,246 417,240 392,219 371,183!',
  );
  a.add(
    a.cast(band, { dx: 3, dy: 7, w: 16, a: 0.22, n: 4, col: f.deep }),
    a.panel(band, trim, {
      form: 'flat',
      edgeW: 16,
      inner: ribBand(a, a.line(pts('362,189 383,229 414,253 450,260 486,253 517,229 538,189')), 40, f),
    }),
  );
}

export function roll(a: Art, f: Cloth, trim: Cloth): void {
  const inside = pts('378,118! 412,104 450,100 488,104 522,118! 488,132 450,136 412,132');
  const tube = pts(
    '372,116! 366,160 348,198! 388,234 450,248 512,234 552,198! 534,160 528,116! 492,132 450,137 408,132',
  );
  const turn = pts(
    '368,112! 362,150 360,178! 402,204 450,210 498,204 540,178! 538,150 532,112! 492,131 450,136 408,131',
  );
  a.add(
    a.panel(inside, trim, { form: 'shade', edge: 0.7, edgeW: 16 }),
    a.cast(tube, { dx: 4, dy: 8, w: 18, a: 0.24, n: 4, col: f.deep }),
    a.panel(tube, trim, {
      form: 'tube',
      edgeW: 30,
      inner: ribBand(a, a.line(pts('354,204 402,232 450,240 498,232 546,204')), 110, f),
    }),
    a.cast(turn, { dx: 2, dy: 7, w: 14, a: 0.3, n: 4, col: f.deep }),
    a.panel(turn, trim, {
      form: 'tube',
      edgeW: 30,
      inner:
        ribBand(a, a.line(pts('362,150 402,172 450,178 498,172 538,150')), 120, f) +
        a.fold(pts('372,176 400,178 420,170 436,156'), 9, f, 0.24) +
        a.fold(pts('530,176 504,182 480,176 466,162'), 9, f, 0.24, -1),
    }),
  );
}

export const torso = (a: Art, f: Cloth, list: Pts, dir?: readonly [number, number, number, number]) =>
  a.panel(list, f, {
    edgeW: 54,
    ...(dir ? { formDir: dir } : {}),
    inner: drape(a, f, 822) + a.glow(a.line(pts('245,812 450,821 655,812')), f.lo, 30, 0.4, 4),
  });

export const pullover =
  (neck: (a: Art, f: Cloth, trim: Cloth) => void, pose: Pose = knitPose, frame: Frame = KNIT_FRAME): Draw =>
  (a, look) => {
    a.pose(pose);
    const { cloth: f, trim } = yarn(look);
    shadow(a);
    backNeck(a, f);
    hem(a, f, trim);
    a.add(torso(a, f, [...HALF, ...pts('450,827'), ...mirror(HALF), ...pts('450,267')]));
    sleeves(a, f, trim);
    neck(a, f, trim);
    return frame;
  };

export const sweater = pullover(crew);
export const rollneck = pullover(roll);

export const cardigan: Draw = (a, look) => {
  a.layers = [2, 4];
  a.pose(knitPose);
  const { cloth: f, trim } = yarn(look);
  const button = buttonFor(look.base, f.L);
  shadow(a);
  backNeck(a, f);
  a.add(
    a.panel(pts('372,214! 450,200 528,214! 500,400 456,506! 400,400'), f, { form: 'shade', edge: 0.8, edgeW: 40 }),
    label(450, 192, false),
  );
  hem(a, f, trim);
  const left = [...HALF, ...pts('462,826! 460,500! 410,352 371,200!')];
  const right = mirror([...HALF, ...pts('466,826! 464,500! 412,352 371,200!')]);
  a.add(
    torso(a, f, right, [-1, 0, 1, 0.12]),
    a.within(right, a.cast(left, { dx: 8, dy: 4, w: 26, a: 0.3, n: 5 })),
    torso(a, f, left, [0, 0, 1.9, 0.12]),
  );
  sleeves(a, f, trim);
  // the button band runs up one front, round the neck and down the other
  const bands = [
    { s: -1, list: pts('540,184 524,262 494,372 452,494') },
    { s: 1, list: pts('360,184 376,262 406,372 450,500 453,640 452,880') },
  ];
  for (const { list } of bands) {
    const d = a.line(list);
    a.add(
      a.glow(d, '#000', 56, 0.16, 4, 'translate(5 6)'),
      a.use(d, `fill="none" stroke="${f.deep}" stroke-width="40.500"`),
      a.use(d, `fill="none" stroke="${f.base}" stroke-width="38"`),
      ribBand(a, d, 38, f),
      a.use(d, `fill="none" stroke="${f.lo}" stroke-width="12" stroke-opacity=".3" transform="translate(11 3)"`),
      a.use(d, `fill="none" stroke="${f.hi}" stroke-width="4" stroke-opacity=".34" transform="translate(-14 -2)"`),
    );
  }
  for (let i = 0; i < 5; i++) a.add(a.button(452, 534 + i * 74, 10, button));
  const pocket = pts('288,650! 398,658! 402,760! 346,768 290,760!');
  for (const s of SIDES) {
    const p = M(s, pocket);
    const top = a.line(M(s, pts('286,662 344,668 400,670')));
    a.add(
      a.cast(p, { dx: 3, dy: 5, w: 12, a: 0.2, n: 4, col: f.deep }),
      a.panel(p, f, {
        form: 'flat',
        edgeW: 20,
        inner: a.use(top, `fill="none" stroke="${f.base}" stroke-width="34"`) + ribBand(a, top, 34, f),
      }),
    );
  }
  return KNIT_FRAME;
};
