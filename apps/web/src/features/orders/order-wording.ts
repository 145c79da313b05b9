import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import type { Order } from './orders.api.ts';

type OrderState = Pick<Order, 'status' | 'auditStatus'>;

export type OrderWording =
  | 'paymentPending'
  | 'paymentRejected'
  | 'paymentReviewed'
  | 'waitDelivery'
  | 'waitReceipt'
  | 'orderOver'
  | 'refunded'
  | 'cancelled';

/** Which words tell how an order stands. While it waits for payment, what became of a proof decides. */
export function wordingOf({ status, auditStatus }: OrderState): OrderWording {
  switch (status) {
    case ORDER_STATUS.waitPay:
      if (auditStatus === AUDIT_STATUS.waiting) return 'paymentReviewed';
      return auditStatus === AUDIT_STATUS.rejected ? 'paymentRejected' : 'paymentPending';
    case ORDER_STATUS.waitDelivery:
      return 'waitDelivery';
    case ORDER_STATUS.waitReceipt:
      return 'waitReceipt';
    case ORDER_STATUS.orderOver:
      return 'orderOver';
    case ORDER_STATUS.refunded:
      return 'refunded';
    default:
      return 'cancelled';
  }
}

const TONES = {
  paymentPending: 'accent',
  paymentRejected: 'bad',
  paymentReviewed: 'ink',
  waitDelivery: 'ink',
  waitReceipt: 'ink',
  orderOver: 'good',
  refunded: 'soft',
  cancelled: 'soft',
} as const satisfies Record<OrderWording, string>;

export const toneOf = (state: OrderState): (typeof TONES)[OrderWording] => TONES[wordingOf(state)];
