import { PAGE_TABLE, type PageName, type PageRow } from '@passage/contract/page-table';
import { matchPath } from 'react-router-dom';
import type { Namespace } from '../i18n/catalogue.ts';
import type { ClientColumn } from './client-columns.ts';

/** A page as code in the browser knows it. */
export interface ClientPage extends Pick<PageRow, Exclude<ClientColumn, 'texts'>> {
  readonly texts: readonly Namespace[];
}

/** Every page by its name, in the table's order. */
export const pageRows: Readonly<Record<PageName, ClientPage>> = PAGE_TABLE;

export const isPageName = (name: string): name is PageName => name in pageRows;

/** Every name, in the table's order. */
export const PAGE_NAMES: readonly PageName[] = Object.keys(pageRows).filter(isPageName);

/** The page at a path without its query; undefined where there is none. */
export function nameAt(pathname: string): PageName | undefined {
  return PAGE_NAMES.find((name) => matchPath(pageRows[name].path, pathname));
}

/** The row of the page at a path without its query; undefined where there is none. */
export function rowAt(pathname: string): ClientPage | undefined {
  const name = nameAt(pathname);
  return name && pageRows[name];
}
