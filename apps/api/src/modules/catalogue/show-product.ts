import type { Contract, OutputOf } from '@passage/contract';
import { cents } from '@passage/money';
import { fileUrl } from '../files/index.ts';
import type { DetailRow, DetailSku } from './product-detail.queries.ts';
import { productStatus } from './product-status.ts';
import { scoresOf } from './review-scores.ts';
import { safeHtml } from './safe-html.ts';

type Detail = OutputOf<Contract['catalogue']['detail']>;
type Property = Detail['properties'][number];

/** The property whose values are told apart by a picture. */
const COLOUR = 'colour';

/** A product as its page shows it. */
export function showProduct(row: DetailRow): Detail {
  const pictures = row.files.map(fileUrl);
  const stock = row.skus.reduce((sum, sku) => sum + sku.stock, 0);
  return {
    id: row.id,
    shopId: row.shop_id,
    shopname: row.shop_name,
    shopLogo: fileUrl(row.shop_logo ?? ''),
    name: row.name,
    brandId: row.brand_id,
    brandName: row.brand_name,
    ...(row.designer_id === null ? {} : { designerId: row.designer_id, designerName: row.designer_name ?? '' }),
    categoryId: row.category_id,
    description: safeHtml(row.description),
    picUrl: pictures[0] ?? '',
    imglist: pictures,
    ...(row.video === null ? {} : { videoUrl: fileUrl(row.video) }),
    price: cents(row.price),
    marketPrice: cents(row.market_price),
    collectflag: row.is_favorite,
    shopFavoriteFlag: row.is_shop_favorite,
    salesCount: row.sales_count,
    status: productStatus({ spuStatus: row.status, shopStatus: row.shop_status, stock }),
    scores: scoresOf(row),
    properties: propertiesOf(row.skus),
    skus: row.skus.map((sku) => ({
      id: sku.id,
      properties: sku.values,
      price: cents(sku.price),
      marketPrice: cents(sku.marketPrice),
      stock: sku.stock,
      picUrl: fileUrl(sku.file),
    })),
  };
}

/** Properties in the order in which SKUs name them, each with the values that some SKU has. */
function propertiesOf(skus: readonly DetailSku[]): Property[] {
  const properties = new Map<
    number,
    Omit<Property, 'values'> & { values: Map<number, Property['values'][number] & { position: number }> }
  >();
  for (const { file, values } of skus) {
    for (const { propertyId, propertyKey, propertyName, valueId, valueName, valuePosition: position } of values) {
      const property = properties.get(propertyId) ?? { propertyId, propertyName, values: new Map() };
      properties.set(propertyId, property);
      if (property.values.has(valueId)) continue;
      const picture = propertyKey === COLOUR ? { picUrl: fileUrl(file) } : {};
      property.values.set(valueId, { valueId, valueName, position, ...picture });
    }
  }
  return [...properties.values()].map((property) => ({
    ...property,
    values: [...property.values.values()]
      .sort((a, b) => a.position - b.position || a.valueId - b.valueId)
      .map(({ position: _, ...value }) => value),
  }));
}
