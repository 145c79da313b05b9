import { describe, expect, it } from 'vitest';
import { hashPassword, isCommonPassword, matchesPassword } from './passwords.ts';

const ROUNDS = 9;

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let index = 0; index < 5; index++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
};

describe('passwords', () => {
  it('session-51 match their own bcrypt hash only', async () => {
    const stored = await hashPassword('Passage2026', 4);
    expect(await matchesPassword('Passage2026', stored, 4)).toBe(true);
    expect(await matchesPassword('passage2026', stored, 4)).toBe(false);
  });

  it('fault:auth-01 take as long to compare for an unknown account as for a known one', async () => {
    const stored = await hashPassword('Passage2026', ROUNDS);
    expect(await matchesPassword('Passage2026', undefined, ROUNDS)).toBe(false);
    const known = await timeOf(() => matchesPassword('Wrong2026', stored, ROUNDS));
    const unknown = await timeOf(() => matchesPassword('Wrong2026', undefined, ROUNDS));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('session-67 are common when they are on the short list, in whatever case', () => {
    expect(['Password1', 'qwerty123', '11111111'].every(isCommonPassword)).toBe(true);
    expect(['Passage2026', 'pasvrlkqmn'].some(isCommonPassword)).toBe(false);
  });
});
