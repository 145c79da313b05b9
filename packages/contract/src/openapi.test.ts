import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allPathsOf, type Endpoint, ERRORS, endpoints, fullPathOf, pathFieldsOf } from './index.ts';
import { openApiDocument } from './openapi.ts';
import { type Components, exampleOf, isSchema, wireSchema } from './openapi-schema.ts';

const document = openApiDocument({
  title: 'Passage',
  version: '1.0.0',
  servers: ['http://localhost:4000'],
  languages: ['en', 'fr'],
  messageOf: (name) => `Sentence of ${name}.`,
});

/** What stands at a path of keys in the document, as it would be read from the wire. */
const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (isSchema(value) ? value[key] : undefined),
    JSON.parse(JSON.stringify(document)),
  );

const operationOf = (path: string, method: string) => at('paths', `/app-api/${path}`, method.toLowerCase());

const operationOfEndpoint = (endpoint: Endpoint) => at('paths', fullPathOf(endpoint), endpoint.method.toLowerCase());

const dataOf = (path: string, method: string): unknown => {
  const schema = at('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema', 'oneOf');
  const success: unknown = Array.isArray(schema) ? schema[0] : undefined;
  return isSchema(success) && isSchema(success.properties) ? success.properties.data : undefined;
};

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isSchema(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

describe('the OpenAPI document', () => {
  it.each(endpoints)('error-20 error-31 $name stands under its canonical path and each alias', ({ name, endpoint }) => {
    const [, ...aliases] = allPathsOf(endpoint);
    const canonical = operationOfEndpoint(endpoint);
    expect(canonical).toMatchObject({ operationId: name, summary: endpoint.summary });
    const { operationId, ...same } = isSchema(canonical) ? canonical : {};
    for (const alias of aliases) {
      expect(at('paths', alias, endpoint.method.toLowerCase())).toEqual({
        ...same,
        'x-alias-of': fullPathOf(endpoint),
      });
    }
  });

  it.each(endpoints)('error-31 $name shows its input, output and named errors', ({ endpoint }) => {
    const operation = operationOfEndpoint(endpoint);
    const parameters = isSchema(operation) && Array.isArray(operation.parameters) ? operation.parameters : [];
    const inPath = pathFieldsOf(endpoint.path);
    const all = endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : [];
    const names = all.filter((name) => !inPath.includes(name));
    expect(parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(
      all.filter((name) => inPath.includes(name)),
    );
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
      expect(parameters.filter((each) => each.in === 'query').map((each) => each.name)).toEqual(names);
    } else if (names.length > 0) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const body = at('paths', fullPathOf(endpoint), endpoint.method.toLowerCase(), 'requestBody', 'content', type);
        expect(isSchema(body) && isSchema(body.schema) && Object.keys(body.schema.properties ?? {})).toEqual(names);
      }
    }
    expect(dataOf(fullPathOf(endpoint), endpoint.method.toLowerCase())).toBeTypeOf('object');
    expect(operation).toMatchObject({
      'x-errors': endpoint.errors.map((error) => ({ code: ERRORS[error], name: error })),
    });
  });

  it('names no path and method twice, so that no alias hides another endpoint', () => {
    const all = endpoints.flatMap(({ endpoint }) => allPathsOf(endpoint).map((path) => `${endpoint.method} ${path}`));
    expect(new Set(all).size).toBe(all.length);
    const operations = Object.values(Object(at('paths'))).flatMap((item) => Object.keys(Object(item)));
    expect(operations).toHaveLength(all.length);
  });

  it('has an operationId once per endpoint', () => {
    const ids = JSON.stringify(document).match(/"operationId":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(endpoints.length);
    expect(ids).toHaveLength(endpoints.length);
  });

  it('resolves every reference, also of schemas that hold themselves', () => {
    const refs = new Set(refsIn(JSON.parse(JSON.stringify(document))));
    expect(refs).toContain('#/components/schemas/CategoryNode');
    for (const ref of refs) expect(at(...ref.replace('#/', '').split('/')), ref).toBeTypeOf('object');
  });

  it('i18n-22 shows what travels: dollars as numbers, cents and moments as integers, never the decoded side', () => {
    expect(dataOf('/app-api/trade/cart/listFirst', 'get')).toMatchObject({
      properties: {
        totalAmt: { type: 'number' },
        list: { items: { properties: { sku: { properties: { saleprice: { type: 'number' } } } } } },
      },
    });
    expect(dataOf('/app-api/trade/order/createFirst', 'post')).toMatchObject({
      properties: { totalPrice: { type: 'integer', description: 'US cents' }, payDeadline: { type: 'integer' } },
    });
  });

  it('shows lists with their items and their defaults, and how a form carries them', () => {
    expect(at('paths', '/app-api/trade/order/createFirst', 'post', 'requestBody', 'content')).toMatchObject({
      'application/json': {
        schema: {
          properties: { items: { type: 'array', minItems: 1, maxItems: 100, items: { required: ['skuId', 'count'] } } },
        },
      },
      'application/x-www-form-urlencoded': { encoding: { items: { contentType: 'application/json' } } },
    });
    expect(operationOf('trade/order/pageFirst', 'GET')).toMatchObject({
      parameters: expect.arrayContaining([
        {
          name: 'pageSize',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 200, default: 10 },
        },
      ]),
    });
  });

  it('asks for the token where a member is needed, and for the key where a call is idempotent', () => {
    expect(operationOf('trade/order/createFirst', 'POST')).toMatchObject({
      security: [{ token: [] }],
      parameters: expect.arrayContaining([{ $ref: '#/components/parameters/idempotency-key' }]),
    });
    expect(operationOf('product/category/tree', 'GET')).toMatchObject({ security: [{}, { token: [] }] });
  });

  it.each(endpoints)('$name: its examples are accepted by the contract', ({ endpoint }) => {
    const components: Components = new Map();
    expect(endpoint.input.safeParse(exampleOf(wireSchema(endpoint.input, components))).error).toBeUndefined();
    expect(endpoint.output.safeParse(exampleOf(wireSchema(endpoint.output, components))).error).toBeUndefined();
  });
});
