import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSort } from '../../features/catalogue/catalogue.api.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';

const SORTS = [
  { value: '0', sort: undefined, text: 'recommended' },
  { value: '3', sort: 3, text: 'newGood' },
  { value: '1', sort: 1, text: 'maxPrice' },
  { value: '2', sort: 2, text: 'minPrice' },
] as const;

interface BrandToolbarProps {
  sort: ProductSort | undefined;
  onSort: (sort: ProductSort | undefined) => void;
}

/** The way back to all brands, and the order; it stays under the header while the list scrolls. */
export function BrandToolbar({ sort, onSort }: BrandToolbarProps): ReactElement {
  const { t } = useTranslation(['makers', 'catalogue']);
  return (
    <section aria-label={t('catalogue:list.toolbar')} className="under-header border-y border-line bg-paper">
      <div className="frame flex min-h-14 items-center justify-between gap-4 text-sm">
        <TextLink to={paths.brand()}>{t('brand.all')}</TextLink>
        <div className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" className="whitespace-nowrap text-ink-faint max-cards:hidden">
            {t('catalogue:sort.label')}
          </span>
          <InlineSelect
            label={t('catalogue:sort.label')}
            value={String(sort ?? 0)}
            options={SORTS.map(({ value, text }) => ({ value, label: t(`catalogue:sort.${text}`) }))}
            onChange={({ target }) => onSort(SORTS.find(({ value }) => value === target.value)?.sort)}
          />
        </div>
      </div>
    </section>
  );
}
