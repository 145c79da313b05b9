/** An order's items, as its buyer and its seller read them. */
import type { contract, Language, OutputOf } from '@passage/contract';
import { cents } from '@passage/money';
import { inLanguage, type Localized, productStatus, type RawSkuProperty } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';

export interface ItemRow {
  id: number;
  spu_id: number;
  sku_id: number;
  count: number;
  unit_price: string;
  spu_name: Localized;
  brand_name: string;
  file: string;
  properties: RawSkuProperty[];
  after_sale_status: number;
  after_sale_id: number | null;
  spu_status: number;
  sku_status: number;
  shop_status: number;
  stock: number;
}

/** A column of a query over trade_order and its shop. */
export const ITEMS = `(
    select json_agg(json_build_object(
      'id', item.id, 'spu_id', item.spu_id, 'sku_id', item.sku_id, 'count', item.count, 'unit_price', item.unit_price::text,
      'spu_name', item.spu_name, 'brand_name', item.brand_name, 'file', item.file, 'properties', item.properties,
      'after_sale_status', item.after_sale_status,
      'after_sale_id', (select max(after_sale.id) from after_sale where after_sale.order_item_id = item.id),
      'spu_status', spu.status, 'sku_status', sku.status, 'shop_status', shop.status, 'stock', sku.stock
    ) order by item.id)
    from order_item as item
    join sku on sku.id = item.sku_id
    join spu on spu.id = item.spu_id
    where item.order_id = trade_order.id
  ) as items`;

type Item = OutputOf<typeof contract.orders.detail>['items'][number];

/** How an item looked when it was bought. */
export const looksOf = (
  item: Pick<ItemRow, 'file' | 'brand_name' | 'spu_name' | 'properties'>,
  language: Language,
): Pick<Item, 'picUrl' | 'brandName' | 'spuName' | 'properties'> => ({
  picUrl: fileUrl(item.file),
  brandName: item.brand_name,
  spuName: inLanguage(item.spu_name, language),
  properties: item.properties.map((property) => ({
    propertyId: property.propertyId,
    propertyName: inLanguage(property.propertyName, language),
    valueId: property.valueId,
    valueName: inLanguage(property.valueName, language),
  })),
});

export const toItem = (item: ItemRow, language: Language): Item => ({
  id: item.id,
  spuId: item.spu_id,
  skuId: item.sku_id,
  ...looksOf(item, language),
  count: item.count,
  saleprice: cents(BigInt(item.unit_price)),
  productStatus: productStatus({
    spuStatus: item.spu_status,
    skuStatus: item.sku_status,
    shopStatus: item.shop_status,
    stock: item.stock,
  }),
  afterSaleStatus: item.after_sale_status,
  afterSaleId: item.after_sale_id,
});
