import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { type IndexedName, type LetterGroup, letterGroupsOf, lettersOf } from './letter-groups.ts';

/** Letters run down the columns, and none is torn apart. */
const COLUMNS = 'gap-x-gutter pt-8 min-[600px]:columns-2 cards:gap-x-10 cards:pt-12 lg:columns-3 lg:gap-x-16';
const SECTION = 'grid break-inside-avoid grid-cols-[56px_minmax(0,1fr)] border-t border-line pt-5 pb-8';
const CREST = 'h-14 w-[51px]';

const anchorOf = (letter: string): string => `letter-${letter === '#' ? 'other' : letter}`;

/** Names from A to Z with their signs and the number of their pieces. */
export function LetterIndex({
  names,
  searchLabel,
}: {
  names: readonly IndexedName[];
  searchLabel: string;
}): ReactElement {
  const { t } = useTranslation('brandsAndDesigners');
  const [part, setPart] = useState('');
  const groups = letterGroupsOf(names, part);
  const id = useId();
  return (
    <>
      <div className="mb-8 w-full cards:w-80">
        <label htmlFor={id} className="sr-only">
          {searchLabel}
        </label>
        <input
          id={id}
          type="search"
          value={part}
          placeholder={searchLabel}
          onChange={({ target }) => setPart(target.value)}
          className="ui-input"
        />
      </div>
      <LetterNav groups={groups} />
      <p aria-live="polite" className="sr-only">
        {t('found', { count: groups.reduce((sum, group) => sum + group.names.length, 0) })}
      </p>
      {groups.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={<Button onClick={() => setPart('')}>{t('none.action')}</Button>}
        />
      ) : (
        <div className={COLUMNS}>
          {groups.map(({ letter, names: ofLetter }) => (
            <section
              key={letter}
              id={anchorOf(letter)}
              aria-labelledby={`${anchorOf(letter)}-title`}
              className={`${SECTION} scroll-mt-[calc(var(--header-height)+56px)]`}
            >
              <h2 id={`${anchorOf(letter)}-title`} className="type-title-l pt-2">
                {letter}
              </h2>
              <ul>
                {ofLetter.map(({ id: key, name, logo, count, to }) => (
                  <li key={key} className="min-w-0">
                    <Link to={to} className="group flex min-h-18 items-center gap-4 py-2">
                      <Crest src={logo} name={name} className={CREST} />
                      <span className="min-w-0">
                        <span className="block font-medium wrap-anywhere hyphens-auto group-hover:text-accent">
                          {name}
                        </span>
                        <span className="num block text-sm text-ink-faint">
                          {t('pieces', { count, formatted: formatCount(count) })}
                        </span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** The alphabet under the header; a letter without names is no link. */
function LetterNav({ groups }: { groups: readonly LetterGroup[] }): ReactElement {
  const { t } = useTranslation('brandsAndDesigners');
  const { search } = useLocation();
  return (
    <nav
      aria-label={t('letters')}
      className="no-scrollbar sticky top-(--header-height) z-20 -mx-(--spacing-page) overflow-x-auto border-y border-line bg-paper px-(--spacing-page)"
    >
      <ul className="flex min-w-max justify-between gap-x-1">
        {lettersOf(groups).map((letter) => (
          <li key={letter}>
            {groups.some((group) => group.letter === letter) ? (
              <Link
                to={{ search, hash: anchorOf(letter) }}
                replace
                className="grid h-12 min-w-9 place-items-center text-sm font-medium hover:text-accent focus-visible:-outline-offset-2"
              >
                {letter}
              </Link>
            ) : (
              <span aria-hidden="true" className="grid h-12 min-w-9 place-items-center text-sm text-line-strong">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LetterIndexPending(): ReactElement {
  return (
    <LoadingArea>
      <Skeleton className="mb-8 h-12 cards:w-80" />
      <div className="h-[50px] border-y border-line" />
      <div className={COLUMNS}>
        {[3, 2, 4, 1, 5].map((count) => (
          <div key={count} className={SECTION}>
            <Skeleton className="size-9" />
            <div>
              {Array.from({ length: count }, (_, index) => (
                // Stand-ins have no identity and never move.
                <div key={index} className="flex min-h-18 items-center gap-4 py-2">
                  <Skeleton className={`${CREST} rounded-t-full bg-ground!`} />
                  <SkeletonLine width={50} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}
