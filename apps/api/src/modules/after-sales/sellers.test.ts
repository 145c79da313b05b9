import { AFTER_SALE_STEPS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { messageJobs } from '../messages/index.ts';
import { messagesOf } from '../review/review.testing.ts';
import {
  act,
  askFor,
  buyShipped,
  giveUp,
  type SellersStep,
  sendBack,
  stateOf,
  statusOf,
  support,
} from './after-sales.testing.ts';

type Step = keyof typeof AFTER_SALE_STEPS;
const isStep = (name: string): name is Step => Object.hasOwn(AFTER_SALE_STEPS, name);
const STEPS = Object.keys(AFTER_SALE_STEPS).filter(isStep);

describe('after-sales of sellers', async () => {
  const api = await startApi();
  const { world, call } = api;
  const staff = await support(api);
  const shop = async () => {
    const owner = await world.member();
    const shopId = await world.shop({ ownerId: owner.id });
    return { owner, shopId, product: await world.product({ shopId, skus: [{ stock: 10_000 }] }) };
  };
  const [own, other] = [await shop(), await shop()];
  const buyer = await world.member({ balance: 100_000_000 });
  const newAfterSale = async (way = 10) => {
    const bought = await buyShipped(api, buyer, own.product);
    return { ...bought, id: await askFor(api, buyer, bought.itemId, { way }) };
  };

  const take = (step: Step, id: number) => {
    if (step === 'cancel') return giveUp(api, buyer, id);
    if (step === 'returnGoods') return sendBack(api, buyer, id);
    return act(api, staff, id, step === 'refuseGoods' ? 'refuse-goods' : step);
  };

  /** Every status that there is, and the steps that lead there. */
  const WAYS: readonly (readonly [way: number, status: number, steps: readonly Step[]])[] = [
    [10, 10, []],
    [10, 40, ['approve']],
    [10, 50, ['approve', 'refund']],
    [10, 61, ['cancel']],
    [10, 62, ['refuse']],
    [20, 10, []],
    [20, 20, ['approve']],
    [20, 30, ['approve', 'returnGoods']],
    [20, 40, ['approve', 'returnGoods', 'receive']],
    [20, 50, ['approve', 'returnGoods', 'receive', 'refund']],
    [20, 61, ['approve', 'returnGoods', 'cancel']],
    [20, 62, ['refuse']],
    [20, 63, ['approve', 'returnGoods', 'refuseGoods']],
  ];
  const LEADS_TO: Readonly<Record<number, Partial<Record<Step, number>>>> = {
    10: { approve: 40, refuse: 62, cancel: 61 },
    20: { returnGoods: 30, cancel: 61 },
    30: { receive: 40, refuseGoods: 63, cancel: 61 },
    40: { refund: 50 },
    50: {},
    61: { cancel: 61 },
    62: {},
    63: {},
  };
  const ITEM_AFTER: Readonly<Record<number, number>> = { 50: 20, 61: 0, 62: 30, 63: 30 };

  it.each(WAYS)(
    'aftersale-24 aftersale-25 aftersale-26 staff-23 staff-24 staff-25 staff-26 staff-27 of way %i in status %i only the steps of the table are taken',
    async (way, status, steps) => {
      for (const step of STEPS) {
        const { id, itemId } = await newAfterSale(way);
        for (const before of steps) expect((await take(before, id)).code).toBe(0);
        expect(await statusOf(api, id)).toBe(status);
        expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: ITEM_AFTER[status] ?? 10 });
        const isReturn = way === 20 && status === 10 && step === 'approve';
        const to = isReturn ? 20 : LEADS_TO[status]?.[step];
        const { code, data } = await take(step, id);
        expect({ step, code, data }).toEqual(
          to === undefined ? { step, code: 409, data: { id, status } } : { step, code: 0, data: { id, status: to } },
        );
        expect(await statusOf(api, id)).toBe(to ?? status);
        expect(await stateOf(api, itemId)).toMatchObject({ after_sale_status: ITEM_AFTER[to ?? status] ?? 10 });
      }
    },
  );

  it('staff-22 merchant-05 merchant-08 support sees the after-sales of all shops, a merchant those of the own shop alone', async () => {
    const bought = await buyShipped(api, buyer, other.product, 2);
    const foreign = await askFor(api, buyer, bought.itemId, { way: 20, refundCount: 2 });
    const { id, orderNo } = await newAfterSale();
    const list = async (seller: TestMember, filter: object = {}) =>
      (await call.as(seller).get('/admin-api/after-sales', { pageSize: 200, ...filter })).data;
    const idsOf = async (seller: TestMember, filter: object = {}) =>
      (await list(seller, filter)).list.map((row: { id: number }) => row.id);
    expect(await idsOf(staff)).toEqual(expect.arrayContaining([id, foreign]));
    expect((await idsOf(staff)).slice(0, 2)).toEqual([id, foreign]);
    expect(await idsOf(other.owner)).toEqual([foreign]);
    expect(await idsOf(own.owner)).not.toContain(foreign);
    expect(await idsOf(staff, { orderNo: bought.orderNo })).toEqual([foreign]);
    expect(await idsOf(own.owner, { orderNo: bought.orderNo })).toEqual([]);
    expect(await idsOf(other.owner, { orderNo })).toEqual([]);
    expect(await idsOf(staff, { email: buyer.email, way: 20, status: 10, orderNo: bought.orderNo })).toEqual([foreign]);
    expect(await idsOf(staff, { email: own.owner.email })).toEqual([]);
    expect((await list(other.owner)).list[0]).toMatchObject({
      shopId: other.shopId,
      count: 2,
      refundPrice: 5000,
      member: { id: buyer.id, email: buyer.email },
    });
    const show = async (seller: TestMember, which: number) =>
      (await call.as(seller).get(`/admin-api/after-sales/${which}`)).code;
    expect([await show(staff, id), await show(own.owner, id), await show(other.owner, id)]).toEqual([0, 0, 404]);
    const [admin, reviewer, shopper] = [
      await world.member({ role: 1 }),
      await world.member({ role: 2 }),
      await world.member(),
    ];
    expect([await show(admin, id), await show(reviewer, id), await show(shopper, id)]).toEqual([0, 403, 403]);
  });

  it('merchant-05 merchant-08 a merchant decides for the own shop alone', async () => {
    const { id } = await newAfterSale(20);
    const steps: readonly SellersStep[] = ['approve', 'refuse', 'receive', 'refuse-goods', 'refund'];
    for (const step of steps) expect((await act(api, other.owner, id, step)).code).toBe(404);
    expect((await act(api, own.owner, id, 'approve')).data).toEqual({ id, status: 20 });
    await sendBack(api, buyer, id);
    expect((await act(api, own.owner, id, 'receive')).data).toEqual({ id, status: 40 });
    expect((await act(api, own.owner, id, 'refund')).data).toEqual({ id, status: 50 });
    const reviewer = await world.member({ role: 2 });
    expect((await act(api, reviewer, (await newAfterSale()).id, 'approve')).code).toBe(403);
    expect((await act(api, buyer, id, 'refund')).code).toBe(403);
  });

  it('nobody decides what they bought themselves, whatever they are', async () => {
    for (const [plan, becomesOwner] of [
      [{ role: 3 }, false],
      [{ role: 1 }, false],
      [{ role: 0 }, true],
    ] as const) {
      const { shopId, product } = await shop();
      const self = await world.member({ ...plan, balance: 100_000 });
      const { itemId } = await buyShipped(api, self, product);
      const id = await askFor(api, self, itemId);
      if (becomesOwner) await world.query('update shop set owner_id = $2 where id = $1', [shopId, self.id]);
      expect((await act(api, self, id, 'approve')).code).toBe(403);
      await act(api, staff, id, 'approve');
      expect((await act(api, self, id, 'refund')).code).toBe(403);
      expect(await statusOf(api, id)).toBe(40);
    }
  });

  it('staff-23 staff-24 a refusal needs a remark, which the buyer reads; every decision writes an audit row', async () => {
    const { id } = await newAfterSale();
    const bare = await act(api, staff, id, 'refuse', { remark: '' });
    expect(bare).toMatchObject({ code: 400, data: { issues: [{ path: 'remark' }] } });
    await act(api, staff, id, 'refuse', { remark: 'Worn outside.' });
    expect((await call.as(buyer).get('afterSaleDetail', { id })).data).toMatchObject({
      status: 62,
      remark: 'Worn outside.',
    });
    const paid = await newAfterSale();
    await act(api, own.owner, paid.id, 'approve', { remark: 'Sorry!' });
    await act(api, staff, paid.id, 'refund');
    expect((await call.as(buyer).get('afterSaleDetail', { id: paid.id })).data.remark).toBe('');
    const rows = async (subject: number) =>
      world.query(
        `select actor_id, action, audit.before, audit.after, value.after as personal, request_id is not null as traced
         from audit left join audit_value as value on value.tenant_id = audit.tenant_id and value.audit_id = audit.id
         where subject = $1 order by seq`,
        [`after-sale:${subject}`],
      );
    expect([...(await rows(id)), ...(await rows(paid.id))]).toEqual([
      {
        actor_id: staff.id,
        action: 'after-sale.refuse',
        before: { status: 10 },
        after: { status: 62, cents: '5000' },
        personal: { remark: 'Worn outside.' },
        traced: true,
      },
      {
        actor_id: own.owner.id,
        action: 'after-sale.approve',
        before: { status: 10 },
        after: { status: 40, cents: '5000' },
        personal: { remark: 'Sorry!' },
        traced: true,
      },
      {
        actor_id: staff.id,
        action: 'after-sale.refund',
        before: { status: 40 },
        after: { status: 50, cents: '5000' },
        personal: null,
        traced: true,
      },
    ]);
  });

  it('the buyer hears of every decision, the shop of what the buyer does, by message and by mail in the own language', async () => {
    const told = async (member: TestMember, count: number) =>
      (await messagesOf(api, member))
        .slice(0, count)
        .map(({ template }) => template)
        .toReversed();
    const first = await newAfterSale(20);
    for (const step of ['approve', 'returnGoods', 'receive', 'refund'] as const) await take(step, first.id);
    expect(await told(buyer, 3)).toEqual(['afterSaleReturnAwaited', 'afterSaleGoodsAccepted', 'afterSaleRefunded']);
    expect(await told(own.owner, 2)).toEqual(['shopAfterSaleAsked', 'shopAfterSaleReturned']);
    const second = await newAfterSale(20);
    for (const step of ['approve', 'returnGoods', 'refuseGoods'] as const) await take(step, second.id);
    const third = await newAfterSale(10);
    await take('approve', third.id);
    const fourth = await newAfterSale(10);
    await take('refuse', fourth.id);
    // Between them lie the messages of shipping.
    expect((await told(buyer, 7)).filter((template) => template.startsWith('afterSale'))).toEqual([
      'afterSaleReturnAwaited',
      'afterSaleGoodsRefused',
      'afterSaleApproved',
      'afterSaleRefused',
    ]);
    const db = api.platform.database.forTenant(1).writable;
    const [refused] = await world.query<{ id: number }>(
      `select max(id) as id from system_message where member_id = $1 and template = 'afterSaleRefused'`,
      [buyer.id],
    );
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      await world.query('update member set language = $2 where id = $1', [buyer.id, language]);
      // A message is mailed once.
      await world.query('update system_message set mailed_at = null where id = $1', [refused?.id]);
      for (const { handle } of messageJobs)
        await handle({ platform: api.platform, tenantId: 1, db }, { messageId: refused?.id });
      const [mail] = await world.query<{ subject: string; text: string }>(
        'select subject, text from stored_mail where recipient = $1 order by id desc limit 1',
        [buyer.email],
      );
      expect(mail?.text).toContain('It was worn.');
      subjects.add(mail?.subject ?? '');
    }
    expect(subjects.size).toBe(LANGUAGES.length);
  });

  it('fault:auth-52 of what one buyer asks and withdraws without end the shop has 30 mails a day and all messages, and other buyers’ mails all the same', async () => {
    const { owner, product } = await shop();
    const asksAndWithdraws = async (times: number) => {
      const member = await world.member({ balance: 1_000_000 });
      const { itemId } = await buyShipped(api, member, product);
      return async () => {
        for (let time = 0; time < times; time++) await giveUp(api, member, await askFor(api, member, itemId, {}));
      };
    };
    const db = api.platform.database.forTenant(1).writable;
    let mailed = 0;
    /** Mails what waits to be mailed to the owner. @returns how many mails and messages there are by then */
    const counts = async () => {
      const waiting = await world.query<{ id: number; payload: object }>(
        `select outbox.id, payload from outbox join system_message on system_message.id = (payload ->> 'messageId')::int
         where job = 'mail-system-message' and member_id = $1 and outbox.id > $2 order by outbox.id`,
        [owner.id, mailed],
      );
      for (const { id, payload } of waiting) {
        for (const { handle } of messageJobs) await handle({ platform: api.platform, tenantId: 1, db }, payload);
        mailed = Number(id);
      }
      const mails = await world.query('select id from stored_mail where recipient = $1', [owner.email]);
      return [mails.length, (await messagesOf(api, owner)).length];
    };
    const pester = await asksAndWithdraws(20);
    await pester();
    expect(await counts()).toEqual([30, 40]);
    await (await asksAndWithdraws(1))();
    expect(await counts()).toEqual([32, 42]);
    api.clock.advanceMs(24 * 60 * 60 * 1000);
    await pester();
    expect(await counts()).toEqual([62, 82]);
  });
});
