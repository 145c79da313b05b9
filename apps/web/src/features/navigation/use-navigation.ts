import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import { categoryEntry, entriesOf, type NavigationNode } from './entries-of.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import { type Template, useTemplate } from './template.api.ts';

const NONE: readonly NavigationEntry[] = [];

interface NavigationState {
  /** Null where the store has none for the zone: then its entries are made from the categories. */
  template: Template | null;
  isPending: boolean;
}

/** What staff set for the zone. Its failure is like its absence: the shop stays usable. */
export function useNavigation(population: Population): NavigationState {
  const { data, isPending } = useTemplate(population);
  return { template: data ?? null, isPending };
}

/** The entries of the bar and the side menu. The shops come last in every store. */
export function useNavigationEntries(
  template: Template | null,
  roots: readonly NavigationNode[] | undefined,
): readonly NavigationEntry[] {
  const { t } = useTranslation('shell');
  return useMemo(() => {
    const shops = { key: 'shop', label: t('navigation.shop'), to: paths.shop() };
    if (template) return [...entriesOf(template.entries), shops];
    if (roots === undefined) return NONE;
    const newGood = t('navigation.newGood');
    const discount = t('navigation.discount');
    return [
      {
        key: 'newGood',
        label: newGood,
        to: paths.categoryIndex({ type: LIST_TYPES.newGood, name: newGood, navigation: 0 }),
      },
      {
        key: 'discount',
        label: discount,
        to: paths.categoryIndex({ type: LIST_TYPES.discount, name: discount, navigation: 0 }),
        isAccent: true,
      },
      { key: 'designer', label: t('navigation.designer'), to: paths.designers() },
      ...roots.map(categoryEntry),
      { key: 'brand', label: t('navigation.brand'), to: paths.brand() },
      shops,
    ];
  }, [t, template, roots]);
}
