import { useMemo } from 'react';
import { type CategoryNode, useCategoryTree } from '../../features/catalogue/catalogue.api.ts';
import type { NavigationEntry } from '../../features/navigation/navigation-entry.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';

const NONE: readonly NavigationEntry[] = [];

function linkTo({ id, name }: CategoryNode, above: readonly CategoryNode[]): string {
  return paths.categoryIndex({
    type: LIST_TYPES.category,
    name,
    categoryPath: [...above.map((node) => node.id), id].join(','),
    categoryId: id,
    navigation: above.length === 0 ? 1 : 2,
  });
}

const toEntry = (root: CategoryNode): NavigationEntry => ({
  key: String(root.id),
  label: root.name,
  to: linkTo(root, []),
  categoryId: root.id,
  ...(root.child.length === 0
    ? {}
    : {
        columns: root.child.map((group) => ({
          label: group.name,
          to: linkTo(group, [root]),
          links: group.child.map((leaf) => ({ label: leaf.name, to: linkTo(leaf, [root, group]) })),
        })),
      }),
});

interface Categories {
  entries: readonly NavigationEntry[];
  /** Not known yet: the bar keeps its place empty rather than jump when they come. */
  isPending: boolean;
}

/** The zone's categories as the navigation shows them. */
export function useCategories(population: Population): Categories {
  const { data, isPending } = useCategoryTree(population);
  const entries = useMemo(() => data?.map(toEntry) ?? NONE, [data]);
  return { entries, isPending };
}
