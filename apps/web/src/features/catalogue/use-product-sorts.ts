import { useTranslation } from 'react-i18next';
import type { SortChoice } from '../../ui/list-toolbar.tsx';
import type { ProductSort } from './catalogue.api.ts';

const SORTS = [
  { value: '0', sort: undefined, text: 'recommended' },
  { value: '3', sort: 3, text: 'newGood' },
  { value: '1', sort: 1, text: 'maxPrice' },
  { value: '2', sort: 2, text: 'minPrice' },
] as const;

/** The four orders of products, for a list's toolbar. */
export function useProductSorts(
  sort: ProductSort | undefined,
  onSort: (sort: ProductSort | undefined) => void,
): SortChoice {
  const { t } = useTranslation('catalogue');
  return {
    label: t('sort.label'),
    value: String(sort ?? 0),
    options: SORTS.map(({ value, text }) => ({ value, label: t(`sort.${text}`) })),
    onChange: (chosen) => onSort(SORTS.find(({ value }) => value === chosen)?.sort),
  };
}
