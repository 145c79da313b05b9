import { contract } from '@passage/contract';
import { shopScopeOf } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { exportProducts } from './export-products.ts';
import { findImport, pageImports, pageReport } from './imports.queries.ts';
import { startImport } from './start-import.ts';

export const importsRoutes = implement(contract.imports, {
  exportFile: async ({ db, caller, host }, { after, shopId: named }) => {
    const shopId = shopScopeOf(caller) ?? named ?? null;
    return exportProducts(db, { shopId, after, host });
  },

  start: (context, input) => startImport(context, context.file, input),

  page: ({ db, caller }, input) => pageImports(db, shopScopeOf(caller), input),

  progress: async ({ db, caller }, { id }) => found(await findImport(db, shopScopeOf(caller), id)),

  report: async ({ db, caller, language }, input) => {
    found(await findImport(db, shopScopeOf(caller), input.id));
    return pageReport(db, input, language);
  },
});
