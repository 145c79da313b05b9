import type { Art, StitchOptions } from '../art.ts';
import { drape, label, M, Mp, SIDES, WALL } from '../block.ts';
import type { Cloth } from '../cloth.ts';
import * as F from '../fabric.ts';
import { buttonFor, type Draw, weave } from '../look.ts';
import { hang } from '../pose.ts';
import { mirror, pt, pts } from '../shape.ts';

const HALF = pts('367,196! 309,222 237,261! 266,333 254,435! 265,589 250,756 237,849 250,908 323,951 397,963');
const OUTLINE = pts(
  '376,181! 309,215 237,261 180,352 139,533 95,830 107,895! 184,907! 216,738 250,608 239,849 250,912 323,954 418,966',
);

interface Cut {
  /** A jacket's weight: two flapped pockets, horn buttons, visible stitching. */
  readonly over: boolean;
}

const shirtCut =
  ({ over }: Cut): Draw =>
  (a, look) => {
    if (over) a.layers = [2, 3];
    a.pose(hang({ top: 190, hem: 960, waist: 560, cuff: 900, arm: 190 }));
    const f = weave(look, { ground: over ? F.twill(look.base, 0.9) : F.plain(look.base, 0.8), k: over ? 0.9 : 0.72 });
    const button = over ? buttonFor(look.base, f.L) : '#efe9dd';
    const thread = (alpha: number): StitchOptions => ({ w: 1, dash: '4 2.4', a: alpha });
    const left = [...HALF, ...pts('462,960! 467,608 465,258! 407,236')];
    const right = mirror([...HALF, ...pts('471,960! 471,608 471,255!')]);
    a.add(
      a.cast([...OUTLINE, ...mirror(OUTLINE)], WALL),
      // back yoke, inside
      a.panel(pts('371,205! 397,177 450,168 503,177 529,205! 503,257 450,285 401,257'), f, {
        form: 'shade',
        edge: 0.7,
        edgeW: 26,
      }),
    );
    const hem = (s: number) => a.stitch(M(s, pts('244,843 256,899 327,941 401,952 471,951')), f.deep, thread(0.45));
    const falls = a.once(drape(a, f, 955, 0.9));
    a.add(
      a.panel(right, f, { formDir: [-1, 0, 1, 0.12], edgeW: 50, inner: falls + hem(-1) }),
      a.panel(left, f, { formDir: [0, 0, 1.9, 0.12], edgeW: 50, inner: falls + hem(1) }),
    );
    const placket = pts('433,257! 435,608 431,958! 474,960! 476,608 471,257!');
    a.add(
      a.cast(placket, { dx: 5, dy: 3, w: 12, a: 0.2, n: 4, col: f.deep }),
      a.panel(placket, f, { form: 'flat', edgeW: 10, edge: 0.6, ox: 4 }),
      a.stitch(pts('440,264 441,608 438,954'), f.deep, thread(0.5)),
      a.stitch(pts('466,264 469,608 467,954'), f.deep, thread(0.5)),
    );
    const pull = a.def(`<g id="%ID%">${a.fold(pts('446,8 424,34 404,50 380,56'), 6, f, 0.12)}</g>`);
    for (let i = 0; i < 6; i++) {
      const [x, y] = a.at(453, 336 + i * 86);
      a.add(
        `<path d="M${x.toFixed(1)} ${(y - 10).toFixed(1)}v20" stroke="${f.deep}" stroke-opacity=".5" stroke-width="1.6"/>`,
        a.button(454, 336 + i * 86, over ? 9.5 : 7.4, button),
        `<use href="#${pull}" y="${y.toFixed(0)}"/>`,
      );
    }
    if (over) flapPockets(a, f, button);
    else if (a.rnd.next() > 0.35) {
      const pocket = pts('524,388! 618,391! 622,475! 575,491! 531,478!');
      a.add(
        a.cast(pocket, { dx: 2, dy: 4, w: 8, a: 0.13, n: 3, col: f.deep }),
        a.panel(pocket, f, { form: 'flat', edgeW: 14 }),
        a.seam(pts('526,407! 619,408!'), f, { w: 1, a: 0.4 }),
        a.stitch(pts('529,391! 536,475! 575,487! 618,473! 613,394!'), f.deep, thread(0.45)),
      );
    }
    for (const s of SIDES) {
      const q = (text: string, w: number, al: number, sd = 1) => a.fold(M(s, pts(text)), w, f, al, sd * s);
      const cuff = M(s, pts('96,823! 97,867 105,902! 146,912 191,912! 196,873 196,830! 148,834'));
      a.add(
        a.panel(
          M(
            s,
            pts(
              '238,260! 199,305 175,377 148,533 118,700 90,818 99,834! 150,842 194,840! 208,784 233,645 248,515 256,435! 268,333',
            ),
          ),
          f,
          {
            rot: 9 * s,
            form: 'tube',
            formDir: s > 0 ? [0, 0.25, 1, 0.45] : [0, 0.45, 1, 0.25],
            edgeW: 34,
            inner:
              q('270,445 254,477 232,496 202,502', 13, 0.3) +
              q('262,520 246,556 222,576 190,578', 15, 0.32) +
              q('256,580 236,610 212,624 182,620', 12, 0.26) +
              q('176,540 190,570 208,590 230,598', 9, 0.2, -1) +
              q('252,640 230,664 204,676 174,668', 12, 0.22) +
              q('244,318 228,402 214,475 212,550', 14, 0.22) +
              q('150,838 152,790 164,730 190,670', 10, 0.34, -1) +
              q('182,846 182,800 194,740 218,680', 9, 0.3, -1) +
              q('130,832 134,780 146,730 156,670', 8, 0.26, -1),
          },
        ),
        a.cast(cuff, { dx: 0, dy: -4, w: 10, a: 0.2, n: 3, col: f.deep }),
        a.panel(cuff, f, { rot: 7 * s, form: 'tube', edgeW: 22 }),
        a.stitch(M(s, pts('99,834 148,843 194,841')), f.deep, thread(0.5)),
        a.stitch(M(s, pts('106,895 146,905 190,905')), f.deep, thread(0.5)),
        a.button(Mp(s, 176, 858)[0], 868, 6, button),
        a.button(Mp(s, 196, 762)[0], 762, 4.6, button),
        a.glow(a.line(M(s, pts('245,272 268,333 255,435'))), f.lo, 16, 0.22, 4),
        a.seam(M(s, pts('238,260 268,333 255,435')), f, { w: 1.2, a: 0.34 }),
        a.stitch(M(s, pts('246,259 275,332 263,434')), f.deep, thread(0.35)),
      );
    }
    // collar: stand behind, band in front, two leaves
    a.add(
      a.panel(pts('380,188! 401,162 450,153 499,162 520,188! 499,196 450,187 401,196'), f, {
        rot: 90,
        form: 'shade',
        edge: 0.5,
        edgeW: 18,
      }),
      a.seam(pts('388,193 450,184 512,193'), f, { a: 0.4 }),
      label(450, 191, false),
    );
    for (const s of [-1, 1]) {
      const near = s > 0;
      const band = M(s, [
        ...pts('380,188! 393,224 422,251'),
        pt(near ? 462 : 450, 278, 1),
        pt(near ? 466 : 452, 254, 1),
        ...pts('422,225 401,187!'),
      ]);
      const leaf = M(s, pts('397,162! 382,177 356,201 331,276! 393,308! 421,279 447,257! 418,229 401,196'));
      a.add(
        a.panel(band, f, { rot: 70 * s, form: 'shade', edge: 0.6, edgeW: 14 }),
        a.cast(leaf, { dx: 4, dy: 9, w: 20, a: 0.24, n: 5, col: f.deep }),
        a.panel(leaf, f, { rot: 36 * s, form: near ? 'left' : 'flat', edgeW: 24 }),
        a.stitch(M(s, pts('363,206 341,272! 391,299! 418,272 440,257')), f.deep, thread(0.5)),
        a.crease(M(s, pts('399,168 388,190 376,218 361,247')), 14, f.hi, 0.3 * f.hiK, { side: s }),
      );
    }
    a.add(a.button(455, 260, 7, button));
    return { close: [291, 112, 355, 473], scale: 1.04, ox: -18, oy: 26 };
  };

function flapPockets(a: Art, f: Cloth, button: string): void {
  for (const s of SIDES) {
    const bag = M(s, pts('292,392! 396,394! 400,508 390,522! 344,532 300,520! 288,506'));
    const flap = M(s, pts('286,384! 402,386! 404,424! 346,448 284,422!'));
    const thin: StitchOptions = { w: 1.3, dash: '5 3', a: 0.55 };
    const [x, y] = Mp(s, 345, 428);
    a.add(
      a.cast(bag, { dx: 3, dy: 5, w: 12, a: 0.22, n: 4, col: f.deep }),
      a.panel(bag, f, {
        form: 'flat',
        edgeW: 18,
        inner: a.stitch(M(s, pts('298,400 294,504 306,514 344,524 384,516 393,504 390,400')), f.deep, thin),
      }),
      a.cast(flap, { dx: 2, dy: 6, w: 12, a: 0.28, n: 4, col: f.deep }),
      a.panel(flap, f, {
        form: 'flat',
        edgeW: 14,
        inner: a.stitch(M(s, pts('292,390 291,418 346,441 397,420 396,392')), f.deep, thin),
      }),
      a.button(x, y, 7.5, button),
    );
  }
}

export const shirt = shirtCut({ over: false });
export const overshirt = shirtCut({ over: true });
