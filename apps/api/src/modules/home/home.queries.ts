import type { Language } from '@passage/contract';
import {
  array,
  bigint,
  type Columns,
  type Db,
  integer,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';

export type HomeListRow = RowOf<typeof listsOfPopulation>;

const listsOfPopulation = statement({
  name: 'home-lists',
  params: [smallint('population'), text.as<Language>()('language')],
  columns: {
    slot: smallint,
    title: text,
    category_id: nullable(integer),
    sort: smallint.as<0 | 1 | 2 | 3>(),
    size: smallint,
  },
  text: `select slot, coalesce(title->>$2, title->>'en', '') as title, category_id, sort, size from home_list where population = $1`,
});

/** The lists of a population's home in their order, titles in a language. */
export const homeListsOf = (db: Db, population: number, language: Language): Promise<HomeListRow[]> =>
  db.sql.rows(listsOfPopulation, [population, language]);

type NoticeRow = RowOf<typeof notices>;

const notices = statement({
  name: 'home-notices',
  params: [text.as<Language>()('language'), timestamptz('now')],
  columns: { id: integer, title: text, content: text, url: nullable(text) },
  text: `select id, coalesce(title->>$1, title->>'en', '') as title, coalesce(content->>$1, content->>'en', '') as content, url
   from notice where status = 1 and (starts_at is null or starts_at <= $2) and (ends_at is null or ends_at > $2)
   order by position, id limit 50`,
});

/** What is shown now, in its order. */
export const noticesAt = (db: Db, language: Language, now: Date): Promise<NoticeRow[]> =>
  db.sql.rows(notices, [language, now]);

export type TemplateRow = RowOf<typeof templates>;

const templates = statement({
  name: 'home-templates',
  params: [text.as<Language>()('language'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    name: text,
    populations: array(integer.as<1 | 2 | 3>()),
    logo: text,
    items: jsonb.as<unknown[]>(),
  },
  text: `select id, coalesce(name->>$1, name->>'en', '') as name, populations, logo, items
   from diy_template where status = 1 order by position, id limit $2 offset $3`,
});
const templateCount = statement({
  name: 'home-template-count',
  columns: { count: integer },
  text: 'select count(*)::int as count from diy_template where status = 1',
});

/** A page of the home templates, names in a language. */
export const templatesIn = (db: Db, language: Language, pageSize: number, offset: number): Promise<TemplateRow[]> =>
  db.sql.rows(templates, [language, pageSize, offset]);

/** How many home templates the tenant has. */
export const countTemplates = async (db: Db): Promise<number> => (await db.sql.row(templateCount, []))?.count ?? 0;

export type EntryRow = RowOf<typeof entries>;

const entries = statement({
  name: 'home-navigation-entries',
  params: [text.as<Language>()('language'), array(integer)('templateIds')],
  columns: {
    template_id: integer,
    key: text,
    name: text,
    type: smallint,
    target_id: nullable(integer),
    desno: nullable(text),
    is_on: smallint,
    /** The product beside the children, while it is on the shelf. */
    spu_id: nullable(integer),
    shop_id: nullable(integer),
    spu_name: nullable(text),
    file: nullable(text),
  },
  text: `select template_id, key, coalesce(entry.name->>$1, entry.name->>'en', '') as name, entry.type, target_id, designer.desno, is_on,
     spu.id as spu_id, shop.id as shop_id, coalesce(spu.name->>$1, spu.name->>'en') as spu_name,
     (select file from spu_picture where spu_picture.spu_id = spu.id and shop.id is not null order by spu_picture.position limit 1) as file
   from navigation_entry as entry
   left join designer on entry.type = 3 and designer.id = target_id
   left join spu on spu.id = entry.spu_id and spu.status = 1
   left join shop on shop.id = spu.shop_id and shop.status = 1
   where template_id = any ($2::int[])
   order by template_id, entry.position, entry.id`,
});

/** The navigation entries of templates, names in a language. */
export const entriesOf = (db: Db, language: Language, templateIds: readonly number[]): Promise<EntryRow[]> =>
  db.sql.rows(entries, [language, templateIds]);

const HOUSE_ROW = { id: integer, name: text, desno: text } satisfies Columns;
type HouseRow = RowOf<typeof HOUSE_ROW>;

/** How many houses a menu can hold. */
const IN_A_MENU = 60;

const brands = statement({
  name: 'home-navigation-brands',
  params: [array(integer)('populations')],
  columns: HOUSE_ROW,
  text: `select id, name, '' as desno from brand
   where exists (select from spu where spu.brand_id = brand.id and spu.status = 1 and spu.population = any ($1::int[]))
   order by lower(name), id limit ${IN_A_MENU}`,
});
const designers = statement({
  name: 'home-navigation-designers',
  params: [array(integer)('populations')],
  columns: HOUSE_ROW,
  text: `select id, name, desno from designer
   where exists (
     select from listing join spu on spu.id = listing.spu_id
     where listing.scope = 4 and listing.scope_id = designer.id and spu.population = any ($1::int[])
   )
   order by lower(name), id limit ${IN_A_MENU}`,
});

/** Houses that have something on the shelf for one of the populations, by name. */
export const brandsFor = (db: Db, populations: readonly number[]): Promise<HouseRow[]> =>
  db.sql.rows(brands, [populations]);

/** Designers with shown products for any of the populations, as the navigation lists them. */
export const designersFor = (db: Db, populations: readonly number[]): Promise<HouseRow[]> =>
  db.sql.rows(designers, [populations]);
