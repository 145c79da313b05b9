import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../api/call.ts';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { withdrawalStatus } from './log-states.ts';
import { type LogPlace, LogView } from './log-view.tsx';
import { useWithdrawals } from './wallet.api.ts';

type Row = Output<'withdrawals.list'>['list'][number];

function Status({ sta, remark }: Row): ReactElement {
  const { t } = useTranslation('wallet');
  const { name, tone } = withdrawalStatus(sta);
  return (
    <>
      <Tag tone={tone}>{t(`withdrawalStatus.${name}`)}</Tag>
      {remark !== '' && <span className="mt-1 block text-xs wrap-anywhere text-ink-soft">{remark}</span>}
    </>
  );
}

/** Every withdrawal and what became of it. */
export function WithdrawLog(place: LogPlace): ReactElement {
  const { t } = useTranslation('wallet');
  const query = useWithdrawals(place.page);
  return (
    <LogView
      {...place}
      query={query}
      label={t('tabs.third')}
      wide
      empty={<EmptyState title={t('empty.third.title')} text={t('empty.third.text')} />}
      columns={[
        {
          key: 'date',
          label: t('columns.date'),
          cell: ({ createTime }) => formatDateTime(createTime),
          className: 'num text-ink-soft xl:whitespace-nowrap',
        },
        { key: 'number', label: t('columns.number'), cell: ({ orderNo }) => orderNo, className: 'num wrap-anywhere' },
        {
          key: 'to',
          label: t('columns.to'),
          cell: ({ receiveAddress }) => receiveAddress,
          className: 'num wrap-anywhere',
        },
        { key: 'status', label: t('columns.status'), cell: (row) => <Status {...row} /> },
        {
          key: 'amount',
          label: t('columns.amount'),
          cell: ({ amt }) => formatCharged(amt),
          align: 'right',
          className: 'num font-medium whitespace-nowrap',
        },
      ]}
      card={(row) => (
        <>
          <p className="flex justify-between gap-4">
            <span className="num min-w-0 font-medium wrap-anywhere">{row.receiveAddress}</span>
            <span className="num font-medium">{formatCharged(row.amt)}</span>
          </p>
          <p className="num mt-1 text-xs wrap-anywhere text-ink-soft">
            {row.orderNo}
            <br />
            {formatDateTime(row.createTime)}
          </p>
          <div className="mt-2">
            <Status {...row} />
          </div>
        </>
      )}
    />
  );
}
