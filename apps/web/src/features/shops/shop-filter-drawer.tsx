import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox, ChoiceGroup, Radio } from '../../ui/choice.tsx';
import Drawer from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterFoot } from '../../ui/filter-foot.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { type FilterGroup, filterGroupsOf, toggleOption } from './filter-groups.ts';
import { activeCountOf, NO_FILTER, type ShopFilter } from './shop-address.ts';
import { useShopBrands, useShopCategories } from './shops.api.ts';

export interface ShopFilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shopId: number;
  filter: ShopFilter;
  onFilter: (filter: ShopFilter) => void;
  /** How many products the list has as it is filtered; unknown while it loads. */
  total: number | undefined;
}

const INDENT = ['', 'pl-5', 'pl-10'] as const;

/** The filters of a shop's products. What is chosen holds at once; the list behind shows it. */
export default function ShopFilterDrawer({
  open,
  onOpenChange,
  shopId,
  filter,
  onFilter,
  total,
}: ShopFilterDrawerProps): ReactElement {
  const { t } = useTranslation(['shops', 'shell']);
  const categories = useShopCategories(shopId);
  const brands = useShopBrands(shopId);
  // The address follows a moment later; the marks must not wait for it.
  const [marked, setMarked] = useState(filter);
  useEffect(() => setMarked(filter), [filter]);
  const choose = (next: ShopFilter): void => {
    setMarked(next);
    onFilter(next);
  };

  const known = categories.data ?? [];
  const groups = filterGroupsOf(marked, known, brands.data ?? [], (population) => t(`shell:zone.${population}`));
  const activeCount = activeCountOf(marked);
  const failed = [categories, brands].filter(({ isError, data }) => isError && !data);
  const isPending = categories.isPending || brands.isPending;
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
          onClear={() => choose(NO_FILTER)}
          showLabel={t('filter.show', { count: total ?? 0 })}
          isCounting={total === undefined}
          onShow={() => onOpenChange(false)}
        />
      }
    >
      {isPending && failed.length === 0 && (
        <LoadingArea className="grid gap-6 py-6">
          {[40, 72, 56, 64, 48].map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </LoadingArea>
      )}
      {failed.length > 0 && (
        <div className="py-6">
          <ErrorState
            title={t('filter.error')}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const query of failed) void query.refetch();
            }}
          />
        </div>
      )}
      {groups.map((group) => (
        <Fold
          key={group.key}
          open
          title={
            <>
              {t(`filter.${group.key}`)}
              <Badge count={group.options.filter(({ isChosen }) => isChosen).length} tone="ink" />
            </>
          }
        >
          <Options group={group} onToggle={(id) => choose(toggleOption(marked, group.key, id, known))} />
        </Fold>
      ))}
    </Drawer>
  );
}

interface OptionsProps {
  group: FilterGroup;
  /** undefined for none of a single choice. */
  onToggle: (id: number | undefined) => void;
}

function Options({ group: { key, limit, options }, onToggle }: OptionsProps): ReactElement {
  const { t } = useTranslation('shops');
  return (
    <ChoiceGroup legend={t(`filter.${key}`)} hideLegend>
      {limit === 1 && (
        <Radio
          name={key}
          label={t('filter.all')}
          checked={options.every(({ isChosen }) => !isChosen)}
          onChange={() => onToggle(undefined)}
        />
      )}
      {options.map(({ id, label, count, isChosen, depth }) => (
        <div key={id} className={INDENT[depth] ?? INDENT[2]}>
          {limit === 1 ? (
            <Radio name={key} label={label} count={count} checked={isChosen} onChange={() => onToggle(id)} />
          ) : (
            <Checkbox label={label} count={count} checked={isChosen} onChange={() => onToggle(id)} />
          )}
        </div>
      ))}
    </ChoiceGroup>
  );
}
