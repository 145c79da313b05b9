import { useMemo } from 'react';
import type { Population } from '../../lib/population.ts';
import { type ProductList, useFilterOptions } from './catalogue.api.ts';
import { type CategoryChoice, categoryChoices } from './category-choices.ts';
import { type FilterGroup, filterGroups } from './filter-groups.ts';
import { countFilters, type ListFilters, NO_FILTERS } from './list-filters.ts';

export interface ListOptions {
  groups: readonly FilterGroup[];
  categories: readonly CategoryChoice[];
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/**
 * What a list can be narrowed by. Asked for once the drawer is on its way, or at once where filters are in force, whose
 * names the page shows.
 */
export function useListOptions(
  population: Population,
  list: ProductList,
  filters: ListFilters,
  isWanted: boolean,
): ListOptions {
  const isFiltered = countFilters(filters) > 0;
  const enabled = isWanted || isFiltered;
  const narrowed = useFilterOptions(population, list, filters, enabled);
  // Names and order come from the list without filters: what they leave nothing of stays in its place.
  const all = useFilterOptions(population, list, NO_FILTERS, enabled && isFiltered);
  const base = isFiltered ? all.data : narrowed.data;
  const groups = useMemo(() => (base && narrowed.data ? filterGroups(base, narrowed.data) : []), [base, narrowed.data]);
  const categories = useMemo(
    () => categoryChoices(narrowed.data?.categoryBaseVOList ?? [], list.categoryId),
    [narrowed.data, list.categoryId],
  );
  const isError = base === undefined && (narrowed.isError || all.isError);
  return {
    // A brand's list offers no other brands, a designer's no other designers: they would leave nothing.
    groups: groups.filter(
      ({ key }) =>
        !(key === 'brands' && list.brandId !== undefined) && !(key === 'designers' && list.desno !== undefined),
    ),
    categories,
    isPending: !isError && (base === undefined || narrowed.data === undefined),
    isError,
    retry: () => {
      void narrowed.refetch();
      if (isFiltered) void all.refetch();
    },
  };
}
