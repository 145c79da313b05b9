import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, endpoints } from './index.ts';
import { isIssueKey, toIssues } from './issues.ts';
import { id, idList, int, list, text } from './scalars.ts';
import { badInputs, validInput } from './testing/arbitrary.ts';

const issuesOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? toIssues(error) : [];
};
const messagesOf = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(issuesOf(schema, value).map(({ path, message }) => [path, message]));

describe('field issues', () => {
  it('tell a path of names and indexes joined by dots', () => {
    expect(messagesOf(contract.orders.create.input, { items: [{ skuId: 'x', count: 1 }, 5], addressId: 1 })).toEqual({
      'items.0.skuId': 'notAnInteger',
      'items.1': 'notAnObject',
    });
    expect(messagesOf(contract.orders.create.input, { items: '[{"count":1}]', addressId: 1 })).toEqual({
      'items.0.skuId': 'required',
    });
    expect(messagesOf(contract.cart.add.input, 'x')).toEqual({ '': 'notAnObject' });
  });

  it('tell what is missing apart from what is wrong', () => {
    expect(messagesOf(contract.session.register.input, { mailbox: 'x', check: 'x' })).toEqual({
      mailbox: 'emailFormat',
      yzcode: 'required',
      password: 'required',
      confirmPassword: 'required',
      check: 'notABoolean',
    });
    expect(messagesOf(contract.tenant.setting.input, {})).toEqual({ key: 'required' });
    expect(messagesOf(contract.tenant.setting.input, { key: 'x' })).toEqual({ key: 'notAllowed' });
  });

  it('carry the bounds of the field, not those of numbers at large', () => {
    const schema = z.object({
      a: int({ min: 1, max: 9 }),
      b: text({ max: 3 }),
      c: idList({ max: 2 }),
      d: text({ min: 2 }),
    });
    expect(issuesOf(schema, { a: 1e300, b: 'four', c: '1,2,3', d: 'x' })).toEqual([
      { path: 'a', message: 'tooLarge', values: { max: 9 } },
      { path: 'b', message: 'tooLong', values: { max: 3 } },
      { path: 'c', message: 'tooMany', values: { max: 2 } },
      { path: 'd', message: 'tooShort', values: { min: 2 } },
    ]);
  });

  it("put zod's own findings into our words", () => {
    const schema = z.object({
      text: z.string().min(3),
      number: z.number().max(5),
      list: z.array(z.string()).min(2),
      flag: z.boolean(),
      kind: z.enum(['a']),
      either: z.union([z.string(), z.number()]),
      mail: z.email(),
      link: z.url(),
      record: z.record(z.string(), z.string()),
    });
    const wrong = { text: 'x', number: 9, list: [], flag: 'x', kind: 'b', either: {}, mail: 'x', link: 'x', record: 5 };
    expect(messagesOf(schema, wrong)).toEqual({
      text: 'tooShort',
      number: 'tooLarge',
      list: 'tooFew',
      flag: 'notABoolean',
      kind: 'notAllowed',
      either: 'invalid',
      mail: 'emailFormat',
      link: 'invalid',
      record: 'notAnObject',
    });
    const { error } = z.object({ a: z.string(), b: z.object({}) }).safeParse({}, { reportInput: true });
    expect(error && toIssues(error).map(({ message }) => message)).toEqual(['required', 'required']);
  });

  it('are one per field and few, whatever is sent', () => {
    expect(issuesOf(z.object({ a: int({ max: 9 }) }), { a: '9999999999999999' })).toHaveLength(1);
    const schema = z.object({ a: list(z.object({ b: id() })) });
    expect(issuesOf(schema, { a: Array.from({ length: 200 }, () => ({})) })).toHaveLength(50);
    expect(issuesOf(schema, { a: `[${'5,'.repeat(100_000)}5]` })).toEqual([
      { path: 'a', message: 'tooMany', values: { max: 200 } },
    ]);
  });

  it.each(endpoints)('$name never answers in the words of zod', ({ endpoint }) => {
    const tellsAll = (issues: ReturnType<typeof toIssues>) => {
      for (const { message } of issues) expect(isIssueKey(message)).toBe(true);
    };
    for (const { payload } of badInputs(endpoint)) tellsAll(issuesOf(endpoint.input, payload));
    fc.assert(
      fc.property(validInput(endpoint), fc.anything(), fc.nat(), (payload, anything, index) => {
        const key = Object.keys(payload)[index % Object.keys(payload).length] ?? 'x';
        tellsAll(issuesOf(endpoint.input, { ...payload, [key]: anything }));
        tellsAll(issuesOf(endpoint.input, anything));
      }),
      { numRuns: 50 },
    );
  });
});
