import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ClockIcon, CloseIcon } from '../../ui/icons.tsx';
import { forgetAll, forgetWord, readHistory } from './search-history.ts';

interface HistoryListProps {
  isOpen: boolean;
  onSearch: (word: string) => void;
}

/** What was looked for before, newest first; each word can be looked for again or taken out. */
export function HistoryList({ isOpen, onSearch }: HistoryListProps): ReactElement | null {
  const { t } = useTranslation('search');
  const [words, setWords] = useState(readHistory);
  // Another tab may have searched meanwhile.
  useEffect(() => {
    if (isOpen) setWords(readHistory());
  }, [isOpen]);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="search-history" className="mt-8">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="search-history" className="type-label text-ink-faint">
          {t('history.title')}
        </h3>
        <TextButton onClick={() => setWords(forgetAll())} className="text-sm">
          {t('history.clear')}
        </TextButton>
      </div>
      <ul className="mt-2 grid gap-x-8 cards:grid-cols-2">
        {words.map((word) => (
          <li key={word} className="flex items-center border-b border-line">
            <button
              type="button"
              data-offer=""
              onClick={() => onSearch(word)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left hover:text-accent"
            >
              <ClockIcon className="size-4 text-ink-faint" />
              <span className="truncate">{word}</span>
            </button>
            <IconButton
              icon={CloseIcon}
              iconClassName="size-4"
              label={t('history.remove', { word })}
              onClick={() => setWords(forgetWord(word))}
              className="-mr-3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
