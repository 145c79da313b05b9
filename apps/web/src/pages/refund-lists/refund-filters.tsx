import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf, STATUS_NAMES, WAY_NAMES } from '../../features/after-sales/after-sale-wording.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';
import { useRefundQuery } from './refund-query.ts';

const ANY = '';

/** Looks for after-sales by their order's number, their type and how they stand. */
export function RefundFilters(): ReactElement {
  const { t } = useTranslation('afterSales');
  const { query, filter } = useRefundQuery();
  return (
    <search className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line pb-2">
      {/* Another number in the address, as after going back, starts the field anew. */}
      <NumberSearch key={query.orderNo} />
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

function NumberSearch(): ReactElement {
  const { t } = useTranslation('afterSales');
  const { query, filter } = useRefundQuery();
  const [text, setText] = useState(query.orderNo);
  const fieldId = useId();
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() !== query.orderNo) filter({ orderNo: text.trim() });
  };
  return (
    <form onSubmit={search} className="relative min-w-0 flex-[1_1_260px] cards:max-w-[360px]">
      <label htmlFor={fieldId} className="sr-only">
        {t('list.columns.order')}
      </label>
      <input
        id={fieldId}
        value={text}
        maxLength={60}
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('list.columns.order')}
        onChange={(event) => setText(event.target.value)}
        className="ui-input min-h-11! py-2! pr-22!"
      />
      <div className="absolute top-0 right-0 flex">
        {query.orderNo !== '' && (
          <IconButton icon={CloseIcon} label={t('list.searchClear')} onClick={() => filter({ orderNo: '' })} />
        )}
        <IconButton icon={SearchIcon} label={t('list.search')} type="submit" />
      </div>
    </form>
  );
}
