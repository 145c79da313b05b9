import type { Language } from '@passage/contract';
import { bigint, type Db, integer, json, nullable, type RowOf, statement, text, timestamptz } from '@passage/database';

interface Page {
  readonly language: Language;
  readonly pageSize: number;
  readonly offset: number;
}

interface TypeRow {
  id: number;
  code: string;
  name: string;
  articles: { title: string; code: string }[];
}

export type ArticleRow = RowOf<typeof articleByCode>;

type Counted<Row> = { total: number } & { [Column in keyof Row]: Row[Column] | null };

const typesPage = statement({
  name: 'articles-types',
  params: [text.as<Language>()('language'), bigint('limit'), bigint('offset')],
  columns: {
    total: integer,
    place: nullable(integer),
    id: nullable(integer),
    code: nullable(text),
    name: nullable(text),
    articles: nullable(json.as<{ title: string; code: string }[]>()),
  },
  text: `select counted.total, shown.*
   from (select count(*)::int as total from article_type where status = 1) as counted
   left join (
     select position as place, id, code, coalesce(name->>$1, name->>'en', '') as name, coalesce((
       select json_agg(json_build_object('title', coalesce(title->>$1, title->>'en', ''), 'code', article.code)
         order by article.position, article.id)
       from article where article.type_id = article_type.id and article.status = 1
     ), '[]') as articles
     from article_type where status = 1 order by position, id limit $2 offset $3
   ) as shown on true
   order by shown.place, shown.id`,
});

const ARTICLE = `article.id, article.code, coalesce(article.title->>$1, article.title->>'en', '') as title,
  coalesce(article.body->>$1, article.body->>'en', '') as body, article_type.code as type_code,
  coalesce(article_type.name->>$1, article_type.name->>'en', '') as type_name, article.updated_at`;
const SHOWN = 'article join article_type on article_type.id = article.type_id and article_type.status = 1';

const PAGE_VALUES = [
  text.as<Language>()('language'),
  bigint('limit'),
  bigint('offset'),
  nullable(text)('typeCode'),
  nullable(text)('code'),
] as const;

const articlesPage = statement({
  name: 'articles-page',
  params: PAGE_VALUES,
  columns: {
    total: integer,
    row: nullable(bigint),
    id: nullable(integer),
    code: nullable(text),
    title: nullable(text),
    /** HTML as stored. */
    body: nullable(text),
    type_code: nullable(text),
    type_name: nullable(text),
    updated_at: nullable(timestamptz),
  },
  text: `with matched as materialized (
     select article.id, article_type.position as type_position, article.position from ${SHOWN}
     where article.status = 1 and ($4::text is null or article_type.code = $4) and ($5::text is null or article.code = $5)
   )
   select counted.total, shown.*
   from (select count(*)::int as total from matched) as counted
   left join (
     select place.row, ${ARTICLE}
     from (
       select id, row_number() over (order by type_position, position, id) as row from matched
       order by type_position, position, id limit $2 offset $3
     ) as place
     join article on article.id = place.id
     join article_type on article_type.id = article.type_id
   ) as shown on true
   order by shown.row`,
});

const articleByCode = statement({
  name: 'articles-by-code',
  params: [text.as<Language>()('language'), text('code')],
  columns: {
    id: integer,
    code: text,
    title: text,
    /** HTML as stored. */
    body: text,
    type_code: text,
    type_name: text,
    updated_at: timestamptz,
  },
  text: `select ${ARTICLE} from ${SHOWN} where article.status = 1 and article.code = $2`,
});

const typeByCode = statement({
  name: 'articles-type-by-code',
  params: [text.as<Language>()('language'), text('code')],
  columns: { name: text },
  text: `select coalesce(name->>$1, name->>'en', '') as name from article_type where status = 1 and code = $2`,
});

interface Found<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

function toFound<Row extends { id: number }>(rows: readonly Counted<Row>[]): Found<Row> {
  const isRow = (row: Counted<Row>): row is Counted<Row> & Row => row.id !== null;
  return { total: rows[0]?.total ?? 0, rows: rows.filter(isRow) };
}

/** The groups in the order of the help centre's menu, each with its articles. */
export const pageOfTypes = async (db: Db, { language, pageSize, offset }: Page): Promise<Found<TypeRow>> =>
  toFound(await db.sql.rows(typesPage, [language, pageSize, offset]));

/** Articles of a group, one article, or all of them, in the order of the menu. */
export const pageOfArticles = async (
  db: Db,
  { typeCode, code }: { typeCode: string | undefined; code: string | undefined },
  { language, pageSize, offset }: Page,
): Promise<Found<ArticleRow>> =>
  toFound(await db.sql.rows(articlesPage, [language, pageSize, offset, typeCode ?? null, code ?? null]));

/** A published article by its code, in the reader's language or in English. */
export const articleOf = (db: Db, code: string, language: Language): Promise<ArticleRow | undefined> =>
  db.sql.row(articleByCode, [language, code]);

/** What a document's head says of an article; its body is HTML as stored. */
export const articleHead = articleOf;

/** The name of a group of the help centre. */
export const helpTypeHead = (db: Db, code: string, language: Language): Promise<{ name: string } | undefined> =>
  db.sql.row(typeByCode, [language, code]);
