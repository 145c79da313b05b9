import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { api } from './api.ts';

export interface ListProduct {
  productId: number;
  shopId: number;
  producctName: string;
  brandName: string;
  brandId: number;
  imglist: string[];
  price: number;
  marketPrice: number;
}

export interface Sku {
  id: number;
  properties: { propertyId: number; propertyName: string; valueId: number; valueName: string }[];
  price: number;
  marketPrice: number;
  stock: number;
}

export interface Detail extends Omit<ListProduct, 'productId' | 'producctName'> {
  id: number;
  shopname: string;
  name: string;
  status: string;
  description: string;
  properties: { propertyId: number; propertyName: string; values: { valueId: number; valueName: string }[] }[];
  skus: Sku[];
}

/** A page of products, past the browser. */
export const productPage = (
  request: APIRequestContext,
  payload: Readonly<Record<string, unknown>> = {},
): Promise<{ list: ListProduct[]; total: number }> =>
  api(request, 'product/spuFirst/page', { method: 'POST', payload });

export const detailOf = (request: APIRequestContext, id: number): Promise<Detail> =>
  api(request, 'product/spuFirst/get-detail', { payload: { id } });

/** The first product, in recommended order, that is as the test needs it. */
export async function findProduct(request: APIRequestContext, isWanted: (product: Detail) => boolean): Promise<Detail> {
  const { list } = await productPage(request, { sex: 2, pageSize: 100 });
  for (const { productId } of list) {
    const product = await detailOf(request, productId);
    if (isWanted(product)) return product;
  }
  throw new Error('The demo world has no product as the test needs it.');
}

/** A SKU's values by property, in the order in which it names them. */
export const valuesOf = ({ properties }: Sku): string[] => properties.map(({ valueName }) => valueName);

/** Plenty of one SKU, in more than one colour and size. */
export const isPlain = ({ properties, skus, status }: Detail): boolean =>
  status === 'on' &&
  properties.length === 2 &&
  properties.every(({ values }) => values.length > 1) &&
  skus.some(({ stock }) => stock > 10);

/** Chooses a SKU on its product's page, value by value. */
export async function chooseSku(page: Page, sku: Sku): Promise<void> {
  for (const { propertyName, valueName } of sku.properties) {
    const group = page.getByRole('group', { name: propertyName });
    await group.getByRole('radio', { name: valueName, exact: true }).check();
  }
}

export const productPath = ({ id, shopId }: Detail): string => `/productDetail?no=${id}&shopId=${shopId}`;

/** The cards of a list. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** What the page asked of the list: its JSON body. */
export function listBody(request: Request): { searchForm?: Record<string, unknown> } & Record<string, unknown> {
  return JSON.parse(request.postData() ?? '{}');
}

export const listCall = (page: Page): Promise<Request> => page.waitForRequest(/product\/spuFirst\/page/);
