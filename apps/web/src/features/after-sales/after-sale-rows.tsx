import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/class-names.ts';
import { formatCharged, formatDate } from '../../lib/format.ts';
import { MEDIA, useMedia } from '../../lib/media.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { STATUS_TONES, statusName, wayName } from './after-sale-wording.ts';
import type { AfterSale } from './after-sales.api.ts';

/** After-sales as a table, on phones as cards. */
export function AfterSaleRows({ rows }: { rows: readonly AfterSale[] }): ReactElement {
  const isPhone = useMedia(MEDIA.cards);
  return isPhone ? <Cards rows={rows} /> : <Table rows={rows} />;
}

function Status({ row: { status } }: { row: AfterSale }): ReactElement {
  const { t } = useTranslation('afterSales');
  const name = statusName(status);
  return <Tag tone={STATUS_TONES[name]}>{t(`status.${name}`)}</Tag>;
}

function Detail({ row: { id, orderNo }, full }: { row: AfterSale; full?: boolean }): ReactElement {
  const { t } = useTranslation('afterSales');
  return (
    <ButtonLink to={paths.refundDetail({ afterSalesId: id })} variant="quiet" size="s" full={full}>
      <span>
        {t('list.detail')}
        <span className="sr-only">, {orderNo}</span>
      </span>
    </ButtonLink>
  );
}

function Piece({ row: { picUrl, brandName, spuName, count } }: { row: AfterSale }): ReactElement {
  const { t } = useTranslation('afterSales');
  return (
    <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-4">
      <Picture src={picUrl} alt="" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{brandName}</p>
        <p className="wrap-anywhere hyphens-auto">{spuName}</p>
        <p className="num mt-1 text-xs text-ink-faint">{t('quantity', { count })}</p>
      </div>
    </div>
  );
}

function OrderLink({ row: { orderId, orderNo } }: { row: AfterSale }): ReactElement {
  return (
    <Link to={paths.orderDetails({ no: orderId })} className="num wrap-anywhere hover:text-accent">
      {orderNo}
    </Link>
  );
}

function Table({ rows }: { rows: readonly AfterSale[] }): ReactElement {
  const { t } = useTranslation('afterSales');
  const head = 'py-3 pr-5 text-left text-xs font-medium text-ink-soft last:pr-0';
  const cell = 'py-5 pr-5 align-top last:pr-0';
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={cx(head, 'w-[34%]')}>
            {t('list.columns.piece')}
          </th>
          <th scope="col" className={head}>
            {t('list.columns.order')}
          </th>
          <th scope="col" className={cx(head, 'text-right')}>
            {t('list.columns.amount')}
          </th>
          <th scope="col" className={head}>
            {t('list.columns.way')}
          </th>
          <th scope="col" className={head}>
            {t('list.columns.status')}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{t('list.columns.detail')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line">
            <td className={cell}>
              <Piece row={row} />
            </td>
            <td className={cx(cell, 'text-ink-soft')}>
              <OrderLink row={row} />
              <br />
              <time dateTime={row.createTime.toISOString()} className="num text-xs text-ink-faint">
                {formatDate(row.createTime)}
              </time>
            </td>
            <td className={cx(cell, 'num text-right font-medium whitespace-nowrap')}>
              {formatCharged(row.refundPrice)}
            </td>
            <td className={cx(cell, 'text-ink-soft')}>{t(`ways.${wayName(row.way)}`)}</td>
            <td className={cell}>
              <Status row={row} />
            </td>
            <td className={cx(cell, 'text-right')}>
              <Detail row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ rows }: { rows: readonly AfterSale[] }): ReactElement {
  const { t } = useTranslation('afterSales');
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-t border-ink pt-4 pb-10 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="num min-w-0 text-xs text-ink-soft">
              {t('list.columns.order')} <OrderLink row={row} />
            </p>
            <Status row={row} />
          </div>
          <div className="mt-4">
            <Piece row={row} />
          </div>
          <dl className="mt-4 mb-4 grid gap-1.5">
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-ink-soft">{t('list.columns.way')}</dt>
              <dd className="text-right">{t(`ways.${wayName(row.way)}`)}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-ink-soft">{t('list.columns.amount')}</dt>
              <dd className="num text-right text-base font-medium">{formatCharged(row.refundPrice)}</dd>
            </div>
          </dl>
          <Detail row={row} full />
        </li>
      ))}
    </ul>
  );
}
