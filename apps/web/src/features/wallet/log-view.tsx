import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { LOG_PAGE_SIZE } from './wallet.api.ts';

interface LogQuery<Row> {
  data: { list: Row[]; total: number } | undefined;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface LogPlace {
  page: number;
  onPage: (page: number) => void;
}

interface LogViewProps<Row> extends LogPlace {
  query: LogQuery<Row>;
  label: string;
  columns: readonly DataColumn<Row>[];
  card: (row: Row) => ReactNode;
  wide?: boolean;
  /** Stands where nothing has happened yet. */
  empty: ReactElement;
}

/** A page of one of the wallet's logs, newest first. */
export function LogView<Row extends { id: number }>({
  query,
  page,
  onPage,
  empty,
  ...table
}: LogViewProps<Row>): ReactElement {
  const { t } = useTranslation('wallet');
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <Pending />;
  if (data.total === 0) return empty;
  if (data.list.length === 0) {
    return (
      <EmptyState
        title={t('empty.page.title')}
        text={t('empty.page.text')}
        action={<Button onClick={() => onPage(1)}>{t('empty.page.action')}</Button>}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className="ui-refreshing">
      <DataTable {...table} rows={data.list} low />
      <Pager page={page} total={data.total} pageSize={LOG_PAGE_SIZE} onPage={onPage} className="mt-10" />
    </div>
  );
}

function Pending(): ReactElement {
  return (
    <LoadingArea>
      {Array.from({ length: 5 }, (_, index) => (
        // Stand-ins have no identity and never move.
        <div key={index} className="grid grid-cols-[2fr_1fr_1fr] gap-6 border-b border-line py-4">
          <SkeletonLine width={60} />
          <SkeletonLine width={80} />
          <SkeletonLine width={70} />
        </div>
      ))}
    </LoadingArea>
  );
}
