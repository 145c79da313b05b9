import { storefrontPaths } from '../../http/storefront-paths.ts';
import { fillIn } from '../../texts/fill-in.ts';
import { textsIn } from '../../texts/index.ts';
import { plainText } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { shopById } from '../shops/index.ts';
import { DESCRIPTION_LENGTH, type HeadSlots, MISSING, type PageHead, type PageRequest, readId } from './head-slots.ts';
import { breadcrumbData } from './structured-data.ts';

/** /shopProduct?no=<shop> */
export const shopPageHead: PageHead = (page) => shopHead(page, readId(page.query.get('no')));

/** The head of a shop's page; that of a missing page for an unknown shop. */
export async function shopHead(page: PageRequest, id: number | undefined): Promise<HeadSlots> {
  const { db, language, store } = page;
  const shop = id === undefined ? undefined : await shopById(db, id, undefined, language);
  if (!shop) return MISSING;
  const path = storefrontPaths.shop(shop.id);
  const texts = textsIn(language).documents;
  return {
    title: shop.name,
    description:
      plainText(shop.description, DESCRIPTION_LENGTH) ||
      fillIn(texts.listDescription, { name: shop.name, store: store.name }),
    canonical: path,
    ...(shop.logo === null ? {} : { image: fileUrl(shop.logo) }),
    data: [
      breadcrumbData(page, [
        { name: texts.shops, path: storefrontPaths.shops() },
        { name: shop.name, path },
      ]),
    ],
  };
}
