import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bool, code, dollars, flag, id, idList, int, list, pageOf, paging, text, time } from './scalars.ts';

type CategoryNode = { id: number; name: string; parentId: number; child: CategoryNode[] };
const categoryNode: z.ZodType<CategoryNode> = z
  .lazy(() => z.object({ id: z.int(), name: z.string(), parentId: z.int(), child: z.array(categoryNode) }))
  .meta({ id: 'CategoryNode' });

const sex = code(1, 2, 3).optional();

/** A product as lists show it. */
export const listProduct = z
  .object({
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
  })
  .meta({ id: 'Product' });

/** How a product stands today; only what is on can be ordered. */
export const productStatus = z.enum(['on', 'off', 'soldOut', 'shopClosed']);

/** A property's value as a SKU carries it. */
export const skuProperty = z
  .object({
    propertyId: z.int(),
    propertyName: z.string(),
    valueId: z.int(),
    valueName: z.string(),
  })
  .meta({ id: 'SkuProperty' });

/** What a list can be narrowed by at once: far more than the filters of any list hold. */
const MOST_PROPERTIES = 20;
const MOST_VALUES = 50;

const searchForm = z.object({
  sort: code(1, 2, 3).optional(),
  categoryId: id().optional(),
  brandIds: idList({ min: 0 }).optional(),
  designerIds: idList({ min: 0 }).optional(),
  attributeList: list(z.object({ propertyId: id(), valueIds: idList({ max: MOST_VALUES }) }), {
    max: MOST_PROPERTIES,
  }).optional(),
});

/** What names a list: of which things, narrowed by what. A blank searchparam is none. */
const listFields = {
  searchForm: searchForm.default({}),
  type: int().optional(),
  sex,
  buyid: id().optional(),
  brandId: id().optional(),
  desno: text({ max: 40 }).optional(),
  shopId: id().optional(),
  navigation: code(0, 1, 2, 3).optional(),
  searchparam: text({ min: 0, max: 200 }).optional(),
  recommendHot: bool().optional(),
  recommendBest: bool().optional(),
  recommendBenefit: bool().optional(),
  recommendNew: bool().optional(),
  recommendGood: bool().optional(),
};

const count = z.int();
const named = { id: z.int(), name: z.string() };
/** logo is absent where there is none; initial is a letter, or # for other beginnings. */
const maker = { ...named, logo: z.string().optional(), initial: z.string(), count };

/** A product as a shop's page shows it. */
const shopProduct = z
  .object({
    productId: z.int(),
    shopId: z.int(),
    picUrl: z.string(),
    brandName: z.string(),
    producctName: z.string(),
    price: dollars(),
    collectflag: flag(),
    collectFlag: flag(),
  })
  .meta({ id: 'ShopProduct' });

/** What a buyer says of a product. Scores are 1 to 5. */
const review = z
  .object({
    id: z.int(),
    userName: z.string(),
    describeScore: z.int(),
    logisticsServiceScore: z.int(),
    serviceAttitudeScore: z.int(),
    remark: z.string(),
    picUrls: z.array(z.string()),
    properties: z.array(skuProperty),
    createTime: time(),
  })
  .meta({ id: 'ProductReview' });

/** A product with its SKUs. */
const productDetail = z
  .object({
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
  })
  .meta({ id: 'ProductDetail' });

export const catalogueContract = {
  tree: endpoint({
    method: 'GET',
    path: 'product/category/tree',
    access: 'public',
    staleOk: 'all',
    summary: 'Category trees by population; with sex only that population is filled.',
    input: z.object({ sex }),
    output: z.object({ female: z.array(categoryNode), male: z.array(categoryNode), children: z.array(categoryNode) }),
  }),
  crumbs: endpoint({
    method: 'GET',
    path: 'product/category/getCrumbsByCategoryId',
    access: 'public',
    staleOk: 'all',
    summary: 'The path from the root to a category.',
    input: z.object({ categoryId: id() }),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  page: endpoint({
    method: 'POST',
    path: 'product/spuFirst/page',
    access: 'public',
    staleOk: 'visitors',
    summary: 'Products of a list. sort: 1 highest price, 2 lowest price, 3 latest, absent: recommended.',
    input: z.object({ ...listFields, ...paging(20) }),
    output: pageOf(listProduct),
    encoding: 'json',
    effect: false,
  }),
  options: endpoint({
    method: 'GET',
    path: 'product/spuFirst/querycategory',
    access: 'public',
    staleOk: 'all',
    summary: "What a list can be narrowed by. Each count follows the other filters, not its own group's choice.",
    input: z.object(listFields),
    output: z.object({
      /** parentId is 0 for a root. */
      categoryBaseVOList: z.array(z.object({ ...named, parentId: z.int(), count })),
      /** limit 1 allows a single choice; absent, any number of values. */
      productPropertyListVos: z.array(
        z.object({ ...named, limit: z.int().optional(), values: z.array(z.object({ ...named, count })) }),
      ),
      designerSaveReqVOList: z.array(z.object({ ...named, desno: z.string(), count })),
      productBrands: z.array(z.object({ ...named, count })),
    }),
  }),
  levelOne: endpoint({
    method: 'GET',
    path: 'product/category/getCategoryByLevelOne',
    access: 'public',
    staleOk: 'all',
    summary: "A population's first-level categories; without sex those of all.",
    input: z.object({ sex }),
    output: z.array(z.object({ ...named, parentId: z.int(), picUrl: z.string().optional() })),
  }),
  recommended: endpoint({
    method: 'GET',
    path: 'product/spuFirst/getRecommendSpuList',
    aliases: ['spuFirst/getRecommendSpuList'],
    access: 'public',
    staleOk: 'visitors',
    summary: 'Products to show beside a product, of a shop or of a population; never the product itself.',
    input: z.object({ spuId: id().optional(), shopId: id().optional(), sex }),
    output: z.array(listProduct),
  }),
  suggest: endpoint({
    method: 'GET',
    path: 'product/spuFirst/suggest',
    access: 'public',
    staleOk: 'visitors',
    summary: 'What a word that is being typed may mean, a few of each kind.',
    input: z.object({ word: text({ min: 0, max: 200 }).default(''), sex }),
    output: z.object({
      products: z.array(listProduct),
      brands: z.array(z.object(named)),
      designers: z.array(z.object({ ...named, desno: z.string() })),
      categories: z.array(z.object(named)),
      shops: z.array(z.object({ id: z.int(), shopname: z.string() })),
    }),
  }),
  reviews: endpoint({
    method: 'GET',
    path: 'product/spuFirst/reviews',
    access: 'public',
    staleOk: 'all',
    summary: 'What buyers say of a product, newest first.',
    input: z.object({ spuId: id(), ...paging(10) }),
    output: pageOf(review),
  }),
  brands: endpoint({
    method: 'GET',
    path: 'product/brand/list',
    access: 'public',
    staleOk: 'all',
    summary: 'All brands by name, with the number of their products.',
    input: z.object({}),
    output: z.array(z.object(maker)),
  }),
  designers: endpoint({
    method: 'GET',
    path: 'product/designer/list',
    access: 'public',
    staleOk: 'all',
    summary: 'All designers by name, with the number of their products.',
    input: z.object({}),
    output: z.array(z.object({ ...maker, desno: z.string() })),
  }),
  shopProducts: endpoint({
    method: 'POST',
    path: 'product/spu/listshoppagebyshopid',
    access: 'public',
    staleOk: 'visitors',
    summary:
      "A shop's products, of any of the categories, populations and brands. sort: 0 default, 1 lowest price, 2 highest price, 3 latest.",
    input: z.object({
      shopId: id(),
      categoryIdList: idList({ min: 0 }).optional(),
      personCategoryList: list(code(1, 2, 3)).optional(),
      brandIdList: idList({ min: 0 }).optional(),
      sort: code(0, 1, 2, 3).default(0),
      ...paging(20),
    }),
    output: pageOf(shopProduct),
    effect: false,
  }),
  shopCategories: endpoint({
    method: 'GET',
    path: 'product/spu/getShopProductCategory',
    access: 'public',
    staleOk: 'all',
    summary: "The categories of a shop's products, with those above them. population: 1 male, 2 female, 3 children.",
    input: z.object({ shopId: id() }),
    output: z.array(z.object({ ...named, parentId: z.int(), population: z.int(), count })),
  }),
  shopBrands: endpoint({
    method: 'GET',
    path: 'product/brand/getShopBrandList',
    access: 'public',
    staleOk: 'all',
    summary: "The brands of a shop's products.",
    input: z.object({ shopId: id() }),
    output: z.array(z.object({ ...named, logo: z.string().optional(), count })),
  }),
  detail: endpoint({
    method: 'GET',
    path: 'product/spuFirst/get-detail',
    aliases: ['spuFirst/get-detail'],
    access: 'public',
    staleOk: 'visitors',
    summary: 'A product with its SKUs.',
    input: z.object({ id: id(), shopId: id().optional() }),
    output: productDetail,
  }),
};
