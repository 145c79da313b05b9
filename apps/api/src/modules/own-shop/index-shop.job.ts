import { integer, statement } from '@passage/database';
import { z } from 'zod';
import type { JobHandler } from '../../platform/jobs.ts';
import { SEARCHED, searchEngine } from '../search/index.ts';

/** Products are found by their shop's name too: after a change of it their words are made anew. */
export const INDEX_SHOP = 'index-shop';

const BATCH = 200;

const productsAfter = statement({
  name: 'own-shop-products-after',
  params: [integer('shopId'), integer('after')],
  columns: { id: integer },
  text: `select id from spu where shop_id = $1 and id > $2 order by id limit ${BATCH}`,
});

export const indexShopJob: JobHandler = {
  job: INDEX_SHOP,
  handle: async ({ db }, payload) => {
    const { shopId } = z.object({ shopId: z.int() }).parse(payload);
    for (let after = 0; ; ) {
      const ids = (await db.sql.rows(productsAfter, [shopId, after])).map(({ id }) => id);
      const last = ids.at(-1);
      if (last === undefined) return;
      await db.inTransaction((tx) => searchEngine.index(tx, SEARCHED.product, ids));
      after = last;
    }
  },
};
