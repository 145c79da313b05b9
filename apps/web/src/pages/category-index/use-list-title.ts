import { useTranslation } from 'react-i18next';
import { type ProductList, useCategoryTree, useCrumbs } from '../../features/catalogue/catalogue.api.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';

interface ListTitleInput {
  list: ProductList;
  name: string;
  population: Population;
  brandName: string | undefined;
}

interface ListTitle {
  title: string;
  /** What the list is called without a category. */
  allName: string;
  crumbs: readonly Crumb[];
}

/**
 * What a list is called and where it stands. The address's own name is the last choice: it is in the language of
 * whoever sent the link.
 */
export function useListTitle({ list, name, population, brandName }: ListTitleInput): ListTitle {
  const { t } = useTranslation(['catalogue', 'shell']);
  const { type, categoryId, brandId, desno, search } = list;
  const path = useCrumbs(categoryId).data ?? [];
  const roots = useCategoryTree(population).data;

  const baseName = ((): string => {
    if (search !== undefined) return t('list.searchTitle', { word: search });
    if (brandId !== undefined || type === LIST_TYPES.brand) return brandName ?? name;
    if (desno !== undefined || type === LIST_TYPES.designer) return name;
    if (type === LIST_TYPES.newGood) return t('shell:navigation.newGood');
    if (type === LIST_TYPES.discount) return t('shell:navigation.discount');
    return '';
  })();
  const all = t('list.all');
  const allName = baseName || all;
  const isCategoryList = type === LIST_TYPES.category || (type === undefined && baseName === '');
  const title = (isCategoryList ? path.at(-1)?.name : undefined) ?? (allName === all ? name || all : allName);

  // A link can lead into another zone's category: then the path stands for itself.
  const isOfZone = path[0] === undefined || roots === undefined || roots.some(({ id }) => id === path[0]?.id);
  const categoryCrumbs = path.map((category, index): Crumb => {
    const ids = path.slice(0, index + 1).map(({ id }) => id);
    return {
      label: category.name,
      to: paths.categoryIndex({
        type: LIST_TYPES.category,
        name: category.name,
        categoryPath: ids.join(','),
        categoryId: category.id,
        navigation: index === 0 ? 1 : 2,
      }),
    };
  });
  const crumbs: Crumb[] = [
    ...(isOfZone ? [{ label: t(`shell:zone.${population}`), to: paths.population(population) }] : []),
    ...categoryCrumbs,
    ...(isCategoryList && path.length > 0 ? [] : [{ label: title }]),
  ];
  return { title, allName, crumbs };
}
