import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, id, int, pageOf, paging, text, time } from './scalars.ts';
import { allTexts, texts } from './texts.ts';

const editors = { staff: ['support'] } as const;

const MOST_BODY = 50_000;

const articleCode = () => text({ max: 64 });
/** 1 shown, 0 not */
const status = () => code(0, 1).default(1);
const position = () => int({ min: 0, max: 10_000 }).default(0);

const typeFields = { code: articleCode(), name: texts(100), position: position(), status: status() };
const articleFields = {
  typeId: id(),
  code: articleCode(),
  title: texts(200),
  /** HTML, made safe when it is read. */
  body: texts(MOST_BODY),
  position: position(),
  status: status(),
};

const type = z
  .object({
    id: z.int(),
    code: z.string(),
    name: allTexts,
    position: z.int(),
    status: z.int(),
    articleCount: z.int(),
  })
  .meta({ id: 'ArticleGroup' });
const entry = z
  .object({
    id: z.int(),
    typeId: z.int(),
    code: z.string(),
    title: allTexts,
    position: z.int(),
    status: z.int(),
    updateTime: time(),
  })
  .meta({ id: 'ArticleEntry' });
const article = entry.extend({ body: allTexts }).meta({ id: 'ArticleInAllLanguages' });

const ofStaff = { surface: 'admin', access: editors } as const;
const deleted = z.object({ id: z.int() });

/** The help centre as staff write it, in every language and with what is not shown. */
export const articleDeskContract = {
  types: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'article-types',
    summary: 'The groups of the help centre in their order.',
    input: z.object(paging(100)),
    output: pageOf(type),
  }),
  createType: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'article-types',
    summary: 'Adds a group.',
    input: z.object(typeFields),
    output: type,
    errors: ['ARTICLE_CODE_TAKEN'],
  }),
  updateType: endpoint({
    ...ofStaff,
    method: 'PUT',
    path: 'article-types/{id}',
    summary: 'Changes a group. What is left out goes back to its default.',
    input: z.object({ id: id(), ...typeFields }),
    output: type,
    errors: ['ARTICLE_CODE_TAKEN'],
  }),
  deleteType: endpoint({
    ...ofStaff,
    method: 'DELETE',
    path: 'article-types/{id}',
    summary: 'Deletes a group that has no articles.',
    input: z.object({ id: id() }),
    output: deleted,
    errors: ['ARTICLE_TYPE_IN_USE'],
  }),
  articles: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'articles',
    summary: 'Articles, of a group or all of them, in the order of the help centre.',
    input: z.object({ typeId: id().optional(), ...paging(50) }),
    output: pageOf(entry),
  }),
  article: endpoint({
    ...ofStaff,
    method: 'GET',
    path: 'articles/{id}',
    summary: 'An article in every language.',
    input: z.object({ id: id() }),
    output: article,
  }),
  createArticle: endpoint({
    ...ofStaff,
    method: 'POST',
    path: 'articles',
    summary: 'Adds an article. The help centre shows it at once, unless its status is 0.',
    input: z.object(articleFields),
    output: article,
    errors: ['ARTICLE_CODE_TAKEN'],
    encoding: 'json',
  }),
  updateArticle: endpoint({
    ...ofStaff,
    method: 'PUT',
    path: 'articles/{id}',
    summary: 'Changes an article. What is left out goes back to its default.',
    input: z.object({ id: id(), ...articleFields }),
    output: article,
    errors: ['ARTICLE_CODE_TAKEN'],
    encoding: 'json',
  }),
  deleteArticle: endpoint({
    ...ofStaff,
    method: 'DELETE',
    path: 'articles/{id}',
    summary: 'Deletes an article.',
    input: z.object({ id: id() }),
    output: deleted,
  }),
};
