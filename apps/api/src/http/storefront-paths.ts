import type { Population } from '@passage/contract/codes';
import { PAGE_TABLE, type PageName } from '@passage/contract/page-table';

/** Addresses of the storefront's pages, each in the one form that search engines shall keep; an order's is its buyer's alone. */
const query = (path: string, fields: Readonly<Record<string, string | number>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
};

const HOMES = { 1: 'populationMale', 2: 'populationFemale', 3: 'populationChildren' } as const satisfies Record<
  Population,
  PageName
>;

export const storefrontPaths = {
  landing: () => PAGE_TABLE.landing.path,
  home: (population: Population) => PAGE_TABLE[HOMES[population]].path,
  product: (id: number, shopId: number) => query(PAGE_TABLE.productDetail.path, { no: id, shopId }),
  category: (categoryId: number) => query(PAGE_TABLE.categoryIndex.path, { type: 4, categoryId }),
  designer: (desno: string) => query(PAGE_TABLE.categoryIndex.path, { type: 2, desno }),
  brand: (id: number) => PAGE_TABLE.brandProductSearch.path.replace(':brandId', String(id)),
  shop: (id: number) => query(PAGE_TABLE.shopProduct.path, { no: id }),
  article: (code: string) => query(PAGE_TABLE.customerService.path, { code }),
  /** All products, or those of a jump type that names no thing. */
  list: (type?: string) => query(PAGE_TABLE.categoryIndex.path, type === undefined ? {} : { type }),
  /** The help centre, or a group of its articles. */
  help: (type?: string) => query(PAGE_TABLE.customerService.path, type === undefined ? {} : { type }),
  order: (id: number) => query(PAGE_TABLE.orderDetails.path, { no: id }),
  brands: () => PAGE_TABLE.brand.path,
  designers: () => PAGE_TABLE.designers.path,
  shops: () => PAGE_TABLE.shop.path,
};
