import { canWithOrder } from '@passage/contract/order-actions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EvaluationForm } from '../../features/evaluations/evaluation-form.tsx';
import { usePublish } from '../../features/evaluations/evaluations.api.ts';
import { isMissingOrder, type OrderDetail, useOrderByNo } from '../../features/orders/orders.api.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, Skeleton, SkeletonFields, SkeletonLine, SkeletonPicture } from '../../ui/skeleton.tsx';

/** Reviews the items of an order that has come to its end. */
export default function EvaluatePage(): ReactElement {
  const { t } = useTranslation('evaluations');
  const [params] = useSearchParams();
  const orderNo = (params.get('orderNo') ?? '').trim();
  const { data, error, isFetching, refetch } = useOrderByNo(orderNo);
  usePageHead(t('write.title'), t('write.pageText'));
  if (orderNo === '' || isMissingOrder(error)) return <Missing />;
  if (data) return <Evaluate order={data} />;
  if (error) return <ErrorState heading="h1" onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <LoadingArea>
      <Skeleton className="h-10 w-64 max-w-full" />
      <SkeletonLine width={40} className="mt-4 mb-8" />
      <div className="grid gap-x-12 gap-y-6 border-t border-line pt-8 cards:grid-cols-[5fr_11fr]">
        <SkeletonPicture className="w-28" />
        <SkeletonFields count={4} />
      </div>
    </LoadingArea>
  );
}

function Missing(): ReactElement {
  const { t } = useTranslation('evaluations');
  return (
    <EmptyState
      heading="h1"
      title={t('missing.title')}
      text={t('missing.text')}
      action={<ButtonLink to={paths.myOrders()}>{t('missing.action')}</ButtonLink>}
    />
  );
}

function Evaluate({ order }: { order: OrderDetail }): ReactElement {
  const { t } = useTranslation('evaluations');
  const navigate = useNavigate();
  const { key } = useLocation();
  const publish = usePublish();
  const detail = paths.orderDetails({ no: order.id });
  // The first page of a visit has none before it.
  const goBack = (): void => void (key === 'default' ? navigate(detail, { replace: true }) : navigate(-1));
  // Once published the form stays until the page is left, though the order has changed by then.
  if (!publish.isSuccess && !canWithOrder('evaluate', order)) {
    const isDone = canWithOrder('viewEvaluation', order);
    return (
      <EmptyState
        heading="h1"
        title={t(isDone ? 'done.title' : 'notYet.title')}
        text={t(isDone ? 'done.text' : 'notYet.text')}
        action={
          <ButtonLink to={isDone ? paths.evaluateDetail({ orderNo: order.no, id: order.id }) : detail}>
            {t(isDone ? 'done.action' : 'notYet.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <h1 className="type-heading">{t('write.title')}</h1>
      <p className="num mt-3 mb-6 text-sm text-ink-soft">
        <TextLink to={detail}>{t('orderNumber', { no: order.no })}</TextLink>
      </p>
      <EvaluationForm items={order.items} publish={publish} onPublished={goBack} />
    </>
  );
}
