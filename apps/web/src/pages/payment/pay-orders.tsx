import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import { add } from '@passage/money';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { type OrderDetail, useOrderGroup } from '../../features/orders/orders.api.ts';
import { PayMethodsSkeleton } from '../../features/payment/pay-methods.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea } from '../../ui/skeleton.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrdersSummary } from './orders-summary.tsx';
import { type PayChoice, PayScreen } from './pay-screen.tsx';
import { StepLayout, SummarySkeleton } from './step-layout.tsx';
import { isPayable, type Payment, type Prepare } from './use-payment.ts';

/** The screen while what is to be paid is on its way. */
export function PayPending(): ReactElement {
  return (
    <StepLayout summary={<SummarySkeleton />}>
      <LoadingArea>
        <PayMethodsSkeleton />
      </LoadingArea>
    </StepLayout>
  );
}

/** Why none of these orders can be paid. */
export function reasonOf(orders: readonly OrderDetail[]): 'cancelled' | 'reviewed' | 'paid' {
  if (orders.every(({ status }) => status === ORDER_STATUS.cancelled)) return 'cancelled';
  const waits = ({ status, auditStatus }: OrderDetail): boolean =>
    status === ORDER_STATUS.waitPay && auditStatus === AUDIT_STATUS.waiting;
  return orders.some(waits) ? 'reviewed' : 'paid';
}

/** Pays orders together, those of them that can be paid. */
export function PayOrders({
  ids,
  payment,
  ...choice
}: PayChoice & { ids: readonly number[]; payment: Payment }): ReactElement {
  const { t } = useTranslation('basket');
  const { orders, fetchedAt, isError, isMissing, isFetching, refetch } = useOrderGroup(ids);
  if (isMissing) return <NothingToPay reason="missing" />;
  if (isError) return <ErrorState onRetry={refetch} busy={isFetching} />;
  if (!orders) return <PayPending />;
  const payable = orders.filter(isPayable);
  if (payable.length === 0) return <NothingToPay reason={reasonOf(orders)} orders={orders} />;
  const secondsLeft = Math.min(...payable.map(({ keyTTL }) => keyTTL));
  const prepare: Prepare = async () => payable.map(({ id }) => id);
  return (
    <PayScreen
      {...choice}
      payment={payment}
      due={add(...payable.map(({ payPrice }) => payPrice))}
      canPay={secondsLeft > 0}
      prepare={prepare}
      summary={(button) => (
        <OrdersSummary orders={payable}>
          {button}
          <p className="text-xs text-ink-soft">
            <Trans
              t={t}
              i18nKey="payWithin"
              count={payable.length}
              components={{
                time: (
                  <Countdown endsAt={fetchedAt + secondsLeft * 1000} onEnd={refetch} className="font-medium text-ink" />
                ),
              }}
            />
          </p>
        </OrdersSummary>
      )}
    />
  );
}
