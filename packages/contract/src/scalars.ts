/**
 * How values travel. Inputs arrive as JSON or as text of a form or query; each scalar accepts both and refuses
 * everything else. Outputs use codecs, so that a server encodes and a client decodes by the same declaration.
 * The messages are keys of the issue catalogue.
 */
import { type Cents, cents, centsFromDollars, dollarsFromCents } from '@passage/money';
import { z } from 'zod';
import type { IssueKey } from './errors.ts';

export const MAX_ID = 2_147_483_647;

/** Says 'required' where nothing was sent, else what is wrong with the value. */
const due = (key: IssueKey) => ({
  error: ({ input }: { input?: unknown }): IssueKey =>
    input === undefined || input === null || input === '' ? 'required' : key,
});

const digits = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,16}$/, due('notAnInteger'));

// Adding 0 turns the -0 of '-0' into 0.
const wholeNumber = (value: number | string): number => Number(value) + 0;

/** A whole number, also as text: 5, '5'. */
export const int = ({ min = -MAX_ID, max = MAX_ID }: { min?: number; max?: number } = {}) =>
  z
    .codec(
      z.union([z.number(), digits], due('notAnInteger')),
      // The bounds come first: of a huge number they say more than that it is not safe.
      z.number().min(min, 'tooSmall').max(max, 'tooLarge').int('notAnInteger'),
      { decode: wholeNumber, encode: (value) => value },
    )
    .meta({ type: 'integer', minimum: min, maximum: max });

/** A positive integer id. */
export const id = () => int({ min: 1 });

/** One of some whole numbers, also as text. */
export const code = <const T extends readonly number[]>(...values: T) =>
  z
    .codec(z.union([z.int('notAnInteger'), digits], due('notAnInteger')), z.literal(values, 'notAllowed'), {
      // The literal that follows decides whether it is one of the values.
      decode: (value): T[number] => wholeNumber(value),
      encode: (value) => value,
    })
    .meta({ type: 'integer', enum: [...values] });

/** One of some texts. */
export const choice = <const T extends readonly string[]>(values: T) => z.enum(values, due('notAllowed'));

/** true, false, 1, 0 and the same as text. */
export const bool = () =>
  z
    .codec(
      z.union([z.boolean(), z.literal([0, 1]), z.enum(['true', 'false', '1', '0'])], due('notABoolean')),
      z.boolean(),
      {
        decode: (value) => [true, 1, 'true', '1'].includes(value),
        encode: (value) => value,
      },
    )
    .meta({ type: 'boolean' });

const isWellFormed = (text: string): boolean =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);

// Normalising takes quadratic time for marks on one letter: a body full of them would hold the server for minutes. No
// script stacks more than 30, which is Unicode's own bound for streams.
const isStackOfMarks = (text: string): boolean => /\p{M}{31}/u.test(text);

// Lengths count code points, and look at no more of a huge text than they must.
const hasAtLeast = (value: string, min: number): boolean => value.length >= 2 * min || [...value].length >= min;
const hasAtMost = (value: string, max: number): boolean =>
  value.length <= max || (value.length <= 2 * max && [...value].length <= max);

// Zero-width signs, joiners, direction marks and the letters that scripts draw as nothing.
const isVisible = (text: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** Text, NFC-normalised and trimmed; its length counts code points. Unless it may be empty, something of it can be seen. */
export const text = ({ min = 1, max = 200 }: { min?: number; max?: number } = {}) =>
  z
    .string(due('notText'))
    .trim()
    .refine((value) => !isStackOfMarks(value), { error: 'badCharacter', abort: true })
    .normalize('NFC')
    .refine((value) => hasAtLeast(value, min), { error: min > 1 ? 'tooShort' : 'required', params: { min } })
    .refine((value) => hasAtMost(value, max), { error: 'tooLong', params: { max } })
    .refine((value) => !value.includes('\0') && isWellFormed(value), 'badCharacter')
    .refine((value) => min === 0 || value === '' || isVisible(value), 'required')
    .meta({ minLength: min, maxLength: max });

/** Fields whose empty text says that there is none, where an empty text elsewhere counts as not sent. */
export const ERASABLE = z.registry<Record<string, never>>();

/** Text that is left out to stay as it is and empty to be taken away. */
export const erasableText = ({ max = 200 }: { max?: number } = {}) =>
  text({ min: 0, max })
    .refine((value) => value === '' || isVisible(value), 'required')
    .optional()
    .register(ERASABLE, {});

/** Text that may be a number, as where an id or a name stands for a thing. */
export const reference = ({ max = 200 }: { max?: number } = {}) =>
  z
    .codec(z.union([z.int(), z.string()], due('notText')), text({ max }), {
      decode: String,
      encode: (value) => value,
    })
    .meta({ type: 'string', minLength: 1, maxLength: max });

/** A secret: trimmed, otherwise unchanged. */
const secret = () =>
  z
    .string(due('notText'))
    .trim()
    .refine((value) => !value.includes('\0') && isWellFormed(value), 'badCharacter');

/** A sign-in password of 8 to 16 characters. */
export const password = () =>
  secret()
    .refine((value) => hasAtLeast(value, 8) && hasAtMost(value, 16), 'passwordLength')
    .meta({ format: 'password', minLength: 8, maxLength: 16 });

/** A transaction password: exactly 6 digits. */
export const payPassword = () =>
  secret()
    .regex(/^\d{6}$/, 'sixDigits')
    .meta({ format: 'password', pattern: '^\\d{6}$' });

const emailAddress = z.email();

/** An e-mail address, in lower case. */
export const email = () =>
  z
    .string(due('notText'))
    .trim()
    .toLowerCase()
    .max(254, { error: 'tooLong', abort: true })
    .refine((value) => emailAddress.safeParse(value).success, 'emailFormat')
    .meta({ format: 'email' });

interface Bounds {
  min?: number;
  max?: number;
}

// Counted before the items are read, so that a megabyte of commas costs no million of checks.
const anyItems = ({ min = 0, max = 200 }: Bounds) =>
  z
    .array(z.unknown())
    .min(min, min === 1 ? 'required' : 'tooFew')
    .max(max, 'tooMany');

/** A list of objects or scalars, also as JSON text. */
export const list = <T extends z.ZodType>(item: T, { min = 0, max = 200 }: Bounds = {}) =>
  z
    .pipe(
      z.codec(z.union([z.array(z.unknown()), z.string()], due('notAList')), anyItems({ min, max }), {
        decode: (value, context) => {
          if (typeof value !== 'string') return value;
          const parsed = parseJson(value);
          if (Array.isArray(parsed)) return parsed;
          context.issues.push({ code: 'custom', message: value.trim() === '' ? 'required' : 'notAList', input: value });
          return z.NEVER;
        },
        encode: (value) => value,
      }),
      z.array(item),
    )
    .meta({ type: 'array', minItems: min, maxItems: max });

/** A list of ids: [1,2], '1,2', '[1,2]', 1. */
export const idList = ({ min = 1, max = 200 }: Bounds = {}) =>
  z
    .pipe(
      z.codec(z.union([z.array(z.unknown()), z.string(), z.number()], due('notAList')), anyItems({ min, max }), {
        decode: (value) => {
          if (typeof value === 'number') return [value];
          if (typeof value !== 'string') return value;
          if (value.trim() === '') return [];
          const parsed = parseJson(value);
          return Array.isArray(parsed) ? parsed : value.split(',');
        },
        encode: (value) => value,
      }),
      z.array(id()),
    )
    .meta({ type: 'array', minItems: min, maxItems: max });

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const centsValue = z.custom<Cents>((value) => typeof value === 'bigint');

/** Output: an amount in dollars with at most two decimals. */
export const dollars = () =>
  z
    .codec(z.number(), centsValue, {
      decode: (value, context) => {
        const amount = centsFromDollars(value);
        if (amount !== undefined) return amount;
        context.issues.push({ code: 'custom', message: 'notAnAmount', input: value });
        return z.NEVER;
      },
      encode: dollarsFromCents,
    })
    .meta({ type: 'number', description: 'US dollars, at most 2 decimals', wire: 'dollars' });

/** More dollars than one act of a member or of staff may move, in cents. */
export const MOST_CENTS = 100_000_000n;

/** Input: an amount in dollars with at most two decimals, also as text. The bounds are cents. */
export const dollarsInput = ({ min = 0n, max }: { min?: bigint; max?: bigint } = {}) =>
  z
    .codec(z.union([z.number(), z.string()], due('notAnAmount')), centsValue, {
      decode: (value, context) => {
        const amount = centsFromDollars(typeof value === 'string' ? value.trim() : value);
        if (amount !== undefined && amount >= min && (max === undefined || amount <= max)) return amount;
        const message = amount === undefined ? 'notAnAmount' : amount < min ? 'tooSmall' : 'tooLarge';
        const params = { min: dollarsFromCents(cents(min)), max: dollarsFromCents(cents(max ?? 0n)) };
        context.issues.push({ code: 'custom', message, params, input: value });
        return z.NEVER;
      },
      encode: dollarsFromCents,
    })
    .meta({
      type: 'number',
      minimum: dollarsFromCents(cents(min)),
      ...(max === undefined ? {} : { maximum: dollarsFromCents(cents(max)) }),
      description: 'US dollars, at most 2 decimals',
    });

/** Output: an amount in cents. */
export const centsOut = () =>
  z
    .codec(z.int(), centsValue, { decode: (value) => cents(value), encode: (value) => Number(value) })
    .meta({ type: 'integer', wire: 'cents' });

/** Input: a positive amount in whole cents, also as text. */
export const centsIn = () =>
  z
    .codec(z.union([z.number(), digits], due('notAnInteger')), centsValue, {
      decode: (value, context) => {
        const amount = wholeNumber(value);
        if (Number.isInteger(amount) && amount >= 1 && amount <= Number(MOST_CENTS)) return cents(amount);
        const message = Number.isInteger(amount) ? (amount < 1 ? 'tooSmall' : 'tooLarge') : 'notAnInteger';
        context.issues.push({ code: 'custom', message, params: { min: 1, max: Number(MOST_CENTS) }, input: value });
        return z.NEVER;
      },
      encode: Number,
    })
    .meta({ type: 'integer', minimum: 1, maximum: Number(MOST_CENTS) });

/** Output: a moment as epoch milliseconds. */
export const time = () =>
  z
    .codec(z.int(), z.date(), { decode: (value) => new Date(value), encode: (value) => value.getTime() })
    .meta({ type: 'integer', wire: 'time' });

/** 1 or 0 for yes or no. */
export const flag = () =>
  z
    .codec(z.literal([0, 1]), z.boolean(), {
      decode: (value) => value === 1,
      encode: (value): 0 | 1 => (value ? 1 : 0),
    })
    .meta({ type: 'integer', enum: [0, 1], wire: 'flag' });

/** Paging of a list; pages start at 1. */
export const paging = (pageSize: number) => ({
  pageNo: int({ min: 1, max: 1_000_000 }).default(1),
  pageSize: int({ min: 1, max: 200 }).default(pageSize),
});

/** Paging of a list whose rows leave it: `after` goes on behind the row that a cursor names, and pageNo then says nothing. */
export const walking = (pageSize: number) => ({ ...paging(pageSize), after: text({ max: 300 }).optional() });

/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), total: z.int() });

/** A page of a list that may be very long: above 10,000 its total says only that there are at least so many, and says so. */
export const longPageOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({ totalIsEstimate: z.literal(true).optional() });

/** A page of a list that is walked. */
export const walkedPageOf = <T extends z.ZodType>(item: T) =>
  longPageOf(item).extend({
    /** What `after` takes to go on, under the same filters; null at the end. */
    next: z.string().nullable(),
  });

/** Spellings that the documents use for the same field; all are accepted wherever one is. */
export const SPELLINGS: readonly (readonly [string, string])[] = [
  ['pageNo', 'page'],
  ['pageSize', 'row'],
  ['mesType', 'mestype'],
  ['collectflag', 'collectFlag'],
  ['email', 'mailbox'],
  ['emailCode', 'yzcode'],
  ['newPassword', 'password'],
];
