import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { POPULATIONS } from '../../lib/population.ts';
import type { ShopFilter, ShopView } from './shop-address.ts';

export type Shop = Output<'shops.info'>;
export type ShopPage = Output<'shops.search'>;
export type ShopProduct = Output<'catalogue.shopProducts'>['list'][number];
export type ShopProductPage = Output<'catalogue.shopProducts'>;
export type ShopCategory = Output<'catalogue.shopCategories'>[number];
export type ShopBrand = Output<'catalogue.shopBrands'>[number];

/** Fills whole rows of 2, 4 and 6. */
export const DIRECTORY_PAGE_SIZE = 60;

export const shopsKeys = {
  all: ['shops'] as const,
  directory: (word: string, page: number) => ['shops', 'directory', word, page] as const,
  info: (shopId: number) => ['shops', 'info', shopId] as const,
  products: (shopId: number, filter: ShopFilter, view: ShopView) =>
    ['shops', 'products', shopId, filter, view] as const,
  categories: (shopId: number) => ['shops', 'categories', shopId] as const,
  brands: (shopId: number) => ['shops', 'brands', shopId] as const,
};

/** Open shops whose name holds the word, all of them without one. */
export function useShops(word: string, page: number): UseQueryResult<ShopPage> {
  return useQuery({
    queryKey: shopsKeys.directory(word, page),
    queryFn: ({ signal }) =>
      call(
        'shops.search',
        { ...(word === '' ? {} : { shopname: word }), pageNo: page, pageSize: DIRECTORY_PAGE_SIZE },
        { signal, quiet: true },
      ),
  });
}

/** That a shop does not exist is an answer, and asking again would not change it. */
export function useShop(shopId: number | undefined): UseQueryResult<Shop> {
  return useQuery({
    queryKey: shopsKeys.info(shopId ?? 0),
    queryFn: ({ signal }) => call('shops.info', { shopId: shopId ?? 0 }, { signal, quiet: true }),
    enabled: shopId !== undefined,
    retry: (count, error) => count < 1 && !(error instanceof ApiFailure),
  });
}

/** One page of a shop's products. Other filters and pages stay in view until the new ones are there. */
export function useShopProducts(shopId: number, filter: ShopFilter, view: ShopView): UseQueryResult<ShopProductPage> {
  return useQuery({
    queryKey: shopsKeys.products(shopId, filter, view),
    queryFn: ({ signal }) =>
      call(
        'catalogue.shopProducts',
        {
          shopId,
          categoryIdList: [...filter.categories],
          // JSON text: of lists in a form only those of ids may be joined by commas.
          personCategoryList: JSON.stringify(filter.population === undefined ? [] : [POPULATIONS[filter.population]]),
          brandIdList: [...filter.brands],
          sort: view.sort,
          pageNo: view.page,
          pageSize: view.pageSize,
        },
        { signal, quiet: true },
      ),
    placeholderData: (previous: ShopProductPage | undefined, previousQuery) =>
      previousQuery?.queryKey[2] === shopId ? previous : undefined,
  });
}

const FILTERS_FRESH_FOR_MS = 5 * 60_000;

/** The categories of a shop's products, with those above them. */
export function useShopCategories(shopId: number): UseQueryResult<ShopCategory[]> {
  return useQuery({
    queryKey: shopsKeys.categories(shopId),
    queryFn: ({ signal }) => call('catalogue.shopCategories', { shopId }, { signal, quiet: true }),
    staleTime: FILTERS_FRESH_FOR_MS,
  });
}

export function useShopBrands(shopId: number): UseQueryResult<ShopBrand[]> {
  return useQuery({
    queryKey: shopsKeys.brands(shopId),
    queryFn: ({ signal }) => call('catalogue.shopBrands', { shopId }, { signal, quiet: true }),
    staleTime: FILTERS_FRESH_FOR_MS,
  });
}
