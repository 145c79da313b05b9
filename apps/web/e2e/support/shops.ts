import type { APIRequestContext, Page } from '@playwright/test';
import { api } from './api.ts';

export interface ShopAnswer {
  id: number;
  shopname: string;
  shopDesc: string;
  favoriteCount: number;
  storeReputation: number;
  favoriteFlag: 0 | 1;
  url: string;
}

export const shopList = async (request: APIRequestContext, shopname?: string): Promise<ShopAnswer[]> =>
  (await api<{ list: ShopAnswer[] }>(request, 'system/shop/getByshopname', { payload: { shopname, pageSize: 200 } }))
    .list;

/** The first open shop whose name holds the part. */
export async function shopNamed(request: APIRequestContext, part: string): Promise<ShopAnswer> {
  const [shop] = await shopList(request, part);
  if (!shop) throw new Error(`The demo world has no shop ${part}.`);
  return shop;
}

export interface ShopProductAnswer {
  productId: number;
  shopId: number;
  brandName: string;
  producctName: string;
  price: number;
}

export const shopProducts = (
  request: APIRequestContext,
  payload: Readonly<Record<string, unknown>>,
): Promise<{ list: ShopProductAnswer[]; total: number }> =>
  api(request, 'product/spu/listshoppagebyshopid', { method: 'POST', payload });

/** How many columns a named list has. */
export const columnsOf = (page: Page, list: string): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('list', { name: list })
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
