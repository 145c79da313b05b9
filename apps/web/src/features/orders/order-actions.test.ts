import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import { describe, expect, it } from 'vitest';
import { isOffered } from './order-actions.ts';
import { toneOf, wordingOf } from './order-wording.ts';

const states = Object.values(ORDER_STATUS).flatMap((status) =>
  Object.values(AUDIT_STATUS).map((auditStatus) => ({ status, auditStatus })),
);

describe('what an order offers', () => {
  it('order-25 pay now exactly when the order waits for payment and its audit is not waiting', () => {
    for (const state of states) {
      const expected = state.status === 0 && state.auditStatus !== 3;
      expect(isOffered('payNow', state), JSON.stringify(state)).toBe(expected);
    }
  });

  it('cancelling stands beside it, never at a paid or ended order', () => {
    for (const state of states) expect(isOffered('cancel', state)).toBe(isOffered('payNow', state));
  });

  it('order-10 every status has a word and a tone of its own kind', () => {
    expect(states.map((state) => wordingOf(state))).not.toContain(undefined);
    expect(toneOf({ status: 30, auditStatus: 1 })).toBe('good');
    expect(toneOf({ status: -1, auditStatus: 0 })).toBe('soft');
  });

  it('order-21 a payment that nobody reviews is pending; a rejected one says so', () => {
    expect(wordingOf({ status: 0, auditStatus: 0 })).toBe('paymentPending');
    expect(wordingOf({ status: 0, auditStatus: 2 })).toBe('paymentRejected');
    expect(wordingOf({ status: 0, auditStatus: 3 })).toBe('paymentReviewed');
  });
});
