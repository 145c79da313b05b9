import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { GlobeIcon, QuestionIcon, ShopIcon, UserIcon } from '../../ui/icons.tsx';
import { SessionDialog } from './overlays.ts';
import { useAccount } from './use-account.ts';
import { useLocaleChoice } from './use-locale-choice.ts';

const ROW = 'flex min-h-12 w-full items-center gap-3 text-left';

interface MenuFootProps {
  onNavigate: () => void;
  onLocale: () => void;
  onSignIn: () => void;
}

/** Under the categories of the side menu: account, shop, help, language. */
export function MenuFoot({ onNavigate, onLocale, onSignIn }: MenuFootProps): ReactElement {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { isSignedIn, shop, logout } = useAccount();
  const { languageName, currencyCode, symbol } = useLocaleChoice();
  return (
    <ul>
      <li>
        <Link
          to={isSignedIn ? paths.myaccount() : paths.login()}
          state={isSignedIn ? undefined : { from: pathname + search }}
          onClick={onNavigate}
          className={ROW}
        >
          <UserIcon />
          {t('account.yours')}
        </Link>
      </li>
      {!isSignedIn && (
        <li>
          <button
            type="button"
            onClick={onSignIn}
            aria-haspopup="dialog"
            className={`${ROW} pl-8`}
            {...SessionDialog.onIntent}
          >
            {t('tools.signInOrRegister')}
          </button>
        </li>
      )}
      <li>
        <Link to={shop.to} onClick={onNavigate} className={ROW}>
          <ShopIcon />
          {t(shop.isOwn ? 'account.myShop' : 'account.applyShop')}
        </Link>
      </li>
      <li>
        <Link to={paths.customerService()} onClick={onNavigate} className={ROW}>
          <QuestionIcon />
          {t('tools.help')}
        </Link>
      </li>
      <li>
        <button type="button" onClick={onLocale} aria-haspopup="dialog" className={ROW}>
          <GlobeIcon />
          {languageName} / {currencyCode} {symbol}
        </button>
      </li>
      {isSignedIn && (
        <li>
          <button
            type="button"
            className={`${ROW} pl-8 text-ink-soft`}
            onClick={() => {
              onNavigate();
              logout(paths.landing());
            }}
          >
            {t('account.logout')}
          </button>
        </li>
      )}
    </ul>
  );
}
