// Every kind the editorial look draws by hand, with its close-up and the choices its seed makes.

import { lightness, mix, scaleTone } from '../kit/colour.ts';
import type { Random } from '../kit/random.ts';
import type { Look } from '../packshot/look.ts';
import { cap } from './accessories/cap.ts';
import { scarf } from './accessories/scarf.ts';
import { sunglasses } from './accessories/sunglasses.ts';
import { shoulder } from './bags/shoulder.ts';
import { tote } from './bags/tote.ts';
import { jeans } from './bottoms/jeans.ts';
import { skirt } from './bottoms/skirt.ts';
import { trousers } from './bottoms/trousers.ts';
import type { Chosen, setFor } from './choose.ts';
import { accent, type Cut } from './cut.ts';
import { slip } from './dresses/slip.ts';
import { wrap } from './dresses/wrap.ts';
import { kidDress } from './kids/dress.ts';
import { dungarees } from './kids/dungarees.ts';
import { blazer } from './outerwear/blazer.ts';
import { coat } from './outerwear/coat.ts';
import { trench } from './outerwear/trench.ts';
import * as P from './prints.ts';
import type { Sheet } from './sheet.ts';
import { boot } from './shoes/boot.ts';
import { loafer } from './shoes/loafer.ts';
import { sneaker } from './shoes/sneaker.ts';
import { sweater } from './tops/knit.ts';
import { shirt } from './tops/shirt.ts';
import { tee } from './tops/tee.ts';

export interface Piece {
  readonly draw: (s: Sheet, cut: Cut) => void;
  readonly close: readonly [x: number, y: number, w: number];
  readonly set: Parameters<typeof setFor>[0];
  /** What this kind adds to the common cut. */
  readonly trims?: (look: Look, rnd: Random) => Partial<Cut>;
  readonly stage?: (set: Chosen) => Chosen;
  readonly k?: number;
}

const wool = (): Partial<Cut> => ({ tex: P.twill('#3a2a1c', 6, 0.11) });
const crisp = (): Partial<Cut> => ({ tex: P.jersey('#3a3a4a', 0.1) });

export const PIECES: Readonly<Record<string, Piece>> = {
  coat: { draw: coat, close: [200, 110, 440], set: 'hung', trims: wool },
  blazer: {
    draw: blazer,
    close: [190, 100, 470],
    set: 'hung',
    trims: (_look, rnd) => ({ ...wool(), square: rnd.next() > 0.5 ? '#f3ead9' : undefined }),
  },
  trench: {
    draw: trench,
    close: [200, 110, 460],
    set: 'hung',
    trims: (look, rnd) => ({
      tex: P.twill('#3a2a1c', 5, 0.14),
      lining: '#c9a877',
      check: rnd.next() > 0.5,
      btn: lightness(look.base) > 0.5 ? '#6a4a30' : '#3f3524',
    }),
  },
  sweater: {
    draw: sweater,
    close: [240, 190, 420],
    set: 'hung',
    trims: (look) => ({
      tex: P.knit('#4a3428', 0.2),
      pat: undefined,
      bands: look.pattern === 'breton' ? look.second : undefined,
      cable: look.pattern === 'cable',
      isle:
        look.pattern === 'fairisle' || look.pattern === 'argyle'
          ? [look.second, look.third, mix(look.second, look.third, 0.5)]
          : undefined,
    }),
  },
  shirt: { draw: shirt, close: [240, 170, 420], set: 'hung', k: 0.95, trims: () => ({ ...crisp(), btn: '#f7f3ea' }) },
  tee: {
    draw: tee,
    close: [240, 190, 420],
    set: 'hung',
    trims: (look, rnd) => ({
      ...crisp(),
      pat: undefined,
      bands: look.pattern === 'breton' || look.pattern === 'stripe' ? look.second : undefined,
      trim: look.pattern === 'colourblock' ? look.second : undefined,
      print:
        look.pattern === undefined && lightness(look.base) > 0.7 && rnd.next() > 0.5
          ? ['#e0a04a', '#b9573f', '#2f4a44']
          : undefined,
      pocket: rnd.next() > 0.5 ? look.base : undefined,
    }),
  },
  'slip-dress': {
    draw: slip,
    close: [230, 230, 440],
    set: 'hung',
    trims: (look, rnd) => ({ lace: rnd.next() > 0.6 ? mix(look.base, '#fdf6ea', 0.7) : undefined }),
  },
  'wrap-dress': {
    draw: wrap,
    close: [210, 200, 460],
    set: 'hung',
    trims: (look, rnd) => ({
      tex: P.slub('#3a1c14', 0.06),
      ps: look.pattern === 'floral' ? 0.72 : 1,
      sash: look.pattern === undefined ? undefined : accent(rnd),
      ruffle: look.pattern === undefined,
    }),
  },
  'pleated-skirt': {
    draw: skirt,
    close: [260, 270, 360],
    set: 'hung',
    trims: (look, rnd) => ({
      ...wool(),
      hem: look.pattern === undefined && rnd.next() > 0.6 ? look.second : undefined,
    }),
  },
  trousers: { draw: trousers, close: [240, 200, 420], set: 'hung', trims: () => ({ tex: P.slub('#3a2a1c', 0.07) }) },
  jeans: {
    draw: jeans,
    close: [250, 210, 400],
    set: 'hung',
    trims: (look) => ({
      pat: P.twill(mix(look.base, '#1d2a44', 0.5), 7, 0.32),
      thread: lightness(look.base) > 0.75 ? '#a97c50' : '#d8a05a',
    }),
  },
  boot: {
    draw: boot,
    close: [230, 400, 400],
    set: 'shoe',
    trims: (_look, rnd) => ({
      lace: rnd.next() > 0.6 ? '#e9d9b8' : undefined,
      brogue: rnd.next() > 0.7,
      sole: '#2f2522',
    }),
    stage: ([kind, name, o]) => [kind, name, { ...o, top: 806, dx: 90, dy: 96, x0: 70, x1: 770 }],
  },
  sneaker: {
    draw: sneaker,
    close: [320, 340, 400],
    set: 'shoe',
    trims: (look, rnd) => ({
      sole: '#fbf8f0',
      lining: rnd.pick(['#d9c4a6', '#b78a5e', '#c79a72'] as const),
      lace: lightness(look.base) < 0.35 ? '#f3ead8' : '#ffffff',
      accent: accent(rnd),
      stripe: rnd.next() > 0.4,
      two: rnd.next() > 0.6,
      foxing: rnd.next() > 0.5,
    }),
  },
  loafer: {
    draw: loafer,
    close: [60, 380, 390],
    set: 'shoe',
    trims: (look, rnd) => ({
      sole: '#33231f',
      lining: '#d9ae82',
      bit: rnd.next() > 0.5,
      croc: look.pattern === 'croc',
    }),
  },
  tote: {
    draw: tote,
    close: [200, 380, 420],
    set: 'bag',
    trims: (look, rnd) => ({
      leather:
        look.pattern === undefined ? scaleTone(look.base, 0.9) : lightness(look.base) > 0.6 ? '#a5653c' : '#5b3327',
      thread: '#f5e3c0',
      tag: rnd.next() > 0.5 ? '#f6efe0' : undefined,
      ...(look.pattern === 'croc' || look.pattern === 'suede'
        ? {}
        : look.pattern === 'canvas' && rnd.next() > 0.6
          ? { pat: P.marble('#35506b', '#b9573f', '#d9a79a') }
          : {}),
    }),
  },
  'shoulder-bag': {
    draw: shoulder,
    close: [110, 420, 400],
    set: 'bag',
    trims: (look, rnd) => ({
      chain: rnd.next() > 0.6,
      flap: rnd.next() > 0.75 ? mix(look.second, '#fdf6ea', 0.2) : undefined,
    }),
  },
  scarf: {
    draw: scarf,
    close: [230, 560, 420],
    set: 'hung',
    trims: (look, rnd) => {
      const silk = look.pattern === undefined && rnd.next() > 0.4;
      if (silk) return { ps: 0.92, pat: P.cutouts('#b9573f', '#35506b', '#d99a4a', '#5d7a57'), border: '#35506b' };
      return { fringe: look.base, ...(look.pattern === 'breton' ? { pat: P.stripe(look.second, 64, 14, true) } : {}) };
    },
  },
  sunglasses: {
    draw: sunglasses,
    close: [120, 380, 420],
    set: 'table',
    trims: (look) => (look.pattern === 'tortoise' ? { c: '#b9763a', pat: P.tortoise('#4a2818', '#7d4622') } : {}),
  },
  cap: {
    draw: cap,
    close: [150, 400, 440],
    set: 'small',
    trims: (look, rnd) => ({
      ...wool(),
      tex: P.twill('#3a2a1c', 6, 0.15),
      brim: look.pattern === 'colourblock' ? look.second : undefined,
      front: look.pattern === 'colourblock' && rnd.next() > 0.5 ? '#e9dcc4' : undefined,
      motif: rnd.next() > 0.4 ? ['#7c8a5e', '#b9573f'] : undefined,
    }),
  },
  'kid-dress': {
    draw: kidDress,
    close: [250, 240, 400],
    set: 'child',
    trims: (look, rnd) => {
      const a = accent(rnd);
      return {
        ps: look.pattern === 'floral' ? 0.62 : 1,
        collar: '#fbf5ea',
        smock: a,
        bow: rnd.next() > 0.3 ? a : undefined,
        hem: look.pattern === undefined ? a : undefined,
      };
    },
  },
  dungarees: {
    draw: dungarees,
    close: [250, 270, 400],
    set: 'child',
    trims: (look, rnd) => ({
      patch: look.pattern === 'denim' ? scaleTone(look.base, 0.72) : undefined,
      pocket: rnd.next() > 0.5 ? '#e6b566' : undefined,
      thread: lightness(look.base) > 0.75 ? '#b9573f' : '#e0b070',
    }),
  },
};
