import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUserInfo } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RightIcon } from '../../ui/icons.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';

type User = NonNullable<ReturnType<typeof useUserInfo>['data']>;

function Details({ user }: { user: User }): ReactElement {
  const { t } = useTranslation('account');
  const storedEmail = useSession(({ email }) => email ?? '');
  const place = [[user.postalCode, user.city].filter(Boolean).join(' '), user.province, user.country];
  const address = [[user.houseNumber, user.address].filter(Boolean).join(' '), ...place].filter(Boolean).join(', ');
  const rows = [
    { label: t('fields.firstName'), value: user.firstName },
    { label: t('fields.lastName'), value: user.lastName },
    { label: t('fields.email'), value: user.email || storedEmail },
    { label: t('fields.phone'), value: user.phone },
    ...(user.sex === undefined ? [] : [{ label: t('fields.sex'), value: t(user.sex === 1 ? 'sex.men' : 'sex.women') }]),
    ...(address === '' ? [] : [{ label: t('fields.address'), value: address }]),
  ];
  return (
    <dl className="border-t border-line">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-8 gap-y-1 border-b border-line py-4 cards:grid-cols-[minmax(8rem,1fr)_2fr]"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {value === '' ? <span className="text-ink-faint">{t('missing')}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
  usePageHead(t('title'), t('description', { name: siteName }));
  return (
    <>
      <h1 className="type-heading">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('text')}</p>
      <div className="mt-10">
        {data ? (
          <Details user={data} />
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <LoadingArea className="block border-t border-line">
            {['first', 'last', 'email', 'phone'].map((row) => (
              <div key={row} className="grid grid-cols-[1fr_2fr] gap-x-8 border-b border-line py-4">
                <SkeletonLine width={50} />
                <SkeletonLine width={40} />
              </div>
            ))}
          </LoadingArea>
        )}
      </div>
      <More />
    </>
  );
}
