import { POPULATION } from '@passage/contract/codes';
import { pageAt } from '@passage/contract/pages';
import { storefrontPaths } from '../../http/storefront-paths.ts';
import { fillIn } from '../../texts/fill-in.ts';
import { textsIn } from '../../texts/index.ts';
import { fileUrl } from '../files/index.ts';
import { leadingBanner } from '../home/index.ts';
import { MISSING, type PageHead } from './head-slots.ts';
import { shopHead } from './shop-page-head.ts';
import { breadcrumbData } from './structured-data.ts';

/** The storefront's entrance; on a shop's own host that shop. */
export const landingPageHead: PageHead = (page) =>
  page.shopId === undefined ? { canonical: storefrontPaths.landing() } : shopHead(page, page.shopId);

/** Up to this width the storefront asks for the pictures of phones. */
const NARROW = 1200;

/** The home of a zone. */
export const zonePageHead: PageHead = async (page) => {
  const { db, language, path, store } = page;
  const zone = pageAt(path)?.zone;
  if (zone === undefined) return MISSING;
  const population = POPULATION[zone];
  const title = textsIn(language).documents[zone];
  const canonical = storefrontPaths.home(population);
  const banner = await leadingBanner(db, population, language);
  return {
    title,
    description: fillIn(textsIn(language).documents.listDescription, { name: title, store: store.name }),
    canonical,
    data: [breadcrumbData(page, [{ name: title, path: canonical }])],
    ...(banner && {
      image: fileUrl(banner.file),
      preload: [
        { href: fileUrl(banner.narrowFile), media: `(max-width: ${NARROW}px)` },
        { href: fileUrl(banner.file), media: `(min-width: ${NARROW + 1}px)` },
      ],
      appShell: { pictures: [{ href: fileUrl(banner.file), narrowHref: fileUrl(banner.narrowFile) }] },
    }),
  };
};

const directoryHead =
  (name: 'brands' | 'designers' | 'shops'): PageHead =>
  (page) => {
    const texts = textsIn(page.language).documents;
    const canonical = storefrontPaths[name]();
    return {
      title: texts[name],
      description: fillIn(texts[`${name}Description`], { store: page.store.name }),
      canonical,
      data: [breadcrumbData(page, [{ name: texts[name], path: canonical }])],
    };
  };

export const brandsPageHead = directoryHead('brands');
export const designersPageHead = directoryHead('designers');
export const shopsPageHead = directoryHead('shops');

/** A page whose row in the page table says all there is to say: its title, and a description where it has one. */
export const titledPageHead: PageHead = ({ path, store, told: { title, description } }) => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description: description.replaceAll('{{name}}', store.name) }),
  canonical: path,
});

/** Results of a search, of which there is no end. */
export const searchPageHead: PageHead = ({ language }) => ({ title: textsIn(language).documents.search });
