import type { Cents } from '@passage/money';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCharged, formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { useWallet } from './wallet.api.ts';

function Figures({ balance, frozen, points }: { balance: Cents; frozen: Cents; points: number }): ReactElement {
  const { t } = useTranslation('wallet');
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-8 cards:gap-x-12 cards:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-cards:col-span-full">
        <dt className="text-sm text-ink-soft">{t('balance')}</dt>
        <dd className="num mt-1 text-3xl font-medium wrap-anywhere">{formatCharged(balance)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{t('frozen')}</dt>
        <dd className="num mt-2 text-lg wrap-anywhere">{formatCharged(frozen)}</dd>
        <dd className="mt-1 text-xs text-ink-soft">{t('frozenHint')}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{t('points')}</dt>
        <dd className="num mt-2 text-lg">{formatCount(points)}</dd>
      </div>
    </dl>
  );
}

/** What the wallet holds, in dollars whatever currency is browsed in, and the ways in and out. */
export function BalanceSummary({
  userFailed,
  onRetryUser,
  withdraw,
}: {
  userFailed: boolean;
  onRetryUser: () => void;
  /** The button that takes money out. */
  withdraw: ReactNode;
}): ReactElement {
  const { t } = useTranslation('wallet');
  const { data, isError, isFetching, refetch } = useWallet();
  if (!data && (isError || userFailed)) {
    return <ErrorState onRetry={() => (userFailed ? onRetryUser() : void refetch())} busy={isFetching} />;
  }
  return (
    <section aria-label={t('title')} className="bg-ground px-5 py-8 cards:px-8 lg:px-12 lg:py-10">
      {data ? (
        <Figures balance={data.balance} frozen={data.freezebalance} points={data.point} />
      ) : (
        <LoadingArea>
          <SkeletonLine width={16} />
          <Skeleton className="mt-2 h-11 w-56" />
          <SkeletonLine width={40} className="mt-3 max-cards:hidden" />
        </LoadingArea>
      )}
      <div className="mt-8 flex flex-wrap gap-2">
        <ButtonLink to={paths.recharge()} className="max-cards:flex-1">
          {t('recharge')}
        </ButtonLink>
        {withdraw}
      </div>
    </section>
  );
}
