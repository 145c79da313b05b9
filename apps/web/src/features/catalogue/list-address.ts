import { LIST_TYPES } from '../../lib/paths.ts';
import { PAGE_SIZES } from '../../ui/pager-window.ts';
import type { ListView, ProductList, ProductSort } from './catalogue.api.ts';
import { type ListFilters, readFilters, writeFilters } from './list-filters.ts';

export const DEFAULT_PAGE_SIZE = 20;

/** What a product list's address says. */
export interface ListAddress {
  list: ProductList;
  view: Required<ListView>;
  /** The list's name as its link had it. */
  name: string;
}

function countOf(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

const textOf = (text: string | null): string | undefined => text?.trim() || undefined;

const NAVIGATIONS = { '0': 0, '1': 1, '2': 2, '3': 3 } as const;
const isNavigation = (text: string | null): text is keyof typeof NAVIGATIONS =>
  text !== null && Object.hasOwn(NAVIGATIONS, text);

const SORTS = { '0': undefined, '1': 1, '2': 2, '3': 3 } as const;
const isSort = (text: string | null): text is keyof typeof SORTS => text !== null && Object.hasOwn(SORTS, text);

/** What is new is shown newest first unless the reader sorts otherwise. */
export function defaultSort(type: number | undefined): ProductSort | undefined {
  return type === LIST_TYPES.newGood ? 3 : undefined;
}

/** Whatever an address holds that cannot be meant is as if it were not there. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const type = countOf(params.get('type'));
  const navigation = params.get('navigation');
  const sort = params.get('sort');
  const pageSize = countOf(params.get('row'));
  const lastOfPath = params.get('categoryPath')?.split(',').at(-1) ?? null;
  return {
    list: {
      type,
      categoryId: countOf(params.get('categoryId')) ?? countOf(lastOfPath),
      brandId: countOf(params.get('brandId')),
      desno: textOf(params.get('desno')),
      navigation: isNavigation(navigation) ? NAVIGATIONS[navigation] : undefined,
      search: textOf(params.get('search')),
    },
    view: {
      sort: isSort(sort) ? SORTS[sort] : defaultSort(type),
      page: countOf(params.get('page')) ?? 1,
      pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? DEFAULT_PAGE_SIZE,
      filters: readFilters(params),
    },
    name: textOf(params.get('name')) ?? '',
  };
}

export interface ListChanges {
  sort?: ProductSort | undefined;
  page?: number;
  pageSize?: number;
  /** `null` for all categories. */
  category?: { id: number; path: readonly number[] } | null;
  filters?: ListFilters;
}

function put(params: URLSearchParams, name: string, value: string | number | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, String(value));
}

/** The address of the list looked at otherwise. Whatever changes but the page itself begins at the first page. */
export function changeListAddress(params: URLSearchParams, changes: ListChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, 'page', changes.page === 1 ? undefined : changes.page);
  if ('sort' in changes) {
    const usual = defaultSort(countOf(params.get('type')));
    put(next, 'sort', changes.sort === usual ? undefined : (changes.sort ?? 0));
  }
  if (changes.pageSize !== undefined)
    put(next, 'row', changes.pageSize === DEFAULT_PAGE_SIZE ? undefined : changes.pageSize);
  if (changes.filters !== undefined) writeFilters(next, changes.filters);
  if (changes.category !== undefined) {
    put(next, 'categoryId', changes.category?.id);
    put(next, 'categoryPath', changes.category?.path.join(','));
  }
  return next;
}
