import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { deskOf, messagesOf, reviewer } from '../review/review.testing.ts';
import { settleOrder } from '../settlement/index.ts';
import { addAddress, askForWithdrawal, viewsOf, withdraw } from '../withdrawals/withdrawals.testing.ts';
import {
  act,
  askFor,
  decideRefund,
  logOf,
  settle,
  statusOf,
  support,
  uploadPicture,
  waitingItemOf,
} from './after-sales.testing.ts';
import { debtOf, grant, openStall, type Sold, type Stall, sell, sellSettled } from './owed-refunds.testing.ts';

describe('refunds that the platform has a part in', async () => {
  const api = await startApi();
  const { world, call } = api;
  const staff = await reviewer(api);
  const desk = deskOf(api, staff);
  const { wallet } = viewsOf(api);
  /** The owner takes dollars out of the store. */
  const payOut = async (owner: TestMember, dollars: number) => {
    const { itemId } = await askForWithdrawal(api, owner, dollars);
    for (const step of ['approve', 'remit', 'complete']) await desk.act('withdrawals', itemId, step);
  };
  /** A settled order whose money the owner took out, and its refund, which waits for staff. */
  const waiting = async (price = 10_000): Promise<{ stall: Stall; sold: Sold; id: number }> => {
    const stall = await openStall(api);
    const sold = await sellSettled(api, stall, price);
    await payOut(stall.owner, Math.floor((price * 95) / 10_000));
    const id = await grant(api, stall, sold);
    await act(api, stall.owner, id, 'refund');
    return { stall, sold, id };
  };

  it('trust-05 a decision reads the balances of its moment: what the owner has by then leaves the platform nothing to pay, and no debt', async () => {
    const { stall, sold, id } = await waiting();
    // 50.00 come available and 45.00 come into a withdrawal that waits, between the request and its decision.
    await world.query(
      `select set_config('app.tenant_id', '1', false), passage.ledger_post('gift', array[passage.ledger_account_id(null, 7), passage.ledger_account_id($1, 1)], array[-9500, 9500]::bigint[], array[null, 6], array['', ''], now())`,
      [stall.owner.id],
    );
    await askForWithdrawal(api, stall.owner, 45);
    const [shown] = (await desk.list('refunds', { status: 0, email: sold.buyer.email })).data.list;
    expect(shown.refund.platformPart).toBe(0);
    expect((await decideRefund(api, staff, id, 'approve')).data).toMatchObject({ decided: true });
    expect([await wallet(stall.owner), await wallet(sold.buyer), await debtOf(api, stall)]).toEqual([
      [0, 0],
      [100, 0],
      0,
    ]);
    expect((await logOf(api, sold.buyer)).map(([type]) => type)).not.toContain(9);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('trust-06 the queue tells what is refunded to whom and what of it the platform would pay, and its item why and by whose word', async () => {
    const stall = await openStall(api);
    const [old, sold] = [await sellSettled(api, stall, 2000), await sellSettled(api, stall, 10_000)];
    await payOut(stall.owner, 84);
    const first = await grant(api, stall, old);
    await world.query('update member set user_name = $2 where id = $1', [sold.buyer.id, 'Ada']);
    await act(api, stall.owner, first, 'refund');
    // 30.00 are left: 19.00 pay the first wholly, 11.00 are left for the second.
    expect(await wallet(stall.owner)).toEqual([11, 0]);
    const picture = await uploadPicture(api, sold.buyer);
    const id = await askFor(api, sold.buyer, sold.itemId, {
      refundPrice: 10_000,
      applyReason: 4,
      applyDescription: 'A seam is open.',
      applyPicUrls: [picture],
    });
    await act(api, stall.owner, id, 'approve');
    await act(api, stall.owner, id, 'refund');
    const [row] = await world.query<{ no: string; shop: string; asked: Date }>(
      `select after_sale.no, shop.name as shop, request.created_at as asked from after_sale
       join shop on shop.id = after_sale.shop_id join refund_request as request on request.after_sale_id = after_sale.id
       where after_sale.id = $1`,
      [id],
    );
    const filter = { status: 0, email: sold.buyer.email };
    const { list } = (await desk.list('refunds', filter)).data;
    expect(list).toHaveLength(1);
    const [item] = list;
    expect(item).toMatchObject({
      id: (await waitingItemOf(api, id)).id,
      no: row?.no,
      member: { id: sold.buyer.id, email: sold.buyer.email, name: 'Ada' },
      amount: 100,
      version: 1,
      refund: {
        afterSaleId: id,
        afterSaleNo: row?.no,
        orderNo: sold.orderNo,
        shop: { id: stall.shopId, name: row?.shop },
        platformPart: 84,
        shopDebt: 0,
      },
    });
    expect(new Date(item.createTime).getTime()).toBe(row?.asked.getTime());
    const { data } = await desk.show('refunds', item.id);
    expect(data.refund).toMatchObject({
      platformPart: 84,
      applyReason: 4,
      applyDescription: 'A seam is open.',
      grantedBy: { id: stall.owner.id, email: stall.owner.email },
      askedBy: { id: stall.owner.id },
    });
    expect(data.refund.applyPicUrls).toHaveLength(1);
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 50 });
    await decideRefund(api, staff, id, 'approve');
    expect((await desk.show('refunds', item.id)).data.approvedBy).toMatchObject([{ id: staff.id }]);
    await decideRefund(api, await reviewer(api), id, 'approve');
    await world.setting('REVIEW_SETTING', {});
    // What was paid stays with the item, and the shop owes it.
    expect((await desk.show('refunds', item.id)).data).toMatchObject({
      status: 1,
      refund: { platformPart: 84, shopDebt: 84 },
    });
    expect((await desk.list('payments')).data.list.every(({ refund }: { refund: unknown }) => refund === null)).toBe(
      true,
    );
  });

  it('trust-07 admin and reviewer decide; support, merchants and the shop’s owner, whatever role that person has, get 403 and nothing moves', async () => {
    const { stall, sold, id } = await waiting();
    const { id: item, version } = await waitingItemOf(api, id);
    const other = await openStall(api);
    const refused = [await support(api), stall.owner, other.owner];
    for (const person of refused)
      for (const step of ['approve', 'reject'])
        expect((await deskOf(api, person).act('refunds', item, step, { version })).code).toBe(403);
    for (const role of [1, 2]) {
      await world.query('update member set role = $2 where id = $1', [stall.owner.id, role]);
      const owner = await world.signIn(stall.owner);
      for (const step of ['approve', 'reject'])
        expect((await deskOf(api, owner).act('refunds', item, step, { version })).code).toBe(403);
    }
    // Whoever was paid for the order keeps money by it as well, and the buyer gets it.
    await world.query('update shop set owner_id = null where id = $1', [stall.shopId]);
    await world.query('update member set role = 2 where id = $1', [sold.buyer.id]);
    for (const person of [stall.owner, sold.buyer])
      expect((await deskOf(api, await world.signIn(person)).act('refunds', item, 'approve', { version })).code).toBe(
        403,
      );
    expect([await statusOf(api, id), await wallet(sold.buyer), await debtOf(api, stall)]).toEqual([40, [0, 0], 0]);
    expect((await deskOf(api, await world.member({ role: 1 })).act('refunds', item, 'approve', { version })).code).toBe(
      0,
    );
    expect([await statusOf(api, id), await debtOf(api, stall)]).toEqual([50, 9500]);
  });

  it('trust-08 a rejection leaves the after-sale at 40 with its remark and tells both; the owner asks again, and never twice at once', async () => {
    const { stall, sold, id } = await waiting();
    const { id: item, version } = await waitingItemOf(api, id);
    expect((await desk.act('refunds', item, 'reject', { remark: '', version })).code).toBe(400);
    expect((await desk.act('refunds', item, 'reject', { remark: 'Ask the owner first.', version })).code).toBe(0);
    const detail = async () =>
      (await call.as(sold.buyer).get('trade/after-sale/afterSaleDetail', { afterSalesId: id })).data;
    expect(await detail()).toMatchObject({ status: 40, remark: 'Ask the owner first.', awaitsDecision: false });
    expect((await messagesOf(api, sold.buyer))[0]).toMatchObject({
      type: 1,
      template: 'afterSaleRefundRejected',
      params: { remark: 'Ask the owner first.', amount: '100.00' },
    });
    expect((await messagesOf(api, stall.owner))[0]).toMatchObject({ type: 3, template: 'shopRefundRejected' });
    expect([await wallet(sold.buyer), await debtOf(api, stall)]).toEqual([[0, 0], 0]);

    const again = await Promise.all(Array.from({ length: 5 }, () => act(api, stall.owner, id, 'refund')));
    expect(again.map(({ data }) => data)).toEqual(Array(5).fill({ id, status: 40 }));
    expect((await desk.list('refunds', { status: 0, email: sold.buyer.email })).data.total).toBe(1);
    expect(await detail()).toMatchObject({ status: 40, awaitsDecision: true });
    await decideRefund(api, staff, id, 'reject');
    // With money of the owner there is nothing to ask of staff.
    await sellSettled(api, stall, 10_000);
    expect((await act(api, stall.owner, id, 'refund')).data).toEqual({ id, status: 50 });
    expect(await detail()).toMatchObject({ status: 50, remark: '', awaitsDecision: false });
    expect([await wallet(stall.owner), await wallet(sold.buyer), await debtOf(api, stall)]).toEqual([
      [0, 0],
      [100, 0],
      0,
    ]);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('trust-17 a decision about a refund names the version it looked at, and of two with the same one decides', async () => {
    const other = deskOf(api, await reviewer(api));
    const { stall, sold, id } = await waiting();
    const { id: item, version } = await waitingItemOf(api, id);
    for (const step of ['approve', 'reject'] as const)
      expect(await desk.act('refunds', item, step, { version: undefined, remark: 'Seen.' })).toMatchObject({
        code: 400,
        data: { issues: [{ path: 'version' }] },
      });
    expect((await desk.act('refunds', item, 'approve', { version: version + 1 })).code).toBe(409);
    expect([await statusOf(api, id), await wallet(sold.buyer)]).toEqual([40, [0, 0]]);
    const answers = await Promise.all([
      desk.act('refunds', item, 'approve', { version }),
      other.act('refunds', item, 'approve', { version }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409]);
    expect(answers.find(({ code }) => code === 409)?.data).toMatchObject({ id: item, status: 1, version: version + 1 });
    expect([await statusOf(api, id), await debtOf(api, stall)]).toEqual([50, 9500]);
  });

  it('trust-17 trust-05 an owner who empties the balance between look and approval has the platform pay nothing that was not seen', async () => {
    const stall = await openStall(api);
    const [, sold] = [await sellSettled(api, stall, 10_000), await sellSettled(api, stall, 10_000)];
    await payOut(stall.owner, 150);
    const id = await grant(api, stall, sold);
    await act(api, stall.owner, id, 'refund');
    const { id: item, version } = await waitingItemOf(api, id);
    const { platformPart } = (await desk.show('refunds', item)).data.refund;
    expect(platformPart).toBe(55);
    await payOut(stall.owner, 30);
    expect(await desk.act('refunds', item, 'approve', { version, platformPart })).toMatchObject({
      code: 409,
      data: { id: item, status: 0, version, platformPart: 85 },
    });
    expect([await statusOf(api, id), await wallet(sold.buyer), await debtOf(api, stall)]).toEqual([40, [0, 0], 0]);
    expect((await desk.act('refunds', item, 'approve', { version, platformPart: 85 })).data.decided).toBe(true);
    expect([await statusOf(api, id), await debtOf(api, stall)]).toEqual([50, 8500]);
    // Elsewhere the platform has no part that could be seen.
    const { itemId } = await askForWithdrawal(api, await world.member({ balance: 100 }), 1);
    expect((await desk.act('withdrawals', itemId, 'approve', { platformPart: 1 })).code).toBe(400);
  });

  it('fault:wallet-51 support who refunds 3,270.00 with a platform part above the limit moves nothing before two decide', async () => {
    const helper = await support(api);
    const stall = await openStall(api);
    const sold = await sellSettled(api, stall, 327_000);
    await payOut(stall.owner, 3_106);
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 });
    const id = await grant(api, stall, sold);
    expect((await act(api, helper, id, 'refund')).code).toBe(0);
    const nothing = [40, [0, 0], 0];
    const standing = async () => [await statusOf(api, id), await wallet(sold.buyer), await debtOf(api, stall)];
    expect(await standing()).toEqual(nothing);
    const { id: item } = await waitingItemOf(api, id);
    expect((await deskOf(api, helper).act('refunds', item, 'approve', {})).code).toBe(403);
    expect((await desk.act('refunds', item, 'approve', {})).data).toMatchObject({ decided: false, needed: 2 });
    expect((await desk.act('refunds', item, 'approve', {})).code).toBe(403);
    expect(await standing()).toEqual(nothing);
    const second = deskOf(api, await reviewer(api));
    expect((await second.act('refunds', item, 'approve', {})).data).toMatchObject({ decided: true, approvals: 2 });
    await world.setting('REVIEW_SETTING', {});
    // 3,270.00 less 163.50 of commission and the 0.50 that the owner has left.
    expect(await standing()).toEqual([50, [3_270, 0], 310_600]);
  });

  it('trust-09 two refunds of one shop approved in the same instant leave the sum of both platform parts as debt, and no cent twice', async () => {
    for (let round = 0; round < 4; round++) {
      const stall = await openStall(api);
      const sold = [await sellSettled(api, stall, 10_000), await sellSettled(api, stall, 10_000)] as const;
      await payOut(stall.owner, 160);
      const ids = [await grant(api, stall, sold[0]), await grant(api, stall, sold[1])] as const;
      for (const id of ids) await act(api, stall.owner, id, 'refund');
      const answers = await Promise.all(
        ids.map(async (id, index) => decideRefund(api, index ? staff : await reviewer(api), id, 'approve')),
      );
      expect(answers.map(({ code }) => code)).toEqual([0, 0]);
      // 190.00 were due, 30.00 were left.
      expect([await wallet(stall.owner), await debtOf(api, stall)]).toEqual([[0, 0], 16_000]);
      const parts = await world.query<{ cents: number }>(
        'select platform_amount::int as cents from refund_request where after_sale_id = any ($1)',
        [ids],
      );
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(16_000);
      for (const { buyer } of sold) expect(await wallet(buyer)).toEqual([100, 0]);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('trust-09 a settlement and a decision at once: the debt is what was owed less what the settlement paid', async () => {
    for (let round = 0; round < 4; round++) {
      const { stall, sold, id } = await waiting();
      const next = await sell(api, stall, 10_000);
      await Promise.all([decideRefund(api, staff, id, 'approve'), settle(api, next)]);
      expect([await wallet(sold.buyer), await wallet(stall.owner), await debtOf(api, stall)]).toEqual([
        [100, 0],
        [0, 0],
        0,
      ]);
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('fault:payout-51 what the platform paid is a debt of the shop that the next settlements pay first, whoever owns the shop by then', async () => {
    const stall = await openStall(api);
    const { owner, shopId } = stall;
    const proven = async () => expect(await proveBooks(api.databaseUrl)).toEqual([]);
    const refunded = async (sold: Sold) => {
      const id = await grant(api, stall, sold);
      await act(api, owner, id, 'refund');
      await decideRefund(api, staff, id, 'approve');
    };
    const sold = await sellSettled(api, stall, 10_000);
    await payOut(owner, 65);
    expect(await wallet(owner)).toEqual([30, 0]);
    await refunded(sold);
    expect([await wallet(owner), await debtOf(api, stall)]).toEqual([[0, 0], 6500]);
    expect((await messagesOf(api, owner))[0]).toMatchObject({
      type: 2,
      template: 'shopRefundOwed',
      params: { amount: '65.00', debt: '65.00' },
    });
    await proven();
    // Less 5 % they bring 20.00, 40.00 and 60.00.
    const arrived: [number, number][] = [];
    for (const price of [2105, 4210, 6315]) {
      await sellSettled(api, stall, price);
      arrived.push([(await wallet(owner))[0], await debtOf(api, stall)]);
      await proven();
      if (price === 4210) {
        const receiveAddress = await addAddress(api, owner);
        expect((await withdraw(api, owner, { amount: 1, receiveAddress })).code).toBe(ERRORS.INSUFFICIENT_BALANCE);
      }
    }
    expect(arrived).toEqual([
      [0, 4500],
      [0, 500],
      [55, 0],
    ]);
    const takings = async () => (await call.as(owner).get('/admin-api/takings')).data;
    expect(await takings()).toMatchObject({ received: 215, paidBack: 30, debtPaid: 65, takings: 120, debt: 0 });
    const { list } = (await call.as(owner).get('/admin-api/takings/orders')).data;
    expect(list.map(({ owed, debtPaid }: { owed: number; debtPaid: number }) => [owed, debtPaid])).toEqual([
      [0, 5],
      [0, 40],
      [0, 20],
      [65, 0],
    ]);
    const log = (await call.as(owner).get('apppay/log-amount/page')).data.list;
    expect(
      log
        .slice(0, 6)
        .map(({ type, amt, hamt, debt }: { type: number; amt: number; hamt: number; debt?: number }) => [
          type,
          amt,
          hamt,
          debt,
        ]),
    ).toEqual([
      [3, 5, 55, 0],
      [8, 60, 60, undefined],
      [3, 40, 0, 5],
      [8, 40, 40, undefined],
      [3, 20, 0, 45],
      [8, 20, 20, undefined],
    ]);
    // A second refund on top; then the shop changes hands and closes, and still pays.
    const last = await sellSettled(api, stall, 10_000);
    await payOut(owner, 120);
    await refunded(last);
    expect([await wallet(owner), await debtOf(api, stall)]).toEqual([[0, 0], 6500]);
    expect((await takings()).debt).toBe(65);
    const heir = await world.member();
    await world.query('update shop set owner_id = $2, status = 0 where id = $1', [shopId, heir.id]);
    await world.query('update shop set status = 1 where id = $1', [shopId]);
    const next = await sell(api, stall, 10_000);
    await world.query('update shop set status = 0 where id = $1', [shopId]);
    await settle(api, next);
    expect([await wallet(heir), await wallet(owner), await debtOf(api, stall)]).toEqual([[30, 0], [0, 0], 0]);
    await proven();
  });

  it('a shop that lost its owner pays its debt before the platform keeps the rest', async () => {
    const { stall, id } = await waiting(2000);
    await decideRefund(api, staff, id, 'approve');
    const next = await sell(api, stall, 10_000);
    await world.query('update shop set owner_id = null where id = $1', [stall.shopId]);
    await api.platform.database
      .forTenant(1)
      .writable.inTransaction((tx) => settleOrder(tx, next.orderId, api.clock.now()));
    expect(await debtOf(api, stall)).toBe(0);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });
});
