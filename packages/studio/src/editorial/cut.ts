// What an editorial piece is cut from: cloth, linings, trims.
import { lightness, mix, scaleTone } from '../kit/colour.ts';
import type { Random } from '../kit/random.ts';
import type { Look } from '../packshot/look.ts';
import * as P from './prints.ts';
import { CREAM, INK, type Stuff } from './sheet.ts';

type Lens = readonly [string, string, string];

export interface Cut extends Stuff {
  readonly btn: string;
  readonly lining: string;
  readonly thread: string;
  readonly sole: string;
  readonly elastic: string;
  readonly leather: string;
  readonly accent: string;
  readonly cuff: string;
  readonly lens: Lens;
  readonly fringe?: string | undefined;
  readonly lace?: string | undefined;
  readonly collar?: string | undefined;
  readonly trim?: string | undefined;
  readonly bands?: string | undefined;
  readonly isle?: readonly [string, string, string] | undefined;
  readonly print?: readonly [string, string, string] | undefined;
  readonly square?: string | undefined;
  readonly sash?: string | undefined;
  readonly smock?: string | undefined;
  readonly bow?: string | undefined;
  readonly hem?: string | undefined;
  readonly band?: string | undefined;
  readonly border?: string | undefined;
  readonly brim?: string | undefined;
  readonly front?: string | undefined;
  readonly flap?: string | undefined;
  readonly pocket?: string | undefined;
  readonly patch?: string | undefined;
  readonly tag?: string | undefined;
  readonly panel?: string | undefined;
  readonly buckle?: string | undefined;
  readonly metal?: string | undefined;
  readonly dot?: string | undefined;
  readonly fade?: string | undefined;
  readonly cuffS?: string | undefined;
  readonly wood?: string | undefined;
  readonly motif?: readonly [string, string] | undefined;
  readonly cable?: boolean | undefined;
  readonly ruffle?: boolean | undefined;
  readonly chain?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly two?: boolean | undefined;
  readonly stripe?: boolean | undefined;
  readonly foxing?: boolean | undefined;
  readonly bit?: boolean | undefined;
  readonly croc?: boolean | undefined;
  readonly brogue?: boolean | undefined;
}

/** The house accents: they return in every print, so that the pages belong together. */
const ACCENTS = ['#b9573f', '#35506b', '#d99a4a', '#5d7a57'] as const;
const LENSES: readonly [Lens, Lens, Lens, Lens] = [
  ['#4d4a38', '#77704a', '#a99c66'],
  ['#2c3a4e', '#3f546b', '#6f8799'],
  ['#8f4a4a', '#b8685c', '#dc9a80'],
  ['#3a4a44', '#587066', '#93a894'],
];

function printFor(look: Look, k: number): P.Print | undefined {
  const { base, second: b, third: c } = look;
  switch (look.pattern) {
    case 'stripe':
      return P.stripe(b, Math.round(18 * k), Math.round(7 * k));
    case 'pinstripe':
      return P.pin(b, Math.round(20 * k));
    case 'check':
      return P.glen(b, Math.round(58 * k), c);
    case 'windowpane':
      return P.windowpane(b, Math.round(66 * k));
    case 'gingham':
      return P.gingham(b, Math.round(32 * k));
    case 'tartan':
      return P.tartan(b, c, CREAM, Math.round(96 * k));
    case 'houndstooth':
      return P.houndstooth(b, Math.round(32 * k));
    case 'herringbone':
      return P.herringbone(mix(base, lightness(base) > 0.5 ? INK : CREAM, 0.5), 32, 0.55);
    case 'polka':
      return P.dots(b, Math.round(36 * k), 4.6);
    case 'floral':
      return P.botanical('#5d7a57', lightness(base) > 0.6 ? ACCENTS[0] : '#e8b9a4', ACCENTS[2]);
    case 'denim':
      return P.twill(mix(base, '#1d2a44', 0.6), 7, 0.35);
    case 'cord':
      return P.stripe(scaleTone(base, 0.84), 9, 3);
    default:
      return undefined;
  }
}

/** The cloth and trims every piece may ask for; a kind's own choices are laid over it. */
export function cutFrom(look: Look, rnd: Random, k = 1): Cut {
  const { base: c } = look;
  const L = lightness(c);
  const light = L > 0.6;
  return {
    c,
    pat: printFor(look, k),
    btn: L > 0.82 ? '#e6dcc8' : light ? scaleTone(c, 0.42) : L > 0.42 ? scaleTone(c, 0.4) : '#c7a25a',
    lining: rnd.pick(['#7a4a34', '#a8553c', '#54414d', '#c99a72', '#8b4a3a', '#6f8a86'] as const),
    thread: light ? mix(c, '#7a4a2c', 0.6) : mix(c, '#f3dcae', 0.75),
    sole: L > 0.75 ? '#fbf8f0' : mix(scaleTone(c, 0.45), '#2a1c18', 0.6),
    elastic: mix(scaleTone(c, 0.6), '#2a2024', 0.5),
    leather: look.second,
    accent: look.second,
    cuff: mix(c, CREAM, 0.75),
    lens: rnd.pick(LENSES),
  };
}
export const accent = (rnd: Random): string => rnd.pick(ACCENTS);
