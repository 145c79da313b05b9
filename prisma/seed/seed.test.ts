import { createHash } from 'node:crypto';
import { applicationForm, apply } from '@passage/api/modules/applications/applications.testing';
import { verifyChain } from '@passage/api/modules/audit/verify-chain';
import { startApi } from '@passage/api/testing/api';
import { createTestDatabase } from '@passage/testing/database';
import { seedDemo } from '@passage/testing/templates';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';

/** What differs between two installs by nature: moments of the day, secrets and random order numbers. */
const LEFT_OUT = [
  'window_start',
  'claimed_at',
  'salt',
  'values_digest',
  'hash',
  'prev_hash',
  'created_at',
  'paid_at',
  'cancelled_at',
  'pay_deadline',
  'shipped_at',
  'completed_at',
  'settled_at',
  'read_at',
  'run_at',
  'handed_at',
  'done_at',
  'password_hash',
  'pay_password_hash',
  'no',
  'remark',
  'cause',
  'decided_at',
  'left_at',
  'named_at',
  'updated_at',
  'params',
];

async function fingerprints(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url, options: '-c search_path=public' });
  await client.connect();
  try {
    // Days are cut by the clock: what was a minute before midnight in one install is after it in the next.
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text order by column_name) as columns from information_schema.columns
       where table_schema = 'public' and table_name not like '\\_prisma%' and table_name not in ('seed_state', 'outbox', 'shop_takings_day') group by 1 order by 1`,
    );
    const prints: Record<string, string> = {};
    for (const { name, columns } of tables) {
      const kept = columns.filter((column) => !LEFT_OUT.includes(column));
      const { rows } = await client.query<{ row: string }>(
        `select (${kept.map((column) => `coalesce(${column}::text, '')`).join(` || '|' || `)}) as row from ${name} order by 1`,
      );
      prints[name] = `${rows.length} ${createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex')}`;
    }
    return prints;
  } finally {
    await client.end();
  }
}

describe('the demo world', async () => {
  const api = await startApi({ template: 'demo' });
  const { world } = api;
  const signIn = async (email: string, tenantId = 1) => {
    const answer = await api.call
      .with({ tenantId })
      .post('member/firstauth/login', { mailbox: email, password: 'Passage2026' });
    return { ...answer, token: answer.data?.accessToken ?? '' };
  };

  it('tenant-28 two fresh installs hold equal data', { timeout: 90_000 }, async () => {
    const { url, drop } = await createTestDatabase({ template: 'empty' });
    await seedDemo(url);
    expect(await fingerprints(url)).toEqual(await fingerprints(api.databaseUrl));
    await drop();
  });

  it('session-62 the demo accounts sign in, with their balances, shop and application', async () => {
    for (const [email, balance] of [
      ['shopper@passage.test', 5000],
      ['newcomer@passage.test', 0],
      ['owner@passage.test', 1200],
      ['applicant@passage.test', 0],
    ] as const) {
      const { code, token } = await signIn(email);
      expect(code).toBe(0);
      const wallet = await api.call.as({ token }).get('pay/wallet/get');
      // Sales are settled to the cent, and withdrawn in whole dollars.
      expect(Math.floor(wallet.data.balance)).toBe(balance);
    }
    const owner = await signIn('owner@passage.test');
    expect((await api.call.as(owner).get('getUserInfo')).data).toMatchObject({
      status: 1,
      data: { id: expect.any(Number), shopname: expect.any(String) },
    });
    const [waiting] = await world.query(
      `select count(*)::int as n from review_item join member on member.tenant_id = review_item.tenant_id and member.id = member_id where queue = 4 and status = 0 and email = 'applicant@passage.test'`,
    );
    expect(waiting).toEqual({ n: 1 });
    const applicant = await signIn('applicant@passage.test');
    expect((await api.call.as(applicant).get('getApply')).data).toMatchObject({ sta: 1, inviteCode: 'PASSAGE2026' });
  });

  it('shop-43 the invite code PASSAGE2026 lets whoever comes apply, in both tenants', async () => {
    for (const tenantId of [1, 2]) {
      const member = await world.member({ tenantId });
      const [category] = await world.query<{ id: number }>(
        'select min(id) as id from category where tenant_id = $1 and parent_id is null',
        [tenantId],
      );
      const saleCategory = category?.id ?? 0;
      const form = await applicationForm(api, member, { inviteCode: 'PASSAGE2026', saleCategory });
      expect(await apply(api, member, form)).toMatchObject({ code: 0, data: { sta: 1 } });
    }
  });

  it('paypassword-26 session-68 every demo account but the newcomer has the transaction password 135790, in both tenants', async () => {
    for (const [email, tenantId] of [
      ['shopper@passage.test', 1],
      ['owner@passage.test', 1],
      ['staff@passage.test', 1],
      ['shopper2@passage.test', 2],
      ['staff2@passage.test', 2],
    ] as const) {
      const { token, code } = await signIn(email, tenantId);
      expect(code).toBe(0);
      const call = api.call.as({ token, tenantId });
      expect((await call.get('intoPayPassWord')).data.flag).toBe(1);
      // Nothing to pay: the right password gets past the check and finds no such order.
      const right = await call.post('order/payTradeOrder', {
        payType: 4,
        tradeOrderIdList: [2_000_000_000],
        payPassword: '135790',
      });
      expect(right.code).toBe(404);
    }
    const newcomer = await signIn('newcomer@passage.test');
    expect((await api.call.as(newcomer).get('intoPayPassWord')).data.flag).toBe(0);
  });

  it('message-05 staff-46 the demo shopper has written to shops and to customer service, who have answered', async () => {
    const shopper = await signIn('shopper@passage.test');
    const desk = await api.call.post('/admin-api/auth/login', {
      mailbox: 'support@passage.test',
      password: 'Passage2026',
    });
    const support = { token: desk.data.accessToken };
    const { data } = await api.call.as(shopper).post('getUserSessionAllList');
    expect(data).toMatchObject([{ unReadNum: 2 }, { unReadNum: 0 }]);
    expect((await api.call.as(support).get('/admin-api/chat/sessions')).data).toMatchObject({ total: 1 });
  });

  it('tenant-26 tenant-30 localhost, second.localhost and a shop on its own host are served', async () => {
    const of = async (website: string) => (await api.call.get('system/tenant/get-by-website', { website })).data.id;
    expect([await of('localhost:4000'), await of('second.localhost'), await of('atelier.localhost')]).toEqual([
      1, 2, 1,
    ]);
    const shop = await api.call
      .with({ host: 'atelier.localhost' })
      .get('system/shop/getShopInfoByDomain', { url: 'atelier.localhost' });
    expect(shop.data).toMatchObject({ id: expect.any(Number), shopname: expect.any(String) });
  });

  it('recharges, withdrawals and payment proofs stand in every status, in both tenants', async () => {
    for (const tenantId of [1, 2]) {
      const statuses = async (sql: string) =>
        (await world.query<{ status: number }>(sql, [tenantId])).map(({ status }) => status);
      const recharges = 'select distinct audit_status as status from recharge where tenant_id = $1 order by 1';
      const withdrawals = 'select distinct sta as status from withdrawal where tenant_id = $1 order by 1';
      const orders = 'select distinct audit_status as status from trade_order where tenant_id = $1 order by 1';
      expect(await statuses(recharges)).toEqual([0, 1, 2, 3]);
      expect(await statuses(withdrawals)).toEqual([0, 1, 2, 3, 4]);
      expect(await statuses(orders)).toEqual([0, 1, 2, 3]);
    }
    const { token } = await signIn('shopper@passage.test');
    const wallet = await api.call.as({ token }).get('pay/wallet/get');
    expect(wallet.data).toMatchObject({ balance: 5000, freezebalance: 300 });
    expect((await verifyChain(api.databaseUrl)).breaks).toEqual([]);
  });

  it('staff-29 staff-40 staff sign in, each with their role, and tenant 2 asks for a second reviewer above 1,000.00', async () => {
    const staff = async (email: string, tenantId = 1) => {
      const answer = await api.call
        .with({ tenantId })
        .post('/admin-api/auth/login', { mailbox: email, password: 'Passage2026' });
      return { role: answer.data?.role, call: api.call.as({ token: answer.data?.accessToken, tenantId }) };
    };
    for (const [email, role] of [
      ['staff@passage.test', 'admin'],
      ['reviewer@passage.test', 'reviewer'],
      ['reviewer2@passage.test', 'reviewer'],
      ['support@passage.test', 'support'],
    ] as const)
      expect((await staff(email)).role).toBe(role);
    const second = await staff('staff2@passage.test', 2);
    const { data } = await second.call.get('/admin-api/review/recharges', { status: 0 });
    const large = data.list.find((item: { amount: number }) => item.amount === 1500);
    expect(large).toMatchObject({ approvals: 1, needed: 2 });
    for (const item of data.list.filter(({ amount }: { amount: number }) => amount <= 1000))
      expect(item.needed).toBe(1);
    expect((await second.call.get('/admin-api/review/shop-applications')).code).toBe(0);
  });

  it('recharge-02 payment-01 the pay methods of the demo have an address and a QR picture that is served', async () => {
    const { data } = await api.call.get('pay/channel/getlistFirst');
    for (const { payType, address, addressUrl } of data) {
      if (payType === 4) continue;
      expect(address).not.toBe('');
      expect((await fetch(new URL(addressUrl, api.origin))).status).toBe(200);
    }
  });
});
