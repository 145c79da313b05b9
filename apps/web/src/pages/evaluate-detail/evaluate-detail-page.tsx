import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EvaluationCard } from '../../features/evaluations/evaluation-card.tsx';
import { isMissingEvaluation, useEvaluations } from '../../features/evaluations/evaluations.api.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink, TextLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LeftIcon } from '../../ui/icons.tsx';
import { LoadingArea, Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';

function readId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** What the shopper has said of an order: `orderNo` names it, `id` leads back to it. */
export default function EvaluateDetailPage(): ReactElement {
  const { t } = useTranslation('evaluations');
  const [params] = useSearchParams();
  const orderNo = (params.get('orderNo') ?? '').trim();
  const id = readId(params.get('id'));
  const { data, error, isFetching, refetch } = useEvaluations(orderNo);
  usePageHead(t('detail.title'), t('detail.pageText'));
  if (orderNo === '' || isMissingEvaluation(error)) {
    return (
      <EmptyState
        heading="h1"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.myOrders()}>{t('missing.action')}</ButtonLink>}
      />
    );
  }
  if (error && !data) return <ErrorState heading="h1" onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) {
    return (
      <LoadingArea>
        <Skeleton className="mb-8 h-10 w-64 max-w-full" />
        <SkeletonRows count={2} action={false} />
      </LoadingArea>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title={t('none.title')}
        text={t('none.text')}
        action={<ButtonLink to={paths.evaluate({ orderNo })}>{t('none.action')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <TextLink
        to={id === undefined ? paths.myOrders() : paths.orderDetails({ no: id })}
        className="mb-6 min-h-11 text-sm"
      >
        <LeftIcon className="size-4" />
        {t(id === undefined ? 'detail.toOrders' : 'detail.toOrder')}
      </TextLink>
      <h1 className="type-heading">{t('detail.title')}</h1>
      <p className="num mt-3 mb-6 text-sm text-ink-soft">{t('orderNumber', { no: orderNo })}</p>
      {data.map((evaluation) => (
        <EvaluationCard key={evaluation.id} evaluation={evaluation} />
      ))}
    </>
  );
}
