import { randomUUID } from 'node:crypto';
import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { deskOf, handInRecharge, reviewer, uploadProof } from '../review/review.testing.ts';

describe('recharges', async () => {
  const api = await startApi();
  const { world } = api;
  const desk = deskOf(api, await reviewer(api));
  await world.query(`update pay_method set address = 'TPassage', address_url = '/files/qr.png' where type = 1`);
  const optionsOf = async (member: TestMember) => (await api.call.as(member).get('pay/wallet/intodata')).data;
  const listOf = async (member: TestMember, page: object = {}) =>
    (await api.call.as(member).get('pay/order/list', page)).data;
  const submit = (member: TestMember, payload: object, headers: Record<string, string> = {}) =>
    api.call.as(member).with({ headers }).post('pay/order/submitPayOrder', payload);

  it('recharge-02 recharge-03 offers amounts in dollars, pay methods and where each is paid', async () => {
    const member = await world.member();
    const options = await optionsOf(member);
    expect(options.moneyTypes).toEqual(
      [50, 100, 200, 500, 1000, 2000].map((value) => ({ label: `$${value.toLocaleString('en-US')}`, value })),
    );
    await world.query(`update pay_method set remark = '{"en": "On TRC-20."}' where tenant_id = 1 and type = 1`);
    const { payTypes } = await optionsOf(member);
    expect(payTypes.map(({ id, ...rest }: { id: number }) => rest)).toEqual([
      { name: 'Virtual currency', type: 1, remark: 'On TRC-20.' },
      { name: 'Card', type: 2, remark: '' },
      { name: 'Online payment', type: 3, remark: '' },
    ]);
    expect(options.platformWallets[0]).toEqual({
      type: 1,
      payAppId: options.payTypes[0].id,
      address: 'TPassage',
      addressUrl: '/files/qr.png',
    });
    expect((await api.call.as(member).get('pay/platform-wallet/get')).data).toEqual(options.platformWallets);
    await world.setting('RECHARGE_SETTING', { amounts: [30] });
    expect((await optionsOf(member)).moneyTypes).toEqual([{ label: '$30', value: 30 }]);
  });

  it('recharge-04 recharge-05 recharge-13 takes a recharge, answers its id and lists it in cents with its picture signed anew', async () => {
    const member = await world.member();
    const [method] = (await optionsOf(member)).payTypes;
    const answer = await submit(member, {
      money: '20.55',
      appId: method.id,
      bankno: 'REF 1',
      payOrderPic: await uploadProof(api, member),
    });
    expect(answer).toMatchObject({ code: 0, data: expect.any(Number) });
    const list = await listOf(member);
    expect(list).toEqual({
      total: 1,
      list: [
        {
          id: answer.data,
          payorderno: expect.stringMatching(/^R\d{20}$/),
          price: 2055,
          payOrderPic: expect.stringMatching(/^\/files\/u\/.*signature=/),
          appName: 'Virtual currency',
          auditStatus: 0,
          remark: '',
          createTime: expect.any(Number),
          updateTime: expect.any(Number),
        },
      ],
    });
    const picture = await fetch(new URL(list.list[0].payOrderPic, api.origin), { headers: { host: 'localhost' } });
    expect(picture.status).toBe(200);
    expect((await api.call.as(member).get('pay/wallet/get')).data.balance).toBe(0);
    expect((await listOf(await world.member())).total).toBe(0);
  });

  it('recharge-13 order-11 a reviewer who opens it shows as under review, and the decision as passed or rejected', async () => {
    const member = await world.member();
    const statusOf = async () => (await listOf(member)).list[0].auditStatus;
    const one = await handInRecharge(api, member);
    await desk.list('recharges');
    expect(await statusOf()).toBe(0);
    await desk.show('recharges', one.itemId);
    expect(await statusOf()).toBe(3);
    await desk.act('recharges', one.itemId, 'approve');
    expect(await statusOf()).toBe(1);
    const two = await handInRecharge(api, member);
    await desk.act('recharges', two.itemId, 'reject', { remark: 'Blurred.' });
    expect((await listOf(member)).list[0]).toMatchObject({ auditStatus: 2, remark: 'Blurred.' });
    expect((await listOf(member, { pageNo: 2, pageSize: 1 })).list).toMatchObject([{ id: one.rechargeId }]);
  });

  it('recharge-06 recharge-07 refuses what has no amount, no method on offer, or no picture of one’s own', async () => {
    const member = await world.member();
    const { payTypes } = await optionsOf(member);
    const right = { money: 10, appId: payTypes[0].id, payOrderPic: await uploadProof(api, member) };
    for (const money of [0, -5, '', 'ten', 1.005, 1_000_000.01, undefined])
      expect((await submit(member, { ...right, money })).data, String(money)).toMatchObject({
        issues: [{ path: 'money' }],
      });
    const balance = (await api.call.get('pay/channel/getlistFirst')).data.find(
      (method: { payType: number }) => method.payType === 4,
    );
    for (const appId of [balance.id, 2_000_000_000])
      expect((await submit(member, { ...right, appId })).code).toBe(ERRORS.PAY_TYPE_NOT_OFFERED);
    const stranger = await uploadProof(api, await world.member());
    for (const payOrderPic of [undefined, '', 'x', stranger])
      expect((await submit(member, { ...right, payOrderPic })).data).toMatchObject({
        issues: [{ path: 'payOrderPic' }],
      });
    expect((await api.call.as(member).upload('infra/file/upload', Buffer.from('GIF89a'))).code).toBe(415);
    expect((await listOf(member)).total).toBe(0);
  });

  it('recharge-04 a repeat, with a key or by its picture, is one recharge', async () => {
    const member = await world.member();
    const [method] = (await optionsOf(member)).payTypes;
    const payload = { money: 10, appId: method.id, payOrderPic: await uploadProof(api, member) };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      submit(member, payload, headers),
      submit(member, payload, headers),
      submit(member, payload),
      submit(member, payload),
    ]);
    expect(new Set(answers.map(({ code, data }) => `${code} ${data}`)).size).toBe(1);
    expect((await submit(member, { ...payload, money: 20 })).code).toBe(409);
    expect((await listOf(member)).total).toBe(1);
  });
});
