import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { CLIENT_COLUMNS } from './src/lib/client-columns.ts';

const TABLE = fileURLToPath(new URL('../../packages/contract/src/page-table.ts', import.meta.url));
const columns: ReadonlySet<string> = new Set(CLIENT_COLUMNS);

/** The page table with those columns alone that code in the browser reads. */
export function pageColumns(): Plugin {
  return {
    name: 'page-columns',
    enforce: 'pre',
    load: async (id) => {
      if (id !== TABLE) return undefined;
      const { PAGE_TABLE }: { PAGE_TABLE: Record<string, object> } = await tsImport(
        '@passage/contract/page-table',
        import.meta.url,
      );
      const rows = Object.entries(PAGE_TABLE).map(([name, row]) => [
        name,
        Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column))),
      ]);
      return `export const PAGE_TABLE = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
