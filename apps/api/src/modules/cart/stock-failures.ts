import type { shortage } from '@passage/contract/cart';
import type { z } from 'zod';
import { Failure } from '../../http/failure.ts';
import type { LoadedSku } from '../catalogue/index.ts';

interface Shortfall {
  readonly sku: LoadedSku;
  /** Pieces that were wanted. */
  readonly count: number;
}

/** More is wanted than there is; the answer tells what there is. */
export function outOfStock({ sku, count }: Shortfall): Failure {
  const data: z.input<typeof shortage> = {
    lines: [{ skuId: sku.skuId, name: sku.spuName, count, stock: sku.stock }],
  };
  return new Failure('OUT_OF_STOCK', { data });
}

/** More than one line may have, whatever the stock. */
export const tooManyPieces = (max: number): Failure =>
  new Failure('INVALID_INPUT', { data: { issues: [{ path: 'count', message: 'tooLarge', values: { max } }] } });
