import { cents, negate, ZERO } from '@passage/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../http/failure.ts';
import { startApi } from '../../testing/api.ts';
import { postLedger } from './index.ts';
import { proveBooks } from './prove-books.ts';

describe('the ledger', async () => {
  const api = await startApi();
  const { world } = api;
  const db = api.platform.database.forTenant(1).writable;
  const now = () => api.clock.now();
  const balanceOf = async (memberId: number) =>
    (
      await world.query<{ balance: string }>('select balance from ledger_account where member_id = $1 and kind = 1', [
        memberId,
      ])
    )[0]?.balance;

  it('wallet-10 a transaction with fewer than two entries, or whose entries do not sum to zero, is refused by the database', async () => {
    const member = await world.member({ balance: 100 });
    const post = (amounts: bigint[]) =>
      db.inTransaction((tx) =>
        postLedger(tx, `test:${Math.random()}`, now(), [
          { account: { kind: 'available', memberId: member.id }, amount: cents(amounts[0] ?? 0n) },
          { account: { kind: 'adjustment' }, amount: cents(amounts[1] ?? 0n) },
        ]),
      );
    await expect(post([5n, -4n])).rejects.toThrow();
    await expect(post([5n, 0n])).rejects.toThrow();
    await expect(post([5n, -5n])).resolves.toBe(true);
    expect(await balanceOf(member.id)).toBe('105');
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('wallet-11 entries and transactions cannot be updated, deleted or truncated, by the owner either', async () => {
    await world.member({ balance: 100 });
    for (const table of ['ledger_entry', 'ledger_transaction']) {
      await expect(world.query(`update ${table} set tenant_id = tenant_id`)).rejects.toThrow(/append-only/);
      await expect(world.query(`delete from ${table}`)).rejects.toThrow(/append-only/);
      await expect(world.query(`truncate ${table} cascade`)).rejects.toThrow(/append-only/);
    }
  });

  it('wallet-12 wallet-13 the app cannot change a balance or write an entry but through the posting function', async () => {
    const member = await world.member({ balance: 100 });
    const account = await db.prisma.ledgerAccount.findFirstOrThrow({ where: { memberId: member.id, kind: 1 } });
    await expect(
      db.prisma.ledgerAccount.updateMany({ where: { id: account.id }, data: { balance: 999_999n } }),
    ).rejects.toThrow(/permission denied/);
    await expect(db.prisma.ledgerTransaction.create({ data: { cause: 'forged' } })).rejects.toThrow(
      /permission denied/,
    );
    await expect(world.query('update ledger_account set balance = -1 where id = $1', [account.id])).rejects.toThrow(
      /ledger_account_balance_not_negative/,
    );
    const kinds = await world.query<{ kind: number }>(
      'select kind from ledger_account where member_id = $1 or member_id is null order by kind',
      [member.id],
    );
    expect(kinds.map((row) => row.kind)).toContain(1);
  });

  it('wallet-12 each user has available and frozen, and the tenant escrow, cash-in, cash-out, commission and adjustment', async () => {
    const member = await world.member({ balance: 500 });
    const memberId = member.id;
    await db.inTransaction((tx) =>
      postLedger(tx, `kinds:${memberId}`, now(), [
        { account: { kind: 'available', memberId }, amount: cents(-100) },
        { account: { kind: 'frozen', memberId }, amount: cents(60) },
        { account: { kind: 'escrow' }, amount: cents(10) },
        { account: { kind: 'cashOut' }, amount: cents(10) },
        { account: { kind: 'commission' }, amount: cents(10) },
        { account: { kind: 'adjustment' }, amount: cents(10) },
      ]),
    );
    const wallet = await api.call.as(member).get('pay/wallet/get');
    expect(wallet.data).toMatchObject({ balance: 4, freezebalance: 0.6 });
    // What is in escrow belongs to an order, and here is none.
    await db.inTransaction((tx) =>
      postLedger(tx, `kinds-back:${memberId}`, now(), [
        { account: { kind: 'escrow' }, amount: cents(-10) },
        { account: { kind: 'adjustment' }, amount: cents(10) },
      ]),
    );
  });

  it('wallet-15 a repeat of the same cause posts nothing', async () => {
    const member = await world.member({ balance: 100 });
    const post = () =>
      db.inTransaction((tx) =>
        postLedger(tx, `once:${member.id}`, now(), [
          { account: { kind: 'available', memberId: member.id }, amount: cents(7) },
          { account: { kind: 'adjustment' }, amount: cents(-7) },
        ]),
      );
    const results = await Promise.all(Array.from({ length: 10 }, post));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(member.id)).toBe('107');
  });

  it('wallet-14 fault:db-01 crossing transfers between two accounts never deadlock and keep the sum', async () => {
    const [one, two] = [await world.member({ balance: 10_000 }), await world.member({ balance: 10_000 })];
    const transfer = (from: number, to: number, index: number) =>
      db.inTransaction((tx) =>
        postLedger(tx, `cross:${from}:${to}:${index}`, now(), [
          { account: { kind: 'available', memberId: from }, amount: cents(-1) },
          { account: { kind: 'available', memberId: to }, amount: cents(1) },
        ]),
      );
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        index % 2 ? transfer(one.id, two.id, index) : transfer(two.id, one.id, index),
      ),
    );
    expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual(['10000', '10000']);
  });

  it('wallet-13 wallet-19 whatever is posted, no balance goes below zero and the books prove', async () => {
    const members = [
      await world.member({ balance: 300 }),
      await world.member({ balance: 300 }),
      await world.member({ balance: 300 }),
    ];
    const step = fc.record({ from: fc.nat(2), to: fc.nat(2), amount: fc.bigInt({ min: 1n, max: 400n }) });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1;
        await Promise.all(
          steps.map(async ({ from, to, amount }, index) => {
            const [payer, payee] = [members[from], members[to]];
            if (!payer || !payee || from === to) return;
            try {
              await db.inTransaction((tx) =>
                postLedger(tx, `walk:${run}:${index}`, now(), [
                  { account: { kind: 'available', memberId: payer.id }, amount: negate(cents(amount)) },
                  { account: { kind: 'available', memberId: payee.id }, amount: cents(amount) },
                ]),
              );
            } catch (error) {
              expect(error instanceof Failure && error.failure).toBe('INSUFFICIENT_BALANCE');
            }
          }),
        );
        const rows = await world.query<{ total: string; lowest: string }>(
          'select sum(balance) as total, min(balance) as lowest from ledger_account where member_id = any ($1)',
          [members.map((member) => member.id)],
        );
        expect(rows[0]?.total).toBe('900');
        expect(BigInt(rows[0]?.lowest ?? -1) >= ZERO).toBe(true);
      }),
      { numRuns: 15 },
    );
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
