import { type Database, integer, statement } from '@passage/database';
import { SEARCHED, searchEngine } from './search-engine.ts';

const KINDS: readonly (keyof typeof SEARCHED)[] = ['product', 'brand', 'designer', 'category', 'shop'];

const BATCH = 500;

const idsAfter = (table: string) =>
  statement({
    name: `search-ids-${table}`,
    params: [integer('after')],
    columns: { id: integer },
    text: `select id from ${table} where id > $1 order by id limit ${BATCH}`,
  });
const ID_PAGES = {
  product: idsAfter('spu'),
  brand: idsAfter('brand'),
  designer: idsAfter('designer'),
  category: idsAfter('category'),
  shop: idsAfter('shop'),
};
const tenants = statement({
  name: 'search-tenants',
  columns: { id: integer },
  text: 'select id from tenant order by id',
});

/**
 * Takes everything of all tenants into the search engine anew: after a change of how words are made, and where data came
 * in without their writers.
 *
 * @returns how many entries were looked at
 */
export async function indexAll(database: Database): Promise<number> {
  let looked = 0;
  for (const { id: tenantId } of await database.global.rows(tenants, [])) {
    const { writable } = database.forTenant(tenantId);
    for (const kind of KINDS) {
      const page = ID_PAGES[kind];
      for (let after = 0; ; ) {
        const ids = (await writable.sql.rows(page, [after])).map(({ id }) => id);
        const last = ids.at(-1);
        if (last === undefined) break;
        await writable.inTransaction((tx) => searchEngine.index(tx, SEARCHED[kind], ids));
        after = last;
        looked += ids.length;
      }
    }
  }
  return looked;
}
