import { negate } from '@passage/money';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../api/call.ts';
import { cx } from '../../lib/class-names.ts';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { MEDIA, useMedia } from '../../lib/media.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { isOutgoing, logTypeName } from './log-types.ts';
import { LOG_PAGE_SIZE, useWalletLog } from './wallet.api.ts';

type Row = Output<'wallet.log'>['list'][number];

function signedAmount({ type, amt }: Row): string {
  return isOutgoing(type) ? formatCharged(negate(amt)) : `+${formatCharged(amt)}`;
}

const amountLook = ({ type }: Row): string => cx('num font-medium', !isOutgoing(type) && 'text-success');

function Table({ rows }: { rows: readonly Row[] }): ReactElement {
  const { t } = useTranslation('wallet');
  const head = 'py-3 pr-6 text-left text-xs font-medium text-ink-soft last:pr-0';
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {t('columns.date')}
          </th>
          <th scope="col" className={head}>
            {t('columns.type')}
          </th>
          <th scope="col" className={head}>
            {t('columns.order')}
          </th>
          <th scope="col" className={cx(head, 'text-right')}>
            {t('columns.amount')}
          </th>
          <th scope="col" className={cx(head, 'text-right')}>
            {t('columns.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line">
            <td className="num py-4 pr-6 whitespace-nowrap text-ink-soft">{formatDateTime(row.createTime)}</td>
            <td className="py-4 pr-6">{t(`types.${logTypeName(row.type)}`)}</td>
            <td className="num py-4 pr-6 wrap-anywhere text-ink-soft">{row.remark}</td>
            <td className={cx('py-4 pr-6 text-right whitespace-nowrap', amountLook(row))}>{signedAmount(row)}</td>
            <td className="num py-4 text-right whitespace-nowrap">{formatCharged(row.hamt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ rows }: { rows: readonly Row[] }): ReactElement {
  const { t } = useTranslation('wallet');
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-b border-line py-4 text-sm">
          <p className="flex justify-between gap-4">
            <span className="font-medium">{t(`types.${logTypeName(row.type)}`)}</span>
            <span className={amountLook(row)}>{signedAmount(row)}</span>
          </p>
          <p className="num mt-1 flex justify-between gap-4 text-xs text-ink-soft">
            <span>{formatDateTime(row.createTime)}</span>
            <span>
              {t('columns.after')} {formatCharged(row.hamt)}
            </span>
          </p>
          {row.remark !== '' && (
            <p className="num mt-1 text-xs wrap-anywhere text-ink-soft">
              {t('columns.order')} {row.remark}
            </p>
          )}
        </li>
      ))}
    </ul>
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

/** Every change of the balance, newest first. */
export function BalanceLog({ page, onPage }: { page: number; onPage: (page: number) => void }): ReactElement {
  const { t } = useTranslation('wallet');
  const isPhone = useMedia(MEDIA.cards);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useWalletLog(page);
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <Pending />;
  if (data.total === 0) return <EmptyState title={t('empty.first.title')} text={t('empty.first.text')} />;
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
    <div aria-busy={isPlaceholderData} className={cx(isPlaceholderData && 'opacity-60')}>
      {isPhone ? <Cards rows={data.list} /> : <Table rows={data.list} />}
      <Pager page={page} total={data.total} pageSize={LOG_PAGE_SIZE} onPage={onPage} className="mt-10" />
    </div>
  );
}
