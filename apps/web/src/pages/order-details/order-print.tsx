import { multiply } from '@passage/money';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordingOf } from '../../features/orders/order-wording.ts';
import type { OrderDetail } from '../../features/orders/orders.api.ts';
import { formatCharged, formatDate } from '../../lib/format.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { describeSku } from '../../lib/sku-properties.ts';
import { ReceiverAddress } from './receiver-address.tsx';
import './print.css';

/** The order as a sheet of paper: only its own matter, in black, as it is filed. It shows in print alone. */
export function OrderPrint({ order }: { order: OrderDetail }): ReactElement {
  const { t } = useTranslation('orders');
  const siteName = useSiteName();
  const head = 'border-b border-ink py-2 text-left text-xs font-medium';
  return (
    <section aria-label={t('printed.label')} className="print-sheet hidden text-sm print:block">
      <div className="flex items-end justify-between gap-8 border-b border-ink pb-4">
        <p className="type-wordmark text-2xl">{siteName}</p>
        <p className="num text-right">
          {t('number', { no: order.no })}
          <br />
          {formatDate(order.createTime)}
        </p>
      </div>
      <div className="grid grid-cols-3 gap-8 py-6">
        <Block title={t('receiver')}>
          <ReceiverAddress order={order} />
        </Block>
        <Block title={t('printed.soldBy')}>{order.shopName}</Block>
        <Block title={t('info.title')}>
          {t(`status.${wordingOf(order)}`)}
          <br />
          {order.payName || t('info.notChosen')}
          {order.payTime && (
            <>
              <br />
              {t('info.paidOn')} {formatDate(order.payTime)}
            </>
          )}
          {order.logisticsNo !== '' && (
            <>
              <br />
              {order.logisticsCompany} {order.logisticsNo}
            </>
          )}
        </Block>
      </div>
      <table className="num w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('printed.piece')}
            </th>
            <th scope="col" className={`${head} text-right!`}>
              {t('printed.quantity')}
            </th>
            <th scope="col" className={`${head} text-right!`}>
              {t('printed.price')}
            </th>
            <th scope="col" className={`${head} text-right!`}>
              {t('printed.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ id, brandName, spuName, properties, count, saleprice }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className="py-2 pr-6 wrap-anywhere">
                {brandName}, {spuName}
                <br />
                <span className="text-xs text-ink-soft">{describeSku(properties)}</span>
              </td>
              <td className="py-2 pl-6 text-right">{count}</td>
              <td className="py-2 pl-6 text-right">{formatCharged(saleprice)}</td>
              <td className="py-2 pl-6 text-right">{formatCharged(multiply(saleprice, count))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={t('amounts.subtotal', { count: order.productCount })}>{formatCharged(order.saleprice)}</Sum>
          <Sum label={t('amounts.freight')}>
            {order.deliveryPrice === 0n ? t('amounts.exempt') : formatCharged(order.deliveryPrice)}
          </Sum>
          <Sum label={t('total')} isTotal>
            {formatCharged(order.totalPrice)}
          </Sum>
        </tfoot>
      </table>
      {order.userRemark !== '' && (
        <div className="mt-6">
          <Block title={t('notes')}>
            <span className="whitespace-pre-line">{order.userRemark}</span>
          </Block>
        </div>
      )}
    </section>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="mb-1 text-xs font-medium">{title}</p>
      <p>{children}</p>
    </div>
  );
}

function Sum({
  label,
  children,
  isTotal = false,
}: {
  label: string;
  children: ReactNode;
  isTotal?: boolean;
}): ReactElement {
  return (
    <tr className={isTotal ? 'text-base font-medium' : undefined}>
      <th
        scope="row"
        colSpan={3}
        className={isTotal ? 'pt-3 text-right font-medium' : 'pt-2 text-right font-normal text-ink-soft'}
      >
        {label}
      </th>
      <td className={isTotal ? 'pt-3 pl-6 text-right' : 'pt-2 pl-6 text-right'}>{children}</td>
    </tr>
  );
}
