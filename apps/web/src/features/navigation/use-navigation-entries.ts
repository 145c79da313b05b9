import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { NavigationEntry } from './navigation-entry.ts';

/** The entries that every zone has; the zone's own categories stand between them. */
export function useNavigationEntries(categories: readonly NavigationEntry[] = []): readonly NavigationEntry[] {
  const { t } = useTranslation('shell');
  return useMemo(() => {
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
      ...categories,
      { key: 'brand', label: t('navigation.brand'), to: paths.brand() },
      { key: 'shop', label: t('navigation.shop'), to: paths.shop() },
    ];
  }, [t, categories]);
}
