import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceGroup, Radio } from '../../ui/choice.tsx';
import Drawer from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterFoot } from '../../ui/filter-foot.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import type { CategoryChoice } from './category-choices.ts';
import { FilterGroupFold } from './filter-group-fold.tsx';
import { chosenIds, countFilters, type FilterKey, type ListFilters, toggleFilter } from './list-filters.ts';
import type { ListOptions } from './use-list-options.ts';

export interface FilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  options: ListOptions;
  categoryId: number | undefined;
  /** The name of the list without a category. */
  allName: string;
  onCategory: (category: CategoryChoice | null) => void;
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
  /** A category that is the page itself is no filter. */
  isCategoryFilter: boolean;
  onClear: () => void;
  /** How many products the list has as it is filtered; unknown while it loads. */
  total: number | undefined;
}

const INDENT = ['', 'pl-5', 'pl-10'] as const;

/** The filters of a product list. What is chosen holds at once; the list behind shows it. */
export default function FilterDrawer({
  open,
  onOpenChange,
  options,
  categoryId,
  allName,
  onCategory,
  filters,
  onFilters,
  isCategoryFilter,
  onClear,
  total,
}: FilterDrawerProps): ReactElement {
  const { t } = useTranslation('catalogue');
  // The address follows a moment later; the marks must not wait for it.
  const [markedId, setMarkedId] = useState(categoryId);
  useEffect(() => setMarkedId(categoryId), [categoryId]);
  const [marked, setMarked] = useState(filters);
  useEffect(() => setMarked(filters), [filters]);
  const mark = (category: CategoryChoice | null): void => {
    setMarkedId(category?.id);
    onCategory(category);
  };
  const toggle = (key: FilterKey, id: number, isSingle: boolean): void => {
    const next = toggleFilter(marked, key, id, isSingle);
    setMarked(next);
    onFilters(next);
  };
  const activeCount = countFilters(marked) + (isCategoryFilter && markedId !== undefined ? 1 : 0);
  const { groups, categories, isPending, isError, retry } = options;

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={
        <span className="flex items-center gap-3">
          {t('filter.open')}
          <Badge count={activeCount} tone="ink" label={t('filter.active', { count: activeCount })} />
        </span>
      }
      foot={
        <FilterFoot
          clearLabel={t('filter.clear')}
          canClear={activeCount > 0}
          onClear={onClear}
          showLabel={t('filter.show', { count: total ?? 0, formatted: formatCount(total ?? 0) })}
          isCounting={total === undefined}
          onShow={() => onOpenChange(false)}
        />
      }
    >
      {isPending && (
        <LoadingArea className="grid gap-4 py-6">
          {[60, 80, 45, 70, 55, 75].map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </LoadingArea>
      )}
      {isError && <ErrorState title={t('filter.error')} onRetry={retry} />}
      {!isPending && !isError && (
        <>
          <Fold open title={t('filter.category')}>
            <ChoiceGroup legend={t('filter.category')} hideLegend>
              <Radio name="category" label={allName} checked={markedId === undefined} onChange={() => mark(null)} />
              {categories.map((category) => (
                <div key={category.id} className={INDENT[category.path.length - 1] ?? INDENT[2]}>
                  <Radio
                    name="category"
                    label={category.name}
                    count={category.count}
                    checked={category.id === markedId}
                    onChange={() => mark(category)}
                  />
                </div>
              ))}
            </ChoiceGroup>
          </Fold>
          {groups.map((group) => (
            <FilterGroupFold
              key={group.key}
              group={group}
              title={typeof group.key === 'number' ? group.name : t(`filter.${group.key}`)}
              chosen={chosenIds(marked, group.key)}
              onToggle={(id) => toggle(group.key, id, group.isSingle)}
            />
          ))}
        </>
      )}
    </Drawer>
  );
}
