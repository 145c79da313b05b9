/** What every endpoint must refuse with the path of the field, drawn from its own declaration. */
import { z } from 'zod';
import { type Endpoint, pathFieldsOf } from '../endpoint.ts';
import { metaOf } from '../meta.ts';
import { fieldsIn, fullInput } from './draw.ts';

export interface BadValue {
  readonly what: string;
  readonly value: unknown;
  /**
   * What can carry it: anything; only a body, being too long for a query; or only JSON, as in a form or query it would
   * become something else.
   */
  readonly carrier: 'any' | 'body' | 'json';
}

export interface BadInput extends Omit<BadValue, 'value'> {
  /** The field that is wrong: items.0.skuId. */
  readonly path: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Payloads that are wrong in one field each. */
export function badInputs(endpoint: Endpoint): BadInput[] {
  const payload = fullInput(endpoint);
  const inPath = new Set(pathFieldsOf(endpoint.path));
  const fitting = (field: string | undefined) => (bad: BadValue) =>
    field === undefined || !inPath.has(field) || fitsInPath(bad);
  return fieldsOf(endpoint.input, []).flatMap(({ path, schema }) =>
    badValues(schema)
      .filter(fitting(path[0]))
      .map(({ value, ...rest }) => ({
        ...rest,
        path: path.join('.'),
        payload: { ...payload, ...Object(withValue(payload, path, value)) },
      })),
  );
}

/** A path carries one short text per field and cannot do without it. */
const fitsInPath = ({ value, carrier }: BadValue): boolean =>
  carrier === 'any' && (typeof value === 'number' || typeof value === 'string') && String(value).length < 200;

/** Values that a field must refuse; undefined stands for a missing one. */
export function badValues(field: z.core.$ZodType): BadValue[] {
  const isRequired = field._zod.optin === undefined;
  const missing: BadValue[] = isRequired ? [{ what: 'missing', value: undefined, carrier: 'any' }] : [];
  return [...missing, ...badFor(unwrap(field))];
}

const any = (what: string, value: unknown): BadValue => ({ what, value, carrier: 'any' });
const inBody = (what: string, value: unknown): BadValue => ({ what, value, carrier: 'body' });
const inJson = (what: string, value: unknown): BadValue => ({ what, value, carrier: 'json' });

// Longer than any field takes, and long enough for a pattern that takes its square to be felt.
const ENDLESS = 'x'.repeat(60_000);

const notSingle = [any('a list for a single value', ['1', '2']), any('an object for a single value', { a: '1' })];
const notANumber = [
  ...notSingle,
  any('words', 'many'),
  any('a name that every object knows', 'constructor'),
  any('an exponent', '1e3'),
  any('digits of another script', '١٢'),
  any('a NUL', '1\0'),
  any('a long text', '9'.repeat(7_000)),
  inBody('an endless text', ENDLESS),
  inJson('a boolean', true),
];

function badFor(schema: z.core.$ZodType): BadValue[] {
  const { type, format, pattern, enum: codes, minimum, maximum, maxItems = 0, maxLength } = metaOf(schema);
  if (schema instanceof z.core.$ZodObject) {
    return [
      any('text for an object', 'x'),
      any('a list for an object', ['1', '2']),
      inBody('an endless text', ENDLESS),
    ];
  }
  switch (type) {
    case 'integer':
      return [
        ...notANumber,
        any('a fraction', '1.5'),
        any('a huge number', '99999999999999999999'),
        inJson('a huge number', 1e300),
        any('too large', codes ? 99 : (maximum ?? 0) + 1),
        any('too small', codes ? -99 : (minimum ?? 0) - 1),
      ];
    case 'number':
      return [
        ...notANumber,
        any('a third decimal', '1.234'),
        any('too small', (minimum ?? 0) - 0.01),
        ...(maximum === undefined ? [] : [any('too large', maximum + 0.01)]),
        inJson('a huge number', 1e300),
      ];
    case 'string':
      return [
        ...notSingle,
        any('a NUL', 'x\0'),
        inBody('an endless text', ENDLESS),
        inJson('half of a character', '\ud83d'),
        inJson('a boolean for text', true),
        ...tooLong(maxLength),
      ];
    case 'boolean':
      return [
        ...notSingle,
        any('words', 'yes'),
        any('another number', 2),
        any('capitals', 'TRUE'),
        inBody('an endless text', ENDLESS),
      ];
    case 'array':
      return [
        any('text for a list', 'x'),
        any('an object for a list', { a: '1' }),
        any('items of the wrong kind', [['x']]),
        any('a NUL', '1\0'),
        inBody(
          'too many items',
          Array.from({ length: maxItems + 1 }, () => '1'),
        ),
        inBody('an endless text', ENDLESS),
        inJson('a boolean', true),
      ];
  }
  return [
    ...notSingle,
    any('a NUL', 'x\0'),
    inBody('an endless text', ENDLESS),
    inJson('half of a character', '\ud83d'),
    inJson('a number for text', 5),
    inJson('a boolean for text', true),
    ...tooLong(maxLength),
    ...(format || pattern || !maxLength ? [any('another format', '????')] : []),
  ];
}

/** Eight kilobytes are what a query can carry, and these take up to twelve bytes a character there. */
function tooLong(maxLength: number | undefined): BadValue[] {
  if (maxLength === undefined) return [any('a long text', '長'.repeat(800))];
  const text = '👗'.repeat(maxLength + 1);
  const what = 'one character too many';
  return [maxLength < 600 ? any(what, text) : inBody(what, text)];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodNullable;
  return isWrapper ? unwrap(schema._zod.def.innerType) : schema;
}

interface Field {
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
}

/** The fields of an object, also inside of objects and of the first item of lists. */
function fieldsOf(schema: z.core.$ZodType, path: readonly string[]): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.core.$ZodPipe) {
    const { out } = inner._zod.def;
    return out instanceof z.core.$ZodArray ? fieldsOf(out._zod.def.element, [...path, '0']) : [];
  }
  if (!(inner instanceof z.core.$ZodObject)) return [];
  return fieldsIn(inner).flatMap(([key, field]) => {
    const at = [...path, key];
    return [{ path: at, schema: field }, ...fieldsOf(field, at)];
  });
}

function withValue(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    return target.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, value) : item));
  }
  const fields: Record<string, unknown> = { ...Object(target) };
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}
