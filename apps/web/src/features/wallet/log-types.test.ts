import { LOG_TYPE } from '@passage/contract/codes';
import { expect, it } from 'vitest';
import { isOutgoing, LOG_TYPES, logTypeName } from './log-types.ts';

it('wallet-07 names every type as the contract does', () => {
  expect(Object.fromEntries(Object.entries(LOG_TYPES).map(([type, name]) => [name, Number(type)]))).toEqual(LOG_TYPE);
  expect(logTypeName(99)).toBe('other');
});

it('wallet-08 takes 1, 2, 3 and 7 as negative and all others as positive', () => {
  expect(Array.from({ length: 12 }, (_, type) => type).filter(isOutgoing)).toEqual([1, 2, 3, 7]);
});
