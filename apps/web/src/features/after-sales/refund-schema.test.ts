import { toIssues } from '@passage/contract/issues';
import { cents } from '@passage/money';
import { describe, expect, it } from 'vitest';
import { type RefundValues, refundMessage, refundSchema } from './refund-schema.ts';

const ITEM = { price: cents(4_550), surplusCount: 3 };
const GOOD: RefundValues = {
  orderItemId: 7,
  refundCount: '2',
  refundPrice: '91.00',
  way: '10',
  applyReason: '4',
  applyPicUrls: [],
};

/** What the form says of each field. */
function messagesOf(changes: Partial<RefundValues>): Record<string, string> {
  const values = { ...GOOD, ...changes };
  const result = refundSchema(ITEM, values.refundCount).safeParse(values, { reportInput: true });
  if (result.success) return {};
  return Object.fromEntries(
    toIssues(result.error).map(({ path, message }) => [path, refundMessage(path, message) ?? message]),
  );
}

describe('an application for a refund', () => {
  it('passes with one piece to all that are left', () => {
    expect(messagesOf({})).toEqual({});
    expect(messagesOf({ refundCount: '3', refundPrice: '136.5' })).toEqual({});
    expect(messagesOf({ refundCount: '1', refundPrice: '45.50', applyDescription: 'Torn.' })).toEqual({});
  });

  it('aftersale-14 fault:refund-06 its number: enterCount without one, checkCount for 0, checkTotalCount for too many', () => {
    for (const refundCount of ['', ' ', '2.5', 'two'])
      expect(messagesOf({ refundCount })).toEqual({ refundCount: 'enterCount' });
    for (const refundCount of ['0', '-1']) expect(messagesOf({ refundCount })).toEqual({ refundCount: 'checkCount' });
    for (const refundCount of ['4', '999'])
      expect(messagesOf({ refundCount })).toEqual({ refundCount: 'checkTotalCount' });
  });

  it('aftersale-15 fault:refund-05 its amount is the unit price times one to the number of pieces', () => {
    expect(messagesOf({ refundPrice: '45.50' })).toEqual({});
    for (const refundPrice of ['', '0', '-45.50', '45.49', '136.50', '1e3', '91.001', '9007199254740993'])
      expect(messagesOf({ refundPrice }), refundPrice).toEqual({ refundPrice: 'checkAmount' });
  });

  it('aftersale-16 aftersale-17 type and reason are required, and all that is missing is told at once', () => {
    expect(messagesOf({ refundCount: '', refundPrice: '', way: null, applyReason: '' })).toEqual({
      refundCount: 'enterCount',
      refundPrice: 'checkAmount',
      way: 'enterService',
      applyReason: 'enterReason',
    });
  });

  it('aftersale-18 the description is optional and has at most 500 characters', () => {
    expect(messagesOf({ applyDescription: 'x'.repeat(500) })).toEqual({});
    expect(messagesOf({ applyDescription: 'x'.repeat(501) })).toEqual({ applyDescription: 'tooLong' });
  });

  it('aftersale-19 at most six pictures', () => {
    expect(messagesOf({ applyPicUrls: Array.from({ length: 6 }, (_, index) => `/files/${index}`) })).toEqual({});
    expect(messagesOf({ applyPicUrls: Array.from({ length: 7 }, (_, index) => `/files/${index}`) })).toEqual({
      applyPicUrls: 'tooMany',
    });
  });
});
