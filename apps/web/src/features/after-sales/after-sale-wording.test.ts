import { describe, expect, it } from 'vitest';
import { reasonName, STATUS_TONES, statusName, wayName } from './after-sale-wording.ts';

describe('what the numbers of an after-sale are called', () => {
  it('aftersale-12 every status by its number', () => {
    expect([10, 20, 30, 40, 50, 61, 62, 63].map(statusName)).toEqual([
      'waitCheck',
      'waitReturn',
      'waitReceive',
      'waitRefund',
      'success',
      'cancelled',
      'refused',
      'goodsRefused',
    ]);
    expect(STATUS_TONES[statusName(20)]).toBe('accent');
    expect(STATUS_TONES[statusName(50)]).toBe('good');
  });

  it('aftersale-13 every reason and way by its number', () => {
    expect([1, 2, 3, 4].map(reasonName)).toEqual(['notWant', 'wrongAddress', 'wrongProduct', 'damagedProduct']);
    expect([10, 20].map(wayName)).toEqual(['refundOnly', 'refundAndReturn']);
  });
});
