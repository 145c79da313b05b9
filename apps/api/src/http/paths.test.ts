/** Where the API answers, held against every endpoint of the contract. */
import { allPathsOf, endpoints } from '@passage/contract';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';
import { addressOf } from '../testing/caller.ts';
import { likeness, openFresh } from './comparison.testing.ts';
import { accepts, callerFor, expectEnvelope, fullPayload, leanPayload, tokenAt } from './every-endpoint.testing.ts';
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

/** What answers no envelope: the websocket by both spellings, and the page of the customer-service frame. */
const WITHOUT_ENVELOPE = [
  'GET /app-api/message/ws',
  'GET /app-api/ws',
  'GET /admin-api/ws',
  'GET /app-api/message/customer-service',
];

const declaredRoutes = (): string[] =>
  endpoints.flatMap(({ endpoint }) => allPathsOf(endpoint).map((path) => `${endpoint.method} ${path}`));

it('error-30 security-03 the server serves what the contract declares, and nothing else but a written list', () => {
  const served = [...routesOf(app.printRoutes({ commonPrefix: false }))].filter((route) =>
    /^[A-Z]+ \/(app|admin)-api/.test(route),
  );
  const wanted = [...declaredRoutes(), ...WITHOUT_ENVELOPE].map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
  expect(served.sort()).toEqual(wanted.sort());
});

it.each(endpoints)(
  'error-01 error-05 error-30 $name answers an envelope under each of its paths',
  async ({ endpoint }) => {
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const { code } = await fresh(endpoint, leanPayload(endpoint), { path });
      if (accepts(endpoint, {}) && endpoint.encoding !== 'multipart') expect(code, path).toBe(0);
    }
  },
);

/** Whether a path is an endpoint's, as one with fields in its path has many. */
const isServed = (method: string, path: string): boolean =>
  endpoints.some(
    ({ endpoint }) =>
      endpoint.method === method &&
      allPathsOf(endpoint).some((known) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)),
  );

it.each(endpoints)('error-02 $name is not there for other methods and longer paths', async ({ endpoint }) => {
  const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
  const { path: own } = addressOf(endpoint, fullPayload(endpoint));
  const prefix = own.slice(0, own.indexOf('/', 1));
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !isServed(method, own));
  for (const method of others) {
    const answer = await sendRaw(origin, { method, path: own, headers: { authorization: token } });
    expectEnvelope(answer, `${method} ${own}`);
    expect(answer, method).toMatchObject({ code: 404, data: null });
  }
  const near = [
    `${own}/more`,
    `${own}x`,
    prefix + own.slice(prefix.length).toUpperCase(),
    own.replace('api/', 'api/x/'),
  ];
  for (const path of near.filter((each) => !isServed(endpoint.method, each)))
    expect(await sendRaw(origin, { method: endpoint.method, path }), path).toMatchObject({ status: 200, code: 404 });
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
  const html = await page.text();
  expect(html).toContain('<title>Passage API</title>');
  // Nothing on it hands the document to the services of its maker.
  expect(html).toMatch(/"showDeveloperTools":\s*"never"/);
  expect(html).toMatch(/"agent":\s*\{\s*"disabled":\s*true/);
  expect(html).toMatch(/"hideClientButton":\s*true/);
});
