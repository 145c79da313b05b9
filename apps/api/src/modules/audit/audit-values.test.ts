import { randomBytes } from 'node:crypto';
import { migrate } from '@passage/database/migrate-database';
import { readMigrations } from '@passage/database/schema-engine';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { deskOf, handInRecharge } from '../review/review.testing.ts';
import { verifyChain } from './index.ts';

/** The last migration before values lay beside their rows. */
const LAST_BEFORE = '20261128000231_traced_work';

describe('trust-71 personal values of the audit log', async () => {
  const api = await startApi();
  const { world } = api;
  const admin = await world.member({ role: 1 });
  const call = api.call.as(admin);
  const listed = async (subject: string) => (await call.get('/admin-api/audit', { subject })).data.list;
  const breaks = async (url = api.databaseUrl) => (await verifyChain(url)).breaks;

  it('lie beside the row, by a salted digest in the chain; erased they leave it whole, and the list says so', async () => {
    const member = await world.member({ balance: 10_000 });
    const subject = `wallet:${member.id}`;
    await call.post(`/admin-api/wallets/${member.id}/adjust`, { amount: 5, remark: 'Goodwill for Élodie Marchand' });
    const { itemId, rechargeId } = await handInRecharge(api, member, { money: 20 });
    await deskOf(api, admin).act('recharges', itemId, 'reject', { remark: 'Card of Élodie Marchand.' });
    for (const [about, remark] of [
      [subject, 'Goodwill for Élodie Marchand'],
      [`recharges:${rechargeId}`, 'Card of Élodie Marchand.'],
    ] as const) {
      const [row] = await listed(about);
      expect(JSON.parse(row.after)).toMatchObject({ remark });
      expect(row).not.toHaveProperty('isErased');
    }
    // No row says who anybody is, and none of the values could be found by hashing what it may have been.
    const rows = await world.query<{ text: string }>(`select row_to_json(audit)::text as text from audit`);
    for (const { text } of rows) expect(text).not.toMatch(/Marchand|@passage\.test/);
    const salts = await world.query<{ salt: string }>('select distinct salt from audit_value');
    expect(salts.length).toBe(2);
    for (const { salt } of salts) expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(await breaks()).toEqual([]);

    // They are never changed unseen.
    await expect(world.query(`update audit_value set after = '{}'`)).rejects.toThrow(/append-only/);
    await world.query('alter table audit_value disable trigger user');
    await world.query(`update audit_value set after = after || '{"remark": "Other"}' where member_id = $1`, [
      member.id,
    ]);
    expect(await breaks()).toMatchObject([{ tenantId: 1, detail: 'its personal values were changed' }]);
    await world.query('alter table audit_value enable trigger user');

    const { heads } = await verifyChain(api.databaseUrl).then(async () => {
      const db = api.platform.database.forTenant(1).writable;
      await db.prisma.auditValue.deleteMany({ where: { memberId: member.id } });
      return verifyChain(api.databaseUrl);
    });
    expect(heads[1]).toMatchObject({ erased: 2 });
    expect(await breaks()).toEqual([]);
    const [erased] = await listed(subject);
    expect(erased).toMatchObject({ action: 'wallet.adjust', actor: { id: admin.id }, isErased: true });
    expect(JSON.parse(erased.after)).toMatchObject({ amountCents: '500' });
    expect(erased.after).not.toContain('remark');
  });

  it('of rows of before are moved over by the migration, with the old head of the chain as anchor', async () => {
    const name = `before_${randomBytes(4).toString('hex')}`;
    await world.query(`create database ${name} template template0`);
    const url = new URL(api.databaseUrl);
    url.pathname = `/${name}`;
    const client = new Client({ connectionString: url.href, options: '-c search_path=public' });
    try {
      const all = (await readMigrations()).migrationDirectories.map(({ path }) => path);
      await migrate(url.href, { only: all.slice(0, all.indexOf(LAST_BEFORE) + 1) });
      await client.connect();
      await client.query(
        `insert into tenant (id, key, name, default_language, default_currency) values (1, 'one', '', 'en', 'USD'), (2, 'two', '', 'en', 'USD')`,
      );
      await client.query(
        `insert into member (tenant_id, id, email, password_hash, role) values (1, 7, 'a@one.test', '', 1), (1, 8, 'b@one.test', '', 0)`,
      );
      await client.query(
        `insert into audit (tenant_id, actor_id, action, subject, before, after)
         values (1, 7, 'wallet.adjust', 'wallet:8', '{"cents": "0"}', '{"cents": "5", "remark": "For Élodie"}'),
           (1, 7, 'orders.ship', 'order:1', '{"status": 10}', '{"status": 20, "company": "DHL", "trackingNumber": "1Z"}'),
           (1, 7, 'products.remove', 'product:3', '{"skuIds": [1, 2]}', null)`,
      );
      const head = (await client.query<{ hash: string }>('select hash from audit where seq = 3')).rows[0]?.hash;
      await migrate(url.href);
      expect((await client.query('select tenant_id, seq, hash from audit_anchor')).rows).toEqual([
        { tenant_id: 1, seq: 3, hash: head },
      ]);
      const { rows } = await client.query(
        `select audit.seq, audit.prev_hash = $1 as is_anchored, audit.before, audit.after, personal.member_id, personal.after as personal
         from audit left join audit_value as personal on personal.audit_id = audit.id where audit.seq <= 3 order by audit.seq`,
        [head],
      );
      expect(rows).toEqual([
        {
          seq: 1,
          is_anchored: true,
          before: { cents: '0' },
          after: { cents: '5' },
          member_id: 8,
          personal: { remark: 'For Élodie' },
        },
        {
          seq: 2,
          is_anchored: false,
          before: { status: 10 },
          after: { status: 20 },
          member_id: null,
          personal: { company: 'DHL', trackingNumber: '1Z' },
        },
        { seq: 3, is_anchored: false, before: { skuIds: [1, 2] }, after: null, member_id: null, personal: null },
      ]);
      // The rights that held are the next rows of the chain.
      const { rows: roles } = await client.query('select subject, after from audit where seq > 3');
      expect(roles).toEqual([{ subject: 'member:7', after: { role: 1 } }]);
      expect(await breaks(url.href)).toEqual([]);
      // The old rows lead to the anchor as they stood, and whoever changes them cannot hide it by a new chain.
      await client.query('alter table audit_anchor disable trigger user');
      await client.query('alter table audit disable trigger user');
      await client.query(`update audit_anchor set hash = repeat('0', 64)`);
      expect(await breaks(url.href)).toMatchObject([{ seq: 1, detail: 'it does not follow from the row before' }]);
      await client.query('update audit_anchor set hash = $1', [head]);
      await client.query('delete from audit_value');
      expect(await breaks(url.href)).toEqual([]);
    } finally {
      await client.end();
      await world.query(`drop database ${name} with (force)`);
    }
  });
});
