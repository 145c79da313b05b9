import { expect, it } from 'vitest';
import { strengthOf, traitsOf } from './password-strength.ts';

it.each([
  ['', 'none'],
  ['   ', 'none'],
  ['Ab1', 'weak'],
  ['  Abcd12  ', 'weak'],
  ['abcdefgh', 'fair'],
  ['12345678', 'fair'],
  ['abcdefg1', 'good'],
  ['Abcdefg1', 'strong'],
  ['密密密密密密密密', 'weak'],
])('session-30 %j is %s', (password, level) => {
  expect(strengthOf(password)).toBe(level);
});

it('session-30 knows letters of every script', () => {
  expect(traitsOf('éÉ٣')).toEqual({ hasLower: true, hasUpper: true, hasDigit: true });
});
