import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { InlineSelect } from '../../ui/select-field.tsx';
import { FIRST_YEAR, useOrderQuery } from './order-query.ts';

const ANY_YEAR = '';

function yearsUntilNow(): number[] {
  const count = Math.max(1, new Date().getFullYear() - FIRST_YEAR + 1);
  return Array.from({ length: count }, (_, index) => FIRST_YEAR + count - 1 - index);
}

/** Looks for an order by its number, and in one year. */
export function OrderSearch(): ReactElement {
  const { query } = useOrderQuery();
  // Another word in the address, as after going back, starts the field anew.
  return <Search key={query.word} />;
}

function Search(): ReactElement {
  const { t } = useTranslation('orders');
  const { query, filter } = useOrderQuery();
  const [word, setWord] = useState(query.word);
  const fieldId = useId();
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    if (word.trim() !== query.word) filter({ word: word.trim() });
  };
  return (
    <search className="flex min-w-0 flex-[1_1_260px] items-center gap-4 cards:max-w-[440px] cards:gap-6">
      <form onSubmit={search} className="relative min-w-0 flex-1">
        <label htmlFor={fieldId} className="sr-only">
          {t('searchLabel')}
        </label>
        <input
          id={fieldId}
          value={word}
          maxLength={60}
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('searchLabel')}
          onChange={(event) => setWord(event.target.value)}
          className="ui-input min-h-11! py-2! pr-22!"
        />
        <div className="absolute top-0 right-0 flex">
          {query.word !== '' && (
            <IconButton icon={CloseIcon} label={t('searchClear')} onClick={() => filter({ word: '' })} />
          )}
          <IconButton icon={SearchIcon} label={t('search')} type="submit" />
        </div>
      </form>
      <InlineSelect
        label={t('year')}
        value={query.year === undefined ? ANY_YEAR : String(query.year)}
        options={[
          { value: ANY_YEAR, label: t('anyYear') },
          ...yearsUntilNow().map((year) => ({ value: String(year), label: String(year) })),
        ]}
        onChange={({ target }) => filter({ year: target.value === ANY_YEAR ? undefined : Number(target.value) })}
        className="num shrink-0"
      />
    </search>
  );
}
