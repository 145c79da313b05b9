import { describe, expect, it } from 'vitest';
import { COMMON_ERRORS, ERRORS, endpoints } from './index.ts';

const codes = Object.values(ERRORS);
const businessCodes = codes.filter((code) => code >= 1000);

describe('the table of errors', () => {
  it('error-10 gives every failure a code of its own, those of business rules from 1001 on', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.min(...businessCodes)).toBe(1001);
    expect(ERRORS).toMatchObject({
      INSUFFICIENT_BALANCE: expect.any(Number),
      OUT_OF_STOCK: expect.any(Number),
      OWN_SHOP_ORDER: expect.any(Number),
      PRICE_CHANGED: expect.any(Number),
      PAY_PASSWORD_NOT_SET: expect.any(Number),
      PAY_PASSWORD_WRONG: expect.any(Number),
    });
  });

  it('the codes below are those of the envelope, and any endpoint may answer them', () => {
    const common = COMMON_ERRORS.map((name) => ERRORS[name]).sort((a, b) => a - b);
    const envelope = [300, 400, 401, 403, 404, 409, 413, 415, 423, 429, 500, 503];
    expect(codes.filter((code) => code < 1000).sort((a, b) => a - b)).toEqual(envelope);
    // Under a host of nobody, and before the database may be used, no endpoint answers, whatever it is.
    expect(common).toEqual([...envelope, ERRORS.UNKNOWN_HOST, 1070].sort((a, b) => a - b));
  });

  it('no endpoint declares the same error twice', () => {
    for (const { name, endpoint } of endpoints) {
      expect(new Set(endpoint.errors).size, name).toBe(endpoint.errors.length);
    }
  });
});
