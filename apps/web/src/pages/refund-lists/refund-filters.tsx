import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf, STATUS_NAMES, WAY_NAMES } from '../../features/after-sales/after-sale-wording.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';
import { useRefundQuery } from './refund-query.ts';

const ANY = '';

/** Looks for after-sales by their order's number, their type and how they stand. */
export function RefundFilters(): ReactElement {
  const { t } = useTranslation('afterSales');
  const { query, filter } = useRefundQuery();
  return (
    <search className="flex flex-wrap items-center gap-x-8 gap-y-2 pb-4">
      <ListSearch
        label={t('list.columns.order')}
        searchLabel={t('list.search')}
        clearLabel={t('list.searchClear')}
        value={query.orderNo}
        onSearch={(orderNo) => filter({ orderNo })}
        className="flex-[1_1_260px] cards:max-w-[360px]"
      />
      <div className="flex min-w-0 gap-x-8 max-cards:grid max-cards:w-full max-cards:grid-cols-2 max-cards:gap-x-6">
        <InlineSelect
          label={t('list.columns.way')}
          value={query.way ?? ANY}
          options={[
            { value: ANY, label: t('list.anyWay') },
            ...namesOf(WAY_NAMES).map((name) => ({ value: name, label: t(`ways.${name}`) })),
          ]}
          onChange={({ target }) => filter({ way: namesOf(WAY_NAMES).find((name) => name === target.value) })}
        />
        <InlineSelect
          label={t('list.columns.status')}
          value={query.status ?? ANY}
          options={[
            { value: ANY, label: t('list.anyStatus') },
            ...namesOf(STATUS_NAMES).map((name) => ({ value: name, label: t(`status.${name}`) })),
          ]}
          onChange={({ target }) => filter({ status: namesOf(STATUS_NAMES).find((name) => name === target.value) })}
        />
      </div>
    </search>
  );
}
