import type { MessageTexts } from '../message-text.ts';

export const en: MessageTexts = {
  paymentApproved: {
    title: 'Payment confirmed',
    message: 'Your payment proof was approved. Order {orders} is paid and will be shipped soon.',
  },
  paymentRejected: {
    title: 'Payment proof not accepted',
    message:
      'Your payment proof for order {orders} was not accepted: {remark} Please upload another one or choose another way to pay before the time is over.',
  },
  paymentCredited: {
    title: 'Payment credited to your balance',
    message:
      'Your payment proof was approved, but order {orders} was no longer open. USD {amount} was added to your balance.',
  },
  rechargeApproved: {
    title: 'Recharge completed',
    message: 'Recharge {no} was approved. USD {amount} was added to your balance.',
  },
  rechargeRejected: {
    title: 'Recharge not accepted',
    message: 'Recharge {no} of USD {amount} was not accepted: {remark}',
  },
  withdrawalApproved: {
    title: 'Withdrawal approved',
    message: 'Withdrawal {no} of USD {amount} was approved and is being carried out.',
  },
  withdrawalRemitted: {
    title: 'Withdrawal remitted',
    message: 'USD {amount} of withdrawal {no} is on its way to you.',
  },
  withdrawalCompleted: {
    title: 'Withdrawal completed',
    message: 'Withdrawal {no} of USD {amount} is completed.',
  },
  withdrawalRejected: {
    title: 'Withdrawal not accepted',
    message: 'Withdrawal {no} was not accepted: {remark} USD {amount} is back on your balance.',
  },
  withdrawalFailed: {
    title: 'Withdrawal failed',
    message: 'Withdrawal {no} could not be delivered. USD {amount} is back on your balance. {remark}',
  },
  balanceAdded: { title: 'Balance increased', message: 'USD {amount} was added to your balance. {remark}' },
  balanceDeducted: { title: 'Balance decreased', message: 'USD {amount} was taken off your balance. {remark}' },
  shopOrderPaid: { title: 'New paid order', message: 'Order {order} of your shop is paid. Please ship it.' },
  orderCancelled: {
    title: 'Order cancelled',
    message: 'Order {order} is cancelled. USD {amount} was returned to your balance.',
  },
  orderShipped: {
    title: 'Order shipped',
    message: 'Order {order} is on its way with {company}, tracking number {trackingNumber}.',
  },
  orderAutoConfirmed: {
    title: 'Order completed',
    message: 'Order {order} now counts as received, because the time for confirming its receipt is over.',
  },
  shopOrderCancelled: {
    title: 'Order cancelled by the buyer',
    message: 'The buyer has cancelled order {order} of your shop. Please do not ship it.',
  },
  shopOrderSettled: {
    title: 'Order settled',
    message: 'Order {order} of your shop is settled. USD {amount} was added to your balance.',
  },
};
