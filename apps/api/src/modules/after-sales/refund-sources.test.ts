import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { deskOf, messagesOf, reviewer } from '../review/review.testing.ts';
import { askForWithdrawal, viewsOf } from '../withdrawals/withdrawals.testing.ts';
import { act, buyShipped, giveUp, logOf, refundPieces, statusOf, support } from './after-sales.testing.ts';
import { debtOf, grant, openStall, sellSettled, withdrawalsOf } from './owed-refunds.testing.ts';

describe('whose money a refund takes', async () => {
  const api = await startApi();
  const { world, clock } = api;
  const desk = deskOf(api, await reviewer(api));
  const { wallet } = viewsOf(api);
  const queued = async () => (await desk.list('refunds', { status: 0, pageSize: 100 })).data;

  it('trust-01 before settlement a refund is paid from its order’s escrow alone: the owner’s money stays and nobody of the staff is asked', async () => {
    const stall = await openStall(api, 30_000);
    await askForWithdrawal(api, stall.owner, 100);
    const buyer = await world.member({ balance: 100_000 });
    const product = await world.product({ shopId: stall.shopId, skus: [{ price: 58_000, stock: 1 }] });
    const { itemId } = await buyShipped(api, buyer, product);
    await refundPieces(api, { buyer, seller: stall.owner, itemId, claim: { refundPrice: 58_000 } });
    expect([await wallet(buyer), await wallet(stall.owner)]).toEqual([
      [1000, 0],
      [200, 100],
    ]);
    expect((await withdrawalsOf(api, stall.owner)).concat()).toEqual([[0, 100]]);
    expect(await queued()).toEqual({ list: [], total: 0, next: null });
  });

  it('trust-02 a refund cuts waiting withdrawals, the newest first and by whole dollars, and tells their applicant of each', async () => {
    const stall = await openStall(api, 10_000);
    const sold = await sellSettled(api, stall, 58_000);
    const { owner } = stall;
    // 651.00 in all: 300.00, 200.00 and 150.00 wait, 1.00 is available. 551.00 are due: 1.00, 150.00, 200.00 and 200.00.
    const oldest = await askForWithdrawal(api, owner, 300);
    clock.advanceMs(1000);
    const middle = await askForWithdrawal(api, owner, 200);
    clock.advanceMs(1000);
    const newest = await askForWithdrawal(api, owner, 150);
    const [row] = await world.query<{ no: string }>('select no from withdrawal where id = $1', [oldest.id]);
    const id = await grant(api, stall, sold);
    expect((await act(api, owner, id, 'refund')).data).toEqual({ id, status: 50 });
    expect(await withdrawalsOf(api, owner)).toEqual([
      [2, 150],
      [2, 200],
      [0, 100],
    ]);
    expect([await wallet(owner), await wallet(sold.buyer)]).toEqual([
      [0, 100],
      [580, 0],
    ]);
    expect((await logOf(api, owner)).slice(0, 4).map(([type, amount]) => [type, amount])).toEqual([
      [3, 551],
      [9, 200],
      [9, 200],
      [9, 150],
    ]);
    const [refund] = await world.query<{ no: string }>('select no from after_sale where id = $1', [id]);
    const told = (await messagesOf(api, owner)).filter(({ template }) => template === 'withdrawalCut');
    expect(told.map(({ type, params }) => [type, params.before, params.after, params.refund])).toEqual([
      [2, '300.00', '100.00', refund?.no],
      [2, '200.00', '0.00', refund?.no],
      [2, '150.00', '0.00', refund?.no],
    ]);
    expect(told[0]?.params.no).toBe(row?.no);
    const mails = await world.query(
      `select key from outbox where key in (
         select 'mail-system-message:' || id from system_message where member_id = $1 and template = 'withdrawalCut')`,
      [owner.id],
    );
    expect(mails).toHaveLength(3);
    for (const { itemId } of [middle, newest])
      expect((await desk.show('withdrawals', itemId)).data).toMatchObject({ status: 2, state: 2, decidedBy: null });
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('trust-02 what a cut gives back above the need is the owner’s available balance', async () => {
    const stall = await openStall(api, 90);
    const sold = await sellSettled(api, stall, 10_000);
    const { owner } = stall;
    await askForWithdrawal(api, owner, 95);
    // 95.00 are due of 0.90 and 95.00: 94.10 are missing, so 95 whole dollars come back.
    const id = await grant(api, stall, sold);
    expect((await act(api, owner, id, 'refund')).data).toEqual({ id, status: 50 });
    expect([await wallet(owner), await withdrawalsOf(api, owner)]).toEqual([[0.9, 0], [[2, 95]]]);
    expect((await logOf(api, owner)).slice(0, 2).map(([type, amount]) => [type, amount])).toEqual([
      [3, 95],
      [9, 95],
    ]);
  });

  it('trust-03 approved and remitted withdrawals are never cut, and approving one that a refund cut is 409 with amount and version', async () => {
    for (const way of [['approve'], ['approve', 'remit']]) {
      const stall = await openStall(api);
      const sold = await sellSettled(api, stall, 10_000);
      const { itemId } = await askForWithdrawal(api, stall.owner, 95);
      for (const step of way) await desk.act('withdrawals', itemId, step);
      const before = await withdrawalsOf(api, stall.owner);
      const id = await grant(api, stall, sold);
      expect((await act(api, stall.owner, id, 'refund')).data).toEqual({ id, status: 40 });
      expect([await withdrawalsOf(api, stall.owner), before]).toEqual([before, [[way.length === 1 ? 4 : 3, 95]]]);
    }
    const stall = await openStall(api, 5000);
    const sold = await sellSettled(api, stall, 10_000);
    const { itemId } = await askForWithdrawal(api, stall.owner, 145);
    const seen = (await desk.show('withdrawals', itemId)).data;
    expect(seen).toMatchObject({ amount: 145, version: 1 });
    const id = await grant(api, stall, sold);
    await act(api, stall.owner, id, 'refund');
    const late = await desk.act('withdrawals', itemId, 'approve', { version: seen.version });
    expect([late.code, late.data]).toEqual([409, expect.objectContaining({ amount: 50, version: 2, status: 0 })]);
    expect(await withdrawalsOf(api, stall.owner)).toEqual([[0, 50]]);
    expect((await desk.act('withdrawals', itemId, 'approve', { version: 2 })).data).toMatchObject({ state: 4 });
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('trust-03 an approval and a refund at once: either the withdrawal is approved whole, or it is cut and the approval hears of it', async () => {
    for (let round = 0; round < 4; round++) {
      const stall = await openStall(api, 5000);
      const sold = await sellSettled(api, stall, 10_000);
      const { itemId } = await askForWithdrawal(api, stall.owner, 145);
      const id = await grant(api, stall, sold);
      const [approved, refunded] = await Promise.all([
        desk.act('withdrawals', itemId, 'approve', { version: 1 }),
        act(api, stall.owner, id, 'refund'),
      ]);
      const isCut = refunded.data.status === 50;
      expect(approved.code).toBe(isCut ? 409 : 0);
      expect(await withdrawalsOf(api, stall.owner)).toEqual([isCut ? [0, 50] : [4, 145]]);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('trust-04 a remitted withdrawal that fails later is the owner’s again, and the refund that waits takes it at its decision', async () => {
    const stall = await openStall(api);
    const sold = await sellSettled(api, stall, 10_000);
    const { itemId } = await askForWithdrawal(api, stall.owner, 95);
    for (const step of ['approve', 'remit']) await desk.act('withdrawals', itemId, step);
    const id = await grant(api, stall, sold);
    expect((await act(api, stall.owner, id, 'refund')).data.status).toBe(40);
    expect(await withdrawalsOf(api, stall.owner)).toEqual([[3, 95]]);
    await desk.act('withdrawals', itemId, 'fail');
    expect(await wallet(stall.owner)).toEqual([95, 0]);
    const [item] = (await desk.list('refunds', { status: 0, email: sold.buyer.email })).data.list;
    expect((await desk.act('refunds', item.id, 'approve', { version: item.version })).data.decided).toBe(true);
    expect([await wallet(stall.owner), await wallet(sold.buyer), await debtOf(api, stall)]).toEqual([
      [0, 0],
      [100, 0],
      0,
    ]);
  });

  it('fault:refund-51 an owner who moved the balance into a withdrawal pays all the same, and alone makes the platform pay nothing', async () => {
    // 1,200.00 in all, of which the settled order brought 551.00.
    const stall = await openStall(api, 64_900);
    const sold = await sellSettled(api, stall, 58_000);
    const { owner } = stall;
    const { itemId } = await askForWithdrawal(api, owner, 1200);
    const id = await grant(api, stall, sold);
    expect((await act(api, owner, id, 'refund')).data).toEqual({ id, status: 50 });
    expect(await wallet(sold.buyer)).toEqual([580, 0]);
    expect((await logOf(api, owner)).slice(0, 2).map(([type, amount]) => [type, amount])).toEqual([
      [3, 551],
      [9, 551],
    ]);
    await desk.act('withdrawals', itemId, 'reject', { version: 2 });
    expect([await wallet(owner), await debtOf(api, stall)]).toEqual([[649, 0], 0]);

    // 200.00 available and 200.00 frozen of 551.00 that are due: nothing moves before staff release 151.00.
    const poor = await openStall(api);
    const second = await sellSettled(api, poor, 58_000);
    const away = await askForWithdrawal(api, poor.owner, 151);
    for (const step of ['approve', 'remit', 'complete']) await desk.act('withdrawals', away.itemId, step);
    const frozen = await askForWithdrawal(api, poor.owner, 200);
    const owed = await grant(api, poor, second);
    expect((await act(api, poor.owner, owed, 'refund')).data).toEqual({ id: owed, status: 40 });
    expect((await act(api, poor.owner, owed, 'refund')).data).toEqual({ id: owed, status: 40 });
    const { list } = (await desk.list('refunds', { status: 0, email: second.buyer.email })).data;
    expect(list).toHaveLength(1);
    expect([await wallet(poor.owner), await wallet(second.buyer)]).toEqual([
      [200, 200],
      [0, 0],
    ]);
    // Two people above the store's limit, neither of them the owner, whatever staff role the owner has.
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 579 });
    const item = list[0]?.id;
    const decide = (staff: ReturnType<typeof deskOf>) => staff.act('refunds', item, 'approve', { version: 1 });
    await world.query('update member set role = 2 where id = $1', [poor.owner.id]);
    expect((await decide(deskOf(api, await api.world.signIn(poor.owner)))).code).toBe(403);
    expect((await decide(desk)).data).toMatchObject({ decided: false, approvals: 1, needed: 2 });
    expect((await decide(desk)).code).toBe(403);
    expect([await statusOf(api, owed), await wallet(second.buyer)]).toEqual([40, [0, 0]]);
    expect((await decide(deskOf(api, await reviewer(api)))).data).toMatchObject({ decided: true, needed: 2 });
    await world.setting('REVIEW_SETTING', {});
    expect([await wallet(poor.owner), await wallet(second.buyer), await debtOf(api, poor)]).toEqual([
      [0, 0],
      [580, 0],
      15_100,
    ]);
    expect((await desk.show('withdrawals', frozen.itemId)).data).toMatchObject({ status: 2, state: 2 });
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
    // Money of the platform without a decision is what the proof finds.
    await world.query('update review_item set status = 0 where id = $1', [item]);
    expect((await proveBooks(api.databaseUrl)).map(({ proof }) => proof)).toEqual([
      'a shop owes for a refund only what staff released',
    ]);
    await world.query('update review_item set status = 1 where id = $1', [item]);
  });

  it('fault:refund-51 two refunds at once share what the owner has, and buyer and owner in the same second end in one of the two', async () => {
    for (let round = 0; round < 3; round++) {
      const stall = await openStall(api);
      const sold = [await sellSettled(api, stall, 10_000), await sellSettled(api, stall, 10_000)] as const;
      const gone = await askForWithdrawal(api, stall.owner, 50);
      for (const step of ['approve', 'remit', 'complete']) await desk.act('withdrawals', gone.itemId, step);
      await askForWithdrawal(api, stall.owner, 140);
      const ids = [await grant(api, stall, sold[0]), await grant(api, stall, sold[1])];
      const staff = await support(api);
      const answers = await Promise.all(ids.map((id, index) => act(api, index ? staff : stall.owner, id, 'refund')));
      // 140.00 pay one of 95.00; of the other 45.00, and nothing of it moves before the platform's 50.00 are released.
      expect(answers.map(({ data }) => data.status).sort()).toEqual([40, 50]);
      expect([await wallet(stall.owner), await debtOf(api, stall)]).toEqual([[0, 45], 0]);

      const other = await sellSettled(api, stall, 5000);
      const asked = await api.call.as(other.buyer).post('trade/after-sale/create', {
        way: 10,
        orderItemId: other.itemId,
        refundCount: 1,
        refundPrice: 5000,
        applyReason: 1,
      });
      const { id } = asked.data;
      const [cancelled] = await Promise.all([
        giveUp(api, other.buyer, id),
        act(api, stall.owner, id, 'approve').then(() => act(api, stall.owner, id, 'refund')),
      ]);
      const status = await statusOf(api, id);
      expect(status).toBe(cancelled.code === 0 ? 61 : 50);
      expect(await wallet(other.buyer)).toEqual([status === 50 ? 50 : 0, 0]);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
