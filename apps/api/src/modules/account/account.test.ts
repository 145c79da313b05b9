import { compare } from 'bcrypt';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { sendMailCode } from '../session/index.ts';
import { mailedCode, wrongCode } from '../session/session.testing.ts';

const SET = 'member/userInfo/setPayPassWord';
const INTO = 'member/userInfo/intoPayPassWord';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const set = (member: TestMember, newPassword: string, more: object = {}) =>
  api.call.as(member).post(SET, { newPassword, confirmPassword: newPassword, ...more });
const flagOf = async (member: TestMember) => (await api.call.as(member).get(INTO)).data.flag;

describe('the caller’s account', () => {
  it('account-01 answers the person’s fields, and no shop without one, under both paths', async () => {
    const member = await api.world.member();
    await api.world.query(
      `update member set first_name = 'Ana', last_name = 'Ferreira', phone = '+351 912', address = 'Rua Augusta',
         house_number = '24', country = 'PT', province = '', city = 'Lisboa', postal_code = '1100-053', sex = 2 where id = $1`,
      [member.id],
    );
    for (const path of ['member/userInfo/getUserInfo', 'getUserInfo']) {
      // A request's sex is the population of the page, never the person's.
      expect((await api.call.as(member).get(path, { sex: 1 })).data).toEqual({
        id: member.id,
        email: member.email,
        firstName: 'Ana',
        lastName: 'Ferreira',
        phone: '+351 912',
        address: 'Rua Augusta',
        houseNumber: '24',
        country: 'PT',
        province: '',
        city: 'Lisboa',
        postalCode: '1100-053',
        sex: 2,
        status: 0,
        url: '',
        data: null,
      });
    }
  });

  it('account-01 answers the shop of an owner, and leaves out a sex that the person has not told', async () => {
    const owner = await api.world.member();
    const id = await api.world.shop({ ownerId: owner.id });
    await api.world.query(
      "update shop set name = 'Atelier Nord', url = 'https://atelier.test', address = 'Vilnius' where id = $1",
      [id],
    );
    const { data } = await api.call.as(owner).get('getUserInfo');
    expect(data).toMatchObject({
      status: 1,
      url: 'https://atelier.test',
      data: { id, shopname: 'Atelier Nord', url: 'https://atelier.test', address: 'Vilnius' },
    });
    expect(data).not.toHaveProperty('sex');
  });

  it('session-14 answers 401 to visitors', async () => {
    for (const path of ['getUserInfo', 'intoPayPassWord']) expect((await api.call.get(path)).code).toBe(401);
    expect((await api.call.post('setPayPassWord', { newPassword: '135790', confirmPassword: '135790' })).code).toBe(
      401,
    );
  });
});

describe('the first transaction password', () => {
  it('paypassword-01 paypassword-02 is told as 0 before it is set and 1 after, under both paths', async () => {
    for (const [into, path] of [
      [INTO, SET],
      ['intoPayPassWord', 'setPayPassWord'],
    ] as const) {
      const member = await api.world.member({ payPassword: false });
      expect((await api.call.as(member).get(into)).data).toEqual({ flag: 0, email: member.email });
      const answer = await api.call.as(member).post(path, { newPassword: '246810', confirmPassword: ' 246810 ' });
      expect(answer).toMatchObject({ code: 0, data: {} });
      expect((await api.call.as(member).get(into)).data).toEqual({ flag: 1, email: member.email });
    }
  });

  it('paypassword-24 is stored as bcrypt only', async () => {
    const member = await api.world.member({ payPassword: false });
    await set(member, '246810');
    const [row] = await api.world.query<{ pay_password_hash: string }>(
      'select pay_password_hash from member where id = $1',
      [member.id],
    );
    expect(row?.pay_password_hash).toMatch(/^\$2b\$/);
    expect(await compare('246810', row?.pay_password_hash ?? '')).toBe(true);
    expect(JSON.stringify(await api.world.query('select * from member where id = $1', [member.id]))).not.toContain(
      '246810',
    );
  });

  it('paypassword-14 paypassword-15 paypassword-17 has exactly six digits, twice the same', async () => {
    const member = await api.world.member({ payPassword: false });
    for (const password of ['12345', '1234567', '12345a', '12 456', '１２３４５６']) {
      const { code, data } = await set(member, password);
      expect(code, password).toBe(400);
      expect(data.issues[0]).toEqual({ path: 'newPassword', message: 'Please enter 6 pure numbers.' });
    }
    const { data } = await set(member, '246810', { confirmPassword: '246811' });
    expect(data.issues).toEqual([{ path: 'confirmPassword', message: 'The two passwords are different.' }]);
    expect(await flagOf(member)).toBe(0);
  });

  it('paypassword-02 is set once, by one of ten requests at once', async () => {
    const member = await api.world.member({ payPassword: false });
    const passwords = Array.from({ length: 10 }, (_, index) => `24681${index}`);
    const answers = await Promise.all(passwords.map((password) => set(member, password)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1008)).toHaveLength(9);
    const [row] = await api.world.query<{ pay_password_hash: string }>(
      'select pay_password_hash from member where id = $1',
      [member.id],
    );
    const winner = passwords[answers.findIndex(({ code }) => code === 0)] ?? '';
    expect(await compare(winner, row?.pay_password_hash ?? '')).toBe(true);
  });

  it('paypassword-02 checks a mailed code when one is sent, and uses it up', async () => {
    const member = await api.world.member({ payPassword: false });
    const db = api.platform.database.forTenant(1).writable;
    await sendMailCode(api.platform, db, {
      email: member.email,
      purpose: 'payPassword',
      language: 'en',
      caller: { isOwner: true, network: '127.0.0.1' },
      hasCaptcha: false,
    });
    const code = await mailedCode(api, member.email);
    expect((await set(member, '246810', { verificationCode: wrongCode(code) })).code).toBe(1011);
    expect(await flagOf(member)).toBe(0);
    expect((await set(member, '246810', { verificationCode: code })).code).toBe(0);
    const [row] = await api.world.query<{ used_at: Date | null }>('select used_at from mail_code where email = $1', [
      member.email,
    ]);
    expect(row?.used_at).not.toBeNull();
  });
});
