import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@passage/testing/database';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { proveBooks } from './prove-books.ts';

const command = fileURLToPath(new URL('../../prove.ts', import.meta.url));

describe('the proof of the books', async () => {
  const { url, drop } = await createTestDatabase({ template: 'demo' });
  const client = new Client({ connectionString: url, options: '-c search_path=public' });
  await client.connect();
  afterAll(async () => {
    await client.end();
    await drop();
  });
  const prove = () =>
    spawnSync(process.execPath, ['--import', 'tsx', command], {
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
    });

  /** Breaks one thing, proves, and mends it again. */
  const found = async (breakIt: string): Promise<string[]> => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(breakIt);
    await client.query('commit');
    const names = (await proveBooks(url)).map((difference) => difference.proof);
    return [...new Set(names)];
  };

  it('the demo world proves, and the command says so', () => {
    const { status, stdout } = prove();
    // It names the database first.
    expect({ status, stdout: stdout.replace(/^Database .+\n/, '').trim() }).toEqual({
      status: 0,
      stdout: 'The books prove.',
    });
  });

  it('wallet-13 finds a balance that its entries do not make, and the command ends with 1 naming it', async () => {
    expect(
      await found(
        'update ledger_account set balance = balance + 1 where id = (select min(id) from ledger_account where balance > 0)',
      ),
    ).toEqual(['each account holds the sum of its entries']);
    const { status, stderr } = prove();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Tenant 1, account \d+: \d+ held, \d+ by entries/);
    await found(
      'update ledger_account set balance = balance - 1 where id = (select min(id) from ledger_account where balance > 0)',
    );
    expect(await proveBooks(url)).toEqual([]);
  });

  it('fault:performance-53 finds takings that the settlements and refunds do not make, in sum, in escrow and on a day', async () => {
    const proofs = {
      'the takings of each shop are what its settlements and refunds moved': 'shop_takings set received = received',
      'what awaits each shop is what its orders have in escrow': 'shop_takings set awaiting = awaiting',
      'the takings of each day are what was moved on it, in the time zone of the tenant':
        'shop_takings_day set paid_back = paid_back',
    };
    for (const [name, change] of Object.entries(proofs)) {
      const table = change.slice(0, change.indexOf(' '));
      const row = `where ctid = (select min(ctid) from ${table})`;
      expect(await found(`update ${change} + 1 ${row}`)).toEqual([name]);
      await found(
        `update ${change} - 1 where ctid = (select ctid from ${table} order by xmin::text::bigint desc limit 1)`,
      );
    }
    expect(await proveBooks(url)).toEqual([]);
  });

  it('finds stock without movements, a cancelled order that holds stock, and a paid order without its money', async () => {
    expect(
      await found('update sku set stock = stock + 1 where id = (select min(id) from sku where stock > 0)'),
    ).toEqual(['the stock of each SKU is the sum of its movements']);
    await found('update sku set stock = stock - 1 where id = (select min(id) from sku where stock > 0)');

    const names = await found(`update trade_order set status = 10, paid_at = now(), pay_type = 4, cancelled_at = null
      where id = (select min(id) from trade_order where status = -1)`);
    expect(names.sort()).toEqual([
      'each order holds the stock that its state says',
      'each order that is paid brought exactly its total into escrow, once',
      'each order that was paid from a balance took exactly its total, once',
      'escrow holds nothing else',
      'escrow holds of each order what was paid and neither refunded nor settled',
    ]);
  });

  it('finds a paid order that was cancelled without its refund, one that settled without its money, and points for nothing', async () => {
    const { rows } = await client.query<{ id: number }>(
      `select trade_order.id from trade_order join ledger_transaction as posted
         on posted.tenant_id = trade_order.tenant_id and posted.cause = 'pay-order:' || trade_order.id
       where trade_order.tenant_id = 1 and status = 10 and earns_points = 1 order by 1 limit 1`,
    );
    const change = (set: string) => found(`update trade_order set ${set} where tenant_id = 1 and id = ${rows[0]?.id}`);
    expect(await change('status = -1, cancelled_at = now()')).toEqual(
      expect.arrayContaining([
        'each paid order that was cancelled gave its buyer exactly its total back, once, and no other gave any',
        'escrow holds of each order what was paid and neither refunded nor settled',
      ]),
    );
    expect(
      await change('status = 30, cancelled_at = null, completed_at = now(), settled_at = now(), commission_rate = 5'),
    ).toEqual(
      expect.arrayContaining([
        'each order that is over earned one point for each whole dollar of the goods that were kept',
        'escrow holds of each order what was paid and neither refunded nor settled',
      ]),
    );
    expect(
      await found('update member set point = point + 1 where tenant_id = 1 and id = (select min(id) from member)'),
    ).toContain('each member has the points that the orders earned');
  });

  it('finds a recharge without its money, a withdrawal in a state that its money is not in, and money for nothing', async () => {
    const recharge = 'each recharge that passed brought exactly its amount, once, and no other brought any';
    const id = '(select min(id) from recharge where bankno = $$Transfer 7702$$ and tenant_id = 1)';
    expect(await found(`update recharge set audit_status = 1 where tenant_id = 1 and id = ${id}`)).toContain(recharge);
    await found(`update recharge set audit_status = 3 where tenant_id = 1 and id = ${id}`);

    const withdrawal = 'the money of each withdrawal is where its state says';
    const frozen = '(select min(id) from withdrawal where tenant_id = 1 and sta = $1)';
    const move = (from: number, to: number) =>
      found(`update withdrawal set sta = ${to} where tenant_id = 1 and id = ${frozen.replace('$1', String(from))}`);
    expect(await move(4, 3)).toContain(withdrawal);
    expect(await move(0, 2)).toContain(withdrawal);
    expect(
      await found(
        `update ledger_transaction set cause = 'recharge:999999' where cause = (select min(cause) from ledger_transaction where cause like 'recharge:%' and tenant_id = 1) and tenant_id = 1`,
      ),
    ).toEqual(expect.arrayContaining([recharge, 'no money moved for a recharge or a withdrawal that is not there']));
    expect(await found('update payment_proof set status = 2 where status = 1 and tenant_id = 1')).toContain(
      'each order that was paid by a proof has one that staff approved',
    );
  });
});
