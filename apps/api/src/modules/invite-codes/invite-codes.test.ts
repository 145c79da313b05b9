import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { applicationForm, apply, handInApplication } from '../applications/applications.testing.ts';
import { deskOf, reviewer } from '../review/review.testing.ts';

const PATH = '/admin-api/invite-codes';

describe('invite codes', async () => {
  const api = await startApi();
  const { world, call, clock } = api;
  const admin = await world.member({ role: 1 });
  const staff = call.as(admin);

  it('staff-45 are issued with uses and an expiry, listed, changed and revoked, each written down', async () => {
    const issued = await staff.post(PATH, { code: 'spring-26', uses: 3, days: 2, remark: 'Fair' });
    expect(issued).toMatchObject({
      code: 0,
      data: { code: 'SPRING-26', uses: 3, used: 0, isValid: true, revokedTime: null },
    });
    const { id, expireTime } = issued.data;
    expect(Math.round((expireTime - clock.now().getTime()) / 3_600_000)).toBe(48);
    expect((await staff.post(PATH, { code: 'Spring-26' })).code).toBe(ERRORS.INVITE_CODE_TAKEN);
    const drawn = (await staff.post(PATH)).data;
    expect(drawn).toMatchObject({ code: expect.stringMatching(/^[A-Z2-9]{12}$/), uses: 1, expireTime: null });
    expect((await staff.get(PATH, { pageSize: 1 })).data).toMatchObject({ list: [{ id: drawn.id }], total: 2 });

    const member = await world.member();
    const { itemId } = await handInApplication(api, member, { inviteCode: 'spring-26' });
    expect((await deskOf(api, await reviewer(api)).act('shop-applications', itemId, 'approve')).code).toBe(0);
    expect((await staff.put(`${PATH}/${id}`, { uses: 2 })).data).toMatchObject({ uses: 2, used: 1, expireTime });
    await world.query('update invite_code set used = 2 where id = $1', [id]);
    expect((await staff.put(`${PATH}/${id}`, { uses: 1 })).data).toMatchObject({ issues: [{ path: 'uses' }] });
    await staff.put(`${PATH}/${id}`, { uses: 9, days: 5 });

    // Who waits with a code that is revoked is not approved any more.
    const late = await handInApplication(api, await world.member(), { inviteCode: 'SPRING-26' });
    expect((await staff.delete(`${PATH}/${id}`)).data).toMatchObject({
      isValid: false,
      revokedTime: expect.any(Number),
    });
    expect((await staff.delete(`${PATH}/${id}`)).code).toBe(0);
    expect((await staff.put(`${PATH}/${id}`, { uses: 10 })).code).toBe(409);
    const applicant = await world.member();
    const refused = await apply(api, applicant, await applicationForm(api, applicant, { inviteCode: 'SPRING-26' }));
    expect(refused.code).toBe(ERRORS.INVITE_CODE_INVALID);
    const decided = await deskOf(api, await reviewer(api)).act('shop-applications', late.itemId, 'approve');
    expect(decided.code).toBe(ERRORS.INVITE_CODE_INVALID);

    const audits = await world.query<{ action: string; actor_id: number }>(
      'select action, actor_id from audit where subject = $1 order by seq',
      [`invite-code:${id}`],
    );
    expect(audits.map(({ action }) => action)).toEqual([
      'invite-code.issue',
      'invite-code.update',
      'invite-code.update',
      'invite-code.revoke',
    ]);
    expect(audits.every(({ actor_id }) => actor_id === admin.id)).toBe(true);
    for (const answer of [await staff.put(`${PATH}/999999`, { uses: 1 }), await staff.delete(`${PATH}/999999`)])
      expect(answer.code).toBe(404);
  });

  it('staff-45 are the administrators’ of one tenant', async () => {
    for (const role of [0, 2, 3] as const) {
      const other = call.as(await world.member({ role }));
      expect((await other.get(PATH)).code).toBe(403);
      expect((await other.post(PATH)).code).toBe(403);
    }
    const { id } = (await staff.post(PATH, { code: 'OURS' })).data;
    const foreign = call.as(await world.member({ role: 1, tenantId: 2 }));
    expect((await foreign.get(PATH)).data.total).toBe(0);
    expect((await foreign.delete(`${PATH}/${id}`)).code).toBe(404);
  });
});
