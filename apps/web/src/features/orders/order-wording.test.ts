import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import { describe, expect, it } from 'vitest';
import { toneOf, wordingOf } from './order-wording.ts';

const states = Object.values(ORDER_STATUS).flatMap((status) =>
  Object.values(AUDIT_STATUS).map((auditStatus) => ({ status, auditStatus })),
);

describe('how an order is told', () => {
  it('order-10 every status has a word and a tone of its own kind', () => {
    expect(states.map((state) => wordingOf(state))).not.toContain(undefined);
    expect(toneOf({ status: 30, auditStatus: 1 })).toBe('good');
    expect(toneOf({ status: -1, auditStatus: 0 })).toBe('soft');
  });

  it('order-20 order-21 order-22 while it waits for payment, what became of the proof decides', () => {
    expect(wordingOf({ status: 0, auditStatus: 0 })).toBe('paymentPending');
    expect(wordingOf({ status: 0, auditStatus: 1 })).toBe('paymentPending');
    expect(wordingOf({ status: 0, auditStatus: 2 })).toBe('paymentRejected');
    expect(wordingOf({ status: 0, auditStatus: 3 })).toBe('paymentReviewed');
  });
});
