/** What can be done with an order, its items and an after-sale, and when: one table that server and client follow. */
import { AFTER_SALE_STATUS, AUDIT_STATUS, ORDER_STATUS, PAY_TYPE, REFUND_STATUS } from './codes.ts';

export interface OrderState {
  /** ORDER_STATUS */
  readonly status: number;
  /** AUDIT_STATUS */
  readonly auditStatus: number;
  /** PAY_TYPE; null where none was chosen yet. */
  readonly payMethodType: number | null;
  readonly commentStatus: boolean;
}

const isWaiting = ({ auditStatus }: OrderState): boolean => auditStatus === AUDIT_STATUS.waiting;
const isPaidByProof = ({ status, payMethodType }: OrderState): boolean =>
  status === ORDER_STATUS.waitPay && payMethodType !== PAY_TYPE.balance;
const isOver = ({ status }: OrderState): boolean => status === ORDER_STATUS.orderOver;

const WITH_LOGISTICS: readonly number[] = [ORDER_STATUS.waitReceipt, ORDER_STATUS.orderOver, ORDER_STATUS.refunded];
const CANCELLABLE: readonly number[] = [ORDER_STATUS.waitPay, ORDER_STATUS.waitDelivery];

export const ORDER_ACTIONS = {
  payNow: (order) => order.status === ORDER_STATUS.waitPay && !isWaiting(order),
  /** 'Paid' in the list. */
  handInProof: isPaidByProof,
  /** 'Paid' on the order's own page: only before there is a receipt. */
  handInFirstProof: (order) => isPaidByProof(order) && order.auditStatus === AUDIT_STATUS.none,
  cancel: (order) => CANCELLABLE.includes(order.status) && !isWaiting(order),
  confirmReceipt: (order) => order.status === ORDER_STATUS.waitReceipt,
  evaluate: (order) => isOver(order) && !order.commentStatus,
  viewEvaluation: (order) => isOver(order) && order.commentStatus,
  seeLogistics: (order) => WITH_LOGISTICS.includes(order.status),
} as const satisfies Readonly<Record<string, (order: OrderState) => boolean>>;
export type OrderAction = keyof typeof ORDER_ACTIONS;

export const canWithOrder = (action: OrderAction, order: OrderState): boolean => ORDER_ACTIONS[action](order);

export interface ItemState {
  /** ORDER_STATUS of the item's order. */
  readonly orderStatus: number;
  /** AFTER_SALE_STATUS */
  readonly afterSaleStatus: number;
}

const REFUNDABLE: readonly number[] = [AFTER_SALE_STATUS.none, AFTER_SALE_STATUS.fail, AFTER_SALE_STATUS.partial];
const WITH_REFUND: readonly number[] = [AFTER_SALE_STATUS.apply, AFTER_SALE_STATUS.success];
const RECEIVED: readonly number[] = [ORDER_STATUS.waitReceipt, ORDER_STATUS.orderOver];

export const ITEM_ACTIONS = {
  applyForAfterSale: ({ orderStatus, afterSaleStatus }) =>
    RECEIVED.includes(orderStatus) && REFUNDABLE.includes(afterSaleStatus),
  viewAfterSale: ({ orderStatus, afterSaleStatus }) =>
    WITH_LOGISTICS.includes(orderStatus) && WITH_REFUND.includes(afterSaleStatus),
} as const satisfies Readonly<Record<string, (item: ItemState) => boolean>>;
export type ItemAction = keyof typeof ITEM_ACTIONS;

export const canWithItem = (action: ItemAction, item: ItemState): boolean => ITEM_ACTIONS[action](item);

const { waitCheck, waitReturn, waitReceive, waitRefund, success, cancelled, refused, goodsRefused } = REFUND_STATUS;

/**
 * Steps of an after-sale: from which statuses, and where each leads. approve leads to waitReturn where goods have to come
 * back, else to waitRefund.
 */
export const AFTER_SALE_STEPS = {
  cancel: { by: 'buyer', from: [waitCheck, waitReturn, waitReceive], to: cancelled },
  returnGoods: { by: 'buyer', from: [waitReturn], to: waitReceive },
  approve: { by: 'seller', from: [waitCheck], to: waitRefund },
  refuse: { by: 'seller', from: [waitCheck], to: refused },
  receive: { by: 'seller', from: [waitReceive], to: waitRefund },
  refuseGoods: { by: 'seller', from: [waitReceive], to: goodsRefused },
  refund: { by: 'seller', from: [waitRefund], to: success },
} as const;
export type AfterSaleStep = keyof typeof AFTER_SALE_STEPS;

export const canWithAfterSale = (step: AfterSaleStep, status: number): boolean => {
  const from: readonly number[] = AFTER_SALE_STEPS[step].from;
  return from.includes(status);
};
