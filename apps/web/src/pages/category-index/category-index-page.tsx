import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useProductPage } from '../../features/catalogue/catalogue.api.ts';
import type { CategoryChoice } from '../../features/catalogue/category-choices.ts';
import { readListAddress } from '../../features/catalogue/list-address.ts';
import { ProductListScreen } from '../../features/catalogue/product-list-screen.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { LIST_TYPES } from '../../lib/paths.ts';
import { useListTitle } from './use-list-title.ts';

/** A category's own list is called after the category. */
function renameList(params: URLSearchParams, category: CategoryChoice | null): void {
  for (const part of ['name', 'type', 'navigation']) params.delete(part);
  if (!category) return;
  params.set('type', String(LIST_TYPES.category));
  params.set('name', category.name);
  params.set('navigation', category.path.length === 1 ? '1' : '2');
}

/** A list of products: all of a zone, of a category, a brand, a designer, or what a word finds. */
export default function CategoryIndexPage(): ReactElement {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const population = useSession((session) => session.population);
  const { list, view, name } = useMemo(() => readListAddress(params), [params]);
  const query = useProductPage(population, list, view, { keepPrevious: true });
  const hearts = useFavourites();
  const { title, allName, crumbs } = useListTitle({
    list,
    name,
    population,
    brandName: query.data?.list[0]?.brandName,
  });
  usePageHead(title, t('list.description', { title }));

  // In a category's own list the category is the page, in all others it narrows the list.
  const isCategoryList =
    list.type === LIST_TYPES.category ||
    (list.type === undefined && list.brandId === undefined && list.desno === undefined && list.search === undefined);
  return (
    <ProductListScreen
      population={population}
      list={list}
      view={view}
      query={query}
      hearts={hearts}
      title={title}
      crumbs={crumbs}
      allName={allName}
      onOtherCategory={isCategoryList ? renameList : undefined}
    />
  );
}
