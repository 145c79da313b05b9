import { PAGES } from '@passage/contract/pages';

/** Paths of the server's own that are no pages. */
const NO_PAGES = ['/app-api/', '/admin-api/', '/docs', '/newsletter/'];

/** What robots.txt closes: whatever begins so. A page's path counts up to what its pattern leaves open. */
export const CLOSED_PATHS: readonly string[] = [
  ...NO_PAGES,
  ...PAGES.filter(({ robots }) => robots === 'noindex').map(({ path }) => path.replace(/:.*$/, '')),
];

/** Pages that the sitemap names by themselves. */
export const LISTED_PATHS: readonly string[] = PAGES.filter(({ sitemap }) => sitemap?.includes('page')).map(
  ({ path }) => path,
);
