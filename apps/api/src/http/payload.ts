/** Brings the payload of a form, JSON, multipart or query into one shape, before the contract reads it. */
import { ERASABLE, SPELLINGS } from '@passage/contract';
import { parse } from 'qs';
import { z } from 'zod';
import { Failure } from './failure.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** Nesting and lists as wire.md allows them; a list's index beyond the limit would become an object. */
export const parseForm = (text: string): Payload => ({
  ...parse(text, { arrayLimit: 1000, depth: 6, parameterLimit: 5000, plainObjects: false, allowPrototypes: false }),
});

/** What is asked for in each payload whatever the endpoint: never an error. */
export interface Preferences {
  readonly language: unknown;
  readonly currencyCode: unknown;
}

/** What the field is called that a body may be instead of having it. */
const LIST = 'list';
const notAnObject = () => new Failure('INVALID_INPUT', { data: { issues: [{ path: '', message: 'notAnObject' }] } });

/**
 * The fields of a body. A body that is a list itself stands for the field of that name, where an endpoint has one.
 *
 * @throws Failure INVALID_INPUT for any other body that has no fields
 */
export function fieldsOfBody(body: unknown, input: z.ZodType): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (isRecord(body)) return { ...body };
  if (Array.isArray(body) && LIST in shapeOf(input)) return { [LIST]: body };
  throw notAnObject();
}

/**
 * Empty texts and nulls count as absent, but for the empty text of a field that it erases; other spellings of a field get its name, and objects may come as JSON text.
 *
 * @throws Failure INVALID_INPUT for a NUL byte anywhere, and for what is nested deeper than any field is
 */
export function preparePayload(raw: unknown, input: z.ZodType): Payload {
  if (raw === null || raw === undefined) return {};
  if (!isRecord(raw)) throw notAnObject();
  const payload = clean(raw, '');
  const shape = shapeOf(input);
  for (const [name, other] of SPELLINGS) {
    for (const [wanted, given] of [
      [name, other],
      [other, name],
    ] as const) {
      if (wanted in shape && payload[wanted] === undefined && payload[given] !== undefined)
        payload[wanted] = payload[given];
    }
  }
  for (const [key, field] of Object.entries(shape)) {
    if (raw[key] === '' && ERASABLE.has(field)) payload[key] = '';
  }
  for (const [key, value] of Object.entries(payload)) {
    if (typeof value === 'string' && value.startsWith('{') && shape[key] && expectsObject(shape[key]))
      payload[key] = parseJson(value);
  }
  return payload;
}

/** Objects and lists inside one another; each level that is walked costs stack, which a small body could use up. */
const NESTING_LIMIT = 32;

function clean(record: Record<string, unknown>, path: string, depth = 0): Record<string, unknown> {
  const cleaned: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    if (key === '__proto__') continue;
    const kept = cleanValue(value, path ? `${path}.${key}` : key, depth + 1);
    if (kept !== undefined && kept !== null && kept !== '') cleaned[key] = kept;
  }
  return cleaned;
}

function cleanValue(value: unknown, path: string, depth: number): unknown {
  if (typeof value === 'string' && value.includes('\0'))
    throw new Failure('INVALID_INPUT', { data: { issues: [{ path, message: 'badCharacter' }] } });
  if (depth > NESTING_LIMIT) throw new Failure('INVALID_INPUT', { data: { issues: [{ path, message: 'invalid' }] } });
  if (Array.isArray(value)) return value.map((item, index) => cleanValue(item, `${path}.${index}`, depth + 1));
  return isRecord(value) ? clean(value, path, depth) : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject ? { ...schema.shape } : {};
}

function expectsObject(schema: unknown): boolean {
  if (schema instanceof z.ZodObject) return true;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return expectsObject(schema.unwrap());
  return false;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
