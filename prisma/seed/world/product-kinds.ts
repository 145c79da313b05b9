import { ACCESSORIES } from './kinds/accessories.ts';
import { BAGS } from './kinds/bags.ts';
import { BOTTOMS } from './kinds/bottoms.ts';
import { CHILDREN } from './kinds/children.ts';
import { DRESSES } from './kinds/dresses.ts';
import { JEWELLERY } from './kinds/jewellery.ts';
import type { ProductKind } from './kinds/kind.ts';
import { KNITWEAR } from './kinds/knitwear.ts';
import { OUTERWEAR } from './kinds/outerwear.ts';
import { SHOES } from './kinds/shoes.ts';
import { TOPS } from './kinds/tops.ts';

export type { ProductKind, ProductLine } from './kinds/kind.ts';
export { sizeScheme } from './kinds/kind.ts';

/** Everything the world can sell, by what the picture studio can draw. */
export const PRODUCT_KINDS: readonly ProductKind[] = [
  ...OUTERWEAR,
  ...KNITWEAR,
  ...TOPS,
  ...DRESSES,
  ...BOTTOMS,
  ...SHOES,
  ...BAGS,
  ...ACCESSORIES,
  ...JEWELLERY,
  ...CHILDREN,
];
