import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { TextButton } from '../../ui/button.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';
import { Chip } from '../../ui/tag.tsx';
import type { ProductSort } from './catalogue.api.ts';

const SORTS = [
  { value: '0', sort: undefined, text: 'recommended' },
  { value: '3', sort: 3, text: 'newGood' },
  { value: '1', sort: 1, text: 'maxPrice' },
  { value: '2', sort: 2, text: 'minPrice' },
] as const;

export interface ListChip {
  key: string;
  label: string;
  onRemove: () => void;
}

interface ListToolbarProps {
  sort: ProductSort | undefined;
  onSort: (sort: ProductSort | undefined) => void;
  activeCount: number;
  /** The filters in force, each of which a press removes. */
  chips: readonly ListChip[];
  onClear: () => void;
  isFilterOpen: boolean;
  onFilter: () => void;
  /** Fetches the drawer's code and options ahead of need. */
  onFilterIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/** Filter on the left with what it holds, order on the right; it stays under the header while the list scrolls. */
export function ListToolbar({
  sort,
  onSort,
  activeCount,
  chips,
  onClear,
  isFilterOpen,
  onFilter,
  onFilterIntent,
}: ListToolbarProps): ReactElement {
  const { t } = useTranslation('catalogue');
  return (
    <section aria-label={t('list.toolbar')} className="sticky top-(--header-height) z-20 border-y border-line bg-paper">
      <div className="frame flex min-h-14 flex-wrap items-center justify-between gap-x-6 max-cards:gap-x-4">
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
        {chips.length > 0 && (
          <div className="no-scrollbar flex min-w-0 items-center gap-2 overflow-x-auto py-2 max-cards:-mx-(--spacing-page) max-cards:order-last max-cards:w-[calc(100%+2*var(--spacing-page))] max-cards:border-t max-cards:border-line max-cards:px-(--spacing-page) cards:flex-1">
            {chips.map(({ key, label, onRemove }) => (
              <Chip key={key} label={label} onRemove={onRemove} />
            ))}
            <TextButton onClick={onClear} className="ml-1 shrink-0 text-xs">
              {t('filter.clear')}
            </TextButton>
          </div>
        )}
        <div className="flex min-w-0 items-center gap-2 text-sm">
          <span aria-hidden="true" className="whitespace-nowrap text-ink-faint max-cards:hidden">
            {t('sort.label')}
          </span>
          <InlineSelect
            label={t('sort.label')}
            value={String(sort ?? 0)}
            options={SORTS.map(({ value, text }) => ({ value, label: t(`sort.${text}`) }))}
            onChange={({ target }) => onSort(SORTS.find(({ value }) => value === target.value)?.sort)}
          />
        </div>
      </div>
    </section>
  );
}
