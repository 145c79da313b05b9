import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { countTemplates, noticesAt } from './home.queries.ts';
import { showHome } from './show-home.ts';
import { showTemplates } from './show-templates.ts';

export const homeRoutes = implement(contract.home, {
  first: ({ db, language, caller }, input) => showHome(db, language, caller?.id, input),

  templates: async ({ db, language, platform }, { pageNo, pageSize }) => ({
    list: await showTemplates(db, language, { pageSize, offset: (pageNo - 1) * pageSize }, platform),
    total: await countTemplates(db),
  }),

  notices: async ({ db, language, platform }) => {
    const rows = await noticesAt(db, language, platform.clock.now());
    return rows.map(({ id, title, content, url }) => ({ id, title, content, ...(url === null ? {} : { url }) }));
  },
});
