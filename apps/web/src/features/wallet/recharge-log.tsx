import { RECHARGE_AUDIT_STATUS } from '@passage/contract/codes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '../../api/call.ts';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Scenery } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { isAudited, rechargeStatus } from './log-states.ts';
import { type LogPlace, LogView } from './log-view.tsx';
import { useRecharges } from './wallet.api.ts';

type Row = Output<'recharges.list'>['list'][number];

function Status({ auditStatus, remark }: Row): ReactElement {
  const { t } = useTranslation('wallet');
  const { name, tone } = rechargeStatus(auditStatus);
  return (
    <>
      <Tag tone={tone}>{t(`rechargeStatus.${name}`)}</Tag>
      {auditStatus === RECHARGE_AUDIT_STATUS.rejected && remark !== '' && (
        <span className="mt-1 block text-xs wrap-anywhere text-ink-soft">{remark}</span>
      )}
    </>
  );
}

/** The screenshot that was handed in, in a tab of its own. Its address holds for an hour. */
function Screenshot({ payOrderPic, payorderno }: Row): ReactElement {
  const { t } = useTranslation('wallet');
  return (
    <a
      href={payOrderPic}
      target="_blank"
      rel="noreferrer"
      aria-label={t('screenshotOf', { no: payorderno })}
      className="block size-12 shrink-0 bg-ground"
    >
      <Scenery src={payOrderPic} loading="lazy" className="size-full object-cover" />
    </a>
  );
}

/** Every recharge and what became of it. */
export function RechargeLog(place: LogPlace): ReactElement {
  const { t } = useTranslation('wallet');
  const query = useRecharges(place.page);
  return (
    <LogView
      {...place}
      query={query}
      label={t('tabs.second')}
      wide
      empty={
        <EmptyState
          title={t('empty.second.title')}
          text={t('empty.second.text')}
          action={
            <ButtonLink to={paths.recharge()} variant="line">
              {t('recharge')}
            </ButtonLink>
          }
        />
      }
      columns={[
        {
          key: 'date',
          label: t('columns.date'),
          cell: ({ createTime }) => formatDateTime(createTime),
          className: 'num text-ink-soft xl:whitespace-nowrap',
        },
        {
          key: 'number',
          label: t('columns.number'),
          cell: ({ payorderno }) => payorderno,
          className: 'num wrap-anywhere',
        },
        { key: 'method', label: t('columns.method'), cell: ({ appName }) => appName },
        {
          key: 'amount',
          label: t('columns.amount'),
          cell: ({ price }) => formatCharged(price),
          align: 'right',
          className: 'num font-medium whitespace-nowrap',
        },
        {
          key: 'screenshot',
          label: t('columns.screenshot'),
          cell: (row) => <Screenshot {...row} />,
          className: 'py-2',
        },
        { key: 'status', label: t('columns.status'), cell: (row) => <Status {...row} /> },
        {
          key: 'audited',
          label: t('columns.audited'),
          cell: ({ auditStatus, updateTime }) => (isAudited(auditStatus) ? formatDateTime(updateTime) : null),
          className: 'num text-ink-soft xl:whitespace-nowrap',
        },
      ]}
      card={(row) => (
        <div className="flex gap-4">
          <Screenshot {...row} />
          <div className="min-w-0 flex-1">
            <p className="flex justify-between gap-4">
              <span className="font-medium">{row.appName}</span>
              <span className="num font-medium">{formatCharged(row.price)}</span>
            </p>
            <p className="num mt-1 text-xs wrap-anywhere text-ink-soft">
              {row.payorderno}
              <br />
              {formatDateTime(row.createTime)}
            </p>
            <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <div>
                <Status {...row} />
              </div>
              {isAudited(row.auditStatus) && (
                <span className="num text-xs text-ink-soft">
                  {t('columns.audited')} {formatDateTime(row.updateTime)}
                </span>
              )}
            </div>
          </div>
        </div>
      )}
    />
  );
}
