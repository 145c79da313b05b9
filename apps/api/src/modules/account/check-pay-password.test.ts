import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../http/failure.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember } from '../../testing/world.ts';
import { checkPayPassword } from './check-pay-password.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

/** The failure's name, or 'right'. */
async function check({ tenantId, id }: TestMember, payPassword: string): Promise<string> {
  return (await checkFully({ tenantId, id }, payPassword))?.failure ?? 'right';
}

async function checkFully(
  { tenantId, id }: { tenantId: number; id: number },
  payPassword: string,
): Promise<Failure | undefined> {
  try {
    await checkPayPassword(api.platform, api.platform.database.forTenant(tenantId).writable, id, payPassword);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

describe('checking the transaction password', () => {
  it('paypassword-25 passes the right one and refuses a wrong one by its name', async () => {
    const member = await api.world.member();
    expect(await check(member, PAY_PASSWORD)).toBe('right');
    expect(await check(member, '000000')).toBe('PAY_PASSWORD_WRONG');
  });

  it('paypassword-25 tells that none is set', async () => {
    const member = await api.world.member({ payPassword: false });
    expect(await check(member, PAY_PASSWORD)).toBe('PAY_PASSWORD_NOT_SET');
  });

  it('paypassword-25 fault:auth-03 locks after 5 wrong ones for 15 minutes, in which the right one is refused too', async () => {
    const member = await api.world.member();
    for (let index = 0; index < 5; index++) expect(await check(member, '000000')).toBe('PAY_PASSWORD_WRONG');
    const locked = await checkFully(member, PAY_PASSWORD);
    expect(locked?.failure).toBe('PAY_PASSWORD_LOCKED');
    expect(locked?.retryAfterSeconds).toBeGreaterThan(890);
    expect(locked?.retryAfterSeconds).toBeLessThanOrEqual(900);
    api.clock.advanceMs(15 * MINUTE - 2_000);
    expect(await check(member, PAY_PASSWORD)).toBe('PAY_PASSWORD_LOCKED');
    api.clock.advanceMs(2_000);
    expect(await check(member, '000000')).toBe('PAY_PASSWORD_WRONG');
    expect(await check(member, PAY_PASSWORD)).toBe('right');
  });

  it('paypassword-25 counts anew after a right one, and after a lock', async () => {
    const member = await api.world.member();
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 4; index++) expect(await check(member, '000000')).toBe('PAY_PASSWORD_WRONG');
      expect(await check(member, PAY_PASSWORD)).toBe('right');
    }
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 5; index++) expect(await check(member, '000000')).toBe('PAY_PASSWORD_WRONG');
      expect(await check(member, '000000')).toBe('PAY_PASSWORD_LOCKED');
      api.clock.advanceMs(15 * MINUTE);
    }
  });

  it('paypassword-25 fault:auth-03 gives fifty guesses at once five tries together, which survive a restart', async () => {
    const member = await api.world.member();
    const guesses = Array.from({ length: 50 }, (_, index) => check(member, String(100_000 + index)));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 'PAY_PASSWORD_WRONG')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'PAY_PASSWORD_LOCKED')).toHaveLength(45);
    const [row] = await api.world.query('select pay_password_failures as failures from member where id = $1', [
      member.id,
    ]);
    expect(row).toEqual({ failures: 5 });
  });

  it('paypassword-25 is one member’s alone, and of the tenant', async () => {
    const [one, other] = [await api.world.member(), await api.world.member()];
    for (let index = 0; index < 5; index++) await check(one, '000000');
    expect(await check(other, PAY_PASSWORD)).toBe('right');
    await expect(check({ ...other, tenantId: 2 }, PAY_PASSWORD)).resolves.toBe('NOT_FOUND');
  });
});

describe('a wrong transaction password over HTTP', () => {
  const pay = (member: TestMember, payPassword: string) =>
    api.call.as(member).post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [1], payPassword });

  it('error-29 fault:session-02 is a named code of a business rule, and the shopper stays signed in', async () => {
    const member = await api.world.member();
    expect(await pay(member, '000000')).toMatchObject({ status: 200, code: 1006 });
    expect((await api.call.as(member).get('getUserInfo')).code).toBe(0);
  });

  it('paypassword-25 fault:auth-03 locks paying for 15 minutes, with a message and the time to come back', async () => {
    const member = await api.world.member();
    const codes: number[] = [];
    for (let index = 0; index < 10; index++) codes.push((await pay(member, '000000')).code);
    expect(codes).toEqual([1006, 1006, 1006, 1006, 1006, 1007, 1007, 1007, 1007, 1007]);
    const locked = await pay(member, PAY_PASSWORD);
    expect(locked).toMatchObject({ status: 200, code: 1007 });
    expect(locked.msg).toContain('Too many incorrect transaction passwords');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(890);
    api.clock.advanceMs(15 * MINUTE);
    expect((await pay(member, PAY_PASSWORD)).code).toBe(404);
  });
});
