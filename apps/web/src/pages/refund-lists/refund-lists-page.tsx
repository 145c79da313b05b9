import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AfterSaleRows } from '../../features/after-sales/after-sale-rows.tsx';
import { useAfterSales } from '../../features/after-sales/after-sales.api.ts';
import { ReviewNote } from '../../features/after-sales/review-note.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { RefundFilters } from './refund-filters.tsx';
import { PAGE_SIZE, toFilter, useRefundQuery } from './refund-query.ts';

/** The shopper's after-sales by type, status and order number. */
export default function RefundListsPage(): ReactElement {
  const { t } = useTranslation('afterSales');
  usePageHead(t('list.title'), t('list.pageText'));
  return (
    <>
      <h1 className="type-heading">{t('list.title')}</h1>
      <div className="mt-3 mb-6">
        <ReviewNote />
      </div>
      <RefundFilters />
      <List />
    </>
  );
}

function List(): ReactElement {
  const { t } = useTranslation('afterSales');
  const { query, filter, turnTo } = useRefundQuery();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAfterSales(toFilter(query));
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <div className="mt-8">
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadingArea className="mt-2">
        <SkeletonRows count={3} />
      </LoadingArea>
    );
  }
  if (data.list.length === 0) {
    const isFiltered = query.way !== undefined || query.status !== undefined || query.orderNo !== '' || query.page > 1;
    return isFiltered ? (
      <EmptyState
        title={t('list.noneHere.title')}
        text={t('list.noneHere.text')}
        action={
          <Button variant="line" onClick={() => filter({ way: undefined, status: undefined, orderNo: '' })}>
            {t('list.noneHere.action')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={t('list.none.title')}
        text={t('list.none.text')}
        action={<ButtonLink to={paths.myOrders()}>{t('list.none.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="ui-refreshing max-cards:mt-6" aria-busy={isPlaceholderData}>
      <AfterSaleRows rows={data.list} />
      <Pager page={query.page} total={data.total} pageSize={PAGE_SIZE} onPage={turnTo} className="mt-10" />
    </div>
  );
}
