import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { accountTabOf } from '../../features/account/account-tabs.ts';
import { paths } from '../../lib/paths.ts';
import { DownIcon, UserIcon } from '../../ui/icons.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { AccountDrawer } from '../shell/overlays.ts';
import { useAccount } from '../shell/use-account.ts';

/** The account's pages beside their menu: a column from 769, a drawer below. */
export default function AccountLayout(): ReactElement {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { counts, shop, logout } = useAccount();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const nav = { current: accountTabOf(pathname), counts, shop, onLogout: () => logout(paths.login()) };
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 pt-6 cards:grid-cols-[200px_minmax(0,1fr)] cards:pt-12 lg:gap-x-16">
      <div className="max-cards:hidden">
        <AccountNav {...nav} />
      </div>
      <div className="cards:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
          className="flex min-h-12 w-full items-center justify-between gap-4 border-y border-line text-sm"
          {...AccountDrawer.onIntent}
        >
          <span className="flex items-center gap-3">
            <UserIcon />
            {t('account.yours')}
          </span>
          <DownIcon />
        </button>
        <AccountDrawer open={isMenuOpen} onOpenChange={setIsMenuOpen} {...nav} />
      </div>
      <div className="min-h-[60vh] min-w-0">
        <Suspense
          fallback={
            <LoadingArea>
              <SkeletonLine width={40} />
              <SkeletonLine width={64} />
            </LoadingArea>
          }
        >
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}
