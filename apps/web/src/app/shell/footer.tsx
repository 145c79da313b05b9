import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHelpMenu } from '../../features/help/help.api.ts';
import { ServiceHours } from '../../features/tenant/service-hours.tsx';
import { useArticleSetting, useContactSetting, useFooterSetting } from '../../features/tenant/tenant.api.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { GlobeIcon } from '../../ui/icons.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LocaleDialog } from './overlays.ts';
import { useAccount } from './use-account.ts';
import { useLocaleChoice } from './use-locale-choice.ts';

function Column({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}): ReactElement {
  return (
    <section className={className}>
      <h2 className="type-label mb-3">{title}</h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly { label: string; to: string }[] }): ReactElement {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="inline-flex min-h-8 items-center py-1.5 text-sm wrap-anywhere text-ink-soft hover:text-ink"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The groups of the help centre, which are data; without them, or until they come, the way there. */
function HelpLinks(): ReactElement {
  const { t } = useTranslation('shell');
  const { data, isPending } = useHelpMenu();
  const groups = data?.map(({ code, name }) => ({ label: name, to: paths.customerService({ type: code }) })) ?? [];
  return (
    <div className={isPending ? 'min-h-56' : undefined}>
      <Links links={groups.length > 0 ? groups : [{ label: t('tools.help'), to: paths.customerService() }]} />
    </div>
  );
}

function LegalLinks(): ReactElement | null {
  const { t } = useTranslation('shell');
  const { privacyPolicy, termsAndConditions } = useArticleSetting() ?? {};
  const links = [
    { label: t('footer.privacy'), code: privacyPolicy },
    { label: t('footer.terms'), code: termsAndConditions },
  ];
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {links.map(
        ({ label, code }) =>
          code !== undefined && (
            <li key={label}>
              <Link
                to={paths.customerService({ code })}
                className="inline-flex min-h-8 items-center text-xs text-ink-soft underline decoration-line-strong underline-offset-[5px] hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

function Service(): ReactElement {
  const { t } = useTranslation('shell');
  const { email } = useContactSetting() ?? {};
  return (
    <>
      {email === undefined ? (
        <Links links={[{ label: t('tools.help'), to: paths.customerService() }]} />
      ) : (
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-8 items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-[5px] hover:text-ink"
        >
          {email}
        </a>
      )}
      <ServiceHours className="mt-2" />
    </>
  );
}

export function Footer({ onLocale }: { onLocale: () => void }): ReactElement {
  const { t } = useTranslation('shell');
  const { isSignedIn, shop } = useAccount();
  const siteName = useSiteName();
  const rights = useFooterSetting();
  const { languageName, currencyCode, symbol } = useLocaleChoice();
  return (
    <footer className="mt-section bg-ground pt-16 pb-8">
      <div className="frame">
        <div className="grid grid-cols-2 gap-x-gutter gap-y-10 min-[600px]:grid-cols-[4fr_4fr_4fr_6fr] nav:grid-cols-[6fr_4fr_4fr_4fr_6fr]">
          <div className="max-nav:col-span-full">
            <Link to={paths.landing()} aria-label={t('wordmark')} className="inline-block py-2">
              <Wordmark name={siteName} className="text-[1.375rem] nav:text-[1.75rem]" />
            </Link>
            <p className="mt-4 max-w-[26ch] text-sm break-keep text-balance wrap-anywhere text-ink-soft">
              {t('footer.motto')}
            </p>
          </div>
          <Column title={t('footer.help')}>
            <HelpLinks />
          </Column>
          <Column title={t('footer.account')}>
            <Links
              links={[
                isSignedIn
                  ? { label: t('account.tabs.myaccount'), to: paths.myaccount() }
                  : { label: t('tools.signIn'), to: paths.login() },
                { label: t('footer.orders'), to: paths.myOrders() },
                { label: t('account.tabs.wishlist'), to: paths.wishlist() },
                { label: t('account.wallet'), to: paths.walletIndex() },
              ]}
            />
          </Column>
          <Column title={t('footer.arcade')}>
            <Links
              links={[
                { label: t('navigation.designer'), to: paths.designers() },
                { label: t('navigation.brand'), to: paths.brand() },
                { label: t('navigation.shop'), to: paths.shop() },
                { label: t(shop.isOwn ? 'account.myShop' : 'footer.openShop'), to: shop.to },
              ]}
            />
          </Column>
          <Column title={t('footer.service')} className="max-[599px]:col-span-full">
            <Service />
          </Column>
        </div>
        <div className="mt-16 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-t border-line pt-6">
          <div>
            <p className="max-w-[60ch] text-xs text-ink-faint">
              {rights?.copyright ?? t('footer.rights', { year: new Date().getFullYear(), name: siteName })}
              {rights?.trademarkStatement !== undefined && ` ${rights.trademarkStatement}`}
            </p>
            <LegalLinks />
          </div>
          <button
            type="button"
            onClick={onLocale}
            aria-haspopup="dialog"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft hover:text-ink"
            {...LocaleDialog.onIntent}
          >
            <GlobeIcon />
            {languageName}&ensp;/&ensp;{currencyCode} {symbol}
          </button>
        </div>
      </div>
    </footer>
  );
}
