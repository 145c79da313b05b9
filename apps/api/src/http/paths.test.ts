/** Where the API answers, held against every endpoint of the contract. */
import { type Endpoint, endpoints } from '@passage/contract';
import { afterAll, expect, it } from 'vitest';
import { APP_PREFIX, buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';
import { likeness, openFresh } from './comparison.testing.ts';
import { accepts, expectEnvelope, fullPayload, leanPayload } from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';

const api = await startApi();
const { origin, platform, world } = api;
const fresh = openFresh(api);
const app = await buildApp(platform);
await app.ready();
afterAll(() => app.close());

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
      const { code } = await fresh(endpoint, leanPayload(endpoint), { path });
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
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !taken.has(method as Endpoint['method']));
  for (const method of others) {
    const answer = await sendRaw(origin, {
      method,
      path: `/app-api/${endpoint.path}`,
      headers: { authorization: token },
    });
    expectEnvelope(answer, `${method} ${endpoint.path}`);
    expect(answer, method).toMatchObject({ code: 404, data: null });
  }
  for (const path of [`${endpoint.path}/more`, `${endpoint.path}x`, endpoint.path.toUpperCase(), `x/${endpoint.path}`])
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

it.each(endpoints.filter(({ endpoint }) => endpoint.aliases.length > 0))(
  'error-20 $name answers under an alias exactly as under its path',
  async ({ endpoint }) => {
    for (const payload of [{}, leanPayload(endpoint), fullPayload(endpoint)]) {
      const canonical = likeness(await fresh(endpoint, payload));
      for (const path of endpoint.aliases)
        expect(likeness(await fresh(endpoint, payload, { path })), path).toEqual(canonical);
    }
  },
);

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
