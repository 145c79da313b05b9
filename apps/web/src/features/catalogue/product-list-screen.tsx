import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Population } from '../../lib/population.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { ProductList, ProductPage } from './catalogue.api.ts';
import { CatalogueToolbar, type ListChip } from './catalogue-toolbar.tsx';
import type { CategoryChoice } from './category-choices.ts';
import { activeFilters } from './filter-groups.ts';
import { changeListAddress, type ListAddress, type ListChanges } from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { countFilters, type ListFilters, NO_FILTERS, toggleFilter } from './list-filters.ts';
import type { Hearts } from './product-tile.tsx';
import { useListOptions } from './use-list-options.ts';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'));

interface ProductListScreenProps {
  population: Population;
  list: ProductList;
  view: ListAddress['view'];
  query: UseQueryResult<ProductPage>;
  hearts: Hearts;
  title: string;
  crumbs: readonly Crumb[];
  /** The name of the list without a category. */
  allName: string;
  /** Beside the heading's line, such as other zones. */
  lead?: ReactNode;
  /** The category is the page itself and no filter: choosing another leads to that one's page. */
  onOtherCategory?: ((params: URLSearchParams, category: CategoryChoice | null) => void) | undefined;
  /** In place of the usual words where a list without filters is empty. */
  empty?: ReactNode;
}

/** A list of products with all that goes with it: its filters, order and pages, all of them in the address. */
export function ProductListScreen({
  population,
  list,
  view,
  query,
  hearts,
  title,
  crumbs,
  allName,
  lead,
  onOtherCategory,
  empty,
}: ProductListScreenProps): ReactElement {
  const { t } = useTranslation('catalogue');
  const [params, setParams] = useSearchParams();
  // Quick presses build on each other, also before the address has followed.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const [isFilterWanted, setIsFilterWanted] = useState(false);
  const { filters } = view;
  const options = useListOptions(population, list, filters, isFilterWanted || isFilterOpen);

  const go = (next: URLSearchParams, keepsScroll: boolean): void => {
    latest.current = next;
    setParams(next, keepsScroll ? { state: KEEP_SCROLL } : {});
  };
  // Another page begins at its top; a filter or another order changes only the list.
  const change = (changes: ListChanges): void =>
    go(changeListAddress(latest.current, changes), changes.page === undefined);
  const chooseCategory = (category: CategoryChoice | null): void => {
    const next = changeListAddress(latest.current, { category });
    onOtherCategory?.(next, category);
    go(next, true);
  };
  const setFilters = (next: ListFilters): void => change({ filters: next });
  const isCategoryFilter = onOtherCategory === undefined;
  const clear = (): void =>
    change(isCategoryFilter ? { filters: NO_FILTERS, category: null } : { filters: NO_FILTERS });

  const hasCategory = isCategoryFilter && list.categoryId !== undefined;
  const activeCount = countFilters(filters) + (hasCategory ? 1 : 0);
  const categoryName = options.categories.find(({ id }) => id === list.categoryId)?.name ?? crumbs.at(-1)?.label;
  const chips: ListChip[] = activeFilters(options.groups, filters).map(({ key, id, name }) => ({
    key: `${key}-${id}`,
    label: name ?? t('filter.unnamed'),
    onRemove: () => setFilters(toggleFilter(filters, key, id)),
  }));
  if (hasCategory && categoryName !== undefined)
    chips.unshift({ key: 'category', label: categoryName, onRemove: () => chooseCategory(null) });

  const total = query.data?.total;
  const count = total !== undefined && t('list.count', { count: total, formatted: formatCount(total) });
  const want = (): void => {
    FilterDrawer.preload();
    setIsFilterWanted(true);
  };
  return (
    <>
      <div className="frame pt-4 pb-6 cards:pb-8">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4 flex items-baseline justify-between gap-6 cards:mt-6">
          <h1 className="type-display min-w-0 wrap-anywhere">{title}</h1>
          <p aria-live="polite" className="num min-h-5 shrink-0 text-sm text-ink-faint max-cards:sr-only">
            {count}
          </p>
        </div>
        {lead}
      </div>
      <CatalogueToolbar
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        activeCount={activeCount}
        chips={chips}
        onClear={clear}
        isFilterOpen={isFilterOpen}
        onFilter={() => setIsFilterOpen(true)}
        onFilterIntent={{ onPointerEnter: want, onFocus: want }}
      />
      <div className="frame">
        <p aria-hidden="true" className="num min-h-12 pt-4 pb-3 text-sm text-ink-faint cards:hidden">
          {count}
        </p>
        <ListBody
          query={query}
          hearts={hearts}
          isFiltered={activeCount > 0}
          onClear={clear}
          onFirstPage={() => change({ page: 1 })}
          empty={empty}
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
        options={options}
        categoryId={list.categoryId}
        allName={allName}
        onCategory={chooseCategory}
        filters={filters}
        onFilters={setFilters}
        isCategoryFilter={isCategoryFilter}
        onClear={clear}
        total={query.isPlaceholderData ? undefined : total}
      />
    </>
  );
}
