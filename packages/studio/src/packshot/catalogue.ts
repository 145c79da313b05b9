// Every kind the studio draws, with the cloths it is made in.
import type { ColourKey } from '../palette.ts';
import { cap } from './accessories/cap.ts';
import { scarf } from './accessories/scarf.ts';
import { sunglasses } from './accessories/sunglasses.ts';
import { shoulder } from './bags/shoulder.ts';
import { tote } from './bags/tote.ts';
import { jeans } from './bottoms/jeans.ts';
import { pleated } from './bottoms/pleated-skirt.ts';
import { trousers } from './bottoms/trousers.ts';
import { slip } from './dresses/slip.ts';
import { wrap } from './dresses/wrap.ts';
import { kidDress } from './kids/dress.ts';
import { dungarees } from './kids/dungarees.ts';
import type { Draw } from './look.ts';
import { blazer, coat } from './outerwear/coats.ts';
import { trench } from './outerwear/trench.ts';
import { boot } from './shoes/boot.ts';
import { loafer } from './shoes/loafer.ts';
import { sneaker } from './shoes/sneaker.ts';
import { polo, tee } from './tops/jersey.ts';
import { cardigan, rollneck, sweater } from './tops/knit.ts';
import { shirt } from './tops/shirt.ts';

export type Family = 'tops' | 'outerwear' | 'bottoms' | 'dresses' | 'shoes' | 'bags' | 'accessories' | 'kids';
export type Population = 'female' | 'male' | 'children';

export interface Kind {
  readonly draw: Draw;
  readonly family: Family;
  readonly populations: readonly Population[];
  readonly colourways: readonly ColourKey[];
  readonly patterns: readonly string[];
}

const BOTH: readonly Population[] = ['female', 'male'];
const HER: readonly Population[] = ['female'];
const ALL: readonly Population[] = ['female', 'male', 'children'];
const CHILD: readonly Population[] = ['children'];

const WOOL: readonly ColourKey[] = [
  'camel',
  'oat',
  'charcoal',
  'navy',
  'black',
  'bottle',
  'cocoa',
  'dove',
  'oxblood',
  'stone',
  'plum',
  'teal',
];
const KNIT: readonly ColourKey[] = [
  'ecru',
  'oat',
  'camel',
  'navy',
  'bottle',
  'rust',
  'dove',
  'charcoal',
  'oxblood',
  'sage',
  'sky',
  'rose',
  'butter',
  'black',
];
const COTTON: readonly ColourKey[] = [
  'white',
  'ecru',
  'sky',
  'blush',
  'sage',
  'butter',
  'navy',
  'black',
  'charcoal',
  'terracotta',
  'mint',
  'lilac',
];
const SILK: readonly ColourKey[] = [
  'oat',
  'bottle',
  'blush',
  'black',
  'ink',
  'wine',
  'silver',
  'sage',
  'teal',
  'plum',
  'rust',
  'butter',
];
const CLOTH: readonly ColourKey[] = [
  'ecru',
  'stone',
  'camel',
  'cocoa',
  'ink',
  'navy',
  'charcoal',
  'black',
  'moss',
  'dove',
  'rust',
  'slate',
];
const DENIM: readonly ColourKey[] = ['denim', 'indigo', 'ecru', 'black', 'sky', 'slate'];
const LEATHER: readonly ColourKey[] = [
  'black',
  'espresso',
  'cognac',
  'tan',
  'oxblood',
  'greige',
  'ecru',
  'navy',
  'bottle',
  'camel',
];
const PLAYFUL: readonly ColourKey[] = [
  'ecru',
  'white',
  'sky',
  'blush',
  'mint',
  'butter',
  'rust',
  'bottle',
  'navy',
  'rose',
  'denim',
  'lilac',
];

const kind = (
  draw: Draw,
  family: Family,
  populations: readonly Population[],
  colourways: readonly ColourKey[],
  patterns: readonly string[] = [],
): Kind => ({
  draw,
  family,
  populations,
  colourways,
  patterns,
});

export const KIND_TABLE: Readonly<Record<string, Kind>> = {
  coat: kind(coat, 'outerwear', BOTH, WOOL, ['herringbone', 'check', 'houndstooth', 'tartan']),
  trench: kind(trench, 'outerwear', BOTH, ['stone', 'camel', 'bottle', 'ink', 'moss', 'black', 'ecru']),
  blazer: kind(
    blazer,
    'outerwear',
    BOTH,
    [...WOOL, 'ecru', 'ink', 'sage'],
    ['check', 'pinstripe', 'houndstooth', 'windowpane', 'herringbone'],
  ),

  sweater: kind(sweater, 'tops', BOTH, KNIT, ['rib', 'cable', 'breton', 'fairisle', 'argyle']),
  rollneck: kind(rollneck, 'tops', BOTH, KNIT, ['rib', 'cable']),
  cardigan: kind(cardigan, 'tops', BOTH, KNIT, ['rib', 'cable', 'fairisle', 'argyle']),
  tee: kind(tee, 'tops', BOTH, COTTON, ['breton', 'stripe', 'colourblock']),
  polo: kind(polo, 'tops', BOTH, COTTON, ['breton', 'colourblock']),
  shirt: kind(shirt, 'tops', BOTH, COTTON, ['stripe', 'check', 'gingham', 'pinstripe', 'polka']),

  'slip-dress': kind(slip, 'dresses', HER, SILK, ['floral', 'polka', 'leopard']),
  'wrap-dress': kind(wrap, 'dresses', HER, [...SILK, 'navy', 'ecru', 'oxblood'], ['floral', 'polka', 'leopard']),

  'pleated-skirt': kind(pleated, 'bottoms', HER, CLOTH, ['check', 'tartan', 'herringbone']),
  trousers: kind(trousers, 'bottoms', BOTH, CLOTH, ['pinstripe', 'check', 'herringbone']),
  jeans: kind(jeans, 'bottoms', BOTH, DENIM),

  boot: kind(boot, 'shoes', BOTH, LEATHER, ['suede', 'croc']),
  sneaker: kind(
    sneaker,
    'shoes',
    BOTH,
    ['white', 'ecru', 'black', 'navy', 'sage', 'greige', 'sky', 'oxblood'],
    ['suede'],
  ),
  loafer: kind(loafer, 'shoes', BOTH, LEATHER, ['suede', 'croc']),

  tote: kind(tote, 'bags', BOTH, [...LEATHER, 'stone'], ['canvas', 'stripe', 'croc', 'suede']),
  'shoulder-bag': kind(shoulder, 'bags', HER, [...LEATHER, 'wine', 'sage'], ['quilt', 'croc', 'suede']),

  scarf: kind(scarf, 'accessories', BOTH, KNIT, ['tartan', 'check', 'breton', 'herringbone', 'houndstooth']),
  sunglasses: kind(
    sunglasses,
    'accessories',
    BOTH,
    ['black', 'camel', 'oxblood', 'bottle', 'brass', 'ecru', 'navy'],
    ['tortoise'],
  ),
  cap: kind(
    cap,
    'accessories',
    ALL,
    ['ink', 'ecru', 'camel', 'bottle', 'black', 'stone', 'denim', 'rust'],
    ['cord', 'colourblock', 'herringbone'],
  ),

  'kid-dress': kind(kidDress, 'kids', CHILD, PLAYFUL, ['floral', 'gingham', 'cord', 'polka', 'check']),
  dungarees: kind(dungarees, 'kids', CHILD, PLAYFUL, ['denim', 'cord', 'stripe', 'check']),
};
