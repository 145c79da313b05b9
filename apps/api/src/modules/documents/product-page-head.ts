import { cents } from '@passage/money';
import { storefrontPaths } from '../../http/storefront-paths.ts';
import { crumbsOf, plainText, productStatus } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { productOf } from './head.queries.ts';
import { DESCRIPTION_LENGTH, MISSING, type PageHead, readId } from './head-slots.ts';
import { breadcrumbData, productData } from './structured-data.ts';

/** /productDetail?no=<product>&shopId=<its shop> */
export const productPageHead: PageHead = async (page) => {
  const { db, language, query } = page;
  const id = readId(query.get('no'));
  const shopId = readId(query.get('shopId'));
  if (id === undefined || (query.get('shopId') && shopId === undefined)) return MISSING;
  const product = await productOf(db, id, shopId, language);
  if (!product) return MISSING;
  const path = storefrontPaths.product(id, product.shop_id);
  const images = product.files.map(fileUrl);
  const description = plainText(product.description, DESCRIPTION_LENGTH);
  const crumbs = await crumbsOf(db, product.category_id, language);
  const [first] = images;
  return {
    type: 'product',
    title: `${product.name} · ${product.brand}`,
    description,
    canonical: path,
    ...(first === undefined
      ? {}
      : { image: first, preload: [{ href: first }], appShell: { pictures: images.map((href) => ({ href })) } }),
    data: [
      productData(page, {
        id,
        name: product.name,
        description,
        brand: product.brand,
        shop: product.shop,
        path,
        images,
        price: cents(product.price),
        status: productStatus({
          spuStatus: product.spu_status,
          shopStatus: product.shop_status,
          stock: product.stock,
        }),
      }),
      breadcrumbData(page, [
        ...crumbs.map((crumb) => ({ name: crumb.name, path: storefrontPaths.category(crumb.id) })),
        { name: product.name, path },
      ]),
    ],
  };
};
