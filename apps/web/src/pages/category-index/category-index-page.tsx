import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCategoryTree, useProductPage } from '../../features/catalogue/catalogue.api.ts';
import { type CategoryChoice, categoryChoices } from '../../features/catalogue/category-choices.ts';
import { changeListAddress, type ListChanges, readListAddress } from '../../features/catalogue/list-address.ts';
import { ListToolbar } from '../../features/catalogue/list-toolbar.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { formatCount } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { LIST_TYPES } from '../../lib/paths.ts';
import { KEEP_SCROLL } from '../../lib/scroll.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ListBody } from './list-body.tsx';
import { useListTitle } from './use-list-title.ts';

const FilterDrawer = lazyPart(() => import('../../features/catalogue/filter-drawer.tsx'));

/** A list of products: all of a zone, of a category, a brand, a designer, or what a word finds. */
export default function CategoryIndexPage(): ReactElement {
  const { t } = useTranslation('catalogue');
  const [params, setParams] = useSearchParams();
  const population = useSession((session) => session.population);
  const { list, view, name } = readListAddress(params);
  const query = useProductPage(population, list, view, { keepPrevious: true });
  const tree = useCategoryTree(population);
  const hearts = useFavourites();
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const { title, allName, crumbs } = useListTitle({
    list,
    name,
    population,
    brandName: query.data?.list[0]?.brandName,
  });
  usePageHead(title, t('list.description', { title }));

  const change = (changes: ListChanges): void => {
    // Another page begins at its top; a filter or another order changes only the list.
    setParams(changeListAddress(params, changes), changes.page === undefined ? { state: KEEP_SCROLL } : {});
  };
  // In a category's own list the category is the page, in all others it narrows the list.
  const isCategoryList = list.type === LIST_TYPES.category || list.type === undefined;
  const activeCount = !isCategoryList && list.categoryId !== undefined ? 1 : 0;
  const chooseCategory = (category: CategoryChoice | null): void => {
    const next = changeListAddress(params, { category });
    if (isCategoryList) {
      next.delete('name');
      next.delete('type');
      next.delete('navigation');
      if (category) {
        next.set('type', String(LIST_TYPES.category));
        next.set('name', category.name);
        next.set('navigation', category.path.length === 1 ? '1' : '2');
      }
    }
    setParams(next, { state: KEEP_SCROLL });
  };
  const total = query.data?.total;

  return (
    <>
      <div className="frame pt-4 pb-6 cards:pb-8">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4 flex items-baseline justify-between gap-6 cards:mt-6">
          <h1 className="type-display min-w-0">{title}</h1>
          <p aria-live="polite" className="num min-h-5 shrink-0 text-sm text-ink-faint max-cards:sr-only">
            {total !== undefined && t('list.count', { count: total, formatted: formatCount(total) })}
          </p>
        </div>
      </div>
      <ListToolbar
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        activeCount={activeCount}
        isFilterOpen={isFilterOpen}
        onFilter={() => setIsFilterOpen(true)}
        onFilterIntent={FilterDrawer.onIntent}
      />
      <div className="frame">
        <p aria-hidden="true" className="num min-h-12 pt-4 pb-3 text-sm text-ink-faint cards:hidden">
          {total !== undefined && t('list.count', { count: total, formatted: formatCount(total) })}
        </p>
        <ListBody
          query={query}
          hearts={hearts}
          isFiltered={activeCount > 0}
          onClear={() => chooseCategory(null)}
          onFirstPage={() => change({ page: 1 })}
        />
        {total !== undefined && total > 0 && (
          <Pager
            page={view.page}
            pageSize={view.pageSize}
            total={total}
            onPage={(page) => change({ page })}
            onPageSize={(pageSize) => change({ pageSize })}
          />
        )}
      </div>
      <FilterDrawer
        open={isFilterOpen}
        onOpenChange={setIsFilterOpen}
        categories={categoryChoices(tree.data ?? [], list.categoryId)}
        categoryId={list.categoryId}
        allName={allName}
        onCategory={chooseCategory}
        activeCount={activeCount}
        onClear={() => chooseCategory(null)}
        total={query.isPlaceholderData ? undefined : total}
      />
    </>
  );
}
