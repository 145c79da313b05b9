import type { ReactElement } from 'react';
import { orderableLines, useCart, useIsCartChanging } from '../../features/cart/cart-lines.api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { NothingToPay } from '../payment/nothing-to-pay.tsx';
import { PayOrders, PayPending } from '../payment/pay-orders.tsx';
import { type PayChoice, PayScreen } from '../payment/pay-screen.tsx';
import { type Payment, type Prepare, usePayment } from '../payment/use-payment.ts';
import { CartSummary } from './cart-summary.tsx';
import { useCheckout } from './checkout-query.ts';
import type { OrderingStepProps } from './delivery-step.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { useOrderCart } from './use-order-cart.ts';

/** Step 3: how it is paid. The orders of the address, or, where the step was opened by itself, the bag. */
export function PayStep({ onTip, onRefusal }: OrderingStepProps): ReactElement {
  const { query, note } = useCheckout();
  // Here, above both: confirming turns the bag into orders while the payment goes on.
  const payment = usePayment(() => onTip('payPassword'));
  const choice: PayChoice = { payType: query.payType, onPayType: (payType) => note({ payType }) };
  return query.orders.length > 0 ? (
    <PayOrders ids={query.orders} payment={payment} {...choice} />
  ) : (
    <PayBag onTip={onTip} onRefusal={onRefusal} payment={payment} {...choice} />
  );
}

/** The step by itself: confirming makes the orders first. */
function PayBag({
  onTip,
  onRefusal,
  payment,
  ...choice
}: OrderingStepProps & PayChoice & { payment: Payment }): ReactElement {
  const { query, goTo } = useCheckout();
  const cart = useCart();
  const isChanging = useIsCartChanging();
  const { chosen, addresses, isError } = useAddressChoice(query.addressId);
  const { order } = useOrderCart(onTip, onRefusal);
  if (!cart.data) {
    return cart.isError ? <ErrorState onRetry={() => cart.refetch()} busy={cart.isFetching} /> : <PayPending />;
  }
  if (addresses === undefined && !isError) return <PayPending />;
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
      {...choice}
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
