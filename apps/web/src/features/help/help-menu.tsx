import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/class-names.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import type { HelpGroup } from './help.api.ts';

interface HelpMenuProps {
  /** Undefined while they load. */
  groups: readonly HelpGroup[] | undefined;
  currentCode: string | undefined;
}

/** The groups of articles: a column beside the entries, on phones a row above them that scrolls sideways. */
export function HelpMenu({ groups, currentCode }: HelpMenuProps): ReactElement {
  const { t } = useTranslation('help');
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current group may stand outside the row's window.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    if (groups === undefined || currentCode === undefined || !row || !current) return;
    row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
  }, [groups, currentCode]);
  if (groups === undefined) {
    return (
      <LoadingArea className="max-cards:h-12 max-cards:border-b max-cards:border-line">
        {[72, 48, 64, 56, 40].map((width) => (
          <SkeletonLine key={width} width={width} className="mb-4 max-cards:hidden" />
        ))}
      </LoadingArea>
    );
  }
  return (
    <nav aria-label={t('menu')} className="min-w-0 max-cards:-mx-(--spacing-page)">
      <ul
        ref={list}
        className="no-scrollbar flex border-line max-cards:gap-7 max-cards:overflow-x-auto max-cards:border-b max-cards:px-(--spacing-page) cards:flex-col"
      >
        {groups.map(({ code, name }) => {
          const isCurrent = code === currentCode;
          return (
            <li key={code} className="shrink-0">
              <Link
                to={paths.customerService({ type: code })}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex items-center gap-2 text-sm hover:text-ink cards:min-h-9 cards:wrap-anywhere',
                  'max-cards:min-h-12 max-cards:border-b max-cards:whitespace-nowrap',
                  isCurrent
                    ? 'font-medium max-cards:border-ink cards:before:h-px cards:before:w-4 cards:before:shrink-0 cards:before:bg-ink'
                    : 'text-ink-soft max-cards:border-transparent',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
