/** Tokens open the side of the API that they were given for, and nothing of the other. */
import { createHmac } from 'node:crypto';
import { type Endpoint, endpoints } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { leanPayload } from '../../http/every-endpoint.testing.ts';
import { startApi } from '../../testing/api.ts';
import { setUpCodes } from '../console-account/console-account.testing.ts';
import { mailedCode, newEmail } from './session.testing.ts';

const HOUR = 3_600_000;
const api = await startApi();
const { world, call, clock } = api;

const ROLES = { admin: 1, reviewer: 2, support: 3, shopper: 0 } as const;
const ofConsole = endpoints.filter(({ endpoint }) => endpoint.surface === 'admin');
const ofStorefront = endpoints.filter(({ endpoint }) => endpoint.surface === 'app');

/** A person of each role, and an owner of a shop, signed in at both logins. */
async function everybody() {
  const people: { name: string; id: number; app: string; console: string }[] = [];
  for (const [name, role] of Object.entries(ROLES)) {
    const member = await world.member({ role });
    if (name === 'shopper') await world.shop({ ownerId: member.id });
    const credentials = { mailbox: member.email, password: member.password };
    const app = (await call.post('member/firstauth/login', credentials)).data.accessToken;
    // Staff set up their codes first; what is asked here is what the finished token opens.
    const { data } = await call.post('/admin-api/auth/login', credentials);
    const console: string = data.accessToken;
    expect(data.mustSetUpCodes, name).toBe(name !== 'shopper');
    if (data.mustSetUpCodes) await setUpCodes(api, console);
    people.push({ name, id: member.id, app, console });
  }
  return people;
}
const people = await everybody();
const ask = (token: string, endpoint: Endpoint) => call.with({ token }).endpoint(endpoint, leanPayload(endpoint));
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The same token with other claims, signed as the server signs. */
function resigned(token: string, changes: object): string {
  const head = token.split('.')[0];
  const body = Buffer.from(JSON.stringify({ ...claimsOf(token), ...changes })).toString('base64url');
  const signature = createHmac('sha256', 'a secret that only the tests know of').update(`${head}.${body}`);
  return `${head}.${body}.${signature.digest('base64url')}`;
}

describe('the audience of a token', () => {
  it.each(ofConsole)(
    'fault:authz-51 $name is closed to every token of the storefront’s login',
    async ({ endpoint }) => {
      for (const { name, app } of people)
        expect(await ask(app, endpoint), name).toMatchObject({ status: 200, code: 403, data: null });
    },
  );

  it.each(ofStorefront)(
    'fault:authz-51 $name is closed to every token of the console’s login',
    async ({ endpoint }) => {
      for (const { name, console } of people)
        expect(await ask(console, endpoint), name).toMatchObject({ status: 200, code: 401, data: null });
    },
  );

  it('fault:authz-51 each login gives its own audience, which opens its own side', async () => {
    for (const { name, app, console } of people) {
      expect([claimsOf(app).aud, claimsOf(console).aud], name).toEqual(['app', 'console']);
      expect((await call.with({ token: app }).get('getUserInfo')).code, name).toBe(0);
      expect((await call.with({ token: app }).get('pay/wallet/get')).code, name).toBe(0);
    }
    const opened = await Promise.all(
      people.map(async ({ console }) => (await call.with({ token: console }).get('/admin-api/takings')).code),
    );
    // Of administrator, reviewer, support and owner.
    expect(opened).toEqual([0, 403, 403, 0]);
  });

  it('fault:authz-51 a member who neither works here nor owns a shop has no way into the console', async () => {
    const { email, password, consoleToken } = await world.member();
    expect((await call.post('/admin-api/auth/login', { mailbox: email, password })).code).toBe(1009);
    for (const { endpoint, name } of ofConsole.filter(({ endpoint }) => endpoint.access !== 'public'))
      expect((await ask(consoleToken, endpoint)).code, name).toBe(403);
  });

  it('fault:authz-51 the claim and the session’s row have to agree', async () => {
    const { app, console } = people[0] ?? { app: '', console: '' };
    const orders = '/admin-api/orders';
    expect((await call.with({ token: console }).get(orders)).code).toBe(0);
    for (const [token, aud, path] of [
      [app, 'console', orders],
      [console, 'app', 'getUserInfo'],
      [console, 'none', orders],
      [console, ['app', 'console'], orders],
    ] as const)
      expect((await call.with({ token: resigned(token, { aud }) }).get(path)).code, `${aud} ${path}`).toBe(401);
    // A token of before there were two sides is the storefront's.
    const old = resigned(app, { aud: undefined });
    expect((await call.with({ token: old }).get('getUserInfo')).code).toBe(0);
    expect((await call.with({ token: old }).get(orders)).code).toBe(403);
  });

  it('fault:authz-51 a registration gives the storefront’s audience', async () => {
    const [email, password] = [newEmail(), 'VelvetLantern71'];
    await call.get('firstauth/getVerification', { email });
    const yzcode = await mailedCode(api, email);
    const form = { mailbox: email, yzcode, password, confirmPassword: password, check: true };
    const { data } = await call.post('firstauth/register', form);
    expect(claimsOf(data.accessToken).aud).toBe('app');
    expect((await call.with({ token: data.accessToken }).get('/admin-api/orders')).code).toBe(403);
  });

  it('fault:authz-51 a console token that rested for 8 hours is 401; the storefront’s is not', async () => {
    const { id, app, console } = people[0] ?? { id: 0, app: '', console: '' };
    const use = () => call.with({ token: console }).get('/admin-api/orders');
    const rest = (ms: number) =>
      world.query('update session set last_used_at = $2 where member_id = $1', [
        id,
        new Date(clock.now().getTime() - ms),
      ]);
    await rest(8 * HOUR - 60_000);
    expect((await use()).code).toBe(0);
    await rest(8 * HOUR);
    expect((await use()).code).toBe(401);
    // What has ended stays ended.
    expect((await use()).code).toBe(401);
    expect((await call.with({ token: app }).get('getUserInfo')).code).toBe(0);
  });
});
