import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { IssueKey } from './errors.ts';
import { pictureAddress } from './files.ts';
import {
  bool,
  code,
  dollars,
  dollarsInput,
  id,
  idList,
  int,
  list,
  MOST_CENTS,
  text,
  time,
  walkedPageOf,
  walking,
} from './scalars.ts';
import { allTexts, texts } from './texts.ts';

const merchants = { staff: ['merchant'] } as const;

const MOST_PICTURES = 20;
const MOST_SKUS = 100;
/** Pieces of a SKU. */
export const MOST_STOCK = 1_000_000;

/** A property and its value by their names. What the store does not know yet is added to it. */
const namedValue = z.object({ name: texts(60), value: texts(60) });

const price = () => dollarsInput({ min: 1n, max: MOST_CENTS });
const marketPrice = () => dollarsInput({ max: MOST_CENTS });
const stock = () => int({ min: 0, max: MOST_STOCK });

const newSku = z.object({
  properties: list(namedValue, { max: 3 }).default([]),
  price: price(),
  /** The price where it is absent. */
  marketPrice: marketPrice().optional(),
  stock: stock(),
  /** One of the product's pictures or an upload; the first of the product's where it is absent. */
  picture: pictureAddress().optional(),
});

const productFields = {
  name: texts(200),
  description: texts(20_000).optional(),
  categoryId: id(),
  brandId: id().optional(),
  /** Of a brand that may be new. */
  brandName: text({ max: 80 }).optional(),
  designerId: id().optional(),
  /** What holds for the whole product, such as its material. */
  properties: list(namedValue, { max: 20 }).optional(),
  /** Addresses of uploads, and of what the product has already, in the order in which they are shown. */
  pictures: list(pictureAddress(), { min: 1, max: MOST_PICTURES }),
};

const ownValue = z
  .object({ propertyId: z.int(), name: allTexts, valueId: z.int(), value: allTexts })
  .meta({ id: 'OwnPropertyValue' });

const ownSku = z
  .object({
    id: z.int(),
    properties: z.array(ownValue),
    price: dollars(),
    marketPrice: dollars(),
    stock: z.int(),
    picUrl: z.string(),
  })
  .meta({ id: 'OwnSku' });

const ownProduct = z
  .object({
    id: z.int(),
    shopId: z.int(),
    name: allTexts,
    picUrl: z.string(),
    brandId: z.int(),
    brandName: z.string(),
    categoryId: z.int(),
    /** 1 on the shelf, 0 off */
    status: z.literal([0, 1]),
    price: dollars(),
    marketPrice: dollars(),
    /** Pieces of all SKUs. */
    stock: z.int(),
    skuCount: z.int(),
    salesCount: z.int(),
    createTime: time(),
  })
  .meta({ id: 'OwnProduct' });

const changed = z.object({ id: z.int() });

/** A stock is set against the one that was seen: what was sold in between stays sold. */
const skuChange = z
  .object({
    id: id(),
    price: price().optional(),
    marketPrice: marketPrice().optional(),
    stock: stock().optional(),
    stockSeen: stock().optional(),
  })
  .refine(({ stock, stockSeen }) => stock === undefined || stockSeen !== undefined, {
    path: ['stockSeen'],
    message: 'required' satisfies IssueKey,
  });

/** The data of STOCK_RESERVED: each SKU whose stock would fall below what orders hold of it. */
export const reservedStock = z.object({
  list: z.array(
    z.object({
      id: z.int(),
      /** Pieces in orders that are not shipped yet. */
      reserved: z.int(),
      /** Pieces that can still be ordered. */
      stock: z.int(),
    }),
  ),
});

export const productsContract = {
  page: endpoint({
    method: 'GET',
    path: 'products',
    surface: 'admin',
    access: merchants,
    summary: "Products, newest first: all of the tenant, or the merchant's own shop's, on and off the shelf.",
    input: z.object({
      searchName: text({ max: 60 }).optional(),
      status: code(0, 1).optional(),
      shopId: id().optional(),
      ...walking(20),
    }),
    output: walkedPageOf(ownProduct),
  }),
  detail: endpoint({
    method: 'GET',
    path: 'products/{id}',
    surface: 'admin',
    access: merchants,
    summary: 'One product with its texts in all languages, its pictures and the SKUs that are offered.',
    input: z.object({ id: id() }),
    output: ownProduct
      .extend({
        description: allTexts,
        designerId: z.int().nullable(),
        properties: z.array(ownValue),
        pictures: z.array(z.string()),
        skus: z.array(ownSku),
      })
      .meta({ id: 'OwnProductDetail' }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'products',
    surface: 'admin',
    access: merchants,
    summary:
      'Adds a product with its SKUs. Pictures are addresses of own uploads; everybody may see them from then on. Staff name the shop.',
    input: z
      .object({
        ...productFields,
        shopId: id().optional(),
        status: code(0, 1).default(1),
        skus: list(newSku, { min: 1, max: MOST_SKUS }),
      })
      .refine(({ brandId, brandName }) => brandId !== undefined || brandName !== undefined, {
        path: ['brandName'],
        message: 'required' satisfies IssueKey,
      }),
    output: z.object({ id: z.int(), skuIds: z.array(z.int()) }),
    encoding: 'json',
  }),
  change: endpoint({
    method: 'PUT',
    path: 'products/{id}',
    surface: 'admin',
    access: merchants,
    summary: 'Changes what is given of a product and leaves the rest. A list that is given replaces the whole list.',
    input: z.object({
      id: id(),
      ...productFields,
      name: productFields.name.optional(),
      categoryId: id().optional(),
      pictures: productFields.pictures.optional(),
    }),
    output: changed,
    encoding: 'json',
  }),
  addSkus: endpoint({
    method: 'POST',
    path: 'products/{id}/skus',
    surface: 'admin',
    access: merchants,
    summary: 'Adds SKUs to a product. No two SKUs of a product have the same values.',
    input: z.object({ id: id(), skus: list(newSku, { min: 1, max: MOST_SKUS }) }),
    output: z.object({ id: z.int(), skuIds: z.array(z.int()) }),
    encoding: 'json',
  }),
  changeSkus: endpoint({
    method: 'PUT',
    path: 'skus',
    surface: 'admin',
    access: merchants,
    summary:
      'Sets prices and stock of SKUs, all or none. A stock needs the stock that was seen: the difference is applied, so that what was ordered meanwhile is not given back. STOCK_RESERVED, with what is reserved and what is there in data, where orders that are not shipped hold more than the stock that is set.',
    input: z.object({ list: list(skuChange, { min: 1, max: 200 }) }),
    output: z.object({
      list: z.array(z.object({ id: z.int(), price: dollars(), marketPrice: dollars(), stock: z.int() })),
    }),
    errors: ['STOCK_RESERVED'],
    encoding: 'json',
  }),
  shelve: endpoint({
    method: 'POST',
    path: 'products/shelve',
    surface: 'admin',
    access: merchants,
    summary: 'Puts products on the shelf or takes them off, all or none. What has no SKU cannot be put on.',
    input: z.object({ ids: idList({ max: 200 }), isOn: bool() }),
    output: z.object({ ids: z.array(z.int()), status: z.literal([0, 1]) }),
  }),
  removeSku: endpoint({
    method: 'DELETE',
    path: 'skus/{id}',
    surface: 'admin',
    access: merchants,
    summary:
      'Deletes a SKU; orders and carts keep what they say of it. A product that loses its last SKU leaves the shelf.',
    input: z.object({ id: id() }),
    output: changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'products/{id}',
    surface: 'admin',
    access: merchants,
    summary: 'Deletes a product with its SKUs; orders, carts and favourites keep what they say of it.',
    input: z.object({ id: id() }),
    output: changed,
  }),
};
