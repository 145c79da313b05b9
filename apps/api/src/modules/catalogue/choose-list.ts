import type { Contract, InputOf } from '@passage/contract';
import { type Narrowed, type Place, SCOPE } from './list-products.queries.ts';

export type PageInput = InputOf<Contract['catalogue']['page']>;

/** The jump types and navigations of the storefront that say what `buyid` names. */
const MEANING_OF_BUYID = {
  type: { 3: 'designerId', 4: 'categoryId', 5: 'brandId' },
  navigation: { 1: 'categoryId', 2: 'categoryId', 3: 'designerId' },
} as const;

/**
 * Which list a request names. One condition is a list of the read model; several narrow the one that is likely the
 * shortest. The population counts only where nothing else is named, for each page sends it with every request.
 *
 * @param designerId the designer of the request's desno, null when it has none
 */
export function chooseList(input: PageInput, designerId: number | null): Place | Narrowed {
  const { searchForm, sex, shopId = null, searchparam: word = '' } = input;
  const meaning = meaningOfBuyid(input);
  const categoryId = searchForm.categoryId ?? (meaning === 'categoryId' ? input.buyid : undefined) ?? null;
  const brandIds = intersect(
    [input.brandId, meaning === 'brandId' ? input.buyid : undefined].filter((id) => id !== undefined),
    searchForm.brandIds ?? [],
  );
  const designer = designerId ?? (meaning === 'designerId' ? (input.buyid ?? null) : null);
  const valueGroups = (searchForm.attributeList ?? []).map(({ valueIds }) => valueIds);

  const bases: { scope: number; scopeIds: readonly number[] }[] = [];
  if (designer !== null) bases.push({ scope: SCOPE.designer, scopeIds: [designer] });
  if (brandIds !== null) bases.push({ scope: SCOPE.brand, scopeIds: brandIds });
  if (shopId !== null) bases.push({ scope: SCOPE.shop, scopeIds: [shopId] });
  if (categoryId !== null) bases.push({ scope: SCOPE.category, scopeIds: [categoryId] });
  const [base = { scope: SCOPE.population, scopeIds: sex === undefined ? [1, 2, 3] : [sex] }, ...others] = bases;

  const [onlyId, ...moreIds] = base.scopeIds;
  if (onlyId !== undefined && moreIds.length === 0 && others.length === 0 && word === '' && valueGroups.length === 0)
    return { scope: base.scope, scopeId: onlyId };
  return { ...base, categoryId, brandIds, designerId: designer, shopId, word, valueGroups };
}

export const isPlace = (list: Place | Narrowed): list is Place => 'scopeId' in list;

function meaningOfBuyid({ type, navigation }: PageInput): 'designerId' | 'categoryId' | 'brandId' | undefined {
  if (type === 3 || type === 4 || type === 5) return MEANING_OF_BUYID.type[type];
  return navigation === undefined || navigation === 0 ? undefined : MEANING_OF_BUYID.navigation[navigation];
}

/** Brands that must hold at once and brands of which one must: null when none is named. */
function intersect(all: readonly number[], any: readonly number[]): number[] | null {
  if (all.length === 0) return any.length === 0 ? null : [...new Set(any)];
  const [first] = all;
  const isSame = all.every((id) => id === first) && (any.length === 0 || any.some((id) => id === first));
  return isSame && first !== undefined ? [first] : [];
}
