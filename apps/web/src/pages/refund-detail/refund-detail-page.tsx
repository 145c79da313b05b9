import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isMissing, useAfterSale } from '../../features/after-sales/after-sales.api.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, Skeleton, SkeletonLine, SkeletonRows } from '../../ui/skeleton.tsx';
import { AfterSaleSheet } from './after-sale-sheet.tsx';

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** One of the shopper's after-sales. */
export default function RefundDetailPage(): ReactElement {
  const { t } = useTranslation('afterSales');
  const [params] = useSearchParams();
  const id = readId(params.get('afterSalesId'));
  const { data, error, isFetching, refetch } = useAfterSale(id);
  const isGone = id === undefined || isMissing(error);
  usePageHead(
    isGone ? t('missing.title') : data ? t('detail.number', { no: data.no }) : t('detail.title'),
    t('detail.pageText'),
  );
  if (isGone) {
    return (
      <EmptyState
        heading="h1"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.refundLists()}>{t('missing.action')}</ButtonLink>}
      />
    );
  }
  if (data) return <AfterSaleSheet afterSale={data} />;
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <LoadingArea>
      <Skeleton className="h-10 w-64 max-w-full" />
      <SkeletonLine width={40} className="mt-4 mb-8" />
      <SkeletonRows count={1} action={false} />
    </LoadingArea>
  );
}
