import type { PageRow } from '@passage/contract/page-table';

/** The columns of the page table that code in the browser reads: the build leaves the others out of it. */
export const CLIENT_COLUMNS = [
  'path',
  'page',
  'texts',
  'access',
  'zone',
  'account',
] as const satisfies readonly (keyof PageRow)[];
export type ClientColumn = (typeof CLIENT_COLUMNS)[number];
