import { type Contract, contract, type OutputOf } from '@passage/contract';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { safeHtml } from '../catalogue/index.ts';
import { type ArticleRow, articleOf, pageOfArticles, pageOfTypes } from './articles.queries.ts';

type Paging = { readonly pageNo: number; readonly pageSize: number };

const offsetOf = ({ pageNo, pageSize }: Paging): number => (pageNo - 1) * pageSize;

export const articlesRoutes = implement(contract.articles, {
  types: async ({ db, language }, paging) => {
    const { rows, total } = await pageOfTypes(db, { language, pageSize: paging.pageSize, offset: offsetOf(paging) });
    return { list: rows.map(({ id, name, code, articles }) => ({ id, name, code, articles })), total };
  },

  page: async ({ db, language }, { typeCode, articleCode, ...paging }) => {
    const page = { language, pageSize: paging.pageSize, offset: offsetOf(paging) };
    const { rows, total } = await pageOfArticles(db, { typeCode, code: articleCode }, page);
    return { list: rows.map(toArticle), total };
  },

  detail: async ({ db, language }, { code }) => toArticle(found(await articleOf(db, code, language))),
});

const toArticle = (row: ArticleRow): OutputOf<Contract['articles']['detail']> => ({
  id: row.id,
  code: row.code,
  title: row.title,
  content: safeHtml(row.body),
  typeCode: row.type_code,
  typeName: row.type_name,
  updateTime: row.updated_at,
});
