import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GLOSSARIES } from './glossary/index.ts';
import { allPathsOf, type Endpoint, ERRORS, endpoints, fullPathOf, pathFieldsOf } from './index.ts';
import { openApiDocument } from './openapi.ts';
import { type Components, exampleOf, isSchema, wireSchema } from './openapi-schema.ts';

const build = () =>
  openApiDocument({
    title: 'Passage',
    version: '1.0.0',
    servers: ['http://localhost:4000'],
    languages: ['en', 'fr'],
    messageOf: (name) => `Sentence of ${name}.`,
  });
const document = build();
/** As it is read from the wire. */
const wire: unknown = JSON.parse(JSON.stringify(document));

/** What stands at a path of keys in the document, as it would be read from the wire. */
const at = (...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isSchema(value) ? value[key] : undefined), wire);

const operationOf = (path: string, method: string) => at('paths', `/app-api/${path}`, method.toLowerCase());

const operationOfEndpoint = (endpoint: Endpoint) => at('paths', fullPathOf(endpoint), endpoint.method.toLowerCase());

const dataOf = (path: string, method: string): unknown => {
  const schema = at('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema', 'oneOf');
  const success: unknown = Array.isArray(schema) ? schema[0] : undefined;
  return isSchema(success) && isSchema(success.properties) ? success.properties.data : undefined;
};

/** Texts that say the unit of a value and not what it is. */
const UNITS = ['US dollars, at most 2 decimals', 'US cents', 'Epoch milliseconds', '1 yes, 0 no'];

const isTold = ({ description }: { description?: unknown }): boolean =>
  typeof description === 'string' && description.length > 5 && !UNITS.includes(description.replace(/\.$/, ''));

/** Fields of schemas, at any depth, that say nothing of themselves. */
function untoldFields(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => untoldFields(item, `${where}.${index}`));
  if (!isSchema(value)) return [];
  const properties = isSchema(value.properties) && value.type === 'object' ? value.properties : {};
  const untold = Object.entries(properties).flatMap(([name, property]) =>
    isSchema(property) && isTold(property) ? [] : [`${where} ${name}`],
  );
  const inner = Object.entries(value).flatMap(([key, each]) =>
    ['example', 'examples', 'default'].includes(key) ? [] : untoldFields(each, `${where}.${key}`),
  );
  return [...untold, ...inner];
}

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
    expect(canonical).toMatchObject({ operationId: name, description: expect.stringContaining(endpoint.summary) });
    expect(canonical).not.toHaveProperty('deprecated');
    const { operationId, ...same } = isSchema(canonical) ? canonical : {};
    for (const [index, alias] of aliases.entries()) {
      expect(at('paths', alias, endpoint.method.toLowerCase())).toEqual({
        ...same,
        operationId: `${name}.alias${index + 1}`,
        deprecated: true,
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
    } else if (endpoint.encoding === 'multipart') {
      const content = at('paths', fullPathOf(endpoint), endpoint.method.toLowerCase(), 'requestBody', 'content');
      expect(content).toEqual({
        'multipart/form-data': {
          schema: expect.objectContaining({
            required: expect.arrayContaining(['file']),
            properties: expect.objectContaining({
              file: { type: 'string', format: 'binary', description: expect.any(String) },
            }),
          }),
        },
      });
      const { 'multipart/form-data': form } = isSchema(content) ? content : {};
      expect(isSchema(form) && isSchema(form.schema) && Object.keys(Object(form.schema.properties))).toEqual([
        ...names,
        'file',
      ]);
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

  it('gives every operation an operationId of its own', () => {
    const all = endpoints.flatMap(({ endpoint }) => allPathsOf(endpoint));
    const ids = JSON.stringify(document).match(/"operationId":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(all.length);
    expect(ids).toHaveLength(all.length);
  });

  it('resolves every reference, also of schemas that hold themselves', () => {
    const refs = new Set(refsIn(wire));
    expect(refs).toContain('#/components/schemas/CategoryNode');
    for (const ref of refs) expect(at(...ref.replace('#/', '').split('/')), ref).toBeTypeOf('object');
  });

  it('i18n-22 shows what travels: dollars as numbers, cents and moments as integers, never the decoded side', () => {
    expect(dataOf('/app-api/trade/cart/listFirst', 'get')).toMatchObject({ $ref: '#/components/schemas/Cart' });
    expect(at('components', 'schemas', 'Cart', 'properties', 'totalAmt')).toMatchObject({ type: 'number' });
    expect(at('components', 'schemas', 'CartLine', 'properties', 'sku', 'properties')).toMatchObject({
      saleprice: { type: 'number' },
    });
    expect(dataOf('/app-api/trade/order/createFirst', 'post')).toMatchObject({
      properties: {
        totalPrice: { type: 'integer', description: 'Goods and freight together. US cents.' },
        payDeadline: { type: 'integer', description: 'Until when the order can be paid. Epoch milliseconds.' },
      },
    });
  });

  it('shows lists with their items and their defaults, and how a form carries them', () => {
    expect(at('paths', '/app-api/trade/order/createFirst', 'post', 'requestBody', 'content')).toMatchObject({
      'application/json': {
        schema: {
          properties: {
            items: { type: 'array', minItems: 1, maxItems: 100, items: { $ref: '#/components/schemas/OrderLine' } },
          },
        },
      },
      'application/x-www-form-urlencoded': { encoding: { items: { contentType: 'application/json' } } },
    });
    expect(at('components', 'schemas', 'OrderLine')).toMatchObject({ required: ['skuId', 'count'] });
    expect(operationOf('trade/order/pageFirst', 'GET')).toMatchObject({
      parameters: expect.arrayContaining([
        {
          name: 'pageSize',
          in: 'query',
          required: false,
          description: 'Rows of a page, 1 to 200.',
          example: 10,
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

  it.each(endpoints)('fault:contract-53 $name: its examples are accepted by the contract', ({ endpoint }) => {
    const components: Components = new Map();
    const example = (schema: z.ZodType) => exampleOf(wireSchema(schema, components), components);
    expect(endpoint.input.safeParse(example(endpoint.input)).error).toBeUndefined();
    expect(endpoint.output.safeParse(example(endpoint.output)).error).toBeUndefined();
  });

  it('house-27 passes a validator of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(Object(wire))).toEqual({ valid: true });
  });

  it('house-27 is byte for byte the same when it is built again', () => {
    expect(JSON.stringify(build())).toBe(JSON.stringify(document));
  });

  it('house-27 every operation names its side and role, itself and what each parameter and field means', () => {
    const lacking: string[] = [];
    const sides = /^(storefront\.(visitors|members)|console\.[a-z-]+)\.[a-zA-Z]+$/;
    const declared = Object(at('tags')).map(({ name }: { name: string }) => name);
    for (const [path, item] of Object.entries(Object(at('paths'))))
      for (const [method, operation] of Object.entries(Object(item))) {
        const { operationId, tags, summary, description, parameters } = Object(operation);
        const isWhole =
          [operationId, summary, description].every((text) => typeof text === 'string' && text.length > 2) &&
          summary.length <= 50 &&
          tags.length === 1 &&
          sides.test(tags[0]) &&
          declared.includes(tags[0]);
        if (!isWhole) lacking.push(`${method} ${path}`);
        for (const parameter of parameters)
          if (!('$ref' in parameter) && !isTold(parameter)) lacking.push(`${method} ${path} ${parameter.name}`);
      }
    for (const parameter of Object.values<object>(Object(at('components', 'parameters'))))
      if (!isTold(parameter)) lacking.push(JSON.stringify(parameter));
    lacking.push(...untoldFields(at('paths'), 'paths'), ...untoldFields(at('components'), 'components'));
    expect(lacking).toEqual([]);
  });

  it('fault:contract-53 tags tell who may call: each side and role has its own', () => {
    const tagOf = (path: string, method: string) => at('paths', path, method, 'tags');
    expect(tagOf('/app-api/product/category/tree', 'get')).toEqual(['storefront.visitors.catalogue']);
    expect(tagOf('/app-api/trade/order/createFirst', 'post')).toEqual(['storefront.members.orders']);
    expect(tagOf('/admin-api/orders', 'get')).toEqual(['console.merchants.orders']);
    expect(tagOf('/admin-api/review/{queue}', 'get')).toEqual(['console.reviewers.review']);
    expect(tagOf('/admin-api/audit', 'get')).toEqual(['console.administrators.audit']);
    const grouped = Object(at('x-tagGroups')).flatMap(({ tags }: { tags: string[] }) => tags);
    expect(grouped.toSorted()).toEqual(
      Object(at('tags'))
        .map(({ name }: { name: string }) => name)
        .toSorted(),
    );
  });

  it('fault:contract-53 what is spoken of in many places has a name', () => {
    const names = Object.keys(Object(at('components', 'schemas')));
    expect(names).toEqual(
      expect.arrayContaining(['Order', 'OrderDetail', 'Product', 'ProductDetail', 'Cart', 'Shop', 'Address', 'Person']),
    );
  });

  it.each(endpoints)(
    'fault:contract-53 $name: each code of its answers is a value of its own, with the data that belongs to it',
    ({ endpoint }) => {
      const one = at(
        ...['paths', fullPathOf(endpoint), endpoint.method.toLowerCase()],
        ...['responses', '200', 'content', 'application/json', 'schema', 'oneOf'],
      );
      const codes = Object(one).map((schema: { $ref?: string }) => {
        const known = schema.$ref === undefined ? schema : at(...schema.$ref.replace('#/', '').split('/'));
        return Object(known).properties.code.const;
      });
      expect(codes[0]).toBe(0);
      expect(new Set(codes).size).toBe(codes.length);
      const named = endpoint.errors.map((error) => ERRORS[error]);
      expect(codes).toEqual(expect.arrayContaining([...named, 300, 400, 401, 403, 404, 409, 429]));
    },
  );

  it('fault:contract-53 every example in the document fits the schema beside it', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
    addFormats(ajv);
    ajv.addFormat('binary', true).addFormat('password', true);
    ajv.addSchema({ $id: 'document', ...Object(wire) });
    const wrong: string[] = [];
    let checked = 0;
    const check = (value: unknown, ...keys: readonly (string | number)[]) => {
      checked++;
      const pointer = keys.map((key) => `/${encodeURIComponent(String(key).replaceAll('/', '~1'))}`).join('');
      const fits = ajv.getSchema(`document#${pointer}`);
      if (!fits) throw new Error(`no schema at ${pointer}`);
      if (!fits(value)) wrong.push(`${keys.join(' ')} ${ajv.errorsText(fits.errors)}`);
    };
    const answerOf = (example: { $ref?: string; value?: unknown }): unknown =>
      example.$ref === undefined ? example.value : Object(at(...example.$ref.replace('#/', '').split('/'))).value;
    for (const [path, item] of Object.entries(Object(at('paths'))))
      for (const [method, operation] of Object.entries(Object(item))) {
        const { deprecated, parameters, requestBody, responses } = Object(operation);
        if (deprecated) continue;
        const place = ['paths', path, method] as const;
        for (const [index, { example }] of parameters.entries())
          if (example !== undefined) check(example, ...place, 'parameters', index, 'schema');
        for (const [type, { example }] of Object.entries<Record<string, unknown>>(requestBody?.content ?? {}))
          if (example !== undefined) check(example, ...place, 'requestBody', 'content', type, 'schema');
        const answer = ['responses', '200', 'content', 'application/json'] as const;
        for (const example of Object.values<object>(responses['200'].content['application/json'].examples))
          check(answerOf(example), ...place, ...answer, 'schema');
      }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(endpoints.length * 2);
  });

  it('the glossary tells each field once, and none that the document does not have', () => {
    const keys = GLOSSARIES.flatMap((glossary) => Object.keys(glossary));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const text = JSON.stringify(document);
    const texts = GLOSSARIES.flatMap((glossary) => Object.entries(glossary));
    expect(texts.filter(([, told]) => !text.includes(JSON.stringify(told).slice(1, -1)))).toEqual([]);
    expect(texts.filter(([, told]) => !/^[A-Z0-9r].*\.$/.test(told))).toEqual([]);
  });
});
