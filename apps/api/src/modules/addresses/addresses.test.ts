import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { defaultsOf, FORM, rowsOfMember } from './addresses.testing.ts';

const api = await startApi();
const { world, call } = api;
const { addresses } = contract;

const create = (member: TestMember, more: object = {}) =>
  call.as(member).endpoint(addresses.create, { ...FORM, ...more });
const read = async (member: TestMember, id: number) => (await call.as(member).endpoint(addresses.get, { id })).data;

describe('reading', () => {
  it('address-01 address-08 lists the caller’s addresses, the default first, then the newest', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const ids = [
      await world.address(member),
      await world.address(member, { isDefault: 1 }),
      await world.address(member),
    ];
    await world.address(other);
    const { code, data } = await call.as(member).get('member/address-first/list');
    expect(code).toBe(0);
    expect(data.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    expect(data[0]).toEqual({
      id: ids[1],
      firstname: 'Élodie',
      surname: 'Marchand',
      mobile: '+33 6 12 34 56 78',
      email: member.email,
      zipcode: '75009',
      detailAddress: '18 rue du Faubourg-Montmartre',
      city: 'Paris',
      countryRegion: 'FR',
      countryRegionName: 'France',
      continent: '',
      continentName: '',
      remark: '',
      defaultStatus: 1,
    });
  });

  it('address-02 answers one of the caller’s addresses; foreign and missing ones look alike', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const id = await world.address(member);
    expect(await call.as(member).get('member/address-first/get', { id })).toMatchObject({ code: 0, data: { id } });
    const foreign = await call.as(other).get('member/address-first/get', { id });
    const missing = await call.as(other).get('member/address-first/get', { id: 2_000_000_000 });
    expect([foreign.code, foreign.data, foreign.msg]).toEqual([404, null, missing.msg]);
    expect(missing.code).toBe(404);
  });

  it('names countries in the reader’s language', async () => {
    const member = await world.member();
    const id = await world.address(member);
    const inFrench = await call.as(member).with({ language: 'jp' }).endpoint(addresses.get, { id });
    expect(inFrench.data.countryRegionName).toBe('フランス');
  });
});

describe('creating', () => {
  it('address-03 saves every field of the form', async () => {
    const member = await world.member();
    const form = { ...FORM, countryRegion: 'US', continent: 'US-NY', email: 'Post@Example.test', remark: 'Ring twice' };
    const { code, data } = await create(member, form);
    expect(code).toBe(0);
    expect(await read(member, data.id)).toMatchObject({
      ...form,
      email: 'post@example.test',
      countryRegionName: 'United States',
      continentName: 'New York',
    });
  });

  it('the first one becomes the default, later ones when they ask for it', async () => {
    const member = await world.member();
    const first = (await create(member, { defaultStatus: false })).data.id;
    expect(await defaultsOf(world, member)).toEqual([first]);
    await create(member);
    expect(await defaultsOf(world, member)).toEqual([first]);
    const third = (await create(member, { defaultStatus: '1' })).data.id;
    expect(await defaultsOf(world, member)).toEqual([third]);
  });

  it('address-19 asks for each required field and takes the account’s e-mail when none is sent', async () => {
    const member = await world.member();
    for (const field of ['firstname', 'surname', 'mobile', 'detailAddress', 'city', 'countryRegion', 'zipcode']) {
      for (const missing of [undefined, '', '   ']) {
        const answer = await create(member, { [field]: missing });
        expect(answer, `${field} ${missing}`).toMatchObject({ code: 400, data: { issues: [{ path: field }] } });
        expect(answer.data.issues).toHaveLength(1);
      }
    }
    expect(await rowsOfMember(world, member)).toEqual([]);
    const { data } = await create(member, { email: '' });
    expect((await read(member, data.id)).email).toBe(member.email);
    expect(await create(member, { email: 'nobody' })).toMatchObject({
      code: 400,
      data: { issues: [{ path: 'email' }] },
    });
  });

  it('a sub-region is asked for exactly where the country has some, and must be one of them', async () => {
    const member = await world.member();
    const issue = async (place: object) => (await create(member, place)).data.issues?.[0];
    expect(await issue({ countryRegion: 'US' })).toMatchObject({
      path: 'continent',
      message: 'Please fill in this field.',
    });
    const unknown = { path: 'continent', message: 'Please choose a region of the chosen country.' };
    expect(await issue({ countryRegion: 'US', continent: 'CA-ON' })).toEqual(unknown);
    expect(await issue({ countryRegion: 'FR', continent: 'US-NY' })).toEqual(unknown);
    expect(await issue({ countryRegion: 'US', continent: 'US-NY' })).toBeUndefined();
    expect(await issue({ countryRegion: 'FR', continent: '' })).toBeUndefined();
  });

  it('fault:order-07 a missing or unknown country is told as such, whatever sub-region is sent', async () => {
    const member = await world.member();
    const missing = await create(member, { countryRegion: '', continent: 'US-NY' });
    expect(missing).toMatchObject({ status: 200, code: 400, data: { issues: [{ path: 'countryRegion' }] } });
    for (const countryRegion of ['XX', 'fr', 'ZZZ', '__', 'AQ', "F'"]) {
      const unknown = await create(member, { countryRegion, continent: 'US-NY' });
      expect(unknown, countryRegion).toMatchObject({
        status: 200,
        code: 400,
        data: { issues: [{ path: 'countryRegion', message: 'Please choose a country from the list.' }] },
      });
    }
  });

  it('fault:address-01 fault:address-02 keeps addresses of all countries as they were typed', async () => {
    const member = await world.member();
    const countries: { cno: string; childlist: { cno: string }[] }[] = (await call.get('system/country-region/list'))
      .data;
    const regionOf = (country: string) => ({
      countryRegion: country,
      continent: countries.find(({ cno }) => cno === country)?.childlist[0]?.cno,
    });
    const forms = [
      { countryRegion: 'HK', city: '九龍', detailAddress: '彌敦道 132 號', zipcode: '000000' },
      { ...regionOf('KR'), city: '서울', detailAddress: '세종대로 110', zipcode: '04524' },
      {
        ...regionOf('CN'),
        city: '上海市',
        detailAddress: '南京东路１２３号',
        zipcode: '２００００１',
      },
      {
        ...regionOf('JP'),
        city: '千代田区',
        detailAddress: '丸の内１丁目９−１',
        zipcode: '100-0005',
      },
      { countryRegion: 'IE', city: 'Corcaigh', detailAddress: 'Sráid Phádraig 4', zipcode: 'T12 Y275' },
      { countryRegion: 'AE', city: 'دبي', detailAddress: 'شارع الشيخ زايد', zipcode: '-' },
    ];
    for (const form of forms) {
      const { code, data } = await create(member, form);
      expect(code, form.countryRegion).toBe(0);
      expect(await read(member, data.id)).toMatchObject(form);
    }
  });

  it('error-18 fault:validation-01 texts are measured in characters, composed, and never stored broken', async () => {
    const member = await world.member();
    const family = '👨‍👩‍👧';
    const fits = family.repeat(40);
    expect((await read(member, (await create(member, { remark: fits })).data.id)).remark).toBe(fits);
    expect((await read(member, (await create(member, { remark: '服'.repeat(200) })).data.id)).remark).toBe(
      '服'.repeat(200),
    );
    expect((await read(member, (await create(member, { city: '  Mu\u0308nchen ' })).data.id)).city).toBe('München');
    const json = call.as(member).with({ encoding: 'json' });
    for (const remark of ['服'.repeat(201), family.repeat(41), 'broken \uD83D', 'nul \u0000'])
      expect(await json.endpoint(addresses.create, { ...FORM, remark })).toMatchObject({
        status: 200,
        code: 400,
        data: { issues: [{ path: 'remark' }] },
      });
  });

  it('a graphic code is verified when it is sent, and is not needed otherwise', async () => {
    const member = await world.member();
    const { uuid } = (await call.get('system/captcha/captchaImage')).data;
    expect(await create(member, { uuid, yzcode: '....' })).toMatchObject({ code: 1012 });
    expect(await create(member, { yzcode: 'abcd' })).toMatchObject({ code: 1012 });
    expect(await create(member, { uuid })).toMatchObject({ code: 1012 });
    expect(await rowsOfMember(world, member)).toEqual([]);
    expect(await create(member)).toMatchObject({ code: 0 });
  });

  it('50 addresses are as many as one may have', async () => {
    const member = await world.member();
    for (let saved = 0; saved < 50; saved++) await world.address(member);
    expect(await create(member)).toMatchObject({ code: 1022 });
    expect(await rowsOfMember(world, member)).toHaveLength(50);
  });
});

describe('changing', () => {
  it('address-04 changes all fields of one’s own address', async () => {
    const member = await world.member();
    const id = await world.address(member, { isDefault: 1 });
    const changed = {
      ...FORM,
      city: 'Lyon',
      countryRegion: 'CA',
      continent: 'CA-QC',
      email: 'other@passage.test',
      remark: 'New',
    };
    expect(await call.as(member).put('member/address-first/update', { id, ...changed })).toMatchObject({
      code: 0,
      data: { id },
    });
    expect(await read(member, id)).toMatchObject({ ...changed, defaultStatus: 1 });
    await call.as(member).endpoint(addresses.update, { id, ...FORM, countryRegion: 'FR' });
    expect(await read(member, id)).toMatchObject({
      countryRegion: 'FR',
      continent: '',
      remark: '',
      email: member.email,
    });
  });

  it('address-04 asks for what creating asks for, and leaves the address as it was when refused', async () => {
    const member = await world.member();
    const id = await world.address(member);
    const before = await read(member, id);
    for (const [wrong, path] of [
      [{ city: '' }, 'city'],
      [{ countryRegion: 'US' }, 'continent'],
      [{ countryRegion: 'XX' }, 'countryRegion'],
      [{ id: 'abc' }, 'id'],
    ] as const) {
      const answer = await call.as(member).endpoint(addresses.update, { id, ...FORM, ...wrong });
      expect(answer, path).toMatchObject({ code: 400, data: { issues: [{ path }] } });
    }
    expect(await read(member, id)).toEqual(before);
  });

  it('the default moves to a changed address that asks for it, and does not vanish from one that no longer does', async () => {
    const member = await world.member();
    const [first, second] = [await world.address(member, { isDefault: 1 }), await world.address(member)];
    await call.as(member).endpoint(addresses.update, { id: first, ...FORM, defaultStatus: false });
    expect(await defaultsOf(world, member)).toEqual([first]);
    await call.as(member).endpoint(addresses.update, { id: second, ...FORM, defaultStatus: true });
    expect(await defaultsOf(world, member)).toEqual([second]);
  });

  it('address-06 makes an address the only default', async () => {
    const member = await world.member();
    const [, second] = [await world.address(member, { isDefault: 1 }), await world.address(member)];
    for (let times = 0; times < 2; times++) {
      expect(await call.as(member).post('member/address-first/defaultAddress', { id: second })).toMatchObject({
        code: 0,
      });
      expect(await defaultsOf(world, member)).toEqual([second]);
    }
  });

  it('address-05 deletes one’s own address; the newest other one follows a deleted default', async () => {
    const member = await world.member();
    const [oldest, chosen, newest] = [
      await world.address(member),
      await world.address(member, { isDefault: 1 }),
      await world.address(member),
    ];
    const remove = (id: number | undefined) => call.as(member).post('member/address-first/delete', { id });
    expect(await remove(chosen)).toMatchObject({ code: 0 });
    expect(await defaultsOf(world, member)).toEqual([newest]);
    await remove(oldest);
    expect(await defaultsOf(world, member)).toEqual([newest]);
    await remove(newest);
    expect(await rowsOfMember(world, member)).toEqual([]);
    expect(await remove(newest)).toMatchObject({ code: 404 });
  });

  it('address-04 address-05 address-06 someone else’s address is not found and stays as it is', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const [id, own] = [await world.address(other, { isDefault: 1 }), await world.address(member, { isDefault: 1 })];
    const before = await rowsOfMember(world, other);
    const answers = [
      await call.as(member).endpoint(addresses.update, { id, ...FORM, defaultStatus: true }),
      await call.as(member).endpoint(addresses.remove, { id }),
      await call.as(member).endpoint(addresses.setDefault, { id }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404]);
    expect(await rowsOfMember(world, other)).toEqual(before);
    expect(await defaultsOf(world, member)).toEqual([own]);
  });
});
