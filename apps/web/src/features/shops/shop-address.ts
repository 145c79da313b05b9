import { isPopulation, type Population } from '../../lib/population.ts';
import { PAGE_SIZES } from '../../ui/pager-window.ts';

export const SHOP_PAGE_SIZE = 20;

/** 0 default, 1 price low to high, 2 price high to low, 3 latest arrivals. */
export type ShopSort = 0 | 1 | 2 | 3;
const SORTS: readonly ShopSort[] = [0, 1, 2, 3];

/** What a shop's products are narrowed by: of any of the chosen categories, and of any of the chosen brands. */
export interface ShopFilter {
  population: Population | undefined;
  categories: readonly number[];
  brands: readonly number[];
}

export interface ShopView {
  sort: ShopSort;
  page: number;
  pageSize: number;
}

export interface ShopAddress {
  shopId: number | undefined;
  /** The shop's name as the link had it. */
  name: string;
  filter: ShopFilter;
  view: ShopView;
}

function countOf(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function idsOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => countOf(part) ?? []);
  return [...new Set(ids)];
}

/** Whatever an address holds that cannot be meant is as if it were not there. */
export function readShopAddress(params: URLSearchParams): ShopAddress {
  const sort = Number(params.get('sort'));
  const pageSize = countOf(params.get('row'));
  const population = params.get('for');
  return {
    shopId: countOf(params.get('no')),
    name: params.get('name')?.trim() ?? '',
    filter: {
      population: isPopulation(population) ? population : undefined,
      categories: idsOf(params.get('category')),
      brands: idsOf(params.get('brand')),
    },
    view: {
      sort: SORTS.find((known) => known === sort) ?? 0,
      page: countOf(params.get('page')) ?? 1,
      pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? SHOP_PAGE_SIZE,
    },
  };
}

function put(params: URLSearchParams, name: string, value: string | number | undefined): void {
  if (value === undefined || value === '') params.delete(name);
  else params.set(name, String(value));
}

export interface ShopChanges {
  filter?: ShopFilter;
  sort?: ShopSort;
  page?: number;
  pageSize?: number;
}

/** The address of the shop looked at otherwise. Whatever changes but the page itself begins at the first page. */
export function changeShopAddress(params: URLSearchParams, changes: ShopChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'page', changes.page === 1 ? undefined : changes.page);
  if (changes.sort !== undefined) put(next, 'sort', changes.sort === 0 ? undefined : changes.sort);
  if (changes.pageSize !== undefined)
    put(next, 'row', changes.pageSize === SHOP_PAGE_SIZE ? undefined : changes.pageSize);
  if (changes.filter) {
    put(next, 'for', changes.filter.population);
    put(next, 'category', changes.filter.categories.join(','));
    put(next, 'brand', changes.filter.brands.join(','));
  }
  return next;
}

export const NO_FILTER: ShopFilter = { population: undefined, categories: [], brands: [] };

export const activeCountOf = ({ population, categories, brands }: ShopFilter): number =>
  (population === undefined ? 0 : 1) + categories.length + brands.length;
