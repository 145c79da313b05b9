export { leadingBanner } from './banners.queries.ts';
export { homeRoutes } from './home.routes.ts';
