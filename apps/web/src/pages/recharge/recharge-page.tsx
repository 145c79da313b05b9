import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRechargeOptions } from '../../features/recharge/recharge.api.ts';
import { RechargeForm } from '../../features/recharge/recharge-form.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonFields } from '../../ui/skeleton.tsx';

/** Puts money into the wallet: it is paid elsewhere, and proven here. */
export default function RechargePage(): ReactElement {
  const { t } = useTranslation('recharge');
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useRechargeOptions();
  usePageHead(t('title'), t('description'));
  return (
    <>
      <h1 className="type-heading">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-read text-ink-soft">{t('text')}</p>
      {data ? (
        data.payTypes.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <RechargeForm options={data} onDone={(id) => navigate(paths.successRecharge(id), { replace: true })} />
        )
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <LoadingArea className="max-w-dialog border-t border-line pt-8">
          <SkeletonFields count={4} />
        </LoadingArea>
      )}
    </>
  );
}
