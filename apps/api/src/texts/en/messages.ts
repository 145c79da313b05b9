import type { MessageTemplate, MessageText } from '../message-params.ts';

/** System messages and the mails of the same words. A line of which no name in braces has a value is left out. */
export default {
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
  applicationApproved: {
    title: 'Shop application approved',
    message: 'Welcome! Your application was approved and your shop {shop} is open.',
  },
  applicationRejected: {
    title: 'Shop application not accepted',
    message: 'Your application for the shop {shop} was not accepted: {remark} You can change it and apply again.',
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
  withdrawalCut: {
    title: 'Withdrawal changed by a refund',
    message:
      'USD {before} of withdrawal {no} became USD {after}: refund {refund} was paid out of it first. What was more than the refund needs is back on your balance.',
  },
  balanceAdded: {
    title: 'Balance increased',
    message: 'USD {amount} was added to your balance. {remark}',
  },
  balanceDeducted: {
    title: 'Balance decreased',
    message: 'USD {amount} was taken off your balance. {remark}',
  },
  shopOrderPaid: {
    title: 'New paid order',
    message: 'Order {order} of your shop is paid. Please ship it.',
  },
  orderCancelled: {
    title: 'Order cancelled',
    message: 'Order {order} is cancelled. USD {amount} was returned to your balance.',
  },
  orderExpired: {
    title: 'Order cancelled: not paid in time',
    message:
      'Order {order} was cancelled because it was not paid in time. Nothing was charged. You can order the items again.',
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
  shopDebtPaid: {
    title: 'Settlement paid a debt',
    message:
      'USD {amount} of the settlement of order {order} paid what your shop owes for refunds. USD {debt} are still owed.',
  },
  afterSaleReturnAwaited: {
    title: 'Please send the goods back',
    message:
      'After-sale {no} of order {order} was approved. Please send the goods back and enter the tracking number. USD {amount} will be refunded once they have arrived.\nReturn address: {address}\nNote from the shop: {remark}',
  },
  afterSaleApproved: {
    title: 'After-sale approved',
    message:
      'After-sale {no} of order {order} was approved. USD {amount} will soon be refunded to your balance.\nNote from the shop: {remark}',
  },
  afterSaleRefused: {
    title: 'After-sale not accepted',
    message: 'After-sale {no} of order {order} for USD {amount} was not accepted: {remark}',
  },
  afterSaleGoodsAccepted: {
    title: 'Your return has arrived',
    message:
      'The goods of after-sale {no} of order {order} have arrived. USD {amount} will soon be refunded to your balance. {remark}',
  },
  afterSaleGoodsRefused: {
    title: 'Your return was not accepted',
    message:
      'The goods that you sent back for after-sale {no} of order {order} (USD {amount}) were not accepted: {remark}',
  },
  afterSaleRefunded: {
    title: 'Refund completed',
    message: 'USD {amount} for after-sale {no} of order {order} was refunded to your balance. {remark}',
  },
  afterSaleRefundAsked: {
    title: 'Your refund waits for the store',
    message:
      'The refund of USD {amount} for after-sale {no} of order {order} was granted and waits for the store to release it. {remark}',
  },
  afterSaleRefundRejected: {
    title: 'Your refund is delayed',
    message:
      'The store has not yet released the refund of USD {amount} for after-sale {no} of order {order}: {remark} It is still granted, and the shop can ask for it again.',
  },
  shopAfterSaleAsked: {
    title: 'New after-sale',
    message:
      'The buyer of order {order} asks for a refund of USD {amount} (after-sale {no}). Please decide within 24 hours.',
  },
  shopAfterSaleCancelled: {
    title: 'After-sale cancelled',
    message: 'The buyer cancelled after-sale {no} of order {order}.',
  },
  shopAfterSaleReturned: {
    title: 'Goods on their way back',
    message: 'The goods of after-sale {no} of order {order} are on their way back: {tracking}',
  },
  shopAfterSalePaid: {
    title: 'Refund taken from your balance',
    message: 'USD {amount} was taken from your balance for the refund of after-sale {no} of order {order}.',
  },
  shopRefundOwed: {
    title: 'Your shop owes for a refund',
    message:
      'Your balance did not cover the refund of after-sale {no} of order {order}. The store paid USD {amount}; your shop now owes USD {debt}, which its next settlements pay first.',
  },
  shopRefundRejected: {
    title: 'Refund not released',
    message:
      'The store has not released the refund of after-sale {no} of order {order}: {remark} Please top up your balance and start the refund again.',
  },
} satisfies Record<MessageTemplate, MessageText>;
