/** The states of an order and what moves it from which to which; every writer updates guarded by this table. */
import { ORDER_STATUS, type OrderStatus } from '@passage/contract';

const { waitPay, waitDelivery, waitReceipt, orderOver, refunded, cancelled } = ORDER_STATUS;

export const TRANSITIONS = {
  /** The buyer's money is in escrow. */
  pay: { from: [waitPay], to: waitDelivery },
  /** The buyer gives an unpaid order up. */
  cancel: { from: [waitPay], to: cancelled },
  /** The buyer gives a paid order up before it is shipped, and gets everything back. */
  cancelPaid: { from: [waitDelivery], to: cancelled },
  /** The pay window has ended. */
  expire: { from: [waitPay], to: cancelled },
  /** The goods are on their way. */
  ship: { from: [waitDelivery], to: waitReceipt },
  /** The goods have arrived, by the buyer's word or because the time for it is over. */
  receive: { from: [waitReceipt], to: orderOver },
  /** After-sales have refunded every piece. */
  refundAll: { from: [waitReceipt, orderOver], to: refunded },
} as const satisfies Readonly<Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>>;
export type Transition = keyof typeof TRANSITIONS;

export const CANCEL_REASON = { buyer: 1, expired: 2 } as const;
