import { type ReactElement, type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';

/** Looks shops up by name. A blank word leads back to all of them. */
export function ShopSearch({ word }: { word: string }): ReactElement {
  const { t } = useTranslation('shops');
  const navigate = useNavigate();
  const [text, setText] = useState(word);
  const id = useId();
  useEffect(() => setText(word), [word]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = text.trim();
    navigate(next === '' ? paths.shop() : paths.shopSearch({ word: next }));
  };
  return (
    <search>
      <form onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          id={id}
          name="word"
          type="search"
          value={text}
          maxLength={100}
          placeholder={t('search.placeholder')}
          onChange={({ target }) => setText(target.value)}
          className="ui-input pr-12"
        />
        <IconButton type="submit" icon={SearchIcon} label={t('search.submit')} className="absolute! top-0.5 right-0" />
      </form>
    </search>
  );
}
