import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { checkPayPassword } from '../account/index.ts';

const PASSWORD = 'Passage2026';
const PAY_PASSWORD = '135790';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ template: 'demo' });
});

async function signIn(mailbox: string, tenantId = 1) {
  const { code, data } = await api.call.with({ tenantId }).post('firstauth/login', { mailbox, password: PASSWORD });
  expect(code, mailbox).toBe(0);
  return { id: Number(data.userId), tenantId, caller: api.call.as({ token: data.accessToken, tenantId }) };
}

const passes = ({ id, tenantId }: { id: number; tenantId: number }) =>
  checkPayPassword(api.platform, api.platform.database.forTenant(tenantId).writable, id, PAY_PASSWORD);

describe('the demo’s accounts', () => {
  it('session-62 sign in, each as what it is', async () => {
    const shopper = await signIn('shopper@passage.test');
    expect((await shopper.caller.get('pay/wallet/get')).data.balance).toBe(5000);
    await passes(shopper);

    const newcomer = await signIn('newcomer@passage.test');
    expect((await newcomer.caller.get('pay/wallet/get')).data.balance).toBe(0);
    expect((await newcomer.caller.get('intoPayPassWord')).data.flag).toBe(0);

    const owner = await signIn('owner@passage.test');
    expect((await owner.caller.get('getUserInfo')).data).toMatchObject({ status: 1, data: { id: expect.any(Number) } });

    const applicant = await signIn('applicant@passage.test');
    expect((await applicant.caller.get('getUserInfo')).data.status).toBe(0);
  });

  it('session-62 sign in as staff too', async () => {
    for (const name of ['staff', 'reviewer', 'support']) await signIn(`${name}@passage.test`);
  });

  it('session-68 of tenant 2 sign in there, with the same passwords, and nowhere else', async () => {
    for (const name of ['shopper2', 'staff2']) {
      await passes(await signIn(`${name}@passage.test`, 2));
      const elsewhere = await api.call.post('firstauth/login', { mailbox: `${name}@passage.test`, password: PASSWORD });
      expect(elsewhere.code).toBe(1009);
    }
  });
});
