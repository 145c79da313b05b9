import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { STOREFRONT } from '../../lib/storefront.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';
import { useOrderQuery } from './order-query.ts';
import { yearsOffered } from './years-offered.ts';

const ANY_YEAR = '';

/** Looks for an order by its number, and in one year. */
export function OrderSearch(): ReactElement {
  const { t } = useTranslation('orders');
  const { query, filter } = useOrderQuery();
  return (
    <search className="flex min-w-0 flex-[1_1_260px] items-center gap-4 cards:max-w-[440px] cards:gap-6">
      <ListSearch
        label={t('searchLabel')}
        searchLabel={t('search')}
        clearLabel={t('searchClear')}
        value={query.word}
        onSearch={(word) => filter({ word })}
        className="flex-1"
      />
      <InlineSelect
        label={t('year')}
        value={query.year === undefined ? ANY_YEAR : String(query.year)}
        options={[
          { value: ANY_YEAR, label: t('anyYear') },
          ...yearsOffered(STOREFRONT.timeZone, new Date()).map((year) => ({
            value: String(year),
            label: String(year),
          })),
        ]}
        onChange={({ target }) => filter({ year: target.value === ANY_YEAR ? undefined : Number(target.value) })}
        className="num shrink-0"
      />
    </search>
  );
}
