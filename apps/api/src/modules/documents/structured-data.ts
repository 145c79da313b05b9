import { type Cents, CURRENCIES, type Currency, dollarsFromCents } from '@passage/money';
import type { ProductStatus } from '../catalogue/index.ts';
import { DISPLAY_CURRENCIES } from '../tenant/index.ts';
import type { PageRequest } from './head-slots.ts';

const CONTEXT = 'https://schema.org';

interface Step {
  readonly name: string;
  /** Path and query. */
  readonly path: string;
}

/** The way from the storefront to a page. */
export const breadcrumbData = ({ origin, store }: PageRequest, steps: readonly Step[]): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: store.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

interface ProductFacts {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly shop: string;
  readonly path: string;
  readonly images: readonly string[];
  readonly price: Cents;
  readonly status: ProductStatus;
}

const AVAILABILITY: Readonly<Record<ProductStatus, string>> = {
  on: 'InStock',
  soldOut: 'OutOfStock',
  off: 'Discontinued',
  shopClosed: 'OutOfStock',
};

/** A product with the price that its page shows to who has chosen no currency. */
export function productData({ origin, store }: PageRequest, product: ProductFacts): object {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    productID: String(product.id),
    name: product.name,
    description: product.description,
    image: product.images.map(absolute),
    url: absolute(product.path),
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      url: absolute(product.path),
      price: shownPrice(product.price, store.currency),
      priceCurrency: store.currency,
      availability: `${CONTEXT}/${AVAILABILITY[product.status]}`,
      seller: { '@type': 'Organization', name: product.shop },
    },
  };
}

/** 1290.00, or 192855 in a currency without decimals. */
export function shownPrice(price: Cents, currency: Currency): string {
  const { rate, digits } = DISPLAY_CURRENCIES.find(({ code }) => code === currency) ?? { rate: 1, ...CURRENCIES.USD };
  const format = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en', format).format(dollarsFromCents(price) * rate);
}
