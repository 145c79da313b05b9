import { contract } from '@passage/contract';
import type { Db } from '@passage/database';
import { filterOptions, listCatalogue } from '../list-catalogue.ts';
import { productsInPlace, SCOPE } from '../list-products.queries.ts';
import { detailOf } from '../product-detail.queries.ts';

const VISITOR = { language: 'en', memberId: undefined } as const;

/** What a visitor's request for a category's first page asks of the database. */
export const firstPageOfCategory = (db: Db, categoryId: number): Promise<unknown> =>
  productsInPlace(db, { scope: SCOPE.category, scopeId: categoryId }, 0, { ...VISITOR, pageSize: 20, offset: 0 });

/** What a visitor's request for a list of several conditions, or of what is searched for, asks of the database. */
export const pageOfList = (db: Db, payload: object): Promise<unknown> =>
  listCatalogue(db, contract.catalogue.page.input.parse(payload), VISITOR);

/** What a visitor's request for the filter options of a list asks of the database. */
export const optionsOfList = (db: Db, payload: object): Promise<unknown> =>
  filterOptions(db, contract.catalogue.options.input.parse(payload), 'en', { 1: [], 2: [], 3: [] });

/** What a visitor's request for a product page asks of the database. */
export const productPage = (db: Db, id: number): Promise<unknown> => detailOf(db, id, undefined, undefined, 'en');
