import { canWithOrder } from '@passage/contract/order-actions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderButtons } from '../../features/orders/order-buttons.tsx';
import { OrderItems } from '../../features/orders/order-items.tsx';
import { OrderShop } from '../../features/orders/order-shop.tsx';
import { toneOf, wordingOf } from '../../features/orders/order-wording.ts';
import type { OrderDetail } from '../../features/orders/orders.api.ts';
import { cx } from '../../lib/class-names.ts';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { LeftIcon, PrintIcon } from '../../ui/icons.tsx';
import { SheetFact, SheetPart } from '../../ui/sheet-part.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderPrint } from './order-print.tsx';
import { ReceiverAddress } from './receiver-address.tsx';

interface OrderSheetProps {
  order: OrderDetail;
  /** When `order` was fetched, epoch ms. */
  fetchedAt: number;
  onReload: () => void;
}

const TONES = {
  accent: 'text-accent',
  bad: 'text-error',
  good: 'text-success',
  soft: 'text-ink-soft',
  ink: '',
} as const;

/** An order in full: how it stands, what can be done, what was ordered, where it goes and what it costs. */
export function OrderSheet({ order, fetchedAt, onReload }: OrderSheetProps): ReactElement {
  const { t } = useTranslation('orders');
  const wording = wordingOf(order);
  const isPaidBack = wording === 'cancelled' && order.payTime !== null;
  return (
    <>
      <article>
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <TextLink to={paths.myOrders()} className="min-h-11">
            <LeftIcon className="size-4" />
            {t('backToList')}
          </TextLink>
          <TextButton className="min-h-11" onClick={() => window.print()}>
            <PrintIcon className="size-4" />
            {t('print')}
          </TextButton>
        </div>
        <p className="num text-sm text-ink-soft">{t('number', { no: order.no })}</p>
        <h1 className={cx('type-heading mt-1', TONES[toneOf(order)])}>{t(`status.${wording}`)}</h1>
        <p className="mt-3 max-w-[60ch] text-ink-soft">{t(isPaidBack ? 'next.cancelledPaid' : `next.${wording}`)}</p>
        {order.auditRemark !== '' && <p className="mt-2 text-sm text-error">{order.auditRemark}</p>}
        <div className="mt-6 flex max-w-sm flex-col gap-2 empty:hidden">
          <OrderButtons order={order} place="detail" fetchedAt={fetchedAt} onTimeUp={onReload} />
        </div>

        <section aria-labelledby="order-items" className="mt-10 border-t border-ink pt-5">
          <h2 id="order-items" className="sr-only">
            {t('itemsTitle')}
          </h2>
          <div className="mb-5">
            <OrderShop order={order} />
          </div>
          <OrderItems order={order} />
        </section>
        {canWithOrder('seeLogistics', order) && <OrderDelivery order={order} />}

        <div className="mt-6 grid gap-x-16 gap-y-10 cards:grid-cols-2">
          <SheetPart id="order-info" title={t('info.title')}>
            <dl className="grid gap-2 text-sm">
              <SheetFact label={t('info.number')}>{order.no}</SheetFact>
              <SheetFact label={t('info.date')}>
                <time dateTime={order.createTime.toISOString()}>{formatDateTime(order.createTime)}</time>
              </SheetFact>
              <SheetFact label={t('info.amount')}>{formatCharged(order.payPrice)}</SheetFact>
              <SheetFact label={t('info.status')}>{t(`status.${wording}`)}</SheetFact>
              <SheetFact label={t('info.payMethod')}>{order.payName || t('info.notChosen')}</SheetFact>
              {order.payTime && (
                <SheetFact label={t('info.paidOn')}>
                  <time dateTime={order.payTime.toISOString()}>{formatDateTime(order.payTime)}</time>
                </SheetFact>
              )}
            </dl>
          </SheetPart>
          <SheetPart id="order-receiver" title={t('receiver')}>
            <p className="text-sm text-ink-soft wrap-anywhere">
              <ReceiverAddress order={order} />
            </p>
          </SheetPart>
          <SheetPart id="order-notes" title={t('notes')}>
            <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
              {order.userRemark || t('noNotes')}
            </p>
          </SheetPart>
          <SheetPart id="order-amounts" title={t('amounts.title')}>
            <dl className="grid gap-2 text-sm">
              <SheetFact label={t('amounts.subtotal', { count: order.productCount })}>
                {formatCharged(order.saleprice)}
              </SheetFact>
              <SheetFact label={t('amounts.freight')}>
                {order.deliveryPrice === 0n ? t('amounts.exempt') : formatCharged(order.deliveryPrice)}
              </SheetFact>
              <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-4">
                <dt className="text-base font-medium">{t('total')}</dt>
                <dd className="num text-right text-xl font-medium wrap-anywhere">{formatCharged(order.totalPrice)}</dd>
              </div>
            </dl>
          </SheetPart>
        </div>
      </article>
      <OrderPrint order={order} />
    </>
  );
}
