import { FILMS } from '@passage/studio';
import type { Target } from './target.ts';
import { ARTICLE_TYPES, articlesOf } from './world/articles.ts';
import { BRANDS } from './world/brands.ts';
import { DESIGNERS } from './world/designers.ts';
import {
  bannersOf,
  blockNumber,
  HOME_LISTS,
  navigationOf,
  noticesOf,
  type Opened,
  POPULATION_NAMES,
} from './world/front.ts';
import type { Localized } from './world/localized.ts';

const TYPE = { product: 1, category: 2, brand: 3, designer: 4, address: 5 } as const;
const LINK_TYPE = { article: 0, category: 1, brand: 2, designer: 3 } as const;
const POPULATIONS = [
  { number: 1, key: 'male' },
  { number: 2, key: 'female' },
  { number: 3, key: 'children' },
] as const;
const DAY_MS = 86_400_000;
/** Two installs on one day are equal. */
const startOfToday = (): Date => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
/** The articles that a home page leads to. */
const SERVICES = ['how-to-order', 'delivery-and-freight', 'returns-and-refunds'];

/** Home pages, navigation, notices and the help centre. Both stores run on the same tables and look unlike. */
export async function seedContent(target: Target): Promise<void> {
  await seedArticles(target);
  await target.insert(
    'notice',
    noticesOf(target.tenant).map((notice, position) => ({ ...notice, position, status: 1 })),
  );
  const ids = await readIds(target);
  await seedBanners(target, ids);
  await target.insert(
    'home_list',
    POPULATIONS.flatMap(({ number }) => HOME_LISTS[target.tenant].map((list) => ({ ...list, population: number }))),
  );
  for (const [position, population] of POPULATIONS.entries())
    await seedTemplate(target, ids, { ...population, position });
}

async function seedArticles(target: Target): Promise<void> {
  const typeIds = await target.insertIds(
    'article_type',
    ARTICLE_TYPES.map(({ code, name }, position) => ({ code, name, position, status: 1 })),
  );
  const idOf = new Map(ARTICLE_TYPES.map(({ code }, index) => [code, typeIds[index]]));
  await target.insert(
    'article',
    articlesOf(target.tenant).map(({ code, typeCode, title, body }, position) => ({
      type_id: need(idOf.get(typeCode), typeCode),
      code,
      title,
      body,
      position,
      status: 1,
      updated_at: startOfToday(),
    })),
  );
}

interface Ids {
  readonly brands: ReadonlyMap<string, number>;
  readonly designers: ReadonlyMap<string, { id: number; desno: string }>;
  /** By population and key. */
  readonly categories: ReadonlyMap<string, { id: number; name: Localized }>;
  /** What can be ordered, oldest id first, by population. */
  readonly products: ReadonlyMap<number, readonly number[]>;
  readonly stories: ReadonlyMap<string, Localized>;
}

async function readIds({ run, tenant }: Target): Promise<Ids> {
  const brandIds = new Map(
    (await run<{ name: string; id: number }>('select name, id from brand')).map(({ name, id }) => [name, id]),
  );
  const designerIds = new Map(
    (await run<{ desno: string; id: number }>('select desno, id from designer')).map(({ desno, id }) => [desno, id]),
  );
  const categories = await run<{ key: string; id: number; name: Localized }>(
    `select population || ':' || picture as key, id, name from category`,
  );
  const products = await run<{ population: number; ids: number[] }>(
    'select population, (array_agg(id order by id))[1:3] as ids from spu where orderable = 1 group by population',
  );
  return {
    brands: new Map(BRANDS[tenant].map(({ key, name }) => [key, need(brandIds.get(name), key)])),
    designers: new Map(
      DESIGNERS[tenant].map(({ key, desno }) => [key, { id: need(designerIds.get(desno), key), desno }]),
    ),
    categories: new Map(categories.map(({ key, id, name }) => [key, { id, name }])),
    products: new Map(products.map(({ population, ids }) => [population, ids])),
    stories: new Map([...BRANDS[tenant], ...DESIGNERS[tenant]].map(({ key, story }) => [key, story])),
  };
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo world names ${what}, which it does not hold`);
  return value;
}

async function seedBanners(target: Target, ids: Ids): Promise<void> {
  const rows = bannersOf(target.tenant).flatMap(
    ({ populations, block, opens: { kind, key }, scene, title }, position) =>
      populations.map((population) => ({
        population,
        block: blockNumber(block),
        position,
        type: TYPE[kind],
        target_id: targetIdOf(ids, population, kind, key),
        link: kind === 'address' ? key : '',
        title,
        subtitle: block === 'publicize1' || block === 'publicize4' ? (ids.stories.get(key) ?? {}) : {},
        file: `scene/${scene}/wide.svg`,
        narrow_file: `scene/${scene}/tall.svg`,
        video_file: FILMS.includes(scene) ? `film/${scene}.mp4` : null,
        is_dark: /^hero\.|^video\.[136]$/.test(scene) ? 1 : 0,
        status: 1,
      })),
  );
  await target.insert('banner', rows);
}

function targetIdOf(ids: Ids, population: number, kind: Opened, key: string): number | null {
  if (kind === 'address') return null;
  const id = {
    product: () => ids.products.get(population)?.[Number(key)],
    category: () => ids.categories.get(`${population}:${key}`)?.id,
    brand: () => ids.brands.get(key),
    designer: () => ids.designers.get(key)?.id,
  }[kind]();
  return need(id, `${kind} ${key}`);
}

async function seedTemplate(
  target: Target,
  ids: Ids,
  { number, key, position }: { number: number; key: string; position: number },
): Promise<void> {
  const articles = articlesOf(target.tenant);
  const services = SERVICES.map((code) => ({
    title: need(articles.find((article) => article.code === code)?.title, code),
    linkType: LINK_TYPE.article,
    linkValue: code,
  }));
  const [templateId] = await target.insertIds('diy_template', [
    {
      name: need(POPULATION_NAMES.get(key), key),
      populations: [number],
      logo: '',
      items: [
        { type: 'links', data: services, style: { columns: services.length } },
        { type: 'images', data: picturesOf(target, ids, number), style: { columns: 3, ratio: '3:4' } },
      ],
      position,
      status: 1,
    },
  ]);
  const [featured] = ids.products.get(number) ?? [];
  await target.insert(
    'navigation_entry',
    navigationOf(target.tenant).map((entry, index) => ({
      template_id: templateId,
      position: index,
      type: entry.type,
      target_id: null,
      key: entry.key,
      name: entry.name,
      is_on: entry.isOn ? 1 : 0,
      spu_id: entry.key === 'category' || entry.key === 'newGood' ? featured : null,
    })),
  );
}

/** A category, a brand and a designer with their pictures. */
function picturesOf({ tenant }: Target, ids: Ids, population: number): Readonly<Record<string, unknown>>[] {
  const category = [...ids.categories].find(([key]) => key.startsWith(`${population}:`))?.[1];
  const brand = BRANDS[tenant].find(({ populations }) => populations.some((name) => numberOf(name) === population));
  const [designer] = DESIGNERS[tenant];
  const same = (name: string) => ({ en: name });
  return [
    {
      title: need(category, 'a category').name,
      img: '/files/scene/category.clothing/tall.svg',
      linkType: LINK_TYPE.category,
      linkValue: need(category, 'a category').id,
    },
    {
      title: same(need(brand, 'a brand').name),
      img: '/files/scene/brand.2/tall.svg',
      linkType: LINK_TYPE.brand,
      linkValue: need(ids.brands.get(need(brand, 'a brand').key), 'a brand'),
    },
    {
      title: same(need(designer, 'a designer').name),
      img: '/files/scene/brand.3/tall.svg',
      linkType: LINK_TYPE.designer,
      linkValue: need(designer, 'a designer').desno,
    },
  ];
}

const numberOf = (name: string): number | undefined => POPULATIONS.find(({ key }) => key === name)?.number;

/** Shops that the demo shoppers like. */
export async function seedFavoriteShops({ run }: Target): Promise<void> {
  await run(
    `insert into favorite_shop (member_id, shop_id, created_at)
     select member.id, shop.id, $1::timestamptz - shop.place * interval '1 day'
     from (select id, row_number() over (order by id) as place from shop) as shop
     join member on member.email like 'shopper%' or member.email like 'newcomer%'
     where shop.place % 4 = case when member.email like 'shopper%' then 1 else 2 end`,
    [new Date()],
  );
}
