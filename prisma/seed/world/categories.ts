import { CHILDREN_CATEGORIES } from './categories/children.ts';
import { FEMALE_CATEGORIES } from './categories/female.ts';
import { MALE_CATEGORIES } from './categories/male.ts';
import type { CategoryNode } from './categories/tree.ts';

export type { CategoryNode } from './categories/tree.ts';

export const POPULATIONS = ['female', 'male', 'children'] as const;
export type Population = (typeof POPULATIONS)[number];

/** Three levels for each population; a key is unique within its population. */
export const CATEGORY_TREES: Record<Population, CategoryNode[]> = {
  female: FEMALE_CATEGORIES,
  male: MALE_CATEGORIES,
  children: CHILDREN_CATEGORIES,
};

export function flatCategories(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatCategories(node.children ?? [])]);
}

/** Products hang on the third level only. */
export function leafCategories(nodes: readonly CategoryNode[]): CategoryNode[] {
  return flatCategories(nodes).filter((node) => node.children === undefined);
}
