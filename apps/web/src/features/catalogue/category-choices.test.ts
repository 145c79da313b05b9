import { expect, it } from 'vitest';
import { categoryChoices } from './category-choices.ts';

const option = (id: number, parentId = 0) => ({ id, name: `C${id}`, parentId, count: id });

it('opens the tree along the way to the chosen category and one level below it', () => {
  const options = [option(1), option(11, 1), option(12, 1), option(2), option(21, 2)];
  expect(categoryChoices(options, undefined).map(({ id }) => id)).toEqual([1, 2]);
  expect(categoryChoices(options, 1).map(({ path }) => path)).toEqual([[1], [1, 11], [1, 12], [2]]);
  expect(categoryChoices(options, 21).map(({ id }) => id)).toEqual([1, 2, 21]);
});

it('begins where the categories of a list begin', () => {
  expect(categoryChoices([option(11, 1), option(111, 11)], 11).map(({ path }) => path)).toEqual([[11], [11, 111]]);
});
