import { toIssues } from '@passage/contract/issues';
import { expect, it } from 'vitest';
import { addressSchema } from './address-schema.ts';

const BLANK = { type: '', fullname: '', mobile: '', bankname: '', bankno: '', address: '', remark: '' };

function missing(changes: Partial<typeof BLANK>): string[] {
  const result = addressSchema.safeParse({ ...BLANK, ...changes }, { reportInput: true });
  return result.success ? [] : toIssues(result.error).map(({ path, message }) => `${path}: ${message}`);
}

it('withdraw-12 withdraw-13 withdraw-14 tells at once all that a type cannot do without', () => {
  expect(missing({ type: '1' })).toEqual([
    'fullname: required',
    'mobile: required',
    'bankname: required',
    'bankno: required',
  ]);
  expect(missing({ type: '2' })).toEqual(['fullname: required', 'mobile: required', 'address: required']);
});

it('takes a card without a wallet and a wallet without a card', () => {
  const person = { fullname: 'Élodie Marchand', mobile: '+33 6 12 34 56 78' };
  expect(missing({ ...person, type: '1', bankname: 'Banque', bankno: '4000' })).toEqual([]);
  expect(missing({ ...person, type: '2', address: 'T123' })).toEqual([]);
});
