import type { Language } from '@passage/contract';
import {
  array,
  bigint,
  type Db,
  integer,
  json,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
} from '@passage/database';
import { type Cents, cents } from '@passage/money';
import { type ProductStatus, productStatus } from './product-status.ts';

/** Text per language code. */
export type Localized = Readonly<Record<string, string>>;

/** A property's value as a SKU carries it, in the reader's language. */
export interface SkuProperty {
  readonly propertyId: number;
  readonly propertyName: string;
  readonly valueId: number;
  readonly valueName: string;
}

/** The same in all languages, as orders keep it. */
export interface RawSkuProperty {
  readonly propertyId: number;
  readonly propertyName: Localized;
  readonly valueId: number;
  readonly valueName: Localized;
}

/** A SKU with all that carts and orders need to know of its product and shop. */
export interface LoadedSku {
  readonly skuId: number;
  readonly spuId: number;
  readonly shopId: number;
  readonly shopName: string;
  /** The member who owns the shop; null for a shop of the platform's own. */
  readonly shopOwnerId: number | null;
  /** 1 open, 0 closed */
  readonly shopStatus: number;
  /** Flat freight of an order of this shop. */
  readonly freight: Cents;
  /** Goods of this much and more ship free. */
  readonly freeFreightFrom: Cents;
  /** 1 on the shelf, 0 off */
  readonly spuStatus: number;
  /** 1 offered, 0 withdrawn */
  readonly skuStatus: number;
  readonly status: ProductStatus;
  readonly price: Cents;
  readonly marketPrice: Cents;
  readonly stock: number;
  /** Path below /files/. */
  readonly file: string;
  readonly spuName: string;
  readonly rawSpuName: Localized;
  readonly brandName: string;
  readonly properties: readonly SkuProperty[];
  readonly rawProperties: readonly RawSkuProperty[];
}

type SkuRow = RowOf<typeof skusById>;

// Behind a subquery the planner cannot count the ids: one plan serves all calls, where making one takes longer than its run.
// A limit keeps it from reading whole small tables for the one row that a join is after.
const skusById = statement({
  name: 'catalogue-skus-by-id',
  params: [array(integer)('skuIds')],
  columns: {
    sku_id: integer,
    spu_id: integer,
    shop_id: integer,
    shop_name: text,
    owner_id: nullable(integer),
    shop_status: smallint,
    freight: bigint,
    free_freight_from: bigint,
    spu_status: smallint,
    sku_status: smallint,
    price: bigint,
    market_price: bigint,
    stock: integer,
    file: text,
    spu_name: jsonb.as<Localized>(),
    brand_name: text,
    properties: json.as<RawSkuProperty[]>(),
  },
  text: `select sku.id as sku_id, spu.id as spu_id, shop.id as shop_id, shop.name as shop_name, shop.owner_id,
     shop.status as shop_status, shop.freight, shop.free_freight_from, spu.status as spu_status, sku.status as sku_status,
     sku.price, sku.market_price, sku.stock, sku.file, spu.name as spu_name, brand.name as brand_name,
     coalesce((
       select json_agg(json_build_object(
         'propertyId', property.id, 'propertyName', property.name, 'valueId', property_value.id, 'valueName', property_value.name
       ) order by sku_value.position)
       from sku_value
       cross join lateral (
         select id, name, property_id from property_value where id = sku_value.value_id limit 1
       ) as property_value
       cross join lateral (select id, name from property where id = property_value.property_id limit 1) as property
       where sku_value.sku_id = sku.id
     ), '[]') as properties
   from sku
   cross join lateral (select id, status, name, shop_id, brand_id from spu where id = sku.spu_id limit 1) as spu
   cross join lateral (
     select id, name, owner_id, status, freight, free_freight_from from shop where id = spu.shop_id limit 1
   ) as shop
   cross join lateral (select name from brand where id = spu.brand_id limit 1) as brand
   where sku.id = any (array(select unnest($1::int[])))
   order by sku.id`,
});

/** A text in a language, in English where that has none, empty without either. */
export const inLanguage = (text: Localized, language: Language): string => text[language] ?? text.en ?? '';

/** Properties with their names and values in a language. */
export const propertiesIn = (properties: readonly RawSkuProperty[], language: Language): SkuProperty[] =>
  properties.map((property) => ({
    ...property,
    propertyName: inLanguage(property.propertyName, language),
    valueName: inLanguage(property.valueName, language),
  }));

/**
 * SKUs by id, in id order. Takes no lock: inside a transaction lock or update the SKU rows first and load after.
 *
 * @returns without those that the tenant does not have
 */
export async function loadSkus(db: Db, skuIds: readonly number[], language: Language): Promise<Map<number, LoadedSku>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db.sql.rows(skusById, [[...skuIds]]);
  return new Map(rows.map((row) => [row.sku_id, toSku(row, language)]));
}

function toSku(row: SkuRow, language: Language): LoadedSku {
  const standing = {
    spuStatus: row.spu_status,
    skuStatus: row.sku_status,
    shopStatus: row.shop_status,
    stock: row.stock,
  };
  return {
    ...standing,
    skuId: row.sku_id,
    spuId: row.spu_id,
    shopId: row.shop_id,
    shopName: row.shop_name,
    shopOwnerId: row.owner_id,
    freight: cents(row.freight),
    freeFreightFrom: cents(row.free_freight_from),
    status: productStatus(standing),
    price: cents(row.price),
    marketPrice: cents(row.market_price),
    file: row.file,
    spuName: inLanguage(row.spu_name, language),
    rawSpuName: row.spu_name,
    brandName: row.brand_name,
    properties: propertiesIn(row.properties, language),
    rawProperties: row.properties,
  };
}
