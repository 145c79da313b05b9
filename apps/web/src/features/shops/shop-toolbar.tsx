import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton, ListToolbar } from '../../ui/list-toolbar.tsx';
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

/** A shop's filter and its four orders. */
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
    <ListToolbar
      label={t('toolbar')}
      sort={{
        label: t('sort.label'),
        value: String(sort),
        options: SORTS.map(({ sort: value, text }) => ({ value: String(value), label: t(`sort.${text}`) })),
        onChange: (chosen) => onSort(SORTS.find(({ sort: value }) => String(value) === chosen)?.sort ?? 0),
      }}
    >
      <FilterButton
        text={t('filter.open')}
        count={activeCount}
        countLabel={t('filter.active', { count: activeCount })}
        isOpen={isFilterOpen}
        onOpen={onFilter}
        onIntent={onFilterIntent}
      />
    </ListToolbar>
  );
}
