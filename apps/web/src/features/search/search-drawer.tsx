import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { POPULATION_ORDER, type Population } from '../../lib/population.ts';
import { ChoiceCell } from '../../ui/choice-cell.tsx';
import Drawer from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { HistoryList } from './history-list.tsx';
import { type SearchType, usePausedWord } from './search.api.ts';
import { rememberWord } from './search-history.ts';
import { SuggestionList } from './suggestion-list.tsx';

export interface SearchDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  population: Population;
}

const MOST_CHARACTERS = 100;

/** Arrow keys go from the field to what is offered under it, and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { activeElement } = document;
  const isInput = activeElement instanceof HTMLInputElement;
  if (isInput && activeElement.type === 'radio') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-offer]')];
  const place = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[place + (event.key === 'ArrowDown' ? 1 : -1)];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** From the top edge: where to look, the word, what it may mean while it is typed, and what was looked for before. */
export default function SearchDrawer({ open, onOpenChange, population }: SearchDrawerProps): ReactElement {
  const { t } = useTranslation(['search', 'shell']);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [chosenType, setChosenType] = useState<SearchType>();
  const [word, setWord] = useState('');
  const type = chosenType ?? population;
  const typed = word.trim();
  const paused = usePausedWord(typed);

  const changeOpen = (next: boolean): void => {
    onOpenChange(next);
    if (next) return;
    setWord('');
    setChosenType(undefined);
  };
  const search = (text: string): void => {
    const wanted = text.trim();
    if (wanted === '') {
      input.current?.focus();
      return;
    }
    rememberWord(wanted);
    changeOpen(false);
    navigate(
      type === 'shop' ? paths.shopSearch({ word: wanted }) : paths.productSearch({ population: type, word: wanted }),
    );
  };

  return (
    <Drawer
      open={open}
      onOpenChange={changeOpen}
      side="top"
      title={t('shell:search.open')}
      closeLabel={t('drawer.close')}
      initialFocus={input}
    >
      <search onKeyDown={moveFocus} className="mx-auto block max-w-[60rem] py-8 cards:py-12">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            search(word);
          }}
        >
          <label htmlFor="search-word" className="type-heading mb-6 block">
            {t('drawer.label')}
          </label>
          <fieldset className="mb-5">
            <legend className="sr-only">{t('drawer.type')}</legend>
            <div className="grid grid-cols-4 gap-2 cards:max-w-[30rem]">
              {[...POPULATION_ORDER, 'shop' as const].map((choice) => {
                const label = choice === 'shop' ? t('drawer.shops') : t(`shell:zone.${choice}`);
                return (
                  <ChoiceCell
                    key={choice}
                    type="radio"
                    name="search-type"
                    label={label}
                    checked={choice === type}
                    onChange={() => setChosenType(choice)}
                  >
                    {label}
                  </ChoiceCell>
                );
              })}
            </div>
          </fieldset>
          <div className="relative">
            <input
              ref={input}
              id="search-word"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MOST_CHARACTERS}
              value={word}
              onChange={({ target }) => setWord(target.value)}
              placeholder={t('drawer.placeholder')}
              className="ui-input pr-12 [&::-webkit-search-cancel-button]:hidden"
            />
            <IconButton
              type="submit"
              icon={SearchIcon}
              label={t('drawer.submit')}
              className="absolute! top-0.5 right-0"
            />
          </div>
        </form>
        {typed === '' ? (
          <HistoryList isOpen={open} onSearch={search} />
        ) : (
          <SuggestionList
            word={paused}
            typed={typed}
            type={type}
            population={population}
            onAll={() => search(word)}
            onLeave={() => {
              rememberWord(typed);
              changeOpen(false);
            }}
          />
        )}
      </search>
    </Drawer>
  );
}
