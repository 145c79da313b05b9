import type { Db } from '@passage/database';
import { productsInPlace, SCOPE } from '../list-products.queries.ts';
import { detailOf } from '../product-detail.queries.ts';

/** What a visitor's request for a category's first page asks of the database. */
export const firstPageOfCategory = (db: Db, categoryId: number): Promise<unknown> =>
  productsInPlace(db, { scope: SCOPE.category, scopeId: categoryId }, 0, {
    language: 'en',
    memberId: undefined,
    pageSize: 20,
    offset: 0,
  });

/** What a visitor's request for a product page asks of the database. */
export const productPage = (db: Db, id: number): Promise<unknown> => detailOf(db, id, undefined, undefined, 'en');
