import type { ErrorName } from '@passage/contract/errors';
import { dollarsFromCents } from '@passage/money';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressKeys } from '../../features/addresses/addresses.api.ts';
import { cartKeys } from '../../features/cart/cart.api.ts';
import { type Cart, orderableLines } from '../../features/cart/cart-lines.api.ts';
import { orderKeys, useCreateOrders } from '../../features/orders/orders.api.ts';
import { sessionKeys } from '../../features/session/session.api.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { isFailure, messageOf } from '../../lib/failures.ts';
import { toast } from '../../ui/toast.ts';
import type { Tip } from '../payment/tips-dialog.tsx';
import { STEPS, useCheckout } from './checkout-query.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** As the marketplace's other clients order: a delivery, with points, from a browser. */
const ORDER_KIND = { deliveryType: 1, pointStatus: true, terminal: 20 } as const;

/** After these the bag is not what the shopper saw: it is shown again, with what has changed at its lines. */
const BAG_HAS_CHANGED: readonly ErrorName[] = ['PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_ORDERABLE', 'CART_LINE_GONE'];

interface Ordering {
  isOrdering: boolean;
  /** Makes orders of what the shopper sees. Undefined when it failed; the shopper has been told. */
  order: (seen: { cart: Cart; addressId: number; remark: string }) => Promise<number[] | undefined>;
}

export function useOrderCart(onTip: (tip: Tip) => void, onRefusal: (refusal: Refusal | undefined) => void): Ordering {
  const { t } = useTranslation('basket');
  const { goTo } = useCheckout();
  const queryClient = useQueryClient();
  const create = useCreateOrders();
  const keys = useAttemptKeys();

  const explain = async (error: unknown): Promise<void> => {
    const refusal = refusalOf(error);
    if (refusal) {
      // What is known of these orders may be older than the refusal.
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
      return onRefusal(refusal);
    }
    if (isFailure(error, 'OWN_SHOP_ORDER')) return onTip('ownShop');
    if (isFailure(error, 'SHOP_REQUIRED')) return onTip('shop');
    if (isFailure(error, ...BAG_HAS_CHANGED)) {
      await queryClient.invalidateQueries({ queryKey: cartKeys.all });
      return goTo({ step: STEPS.bag }, { notice: messageOf(error) ?? t('failed') });
    }
    // For instance an address that was deleted elsewhere.
    if (isFailure(error, 'NOT_FOUND')) await queryClient.invalidateQueries({ queryKey: addressKeys.all });
    const isSignedOut = isFailure(error, 'NOT_SIGNED_IN', 'SIGNED_OUT');
    if (!isSignedOut) toast(messageOf(error) ?? t('failed'), { tone: 'warning' });
  };

  return {
    isOrdering: create.isPending,
    order: async ({ cart, addressId, remark }) => {
      const input = {
        items: orderableLines(cart).map(({ id, count, sku }) => ({
          skuId: sku.id,
          count,
          cartId: id,
          shopId: sku.shopId,
        })),
        addressId,
        remark,
        totalAmt: dollarsFromCents(cart.totalAmt),
        ...ORDER_KIND,
      };
      onRefusal(undefined);
      try {
        const { tradeOrderIdList } = await create.mutateAsync({ ...input, idempotencyKey: keys.keyFor(input) });
        keys.forget();
        queryClient.invalidateQueries({ queryKey: cartKeys.all });
        // What was ordered has left the bag, whose own page is not the one that is open.
        queryClient.invalidateQueries({ queryKey: sessionKeys.cartCount });
        return tradeOrderIdList;
      } catch (error) {
        await explain(error);
        return undefined;
      }
    },
  };
}
