// T-shirt and polo: one jersey block.
import { mix, tone } from '../../kit/colour.ts';
import type { Art } from '../art.ts';
import { drape, label, M, ribBand, SIDES, WALL } from '../block.ts';
import { type Cloth, cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, type Frame, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, pts } from '../shape.ts';

const FRAME: Frame = { close: [304, 118, 355, 473], scale: 1.06, ox: -27, oy: 20 };
const HALF = pts('341,201! 284,225 208,262! 243,335 236,434! 242,567 238,714 224,905!');
const OUTLINE = pts('346,188! 284,219 205,262 151,347 94,471! 198,503! 231,448! 242,604 224,911!');
const FINE = { w: 1.1, dash: '4 2.6', a: 0.5 } as const;

function torso(a: Art, f: Cloth): void {
  const hem = a.line(pts('224,887 329,902 450,904 571,902 676,887'));
  a.add(
    a.panel([...HALF, ...pts('329,920 450,923 571,920'), ...mirror(HALF), ...pts('450,288')], f, {
      edgeW: 56,
      inner:
        drape(a, f, 918) +
        a.soft(pts('417,402 439,494 434,567 445,641'), 34, f.hi, 0.22 * f.hiK) +
        a.stitch(hem, f.deep, FINE) +
        a.glow(a.line(pts('224,895 450,911 676,895')), f.lo, 10, 0.22, 2),
    }),
  );
}

function sleeves(a: Art, f: Cloth, cuff?: Cloth): void {
  for (const s of SIDES) {
    const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
    const edge = a.line(M(s, pts('98,456 147,475 208,490')));
    a.add(
      // the opening, dark inside
      a.panel(M(s, pts('89,470! 139,484 203,505! 141,502')), f, { form: 'shade', edge: 0.6, pat: false }),
      a.panel(M(s, pts('210,261! 180,299 143,369 89,470! 139,492 203,505! 222,471 238,434! 245,335')), f, {
        rot: 24 * s,
        form: 'tube',
        formDir: s > 0 ? [0, 0.3, 0.9, 0.7] : [0.1, 0.7, 1, 0.3],
        edgeW: 36,
        inner:
          q('234,440 200,450 169,441 147,419', 16, 0.34) +
          q('222,469 191,472 151,458 125,436', 15, 0.28) +
          q('218,288 196,341 178,400 169,457', 17, 0.24) +
          q('198,308 163,369 141,427 129,474', 12, 0.18) +
          (cuff
            ? a.use(edge, `fill="none" stroke="${cuff.base}" stroke-width="34"`) + ribBand(a, edge, 34, cuff)
            : a.stitch(edge, f.deep, FINE)),
      }),
      a.glow(a.line(M(s, pts('217,272 245,335 237,434'))), f.lo, 16, 0.22, 4),
      a.seam(M(s, pts('210,261 245,335 237,434')), f, { w: 1.2, a: 0.34 }),
    );
  }
}

function backNeck(a: Art, f: Cloth): void {
  const band = a.line(pts('334,220 354,195 396,179 450,174 504,179 546,195 566,220'));
  a.add(
    a.panel(pts('339,201! 390,179 450,174 510,179 561,201! 528,257 450,289 372,257'), f, {
      form: 'shade',
      edge: 0.7,
      edgeW: 26,
    }),
    a.use(band, `fill="none" stroke="${tone(f.base, -0.08)}" stroke-width="18"`),
    a.use(band, `fill="none" stroke="${f.lo}" stroke-width="18" stroke-dasharray="1.5 3.5" stroke-opacity=".25"`),
    a.seam(pts('346,208 395,189 450,184 505,189 554,208'), f, { a: 0.35 }),
    `<g fill="${f.L > 0.5 ? '#77726a' : '#b9b4ac'}" fill-opacity=".8"><path d="M430 204h40v2.6h-40zM436 211h28v1.8h-28zM441 217h18v1.4h-18z"/></g>`,
  );
}

const pose = hang({ top: 200, hem: 920, waist: 520, cuff: 520, arm: 210, length: 0.06 });

export const tee: Draw = (a, look) => {
  a.pose(pose);
  const ground = F.plain(look.base, 0.8);
  const f = weave(look, { ground, k: 0.66 });
  const trim = cloth(look.pattern === 'colourblock' ? look.second : look.base, { weave: ground });
  a.add(a.cast([...OUTLINE, ...mirror(OUTLINE)], WALL));
  backNeck(a, trim);
  torso(a, f);
  sleeves(a, look.pattern === 'colourblock' ? trim : f);
  const band = pts(
    '334,204! 362,253 403,284 450,294 497,284 538,253 566,204! 550,193! 523,239 488,266 450,273 412,266 377,239 350,193!',
  );
  const rib = a.line(pts('341,198 369,246 408,275 450,283 492,275 531,246 559,198'));
  a.add(
    a.cast(band, { dx: 2, dy: 5, w: 12, a: 0.18, n: 3, col: f.deep }),
    a.panel(band, trim, {
      form: 'flat',
      edgeW: 12,
      inner: a.use(
        rib,
        `fill="none" stroke="${f.lo}" stroke-width="30" stroke-dasharray="1.5 3.5" stroke-opacity=".3"`,
      ),
    }),
    a.stitch(pts('331,211 357,260 401,290 450,299 499,290 543,260 569,211'), f.deep, { w: 1, dash: '3.6 2.4', a: 0.4 }),
  );
  if (look.pattern === undefined && a.rnd.next() > 0.5) {
    const pocket = pts('518,381! 607,383! 609,477! 564,497! 522,480!');
    const thin = { w: 1, dash: '3.6 2.4', a: 0.45 };
    a.add(
      a.cast(pocket, { dx: 2, dy: 4, w: 8, a: 0.14, n: 3, col: f.deep }),
      a.panel(pocket, f, { form: 'flat', edgeW: 14 }),
      a.stitch(pts('514,398! 607,401!'), f.deep, thin),
      a.stitch(pts('518,386! 521,461! 563,474! 605,461! 602,389!'), f.deep, thin),
    );
  }
  return FRAME;
};

export const polo: Draw = (a, look) => {
  a.pose(pose);
  const ground = F.rib(look.base, 7, 0.5);
  const f = weave(look, { ground, k: 0.66 });
  const tipped = look.pattern === 'colourblock';
  const trim = cloth(tipped ? look.second : look.base, { weave: F.plain(tipped ? look.second : look.base, 0.8) });
  a.add(a.cast([...OUTLINE, ...mirror(OUTLINE)], WALL));
  a.add(
    a.panel(pts('346,201! 390,172 450,164 510,172 554,201! 520,270 456,380! 380,270'), f, {
      form: 'shade',
      edge: 0.7,
      edgeW: 26,
    }),
    label(450, 190, f.L < 0.4),
  );
  torso(a, f);
  // placket: the under side shows in the open V
  const under = pts('470,300! 476,392! 458,470! 438,470! 448,392!');
  const over = pts('424,292! 452,398 456,500! 420,500! 414,398 398,286!');
  a.add(
    a.panel(pts('398,250! 450,270 502,250! 486,300 456,396! 440,396! 412,300'), f, {
      form: 'shade',
      edge: 0.8,
      edgeW: 24,
    }),
    a.panel(under, f, { form: 'flat', edgeW: 14 }),
    a.cast(over, { dx: 5, dy: 4, w: 14, a: 0.26, n: 4, col: f.deep }),
    a.panel(over, f, { form: 'flat', edgeW: 14 }),
    a.stitch(pts('404,296 420,398 425,494! 450,494!'), f.deep, FINE),
  );
  for (const y of [420, 468]) a.add(a.button(437, y, 8, buttonFor(look.base, f.L)));
  sleeves(a, f, trim);
  const stand = a.line(pts('352,206 384,176 450,164 516,176 548,206'));
  a.add(a.use(stand, `fill="none" stroke="${mix(trim.base, trim.shade, 0.5)}" stroke-width="22"`));
  for (const s of SIDES) {
    const leaf = M(s, pts('396,166! 372,178 346,206 318,284! 392,330! 416,306 446,274! 416,234 398,200'));
    a.add(
      a.cast(leaf, { dx: 4, dy: 9, w: 20, a: 0.26, n: 5, col: f.deep }),
      a.panel(leaf, trim, {
        rot: 36 * s,
        form: s > 0 ? 'left' : 'flat',
        edgeW: 24,
        inner:
          a.stitch(M(s, pts('356,210 330,282! 390,320! 414,296 438,272')), f.deep, FINE) +
          a.crease(M(s, pts('398,172 386,194 372,226 356,262')), 14, f.hi, 0.3 * f.hiK, { side: s }),
      }),
    );
  }
  return FRAME;
};
