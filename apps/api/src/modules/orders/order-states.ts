/** The states of an order and who may move it from which to which; every writer updates guarded by this table. */
import { ORDER_STATUS, type OrderStatus } from '@passage/contract';

const { waitPay, waitDelivery, cancelled } = ORDER_STATUS;

export const TRANSITIONS = {
  /** The buyer's money is in escrow. */
  pay: { from: waitPay, to: waitDelivery },
  /** The buyer gives an unpaid order up. */
  cancel: { from: waitPay, to: cancelled },
  /** The pay window has ended. */
  expire: { from: waitPay, to: cancelled },
} as const satisfies Readonly<Record<string, { from: OrderStatus; to: OrderStatus }>>;

export const CANCEL_REASON = { buyer: 1, expired: 2 } as const;
