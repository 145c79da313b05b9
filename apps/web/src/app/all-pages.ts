import type { PageModule } from './lazy-page.ts';

export { default as AccountLayout } from './layouts/account-layout.tsx';

/**
 * Every page's code by its file, apart from the first script. The account's layout comes with it, so that the layout and
 * what it surrounds are not fetched one after the other.
 */
export const allPages = import.meta.glob<PageModule>('../pages/*/*-page.tsx');
