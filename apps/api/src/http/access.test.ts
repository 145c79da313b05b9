/** Who may call what, for every endpoint of the contract. */
import { createHmac } from 'node:crypto';
import { endpoints } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import {
  accepts,
  callerFor,
  expectEnvelope,
  fullPayload,
  leanPayload,
  membersEndpoints,
  publicEndpoints,
  tokenAt,
} from './every-endpoint.testing.ts';

const { world, call, clock } = await startApi();
const member = await world.member();

const base64 = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string): object => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** A token of the same claims, signed by somebody else or not at all. */
function forged(token: string, alg: 'HS256' | 'none', changes: object = {}): string {
  const unsigned = `${base64({ alg, typ: 'JWT' })}.${base64({ ...claimsOf(token), ...changes })}`;
  const signature = alg === 'none' ? '' : createHmac('sha256', 'another secret').update(unsigned).digest('base64url');
  return `${unsigned}.${signature}`;
}

async function endedTokens(): Promise<Record<string, string>> {
  const [signedOut, expired, removed] = [await world.member(), await world.member(), await world.member()];
  const stranger = await world.member();
  await call.as(signedOut).post('member/firstauth/logout');
  await world.query('update session set expires_at = $2 where member_id = $1', [expired.id, clock.now()]);
  await world.query('delete from session where member_id = $1', [removed.id]);
  const { token } = member;
  return {
    signedOut: signedOut.token,
    expired: expired.token,
    removed: removed.token,
    'of another secret': forged(token, 'HS256'),
    unsigned: forged(token, 'none'),
    'unsigned, another member': forged(token, 'none', { sub: String(stranger.id) }),
    'with another payload': [
      token.split('.')[0],
      base64({ ...claimsOf(token), sub: String(stranger.id) }),
      token.split('.')[2],
    ].join('.'),
    garbage: 'garbage',
    'three garbage parts': 'a.b.c',
    'another scheme': `Basic ${Buffer.from('shopper:Passage2026').toString('base64')}`,
    'a NULL': 'null',
    long: 'x'.repeat(4_000),
  };
}
const tokens = await endedTokens();

describe('without a session', () => {
  it.each(membersEndpoints)(
    'session-14 fault:authz-04 $name answers 401 without a token that holds',
    async ({ name, endpoint }) => {
      const bare = await call.endpoint(endpoint, fullPayload(endpoint));
      expectEnvelope(bare, name);
      expect(bare, name).toMatchObject({ code: 401, data: null, msg: 'Please sign in to continue.' });
      for (const [what, token] of Object.entries(tokens))
        expect(await call.with({ token }).endpoint(endpoint, fullPayload(endpoint)), what).toMatchObject({
          status: 200,
          code: 401,
          data: null,
        });
    },
  );

  it.each(membersEndpoints)('$name takes the raw token and Bearer alike', async ({ endpoint }) => {
    const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
    const answers = [];
    for (const header of [token, `Bearer ${token}`, `bearer ${token}`])
      answers.push((await call.with({ token: header }).endpoint(endpoint, leanPayload(endpoint))).code === 401);
    // Signing out is done by the first.
    expect(answers).toEqual(endpoint.path.endsWith('logout') ? [false, true, true] : [false, false, false]);
  });

  it.each(publicEndpoints)(
    'session-13 $name answers a visitor, and one whose session has ended',
    async ({ name, endpoint }) => {
      const payload = leanPayload(endpoint);
      const answer = await call.endpoint(endpoint, payload);
      expectEnvelope(answer, name);
      expect([300, 401, 403]).not.toContain(answer.code);
      if (accepts(endpoint, {})) expect(answer.code).toBe(0);
      for (const [what, token] of Object.entries(tokens)) {
        const { code } = await call.with({ token }).endpoint(endpoint, payload);
        expect([300, 401, 403], what).not.toContain(code);
      }
    },
  );
});

it('fault:authz-04 nothing but the declared endpoints is open to visitors', () => {
  const open = publicEndpoints.map(({ name }) => name.split('.')[0]);
  expect([...new Set(open)]).not.toEqual(
    expect.arrayContaining(['cart', 'addresses', 'orders', 'wallet', 'favorites', 'account']),
  );
  expect(membersEndpoints.length + publicEndpoints.length).toBe(endpoints.length);
});
