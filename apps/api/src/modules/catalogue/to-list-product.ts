import type { Contract, OutputOf } from '@passage/contract';
import { cents } from '@passage/money';
import { fileUrl } from '../files/index.ts';
import type { ProductRow } from './list-products.queries.ts';

type ListProduct = OutputOf<Contract['catalogue']['page']>['list'][number];
type ShopProduct = OutputOf<Contract['catalogue']['shopProducts']>['list'][number];

export const toListProduct = (row: ProductRow): ListProduct => ({
  productId: row.id,
  shopId: row.shop_id,
  producctName: row.name,
  brandName: row.brand_name,
  brandId: row.brand_id,
  imglist: row.files.map(fileUrl),
  price: cents(row.price),
  marketPrice: cents(row.market_price),
  collectflag: row.is_favorite,
  collectFlag: row.is_favorite,
});

export const toShopProduct = (row: ProductRow): ShopProduct => ({
  productId: row.id,
  shopId: row.shop_id,
  picUrl: fileUrl(row.files[0] ?? ''),
  brandName: row.brand_name,
  producctName: row.name,
  price: cents(row.price),
  collectflag: row.is_favorite,
  collectFlag: row.is_favorite,
});
