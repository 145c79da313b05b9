// Every kind the studio draws, with the cloths it is made in.

import type { ColourKey } from '../palette.ts';
import { beanie } from './accessories/beanie.ts';
import { belt } from './accessories/belt.ts';
import { cap } from './accessories/cap.ts';
import { gloves } from './accessories/gloves.ts';
import { earrings, necklace, watch } from './accessories/jewellery.ts';
import { scarf } from './accessories/scarf.ts';
import { sunglasses } from './accessories/sunglasses.ts';
import { tie } from './accessories/tie.ts';
import { wallet } from './accessories/wallet.ts';
import { backpack } from './bags/backpack.ts';
import { clutch } from './bags/clutch.ts';
import { shoulder } from './bags/shoulder.ts';
import { tote } from './bags/tote.ts';
import { jeans } from './bottoms/jeans.ts';
import { miniSkirt } from './bottoms/mini-skirt.ts';
import { pleated } from './bottoms/pleated-skirt.ts';
import { satinSkirt } from './bottoms/satin-skirt.ts';
import { leggings, shorts, suitTrousers } from './bottoms/slim.ts';
import { trousers } from './bottoms/trousers.ts';
import { CLOTH, COTTON, DENIM, KNIT, LEATHER, PLAYFUL, SILK, WOOL } from './colour-cards.ts';
import { gown } from './dresses/gown.ts';
import { jumpsuit } from './dresses/jumpsuit.ts';
import { knitDress } from './dresses/knit-dress.ts';
import { slip } from './dresses/slip.ts';
import { wrap } from './dresses/wrap.ts';
import { babyGrow } from './kids/baby-grow.ts';
import { kidCoat } from './kids/coat.ts';
import { kidDress } from './kids/dress.ts';
import { dungarees } from './kids/dungarees.ts';
import { kidSweater } from './kids/knit.ts';
import type { Draw } from './look.ts';
import { blazer, coat } from './outerwear/coats.ts';
import { denimJacket } from './outerwear/denim-jacket.ts';
import { bomber, leatherJacket } from './outerwear/jackets.ts';
import { gilet, puffer } from './outerwear/padded.ts';
import { trench } from './outerwear/trench.ts';
import { boot } from './shoes/boot.ts';
import { balletFlat, kidShoes } from './shoes/flat.ts';
import { loafer } from './shoes/loafer.ts';
import { pump } from './shoes/pump.ts';
import { sandal } from './shoes/sandal.ts';
import { sneaker } from './shoes/sneaker.ts';
import { trainer } from './shoes/trainer.ts';
import { hoodie } from './tops/hoodie.ts';
import { polo, tee } from './tops/jersey.ts';
import { cardigan, rollneck, sweater } from './tops/knit.ts';
import { overshirt, shirt } from './tops/shirt.ts';
import { knitVest } from './tops/vest.ts';

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
  puffer: kind(puffer, 'outerwear', ALL, [
    'black',
    'navy',
    'moss',
    'ecru',
    'rust',
    'charcoal',
    'bottle',
    'butter',
    'oxblood',
    'sky',
  ]),
  'denim-jacket': kind(denimJacket, 'outerwear', ALL, DENIM, ['cord']),
  gilet: kind(gilet, 'outerwear', BOTH, ['navy', 'moss', 'black', 'ecru', 'camel', 'bottle', 'charcoal']),
  'leather-jacket': kind(
    leatherJacket,
    'outerwear',
    BOTH,
    ['black', 'espresso', 'cognac', 'oxblood', 'bottle', 'tan'],
    ['suede', 'croc'],
  ),
  bomber: kind(bomber, 'outerwear', BOTH, ['moss', 'black', 'navy', 'bottle', 'stone', 'oxblood', 'sage']),

  sweater: kind(sweater, 'tops', BOTH, KNIT, ['rib', 'cable', 'breton', 'fairisle', 'argyle']),
  rollneck: kind(rollneck, 'tops', BOTH, KNIT, ['rib', 'cable']),
  cardigan: kind(cardigan, 'tops', BOTH, KNIT, ['rib', 'cable', 'fairisle', 'argyle']),
  overshirt: kind(
    overshirt,
    'tops',
    BOTH,
    ['moss', 'navy', 'camel', 'charcoal', 'stone', 'rust', 'ecru', 'slate'],
    ['check', 'tartan', 'cord', 'herringbone'],
  ),
  'knit-vest': kind(knitVest, 'tops', BOTH, KNIT, ['argyle', 'cable', 'rib', 'fairisle']),
  hoodie: kind(
    hoodie,
    'tops',
    BOTH,
    ['dove', 'black', 'navy', 'ecru', 'sage', 'oat', 'charcoal', 'lilac', 'rust', 'bottle'],
    ['colourblock'],
  ),
  tee: kind(tee, 'tops', BOTH, COTTON, ['breton', 'stripe', 'colourblock']),
  polo: kind(polo, 'tops', BOTH, COTTON, ['breton', 'colourblock']),
  shirt: kind(shirt, 'tops', BOTH, COTTON, ['stripe', 'check', 'gingham', 'pinstripe', 'polka']),

  'slip-dress': kind(slip, 'dresses', HER, SILK, ['floral', 'polka', 'leopard']),
  'wrap-dress': kind(wrap, 'dresses', HER, [...SILK, 'navy', 'ecru', 'oxblood'], ['floral', 'polka', 'leopard']),
  'knit-dress': kind(knitDress, 'dresses', HER, KNIT, ['cable', 'breton']),
  gown: kind(gown, 'dresses', HER, [...SILK, 'oxblood', 'navy', 'brass', 'lilac'], ['floral']),
  jumpsuit: kind(jumpsuit, 'dresses', HER, [...CLOTH, 'white', 'wine', 'bottle'], ['pinstripe', 'polka']),

  'pleated-skirt': kind(pleated, 'bottoms', HER, CLOTH, ['check', 'tartan', 'herringbone']),
  'mini-skirt': kind(miniSkirt, 'bottoms', HER, CLOTH, ['tartan', 'houndstooth', 'check', 'cord', 'leopard']),
  'satin-skirt': kind(satinSkirt, 'bottoms', HER, SILK, ['floral', 'polka', 'leopard']),
  trousers: kind(trousers, 'bottoms', BOTH, CLOTH, ['pinstripe', 'check', 'herringbone']),
  'suit-trousers': kind(suitTrousers, 'bottoms', BOTH, CLOTH, [
    'pinstripe',
    'check',
    'herringbone',
    'houndstooth',
    'windowpane',
  ]),
  shorts: kind(shorts, 'bottoms', ALL, [...CLOTH, 'white', 'sky'], ['check', 'stripe', 'cord']),
  leggings: kind(leggings, 'bottoms', HER, ['black', 'charcoal', 'navy', 'moss', 'plum', 'oat', 'cocoa', 'slate']),
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
  'ballet-flat': kind(
    balletFlat,
    'shoes',
    HER,
    [...LEATHER, 'blush', 'white', 'brass', 'silver', 'rose'],
    ['suede', 'leopard', 'croc'],
  ),
  sandal: kind(sandal, 'shoes', BOTH, [...LEATHER, 'white', 'brass', 'rust'], ['croc', 'suede']),
  pump: kind(pump, 'shoes', HER, [...LEATHER, 'blush', 'wine', 'brass', 'silver'], ['suede', 'croc', 'leopard']),
  trainer: kind(
    trainer,
    'shoes',
    ALL,
    ['white', 'ecru', 'dove', 'black', 'navy', 'sage', 'stone', 'sky', 'butter', 'charcoal'],
    ['colourblock'],
  ),

  tote: kind(tote, 'bags', BOTH, [...LEATHER, 'stone'], ['canvas', 'stripe', 'croc', 'suede']),
  'shoulder-bag': kind(shoulder, 'bags', HER, [...LEATHER, 'wine', 'sage'], ['quilt', 'croc', 'suede']),
  backpack: kind(backpack, 'bags', ALL, [...LEATHER, 'moss', 'stone', 'charcoal'], ['canvas', 'suede']),
  clutch: kind(
    clutch,
    'bags',
    HER,
    [...LEATHER, 'wine', 'brass', 'silver', 'blush', 'plum'],
    ['croc', 'suede', 'leopard'],
  ),

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
  tie: kind(
    tie,
    'accessories',
    ['male'],
    ['navy', 'oxblood', 'bottle', 'black', 'charcoal', 'rust', 'sky', 'plum'],
    ['stripe', 'polka', 'check', 'herringbone'],
  ),
  wallet: kind(wallet, 'accessories', BOTH, LEATHER, ['croc', 'suede']),
  belt: kind(belt, 'accessories', BOTH, LEATHER, ['croc', 'suede']),
  gloves: kind(gloves, 'accessories', ALL, [...LEATHER, 'rust', 'charcoal'], ['suede', 'rib', 'cable', 'fairisle']),
  beanie: kind(beanie, 'accessories', ALL, KNIT, ['rib', 'cable', 'fairisle']),
  necklace: kind(necklace, 'accessories', HER, ['brass', 'silver', 'rose']),
  earrings: kind(earrings, 'accessories', HER, ['brass', 'silver', 'rose']),
  watch: kind(
    watch,
    'accessories',
    BOTH,
    ['cognac', 'black', 'espresso', 'tan', 'oxblood', 'navy', 'bottle'],
    ['croc', 'suede'],
  ),

  'kid-shoes': kind(
    kidShoes,
    'kids',
    CHILD,
    ['oxblood', 'navy', 'black', 'tan', 'white', 'blush', 'brass', 'bottle', 'camel'],
    ['suede'],
  ),
  'kid-dress': kind(kidDress, 'kids', CHILD, PLAYFUL, ['floral', 'gingham', 'cord', 'polka', 'check']),
  'kid-coat': kind(
    kidCoat,
    'kids',
    CHILD,
    ['camel', 'navy', 'bottle', 'oxblood', 'dove', 'rose', 'sky', 'oat'],
    ['herringbone', 'check', 'houndstooth', 'tartan'],
  ),
  'baby-grow': kind(
    babyGrow,
    'kids',
    CHILD,
    ['ecru', 'white', 'sky', 'blush', 'mint', 'butter', 'sage', 'dove', 'lilac'],
    ['stripe', 'breton', 'polka', 'floral', 'gingham'],
  ),
  'kid-sweater': kind(kidSweater, 'kids', CHILD, KNIT, ['fairisle', 'breton', 'cable', 'rib', 'argyle']),
  dungarees: kind(dungarees, 'kids', CHILD, PLAYFUL, ['denim', 'cord', 'stripe', 'check']),
};
