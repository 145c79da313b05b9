/** Generated payloads and answers for property tests, drawn from the contract's own schemas. */
import { cents } from '@passage/money';
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { metaOf } from '../meta.ts';

interface Drawing {
  /** Which side of the codecs to draw: what travels, or what the code works with. */
  readonly side: 'wire' | 'decoded';
  /** Whether optional fields and items of lists always come. */
  readonly isFull?: boolean;
}

/** Answers of an endpoint as its handler returns them. */
export const validOutput = (endpoint: Endpoint): fc.Arbitrary<unknown> => draw(endpoint.output, { side: 'decoded' }, 3);

/** Payloads that the endpoint accepts, as JSON carries them. */
export const validInput = (endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> =>
  acceptedBy(endpoint.input, { side: 'wire' });

/** One payload that the endpoint accepts, with every field that it knows; the same each time. */
export function fullInput(endpoint: Endpoint): Record<string, unknown> {
  const [payload] = fc.sample(acceptedBy(endpoint.input, { side: 'wire', isFull: true }), { numRuns: 1, seed: 1 });
  if (!payload) throw new Error('nothing was drawn');
  return payload;
}

const acceptedBy = (schema: z.ZodType, drawing: Drawing): fc.Arbitrary<Record<string, unknown>> =>
  draw(schema, drawing, 3)
    .map((payload) => mend(schema, payload))
    .filter((payload) => schema.safeParse(payload).success);

/** Rules over several fields cannot be drawn field by field; the two that the contract has are made to hold. */
function mend(schema: z.ZodType, drawn: unknown): Record<string, unknown> {
  const payload: Record<string, unknown> = { ...(typeof drawn === 'object' ? drawn : {}) };
  for (const { message, path } of schema.safeParse(payload).error?.issues ?? []) {
    const [field] = path;
    if (message === 'termsRequired') payload[String(field)] = true;
    if (message === 'passwordsDiffer') payload[String(field)] = payload.password ?? payload.newPassword;
  }
  return payload;
}

function draw(schema: z.core.$ZodType, drawing: Drawing, depth: number): fc.Arbitrary<unknown> {
  if (schema instanceof z.core.$ZodPipe) return drawPipe(schema, drawing, depth);
  if (schema instanceof z.core.$ZodObject) return drawObject(schema, drawing, depth);
  if (schema instanceof z.core.$ZodArray) return drawArray(schema._zod.def.element, drawing, depth, 0);
  if (schema instanceof z.core.$ZodLazy) return draw(schema._zod.innerType, drawing, depth - 1);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault) {
    return draw(schema._zod.def.innerType, drawing, depth);
  }
  if (schema instanceof z.core.$ZodNullable) return fc.option(draw(schema._zod.def.innerType, drawing, depth));
  if (schema instanceof z.core.$ZodUnion) {
    return fc.oneof(...schema._zod.def.options.map((option) => draw(option, drawing, depth)));
  }
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodString) return drawText(schema);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodNumberFormat) return fc.maxSafeInteger().map((value) => value + 0);
  // JSON has no -0, so none is drawn.
  if (schema instanceof z.core.$ZodNumber) {
    return fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  }
  if (schema instanceof z.core.$ZodNull) return fc.constant(null);
  throw new Error(`no arbitrary for ${schema._zod.def.type}`);
}

/** Languages that stand for all whose texts an object may carry. */
const SOME_LANGUAGES = ['zh', 'fr'];

/** The fields that an object names, and some of those that it takes by language. */
export function fieldsIn({ _zod: { def } }: z.core.$ZodObject): [name: string, schema: z.core.$ZodType][] {
  const named = Object.entries(def.shape);
  const { catchall } = def;
  if (!(catchall instanceof z.core.$ZodString)) return named;
  return [...named, ...SOME_LANGUAGES.map((code): [string, z.core.$ZodType] => [code, z.optional(catchall)])];
}

function drawObject(schema: z.core.$ZodObject, drawing: Drawing, depth: number): fc.Arbitrary<unknown> {
  const shape = fieldsIn(schema);
  const isOptional = ({ _zod }: z.core.$ZodType) => (drawing.side === 'wire' ? _zod.optin : _zod.optout) !== undefined;
  return fc.record(Object.fromEntries(shape.map(([key, field]) => [key, draw(field, drawing, depth)])), {
    requiredKeys: shape.filter(([, field]) => drawing.isFull || !isOptional(field)).map(([key]) => key),
    noNullPrototype: true,
  });
}

function drawArray(item: z.core.$ZodType, drawing: Drawing, depth: number, min: number): fc.Arbitrary<unknown> {
  if (depth <= 0) return fc.constant([]);
  const minLength = drawing.isFull ? Math.max(1, min) : min;
  return fc.array(draw(item, drawing, depth), { minLength, maxLength: minLength + 3 });
}

const amounts = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });

function drawPipe(schema: z.core.$ZodPipe, drawing: Drawing, depth: number): fc.Arbitrary<unknown> {
  const meta = metaOf(schema);
  const { out } = schema._zod.def;
  if (out instanceof z.core.$ZodArray) {
    return drawArray(out._zod.def.element, drawing, depth, meta.minItems ?? 0);
  }
  if (drawing.side === 'decoded') {
    switch (meta.wire) {
      case 'dollars':
      case 'cents':
        return amounts.map(cents);
      case 'time':
        return fc.date({ noInvalidDate: true });
      case 'flag':
        return fc.boolean();
    }
  }
  switch (meta.type) {
    case 'integer':
      return meta.enum ? fc.constantFrom(...meta.enum) : fc.integer({ min: meta.minimum ?? 0, max: meta.maximum ?? 1 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.string({ unit: letters, minLength: meta.minLength ?? 0, maxLength: 20 });
    case 'number':
      return fc.integer({ min: 1, max: 10_000_000 }).map((amount) => amount / 100);
  }
  throw new Error('a codec without a type in its meta cannot be drawn');
}

// One code point each, in normal form, from several planes; a blank only where trimming leaves it.
const letters = fc.constantFrom('a', 'Z', '7', 'é', 'ß', '裙', '가', 'ー', '👗', '𠮷', "'", '&', '<', '%');

function drawText(schema: z.core.$ZodString): fc.Arbitrary<string> {
  const meta = metaOf(schema);
  if (schema instanceof z.core.$ZodUUID) return fc.uuid();
  if (meta.format === 'email') return fc.stringMatching(/^[a-z][a-z0-9]{0,12}@[a-z]{2,10}\.(test|com)$/);
  if (meta.pattern) return fc.stringMatching(new RegExp(meta.pattern));
  if (meta.format === 'password') return fc.stringMatching(/^[!-~]{8,16}$/);
  const minLength = meta.minLength ?? 0;
  const maxLength = Math.min(meta.maxLength ?? 20, minLength + 20);
  return fc.string({ unit: letters, minLength, maxLength });
}
