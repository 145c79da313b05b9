import { negate } from '@passage/money';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../api/call.ts';
import { cx } from '../../lib/class-names.ts';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isOutgoing, logTypeName } from './log-types.ts';
import { type LogPlace, LogView } from './log-view.tsx';
import { useWalletLog } from './wallet.api.ts';

type Row = Output<'wallet.log'>['list'][number];

/** What was added or taken off, with its sign. */
function Amount({ type, amt }: Row): ReactElement {
  return (
    <span className={cx('num font-medium whitespace-nowrap', !isOutgoing(type) && 'text-success')}>
      {isOutgoing(type) ? formatCharged(negate(amt)) : `+${formatCharged(amt)}`}
    </span>
  );
}

/** Every change of the balance. */
export function BalanceLog(place: LogPlace): ReactElement {
  const { t } = useTranslation('wallet');
  const query = useWalletLog(place.page);
  return (
    <LogView
      {...place}
      query={query}
      label={t('tabs.first')}
      empty={<EmptyState title={t('empty.first.title')} text={t('empty.first.text')} />}
      columns={[
        {
          key: 'date',
          label: t('columns.date'),
          cell: ({ createTime }) => formatDateTime(createTime),
          className: 'num whitespace-nowrap text-ink-soft',
        },
        { key: 'type', label: t('columns.type'), cell: ({ type }) => t(`types.${logTypeName(type)}`) },
        {
          key: 'reference',
          label: t('columns.reference'),
          cell: ({ remark }) => remark,
          className: 'num wrap-anywhere text-ink-soft',
        },
        { key: 'amount', label: t('columns.amount'), cell: (row) => <Amount {...row} />, align: 'right' },
        {
          key: 'after',
          label: t('columns.after'),
          cell: ({ hamt }) => formatCharged(hamt),
          align: 'right',
          className: 'num whitespace-nowrap',
        },
      ]}
      card={(row) => (
        <>
          <p className="flex justify-between gap-4">
            <span className="font-medium">{t(`types.${logTypeName(row.type)}`)}</span>
            <Amount {...row} />
          </p>
          <p className="num mt-1 flex justify-between gap-4 text-xs text-ink-soft">
            <span>{formatDateTime(row.createTime)}</span>
            <span>
              {t('columns.after')} {formatCharged(row.hamt)}
            </span>
          </p>
          {row.remark !== '' && (
            <p className="num mt-1 text-xs wrap-anywhere text-ink-soft">
              {t('columns.reference')} {row.remark}
            </p>
          )}
        </>
      )}
    />
  );
}
