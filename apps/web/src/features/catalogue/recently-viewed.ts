import { cents } from '@passage/money';
import { useEffect, useState } from 'react';
import { currentLanguage } from '../../lib/locale.ts';
import type { ListProduct, ProductDetail } from './catalogue.api.ts';

/** In the tab's own storage: what one looked at is nobody else's and ends with the visit. */
const STORE_KEY = 'recently-viewed';
const MOST = 12;

type Stored = Pick<ListProduct, 'productId' | 'shopId' | 'producctName' | 'brandName' | 'brandId' | 'imglist'> & {
  price: number;
  marketPrice: number;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isStored(value: unknown): value is Stored {
  if (!isRecord(value)) return false;
  const { productId, shopId, producctName, brandName, brandId, imglist, price, marketPrice } = value;
  return (
    [productId, shopId, brandId, price, marketPrice].every(Number.isSafeInteger) &&
    [producctName, brandName].every((text) => typeof text === 'string') &&
    Array.isArray(imglist) &&
    imglist.every((address) => typeof address === 'string')
  );
}

/** Names were written in a language: with another one the visit begins anew. */
function readStored(): readonly Stored[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? 'null');
    if (!isRecord(kept) || kept.language !== currentLanguage() || !Array.isArray(kept.products)) return [];
    return kept.products.filter(isStored);
  } catch {
    return [];
  }
}

function remember({ id, shopId, name, brandName, brandId, imglist, price, marketPrice }: ProductDetail): void {
  const viewed: Stored = {
    productId: id,
    shopId,
    producctName: name,
    brandName,
    brandId,
    imglist: imglist.slice(0, 2),
    price: Number(price),
    marketPrice: Number(marketPrice),
  };
  const products = [viewed, ...readStored().filter(({ productId }) => productId !== id)].slice(0, MOST);
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify({ language: currentLanguage(), products }));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** What was looked at before this product, newest first; the product itself is remembered for the next. */
export function useRecentlyViewed(product: ProductDetail): readonly ListProduct[] {
  const [before] = useState(() =>
    readStored()
      .filter(({ productId }) => productId !== product.id)
      .map(
        (stored): ListProduct => ({
          ...stored,
          price: cents(stored.price),
          marketPrice: cents(stored.marketPrice),
          collectflag: false,
          collectFlag: false,
        }),
      ),
  );
  useEffect(() => remember(product), [product]);
  return before;
}
