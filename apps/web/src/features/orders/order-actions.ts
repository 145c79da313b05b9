import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import type { Order } from './orders.api.ts';

type OrderState = Pick<Order, 'status' | 'auditStatus'>;

const isPayable = ({ status, auditStatus }: OrderState): boolean =>
  status === ORDER_STATUS.waitPay && auditStatus !== AUDIT_STATUS.waiting;

/** What a shopper can do with an order, and when: the one table that the list and the detail follow. */
const ORDER_ACTIONS = {
  payNow: isPayable,
  cancel: isPayable,
} as const satisfies Record<string, (order: OrderState) => boolean>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

export const isOffered = (action: OrderAction, order: OrderState): boolean => ORDER_ACTIONS[action](order);
