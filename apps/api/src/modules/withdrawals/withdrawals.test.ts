import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { deskOf, itemOf, messagesOf, reviewer } from '../review/review.testing.ts';
import { addAddress, askForWithdrawal, CARD, STEPS, USDT, viewsOf, withdraw } from './withdrawals.testing.ts';

type Step = (typeof STEPS)[number];

/** By sta: which steps there are, and where each leads. */
const ALLOWED: Readonly<Record<number, Partial<Record<Step, number>>>> = {
  0: { approve: 4, reject: 2 },
  4: { remit: 3, reject: 2 },
  3: { complete: 1, fail: 2 },
  1: {},
  2: {},
};

/** How a withdrawal is brought to each sta. */
const WAYS: Readonly<Record<number, readonly Step[]>> = {
  0: [],
  4: ['approve'],
  3: ['approve', 'remit'],
  1: ['approve', 'remit', 'complete'],
  2: ['reject'],
};

describe('withdrawals', async () => {
  const api = await startApi();
  const { world } = api;
  const [desk, other] = [deskOf(api, await reviewer(api)), deskOf(api, await reviewer(api))];
  const { wallet, logOf, listOf, cashOut } = viewsOf(api);

  it('withdraw-01 withdraw-02 withdraw-29 freezes what is asked for, logs it as type 1 and lists it', async () => {
    const member = await world.member({ balance: 50_000 });
    const id = await addAddress(api, member, CARD);
    const answer = await withdraw(api, member, { amount: '120', type: 1, receiveAddress: id });
    expect(answer).toMatchObject({ code: 0, data: { sta: 0, orderNo: expect.stringMatching(/^W\d{20}$/) } });
    expect(await wallet(member)).toEqual([380, 120]);
    const { orderNo } = answer.data;
    expect((await logOf(member))[0]).toEqual([1, 120, 380, orderNo]);
    expect(await listOf(member)).toEqual({
      total: 1,
      list: [
        {
          id: answer.data.id,
          orderNo,
          amt: 120,
          type: 1,
          receiveAddress: CARD.bankno,
          sta: 0,
          remark: '',
          createTime: expect.any(Number),
        },
      ],
    });
    const item = await desk.show('withdrawals', await itemOf(api, 3, answer.data.id));
    expect(item.data).toMatchObject({
      amount: 120,
      no: orderNo,
      picUrl: '',
      withdrawal: {
        type: 1,
        fullname: CARD.fullname,
        mobile: CARD.mobile,
        bankname: CARD.bankname,
        receiveAddress: CARD.bankno,
      },
    });
  });

  it('withdraw-20 the amount is a positive whole number of dollars', async () => {
    const member = await world.member({ balance: 50_000 });
    const receiveAddress = await addAddress(api, member);
    for (const amount of [0, -1, 1.5, '1.5', '1e2', 'ten', '', undefined, 1_000_001])
      expect((await withdraw(api, member, { amount, receiveAddress })).data, String(amount)).toMatchObject({
        issues: [{ path: 'amount' }],
      });
    expect(await wallet(member)).toEqual([500, 0]);
  });

  it('withdraw-21 withdraw-33 the address is one’s own by id or text and of the type, else 403', async () => {
    const member = await world.member({ balance: 50_000 });
    const [usdt, card] = [await addAddress(api, member), await addAddress(api, member, CARD)];
    const stranger = await world.member();
    const foreign = await addAddress(api, stranger, { ...USDT, address: 'TForeign' });
    expect((await withdraw(api, member, { amount: 10 })).data).toMatchObject({ issues: [{ path: 'receiveAddress' }] });
    for (const [type, receiveAddress] of [
      [2, foreign],
      [2, 'TForeign'],
      [2, card],
      [1, usdt],
      [2, CARD.bankno],
      [2, 'anything'],
    ])
      expect((await withdraw(api, member, { amount: 10, type, receiveAddress })).code).toBe(403);
    for (const [type, receiveAddress] of [
      [2, usdt],
      [2, String(usdt)],
      [2, USDT.address],
      [1, CARD.bankno],
    ])
      expect((await withdraw(api, member, { amount: 10, type, receiveAddress })).code).toBe(0);
    expect(await wallet(member)).toEqual([460, 40]);
    // What was asked for keeps its address when that is deleted.
    await api.call.as(member).delete('member/bank/delete', { id: usdt });
    expect((await listOf(member)).list[1].receiveAddress).toBe(USDT.address);
  });

  it('tenant-12 withdraw-12 the setting lists the types with a label per language, 1 bank card and 2 USDT', async () => {
    const { data } = await api.call.get('system/tenant-setting/getByKey', { key: 'WITHDRAWAL_TYPE_SETTING' });
    const { types } = JSON.parse(data.settingValue);
    expect(types.map(({ code, status }: { code: number; status: number }) => [code, status])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    for (const { label } of types) expect(Object.keys(label).sort()).toEqual([...LANGUAGES].sort());
  });

  it('withdraw-12 a type that the tenant does not offer is refused', async () => {
    const member = await world.member({ tenantId: 2, balance: 10_000 });
    const receiveAddress = await addAddress(api, member);
    await world.setting('WITHDRAWAL_TYPE_SETTING', { types: [{ code: 2, status: 1 }, { code: 1 }] }, 2);
    expect((await withdraw(api, member, { amount: 10, receiveAddress })).data).toMatchObject({
      issues: [{ path: 'type' }],
    });
  });

  it('withdraw-22 withdraw-23 without the transaction password, or with a wrong one, nothing is frozen', async () => {
    const member = await world.member({ balance: 50_000 });
    const receiveAddress = await addAddress(api, member);
    const wrong = await withdraw(api, member, { amount: 10, receiveAddress, payPassword: '000000' });
    expect(wrong.code).toBe(ERRORS.PAY_PASSWORD_WRONG);
    expect((await withdraw(api, member, { amount: 10, receiveAddress, payPassword: undefined })).data).toMatchObject({
      issues: [{ path: 'payPassword' }],
    });
    const newcomer = await world.member({ balance: 50_000, payPassword: false });
    const own = await addAddress(api, newcomer);
    expect((await withdraw(api, newcomer, { amount: 10, receiveAddress: own })).code).toBe(ERRORS.PAY_PASSWORD_NOT_SET);
    expect([await wallet(member), await wallet(newcomer)]).toEqual([
      [500, 0],
      [500, 0],
    ]);
  });

  it('withdraw-24 more than the balance is refused and leaves no trace', async () => {
    const member = await world.member({ balance: 50_000 });
    const receiveAddress = await addAddress(api, member);
    expect((await withdraw(api, member, { amount: 501, receiveAddress })).code).toBe(ERRORS.INSUFFICIENT_BALANCE);
    expect([await wallet(member), (await listOf(member)).total]).toEqual([[500, 0], 0]);
  });

  it('withdraw-27 withdraw-28 staff-10 staff-12 staff-13 staff-14 staff-36 staff-37 goes on by the table of steps and no other way', async () => {
    for (const [from, steps] of Object.entries(ALLOWED)) {
      for (const step of STEPS) {
        const member = await world.member({ balance: 50_000 });
        const { id, itemId } = await askForWithdrawal(api, member, 100);
        for (const before of WAYS[Number(from)] ?? []) await desk.act('withdrawals', itemId, before);
        const statusOf = async () => (await listOf(member)).list[0].sta;
        expect(await statusOf()).toBe(Number(from));
        const answer = await other.act('withdrawals', itemId, step);
        const to = steps[step];
        if (to === undefined)
          expect(answer, `${from} ${step}`).toMatchObject({ code: 409, data: { state: Number(from) } });
        else expect(answer.data, `${from} ${step}`).toMatchObject({ decided: true, state: to });
        expect(await statusOf()).toBe(to ?? Number(from));
        const trail = await world.query('select 1 from audit where subject = $1', [`withdrawals:${id}`]);
        expect(trail).toHaveLength((WAYS[Number(from)] ?? []).length + (to === undefined ? 0 : 1));
      }
    }
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
  });

  it('withdraw-30 withdraw-31 staff-12 approval moves nothing, remittance frozen to cash-out, rejection and failure back as type 9', async () => {
    const member = await world.member({ balance: 50_000 });
    const out = await cashOut();
    const paid = await askForWithdrawal(api, member, 100);
    await desk.act('withdrawals', paid.itemId, 'approve');
    expect([await wallet(member), await cashOut()]).toEqual([[400, 100], out]);
    await desk.act('withdrawals', paid.itemId, 'remit');
    expect([await wallet(member), await cashOut()]).toEqual([[400, 0], out + 10_000]);
    await desk.act('withdrawals', paid.itemId, 'complete');
    expect([await wallet(member), await cashOut()]).toEqual([[400, 0], out + 10_000]);

    const rejected = await askForWithdrawal(api, member, 50);
    await desk.act('withdrawals', rejected.itemId, 'reject', { remark: 'Name differs.' });
    expect(await wallet(member)).toEqual([400, 0]);
    const failed = await askForWithdrawal(api, member, 70);
    for (const step of ['approve', 'remit', 'fail']) await desk.act('withdrawals', failed.itemId, step);
    expect([await wallet(member), await cashOut()]).toEqual([[400, 0], out + 10_000]);
    const list = (await listOf(member)).list;
    expect(list).toMatchObject([{ sta: 2 }, { sta: 2, remark: 'Name differs.' }, { sta: 1 }]);
    expect((await logOf(member)).slice(0, 5)).toEqual([
      [9, 70, 400, list[0].orderNo],
      [1, 70, 330, list[0].orderNo],
      [9, 50, 400, list[1].orderNo],
      [1, 50, 350, list[1].orderNo],
      [1, 100, 400, list[2].orderNo],
    ]);
    expect((await messagesOf(api, member)).map(({ template }) => template)).toEqual([
      'withdrawalFailed',
      'withdrawalRemitted',
      'withdrawalApproved',
      'withdrawalRejected',
      'withdrawalCompleted',
      'withdrawalRemitted',
      'withdrawalApproved',
    ]);
  });

  it('fault:payout-04 a remitted withdrawal that failed does not succeed afterwards; each effect has one reversal', async () => {
    const member = await world.member({ balance: 50_000 });
    const { id, itemId } = await askForWithdrawal(api, member, 100);
    for (const step of ['approve', 'remit', 'fail']) await desk.act('withdrawals', itemId, step);
    const again = await Promise.all(
      ['complete', 'fail', 'reject', 'remit'].map((step) => desk.act('withdrawals', itemId, step)),
    );
    expect(again.map(({ code }) => code)).toEqual([409, 409, 409, 409]);
    const causes = await world.query<{ cause: string }>(
      'select cause from ledger_transaction where cause like $1 order by id',
      [`withdraw-%:${id}`],
    );
    expect(causes.map(({ cause }) => cause)).toEqual([
      `withdraw-apply:${id}`,
      `withdraw-remit:${id}`,
      `withdraw-fail:${id}`,
    ]);
  });
});
