import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';
import type { ShopSort } from './shop-address.ts';

const SORTS = [
  { sort: 0, text: 'default' },
  { sort: 1, text: 'lowest' },
  { sort: 2, text: 'highest' },
  { sort: 3, text: 'latest' },
] as const;

interface ShopToolbarProps {
  sort: ShopSort;
  onSort: (sort: ShopSort) => void;
  activeCount: number;
  isFilterOpen: boolean;
  onFilter: () => void;
  /** Fetches the drawer's code ahead of need. */
  onFilterIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/** Filter on the left, order on the right; it stays under the header while the list scrolls. */
export function ShopToolbar({
  sort,
  onSort,
  activeCount,
  isFilterOpen,
  onFilter,
  onFilterIntent,
}: ShopToolbarProps): ReactElement {
  const { t } = useTranslation('shops');
  return (
    <section aria-label={t('toolbar')} className="sticky top-(--header-height) z-20 border-y border-line bg-paper">
      <div className="frame flex min-h-14 items-center justify-between gap-4">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isFilterOpen}
          onClick={onFilter}
          className="inline-flex min-h-11 items-center gap-2.5 text-sm font-medium"
          {...onFilterIntent}
        >
          <FilterIcon />
          {t('filter.open')}
          <Badge count={activeCount} tone="ink" label={t('filter.active', { count: activeCount })} />
        </button>
        <div className="flex min-w-0 items-center gap-2 text-sm">
          <span aria-hidden="true" className="whitespace-nowrap text-ink-faint max-cards:hidden">
            {t('sort.label')}
          </span>
          <InlineSelect
            label={t('sort.label')}
            value={String(sort)}
            options={SORTS.map(({ sort: value, text }) => ({ value: String(value), label: t(`sort.${text}`) }))}
            onChange={({ target }) =>
              onSort(SORTS.find(({ sort: value }) => String(value) === target.value)?.sort ?? 0)
            }
          />
        </div>
      </div>
    </section>
  );
}
