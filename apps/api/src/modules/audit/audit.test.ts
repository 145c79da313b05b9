import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { writeAudit } from './index.ts';
import { verifyChain } from './verify-chain.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

describe('the audit chain', async () => {
  const api = await startApi();
  const { world } = api;
  const dbOf = (tenantId: number) => api.platform.database.forTenant(tenantId).writable;
  const write = (tenantId: number, subject: string) =>
    dbOf(tenantId).inTransaction((tx) =>
      writeAudit(tx, {
        actorId: 1,
        action: 'test.write',
        subject,
        before: { price: 1, name: 'é "quoted" \\ 裙' },
        after: null,
        requestId: 'a-request-id',
        now: api.clock.now(),
      }),
    );
  const verify = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'apps/api/src/verify-audit.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: api.databaseUrl },
    });
  /** As somebody who owns the database and has put the trigger off. */
  const tamper = async (sql: string, values: readonly unknown[] = []) => {
    await world.query('alter table audit disable trigger user');
    await world.query(sql, values);
    await world.query('alter table audit enable trigger user');
  };

  it('staff-41 rows can be neither changed nor deleted, by the owner either', async () => {
    await write(1, 'one');
    await expect(world.query("update audit set action = 'other'")).rejects.toThrow(/append-only/);
    await expect(world.query('delete from audit')).rejects.toThrow(/append-only/);
    await expect(world.query('truncate audit')).rejects.toThrow(/append-only/);
    await expect(dbOf(1).prisma.audit.deleteMany()).rejects.toThrow(/permission denied|append-only/);
  });

  it('staff-41 each row is chained to the one before, per tenant, also when many write at once', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, n) => write(1 + (n % 2), `row ${n}`)));
    for (const tenantId of [1, 2]) {
      const rows = await world.query<{ seq: number; prev_hash: string; hash: string }>(
        'select seq, prev_hash, hash from audit where tenant_id = $1 order by seq',
        [tenantId],
      );
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
      expect(rows.map(({ prev_hash }) => prev_hash)).toEqual(['', ...rows.slice(0, -1).map(({ hash }) => hash)]);
      expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    }
    // What a writer claims about its place is not believed.
    await world.query(
      "insert into audit (tenant_id, action, subject, seq, prev_hash, hash) values (1, 'forged', 'x', 2, 'a', 'b')",
    );
    expect((await verifyChain(api.databaseUrl)).breaks).toEqual([]);
  });

  it('staff-41 an administrator reads who changed what, filtered and in pages; reviewers do not', async () => {
    const [admin, reviewer] = [await world.member({ role: 1 }), await world.member({ role: 2 })];
    const list = (filter: object) => api.call.as(admin).get('/admin-api/audit', filter);
    const { data } = await list({ subject: 'one' });
    expect(data).toEqual({
      total: 1,
      list: [
        {
          id: expect.any(Number),
          seq: 1,
          actor: { id: 1, email: admin.email, name: '' },
          action: 'test.write',
          subject: 'one',
          before: expect.stringContaining('裙'),
          after: '',
          requestId: 'a-request-id',
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          createTime: expect.any(Number),
        },
      ],
    });
    const all = await list({ action: 'test.write', pageSize: 5 });
    expect([all.data.total, all.data.list.length]).toEqual([13, 5]);
    expect((await list({ actorId: 2 })).data.total).toBe(0);
    expect((await api.call.as(reviewer).get('/admin-api/audit')).code).toBe(403);
  });

  it('staff-42 a command verifies the chain and names the first row that does not fit', async () => {
    const holds = verify();
    expect([holds.status, holds.stderr]).toEqual([0, '']);
    expect(holds.stdout).toContain('The audit chain holds.');
    expect(holds.stdout).toMatch(/Tenant 1: \d+ rows, the last with hash [0-9a-f]{64}\./);

    const [row] = await world.query<{ id: number }>('select id from audit where tenant_id = 1 and seq = 5');
    await tamper("update audit set subject = 'changed' where tenant_id = 1 and seq in (5, 9)");
    const changed = verify();
    expect(changed.status).toBe(1);
    expect(changed.stderr).toBe(`Tenant 1, audit row 5 (id ${row?.id}): it was changed.\n`);
  });

  it('staff-42 it finds a row that was taken out, added or given another’s place, and looks at every tenant', async () => {
    const first = async () => (await verifyChain(api.databaseUrl)).breaks;
    await tamper('delete from audit where tenant_id = 2 and seq = 3');
    expect(await first()).toMatchObject([
      { tenantId: 1, seq: 5 },
      { tenantId: 2, seq: 4, detail: 'row 3 is missing' },
    ]);
    await tamper('update audit set seq = seq - 1 where tenant_id = 2 and seq = 4');
    expect((await first())[1]).toMatchObject({ tenantId: 2, seq: 3, detail: 'it does not follow from the row before' });
    await tamper('update audit set before = null where tenant_id = 2 and seq = 1');
    expect((await first())[1]).toMatchObject({ tenantId: 2, seq: 1, detail: 'it was changed' });
  });
});
