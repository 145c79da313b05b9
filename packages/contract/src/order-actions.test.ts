import { describe, expect, it } from 'vitest';
import { AFTER_SALE_STATUS, AUDIT_STATUS, ORDER_STATUS, PAY_TYPE, REFUND_STATUS } from './codes.ts';
import {
  AFTER_SALE_STEPS,
  type AfterSaleStep,
  canWithAfterSale,
  canWithItem,
  canWithOrder,
  type ItemState,
  ORDER_ACTIONS,
  type OrderAction,
  type OrderState,
} from './order-actions.ts';

const BALANCE = 4;

/** Every combination there is: what a shopper sees of an order can be nothing else. */
const ORDERS: readonly OrderState[] = Object.values(ORDER_STATUS).flatMap((status) =>
  Object.values(AUDIT_STATUS).flatMap((auditStatus) =>
    [null, ...Object.values(PAY_TYPE)].flatMap((payMethodType) =>
      [false, true].map((commentStatus) => ({ status, auditStatus, payMethodType, commentStatus })),
    ),
  ),
);

const ITEMS: readonly ItemState[] = Object.values(ORDER_STATUS).flatMap((orderStatus) =>
  Object.values(AFTER_SALE_STATUS).map((afterSaleStatus) => ({ orderStatus, afterSaleStatus })),
);

function expectOrder(action: OrderAction, isExpected: (order: OrderState) => boolean): void {
  for (const order of ORDERS) {
    expect(canWithOrder(action, order), JSON.stringify(order)).toBe(isExpected(order));
  }
}

describe('what can be done with an order, over every status, audit, pay method and review', () => {
  it('holds all of them', () => {
    expect(ORDERS).toHaveLength(6 * 4 * 5 * 2);
    expect(new Set(ORDERS.map((order) => JSON.stringify(order))).size).toBe(ORDERS.length);
  });

  it('order-25 pay now exactly when it waits for payment and its audit is not waiting', () => {
    expectOrder('payNow', ({ status, auditStatus }) => status === 0 && auditStatus !== 3);
  });

  it('order-26 a proof in the list exactly when it waits for payment by anything but the balance', () => {
    expectOrder('handInProof', ({ status, payMethodType }) => status === 0 && payMethodType !== BALANCE);
  });

  it('order-27 a proof on its own page only while, besides, there is none yet', () => {
    expectOrder(
      'handInFirstProof',
      ({ status, payMethodType, auditStatus }) => status === 0 && payMethodType !== BALANCE && auditStatus === 0,
    );
  });

  it('order-28 cancel exactly when it waits for payment or delivery and its audit is not waiting', () => {
    expectOrder('cancel', ({ status, auditStatus }) => (status === 0 || status === 10) && auditStatus !== 3);
  });

  it('order-29 confirm receipt exactly when it waits for that', () => {
    expectOrder('confirmReceipt', ({ status }) => status === 20);
  });

  it('order-30 order-31 evaluate exactly when it is over and not commented, view the review when it is', () => {
    expectOrder('evaluate', ({ status, commentStatus }) => status === 30 && !commentStatus);
    expectOrder('viewEvaluation', ({ status, commentStatus }) => status === 30 && commentStatus);
  });

  it('order-32 logistics when it waits for receipt, is over or refunded', () => {
    expectOrder('seeLogistics', ({ status }) => status === 20 || status === 30 || status === 40);
  });

  it('no order that is cancelled offers anything', () => {
    for (const order of ORDERS.filter(({ status }) => status === ORDER_STATUS.cancelled))
      expect(Object.values(ORDER_ACTIONS).some((isOffered) => isOffered(order))).toBe(false);
  });
});

describe('what can be done with an item, over every status of its order and of its after-sales', () => {
  it('order-33 a refund can be applied for with none, a failed or a partial one, in an order received or under way', () => {
    for (const item of ITEMS) {
      const expected =
        [0, 30, 40].includes(item.afterSaleStatus) && (item.orderStatus === 20 || item.orderStatus === 30);
      expect(canWithItem('applyForAfterSale', item), JSON.stringify(item)).toBe(expected);
    }
  });

  it('order-34 the after-sale can be looked at when it is applied for or done, in an order sent, over or refunded', () => {
    for (const item of ITEMS) {
      const expected = [10, 20].includes(item.afterSaleStatus) && [20, 30, 40].includes(item.orderStatus);
      expect(canWithItem('viewAfterSale', item), JSON.stringify(item)).toBe(expected);
    }
  });

  it('no item offers both', () => {
    for (const item of ITEMS)
      expect(canWithItem('applyForAfterSale', item) && canWithItem('viewAfterSale', item)).toBe(false);
  });
});

describe('the steps of an after-sale', () => {
  const FROM: Readonly<Record<AfterSaleStep, readonly number[]>> = {
    cancel: [10, 20, 30],
    returnGoods: [20],
    approve: [10],
    refuse: [10],
    receive: [30],
    refuseGoods: [30],
    refund: [40],
  };

  it('aftersale-12 aftersale-23 each can be made in its own statuses and in no other', () => {
    for (const status of Object.values(REFUND_STATUS)) {
      for (const step of Object.keys(AFTER_SALE_STEPS).filter((name): name is AfterSaleStep => name in FROM))
        expect(canWithAfterSale(step, status), `${step} in ${status}`).toBe(FROM[step].includes(status));
    }
  });
});
