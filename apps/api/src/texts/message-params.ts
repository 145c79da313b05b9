interface AfterSaleWords {
  no: string;
  order: string;
  amount: string;
  /** Of whoever decided. */
  remark: string;
}

/** What each message is told with, as text. Amounts come as dollars: 1234.50. */
export interface MessageParams {
  /** orders: their numbers, joined by commas. */
  paymentApproved: { orders: string };
  paymentRejected: { orders: string; remark: string };
  /** Money that came for orders that were no longer open. */
  paymentCredited: { orders: string; amount: string };
  rechargeApproved: { no: string; amount: string };
  rechargeRejected: { no: string; amount: string; remark: string };
  applicationApproved: { shop: string };
  applicationRejected: { shop: string; remark: string };
  withdrawalApproved: { no: string; amount: string };
  withdrawalRemitted: { no: string; amount: string };
  withdrawalCompleted: { no: string; amount: string };
  withdrawalRejected: { no: string; amount: string; remark: string };
  withdrawalFailed: { no: string; amount: string; remark: string };
  /** What a refund took out of it: dollars before and after, and the after-sale's number. */
  withdrawalCut: { no: string; before: string; after: string; refund: string };
  balanceAdded: { amount: string; remark: string };
  balanceDeducted: { amount: string; remark: string };
  /** To the owner of the shop. */
  shopOrderPaid: { order: string };
  /** The goods have to come back first. */
  afterSaleReturnAwaited: AfterSaleWords & { address: string };
  afterSaleApproved: AfterSaleWords;
  afterSaleRefused: AfterSaleWords;
  afterSaleGoodsAccepted: AfterSaleWords;
  afterSaleGoodsRefused: AfterSaleWords;
  afterSaleRefunded: AfterSaleWords;
  /** The store has to agree first. */
  afterSaleRefundAsked: AfterSaleWords;
  afterSaleRefundRejected: AfterSaleWords;
  /** To the owner of the shop, as all that follow. */
  shopAfterSaleAsked: { no: string; order: string; amount: string };
  shopAfterSaleCancelled: { no: string; order: string };
  /** tracking: company and number. */
  shopAfterSaleReturned: { no: string; order: string; tracking: string };
  /** What the owner's balance paid of a refund. */
  shopAfterSalePaid: { no: string; order: string; amount: string };
  /** What the platform paid of a refund, and what the shop owes it now. */
  shopRefundOwed: { no: string; order: string; amount: string; debt: string };
  shopRefundRejected: { no: string; order: string; remark: string };
  /** A paid order, by its buyer. */
  orderCancelled: { order: string; amount: string };
  /** An order that was not paid in time. */
  orderExpired: { order: string };
  orderShipped: { order: string; company: string; trackingNumber: string };
  orderAutoConfirmed: { order: string };
  /** To the owner of the shop. */
  shopOrderCancelled: { order: string };
  shopOrderSettled: { order: string; amount: string };
  /** What a settlement paid of the shop's debt, and what is left of it. */
  shopDebtPaid: { order: string; amount: string; debt: string };
}

export type MessageTemplate = keyof MessageParams;

/** Names in braces are filled in. */
export interface MessageText {
  readonly title: string;
  readonly message: string;
}

export type MessageTexts = { readonly [Template in MessageTemplate]: MessageText };
