import { canWithOrder } from '@passage/contract/order-actions';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { CancelOrder, ConfirmReceipt } from './order-confirmations.tsx';
import type { Order } from './orders.api.ts';

const CHECKOUT_PAY_STEP = 3;

interface OrderButtonsProps {
  order: Order;
  /** Its own page shows the delivery itself, and offers to hand in a proof only before there is one. */
  place: 'list' | 'detail';
  /** When `order` was fetched, epoch ms. */
  fetchedAt: number;
  /** The time to pay is over. */
  onTimeUp: () => void;
  /** Ways on from here, between what asks for action and what ends the order. */
  children?: ReactNode;
}

/** What can be done with an order, and how long it can be paid. */
export function OrderButtons({ order, place, fetchedAt, onTimeUp, children }: OrderButtonsProps): ReactElement {
  const { t } = useTranslation('orders');
  const together = order.tradeOrderIdList;
  const mayPay = canWithOrder('payNow', order);
  return (
    <>
      {order.keyTTL > 0 && (
        <div className="pt-1 pb-2">
          <p className="text-xs text-ink-soft">{t('timeLeft')}</p>
          <Countdown endsAt={fetchedAt + order.keyTTL * 1000} onEnd={onTimeUp} className="block text-xl font-medium" />
        </div>
      )}
      {mayPay && (
        <ButtonLink to={paths.basket({ step: CHECKOUT_PAY_STEP, orders: together.join(',') })} size="s" full>
          {t('payNow')}
        </ButtonLink>
      )}
      {canWithOrder(place === 'list' ? 'handInProof' : 'handInFirstProof', order) && (
        <ButtonLink to={paths.paymentPage(order.id, { onlyProof: true })} variant="quiet" size="s" full>
          {t('havePaid')}
        </ButtonLink>
      )}
      {mayPay && together.length > 1 && (
        <p className="text-xs text-ink-soft">{t('paidTogether', { count: together.length - 1 })}</p>
      )}
      {canWithOrder('confirmReceipt', order) && <ConfirmReceipt order={order} />}
      {canWithOrder('evaluate', order) && (
        <ButtonLink to={paths.evaluate({ orderNo: order.no })} variant="line" size="s" full>
          {t('evaluate')}
        </ButtonLink>
      )}
      {canWithOrder('viewEvaluation', order) && (
        <ButtonLink to={paths.evaluateDetail({ orderNo: order.no, id: order.id })} variant="line" size="s" full>
          {t('viewEvaluation')}
        </ButtonLink>
      )}
      {place === 'list' && canWithOrder('seeLogistics', order) && (
        <ButtonLink to={paths.orderDetails({ no: order.id }, 'delivery')} variant="quiet" size="s" full>
          {t('track')}
        </ButtonLink>
      )}
      {children}
      {canWithOrder('cancel', order) && <CancelOrder order={order} />}
    </>
  );
}
