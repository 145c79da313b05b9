import type { Contract, InputOf, Language } from '@passage/contract';
import type { Db } from '@passage/database';
import type { ChosenList, Condition } from './choose-list.ts';
import { productsOfList } from './list-catalogue.ts';
import { type ProductPage, SCOPE, type Sort } from './list-products.queries.ts';

type Input = InputOf<Contract['catalogue']['shopProducts']>;

/** A shop's page has its own numbers for the orders of lists. */
const SORTS: Readonly<Record<Input['sort'], Sort>> = { 0: 0, 1: 2, 2: 1, 3: 3 };

/** A shop's products of any of the chosen categories, populations and brands. */
export function listShopProducts(
  db: Db,
  { shopId, categoryIdList = [], personCategoryList = [], brandIdList = [], sort, pageNo, pageSize }: Input,
  reader: { readonly language: Language; readonly memberId: number | undefined },
): Promise<ProductPage> {
  const chosen: Condition[] = [
    { filter: 'category', scope: SCOPE.category, scopeIds: categoryIdList },
    { filter: 'list', scope: SCOPE.population, scopeIds: personCategoryList },
    { filter: 'brand', scope: SCOPE.brand, scopeIds: brandIdList },
  ];
  const list: ChosenList = {
    conditions: [
      { filter: 'list', scope: SCOPE.shop, scopeIds: [shopId] },
      ...chosen.filter(({ scopeIds }) => scopeIds.length > 0),
    ],
    text: undefined,
  };
  return productsOfList(db, list, SORTS[sort], { ...reader, pageSize, offset: (pageNo - 1) * pageSize });
}
