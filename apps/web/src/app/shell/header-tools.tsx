import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { accountTabOf } from '../../features/account/account-tabs.ts';
import { useIsSignedIn, useSession } from '../../features/session/session-store.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { BagIcon, HeartIcon, SearchIcon, UserIcon } from '../../ui/icons.tsx';
import { AccountMenu, LocaleDialog, SearchDrawer, SessionDialog } from './overlays.ts';
import { useAccount } from './use-account.ts';
import { useLocaleChoice } from './use-locale-choice.ts';

function AccountTool(): ReactElement {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { isSignedIn, email, counts, shop, logout } = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  if (!isSignedIn) {
    return (
      <IconLink
        icon={UserIcon}
        label={t('tools.account')}
        to={paths.login()}
        state={{ from: pathname + search }}
        className="max-cards:hidden"
      />
    );
  }
  return (
    <>
      <IconButton
        ref={button}
        icon={UserIcon}
        label={t('tools.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="max-cards:hidden"
        {...AccountMenu.onIntent}
      />
      <AccountMenu
        open={isOpen}
        onOpenChange={setIsOpen}
        anchor={button}
        email={email}
        current={accountTabOf(pathname)}
        counts={counts}
        shop={shop}
        onLogout={() => logout(paths.landing())}
      />
    </>
  );
}

interface HeaderToolsProps {
  onSearch: () => void;
  onLocale: () => void;
  onSignIn: () => void;
}

const TEXT_TOOL =
  'inline-flex min-h-11 items-center px-3 text-sm whitespace-nowrap text-ink-soft hover:text-ink max-nav:hidden';

/** The right end of the header: search, language and currency, account, favourites, bag. */
export function HeaderTools({ onSearch, onLocale, onSignIn }: HeaderToolsProps): ReactElement {
  const { t } = useTranslation('shell');
  const favouriteCount = useSession((session) => session.productFavoriteCount);
  const cartCount = useSession((session) => session.cartCount);
  const isSignedIn = useIsSignedIn();
  const { languageName, languageShort, currencyCode } = useLocaleChoice();
  return (
    <div className="-mr-3 flex items-center justify-self-end">
      <button
        type="button"
        onClick={onSearch}
        aria-haspopup="dialog"
        className="mr-2 flex min-h-9 w-32 items-center gap-2 border-b border-line text-sm text-ink-faint hover:border-ink max-nav:hidden 2xl:w-46"
        {...SearchDrawer.onIntent}
      >
        <SearchIcon className="size-[18px] text-ink" />
        {t('search.open')}
      </button>
      <button
        type="button"
        onClick={onLocale}
        aria-haspopup="dialog"
        title={t('locale.open', { language: languageName, currency: currencyCode })}
        className={TEXT_TOOL}
        {...LocaleDialog.onIntent}
      >
        <span className="sr-only">{t('locale.title')}: </span>
        {languageShort}&ensp;/&ensp;{currencyCode}
      </button>
      {!isSignedIn && (
        <button
          type="button"
          onClick={onSignIn}
          aria-haspopup="dialog"
          className={TEXT_TOOL}
          {...SessionDialog.onIntent}
        >
          {t('tools.signIn')}
        </button>
      )}
      <AccountTool />
      <IconLink
        icon={HeartIcon}
        label={t('tools.wishlist', { count: favouriteCount })}
        badge={favouriteCount}
        to={paths.wishlist()}
      />
      <IconLink icon={BagIcon} label={t('tools.bag', { count: cartCount })} badge={cartCount} to={paths.basket()} />
    </div>
  );
}
