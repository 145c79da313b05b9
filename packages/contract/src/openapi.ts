/** The OpenAPI document, drawn from the same declarations as the server's routes and the client. */
import { allPathsOf, type Endpoint, pathFieldsOf } from './endpoint.ts';
import { COMMON_ERRORS, type ErrorName, endpoints, type Language } from './index.ts';
import {
  describeError,
  envelope,
  failureExamples,
  failureSchema,
  failuresOf,
  type Schemas,
} from './openapi-failures.ts';
import { withDescriptions } from './openapi-fields.ts';
import {
  type Components,
  exampleOf,
  isSchema,
  type JsonSchema,
  propertiesOf,
  referTo,
  wireSchema,
} from './openapi-schema.ts';
import { groupOf, tagGroups, tagOf, tags } from './openapi-tags.ts';
import { OPERATION_TITLES } from './openapi-titles.ts';

const DESCRIPTION = `Every answer is JSON \`{ code, msg, data }\`; code 0 is success. Expected failures answer HTTP 200 with
their code and a sentence in the caller's language, unexpected ones HTTP 500, overload HTTP 503. The header x-app-code
repeats the code and x-request-id names the request.

Numbers and booleans are also accepted as text, lists and objects in forms and queries also bracketed
(\`items[0][skuId]=5\`), repeated (\`ids=1&ids=2\`), as JSON text and, for lists of ids, joined by commas. Unknown fields are
ignored; \`language\`, \`sex\`, \`currencyCode\` and \`symbol\` are accepted everywhere.`;

const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

interface DocumentOptions {
  readonly title: string;
  readonly version: string;
  /** Addresses of the server, without a prefix. */
  readonly servers: readonly string[];
  /** Codes of the languages that answers come in. */
  readonly languages: readonly Language[];
  /** The English sentence of each failure. */
  readonly messageOf: (name: ErrorName) => string;
}

/** An OpenAPI 3.1 document with every endpoint under its canonical path and each of its aliases. */
export function openApiDocument({
  title,
  version,
  servers,
  languages,
  messageOf,
}: DocumentOptions): Record<string, unknown> {
  const schemas: Schemas = { data: new Map(), failures: new Map(), messageOf };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoint } of endpoints) {
    const operation = describeOperation(name, endpoint, schemas);
    const method = endpoint.method.toLowerCase();
    const [canonical = '', ...aliases] = allPathsOf(endpoint);
    paths[canonical] = { ...paths[canonical], [method]: { operationId: name, ...operation } };
    for (const [index, path] of aliases.entries()) {
      const operationId = `${name}.alias${index + 1}`;
      paths[path] = {
        ...paths[path],
        [method]: { operationId, ...operation, deprecated: true, 'x-alias-of': canonical },
      };
    }
  }
  const responses = {
    unexpected: failureResponse('An unexpected fault.', ['UNEXPECTED'], schemas),
    overloaded: failureResponse(
      'Too busy, starting, or nothing may be changed at the moment; Retry-After tells when to try again.',
      ['OVERLOADED', 'STARTING', 'READ_ONLY'],
      schemas,
    ),
  };
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    servers: servers.map((url) => ({ url })),
    tags: tags(),
    'x-tagGroups': tagGroups(),
    paths,
    components: {
      schemas: Object.fromEntries(
        [
          ...schemas.failures,
          ...[...schemas.data].map(([name, schema]) => [name, withDescriptions(schema, { owner: name })] as const),
        ].sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
      examples: failureExamples(schemas),
      parameters: parameters(languages),
      responses,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The accessToken that signing in answers, as it is or after "Bearer ".',
        },
      },
    },
    'x-common-errors': COMMON_ERRORS.map((name) => describeError(name, messageOf)),
  };
}

function describeOperation(name: string, endpoint: Endpoint, schemas: Schemas): Record<string, unknown> {
  const input = wireSchema(endpoint.input, schemas.data);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const inPath = new Set(pathFieldsOf(endpoint.path));
  const fields = propertiesOf(withDescriptions(input, { operation: name, isRequest: true }));
  const body = withoutFields(input, inPath);
  const hasBody = !inQuery && (endpoint.encoding === 'multipart' || propertiesOf(body).length > 0);
  return {
    tags: [tagOf(name, endpoint)],
    summary: OPERATION_TITLES[name],
    description: `${endpoint.summary}\n\n${groupOf(endpoint).callers}`,
    security: endpoint.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    ...(typeof endpoint.access === 'object' && { 'x-roles': endpoint.access.staff }),
    parameters: [
      { $ref: '#/components/parameters/tenant-id' },
      { $ref: '#/components/parameters/language' },
      ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/idempotency-key' }] : []),
      ...fields
        .filter((field) => inQuery || inPath.has(field.name))
        .map((field) => describeParameter(field, inPath.has(field.name), schemas.data)),
    ],
    ...(hasBody && { requestBody: describeBody(name, body, endpoint.encoding, schemas.data) }),
    responses: {
      200: describeAnswer(name, endpoint, schemas),
      500: { $ref: '#/components/responses/unexpected' },
      503: { $ref: '#/components/responses/overloaded' },
    },
    'x-errors': endpoint.errors.map((error) => describeError(error, schemas.messageOf)),
  };
}

/** What is left for the body when some fields stand in the path. */
function withoutFields(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
  if (names.size === 0 || !isSchema(schema.properties)) return schema;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.has(name))),
    required: required.filter((name) => !names.has(String(name))),
  };
}

type Field = ReturnType<typeof propertiesOf>[number];

function describeParameter(
  { name, schema: { description, ...schema }, isRequired }: Field,
  inPath: boolean,
  components: Components,
): Record<string, unknown> {
  const { [name]: example } = Object(
    exampleOf({ type: 'object', properties: { [name]: schema }, required: isRequired ? [name] : [] }, components),
  );
  const common = { name, description, schema, ...(example === undefined ? {} : { example }) };
  if (inPath) return { ...common, in: 'path', required: true };
  const style = schema.type === 'object' ? { style: 'deepObject', explode: true } : {};
  return { ...common, in: 'query', required: isRequired, ...style };
}

/** Forms and JSON, the client's own choice first; multipart alone where a file comes along. */
function describeBody(
  name: string,
  input: JsonSchema,
  encoding: Endpoint['encoding'],
  components: Components,
): Record<string, unknown> {
  const example = exampleOf(input, components);
  if (encoding === 'multipart') {
    const schema = withDescriptions(withFile(input), { operation: name, isRequest: true });
    return { required: true, content: { [MEDIA_TYPES.multipart]: { schema } } };
  }
  const fields = propertiesOf(input);
  const body = { schema: withDescriptions(input, { operation: name, isRequest: true }), example };
  const asJsonText = fields.filter((field) => isNested(field.schema)).map((field) => [field.name, JSON_TEXT]);
  const form = asJsonText.length > 0 ? { ...body, encoding: Object.fromEntries(asJsonText) } : body;
  const encodings = [...new Set([encoding, 'form', 'json'] as const)];
  return {
    required: fields.some((field) => field.isRequired),
    content: Object.fromEntries(encodings.map((each) => [MEDIA_TYPES[each], each === 'json' ? body : form])),
  };
}

/** The fields of a multipart body with its file. */
function withFile(schema: JsonSchema): JsonSchema {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return {
    ...schema,
    type: 'object',
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
    required: [...required, 'file'],
  };
}

const JSON_TEXT = { contentType: MEDIA_TYPES.json };

/** Whether a field of a form travels as JSON text. */
const isNested = ({ type, items }: JsonSchema): boolean =>
  type === 'object' || (type === 'array' && isSchema(items) && (items.type === 'object' || items.$ref !== undefined));

/** Expected failures come with HTTP 200 too: the code tells which of the schemas an answer has. */
function describeAnswer(name: string, endpoint: Endpoint, schemas: Schemas): Record<string, unknown> {
  const named = failuresOf(endpoint).map((error) => [error, failureSchema(error, name, schemas)] as const);
  const output = wireSchema(endpoint.output, schemas.data);
  const { description: unit, ...data } = withDescriptions(output, { operation: name });
  const success = envelope(
    { type: 'integer', const: 0, description: 'Always 0, which stands for success.' },
    { ...data, description: typeof unit === 'string' ? `What was asked for. ${unit}.` : 'What was asked for.' },
  );
  return {
    description: 'Success with code 0, or an expected failure with its code.',
    content: {
      'application/json': {
        schema: {
          oneOf: [success, ...named.map(([, schema]) => referTo(schema))],
        },
        examples: {
          success: { summary: 'Success', value: { code: 0, msg: '', data: exampleOf(output, schemas.data) } },
          ...examplesOf(named.filter(([error]) => endpoint.errors.includes(error))),
        },
      },
    },
  };
}

type NamedFailure = readonly [error: ErrorName, schema: string];

const examplesOf = (failures: readonly NamedFailure[]) =>
  Object.fromEntries(failures.map(([error, schema]) => [error, { $ref: `#/components/examples/${schema}` }]));

function failureResponse(description: string, errors: readonly ErrorName[], schemas: Schemas) {
  const named = errors.map((error) => [error, failureSchema(error, undefined, schemas)] as const);
  const schema = { oneOf: named.map(([, name]) => referTo(name)) };
  return { description, content: { 'application/json': { schema, examples: examplesOf(named) } } };
}

const header = (name: string, schema: JsonSchema, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema,
  description,
});

const parameters = (languages: readonly Language[]) => ({
  'tenant-id': header('tenant-id', { type: 'integer', minimum: 1 }, 'The tenant; without it the host decides, else 1.'),
  language: header('language', { type: 'string', enum: [...languages] }, 'Language of texts.'),
  'idempotency-key': header(
    'idempotency-key',
    { type: 'string' },
    'Repeating a call with the same key and body answers as the first success did and changes nothing; another body is 409.',
  ),
});
