import type { ReactElement } from 'react';
import { paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { ProductCard, type ProductCardProps } from '../../ui/product-card.tsx';
import type { ListProduct } from './catalogue.api.ts';

/** The hearts of a page, whoever keeps them. */
export interface Hearts {
  isFavourite: (productId: number, asListed: boolean) => boolean;
  toggle: (product: { productId: number; shopId: number }, asListed: boolean) => void;
}

export interface ProductTileProps extends Pick<ProductCardProps, 'loading' | 'priority' | 'even'> {
  product: ListProduct;
  hearts: Hearts;
}

/** A list's product as a card, priced in the chosen currency. */
export function ProductTile({ product, hearts, ...look }: ProductTileProps): ReactElement {
  const format = usePriceFormat();
  const { productId, shopId, producctName, brandName, imglist, price, marketPrice, collectflag } = product;
  return (
    <ProductCard
      to={paths.productDetail({ no: productId, shopId })}
      name={producctName}
      brand={brandName}
      pictures={imglist}
      price={format(price)}
      priceBefore={marketPrice > price ? format(marketPrice) : undefined}
      isFavourite={hearts.isFavourite(productId, collectflag)}
      onToggleFavourite={() => hearts.toggle(product, collectflag)}
      {...look}
    />
  );
}
