import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { POPULATIONS, type Population } from '../../lib/population.ts';
import { type ListFilters, NO_FILTERS } from './list-filters.ts';

export type CategoryNode = Output<'catalogue.tree'>[Population][number];
export type ListProduct = Output<'catalogue.page'>['list'][number];
export type ProductPage = Output<'catalogue.page'>;
export type ProductDetail = Output<'catalogue.detail'>;
export type Review = Output<'catalogue.reviews'>['list'][number];
export type FilterOptions = Output<'catalogue.options'>;

/** What a list holds. */
export interface ProductList {
  type?: number | undefined;
  categoryId?: number | undefined;
  brandId?: number | undefined;
  desno?: string | undefined;
  shopId?: number | undefined;
  navigation?: 0 | 1 | 2 | 3 | undefined;
  search?: string | undefined;
}

/** 1 highest price first, 2 lowest first, 3 latest; absent: recommended. */
export type ProductSort = 1 | 2 | 3;

/** How a list is looked at. */
export interface ListView {
  sort?: ProductSort | undefined;
  page?: number;
  pageSize?: number;
  filters?: ListFilters;
}

export const catalogueKeys = {
  all: ['catalogue'] as const,
  tree: (population: Population) => ['catalogue', 'tree', population] as const,
  crumbs: (categoryId: number) => ['catalogue', 'crumbs', categoryId] as const,
  /** `population` because a list without another condition is the population's. */
  page: (population: Population, list: ProductList, view: ListView) =>
    ['catalogue', 'page', population, list, view] as const,
  options: (population: Population, list: ProductList, filters: ListFilters) =>
    ['catalogue', 'options', population, list, filters] as const,
  recommended: (spuId: number, population: Population) => ['catalogue', 'recommended', spuId, population] as const,
  reviews: (spuId: number) => ['catalogue', 'reviews', spuId] as const,
  detail: (id: number, shopId: number | undefined) => ['catalogue', 'detail', id, shopId] as const,
};

const TREE_FRESH_FOR_MS = 10 * 60_000;

/** A population's categories; every page of the shop shows them. */
export function useCategoryTree(population: Population, enabled = true): UseQueryResult<readonly CategoryNode[]> {
  return useQuery({
    queryKey: catalogueKeys.tree(population),
    queryFn: async ({ signal }): Promise<readonly CategoryNode[]> => {
      const trees = await call('catalogue.tree', { sex: POPULATIONS[population] }, { signal, quiet: true });
      return trees[population];
    },
    enabled,
    staleTime: TREE_FRESH_FOR_MS,
  });
}

/** The path from the root to a category. */
export function useCrumbs(categoryId: number | undefined): UseQueryResult<Output<'catalogue.crumbs'>> {
  return useQuery({
    queryKey: catalogueKeys.crumbs(categoryId ?? 0),
    queryFn: ({ signal }) => call('catalogue.crumbs', { categoryId: categoryId ?? 0 }, { signal, quiet: true }),
    enabled: categoryId !== undefined,
    staleTime: TREE_FRESH_FOR_MS,
  });
}

/** The population is named here and not left to `call`: a page may ask before the shell has switched to its zone. */
function queryOf(
  population: Population,
  list: ProductList,
  { sort, page = 1, pageSize = 20, filters = NO_FILTERS }: ListView,
): Input<'catalogue.page'> {
  const { searchForm, ...named } = namesOf(population, list, filters);
  return { ...named, searchForm: { sort, ...searchForm }, pageNo: page, pageSize };
}

/** The list and what narrows it, as its page and its filter options are asked for. */
function namesOf(
  population: Population,
  { categoryId, search, ...list }: ProductList,
  { brandIds, designerIds, attributes }: ListFilters,
) {
  return {
    ...list,
    sex: POPULATIONS[population],
    searchparam: search,
    searchForm: {
      categoryId,
      ...(brandIds.length === 0 ? {} : { brandIds: [...brandIds] }),
      ...(designerIds.length === 0 ? {} : { designerIds: [...designerIds] }),
      ...(attributes.length === 0
        ? {}
        : { attributeList: attributes.map(({ propertyId, valueIds }) => ({ propertyId, valueIds: [...valueIds] })) }),
    },
  };
}

/** What a list can be narrowed by. The options of a moment ago stay until the new counts are there. */
export function useFilterOptions(
  population: Population,
  list: ProductList,
  filters: ListFilters,
  enabled: boolean,
): UseQueryResult<FilterOptions> {
  return useQuery({
    queryKey: catalogueKeys.options(population, list, filters),
    queryFn: ({ signal }) => call('catalogue.options', namesOf(population, list, filters), { signal, quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  });
}

interface ProductPageOptions {
  enabled?: boolean;
  /** Another page of the same list stays in view until the new one is there. */
  keepPrevious?: boolean;
}

/** One page of a product list. */
export function useProductPage(
  population: Population,
  list: ProductList,
  view: ListView = {},
  { enabled = true, keepPrevious = false }: ProductPageOptions = {},
): UseQueryResult<ProductPage> {
  const key = catalogueKeys.page(population, list, view);
  const identity = JSON.stringify([population, list]);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('catalogue.page', queryOf(population, list, view), { signal, quiet: true }),
    enabled,
    placeholderData: (previous: ProductPage | undefined, previousQuery) =>
      keepPrevious && previousQuery && JSON.stringify(previousQuery.queryKey.slice(2, 4)) === identity
        ? previous
        : undefined,
  });
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiFailure && error.code === 404;

/** A product with its SKUs. That it does not exist is an answer, and asking again would not change it. */
export function useProduct(id: number | undefined, shopId: number | undefined): UseQueryResult<ProductDetail> {
  return useQuery({
    queryKey: catalogueKeys.detail(id ?? 0, shopId),
    queryFn: ({ signal }) =>
      call('catalogue.detail', { id: id ?? 0, ...(shopId === undefined ? {} : { shopId }) }, { signal, quiet: true }),
    enabled: id !== undefined,
    retry: (count, error) => count < 1 && !(error instanceof ApiFailure),
  });
}

/** What goes with a product; never the product itself. */
export function useRecommended(spuId: number, population: Population): UseQueryResult<readonly ListProduct[]> {
  return useQuery({
    queryKey: catalogueKeys.recommended(spuId, population),
    queryFn: ({ signal }): Promise<readonly ListProduct[]> =>
      call('catalogue.recommended', { spuId, sex: POPULATIONS[population] }, { signal, quiet: true }),
  });
}

const REVIEWS_A_PAGE = 10;

/** What buyers say of a product, newest first, a page after the other. */
export function useReviews(spuId: number): UseInfiniteQueryResult<InfiniteData<Output<'catalogue.reviews'>>> {
  return useInfiniteQuery({
    queryKey: catalogueKeys.reviews(spuId),
    queryFn: ({ signal, pageParam }) =>
      call('catalogue.reviews', { spuId, pageNo: pageParam, pageSize: REVIEWS_A_PAGE }, { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * REVIEWS_A_PAGE < total ? pages.length + 1 : undefined),
  });
}
