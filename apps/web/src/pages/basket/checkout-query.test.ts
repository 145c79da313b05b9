import { describe, expect, it } from 'vitest';
import { checkoutPath, readCheckoutQuery } from './checkout-query.ts';

const read = (text: string) => readCheckoutQuery(new URLSearchParams(text));

describe("the basket's address", () => {
  it('checkout-01 checkout-27 reads step, addressId or ano, payType, remark and orders', () => {
    const expected = { step: 3, addressId: 7, payType: 4, remark: 'ring twice', orders: [12, 13] };
    expect(read('step=3&addressId=7&payType=4&remark=ring+twice&orders=12,13')).toEqual(expected);
    expect(read('step=3&ano=7&payType=4&remark=ring+twice&orders=12&orders=13')).toEqual(expected);
    expect(read('step=2&ano=7&addressId=8').addressId).toBe(8);
  });

  it('checkout-02 without a step, or with one that is not there, the bag opens', () => {
    for (const text of ['', 'step=0', 'step=4', 'step=two', 'step=2.5']) expect(read(text).step, text).toBe(1);
    expect(read('step=2').step).toBe(2);
  });

  it('what is no number of something counts as absent', () => {
    const nonsense = read('addressId=-1&payType=card&orders=a,,0,5,5,1e99');
    expect(nonsense).toEqual({ step: 1, addressId: undefined, payType: undefined, remark: '', orders: [5] });
  });

  it('is written as it is read', () => {
    const query = { step: 2, addressId: 7, payType: undefined, remark: 'a & b', orders: [1, 2] } as const;
    expect(readCheckoutQuery(new URL(checkoutPath(query), 'http://localhost').searchParams)).toEqual(query);
  });
});
