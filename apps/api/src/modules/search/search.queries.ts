import {
  array,
  bigint,
  boolean,
  type Columns,
  integer,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
} from '@passage/database';

/** The texts of an entry that is shown. */
const TEXT_ROW = {
  id: integer,
  rank: integer,
  /** Texts per language, or names that are the same in all. */
  name: jsonb.as<Readonly<Record<string, string>>>(),
  /** Names of what it belongs to. */
  context: jsonb.as<readonly (Readonly<Record<string, string>> | string | null)[]>(),
  /** Lists that it is in, as scope.id. */
  places: array(text),
  fingerprint: nullable(text),
} satisfies Columns;
export type TextRow = RowOf<typeof TEXT_ROW>;

const fingerprint = (kind: number) =>
  `(select fingerprint from search_entry where kind = ${kind} and entry_id = entry.id) as fingerprint`;

const namedAlike = (table: string, kind: number) =>
  statement({
    name: `search-texts-${table}`,
    params: [array(integer)('ids')],
    columns: TEXT_ROW,
    text: `select entry.id, 0 as rank, jsonb_build_object('en', entry.name) as name, '[]'::jsonb as context, '{}'::text[] as places, ${fingerprint(kind)}
     from ${table} as entry where entry.id = any ($1::int[])`,
  });

const products = statement({
  name: 'search-texts-spu',
  params: [array(integer)('ids')],
  columns: TEXT_ROW,
  text: `with recursive shown as (
     select spu.* from unnest($1::int[]) as wanted (id) join spu on spu.id = wanted.id
     where exists (select from listing where scope = 0 and scope_id = 0 and ordinal = spu.ordinal)
   ), path as (
     select distinct category_id as leaf_id, category_id as id from shown
     union all
     select path.leaf_id, category.parent_id from path join category on category.id = path.id where category.parent_id is not null
   ), category_names as (
     select path.leaf_id, jsonb_agg(category.name) as names from path join category on category.id = path.id group by 1
   )
   select entry.id, entry.rank, entry.name,
     jsonb_build_array(brand.name, designer.name, shop.name) || category_names.names as context,
     array(
       select scope || '.' || scope_id from listing where listing.spu_id = entry.id order by scope, scope_id
     ) as places, ${fingerprint(1)}
   from shown as entry
   join brand on brand.id = entry.brand_id
   join shop on shop.id = entry.shop_id
   join category_names on category_names.leaf_id = entry.category_id
   left join designer on designer.id = entry.designer_id`,
});

const categories = statement({
  name: 'search-texts-category',
  params: [array(integer)('ids')],
  columns: TEXT_ROW,
  text: `select entry.id, 0 as rank, entry.name, '[]'::jsonb as context, '{}'::text[] as places, ${fingerprint(4)}
   from category as entry where entry.id = any ($1::int[])`,
});

const shops = statement({
  name: 'search-texts-shop',
  params: [array(integer)('ids')],
  columns: TEXT_ROW,
  text: `select entry.id, 0 as rank, jsonb_build_object('en', entry.name) as name, '[]'::jsonb as context, '{}'::text[] as places, ${fingerprint(5)}
   from shop as entry where entry.id = any ($1::int[]) and entry.status = 1`,
});

/** By kind of entry. */
export const TEXTS = {
  1: products,
  2: namedAlike('brand', 2),
  3: namedAlike('designer', 3),
  4: categories,
  5: shops,
} as const;

export const removeEntries = statement({
  name: 'search-remove',
  params: [smallint('kind'), array(integer)('ids')],
  text: 'delete from search_entry where kind = $1 and entry_id = any ($2::int[])',
});

export const setRanks = statement({
  name: 'search-ranks',
  params: [smallint('kind'), array(integer)('ids'), array(integer)('ranks')],
  text: `update search_entry set rank = given.rank
   from (select * from unnest($2::int[], $3::int[]) as given (id, rank) order by id) as given
   where kind = $1 and entry_id = given.id and search_entry.rank <> given.rank`,
});

const ENTRIES_VALUES = [
  smallint('kind'),
  array(integer)('ids'),
  array(integer)('ranks'),
  array(text)('fingerprints'),
  array(text)('words'),
] as const;

export const putEntries = statement({
  name: 'search-put',
  params: ENTRIES_VALUES,
  text: `insert into search_entry (kind, entry_id, rank, fingerprint, words)
   select $1, id, rank, fingerprint, words::tsvector
   from unnest($2::int[], $3::int[], $4::text[], $5::text[]) as given (id, rank, fingerprint, words) order by id
   on conflict (tenant_id, kind, entry_id) do update
   set rank = excluded.rank, fingerprint = excluded.fingerprint, words = excluded.words`,
});

/**
 * To be given in one order by all, so that two writers of the same words wait for each other in line.
 *
 * @returns the words that were not known
 */
export const learnWords = statement({
  name: 'search-learn-words',
  params: [array(text)('words')],
  columns: { word: text },
  text: `insert into search_form (kind, form, word) select 0, word, word from unnest($1::text[]) as given (word)
   on conflict do nothing returning word`,
});

export const learnForms = statement({
  name: 'search-learn-forms',
  params: [array(smallint)('kinds'), array(text)('forms'), array(text)('words')],
  text: `insert into search_form (kind, form, word)
   select * from unnest($1::smallint[], $2::text[], $3::text[]) as given (kind, form, word)
   on conflict do nothing`,
});

const ALTERNATIVES_VALUES = [
  array(integer)('numbers'),
  array(text)('parts'),
  array(text)('ends'),
  array(integer)('formNumbers'),
  array(smallint)('kinds'),
  array(text)('forms'),
  bigint('most'),
] as const;

/** Known words that have a typed one inside them, and those of which a form was typed, by the typed word's number. */
export const alternatives = statement({
  name: 'search-alternatives',
  params: ALTERNATIVES_VALUES,
  columns: { number: integer, is_mistyped: boolean, word: text },
  text: `select part.number, false as is_mistyped, around.word
   from unnest($1::int[], $2::text[], $3::text[]) as part (number, text, until)
   cross join lateral (
     select word from search_form where kind = 1 and form >= part.text and form < part.until order by form limit $7
   ) as around
   union
   select typed.number, true, search_form.word
   from unnest($4::int[], $5::smallint[], $6::text[]) as typed (number, kind, form)
   join search_form on search_form.kind = typed.kind and search_form.form = typed.form`,
});

export const findEntries = statement({
  name: 'search-find',
  params: [integer('kind'), array(text)('queries'), integer('most')],
  columns: { ids: text },
  text: 'select passage.search_entries($1, $2::text[], $3) as ids',
});
