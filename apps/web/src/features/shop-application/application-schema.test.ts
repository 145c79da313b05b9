import { toIssues } from '@passage/contract/issues';
import { expect, it } from 'vitest';
import { applicationSchema, FIELDS } from './application-schema.ts';

it('shop-32 what is missing is told in the order of the form, an address never', () => {
  const blank = Object.fromEntries(FIELDS.map((field) => [field, field === 'saleCategory' ? [] : '']));
  const result = applicationSchema.safeParse({ ...blank, cardType: '1' }, { reportInput: true });
  const missing = result.success ? [] : toIssues(result.error).map(({ path, message }) => [path, message]);
  expect(missing).toEqual(FIELDS.slice(0, 11).map((field) => [field, field === 'email' ? 'emailFormat' : 'required']));
});
