import { plainText, productHead } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import type { PageHead } from './head-slots.ts';

const DESCRIPTION_LENGTH = 160;
const MISSING = { isMissing: true } as const;

/** /productDetail?no=<product>&shopId=<its shop> */
export const productPageHead: PageHead = async ({ db, language, query }) => {
  const id = readId(query.get('no'));
  const shopId = query.has('shopId') ? readId(query.get('shopId')) : undefined;
  if (id === undefined || (query.get('shopId') && shopId === undefined)) return MISSING;
  const product = await productHead(db, id, shopId, language);
  if (!product) return MISSING;
  return {
    type: 'product',
    title: `${product.name} · ${product.brand}`,
    description: plainText(product.description, DESCRIPTION_LENGTH),
    ...(product.file === null ? {} : { image: fileUrl(product.file) }),
  };
};

function readId(text: string | null): number | undefined {
  const id = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}
