import { expect, it } from 'vitest';
import { readWithdrawalTypes } from './withdrawal-types.ts';

it('withdraw-10 a type is offered when its status is 0', () => {
  const types = [
    { code: 1, status: 1, label: { en: 'Bank card', fr: 'Carte bancaire' } },
    { code: 2, status: 0, label: { en: 'USDT' } },
    { code: 3, label: {} },
  ];
  expect(readWithdrawalTypes({ types }, 'fr')).toEqual([
    { code: 1, label: 'Carte bancaire', isOffered: false },
    { code: 2, label: 'USDT', isOffered: true },
    { code: 3, label: '3', isOffered: true },
  ]);
});

it('what is no type is left out', () => {
  for (const setting of [null, 7, [], {}, { types: 'none' }, { types: [null, 'card', { code: 'x' }] }])
    expect(readWithdrawalTypes(setting, 'en')).toEqual([]);
});
