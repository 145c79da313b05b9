import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface Crumb {
  label: string;
  /** The last crumb, the open page, has none. */
  to?: string;
}

/** Where the page stands. In one line on a phone, which fades where it goes on and is swiped. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1 text-xs leading-6 text-ink-faint no-scrollbar max-cards:flex-nowrap max-cards:overflow-x-auto max-cards:whitespace-nowrap max-cards:[mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={to ?? label}
            className="min-w-0 wrap-anywhere not-first:before:mr-2.5 not-first:before:text-line-strong not-first:before:content-['/'] max-cards:shrink-0"
          >
            {to === undefined || index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="hover:text-ink">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
