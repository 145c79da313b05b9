/** What a page of somebody else can do with a member's browser: nothing, for no call is known by what browsers add. */
import { expect, it } from 'vitest';
import { connect } from '../modules/live/live.testing.ts';
import { startApi } from '../testing/api.ts';

const { origin, world, call } = await startApi();
const { port } = new URL(origin);
const ME = 'member/userInfo/getUserInfo';

it('security-10 a page of another origin neither acts in a member’s name nor reads an answer', async () => {
  const member = await world.member();
  const foreign = { origin: 'https://evil.test', 'tenant-id': '1' };
  const path = new URL(`/app-api/${ME}`, origin);
  // A token where browsers would keep one by themselves is none.
  for (const cookie of [`token=${member.token}`, `Authorization=${member.token}`]) {
    expect(await (await fetch(path, { headers: { 'tenant-id': '1', cookie } })).json()).toMatchObject({ code: 401 });
    expect(await (await fetch(path, { headers: { ...foreign, cookie } })).json()).toMatchObject({ code: 403 });
  }
  const own = await fetch(path, { headers: { ...foreign, authorization: member.token } });
  expect(own.headers.get('set-cookie')).toBeNull();
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
  const asked = await fetch(path, {
    method: 'OPTIONS',
    headers: { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  expect(asked.headers.get('access-control-allow-headers')).toBeNull();
});

/** Pages on a host of the tenant, on whatever port: who owns the name decides. */
const PAGES = {
  1: ['http://localhost', 'http://localhost:5173', 'https://shop.passage.test', 'https://shop.passage.test:8443'],
  2: ['http://second.localhost', `http://second.localhost:${port}`, 'https://second.passage.test'],
} as const;
const HOSTILE = [
  'null',
  'https://evil.test',
  'https://shop.passage.test.evil.test',
  'https://evilshop.passage.test',
  'https://passage.test',
  'https://x.shop.passage.test',
  'https://shop.passage.test@evil.test',
  'https://evil.test#shop.passage.test',
  'https://shop.passage.test:port',
  'ftp://shop.passage.test',
  'shop.passage.test',
  'https://shop.passage.test, https://evil.test',
  'http://[::1]:5173',
  '',
];

it('security-06 pages on the hosts of a tenant call in its name, and those of nobody else', async () => {
  await world.query(
    "insert into tenant_host (host, tenant_id) values ('shop.passage.test', 1), ('second.passage.test', 2)",
  );
  for (const tenantId of [1, 2] as const) {
    const member = await world.member({ tenantId });
    const { spuId, shopId } = await world.product({ tenantId });
    const from = (page: string, headers = {}) =>
      call.as(member).with({ headers: { origin: page, ...headers }, tenantId });
    const likes = async () => (await call.as(member).with({ tenantId }).get('product/favorite/get-count')).data;
    for (const page of PAGES[tenantId]) {
      const answer = await from(page).get(ME);
      expect(answer.code, page).toBe(0);
      expect(answer.headers, page).toMatchObject({
        'access-control-allow-origin': page,
        'access-control-expose-headers': 'retry-after, x-app-code, x-request-id',
        vary: expect.stringContaining('Origin'),
      });
      // There are no cookies to send along.
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      // What is refused can be read too.
      const refused = await call.with({ headers: { origin: page }, tenantId }).get(ME);
      expect([refused.code, refused.headers['access-control-allow-origin']]).toEqual([401, page]);
    }
    const before = await likes();
    for (const page of [...HOSTILE, ...PAGES[tenantId === 1 ? 2 : 1]]) {
      const answer = await from(page).post('product/favorite-two/create', { spuId, shopId });
      expect(answer, page).toMatchObject({ status: 200, code: 403, data: null });
      expect(answer.headers['access-control-allow-origin'], page).toBeUndefined();
    }
    expect(await likes()).toEqual(before);
    expect((await from(PAGES[tenantId][0]).post('product/favorite-two/create', { spuId, shopId })).code).toBe(0);
    expect(await likes()).not.toEqual(before);
    // The store's own page, also where a proxy tells neither its host nor its scheme.
    expect((await from(origin).get(ME)).code).toBe(0);
    expect((await from('https://behind.a.tunnel', { 'sec-fetch-site': 'same-origin' }).get(ME)).code).toBe(0);
    expect((await from('https://behind.a.tunnel', { 'sec-fetch-site': 'cross-site' }).get(ME)).code).toBe(403);
  }

  /** What a browser asks before it sends a header of ours; it does not tell yet which tenant will be named. */
  const ask = async (page: string, headers: string, path = `/app-api/${ME}`) => {
    const asked = { origin: page, 'access-control-request-method': 'POST', 'access-control-request-headers': headers };
    const answer = await fetch(new URL(path, origin), { method: 'OPTIONS', headers: asked });
    return [answer.status, answer.headers.get('access-control-allow-origin'), answer.headers] as const;
  };
  for (const page of [...PAGES[1], ...PAGES[2]]) {
    const [status, allowed, headers] = await ask(page, 'authorization,tenant-id');
    expect([status, allowed]).toEqual([204, page]);
    expect(headers.get('access-control-allow-methods')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'POST', 'PUT']);
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'language', 'tenant-id'])
      expect(headers.get('access-control-allow-headers')?.split(', ')).toContain(name);
  }
  // Without the header the host decides, and it is tenant 1's.
  expect((await ask(PAGES[2][0], 'content-type'))[1]).toBeNull();
  for (const page of HOSTILE) expect((await ask(page, 'authorization,tenant-id'))[1], page).toBeNull();
  // What is no endpoint of the contract gives nothing away to pages elsewhere.
  for (const path of ['/openapi.json', '/health/ready', '/metrics']) {
    const { headers } = await fetch(new URL(path, origin), { headers: { origin: PAGES[1][0] } });
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
  }

  const member = await world.member({ tenantId: 2 });
  const listen = async (page: string) => {
    const { socket, closed, until } = await connect(origin, { origin: page });
    socket.send(JSON.stringify({ event: 'auth', token: member.token, params: { 'tenant-id': 2 } }));
    return Promise.race([closed, until('unread').then(() => 'heard')]);
  };
  for (const page of PAGES[2]) expect(await listen(page), page).toBe('heard');
  expect(await listen(PAGES[1][0])).toBe(4401);
  for (const page of ['null', 'https://evil.test', 'https://second.passage.test.evil.test'])
    await expect(connect(origin, { origin: page }), page).rejects.toThrow();
});
