import type { FilterOptions } from './catalogue.api.ts';
import { chosenIds, type FilterKey, type ListFilters } from './list-filters.ts';

export interface FilterOption {
  id: number;
  name: string;
  /** How many products it leaves beside the other filters. */
  count: number;
}

export interface FilterGroup {
  key: FilterKey;
  /** Empty for brands and designers, whose names the client has. */
  name: string;
  isSingle: boolean;
  options: readonly FilterOption[];
}

/** Every option that the list has, with today's count: what the other filters leave nothing of stays, with 0. */
function merge(all: readonly FilterOption[], narrowed: readonly FilterOption[]): FilterOption[] {
  const counts = new Map(narrowed.map(({ id, count }) => [id, count]));
  const known = new Set(all.map(({ id }) => id));
  return [
    ...all.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
    ...narrowed.filter(({ id }) => !known.has(id)),
  ];
}

/** The groups of the filter drawer, in the order of the store. `all` is of the list without any filter. */
export function filterGroups(all: FilterOptions, narrowed: FilterOptions): FilterGroup[] {
  const narrowedValues = new Map(narrowed.productPropertyListVos.map(({ id, values }) => [id, values]));
  const properties = all.productPropertyListVos.map(
    ({ id, name, limit, values }): FilterGroup => ({
      key: id,
      name,
      isSingle: limit === 1,
      options: merge(values, narrowedValues.get(id) ?? []),
    }),
  );
  const groups: FilterGroup[] = [
    ...properties,
    {
      key: 'designers',
      name: '',
      isSingle: false,
      options: merge(all.designerSaveReqVOList, narrowed.designerSaveReqVOList),
    },
    { key: 'brands', name: '', isSingle: false, options: merge(all.productBrands, narrowed.productBrands) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export interface ActiveFilter {
  key: FilterKey;
  id: number;
  /** Undefined while the options load, and for what the list does not know. */
  name: string | undefined;
}

/** What is chosen, in the order of the groups. */
export function activeFilters(groups: readonly FilterGroup[], filters: ListFilters): ActiveFilter[] {
  const keys: FilterKey[] = [...filters.attributes.map(({ propertyId }) => propertyId), 'designers', 'brands'];
  return keys.flatMap((key) =>
    chosenIds(filters, key).map((id) => ({
      key,
      id,
      name: groups.find((group) => group.key === key)?.options.find((option) => option.id === id)?.name,
    })),
  );
}

/** Sizes stand in cells beside each other. Letters and figures alone: any name is short in Chinese. */
export const hasCells = ({ options }: FilterGroup): boolean =>
  options.length > 3 && options.filter(({ name }) => /^[\dA-Z.]{1,4}$/.test(name)).length >= options.length * 0.9;
