import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../ui/button.tsx';
import { FilterButton, ListToolbar } from '../../ui/list-toolbar.tsx';
import { Chip } from '../../ui/tag.tsx';
import type { ProductSort } from './catalogue.api.ts';
import { useProductSorts } from './use-product-sorts.ts';

export interface ListChip {
  key: string;
  label: string;
  onRemove: () => void;
}

interface CatalogueToolbarProps {
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

/** A list's filter, each filter in force, and its orders. */
export function CatalogueToolbar({
  sort,
  onSort,
  activeCount,
  chips,
  onClear,
  isFilterOpen,
  onFilter,
  onFilterIntent,
}: CatalogueToolbarProps): ReactElement {
  const { t } = useTranslation('catalogue');
  return (
    <ListToolbar label={t('list.toolbar')} sort={useProductSorts(sort, onSort)}>
      <FilterButton
        text={t('filter.open')}
        count={activeCount}
        countLabel={t('filter.active', { count: activeCount })}
        isOpen={isFilterOpen}
        onOpen={onFilter}
        onIntent={onFilterIntent}
      />
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
    </ListToolbar>
  );
}
