import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { addAddress, CARD, USDT } from './withdrawals.testing.ts';

describe('withdrawal addresses', async () => {
  const api = await startApi();
  const { world } = api;

  it('withdraw-03 withdraw-04 withdraw-05 are added, listed in pages and all at once, the newest first', async () => {
    const member = await world.member();
    const call = api.call.as(member);
    const card = await addAddress(api, member, { ...CARD, remark: 'Main account', address: 'is not a card’s' });
    const usdt = await addAddress(api, member, { ...USDT, bankname: 'is not a wallet’s' });
    const rows = [
      { id: usdt, ...USDT, bankname: '', bankno: USDT.address, remark: '' },
      { id: card, ...CARD, address: '', remark: 'Main account' },
    ];
    expect((await call.get('member/bank/getList')).data).toEqual(rows);
    expect((await call.get('member/bank/page', { pageNo: 1, pageSize: 10 })).data).toEqual({ list: rows, total: 2 });
    expect((await call.get('member/bank/page', { pageNo: 2, pageSize: 1 })).data).toEqual({
      list: [rows[1]],
      total: 2,
    });
    expect((await api.call.as(await world.member()).get('member/bank/getList')).data).toEqual([]);
  });

  it('withdraw-12 withdraw-13 withdraw-14 withdraw-15 each type asks for its own fields, and both for name and mobile', async () => {
    const call = api.call.as(await world.member());
    const missing = async (form: object) =>
      (await call.post('member/bank/create', form)).data.issues.map((issue: { path: string }) => issue.path);
    expect(await missing({ type: 1, fullname: 'A', mobile: '1' })).toEqual(['bankname', 'bankno']);
    expect(await missing({ type: 2, fullname: 'A', mobile: '1' })).toEqual(['address']);
    expect(await missing({ ...USDT, fullname: '', mobile: ' ' })).toEqual(['fullname', 'mobile']);
    expect(await missing({ ...USDT, type: 3 })).toEqual(['type']);
    expect(await missing({ ...CARD, bankno: undefined })).toEqual(['bankno']);
  });

  it('withdraw-06 withdraw-07 are changed and deleted by their owner alone, and keep their type', async () => {
    const [member, stranger] = [await world.member(), await world.member()];
    const id = await addAddress(api, member);
    const call = api.call.as(member);
    const other = api.call.as(stranger);
    expect((await other.put('member/bank/update', { ...USDT, id, address: 'TStolen' })).code).toBe(404);
    expect((await other.delete('member/bank/delete', { id })).code).toBe(404);
    expect((await call.put('member/bank/update', { ...CARD, id })).data).toMatchObject({ issues: [{ path: 'type' }] });
    expect((await call.put('member/bank/update', { ...USDT, id, address: 'TNew', remark: 'New' })).data).toEqual({
      id,
    });
    expect((await call.get('member/bank/getList')).data).toMatchObject([{ id, address: 'TNew', remark: 'New' }]);
    expect((await call.delete('member/bank/delete', { id })).data).toEqual({ id });
    expect((await call.delete('member/bank/delete', { id })).code).toBe(404);
  });

  it('withdraw-05 fifty addresses are enough, also when the last are added at once', async () => {
    const member = await world.member();
    await world.query(
      `insert into withdrawal_address (tenant_id, member_id, type, fullname, mobile, address)
       select 1, $1, 2, 'A', '1', 'T' || n from generate_series(1, 48) as n`,
      [member.id],
    );
    const call = api.call.as(member);
    const codes = (await Promise.all(Array.from({ length: 6 }, () => call.post('member/bank/create', USDT)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(codes.filter((code) => code === ERRORS.ADDRESS_LIMIT)).toHaveLength(4);
  });
});
