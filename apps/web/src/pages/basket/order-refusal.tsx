import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import { canWithOrder } from '@passage/contract/order-actions';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { CancelOrder } from '../../features/orders/order-confirmations.tsx';
import { OrderStatusTag } from '../../features/orders/order-status-tag.tsx';
import { type OrderDetail, useOrderGroup } from '../../features/orders/orders.api.ts';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import type { Refusal } from './refusal.ts';

export interface OrderRefusalProps {
  open: boolean;
  refusal: Refusal | undefined;
  onToBag: () => void;
}

/** Why nothing was ordered, where orders of the shopper's own are in the way. */
export default function OrderRefusal({ open, refusal, onToBag }: OrderRefusalProps): ReactElement | null {
  if (!open || !refusal) return null;
  return refusal.kind === 'unpaid' ? (
    <TooManyUnpaid {...refusal} />
  ) : (
    <OrderedBefore orderIds={refusal.orderIds} onToBag={onToBag} />
  );
}

function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }): ReactElement {
  const panel = useRef<HTMLElement>(null);
  // On a phone the button that was pressed is far below: there nothing would seem to happen.
  useEffect(() => panel.current?.scrollIntoView(), []);
  return (
    <section
      ref={panel}
      role="alert"
      className="mt-6 grid scroll-mt-[calc(var(--header-height)+16px)] grid-cols-[auto_minmax(0,1fr)] gap-x-3 bg-error-wash p-4 text-sm"
    >
      <AlertIcon className="text-error" />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-medium text-error">{title}</h2>
        {text !== undefined && <p className="mt-1">{text}</p>}
        {children}
      </div>
    </section>
  );
}

/** The open orders with what is due and how long, each a link to where it is paid or cancelled. */
function TooManyUnpaid({ message, orderIds }: { message: string; orderIds: readonly number[] }): ReactElement {
  const { t } = useTranslation('basket');
  const { orders = [], fetchedAt, refetch } = useOrderGroup(orderIds);
  useLiveOrders();
  const open = orders.filter(({ status }) => status === ORDER_STATUS.waitPay);
  return (
    <Panel title={message}>
      <ul aria-label={t('refused.unpaidTitle')} className="mt-3 grid gap-2">
        {open.map((order) => (
          <li key={order.id} className="num flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
            <TextLink to={paths.orderDetails({ no: order.id })}>{t('refused.order', { no: order.no })}</TextLink>
            <span>{formatCharged(order.payPrice)}</span>
            <span className="text-ink-soft">
              {order.auditStatus === AUDIT_STATUS.waiting ? (
                t('refused.review')
              ) : (
                <Trans
                  t={t}
                  i18nKey="refused.left"
                  components={{ time: <Countdown endsAt={fetchedAt + order.keyTTL * 1000} onEnd={refetch} /> }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The orders that the same lines made before, with where they go. */
function OrderedBefore({ orderIds, onToBag }: { orderIds: readonly number[]; onToBag: () => void }): ReactElement {
  const { t } = useTranslation('basket');
  const { orders = [] } = useOrderGroup(orderIds);
  const [first] = orders;
  return (
    <Panel title={t('refused.beforeTitle')} text={t('refused.beforeText')}>
      {first && <ReceiverLines order={first} />}
      <ul className="mt-3 grid gap-3">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="num">{t('refused.order', { no: order.no })}</span>
            <span className="num">{formatCharged(order.payPrice)}</span>
            <OrderStatusTag order={order} />
            <TextLink to={paths.orderDetails({ no: order.id })} aria-label={t('refused.openNo', { no: order.no })}>
              {t('refused.open')}
            </TextLink>
            {canWithOrder('cancel', order) && <CancelOrder order={order} />}
          </li>
        ))}
      </ul>
      <Button variant="line" size="s" className="mt-4" onClick={onToBag}>
        {t('refused.toBag')}
      </Button>
    </Panel>
  );
}

function ReceiverLines({ order }: { order: OrderDetail }): ReactElement {
  return (
    <address className="mt-3 not-italic">
      {order.receiverName}
      <br />
      {order.receiverDetailAddress}
      <br />
      {[order.receiverZipcode, order.receiverCity].filter(Boolean).join(' ')}, {order.receiverAreaName}
    </address>
  );
}
