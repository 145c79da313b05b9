import { POPULATION_ORDER, POPULATIONS, type Population } from '../../lib/population.ts';
import type { ShopFilter } from './shop-address.ts';
import type { ShopBrand, ShopCategory } from './shops.api.ts';

export interface FilterOption {
  id: number;
  label: string;
  count: number;
  isChosen: boolean;
  /** How far below a root a category stands. */
  depth: number;
}

/** Options that are chosen from together; limit 1 allows a single choice. */
export interface FilterGroup {
  key: 'population' | 'categories' | 'brands';
  limit?: 1;
  options: readonly FilterOption[];
}

const isOf = (category: ShopCategory, population: Population): boolean =>
  category.population === POPULATIONS[population];

function descendantsOf(id: number, categories: readonly ShopCategory[]): number[] {
  const below = categories.filter(({ parentId }) => parentId === id).map((category) => category.id);
  return [...below, ...below.flatMap((child) => descendantsOf(child, categories))];
}

function ancestorsOf(id: number, categories: readonly ShopCategory[]): number[] {
  const parentId = categories.find((category) => category.id === id)?.parentId ?? 0;
  return parentId === 0 ? [] : [parentId, ...ancestorsOf(parentId, categories)];
}

/** The tree as a list, opened along the way to what is chosen and one level below it. */
function openTree(
  parentId: number,
  depth: number,
  categories: readonly ShopCategory[],
  chosen: readonly number[],
): FilterOption[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .flatMap(({ id, name, count }) => {
      const isChosen = chosen.includes(id);
      const isOpen = isChosen || descendantsOf(id, categories).some((below) => chosen.includes(below));
      const option = { id, label: name, count, isChosen, depth };
      return [option, ...(isOpen ? openTree(id, depth + 1, categories, chosen) : [])];
    });
}

/**
 * The filters of a shop. Its categories are those of the chosen population; where several populations are sold and none
 * is chosen, `nameOf` tells them apart.
 */
export function filterGroupsOf(
  { population, categories: chosenCategories, brands: chosenBrands }: ShopFilter,
  categories: readonly ShopCategory[],
  brands: readonly ShopBrand[],
  nameOf: (population: Population) => string,
): FilterGroup[] {
  const sold = POPULATION_ORDER.filter((each) => categories.some((category) => isOf(category, each)));
  const shown = population === undefined ? sold : [population];
  const roots = (each: Population): FilterOption[] =>
    openTree(
      0,
      0,
      categories.filter((category) => isOf(category, each)),
      chosenCategories,
    ).map((option) =>
      shown.length > 1 && option.depth === 0 ? { ...option, label: `${nameOf(each)} · ${option.label}` } : option,
    );
  const countOf = (each: Population): number =>
    categories
      .filter((category) => category.parentId === 0 && isOf(category, each))
      .reduce((sum, { count }) => sum + count, 0);
  const groups: FilterGroup[] = [
    {
      key: 'population',
      limit: 1,
      options: sold.map((each) => ({
        id: POPULATIONS[each],
        label: nameOf(each),
        count: countOf(each),
        isChosen: each === population,
        depth: 0,
      })),
    },
    { key: 'categories', options: shown.flatMap(roots) },
    {
      key: 'brands',
      options: brands.map(({ id, name, count }) => ({
        id,
        label: name,
        count,
        isChosen: chosenBrands.includes(id),
        depth: 0,
      })),
    },
  ];
  // One population alone is no choice.
  return groups.filter(
    ({ key, options }) => options.length > (key === 'population' && population === undefined ? 1 : 0),
  );
}

const without = (list: readonly number[], gone: readonly number[]): number[] =>
  list.filter((each) => !gone.includes(each));

/** The filter with an option chosen or given up; undefined gives up the whole group. */
export function toggleOption(
  filter: ShopFilter,
  key: FilterGroup['key'],
  id: number | undefined,
  categories: readonly ShopCategory[],
): ShopFilter {
  if (key === 'population') {
    const population = POPULATION_ORDER.find((each) => POPULATIONS[each] === id);
    // Categories of another population would leave nothing.
    const kept = filter.categories.filter(
      (chosen) =>
        population === undefined || categories.some((category) => category.id === chosen && isOf(category, population)),
    );
    return { ...filter, population, categories: kept };
  }
  if (id === undefined) return { ...filter, [key]: [] };
  const list = filter[key];
  if (list.includes(id)) return { ...filter, [key]: without(list, [id]) };
  // Any of the chosen ones is enough: a category beside one that holds it would change nothing.
  const related = key === 'categories' ? [...ancestorsOf(id, categories), ...descendantsOf(id, categories)] : [];
  return { ...filter, [key]: [...without(list, related), id] };
}
