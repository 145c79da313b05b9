import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { type IndexedName, type LetterGroup, letterGroupsOf, lettersOf } from './letter-groups.ts';

const SECTION =
  'grid grid-cols-[minmax(0,1fr)] gap-y-4 border-t border-line py-8 cards:grid-cols-[96px_minmax(0,1fr)] cards:py-10 lg:grid-cols-[160px_minmax(0,1fr)]';
const NAMES = 'grid gap-x-gutter gap-y-1 min-[600px]:grid-cols-2 lg:grid-cols-3';
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
  const { t } = useTranslation('makers');
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
        groups.map(({ letter, names: ofLetter }) => (
          <section
            key={letter}
            id={anchorOf(letter)}
            aria-labelledby={`${anchorOf(letter)}-title`}
            className={`${SECTION} scroll-mt-[calc(var(--header-height)+56px)] first-of-type:border-t-0`}
          >
            <h2 id={`${anchorOf(letter)}-title`} className="type-heading">
              {letter}
            </h2>
            <ul className={NAMES}>
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
        ))
      )}
    </>
  );
}

/** The alphabet under the header; a letter without names is no link. */
function LetterNav({ groups }: { groups: readonly LetterGroup[] }): ReactElement {
  const { t } = useTranslation('makers');
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
      {[5, 3, 4].map((count) => (
        <div key={count} className={SECTION}>
          <Skeleton className="size-9" />
          <div className={NAMES}>
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
    </LoadingArea>
  );
}
