import { expect, it } from 'vitest';
import { filterGroupsOf, toggleOption } from './filter-groups.ts';
import { NO_FILTER } from './shop-address.ts';

const category = (id: number, parentId: number, population: number) => ({
  id,
  name: `C${id}`,
  parentId,
  population,
  count: id,
});
const CATEGORIES = [category(1, 0, 2), category(11, 1, 2), category(111, 11, 2), category(2, 0, 1)];
const BRANDS = [{ id: 7, name: 'Ondine', count: 3 }];
const nameOf = (population: string): string => population;

it('shop-13 the population is a single choice, and categories carry its name only while several are shown', () => {
  const [population, categories, brands] = filterGroupsOf(NO_FILTER, CATEGORIES, BRANDS, nameOf);
  expect(population).toMatchObject({ key: 'population', limit: 1 });
  expect(population?.options.map(({ label, count }) => [label, count])).toEqual([
    ['female', 1],
    ['male', 2],
  ]);
  expect(categories?.options.map(({ label }) => label)).toEqual(['female · C1', 'male · C2']);
  expect(brands?.limit).toBeUndefined();

  const ofWomen = filterGroupsOf({ ...NO_FILTER, population: 'female' }, CATEGORIES, BRANDS, nameOf);
  expect(ofWomen[1]?.options.map(({ label }) => label)).toEqual(['C1']);
});

it('a shop for one population offers no choice of it', () => {
  const groups = filterGroupsOf(NO_FILTER, CATEGORIES.slice(0, 3), [], nameOf);
  expect(groups.map(({ key }) => key)).toEqual(['categories']);
  expect(groups[0]?.options.map(({ label }) => label)).toEqual(['C1']);
});

it('the tree opens below what is chosen, and a category takes the place of those above and below it', () => {
  const first = toggleOption(NO_FILTER, 'categories', 1, CATEGORIES);
  expect(filterGroupsOf(first, CATEGORIES, [], nameOf)[1]?.options.map(({ id }) => id)).toEqual([1, 11, 2]);
  const second = toggleOption(first, 'categories', 11, CATEGORIES);
  expect(second.categories).toEqual([11]);
  expect(toggleOption(second, 'categories', 1, CATEGORIES).categories).toEqual([1]);
  expect(toggleOption(second, 'categories', 11, CATEGORIES).categories).toEqual([]);
});

it('another population gives up categories that are not its own', () => {
  const filter = { ...NO_FILTER, categories: [2, 11] };
  expect(toggleOption(filter, 'population', 2, CATEGORIES)).toEqual({
    population: 'female',
    categories: [11],
    brands: [],
  });
  expect(toggleOption(filter, 'population', undefined, CATEGORIES).categories).toEqual([2, 11]);
});
