import { z } from 'zod';
import type { Surface } from './endpoint.ts';
import { endpoints } from './index.ts';
import type { EndpointDescription, WireMap } from './light.ts';
import { metaOf } from './meta.ts';

/**
 * Where the values of an answer need decoding, found through the scalars' meta.
 *
 * @throws Error for a schema whose decoding depends on more than the place of a value
 */
export const wireMap = (schema: z.ZodType): WireMap | undefined => walk(schema, new Map());

/** Every endpoint of one side of the API as data, the storefront's where none is named. */
export const describeContract = (side: Surface = 'app'): Record<string, EndpointDescription> =>
  Object.fromEntries(
    endpoints
      .filter(({ endpoint }) => endpoint.surface === side)
      .map(({ name, endpoint: { method, path, surface, encoding, idempotent, output } }) => {
        const decode = wireMap(output);
        const sent = {
          ...(surface === 'app' ? {} : { surface }),
          ...(encoding === 'form' ? {} : { encoding }),
        };
        return [name, { method, path, ...sent, ...(idempotent && { idempotent }), ...(decode && { decode }) }];
      }),
  );

/** The lazy schemas that are being walked, and whether they led back to themselves. */
type OpenSchemas = ReadonlyMap<z.core.$ZodLazy, { isRecursive: boolean }>;

function walk(schema: z.core.$ZodType, open: OpenSchemas): WireMap | undefined {
  const { wire } = metaOf(schema);
  if (wire) return wire;
  if (schema instanceof z.core.$ZodObject) return objectMap(mapsOf(schema, open));
  if (schema instanceof z.core.$ZodArray) {
    const item = walk(schema._zod.def.element, open);
    return item && { a: item };
  }
  if (schema instanceof z.core.$ZodUnion) return unionMap(schema._zod.def.options, open);
  if (schema instanceof z.core.$ZodLazy) return lazyMap(schema, open);
  // What is sent is the side that goes in.
  if (schema instanceof z.core.$ZodPipe) return walk(schema._zod.def.in, open);
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodReadonly
  ) {
    return walk(schema._zod.def.innerType, open);
  }
  if (schema instanceof z.core.$ZodRecord && walk(schema._zod.def.valueType, open)) {
    throw new Error('a record cannot hold values that need decoding: no key tells where they are');
  }
  return undefined;
}

type FieldMaps = ReadonlyMap<string, WireMap | undefined>;

const mapsOf = (schema: z.core.$ZodObject, open: OpenSchemas): FieldMaps =>
  new Map(Object.entries(schema._zod.def.shape).map(([key, field]) => [key, walk(field, open)]));

function objectMap(fields: FieldMaps): WireMap | undefined {
  const decoded: [string, WireMap][] = [];
  for (const [key, map] of fields) if (map) decoded.push([key, map]);
  return decoded.length > 0 ? { o: Object.fromEntries(decoded) } : undefined;
}

/** Objects of a union may differ in their keys; a key that several have must mean the same in each. */
function unionMap(options: readonly z.core.$ZodType[], open: OpenSchemas): WireMap | undefined {
  const values = options.filter((option) => !isNothing(option));
  const fields = new Map<string, WireMap | undefined>();
  const others: (WireMap | undefined)[] = [];
  for (const option of values) {
    if (!(option instanceof z.core.$ZodObject)) {
      others.push(walk(option, open));
      continue;
    }
    for (const [key, map] of mapsOf(option, open)) {
      if (fields.has(key) && !isSame(fields.get(key), map)) throw ambiguous(key);
      fields.set(key, map);
    }
  }
  const objects = values.length > others.length ? [objectMap(fields)] : [];
  const [first, ...rest] = [...objects, ...others];
  if (rest.some((map) => !isSame(first, map))) throw ambiguous('a value');
  return first;
}

const isNothing = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.core.$ZodNull || schema instanceof z.core.$ZodUndefined;

const isSame = (a: WireMap | undefined, b: WireMap | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const ambiguous = (what: string): Error => new Error(`${what} of a union is not decoded alike in all its forms`);

/** A tree of data cannot hold itself, so recursion may only carry values that travel as they are. */
function lazyMap(schema: z.core.$ZodLazy, open: OpenSchemas): WireMap | undefined {
  const entered = open.get(schema);
  if (entered) {
    entered.isRecursive = true;
    return undefined;
  }
  const visit = { isRecursive: false };
  const map = walk(schema._zod.innerType, new Map([...open, [schema, visit]]));
  if (map && visit.isRecursive) throw new Error('a recursive schema cannot hold values that need decoding');
  return map;
}
