import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import Drawer from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';

export interface SearchDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  population: Population;
}

export default function SearchDrawer({ open, onOpenChange, population }: SearchDrawerProps): ReactElement {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="top"
      title={t('search.open')}
      closeLabel={t('search.close')}
      initialFocus={input}
    >
      <search className="mx-auto block max-w-read py-8 cards:py-16">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const word = input.current?.value.trim() ?? '';
            if (word === '') return input.current?.focus();
            onOpenChange(false);
            navigate(paths.productSearch({ population, word }));
          }}
        >
          <label htmlFor="search-word" className="type-heading mb-6 block">
            {t('search.label')}
          </label>
          <div className="relative">
            <input
              ref={input}
              id="search-word"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={t('search.placeholder')}
              className="ui-input pr-12 [&::-webkit-search-cancel-button]:hidden"
            />
            <IconButton
              type="submit"
              icon={SearchIcon}
              label={t('search.submit')}
              className="absolute! top-0.5 right-0"
            />
          </div>
        </form>
      </search>
    </Drawer>
  );
}
