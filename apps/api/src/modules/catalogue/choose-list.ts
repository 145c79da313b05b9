import type { Contract, InputOf } from '@passage/contract';
import { type Place, SCOPE } from './list-products.queries.ts';

type PageInput = InputOf<Contract['catalogue']['page']>;
/** What names a list, of the list itself and of its filter options alike. */
export type ListInput = Omit<PageInput, 'pageNo' | 'pageSize'>;

/** Lists of one kind of which a product has to be in one. */
export interface Condition {
  /** What the condition is of, so that the options of a filter can be counted without what was chosen in it. */
  readonly filter: 'list' | 'category' | 'brand' | 'designer' | { readonly propertyId: number };
  readonly scope: number;
  readonly scopeIds: readonly number[];
}

/** A list as the conditions that hold together, at least one. */
export interface ChosenList {
  readonly conditions: readonly Condition[];
  /** What a chosen category makes needless: the other categories are offered within it. */
  readonly around?: Condition;
  /** What is searched for; undefined for nothing. */
  readonly text: string | undefined;
}

/** Every product that is shown. */
export const ALL: Condition = { filter: 'list', scope: SCOPE.all, scopeIds: [0] };

/** The jump types and navigations of the storefront that say what `buyid` names. */
const MEANING_OF_BUYID = {
  type: { 3: 'designer', 4: 'category', 5: 'brand' },
  navigation: { 1: 'category', 2: 'category', 3: 'designer' },
} as const;

/** Recommendations as the read model numbers them. */
export const MARK = { hot: 1, best: 2, benefit: 3, new: 4, good: 5 } as const;
/** Jump types that are lists of marked products. */
const MARK_OF_TYPE: ReadonlyMap<number | undefined, number> = new Map([
  [1, MARK.new],
  [2, MARK.benefit],
]);

/**
 * Which list a request names. The population counts unless the list is a category's, brand's, designer's or shop's own,
 * for each page sends it with every request; what was chosen in filters narrows the population.
 *
 * @param designerId the designer of the request's desno, null when it has none
 */
export function chooseList(input: ListInput, designerId: number | null): ChosenList {
  const { searchForm, sex, shopId, searchparam } = input;
  const meaning = meaningOfBuyid(input);
  const bought = (kind: typeof meaning): number | undefined => (meaning === kind ? input.buyid : undefined);

  const own: (Condition | undefined)[] = [
    list(SCOPE.category, bought('category')),
    list(SCOPE.brand, bought('brand')),
    list(SCOPE.brand, input.brandId),
    list(SCOPE.designer, bought('designer')),
    list(SCOPE.shop, shopId),
    // A designer's list offers the other designers, unless some of them were chosen already.
    designerId === null
      ? undefined
      : { filter: searchForm.designerIds?.length ? 'list' : 'designer', scope: SCOPE.designer, scopeIds: [designerId] },
  ];
  const isOwn = own.some((condition) => condition !== undefined);

  const marks: readonly (number | false | undefined)[] = [
    designerId === null && bought('designer') === undefined && MARK_OF_TYPE.get(input.type),
    input.recommendHot && MARK.hot,
    input.recommendBest && MARK.best,
    input.recommendBenefit && MARK.benefit,
    input.recommendNew && MARK.new,
    input.recommendGood && MARK.good,
  ];
  const marked = [...new Set(marks)].flatMap((mark) => (mark ? [list(SCOPE.mark, mark)] : []));

  const around = isOwn ? undefined : list(SCOPE.population, sex);
  const isAround = around !== undefined && searchForm.categoryId !== undefined;
  const narrowing = [...own, isAround ? undefined : around, ...marked, ...filtersOf(searchForm)].filter(
    (condition) => condition !== undefined,
  );
  return {
    conditions: withoutRepeats(narrowing.length > 0 ? narrowing : [ALL]),
    ...(isAround ? { around } : {}),
    text: searchparam || undefined,
  };
}

/** The one list of the read model that this is, if it is one. */
export function asPlace({ conditions: [only, ...others], text }: ChosenList): Place | undefined {
  const [scopeId, ...more] = only?.scopeIds ?? [];
  const isOne = only && scopeId !== undefined && more.length === 0 && others.length === 0 && text === undefined;
  return isOne && only.scope <= SCOPE.shop ? { scope: only.scope, scopeId } : undefined;
}

const list = (scope: number, id: number | undefined): Condition | undefined =>
  id === undefined ? undefined : { filter: 'list', scope, scopeIds: [id] };

function filtersOf({ categoryId, brandIds = [], designerIds = [], attributeList = [] }: PageInput['searchForm']) {
  const valueIds = new Map<number, number[]>();
  for (const { propertyId, valueIds: more } of attributeList)
    valueIds.set(propertyId, [...(valueIds.get(propertyId) ?? []), ...more]);
  const filters: Condition[] = [
    { filter: 'category', scope: SCOPE.category, scopeIds: categoryId === undefined ? [] : [categoryId] },
    { filter: 'brand', scope: SCOPE.brand, scopeIds: brandIds },
    { filter: 'designer', scope: SCOPE.designer, scopeIds: designerIds },
    ...[...valueIds].map(([propertyId, scopeIds]) => ({ filter: { propertyId }, scope: SCOPE.value, scopeIds })),
  ];
  return filters.filter(({ scopeIds }) => scopeIds.length > 0);
}

/** Choosing the category that is listed anyway is no second condition. */
function withoutRepeats(conditions: readonly Condition[]): Condition[] {
  const seen = new Set<string>();
  return conditions.filter(({ scope, scopeIds }) => {
    const key = `${scope}:${[...new Set(scopeIds)].sort()}`;
    return seen.size !== seen.add(key).size;
  });
}

function meaningOfBuyid({ type, navigation }: ListInput): 'designer' | 'category' | 'brand' | undefined {
  if (type === 3 || type === 4 || type === 5) return MEANING_OF_BUYID.type[type];
  return navigation === undefined || navigation === 0 ? undefined : MEANING_OF_BUYID.navigation[navigation];
}
