import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import { add } from '@passage/money';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { orderableLines, useCart, useIsCartChanging } from '../../features/cart/cart-lines.api.ts';
import { type OrderDetail, useOrderGroup } from '../../features/orders/orders.api.ts';
import { PayMethodsSkeleton } from '../../features/payment/pay-methods.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea } from '../../ui/skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCheckout } from './checkout-query.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrdersSummary } from './orders-summary.tsx';
import { PayScreen } from './pay-screen.tsx';
import { StepLayout, SummarySkeleton } from './step-layout.tsx';
import type { Tip } from './tips-dialog.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { useOrderCart } from './use-order-cart.ts';
import { type Payment, type Prepare, usePayment } from './use-payment.ts';

interface PayStepProps {
  onTip: (tip: Tip) => void;
}

/** Step 3: how it is paid. The orders of the address, or, where the step was opened by itself, the bag. */
export function PayStep({ onTip }: PayStepProps): ReactElement {
  const { query } = useCheckout();
  // Here, above both: confirming turns the bag into orders while the payment goes on.
  const payment = usePayment(onTip);
  return query.orders.length > 0 ? (
    <PayOrders ids={query.orders} payment={payment} />
  ) : (
    <PayBag onTip={onTip} payment={payment} />
  );
}

function Pending(): ReactElement {
  return (
    <StepLayout summary={<SummarySkeleton />}>
      <LoadingArea>
        <PayMethodsSkeleton />
      </LoadingArea>
    </StepLayout>
  );
}

const isPayable = ({ status, auditStatus }: OrderDetail): boolean =>
  status === ORDER_STATUS.waitPay && auditStatus !== AUDIT_STATUS.waiting;

function PayOrders({ ids, payment }: { ids: readonly number[]; payment: Payment }): ReactElement {
  const { t } = useTranslation('basket');
  const { orders, fetchedAt, isError, isMissing, isFetching, refetch } = useOrderGroup(ids);
  if (isMissing) return <NothingToPay reason="missing" />;
  if (isError) return <ErrorState onRetry={refetch} busy={isFetching} />;
  if (!orders) return <Pending />;
  const payable = orders.filter(isPayable);
  if (payable.length === 0) {
    const isCancelled = orders.every(({ status }) => status === ORDER_STATUS.cancelled);
    return <NothingToPay reason={isCancelled ? 'cancelled' : 'paid'} orders={orders} />;
  }
  const secondsLeft = Math.min(...payable.map(({ keyTTL }) => keyTTL));
  const due = add(...payable.map(({ payPrice }) => payPrice));
  const prepare: Prepare = async () => payable.map(({ id }) => id);
  return (
    <PayScreen
      payment={payment}
      due={due}
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

/** The step by itself: confirming makes the orders first. */
function PayBag({ onTip, payment }: PayStepProps & { payment: Payment }): ReactElement {
  const { query, goTo } = useCheckout();
  const cart = useCart();
  const isChanging = useIsCartChanging();
  const { chosen, addresses, isError } = useAddressChoice(query.addressId);
  const { order } = useOrderCart(onTip);
  if (!cart.data) {
    return cart.isError ? <ErrorState onRetry={() => cart.refetch()} busy={cart.isFetching} /> : <Pending />;
  }
  if (addresses === undefined && !isError) return <Pending />;
  if (orderableLines(cart.data).length === 0) return <NothingToPay reason="empty" />;
  const { data } = cart;
  const prepare: Prepare = async () => {
    if (!chosen) return undefined;
    const orders = await order({ cart: data, addressId: chosen.id, remark: query.remark });
    if (orders) goTo({ addressId: chosen.id, orders }, { replace: true });
    return orders;
  };
  return (
    <PayScreen
      payment={payment}
      due={data.totalAmt}
      canPay={chosen !== undefined && !isChanging && !cart.isFetching}
      prepare={prepare}
      summary={(button) => (
        <CartSummary cart={data} address={chosen}>
          {button}
        </CartSummary>
      )}
    />
  );
}
