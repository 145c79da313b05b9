import { storefrontPaths } from '../../http/storefront-paths.ts';
import { fillIn } from '../../texts/fill-in.ts';
import { textsIn } from '../../texts/index.ts';
import { crumbsOf, listCatalogue, plainText, SCOPE } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { brandOf, designerOf, firstPictureOf } from './head.queries.ts';
import { DESCRIPTION_LENGTH, type HeadSlots, MISSING, type PageHead, type PageRequest, readId } from './head-slots.ts';
import { breadcrumbData } from './structured-data.ts';

/** The jump types of a product list that name no thing. */
const PLAIN_TYPES = { '1': 'newGood', '2': 'discount' } as const;
const isPlainType = (type: string): type is keyof typeof PLAIN_TYPES => type in PLAIN_TYPES;

/** /categoryIndex: the products of a category, brand or designer, or all of them. Sort, page and filters change nothing. */
export const listPageHead: PageHead = async (page) => {
  const head = await namedListHead(page);
  return head.isMissing ? head : { ...head, ...(await firstCards(page, head)) };
};

const namedListHead: PageHead = (page) => {
  const { query } = page;
  const given = (name: string) => query.get(name) || undefined;
  const [desno, category, brand] = [given('desno'), given('categoryId'), given('brandId')];
  if (given('search') !== undefined) return { ...plainList(page, 'search'), isPrivate: true };
  if (desno !== undefined) return designerHead(page, desno);
  if (category !== undefined) return categoryHead(page, readId(category));
  if (brand !== undefined) return brandHead(page, readId(brand));
  const type = given('type') ?? '';
  return plainList(page, isPlainType(type) ? PLAIN_TYPES[type] : 'products');
};

/** /brand/product/search/<brand> */
export const brandPageHead: PageHead = (page) => brandHead(page, readId(page.path.split('/').at(-1)));

function plainList(page: PageRequest, kind: 'newGood' | 'discount' | 'products' | 'search'): HeadSlots {
  const name = textsIn(page.language).documents[kind];
  const type = Object.entries(PLAIN_TYPES).find(([, plain]) => plain === kind)?.[0];
  const path = storefrontPaths.list(type);
  return {
    title: name,
    description: describe(page, name),
    canonical: path,
    data: [breadcrumbData(page, [{ name, path }])],
  };
}

async function categoryHead(page: PageRequest, id: number | undefined): Promise<HeadSlots> {
  const crumbs = id === undefined ? [] : await crumbsOf(page.db, id, page.language);
  const last = crumbs.at(-1);
  if (!last) return MISSING;
  return {
    // Several zones have the same category names.
    title: [...crumbs]
      .reverse()
      .map(({ name }) => name)
      .join(' · '),
    description: describe(page, last.name),
    canonical: storefrontPaths.category(last.id),
    data: [
      breadcrumbData(
        page,
        crumbs.map((crumb) => ({ name: crumb.name, path: storefrontPaths.category(crumb.id) })),
      ),
    ],
    ...(await picture(page, SCOPE.category, last.id)),
  };
}

async function brandHead(page: PageRequest, id: number | undefined): Promise<HeadSlots> {
  const brand = id === undefined ? undefined : await brandOf(page.db, id, page.language);
  if (!brand) return MISSING;
  const path = storefrontPaths.brand(brand.id);
  return {
    title: brand.name,
    description: plainText(brand.story, DESCRIPTION_LENGTH) || describe(page, brand.name),
    canonical: path,
    data: [
      breadcrumbData(page, [
        { name: textsIn(page.language).documents.brands, path: storefrontPaths.brands() },
        { name: brand.name, path },
      ]),
    ],
    ...(await picture(page, SCOPE.brand, brand.id)),
  };
}

async function designerHead(page: PageRequest, desno: string): Promise<HeadSlots> {
  const designer = await designerOf(page.db, desno, page.language);
  if (!designer) return MISSING;
  const path = storefrontPaths.designer(desno);
  return {
    title: designer.name,
    description: plainText(designer.story, DESCRIPTION_LENGTH) || describe(page, designer.name),
    canonical: path,
    data: [
      breadcrumbData(page, [
        { name: textsIn(page.language).documents.designers, path: storefrontPaths.designers() },
        { name: designer.name, path },
      ]),
    ],
    ...(await picture(page, SCOPE.designer, designer.id)),
  };
}

/** As many as the app shell of the widest screen holds. */
const FIRST_CARDS = 4;
/** Whoever has looked at no zone yet is shown the first. */
const FIRST_POPULATION = 2;
/** What changes which products come first: with it the list is left to the client. */
const VIEWS = ['search', 'sort', 'page', 'row', 'brands', 'designers', 'attributes', 'categoryPath'];
const NEWEST_FIRST = 3;

/** The pictures of the list as it is first shown. */
async function firstCards(page: PageRequest, head: HeadSlots): Promise<HeadSlots> {
  const { db, language, query } = page;
  if (VIEWS.some((name) => query.has(name))) return {};
  const type = readId(query.get('type'));
  const [brandId, categoryId] = [readId(query.get('brandId')), readId(query.get('categoryId'))];
  const desno = query.get('desno') || undefined;
  const input = {
    sex: FIRST_POPULATION,
    type,
    brandId,
    desno,
    searchForm: { categoryId, sort: type === 1 ? NEWEST_FIRST : undefined },
    pageNo: 1,
    pageSize: 20,
  } as const;
  const { rows } = await listCatalogue(db, input, { language, memberId: undefined });
  const pictures = rows.slice(0, FIRST_CARDS).flatMap(({ files: [file] }) => (file ? [{ href: fileUrl(file) }] : []));
  const [first] = pictures;
  if (first === undefined) return {};
  return {
    preload: [first],
    appShell: { population: FIRST_POPULATION, title: head.title?.split(' · ')[0] ?? '', pictures },
  };
}

const describe = ({ language, store }: PageRequest, name: string): string =>
  fillIn(textsIn(language).documents.listDescription, { name, store: store.name });

/** What the list shows first, for previews and to be loaded ahead. */
async function picture({ db }: PageRequest, scope: number, scopeId: number): Promise<HeadSlots> {
  const file = await firstPictureOf(db, scope, scopeId);
  return file === undefined ? {} : { image: fileUrl(file), preload: [{ href: fileUrl(file) }] };
}
