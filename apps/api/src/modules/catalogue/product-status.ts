/** How a product, or one of its SKUs, stands today. */
export type ProductStatus = 'on' | 'off' | 'soldOut' | 'shopClosed';

export interface Standing {
  /** 1 on the shelf, 0 off */
  readonly spuStatus: number;
  /** 1 offered, 0 withdrawn; absent when the whole product is meant */
  readonly skuStatus?: number;
  /** 1 open, 0 closed */
  readonly shopStatus: number;
  /** Pieces of the SKU, or of all offered SKUs of the product. */
  readonly stock: number;
}

/** Whether it can be ordered, and if not why. What lasts longest is named first. */
export function productStatus({ spuStatus, skuStatus = 1, shopStatus, stock }: Standing): ProductStatus {
  if (spuStatus !== 1 || skuStatus !== 1) return 'off';
  if (shopStatus !== 1) return 'shopClosed';
  return stock > 0 ? 'on' : 'soldOut';
}
