/** The OpenAPI document, drawn from the same declarations as the server's routes and the client. */
import { allPathsOf, type Endpoint, pathFieldsOf } from './endpoint.ts';
import { COMMON_ERRORS, ERRORS, type ErrorName, endpoints, type Language } from './index.ts';
import { type Components, exampleOf, isSchema, type JsonSchema, propertiesOf, wireSchema } from './openapi-schema.ts';

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

type MessageOf = DocumentOptions['messageOf'];

/** An OpenAPI 3.1 document with every endpoint under its canonical path and each of its aliases. */
export function openApiDocument({
  title,
  version,
  servers,
  languages,
  messageOf,
}: DocumentOptions): Record<string, unknown> {
  const schemas: Components = new Map([['Failure', failureSchema(messageOf)]]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoint } of endpoints) {
    const operation = describeOperation(name, endpoint, { schemas, messageOf });
    const method = endpoint.method.toLowerCase();
    const [canonical = '', ...aliases] = allPathsOf(endpoint);
    paths[canonical] = { ...paths[canonical], [method]: { operationId: name, ...operation } };
    for (const path of aliases) {
      paths[path] = { ...paths[path], [method]: { ...operation, 'x-alias-of': canonical } };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    servers: servers.map((url) => ({ url })),
    tags: [...new Set(endpoints.map(({ name }) => capabilityOf(name)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      parameters: parameters(languages),
      responses: responses(messageOf),
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

const capabilityOf = (name: string): string => name.split('.')[0] ?? name;

function describeOperation(
  name: string,
  endpoint: Endpoint,
  { schemas, messageOf }: { readonly schemas: Components; readonly messageOf: MessageOf },
): Record<string, unknown> {
  const input = wireSchema(endpoint.input, schemas);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const inPath = new Set(pathFieldsOf(endpoint.path));
  const fields = propertiesOf(input);
  const body = withoutFields(input, inPath);
  const bodyFields = propertiesOf(body);
  return {
    tags: [capabilityOf(name)],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    ...(typeof endpoint.access === 'object' && { 'x-roles': endpoint.access.staff }),
    parameters: [
      { $ref: '#/components/parameters/tenant-id' },
      { $ref: '#/components/parameters/language' },
      ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/idempotency-key' }] : []),
      ...fields
        .filter((field) => inQuery || inPath.has(field.name))
        .map((field) => describeParameter(field, inPath.has(field.name))),
    ],
    ...(!inQuery && bodyFields.length > 0 && { requestBody: describeBody(body, endpoint.encoding) }),
    responses: {
      200: describeAnswer(wireSchema(endpoint.output, schemas), endpoint.errors, messageOf),
      500: { $ref: '#/components/responses/unexpected' },
      503: { $ref: '#/components/responses/overloaded' },
    },
    'x-errors': endpoint.errors.map((error) => describeError(error, messageOf)),
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

function describeParameter({ name, schema, isRequired }: Field, inPath: boolean): Record<string, unknown> {
  if (inPath) return { name, in: 'path', required: true, schema };
  const style = schema.type === 'object' ? { style: 'deepObject', explode: true } : {};
  return { name, in: 'query', required: isRequired, schema, ...style };
}

/** Forms and JSON always; multipart where a file comes along. The client's own choice stands first. */
function describeBody(schema: JsonSchema, encoding: Endpoint['encoding']): Record<string, unknown> {
  const fields = propertiesOf(schema);
  const body = { schema, example: exampleOf(schema) };
  const asJsonText = fields.filter((field) => isNested(field.schema)).map(({ name }) => [name, JSON_TEXT]);
  const form = asJsonText.length > 0 ? { ...body, encoding: Object.fromEntries(asJsonText) } : body;
  const encodings = [...new Set([encoding, 'form', 'json'] as const)];
  return {
    required: fields.some((field) => field.isRequired),
    content: Object.fromEntries(encodings.map((each) => [MEDIA_TYPES[each], each === 'json' ? body : form])),
  };
}

const JSON_TEXT = { contentType: MEDIA_TYPES.json };

/** Whether a field of a form travels as JSON text. */
const isNested = ({ type, items }: JsonSchema): boolean =>
  type === 'object' || (type === 'array' && isSchema(items) && items.type === 'object');

/** Expected failures come with HTTP 200 too, so both forms of the envelope stand there. */
function describeAnswer(data: JsonSchema, errors: readonly ErrorName[], messageOf: MessageOf): Record<string, unknown> {
  const success = { summary: 'Success', value: { code: 0, msg: '', data: exampleOf(data) } };
  return {
    description: 'Success, or an expected failure with its code.',
    content: {
      'application/json': {
        schema: { oneOf: [envelope({ type: 'integer', const: 0 }, data), { $ref: '#/components/schemas/Failure' }] },
        examples: { success, ...Object.fromEntries(errors.map((name) => [name, failureExample(name, messageOf)])) },
      },
    },
  };
}

const envelope = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code, msg: { type: 'string' }, data },
});

const describeError = (name: ErrorName, messageOf: MessageOf) => ({
  code: ERRORS[name],
  name,
  message: messageOf(name),
});

const failureExample = (name: ErrorName, messageOf: MessageOf) => ({
  summary: name,
  value: { code: ERRORS[name], msg: messageOf(name), data: null },
});

const failureSchema = (messageOf: MessageOf): JsonSchema => ({
  ...envelope(
    { type: 'integer', minimum: 1 },
    { description: 'What the failure tells beside its sentence; { issues: [{ path, message }] } for code 400.' },
  ),
  examples: [
    {
      code: ERRORS.INVALID_INPUT,
      msg: messageOf('INVALID_INPUT'),
      data: { issues: [{ path: 'items.0.skuId', message: 'Please fill in this field.' }] },
    },
  ],
});

const failureResponse = (description: string, name: ErrorName, messageOf: MessageOf) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      examples: { [name]: failureExample(name, messageOf) },
    },
  },
});

const responses = (messageOf: MessageOf) => ({
  unexpected: failureResponse('An unexpected fault.', 'UNEXPECTED', messageOf),
  overloaded: failureResponse(
    'Too busy, or nothing may be changed at the moment; Retry-After tells when to try again.',
    'OVERLOADED',
    messageOf,
  ),
});

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
