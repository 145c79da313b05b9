/** How the API speaks, held against every endpoint of the contract. */
import { type Endpoint, endpoints } from '@passage/contract';
import { validInput } from '@passage/contract/testing/arbitrary';
import fc from 'fast-check';
import qs from 'qs';
import { afterAll, describe, expect, it } from 'vitest';
import { APP_PREFIX, buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';
import type { Answer } from '../testing/caller.ts';
import {
  accepts,
  expectEnvelope,
  fullPayload,
  hasBody,
  isPublic,
  leanPayload,
  leavesOf,
  type Payload,
  replaceAt,
} from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';

const { origin, platform, world, call } = await startApi();
const app = await buildApp(platform);
await app.ready();
afterAll(() => app.close());

const withAliases = endpoints.filter(({ endpoint }) => endpoint.aliases.length > 0);
const withBodies = endpoints.filter(({ endpoint }) => hasBody(endpoint));
const withQueries = endpoints.filter(({ endpoint }) => !hasBody(endpoint));

/** Calls as a member who has done nothing yet, so that calls can be compared whatever they change. */
async function fresh(
  endpoint: Endpoint,
  payload: object,
  { encoding, path = endpoint.path }: { encoding?: 'form' | 'json' | 'multipart'; path?: string } = {},
): Promise<Answer> {
  const caller = call.as(await world.member());
  // All these sign-ins come from one address, and none is to be refused for it.
  if (isPublic(endpoint)) await world.query('delete from attempt_counter');
  const answer = await (encoding ? caller.with({ encoding }) : caller).endpoint({ ...endpoint, path }, payload);
  expectEnvelope(answer, path);
  return answer;
}

/** What two answers of equal calls by two members have in common: all but the ids, times and secrets in their data. */
function likeness({ code, msg, data }: Answer): unknown {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]));
  };
  return { code, msg, data: code === 0 ? shape(data) : data };
}

/** Sending a code again within a minute is refused, so each comparison has an address of its own. */
let addresses = 0;
function ownAddress<P extends Payload>(payload: P): P {
  addresses += 1;
  return 'email' in payload ? { ...payload, email: `wire${addresses}@passage.test` } : payload;
}

/** The routes that the server has, read from what it prints: a tree, four characters a level. */
function routesOf(printed: string): Set<string> {
  const routes = new Set<string>();
  const path: string[] = [];
  for (const line of printed.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    path.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
    for (const method of methods.split(', ').filter(Boolean)) routes.add(`${method} ${path.join('')}`);
  }
  return routes;
}

const declaredRoutes = (): string[] =>
  endpoints.flatMap(({ endpoint }) =>
    [endpoint.path, ...endpoint.aliases].map((path) => `${endpoint.method} ${APP_PREFIX}/${path}`),
  );

describe('paths', () => {
  it('error-30 security-03 the server serves what the contract declares, and nothing else', () => {
    const served = [...routesOf(app.printRoutes({ commonPrefix: false }))].filter((route) =>
      /^[A-Z]+ \/(app|admin)-api/.test(route),
    );
    expect(served.sort()).toEqual(declaredRoutes().sort());
  });

  it.each(endpoints)(
    'error-01 error-05 error-30 $name answers an envelope under each of its paths',
    async ({ endpoint }) => {
      for (const path of [endpoint.path, ...endpoint.aliases]) {
        const { code } = await fresh(endpoint, ownAddress(leanPayload(endpoint)), { path });
        if (accepts(endpoint, {})) expect(code, path).toBe(0);
      }
    },
  );

  it.each(endpoints)('error-02 $name is not there for other methods and longer paths', async ({ endpoint }) => {
    const taken = new Set(
      endpoints
        .filter((other) => [other.endpoint.path, ...other.endpoint.aliases].includes(endpoint.path))
        .map((other) => other.endpoint.method),
    );
    const { token } = await world.member();
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter(
      (method) => !taken.has(method as Endpoint['method']),
    );
    for (const method of others) {
      const answer = await sendRaw(origin, {
        method,
        path: `/app-api/${endpoint.path}`,
        headers: { authorization: token },
      });
      expectEnvelope(answer, `${method} ${endpoint.path}`);
      expect(answer, method).toMatchObject({ code: 404, data: null });
    }
    for (const path of [
      `${endpoint.path}/more`,
      `${endpoint.path}x`,
      endpoint.path.toUpperCase(),
      `x/${endpoint.path}`,
    ])
      expect(await sendRaw(origin, { method: endpoint.method, path: `/app-api/${path}` }), path).toMatchObject({
        status: 200,
        code: 404,
      });
  });

  it('error-02 error-05 a path that nobody knows, or that cannot be read, answers with an envelope', async () => {
    for (const path of [
      '/app-api',
      '/app-api/',
      '/app-api/none',
      '/admin-api/none',
      '/app-api/..%2f..%2fetc',
      '/app-api/%00',
      '/app-api/%E0%A4%A',
      '/app-api/%',
      `/app-api/${'x'.repeat(3_000)}`,
    ]) {
      const answer = await sendRaw(origin, { method: 'GET', path });
      expectEnvelope(answer, path);
      expect([400, 404], path).toContain(answer.code);
    }
  });

  it.each(withAliases)('error-20 $name answers under an alias exactly as under its path', async ({ endpoint }) => {
    for (const payload of [{}, leanPayload(endpoint), fullPayload(endpoint)]) {
      const canonical = likeness(await fresh(endpoint, ownAddress(payload)));
      for (const path of endpoint.aliases)
        expect(likeness(await fresh(endpoint, ownAddress(payload), { path })), path).toEqual(canonical);
    }
  });

  it('error-20 error-31 /docs shows a document that has every path', async () => {
    const document: { servers: { url: string }[]; paths: Record<string, object> } = JSON.parse(
      await (await fetch(`${origin}/docs/openapi.json`)).text(),
    );
    const server = document.servers[0]?.url.replace(/\/$/, '') ?? '';
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${server}${path}`),
    );
    expect(told.sort()).toEqual(declaredRoutes().sort());
    const page = await fetch(`${origin}/docs/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  });
});

describe('payloads', () => {
  it.each(withBodies)('error-13 $name takes form, JSON and multipart alike', async ({ endpoint }) => {
    const drawn = fc.sample(validInput(endpoint), { numRuns: 2, seed: 13 });
    for (const payload of [{}, leanPayload(endpoint), fullPayload(endpoint), ...drawn]) {
      const [json, form, multipart] = [
        await fresh(endpoint, ownAddress(payload), { encoding: 'json' }),
        await fresh(endpoint, ownAddress(payload), { encoding: 'form' }),
        await fresh(endpoint, ownAddress(payload), { encoding: 'multipart' }),
      ];
      expect(likeness(form)).toEqual(likeness(json));
      expect(likeness(multipart)).toEqual(likeness(json));
    }
  });

  it.each(withBodies)('error-14 $name takes lists and objects in a form as JSON text', async ({ endpoint }) => {
    const payload = fullPayload(endpoint);
    const asText = Object.fromEntries(
      Object.entries(payload).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : value]),
    );
    const json = await fresh(endpoint, ownAddress(payload), { encoding: 'json' });
    expect(likeness(await fresh(endpoint, ownAddress(asText), { encoding: 'form' }))).toEqual(likeness(json));
  });

  it.each(withQueries)(
    'error-15 $name takes its payload from the query, and where it deletes from a body as well',
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const usual = likeness(await fresh(endpoint, ownAddress(payload)));
      const { token } = await world.member();
      const path = `/app-api/${endpoint.path}`;
      const query = {
        method: endpoint.method,
        path: `${path}?${qs.stringify(ownAddress(payload), { arrayFormat: 'repeat' })}`,
        headers: { authorization: token },
      };
      expect(likeness(await sendRaw(origin, query))).toEqual(usual);
      if (endpoint.method !== 'DELETE') return;
      const types = {
        'application/json': JSON.stringify(payload),
        'application/x-www-form-urlencoded': qs.stringify(payload),
      };
      for (const [type, body] of Object.entries(types)) {
        const answer = await sendRaw(origin, {
          method: 'DELETE',
          path,
          headers: { authorization: token, 'content-type': type },
          body,
        });
        expect(likeness(answer), type).toEqual(usual);
      }
    },
  );

  it.each(endpoints)(
    'error-16 i18n-06 $name ignores what it does not know, and takes the preferences',
    async ({ endpoint }) => {
      const preferences = { language: 'en', sex: 2, currencyCode: 'EUR', symbol: '€' };
      const unknown = {
        unknown: 'x',
        nothing: ['1'],
        object: { a: '1' },
        constructor: 'x',
        toString: '1',
        hasOwnProperty: 'x',
        token: 'x',
        sendtype: '1',
      };
      for (const payload of [leanPayload(endpoint), fullPayload(endpoint)]) {
        const usual = likeness(await fresh(endpoint, ownAddress(payload)));
        expect(likeness(await fresh(endpoint, ownAddress({ ...preferences, ...payload })))).toEqual(usual);
        expect(likeness(await fresh(endpoint, ownAddress({ ...unknown, ...payload })))).toEqual(usual);
      }
      const inFrench = await call.endpoint(endpoint, { language: 'fr', ...leanPayload(endpoint) });
      if (inFrench.code === 401) expect(inFrench.msg).not.toMatch(/Please/);
    },
  );

  it.each(endpoints)(
    'error-17 $name takes numbers and booleans as text, and an empty text for what may be absent',
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const usual = likeness(await fresh(endpoint, ownAddress(payload)));
      const asText = leavesOf(payload).reduce<Payload>(
        (changed, { path, value }) =>
          typeof value === 'number' || typeof value === 'boolean'
            ? Object(replaceAt(changed, path, String(value)))
            : changed,
        payload,
      );
      expect(
        likeness(await fresh(endpoint, ownAddress(asText), hasBody(endpoint) ? { encoding: 'json' } : {})),
      ).toEqual(usual);
      const lean = leanPayload(endpoint);
      const absent = Object.fromEntries(
        Object.keys(payload)
          .filter((key) => !(key in lean))
          .map((key) => [key, '']),
      );
      const usualLean = likeness(await fresh(endpoint, ownAddress(lean)));
      expect(likeness(await fresh(endpoint, ownAddress({ ...absent, ...lean })))).toEqual(usualLean);
      const nulls = Object.fromEntries(Object.keys(absent).map((key) => [key, null]));
      if (hasBody(endpoint))
        expect(likeness(await fresh(endpoint, ownAddress({ ...nulls, ...lean }), { encoding: 'json' }))).toEqual(
          usualLean,
        );
    },
  );

  it.each(endpoints)(
    'error-18 $name takes texts with blanks around them and composed otherwise as the same',
    async ({ endpoint }) => {
      const payload = fullPayload(endpoint);
      const padded = leavesOf(payload).reduce<Payload>((changed, { path, value }) => {
        if (typeof value !== 'string') return changed;
        const other: Payload = Object(replaceAt(changed, path, ` \t${value.normalize('NFD')}\u00a0 `));
        return accepts(endpoint, other) ? other : changed;
      }, payload);
      const usual = likeness(await fresh(endpoint, ownAddress(payload)));
      expect(likeness(await fresh(endpoint, ownAddress(padded)))).toEqual(usual);
    },
  );

  it.each(endpoints)('error-27 error-12 $name knows the other spellings of paging', async ({ endpoint }) => {
    const payload = leanPayload(endpoint);
    for (const [name, other] of [
      ['pageNo', 'page'],
      ['pageSize', 'row'],
    ] as const) {
      if (accepts(endpoint, { ...payload, [name]: 0 })) continue;
      for (const wrong of [0, -1, name === 'pageSize' ? 201 : 1.5, 'many']) {
        const refused = [
          await fresh(endpoint, { ...payload, [name]: wrong }),
          await fresh(endpoint, { ...payload, [other]: wrong }),
        ];
        for (const { code, data } of refused)
          expect([code, data.issues[0].path], `${name} ${wrong}`).toEqual([400, name]);
      }
      const usual = likeness(await fresh(endpoint, { ...payload, [name]: 1 }));
      expect(likeness(await fresh(endpoint, { ...payload, [other]: '1' }))).toEqual(usual);
    }
  });
});
