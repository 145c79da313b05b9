import { expect, it } from 'vitest';
import { categoryChoices } from './category-choices.ts';

const node = (id: number, ...child: ReturnType<typeof leaf>[]) => ({ ...leaf(id), child });
const leaf = (id: number): { id: number; name: string; parentId: number; child: never[] } => ({
  id,
  name: `C${id}`,
  parentId: 0,
  child: [],
});

it('opens the tree along the way to the chosen category and one level below it', () => {
  const tree = [node(1, leaf(11), leaf(12)), node(2, leaf(21))];
  expect(categoryChoices(tree, undefined).map(({ id }) => id)).toEqual([1, 2]);
  expect(categoryChoices(tree, 1).map(({ path }) => path)).toEqual([[1], [1, 11], [1, 12], [2]]);
  expect(categoryChoices(tree, 21).map(({ id }) => id)).toEqual([1, 2, 21]);
});
