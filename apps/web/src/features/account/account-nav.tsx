import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/class-names.ts';
import { Badge, Dot } from '../../ui/badge.tsx';
import { ShopIcon } from '../../ui/icons.tsx';
import { type AccountCounts, type ShopEntry, unreadOf } from './account-counts.ts';
import { ACCOUNT_GROUPS, type AccountTab } from './account-tabs.ts';
import { BackendLink } from './backend-link.tsx';

export interface AccountNavProps {
  current: AccountTab | undefined;
  counts: AccountCounts;
  shop: ShopEntry;
  onLogout: () => void;
  /** Closes the drawer that holds the menu on a phone. */
  onNavigate?: (() => void) | undefined;
}

const ROW = 'flex min-h-9 w-full items-center gap-2 text-left text-sm hover:text-ink max-cards:min-h-11';

/** The account's side menu: the shop, the eleven tabs in three groups, and the way out. */
export function AccountNav({ current, counts, shop, onLogout, onNavigate }: AccountNavProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('account.label')}>
      <Link to={shop.to} onClick={onNavigate} className={ROW}>
        <ShopIcon />
        {t(shop.isOwn ? 'account.myShop' : 'account.applyShop')}
      </Link>
      {shop.isOwn && <BackendLink className={cx(ROW, 'pl-7 text-ink-soft')} />}
      {ACCOUNT_GROUPS.map(({ label, tabs }) => (
        <section key={label}>
          <h2 className="type-label mt-8 mb-2 text-ink-faint">{t(`account.${label}`)}</h2>
          <ul>
            {tabs.map(({ name, to }) => {
              const isCurrent = name === current;
              const unread = unreadOf(name, counts);
              return (
                <li key={name}>
                  <Link
                    to={to}
                    onClick={onNavigate}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={cx(
                      ROW,
                      isCurrent ? 'font-medium before:h-px before:w-4 before:bg-ink' : 'text-ink-soft',
                    )}
                  >
                    {t(`account.tabs.${name}`)}
                    {name === 'message' && unread > 0 ? (
                      <Dot label={t('account.unread', { count: unread })} />
                    ) : (
                      <Badge count={unread} label={t('account.unread', { count: unread })} />
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <button type="button" onClick={onLogout} className={cx(ROW, 'mt-8 text-ink-soft')}>
        {t('account.logout')}
      </button>
    </nav>
  );
}
