import type { Language } from '@passage/contract';
import {
  array,
  bigint,
  boolean,
  type Db,
  integer,
  json,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
} from '@passage/database';

export interface DetailValue {
  propertyId: number;
  propertyKey: string;
  propertyName: string;
  valueId: number;
  valueName: string;
  /** Where the value stands among the property's values. */
  valuePosition: number;
}

export interface DetailSku {
  id: number;
  price: number;
  marketPrice: number;
  stock: number;
  file: string;
  values: DetailValue[];
}

export type DetailRow = RowOf<typeof detailById>;

const DETAIL_VALUES = [
  integer('id'),
  nullable(integer)('shopId'),
  nullable(integer)('memberId'),
  text.as<Language>()('language'),
] as const;

const detailById = statement({
  name: 'catalogue-detail',
  params: DETAIL_VALUES,
  columns: {
    id: integer,
    shop_id: integer,
    shop_name: text,
    shop_logo: nullable(text),
    shop_status: smallint,
    name: text,
    brand_id: integer,
    brand_name: text,
    designer_id: nullable(integer),
    designer_name: nullable(text),
    category_id: integer,
    description: text,
    status: smallint,
    video: nullable(text),
    price: bigint,
    market_price: bigint,
    sales_count: integer,
    review_count: integer,
    service_sum: integer,
    logistics_sum: integer,
    description_sum: integer,
    files: array(text),
    is_favorite: boolean,
    is_shop_favorite: boolean,
    /** Offered SKUs in id order. */
    skus: json.as<DetailSku[]>(),
  },
  text: `select spu.id, shop.id as shop_id, shop.name as shop_name, shop.logo as shop_logo, shop.status as shop_status,
     coalesce(spu.name->>$4, spu.name->>'en', '') as name, brand.id as brand_id, brand.name as brand_name,
     designer.id as designer_id, designer.name as designer_name, spu.category_id,
     coalesce(spu.description->>$4, spu.description->>'en', '') as description,
     spu.status, spu.video, spu.price, spu.market_price, spu.sales_count,
     spu.review_count, spu.service_sum, spu.logistics_sum, spu.description_sum,
     array(select file from spu_picture where spu_picture.spu_id = spu.id order by position) as files,
     exists (select from favorite_product where member_id = $3 and favorite_product.spu_id = spu.id) as is_favorite,
     exists (select from favorite_shop where member_id = $3 and favorite_shop.shop_id = spu.shop_id) as is_shop_favorite,
     coalesce((
       select json_agg(json_build_object(
         'id', sku.id, 'price', sku.price, 'marketPrice', sku.market_price, 'stock', sku.stock, 'file', sku.file,
         'values', coalesce((
           select json_agg(json_build_object(
             'propertyId', property.id, 'propertyKey', property.key,
             'propertyName', coalesce(property.name->>$4, property.name->>'en', ''),
             'valueId', property_value.id,
             'valueName', coalesce(property_value.name->>$4, property_value.name->>'en', ''),
             'valuePosition', property_value.position
           ) order by sku_value.position)
           from sku_value
           join property_value on property_value.id = sku_value.value_id
           join property on property.id = property_value.property_id
           where sku_value.sku_id = sku.id
         ), '[]')
       ) order by sku.id)
       from sku where sku.spu_id = spu.id and sku.status = 1
     ), '[]') as skus
   from spu
   join shop on shop.id = spu.shop_id
   join brand on brand.id = spu.brand_id
   left join designer on designer.id = spu.designer_id
   where spu.id = $1 and spu.deleted_at is null and ($2::int is null or spu.shop_id = $2)`,
});

/** @param shopId must be the product's shop when given */
export const detailOf = (
  db: Db,
  id: number,
  shopId: number | undefined,
  memberId: number | undefined,
  language: Language,
): Promise<DetailRow | undefined> => db.sql.row(detailById, [id, shopId ?? null, memberId ?? null, language]);
