import {
  bigint,
  type Columns,
  type Db,
  integer,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  type ValuesOf,
} from '@passage/database';

type Texts = Record<string, string>;

const TYPE_ROW = {
  id: integer,
  code: text,
  name: jsonb.as<Texts>(),
  position: integer,
  status: smallint,
  article_count: integer,
} satisfies Columns;
export type TypeRow = RowOf<typeof TYPE_ROW>;

const ENTRY_ROW = {
  id: integer,
  type_id: integer,
  code: text,
  title: jsonb.as<Texts>(),
  position: integer,
  status: smallint,
  updated_at: timestamptz,
} satisfies Columns;
export type EntryRow = RowOf<typeof ENTRY_ROW>;

const WHOLE_ROW = { ...ENTRY_ROW, body: jsonb.as<Texts>() } satisfies Columns;
export type WholeRow = RowOf<typeof WHOLE_ROW>;

interface Place {
  readonly limit: number;
  readonly offset: number;
}

const TYPE = `article_type.id, article_type.code, article_type.name, article_type.position, article_type.status,
  (select count(*)::int from article where article.type_id = article_type.id) as article_count`;
const ENTRY =
  'article.id, article.type_id, article.code, article.title, article.position, article.status, article.updated_at';
const WHOLE = `${ENTRY}, article.body`;

const typesPage = statement({
  name: 'article-desk-types',
  params: [bigint('limit'), bigint('offset')],
  columns: TYPE_ROW,
  text: `select ${TYPE} from article_type order by position, id limit $1 offset $2`,
});
const countTypes = statement({
  name: 'article-desk-count-types',
  columns: { total: integer },
  text: 'select count(*)::int as total from article_type',
});

/** A page of the groups of articles with how many each holds, in their order. */
export async function pageOfTypeRows(db: Db, { limit, offset }: Place): Promise<{ rows: TypeRow[]; total: number }> {
  const [rows, counted] = await Promise.all([db.sql.rows(typesPage, [limit, offset]), db.sql.row(countTypes, [])]);
  return { rows, total: counted?.total ?? 0 };
}

const articlesPage = statement({
  name: 'article-desk-articles',
  params: [nullable(integer)('typeId'), bigint('limit'), bigint('offset')],
  columns: ENTRY_ROW,
  text: `select ${ENTRY} from article join article_type on article_type.id = article.type_id
   where $1::int is null or article.type_id = $1
   order by article_type.position, article.type_id, article.position, article.id limit $2 offset $3`,
});
const countArticles = statement({
  name: 'article-desk-count-articles',
  params: [nullable(integer)('typeId')],
  columns: { total: integer },
  text: 'select count(*)::int as total from article where $1::int is null or type_id = $1',
});

/** A page of articles without their bodies. @param typeId of one group; undefined for all */
export async function pageOfEntryRows(
  db: Db,
  typeId: number | undefined,
  { limit, offset }: Place,
): Promise<{ rows: EntryRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    db.sql.rows(articlesPage, [typeId ?? null, limit, offset]),
    db.sql.row(countArticles, [typeId ?? null]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const articleById = statement({
  name: 'article-desk-article',
  params: [integer('id')],
  columns: WHOLE_ROW,
  text: `select ${WHOLE} from article where id = $1`,
});

/** An article with its texts in all languages; undefined where there is none. */
export const findWholeArticle = (db: Db, id: number): Promise<WholeRow | undefined> => db.sql.row(articleById, [id]);

const lockArticleRow = statement({
  name: 'article-desk-lock-article',
  params: [integer('id')],
  columns: WHOLE_ROW,
  text: `select ${WHOLE} from article where id = $1 for update`,
});

/** Locks an article until the transaction ends; undefined where there is none. */
export const lockArticle = (tx: Tx, id: number): Promise<WholeRow | undefined> => tx.sql.row(lockArticleRow, [id]);

const lockTypeRow = statement({
  name: 'article-desk-lock-type',
  params: [integer('id')],
  columns: TYPE_ROW,
  text: `select ${TYPE} from article_type where id = $1 for update`,
});

/** Locks a group of articles until the transaction ends; undefined where there is none. */
export const lockType = (tx: Tx, id: number): Promise<TypeRow | undefined> => tx.sql.row(lockTypeRow, [id]);

export interface TypeForm {
  readonly code: string;
  readonly name: object;
  readonly position: number;
  readonly status: number;
}

const TYPE_VALUES = [text('code'), jsonb.as<string>()('name'), integer('position'), smallint('status')] as const;
type TypeValues = ValuesOf<typeof TYPE_VALUES>;
const typeValues = ({ code, name, position, status }: TypeForm): TypeValues => [
  code,
  JSON.stringify(name),
  position,
  status,
];

const insertTypeRow = statement({
  name: 'article-desk-insert-type',
  params: TYPE_VALUES,
  columns: TYPE_ROW,
  text: `insert into article_type (code, name, position, status) values ($1, $2::jsonb, $3, $4)
   on conflict (tenant_id, code) do nothing returning id, code, name, position, status, 0 as article_count`,
});
/** @returns undefined when there is such a code */
export const insertType = (tx: Tx, form: TypeForm): Promise<TypeRow | undefined> =>
  tx.sql.row(insertTypeRow, typeValues(form));

const updateTypeRow = statement({
  name: 'article-desk-update-type',
  params: [...TYPE_VALUES, integer('id')],
  columns: TYPE_ROW,
  text: `update article_type set code = $1, name = $2::jsonb, position = $3, status = $4 where id = $5 returning ${TYPE}`,
});

/** Writes a group of articles. @returns it as it stands now; undefined where there is none */
export const updateType = (tx: Tx, id: number, form: TypeForm): Promise<TypeRow | undefined> =>
  tx.sql.row(updateTypeRow, [...typeValues(form), id]);

const deleteTypeRow = statement({
  name: 'article-desk-delete-type',
  params: [integer('id')],
  columns: { id: integer },
  text: `delete from article_type where id = $1 and not exists (select from article where type_id = article_type.id) returning id`,
});
/** @returns undefined when it has articles */
export const deleteType = (tx: Tx, id: number): Promise<{ id: number } | undefined> => tx.sql.row(deleteTypeRow, [id]);

export interface ArticleForm {
  readonly typeId: number;
  readonly code: string;
  readonly title: object;
  readonly body: object;
  readonly position: number;
  readonly status: number;
}

const ARTICLE_VALUES = [
  integer('typeId'),
  text('code'),
  jsonb.as<string>()('title'),
  jsonb.as<string>()('body'),
  integer('position'),
  smallint('status'),
  timestamptz('now'),
] as const;
type ArticleValues = ValuesOf<typeof ARTICLE_VALUES>;
const articleValues = (form: ArticleForm, now: Date): ArticleValues => [
  form.typeId,
  form.code,
  JSON.stringify(form.title),
  JSON.stringify(form.body),
  form.position,
  form.status,
  now,
];

const insertArticleRow = statement({
  name: 'article-desk-insert-article',
  params: ARTICLE_VALUES,
  columns: WHOLE_ROW,
  text: `insert into article (type_id, code, title, body, position, status, updated_at)
   values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7) on conflict (tenant_id, code) do nothing returning ${WHOLE}`,
});
/** @returns undefined when there is such a code */
export const insertArticle = (tx: Tx, form: ArticleForm, now: Date): Promise<WholeRow | undefined> =>
  tx.sql.row(insertArticleRow, articleValues(form, now));

const updateArticleRow = statement({
  name: 'article-desk-update-article',
  params: [...ARTICLE_VALUES, integer('id')],
  columns: WHOLE_ROW,
  text: `update article set type_id = $1, code = $2, title = $3::jsonb, body = $4::jsonb, position = $5, status = $6, updated_at = $7
   where id = $8 returning ${WHOLE}`,
});

/** Writes an article. @returns it as it stands now; undefined where there is none */
export const updateArticle = (tx: Tx, id: number, form: ArticleForm, now: Date): Promise<WholeRow | undefined> =>
  tx.sql.row(updateArticleRow, [...articleValues(form, now), id]);

const deleteArticleRow = statement({
  name: 'article-desk-delete-article',
  params: [integer('id')],
  columns: { id: integer },
  text: 'delete from article where id = $1 returning id',
});

/** Deletes an article. @returns undefined where there was none */
export const deleteArticle = (tx: Tx, id: number): Promise<{ id: number } | undefined> =>
  tx.sql.row(deleteArticleRow, [id]);

const typeKey = statement({
  name: 'article-desk-keep-type',
  params: [integer('id')],
  columns: { id: integer },
  text: 'select id from article_type where id = $1 for key share',
});
/** Whether there is such a group; it stays until the transaction ends. */
export const keepType = async (tx: Tx, id: number): Promise<boolean> => (await tx.sql.row(typeKey, [id])) !== undefined;

const otherWithCode = {
  article: statement({
    name: 'article-desk-other-article',
    params: [text('code'), integer('id')],
    columns: { id: integer },
    text: 'select id from article where code = $1 and id <> $2',
  }),
  type: statement({
    name: 'article-desk-other-type',
    params: [text('code'), integer('id')],
    columns: { id: integer },
    text: 'select id from article_type where code = $1 and id <> $2',
  }),
};
/** Whether another one has the code. */
export const isCodeTaken = async (tx: Tx, what: 'article' | 'type', code: string, id: number): Promise<boolean> =>
  (await tx.sql.row(otherWithCode[what], [code, id])) !== undefined;
