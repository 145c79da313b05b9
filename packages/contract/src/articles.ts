import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, pageOf, paging, text, time } from './scalars.ts';

const articleCode = () => text({ max: 64 });

const article = z
  .object({
    id: z.int(),
    code: z.string(),
    title: z.string(),
    /** Safe HTML. */
    content: z.string(),
    typeCode: z.string(),
    typeName: z.string(),
    updateTime: time(),
  })
  .meta({ id: 'Article' });

export const articlesContract = {
  types: endpoint({
    method: 'GET',
    path: 'system/systemArticle/articleTypePage',
    aliases: ['systemArticle/articleTypePage'],
    access: 'public',
    staleOk: 'all',
    summary: 'The groups of the help centre with their articles. Whatever the status asked for, only what is shown.',
    input: z.object({ status: code(0, 1).optional(), ...paging(200) }),
    output: pageOf(
      z.object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        articles: z.array(z.object({ title: z.string(), code: z.string() })),
      }),
    ),
  }),
  page: endpoint({
    method: 'GET',
    path: 'system/systemArticle/articlePage',
    aliases: ['systemArticle/articlePage'],
    access: 'public',
    staleOk: 'all',
    summary: 'Articles of a group, or one of them, as entries of the help centre.',
    input: z.object({ typeCode: articleCode().optional(), articleCode: articleCode().optional(), ...paging(10) }),
    output: pageOf(article),
  }),
  detail: endpoint({
    method: 'GET',
    path: 'system/systemArticle/articleDetailPage',
    aliases: ['systemArticle/articleDetailPage'],
    access: 'public',
    staleOk: 'all',
    summary: 'An article by its code.',
    input: z.object({ code: articleCode() }),
    output: article,
  }),
};
