/** Puts the descriptions of the glossary into schemas. */
import { describeField } from './glossary/index.ts';
import { isSchema, type JsonSchema } from './openapi-schema.ts';

/** Where a schema stands: the named schema or the field around it, and the operation. */
interface Place {
  readonly owner?: string | undefined;
  readonly operation?: string | undefined;
  readonly isRequest?: boolean;
}

/**
 * The schema with a description in each of its fields: what the glossary says, then the unit that the value has.
 *
 * @throws Error for a field that the glossary does not know
 */
export function withDescriptions(schema: JsonSchema, place: Place): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' && isSchema(value)) return [key, describeProperties(value, place)];
      if (key === 'items' && isSchema(value)) return [key, withDescriptions(value, place)];
      if (ALTERNATIVES.has(key) && Array.isArray(value))
        return [key, value.map((each: unknown) => (isSchema(each) ? withDescriptions(each, place) : each))];
      return [key, value];
    }),
  );
}

const ALTERNATIVES: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf']);

const describeProperties = (properties: JsonSchema, place: Place): JsonSchema =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      isSchema(property) ? describeProperty(name, property, place) : property,
    ]),
  );

// Rows of a page are described by what they are rows of.
const ownerOf = (name: string, { owner }: Place): string | undefined => (name === 'list' ? owner : name);

/** One field; what stands in a description of its own, such as that of an envelope, stays. */
export function describeProperty(name: string, property: JsonSchema, place: Place): JsonSchema {
  const { description: unit, ...rest } = withDescriptions(withoutInnerUnit(property), {
    ...place,
    owner: ownerOf(name, place),
  });
  const meaning = describeField({ name, ...place });
  if (meaning === undefined) throw new Error(`no description of ${name} in ${place.owner ?? place.operation ?? '?'}`);
  return { ...rest, description: typeof unit === 'string' ? `${meaning} ${unit}.` : meaning };
}

/** The unit of a value that may be null is told by the field. */
function withoutInnerUnit(property: JsonSchema): JsonSchema {
  if (property.description !== undefined || !Array.isArray(property.anyOf)) return property;
  const units = property.anyOf.flatMap((each) =>
    isSchema(each) && typeof each.description === 'string' ? [each.description] : [],
  );
  const anyOf = property.anyOf.map((each: unknown) => {
    if (!isSchema(each)) return each;
    const { description, ...rest } = each;
    return rest;
  });
  const [description] = units;
  return { ...property, anyOf, ...(description === undefined ? {} : { description }) };
}
