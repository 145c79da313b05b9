import { canWithItem } from '@passage/contract/order-actions';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AfterSaleItem } from '../../features/after-sales/after-sale-item.tsx';
import { isMissing, type RefundableItem, useRefundableItem } from '../../features/after-sales/after-sales.api.ts';
import { RefundForm } from '../../features/after-sales/refund-form.tsx';
import { formatCharged } from '../../lib/format.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, Skeleton, SkeletonFields, SkeletonRows } from '../../ui/skeleton.tsx';

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Asks for a refund of an item, with or without sending it back. */
export default function RefundPage(): ReactElement {
  const { t } = useTranslation('afterSales');
  const [params] = useSearchParams();
  const id = readId(params.get('orderItemId'));
  const { data, error, isFetching, refetch } = useRefundableItem(id);
  usePageHead(t('apply.title'), t('apply.pageText'));
  if (id === undefined || isMissing(error)) {
    return (
      <EmptyState
        heading="h1"
        title={t('noItem.title')}
        text={t('noItem.text')}
        action={<ButtonLink to={paths.myOrders()}>{t('noItem.action')}</ButtonLink>}
      />
    );
  }
  if (data) return <Refund key={data.id} item={data} />;
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <LoadingArea>
      <Skeleton className="mb-8 h-10 w-64 max-w-full" />
      <SkeletonRows count={1} action={false} />
      <SkeletonFields count={4} />
    </LoadingArea>
  );
}

function Refund({ item: latest }: { item: RefundableItem }): ReactElement {
  const { t } = useTranslation('afterSales');
  const navigate = useNavigate();
  // What is typed belongs to the item as it was opened; sending it changes the item.
  const [item] = useState(latest);
  const { orderStatus, afterSaleStatus, surplusCount } = item;
  const order = paths.orderDetails({ no: item.orderId });
  if (!canWithItem('applyForAfterSale', { orderStatus, afterSaleStatus }) || surplusCount === 0) {
    return (
      <EmptyState
        heading="h1"
        title={t('notNow.title')}
        text={t('notNow.text')}
        action={<ButtonLink to={order}>{t('notNow.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <h1 className="type-heading">{t('apply.title')}</h1>
      <p className="num mt-3 mb-6 text-sm text-ink-soft">
        <TextLink to={order}>{t('orderNumber', { no: item.orderNo })}</TextLink>
      </p>
      <div className="grid max-w-3xl gap-8 border-t border-ink pt-6">
        <AfterSaleItem item={item}>
          <p className="num mt-2 wrap-anywhere">
            {formatCharged(item.price)}{' '}
            <span className="text-xs text-ink-faint">{t('quantity', { count: item.count })}</span>
          </p>
        </AfterSaleItem>
        <RefundForm item={item} onApplied={() => navigate(paths.refundLists(), { replace: true })} />
      </div>
    </>
  );
}
