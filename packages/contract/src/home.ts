import { z } from 'zod';
import { listProduct } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { code, flag, pageOf, paging } from './scalars.ts';

/** A picture of a home page that opens something. */
const banner = z
  .object({
    id: z.int(),
    /** 1 product, 2 category, 3 brand, 4 designer, 5 another address */
    type: z.literal([1, 2, 3, 4, 5]),
    /** What it opens: the id of a product, category or brand, the desno of a designer, or an address. */
    buyId: z.union([z.int(), z.string()]),
    /** The product's shop; 0 where no product is opened. */
    shopId: z.int(),
    title: z.string(),
    /** A second, longer line; may be empty. */
    subtitle: z.string(),
    /** The name of what is opened, in the caller's language; empty for an address. */
    name: z.string(),
    img: z.string(),
    /** Of the picture where words stand on it: dark asks for light ones. */
    tone: z.enum(['dark', 'light']),
  })
  .meta({ id: 'Banner' });

const video = z
  .object({
    title: z.string(),
    /** Empty where there is a still alone. */
    videoUrl: z.string(),
    posterUrl: z.string(),
    /** Path or address, empty for none. */
    link: z.string(),
  })
  .meta({ id: 'Video' });

const productList = z
  .object({ title: z.string(), productSpuDTOList: z.array(listProduct) })
  .meta({ id: 'ProductList' });

type NavigationChild = { id: number; key: string; name: string; child: NavigationChild[] };
const navigationChild: z.ZodType<NavigationChild> = z
  .lazy(() =>
    z.object({
      id: z.int(),
      /** A designer's desno, else the id as text. */
      key: z.string(),
      name: z.string(),
      child: z.array(navigationChild),
    }),
  )
  .meta({ id: 'NavigationChild' });

const navigationEntry = z
  .object({
    /** 1 shown, 0 not */
    switch: flag(),
    type: z.enum(['newGood', 'discount', 'designer', 'category', 'brand']),
    /** The type as the number that the product list takes: 1 to 5 in the order above. */
    jump: z.literal([1, 2, 3, 4, 5]),
    /** The category, brand or designer that it opens; 0 for all of them. */
    id: z.int(),
    key: z.string(),
    nameLocal: z.string(),
    child: z.array(navigationChild),
    /** The product shown beside the children. */
    productSpu: z.object({ spuId: z.int(), shopId: z.int(), picUrl: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'NavigationEntry' });

export const homeContract = {
  first: endpoint({
    method: 'POST',
    path: 'home/first/intofirstdata',
    access: 'public',
    staleOk: 'visitors',
    summary: "The blocks of a population's home page. platformtype: 1 mobile, 2 desktop.",
    input: z.object({ platformtype: code(1, 2).default(2), sex: code(1, 2, 3).default(2) }),
    output: z.object({
      publicize1: z.array(banner),
      publicize2: z.array(banner),
      publicize3: z.array(banner),
      publicize4: z.array(banner),
      promotional1: z.array(banner),
      promotionalvideo1: z.array(video),
      productSpuList1: productList,
      productSpuList2: productList,
    }),
    effect: false,
  }),
  templates: endpoint({
    method: 'GET',
    path: 'promotion/diy-template/page',
    access: 'public',
    staleOk: 'all',
    summary: "The store's templates: the top navigation of their populations, and further items as JSON text.",
    input: z.object(paging(100)),
    output: pageOf(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Populations: 1 male, 2 female, 3 children. */
        category: z.array(z.int()),
        topNavigationBar: z.object({ data: z.array(navigationEntry), logoUrl: z.string() }),
        /**
         * JSON text of [{ type, data: [{ title, img?, linkType, linkValue }], style }]. linkType says what linkValue is:
         * 0 an article's code, 1 a category's id, 2 a brand's id, 3 a designer's desno, 4 an address.
         */
        property: z.string(),
      }),
    ),
  }),
  notices: endpoint({
    method: 'GET',
    path: 'system/notice/navigation',
    access: 'public',
    staleOk: 'all',
    summary: 'Notices above the navigation, in their order.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), title: z.string(), content: z.string(), url: z.string().optional() })),
  }),
};
