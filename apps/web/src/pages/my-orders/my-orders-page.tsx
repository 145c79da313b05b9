import { ORDER_STATUS } from '@passage/contract/codes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCard } from '../../features/orders/order-card.tsx';
import { useOrderCount, useOrders } from '../../features/orders/orders.api.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonLine, SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PAGE_SIZE, TAB_NAMES, toFilter, useOrderQuery } from './order-query.ts';
import { OrderSearch } from './order-search.tsx';

/** The shopper's orders by status, number and year. */
export default function MyOrdersPage(): ReactElement {
  const { t } = useTranslation('orders');
  const { query, filter } = useOrderQuery();
  useLiveOrders();
  const waitPay = useOrderCount(ORDER_STATUS.waitPay);
  const waitReceipt = useOrderCount(ORDER_STATUS.waitReceipt);
  const counts: Partial<Record<string, number>> = { waitPay, waitReceipt };
  usePageHead(t('title'), t('description'));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-heading">{t('title')}</h1>
        <OrderSearch />
      </div>
      <Tabs
        label={t('tabsLabel')}
        tabs={TAB_NAMES.map((name) => ({ value: name, label: t(`tabs.${name}`), count: counts[name] ?? 0 }))}
        value={query.tab}
        onChange={(tab) => filter({ tab })}
      >
        <OrderList />
      </Tabs>
    </>
  );
}

function OrderList(): ReactElement {
  const { t } = useTranslation('orders');
  const { query, filter, turnTo } = useOrderQuery();
  const { data, isError, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useOrders(toFilter(query));
  const retry = (): void => {
    refetch();
  };
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <div className="mt-8">
        <ErrorState onRetry={retry} busy={isFetching} />
      </div>
    );
  }
  if (!data) return <OrdersSkeleton />;
  if (data.list.length === 0) {
    const isFiltered = query.tab !== 'all' || query.word !== '' || query.year !== undefined || query.page > 1;
    return isFiltered ? (
      <EmptyState
        title={t('noneHere.title')}
        text={t('noneHere.text')}
        action={
          <Button variant="line" onClick={() => filter({ tab: 'all', word: '', year: undefined })}>
            {t('noneHere.action')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={<ButtonLink to={paths.landing()}>{t('none.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="ui-refreshing mt-8" aria-busy={isPlaceholderData}>
      {data.list.map((order) => (
        <OrderCard key={order.id} order={order} fetchedAt={dataUpdatedAt} onTimeUp={retry} />
      ))}
      <Pager page={query.page} total={data.total} pageSize={PAGE_SIZE} onPage={turnTo} className="mt-4" />
    </div>
  );
}

function OrdersSkeleton(): ReactElement {
  return (
    <LoadingArea className="mt-8 grid gap-10">
      {[0, 1].map((key) => (
        <div key={key} className="border-t border-line-strong pt-5">
          <SkeletonLine width={30} />
          <SkeletonLine width={52} className="mb-5" />
          <SkeletonRows count={1} />
        </div>
      ))}
    </LoadingArea>
  );
}
