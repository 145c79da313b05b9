export { articleDeskRoutes } from './article-desk.routes.ts';
export { articleHead, helpTypeHead } from './articles.queries.ts';
export { articlesRoutes } from './articles.routes.ts';
