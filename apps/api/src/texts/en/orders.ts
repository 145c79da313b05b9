import type { ORDER_STATUS } from '@passage/contract';

/** How an order stands, and what the first event of its parcel says. */
export default {
  status: {
    waitPay: 'Waiting payment',
    waitDelivery: 'Waiting delivery',
    waitReceipt: 'Waiting receipt',
    orderOver: 'Completed',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  handover: 'The parcel was handed to {company}, tracking number {number}.',
} satisfies { status: Record<keyof typeof ORDER_STATUS, string>; handover: string };
