import { PAGE_TABLE, type PageName, type PageRow } from './page-table.ts';

export interface NamedPage extends PageRow {
  readonly name: PageName;
}

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGE_TABLE, name);

/** Every row with its name, in the table's order. */
export const PAGES: readonly NamedPage[] = Object.entries<PageRow>(PAGE_TABLE).flatMap(([name, row]) =>
  isPageName(name) ? [{ ...row, name }] : [],
);

const PATTERNS = PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The page of a path without its query; undefined where there is none. */
export const pageAt = (path: string): NamedPage | undefined => PATTERNS.find(({ pattern }) => pattern.test(path))?.page;

/** A page's module below apps/web/src. */
export function pageModule({ page }: Pick<PageRow, 'page'>): string {
  const [folder = page, file = folder] = page.split('/');
  return `pages/${folder}/${file}-page.tsx`;
}
