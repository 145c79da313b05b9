import type { APIRequestContext } from '@playwright/test';
import { api } from './api.ts';
import type { Shopper } from './shopper.ts';

/** Something that can be bought, as the catalogue has it. */
export interface Good {
  spuId: number;
  skuId: number;
  shopId: number;
  shopname: string;
  name: string;
  brandName: string;
  /** In dollars. */
  price: number;
  stock: number;
}

interface Wish {
  /** In dollars. */
  minPrice?: number;
  maxPrice?: number;
  minStock?: number;
  maxStock?: number;
  shopId?: number;
  /** No two of one shop. */
  ofSeveralShops?: boolean;
}

interface ListAnswer {
  list: { productId: number; shopId: number; price: number }[];
}

interface DetailAnswer {
  id: number;
  shopId: number;
  shopname: string;
  name: string;
  brandName: string;
  status: string;
  skus: { id: number; price: number; stock: number }[];
}

const CHEAPEST_FIRST = 2;

/**
 * Goods that fit, cheapest first.
 *
 * @throws Error when there are fewer of them
 */
export async function findGoods(
  request: APIRequestContext,
  count: number,
  { minPrice = 0, maxPrice = 1e6, minStock = 10, maxStock = 1e6, shopId, ofSeveralShops = false }: Wish = {},
): Promise<Good[]> {
  const found: Good[] = [];
  for (let page = 1; page <= 10 && found.length < count; page++) {
    const { list } = await api<ListAnswer>(request, 'product/spuFirst/page', {
      method: 'POST',
      payload: { searchForm: { sort: CHEAPEST_FIRST }, page, row: 200 },
    });
    for (const product of list) {
      if (found.length === count) break;
      if (product.price < minPrice || product.price > maxPrice) continue;
      if (shopId !== undefined && product.shopId !== shopId) continue;
      if (ofSeveralShops && found.some((good) => good.shopId === product.shopId)) continue;
      const detail = await api<DetailAnswer>(request, 'product/spuFirst/get-detail', {
        payload: { id: product.productId },
      });
      const sku = detail.skus.find(({ stock }) => stock >= minStock && stock <= maxStock);
      if (detail.status !== 'on' || !sku) continue;
      const { id, shopname, name, brandName } = detail;
      found.push({ spuId: id, skuId: sku.id, shopId: detail.shopId, shopname, name, brandName, ...priceAndStock(sku) });
    }
  }
  if (found.length < count) throw new Error(`the demo world has only ${found.length} such goods`);
  return found;
}

const priceAndStock = ({ price, stock }: { price: number; stock: number }) => ({ price, stock });

/** The first of the goods that fit. */
export async function findGood(request: APIRequestContext, wish: Wish = {}): Promise<Good> {
  const [good] = await findGoods(request, 1, wish);
  if (!good) throw new Error('unreachable');
  return good;
}

/** Puts pieces into a shopper's bag; answers the line's id. */
export async function addToBag(
  request: APIRequestContext,
  { token }: Shopper,
  { spuId, skuId, shopId }: Good,
  count = 1,
): Promise<number> {
  const { id } = await api<{ id: number }>(request, 'trade/cart/addFirst', {
    method: 'POST',
    token,
    payload: { spuId, skuId, shopId, count },
  });
  return id;
}

interface Line {
  id: number;
  count: number;
  sku: { id: number };
}

export async function bagOf(request: APIRequestContext, { token }: Shopper): Promise<Line[]> {
  return (await api<{ list: Line[] }>(request, 'trade/cart/listFirst', { token })).list;
}

/** For accounts that several tests use. */
export async function emptyBag(request: APIRequestContext, shopper: Shopper): Promise<void> {
  const ids = (await bagOf(request, shopper)).map(({ id }) => id);
  if (ids.length === 0) return;
  await api(request, 'trade/cart/deleteFirst', { method: 'POST', token: shopper.token, payload: { ids } });
}

export const ADDRESS = {
  firstname: 'Élodie',
  surname: 'Marchand',
  mobile: '+33 6 12 34 56 78',
  detailAddress: '18 rue du Faubourg-Montmartre',
  city: 'Paris',
  countryRegion: 'FR',
  zipcode: '75009',
} as const;

/** Saves an address; answers its id. */
export async function addAddress(
  request: APIRequestContext,
  { token }: Shopper,
  changes: Partial<Record<keyof typeof ADDRESS | 'continent', string>> = {},
): Promise<number> {
  const payload = { ...ADDRESS, ...changes };
  const { id } = await api<{ id: number }>(request, 'member/address-first/create', { method: 'POST', token, payload });
  return id;
}

/** The shopper's first address; one is made only where there is none, as accounts of the demo world are shared. */
async function anAddress(request: APIRequestContext, shopper: Shopper): Promise<number> {
  const { token } = shopper;
  const [known] = await api<{ id: number }[]>(request, 'member/address-first/list', { token });
  return known?.id ?? addAddress(request, shopper);
}

/** Orders goods to an address of the shopper's, past the bag; answers the orders' ids, one for each shop. */
export async function placeOrders(
  request: APIRequestContext,
  shopper: Shopper,
  goods: readonly Good[],
  { count = 1, remark = '' }: { count?: number; remark?: string } = {},
): Promise<number[]> {
  const { tradeOrderIdList } = await api<{ tradeOrderIdList: number[] }>(request, 'trade/order/createFirst', {
    method: 'POST',
    token: shopper.token,
    payload: {
      items: goods.map(({ skuId, shopId }) => ({ skuId, shopId, count })),
      addressId: await anAddress(request, shopper),
      remark,
    },
  });
  return tradeOrderIdList;
}

/** An order as its endpoint answers it, as far as tests look at it. */
export interface OrderAnswer {
  id: number;
  no: string;
  shopId: number;
  shopName: string;
  status: number;
  payPrice: number;
  deliveryPrice: number;
  keyTTL: number;
  items: { id: number; saleprice: number; afterSaleStatus: number; afterSaleId: number | null }[];
}

export const orderOf = (request: APIRequestContext, { token }: Shopper, id: number): Promise<OrderAnswer> =>
  api<OrderAnswer>(request, 'trade/order/get-detailFirst', { token, payload: { id } });

/** Dollars as the English storefront writes them. */
export const inDollars = (dollars: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(dollars);
