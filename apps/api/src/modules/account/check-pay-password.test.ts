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
