import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isMissingOrder, useOrder } from '../../features/orders/orders.api.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, Skeleton, SkeletonLine, SkeletonRows } from '../../ui/skeleton.tsx';
import { OrderSheet } from './order-sheet.tsx';

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** One of the shopper's orders. */
export default function OrderDetailsPage(): ReactElement {
  const { t } = useTranslation('orders');
  const [params] = useSearchParams();
  const id = readId(params.get('no'));
  const { data, error, dataUpdatedAt, isFetching, refetch } = useOrder(id);
  useLiveOrders();
  const isMissing = id === undefined || isMissingOrder(error);
  usePageHead(
    isMissing ? t('missing.title') : data ? t('number', { no: data.no }) : t('detailTitle'),
    t('detailDescription'),
  );
  const reload = (): void => {
    refetch();
  };
  if (isMissing) {
    return (
      <EmptyState
        heading="h1"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.myOrders()}>{t('missing.action')}</ButtonLink>}
      />
    );
  }
  if (data) return <OrderSheet order={data} fetchedAt={dataUpdatedAt} onReload={reload} />;
  if (error) return <ErrorState heading="h1" onRetry={reload} busy={isFetching} />;
  return (
    <LoadingArea>
      <Skeleton className="h-10 w-64 max-w-full" />
      <SkeletonLine width={40} className="mt-4 mb-8" />
      <SkeletonRows count={2} />
    </LoadingArea>
  );
}
