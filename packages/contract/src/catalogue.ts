import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, dollars, flag, id, idList, int, list, pageOf, paging, text } from './scalars.ts';

type CategoryNode = { id: number; name: string; parentId: number; child: CategoryNode[] };
const categoryNode: z.ZodType<CategoryNode> = z
  .lazy(() => z.object({ id: z.int(), name: z.string(), parentId: z.int(), child: z.array(categoryNode) }))
  .meta({ id: 'CategoryNode' });

const sex = code(1, 2, 3).optional();

/** A product as lists show it. */
export const listProduct = z.object({
  productId: z.int(),
  shopId: z.int(),
  producctName: z.string(),
  brandName: z.string(),
  brandId: z.int(),
  imglist: z.array(z.string()),
  price: dollars(),
  marketPrice: dollars(),
  collectflag: flag(),
  collectFlag: flag(),
});

/** How a product stands today; only what is on can be ordered. */
export const productStatus = z.enum(['on', 'off', 'soldOut', 'shopClosed']);

/** A property's value as a SKU carries it. */
export const skuProperty = z.object({
  propertyId: z.int(),
  propertyName: z.string(),
  valueId: z.int(),
  valueName: z.string(),
});

const searchForm = z.object({
  sort: code(1, 2, 3).optional(),
  categoryId: id().optional(),
  brandIds: idList({ min: 0 }).optional(),
  attributeList: list(z.object({ propertyId: id(), valueIds: idList() })).optional(),
});

export const catalogueContract = {
  tree: endpoint({
    method: 'GET',
    path: 'product/category/tree',
    access: 'public',
    summary: 'Category trees by population; with sex only that population is filled.',
    input: z.object({ sex }),
    output: z.object({ female: z.array(categoryNode), male: z.array(categoryNode), children: z.array(categoryNode) }),
  }),
  crumbs: endpoint({
    method: 'GET',
    path: 'product/category/getCrumbsByCategoryId',
    access: 'public',
    summary: 'The path from the root to a category.',
    input: z.object({ categoryId: id() }),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  page: endpoint({
    method: 'POST',
    path: 'product/spuFirst/page',
    access: 'public',
    summary: 'Products of a list. sort: 1 highest price, 2 lowest price, 3 latest, absent: recommended.',
    input: z.object({
      searchForm: searchForm.default({}),
      type: int().optional(),
      sex,
      buyid: id().optional(),
      brandId: id().optional(),
      desno: text({ max: 40 }).optional(),
      shopId: id().optional(),
      navigation: code(0, 1, 2, 3).optional(),
      searchparam: text({ max: 200 }).optional(),
      ...paging(20),
    }),
    output: pageOf(listProduct),
    encoding: 'json',
  }),
  detail: endpoint({
    method: 'GET',
    path: 'product/spuFirst/get-detail',
    aliases: ['spuFirst/get-detail'],
    access: 'public',
    summary: 'A product with its SKUs.',
    input: z.object({ id: id(), shopId: id().optional() }),
    output: z.object({
      id: z.int(),
      shopId: z.int(),
      shopname: z.string(),
      shopLogo: z.string(),
      name: z.string(),
      brandId: z.int(),
      brandName: z.string(),
      designerId: z.int().optional(),
      designerName: z.string().optional(),
      categoryId: z.int(),
      description: z.string(),
      picUrl: z.string(),
      imglist: z.array(z.string()),
      videoUrl: z.string().optional(),
      price: dollars(),
      marketPrice: dollars(),
      collectflag: flag(),
      shopFavoriteFlag: flag(),
      salesCount: z.int(),
      status: productStatus,
      scores: z.object({
        count: z.int(),
        average: z.number(),
        service: z.number(),
        logistics: z.number(),
        description: z.number(),
      }),
      properties: z.array(
        z.object({
          propertyId: z.int(),
          propertyName: z.string(),
          values: z.array(z.object({ valueId: z.int(), valueName: z.string(), picUrl: z.string().optional() })),
        }),
      ),
      skus: z.array(
        z.object({
          id: z.int(),
          properties: z.array(skuProperty),
          price: dollars(),
          marketPrice: dollars(),
          stock: z.int(),
          picUrl: z.string(),
        }),
      ),
    }),
  }),
};
