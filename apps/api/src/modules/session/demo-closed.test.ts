/** Where the demo's accounts are shut, nothing of them opens anything. */
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { connect, listenAs, listenAtDesk, startAnother } from '../live/live.testing.ts';
import { knownCaptcha, mailedCode } from './session.testing.ts';

const CLOSED = 1069;
const api = await startApi();
const { world } = api;

/** The same store as its operator shows it to the world. */
const published = () => startAnother(api, { admitsDemoAccounts: false });

async function demoStaff() {
  const member = await world.member({ role: 1 });
  await world.shop({ ownerId: member.id });
  await world.query('update member set is_demo = true where id = $1', [member.id]);
  return member;
}

describe('an account of the demo world', () => {
  it('trust-65 signs in neither to the storefront nor to the console; others do', async () => {
    const { call } = await published();
    const [demo, real] = [await demoStaff(), await world.member()];
    for (const path of ['member/firstauth/login', '/admin-api/auth/login']) {
      const form = { mailbox: demo.email, password: demo.password };
      expect(await call.post(path, form)).toMatchObject({ code: CLOSED, data: null });
      expect((await call.post(path, { ...form, password: 'Passage2027' })).code).toBe(1009);
      expect((await api.call.post(path, form)).code).toBe(0);
    }
    expect((await call.post('member/firstauth/login', { mailbox: real.email, password: real.password })).code).toBe(0);
  });

  it('trust-65 tokens of before are 401 on both sides, and open no websocket', async () => {
    const { call, origin } = await published();
    const [demo, real] = [await demoStaff(), await world.member()];
    expect((await api.call.as(demo).get('getUserInfo')).code).toBe(0);
    expect((await api.call.as(demo).get('/admin-api/orders')).code).toBe(0);
    for (const path of ['getUserInfo', 'pay/wallet/get', '/admin-api/orders', '/admin-api/auth/me'])
      expect((await call.as(demo).get(path)).code, path).toBe(401);
    expect((await call.as(demo).post('trade/cart/addFirst', { skuId: 1, count: 1 })).code).toBe(401);
    for (const [path, token] of [
      ['/app-api/message/ws', demo.token],
      ['/admin-api/ws', demo.consoleToken],
    ] as const) {
      const listener = await connect(origin, {}, path);
      listener.socket.send(JSON.stringify({ event: 'auth', token }));
      expect(await listener.closed).toBe(4401);
    }
    await listenAtDesk(api.origin, demo);
    await listenAs(origin, real);
  });

  it('trust-65 a password that was reset by mail does not open it', async () => {
    const { call } = await published();
    const { email } = await demoStaff();
    await call.post('member/userInfo/getVerification', { email });
    await expect.poll(() => mailedCode(api, email).catch(() => '')).toMatch(/^\d{6}$/);
    const password = 'CobaltMeadow82';
    const form = { email, emailCode: await mailedCode(api, email), newPassword: password, confirmPassword: password };
    await call.post('member/userInfo/resetPassWord', { ...form, ...(await knownCaptcha(api)) });
    for (const path of ['member/firstauth/login', '/admin-api/auth/login'])
      expect((await call.post(path, { mailbox: email, password })).code).toBe(CLOSED);
  });
});
