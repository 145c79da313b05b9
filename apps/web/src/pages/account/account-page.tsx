import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountForm } from '../../features/account/account-form.tsx';
import { useUserInfo } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RightIcon } from '../../ui/icons.tsx';
import { LoadingArea, SkeletonFields } from '../../ui/skeleton.tsx';

/** Ways on, for whoever came here first. */
function More(): ReactElement {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const links = [
    { to: paths.myOrders(), title: shell('account.tabs.myOrders'), text: t('more.orders') },
    { to: paths.myaddress(), title: shell('account.tabs.myaddress'), text: t('more.addresses') },
    { to: paths.walletIndex(), title: shell('account.wallet'), text: t('more.wallet') },
    {
      to: paths.transactionPassword(),
      title: shell('account.tabs.transactionPassword'),
      text: t('more.payPassword'),
    },
  ];
  return (
    <section aria-labelledby="more" className="mt-16">
      <h2 id="more" className="type-title-l">
        {t('more.title')}
      </h2>
      <ul className="mt-6 grid gap-x-12 border-t border-line lg:grid-cols-2">
        {links.map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group flex min-h-20 items-center justify-between gap-4 py-4">
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              <RightIcon className="size-4 transition-transform duration-quick ease-passage group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function AccountPage(): ReactElement {
  const { t } = useTranslation('account');
  const siteName = useSiteName();
  const { data, isError, isFetching, refetch } = useUserInfo();
  const storedEmail = useSession(({ email }) => email ?? '');
  usePageHead(t('title'), t('description', { name: siteName }));
  return (
    <>
      <h1 className="type-heading">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('text')}</p>
      <div className="mt-10">
        {data ? (
          <AccountForm user={data} email={data.email || storedEmail} />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <LoadingArea>
            <SkeletonFields count={4} />
          </LoadingArea>
        )}
      </div>
      <More />
    </>
  );
}
