import { type Endpoint, ERRORS, endpoints } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { leanPayload } from '../../http/every-endpoint.testing.ts';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { setUpCodes } from '../console-account/console-account.testing.ts';

const ofStaff = endpoints.filter(({ endpoint }) => endpoint.surface === 'admin');
const guarded = ofStaff.filter(({ endpoint }) => endpoint.access !== 'public');
const isFor = ({ access }: Endpoint, role: 'reviewer' | 'support' | 'merchant'): boolean =>
  typeof access === 'object' && access.staff.includes(role);

describe('the API of staff', async () => {
  const api = await startApi();
  const { world, call } = api;
  const [admin, reviewer, support] = [
    await world.member({ role: 1 }),
    await world.member({ role: 2 }),
    await world.member({ role: 3 }),
  ];
  const codeFor = async (member: TestMember | undefined, endpoint: Endpoint) =>
    (await (member ? call.as(member) : call).endpoint(endpoint, leanPayload(endpoint))).code;

  it('staff-01 signs staff in with their role, and answers members as it answers a wrong password', async () => {
    for (const [member, role] of [
      [admin, 'admin'],
      [reviewer, 'reviewer'],
      [support, 'support'],
    ] as const) {
      const { data } = await call.post('/admin-api/auth/login', { mailbox: member.email, password: member.password });
      expect(data).toEqual({
        accessToken: expect.any(String),
        email: member.email,
        userId: member.id,
        userName: expect.any(String),
        role,
        // Codes of an authenticator come first, and then what the role may.
        mustSetUpCodes: true,
      });
      const mine = call.as({ token: data.accessToken });
      expect((await mine.get('/admin-api/review/payments')).code).toBe(ERRORS.TOTP_NOT_SET_UP);
      await setUpCodes(api, data.accessToken);
      expect((await mine.get('/admin-api/review/payments')).code).toBe(role === 'support' ? 403 : 0);
    }
    const shopper = await world.member();
    const answers = [
      await call.post('/admin-api/auth/login', { mailbox: shopper.email, password: shopper.password }),
      await call.post('/admin-api/auth/login', { mailbox: admin.email, password: 'Passage2027' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: ERRORS.WRONG_CREDENTIALS, data: null });
  });

  it.each(guarded)('staff-06 $name is refused to shoppers with 403 and to visitors with 401', async ({ endpoint }) => {
    expect(await codeFor(undefined, endpoint)).toBe(401);
    expect(await codeFor(await world.member(), endpoint)).toBe(403);
    // Owning a shop makes nobody staff, but a merchant where merchants may call.
    const owner = await world.member();
    await world.shop({ ownerId: owner.id });
    const code = await codeFor(owner, endpoint);
    if (isFor(endpoint, 'merchant')) expect([401, 403]).not.toContain(code);
    else expect(code).toBe(403);
  });

  it.each(guarded)(
    'staff-02 staff-03 $name: an administrator may, a reviewer where there is something to review',
    async ({ endpoint }) => {
      expect([401, 403]).not.toContain(await codeFor(await world.member({ role: 1 }), endpoint));
      const allowed = await codeFor(await world.member({ role: 2 }), endpoint);
      if (isFor(endpoint, 'reviewer')) expect([401, 403]).not.toContain(allowed);
      else expect(allowed).toBe(403);
      const answer = await codeFor(await world.member({ role: 3 }), endpoint);
      if (isFor(endpoint, 'support')) expect([401, 403]).not.toContain(answer);
      else expect(answer).toBe(403);
    },
  );

  it('staff-04 support answers conversations, edits articles and decides after-sales, and nothing else', () => {
    const open = ofStaff.filter(({ endpoint }) => isFor(endpoint, 'support')).map(({ name }) => name);
    expect([...new Set(open.map((name) => name.split('.')[0]))].sort()).toEqual([
      'afterSales',
      'articleDesk',
      'chat',
      'consoleAccount',
      'files',
    ]);
    for (const name of ['articleDesk.updateArticle', 'afterSales.approve', 'afterSales.refund', 'afterSales.refuse'])
      expect(open).toContain(name);
  });

  it('staff-06 staff of another tenant are nobody here', async () => {
    const foreign = await world.member({ role: 1, tenantId: 2 });
    for (const { endpoint } of guarded) {
      const answer = await call
        .with({ token: foreign.consoleToken, tenantId: 1 })
        .endpoint(endpoint, leanPayload(endpoint));
      expect(answer.code).toBe(401);
    }
  });
});
