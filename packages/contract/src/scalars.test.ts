import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_COUNT } from './codes.ts';
import { contract, endpoints } from './index.ts';
import { toIssues } from './issues.ts';
import { metaOf } from './meta.ts';
import { bool, choice, code, email, id, idList, int, list, MAX_ID, password, payPassword, text } from './scalars.ts';

/** The value as read, or the key of what is wrong with it. */
function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : toIssues(result.error)[0]?.message;
}

/** Top-level fields of all inputs, without optional and default around them. */
const inputFields = endpoints.flatMap(({ name, endpoint: { input } }) =>
  (input instanceof z.ZodObject ? Object.entries(input.shape) : []).map(([key, field]) => ({
    name: `${name} ${key}`,
    key,
    field: unwrap(field),
  })),
);

function unwrap(field: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = field instanceof z.core.$ZodOptional || field instanceof z.core.$ZodDefault;
  return isWrapped ? unwrap(field._zod.def.innerType) : field;
}
const readField = (field: z.core.$ZodType, value: unknown) => read(z.object({ field }), { field: value });

describe('whole numbers', () => {
  it('are read alike from JSON and from text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_ID, max: MAX_ID }), (value) => {
        expect(read(int(), value)).toBe(value + 0);
        expect(read(int(), ` ${value} `)).toBe(value + 0);
      }),
    );
  });

  it('fault:cart-06 a count is 1 to 999 in plain digits and nothing else', () => {
    const counts = [contract.cart.add.input.shape.count, contract.cart.updateCount.input.shape.count];
    for (const count of counts) {
      expect([1, '1', MAX_COUNT].map((value) => read(count, value))).toEqual([1, 1, 999]);
      for (const value of [-5, '-5', 0, '0', 1000, 2_147_483_648]) expect(read(count, value)).toMatch(/^too/);
      for (const value of ['1e3', 1.2, '1.2', '١٢', '１２', '0x1', '1,000', true, [1], {}, Number.NaN]) {
        expect(read(count, value)).toBe('notAnInteger');
      }
    }
    const items = [{ skuId: 1, count: -1 }];
    expect(read(contract.orders.create.input, { items, addressId: 1 })).toBe('tooSmall');
  });

  it('i18n-23 ids are positive and fit the database', () => {
    expect(read(id(), MAX_ID)).toBe(MAX_ID);
    for (const value of [0, -1, '0']) expect(read(id(), value)).toBe('tooSmall');
    for (const value of [MAX_ID + 1, 2 ** 53, 1e300]) expect(read(id(), value)).toBe('tooLarge');
  });

  it('codes are one of their values', () => {
    expect([1, '2'].map((value) => read(code(1, 2), value))).toEqual([1, 2]);
    expect([3, '0', 1.5, 'x', ''].map((value) => read(code(1, 2), value))).toEqual([
      'notAllowed',
      'notAllowed',
      'notAnInteger',
      'notAnInteger',
      'required',
    ]);
    expect(['a', 'c', undefined].map((value) => read(choice(['a', 'b']), value))).toEqual([
      'a',
      'notAllowed',
      'required',
    ]);
  });

  const pageSizes = inputFields.filter(({ key }) => key === 'pageSize');
  it.each(pageSizes)('error-12 $name is 1 to 200 and never clamped', ({ field }) => {
    for (const size of [1, 200, '200']) expect(readField(field, size)).toEqual({ field: Number(size) });
    for (const size of [0, '0', -1, 201, 1e9]) expect(readField(field, size)).toMatch(/^too/);
  });

  const paged = endpoints.filter(({ endpoint: { input } }) => input instanceof z.ZodObject && 'pageNo' in input.shape);
  it.each(paged)('error-11 $name starts at page 1 and answers list and total', ({ name, endpoint }) => {
    const { input, output } = endpoint;
    const field = input instanceof z.ZodObject ? input.shape.pageNo : z.never();
    expect([1, 0, -1].map((page) => readField(field, page))).toEqual([{ field: 1 }, 'tooSmall', 'tooSmall']);
    // The specification has the sessions with shops as a bare list.
    if (name === 'chat.sessions') expect(output).toBeInstanceOf(z.ZodArray);
    else {
      const fields = output instanceof z.ZodObject ? Object.keys(output.shape) : [];
      // A long list's total may be an estimate, and a list whose rows leave it has a cursor.
      expect(fields.filter((field) => !['totalIsEstimate', 'next'].includes(field))).toEqual(['list', 'total']);
    }
  });
});

describe('booleans', () => {
  const booleans = inputFields.filter(({ field }) => metaOf(field).type === 'boolean');

  it('are found in the contract', () => {
    expect(booleans.map(({ key }) => key)).toEqual(expect.arrayContaining(['check', 'defaultStatus', 'pointStatus']));
  });

  it.each(booleans)("fault:contract-01 $name: 'false' and '0' are false, anything else is refused", ({ field }) => {
    for (const value of [false, 0, 'false', '0']) expect(readField(field, value)).toEqual({ field: false });
    for (const value of [true, 1, 'true', '1']) expect(readField(field, value)).toEqual({ field: true });
    for (const value of ['FALSE', 'no', 'off', 'null', 2, -1, [], [false], {}]) {
      expect(readField(field, value)).toBe('notABoolean');
    }
    for (const value of ['', null, undefined]) expect(readField(field, value)).toBe('required');
  });

  it('go back as they are', () => {
    expect(z.encode(bool(), false)).toBe(false);
  });
});

describe('lists', () => {
  const idLists = [
    { name: 'cart.remove ids', field: contract.cart.remove.input.shape.ids },
    { name: 'payment.pay tradeOrderIdList', field: contract.payment.pay.input.shape.tradeOrderIdList },
    {
      name: 'payment.changePayType tradeOrderIdList',
      field: contract.payment.changePayType.input.shape.tradeOrderIdList,
    },
  ];

  it.each(idLists)('fault:contract-02 $name reads every form of a list of ids alike', ({ field }) => {
    for (const form of [[1, 2], ['1', '2'], '1,2', '1, 2', '[1,2]', '["1","2"]'])
      expect(read(field, form)).toEqual([1, 2]);
    for (const form of [1, '1', [1], ['1'], '[1]']) expect(read(field, form)).toEqual([1]);
    for (const form of ['', '[]', []]) expect(read(field, form)).toBe('required');
    for (const form of ['a', '1;2', '1.5', 1.5, '[1,', [[1]], [{ id: 1 }]])
      expect(read(field, form)).toBe('notAnInteger');
    for (const form of ['9007199254740993', 2 ** 53]) expect(read(field, form)).toBe('tooLarge');
    for (const form of [{ 0: 1 }, true]) expect(read(field, form)).toBe('notAList');
    expect(
      read(
        field,
        Array.from({ length: 201 }, () => 1),
      ),
    ).toBe('tooMany');
  });

  it('of objects come as such or as JSON text', () => {
    const schema = list(z.object({ skuId: id() }), { min: 1, max: 2 });
    expect(read(schema, [{ skuId: '5' }])).toEqual([{ skuId: 5 }]);
    expect(read(schema, '[{"skuId":5}]')).toEqual([{ skuId: 5 }]);
    expect(['', '[]', '{}', 'x', '5', {}, '[1,2,3]'].map((value) => read(schema, value))).toEqual([
      'required',
      'required',
      'notAList',
      'notAList',
      'notAList',
      'notAList',
      'tooMany',
    ]);
  });

  it('an empty list of ids is one where none is needed', () => {
    expect(read(idList({ min: 0 }), '')).toEqual([]);
  });
});

describe('text', () => {
  it('error-18 is trimmed and NFC-normalised', () => {
    expect(read(text(), '  e\u0301te\u0301\u3000')).toBe('été');
    expect(read(text(), ' \n ')).toBe('required');
  });

  it('fault:validation-01 counts characters by code point and cuts none', () => {
    const remark = contract.orders.create.input.shape.remark;
    for (const character of ['裙', '👗', '𠮷']) {
      expect(read(remark, character.repeat(500))).toBe(character.repeat(500));
      expect(read(remark, character.repeat(501))).toBe('tooLong');
    }
    // A family is seven code points, and stays whole.
    const family = '👨‍👩‍👧‍👦';
    expect(read(remark, family.repeat(71))).toBe(family.repeat(71));
    expect(read(remark, family.repeat(72))).toBe('tooLong');
  });

  it('fault:validation-01 refuses lone surrogates and NUL in every text', () => {
    for (const schema of [text(), password(), payPassword(), email()]) {
      for (const value of ['abcdefgh\ud83d', '\udc57abcdefgh', 'abcd\0efgh', '12345\0'])
        expect(read(schema, value)).toBeTypeOf('string');
      expect(schema.safeParse('abcd\0efgh').success).toBe(false);
      expect(schema.safeParse('abcdefgh\ud83d').success).toBe(false);
    }
    expect([text(), password()].map((schema) => read(schema, 'abcd\0efgh'))).toEqual(['badCharacter', 'badCharacter']);
  });

  it('refuses a megabyte of marks on one letter without normalising it', () => {
    const started = performance.now();
    expect(read(text(), `a${'\u0301\u0327'.repeat(250_000)}`)).toBe('badCharacter');
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(read(text(), 'Tiếng Việt, हिन्दी, ภาษาไทย, ❤️')).toBe('Tiếng Việt, हिन्दी, ภาษาไทย, ❤️');
  });

  it('of which nothing can be seen is as good as none', () => {
    for (const nothing of ['\u200b', '\u200b\u200d\u2060', '\u202e \u00ad', '\ufeff\u3164', '\u2800\u115f'])
      expect(read(text(), nothing)).toBe('required');
    for (const seen of ['.', '👩‍👩‍👧', '❤️', 'ก', '\u202eabc', 'क्‍ष']) expect(read(text(), seen)).toBe(seen);
    expect([' ', '\u200b'].map((blank) => read(text({ min: 0 }), blank))).toEqual(['', '\u200b']);
  });

  it('is never made of a number, a boolean or a list', () => {
    for (const value of [5, true, ['x'], {}]) expect(read(text(), value)).toBe('notText');
  });

  it('passwords have 8 to 16 characters after trim and are not changed otherwise', () => {
    expect(read(password(), '  Pass e\u0301 word ')).toBe('Pass e\u0301 word');
    for (const value of ['1234567', '       1234567 ', '12345678901234567', ''])
      expect(read(password(), value)).not.toBe(value.trim());
    expect(read(password(), '1234567')).toBe('passwordLength');
    expect(read(password(), '👗'.repeat(8))).toBe('👗'.repeat(8));
    expect([' 012345 ', '01234', '0123456', '١٢٣٤٥٦', '12345a'].map((value) => read(payPassword(), value))).toEqual([
      '012345',
      'sixDigits',
      'sixDigits',
      'sixDigits',
      'sixDigits',
    ]);
  });

  it('e-mail addresses are kept in lower case', () => {
    expect(read(email(), ' Jane@Passage.TEST ')).toBe('jane@passage.test');
    for (const value of ['jane', 'jane@', '@passage.test', 'a b@c.de', 'a@b', `a@${'b'.repeat(250)}.de`]) {
      expect(read(email(), value)).toMatch(/^(emailFormat|tooLong)$/);
    }
  });
});
