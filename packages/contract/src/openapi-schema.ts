import { z } from 'zod';
import { metaOf } from './meta.ts';

/** A JSON schema, or a part of one. */
export interface JsonSchema {
  [key: string]: unknown;
}

/** Named schemas, filled while others are written. */
export type Components = Map<string, JsonSchema>;

const WIRE = {
  dollars: { description: 'US dollars, at most 2 decimals' },
  cents: { description: 'US cents' },
  time: { description: 'Epoch milliseconds', examples: [1_767_225_600_000] },
  flag: { description: '1 yes, 0 no' },
} as const;

/**
 * The JSON schema of what travels: of a codec the side that goes in, for requests as for answers, since an answer is
 * the encoded side.
 */
export function wireSchema(schema: z.core.$ZodType, components: Components): JsonSchema {
  // Within another schema a named one becomes a reference, as it is not at the root.
  const { $defs, properties } = z.toJSONSchema(z.object({ root: schema }), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describeWire(zodSchema, jsonSchema, components),
  });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { id, ...rest } = definition;
    components.set(name, { ...withComponentRefs(rest) });
  }
  const root: unknown = properties?.root;
  return isSchema(root) ? withComponentRefs(root) : {};
}

function describeWire(schema: z.core.$ZodType, json: JsonSchema, components: Components): void {
  const { type, wire } = metaOf(schema);
  delete json.wire;
  if (wire) Object.assign(json, WIRE[wire]);
  // The limits of what JSON's numbers hold say nothing about the field.
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  // zod leaves out defaults of decoded values; ours look alike on both sides.
  if (schema instanceof z.core.$ZodDefault) json.default = schema._zod.def.defaultValue;
  if (!(schema instanceof z.core.$ZodPipe) || !type) return;
  // The text form of a value is a courtesy to forms and queries; the document shows the one true type.
  delete json.anyOf;
  const { out } = schema._zod.def;
  if (out instanceof z.core.$ZodArray) json.items = wireSchema(out._zod.def.element, components);
}

function withComponentRefs(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : inside(value),
    ]),
  );
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  return isSchema(value) ? withComponentRefs(value) : value;
}

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of an object's schema with what is required of them. */
export function propertiesOf(schema: JsonSchema): { name: string; schema: JsonSchema; isRequired: boolean }[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  if (!isSchema(schema.properties)) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    schema: isSchema(property) ? property : {},
    isRequired: required.includes(name),
  }));
}

const EXAMPLE_OF_FORMAT: Readonly<Record<string, string>> = {
  email: 'shopper@passage.test',
  uuid: '8c9f2a51-6d0e-4b7a-9f13-2f5d7c1e8a40',
  password: 'Passage2026',
};

/** Values that only the server can judge. */
const EXAMPLE_OF_FIELD: Readonly<Record<string, unknown>> = {
  countryRegion: 'PT',
};

/** Optional fields whose values an answer has to give first: the cursor of a page before, a sub-region of the country. */
const GIVEN_BY_ANSWERS: ReadonlySet<string> = new Set(['after', 'continent']);

const NONE: ReadonlySet<string> = new Set();

/**
 * A value that fits, the same each time.
 *
 * @param open the named schemas that are being filled: a list of one of them stays empty
 */
export function exampleOf(schema: JsonSchema, components: Components, open = NONE): unknown {
  const name = componentNameOf(schema);
  if (name !== undefined) return exampleOf(components.get(name) ?? {}, components, new Set([...open, name]));
  if (schema.const !== undefined) return schema.const;
  for (const choices of [schema.examples, schema.enum]) if (Array.isArray(choices)) return choices[0];
  if (schema.default !== undefined) return schema.default;
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options)) return isSchema(options[0]) ? exampleOf(options[0], components, open) : undefined;
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(schema)
          .filter(({ name: field, isRequired }) => isRequired || !GIVEN_BY_ANSWERS.has(field))
          .map((property) => [
            property.name,
            EXAMPLE_OF_FIELD[property.name] ?? exampleOf(property.schema, components, open),
          ]),
      );
    case 'array': {
      if (!isSchema(schema.items)) return [];
      const item = componentNameOf(schema.items);
      return item !== undefined && open.has(item) ? [] : [exampleOf(schema.items, components, open)];
    }
    case 'integer':
      return Math.max(1, typeof schema.minimum === 'number' ? schema.minimum : 1);
    case 'number':
      return 19.99;
    case 'boolean':
      return true;
    case 'string':
      return exampleText(schema);
    default:
      return null;
  }
}

const REFERENCE = '#/components/schemas/';

/** The name of the schema that this one refers to. */
const componentNameOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : undefined;

/** A reference to a named schema. */
export const referTo = (name: string): JsonSchema => ({ $ref: `${REFERENCE}${name}` });

function exampleText({ pattern, format, minLength, maxLength }: JsonSchema): string {
  if (typeof pattern === 'string' && pattern.includes('{6}')) return '123456';
  const word = (typeof format === 'string' && EXAMPLE_OF_FORMAT[format]) || 'text';
  const text = typeof minLength === 'number' && minLength > word.length ? word.padEnd(minLength, word) : word;
  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text;
}
