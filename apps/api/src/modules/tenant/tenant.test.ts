import { SETTING_KEYS } from '@passage/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { LANGUAGES, tagOf } from '../../texts/index.ts';
import { countryName, findCountry, findRegion, readSetting } from './index.ts';

const BY_WEBSITE = 'system/tenant/get-by-website';
const GET_SETTING = 'system/tenant-setting/getByKey';

let api: TestApi;
let shopId: number;
beforeAll(async () => {
  api = await startApi();
  shopId = await api.world.shop({ tenantId: 2 });
  await api.world.query("insert into tenant_host (host, tenant_id, shop_id) values ('atelier.localhost', 2, $1)", [
    shopId,
  ]);
});

const tenantOf = async (website?: string) => (await api.call.get(BY_WEBSITE, { website })).data.id;
const setting = async (key: string, tenantId = 1) => {
  const { data } = await api.call.with({ tenantId }).get(GET_SETTING, { key });
  expect(data.key).toBe(key);
  return JSON.parse(data.settingValue);
};

describe('the tenant of a request', () => {
  it('tenant-01 is found by host, with or without scheme and port', async () => {
    for (const website of [
      'second.localhost',
      'SECOND.localhost:3000',
      'https://second.localhost/a?b',
      'second.localhost.',
    ]) {
      expect(await tenantOf(website), website).toBe(2);
    }
    expect(await tenantOf('localhost')).toBe(1);
  });

  it('tenant-02 is tenant 1 for a host that none owns, and for nonsense', async () => {
    for (const website of ['elsewhere.test', '%%%', 'http://', '::1', "'; drop table tenant; --"]) {
      expect(await tenantOf(website), website).toBe(1);
    }
  });

  it('fault:security-03 is never another one than the host’s own, however the host is written', async () => {
    for (const website of [
      'evilsecond.localhost',
      'second.localhost.evil.test',
      'second.localhost@evil.test',
      '127.0.0.1@evil.test',
      'evil.test/second.localhost',
      'evil.test?second.localhost',
      'evil.test#second.localhost',
      'xn--scond-bsa.localhost',
      'sécond.localhost',
      `${'a'.repeat(60)}.second.localhost`,
    ])
      expect(await tenantOf(website), website).toBe(1);
    expect((await api.call.get(BY_WEBSITE, { website: `${'a'.repeat(300)}.second.localhost` })).code).toBe(400);
    for (const website of ['SECOND.LOCALHOST.', 'nobody@second.localhost:81', 'ｓｅｃｏｎｄ.localhost'])
      expect(await tenantOf(website), website).toBe(2);
  });

  it('tenant-01 is asked for by the request’s own host where no website is sent', async () => {
    expect((await api.call.with({ host: 'second.localhost:4000' }).get(BY_WEBSITE)).data.id).toBe(2);
  });

  it('tenant-30 of a shop’s own host is the tenant of the shop', async () => {
    expect(await tenantOf('atelier.localhost')).toBe(2);
  });

  it('tenant-29 is that of the host without the header, else tenant 1; the header decides before the host', async () => {
    const nameAt = async (more: { host?: string; tenantId?: number }) =>
      JSON.parse((await api.call.with(more).get(GET_SETTING, { key: 'TABS_SETTING' })).data.settingValue).tabsName;
    await api.world.setting('TABS_SETTING', { tabsName: 'Second' }, 2);
    expect(await nameAt({ host: 'second.localhost' })).toBe('Second');
    expect(await nameAt({ host: 'elsewhere.test' })).toBe('Passage');
    expect(await nameAt({ host: 'second.localhost', tenantId: 1 })).toBe('Passage');
    expect(await nameAt({ host: 'localhost', tenantId: 2 })).toBe('Second');
  });

  it('fault:tenant-01 is none for a header that names none: 400, never another tenant’s data', async () => {
    const member = await api.world.member();
    for (const tenantId of ['abc', '1,2', '-1', '0', '3', '2147483648', '99999999999', '1e0']) {
      for (const path of ['getUserInfo', 'product/currencies/list']) {
        const { status, code, data } = await api.call.with({ token: member.token, tenantId }).get(path);
        expect({ status, code }, `${tenantId} ${path}`).toEqual({ status: 200, code: 400 });
        expect(data.issues[0].path).toBe('tenant-id');
      }
    }
    expect((await api.call.with({ token: member.token, tenantId: '' }).get('getUserInfo')).code).toBe(0);
  });
});

describe('settings', () => {
  it('tenant-05 answers a setting of the caller’s tenant as JSON text, with defaults for what is not set', async () => {
    await api.world.setting('CONTACT_US_SETTING', { aboutEmail: 'care@second.test' }, 2);
    expect(await setting('CONTACT_US_SETTING', 2)).toMatchObject({ aboutEmail: 'care@second.test' });
    expect(await setting('CONTACT_US_SETTING', 1)).toMatchObject({ aboutEmail: '' });
    for (const key of SETTING_KEYS) expect(await setting(key)).toBeTypeOf('object');
  });

  it('tenant-05 refuses a key that there is none of', async () => {
    const { code, data } = await api.call.get(GET_SETTING, { key: 'SECRETS' });
    expect(code).toBe(400);
    expect(data.issues[0].path).toBe('key');
    expect((await api.call.get(GET_SETTING)).code).toBe(400);
  });

  it('tenant-09 brands the browser tab', async () => {
    await api.world.setting('TABS_SETTING', { tabsLogo: '/files/logo.svg', tabsName: 'Second' }, 2);
    expect(await setting('TABS_SETTING', 2)).toEqual({ tabsLogo: '/files/logo.svg', tabsName: 'Second' });
  });

  it('tenant-13 has the rules of trade: no shop required, a balance required', async () => {
    expect(await setting('TRADE_RULE_SETTING')).toEqual({
      requireShop: false,
      requireBalance: true,
      payWindowMinutes: 30,
    });
    await api.world.setting('TRADE_RULE_SETTING', { requireShop: true }, 2);
    expect(await readSetting(api.platform.database.forTenant(2).readable, 'TRADE_RULE_SETTING')).toEqual({
      requireShop: true,
      requireBalance: true,
      payWindowMinutes: 30,
    });
  });

  it('tenant-13 does not fall back silently where a stored rule does not fit', async () => {
    await api.world.setting('TRADE_RULE_SETTING', { payWindowMinutes: 'long' }, 2);
    const broken = readSetting(api.platform.database.forTenant(2).readable, 'TRADE_RULE_SETTING');
    await expect(broken).rejects.toThrow('TRADE_RULE_SETTING');
    expect((await api.call.with({ tenantId: 2 }).get(GET_SETTING, { key: 'TRADE_RULE_SETTING' })).status).toBe(500);
  });
});

describe('countries', () => {
  const list = async (language: string) => (await api.call.with({ language }).get('system/country-region/list')).data;
  type Named = { cno: string; cname: string; childlist: Named[] };

  it('address-07 lists countries with sub-regions where addresses need one, of the same shape', async () => {
    const countries: Named[] = await list('en');
    expect(countries.length).toBeGreaterThan(230);
    const find = (cno: string) => countries.find((country) => country.cno === cno);
    expect(find('FR')).toEqual({ cno: 'FR', cname: 'France', childlist: [] });
    expect(find('US')?.childlist).toHaveLength(51);
    expect(find('US')?.childlist).toContainEqual({ cno: 'US-NY', cname: 'New York', childlist: [] });
    for (const cno of ['US', 'CA', 'AU', 'CN', 'JP', 'KR', 'IN', 'ID', 'BR', 'MX', 'IT', 'MY']) {
      expect(find(cno)?.childlist.length, cno).toBeGreaterThan(7);
    }
    const codes = countries.flatMap(({ cno, childlist }) => [cno, ...childlist.map((region) => region.cno)]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^[A-Z]{2}(-[A-Z\d]{1,3})?$/.test(code))).toBe(true);
  });

  it('address-07 names them in the caller’s language and sorts by that name', async () => {
    const france = {
      en: 'France',
      zh: '法国',
      zhTW: '法國',
      fr: 'France',
      jp: 'フランス',
      kor: '프랑스',
      id: 'Prancis',
    };
    for (const language of LANGUAGES) {
      const countries: Named[] = await list(language);
      expect(countries.find(({ cno }) => cno === 'FR')?.cname).toBe(new Map(Object.entries(france)).get(language));
      const names = countries.map(({ cname }) => cname);
      expect(names).toEqual([...names].sort(new Intl.Collator(tagOf(language)).compare));
      expect(names.every((name) => name.length > 2 || /[^\x20-\x7f]/.test(name))).toBe(true);
    }
  });

  it('fault:address-02 names sub-regions in the script of their people', async () => {
    const region = async (language: string, country: string, code: string) =>
      ((await list(language)) as Named[]).find(({ cno }) => cno === country)?.childlist.find(({ cno }) => cno === code)
        ?.cname;
    expect(await region('jp', 'JP', 'JP-13')).toBe('東京都');
    expect(await region('zh', 'CN', 'CN-44')).toBe('广东');
    expect(await region('zhTW', 'CN', 'CN-44')).toBe('廣東');
    expect(await region('kor', 'KR', 'KR-11')).toBe('서울특별시');
    expect(await region('en', 'KR', 'KR-11')).toBe('Seoul');
  });

  it('address-07 finds a country and a sub-region of it, and nothing else', () => {
    expect(findCountry('US')).toEqual({ cno: 'US', hasRegions: true });
    expect(findCountry('HK')).toEqual({ cno: 'HK', hasRegions: false });
    expect([findCountry('XX'), findCountry('us'), findCountry('constructor')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(findRegion('US', 'US-NY')).toEqual({ cno: 'US-NY', name: 'New York' });
    expect(findRegion('JP', 'JP-13', 'jp')).toEqual({ cno: 'JP-13', name: '東京都' });
    expect([findRegion('CA', 'US-NY'), findRegion('US', 'NY'), findRegion('FR', '')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([countryName('FR', 'jp'), countryName('XX', 'en')]).toEqual(['フランス', 'XX']);
  });
});

describe('currencies and shops', () => {
  it('i18n-13 i18n-14 i18n-15 lists the display currencies with what a client needs to show them', async () => {
    const { data } = await api.call.get('product/currencies/list');
    expect(data.map(({ code, digits }: { code: string; digits: number }) => [code, digits])).toEqual([
      ['USD', 2],
      ['CNY', 2],
      ['EUR', 2],
      ['IDR', 0],
      ['INR', 2],
      ['JPY', 0],
      ['KRW', 0],
    ]);
    expect(data[0]).toEqual({ code: 'USD', symbol: '$', name: 'US dollar', rate: 1, digits: 2 });
    for (const { symbol, rate } of data) expect(symbol.length > 0 && rate > 0).toBe(true);
  });

  it('tenant-30 answers the shop of a host of its own, to its tenant alone', async () => {
    const shopAt = async (url: string, tenantId: number) =>
      (await api.call.with({ tenantId }).get('system/shop/getShopInfoByDomain', { url })).data;
    expect(await shopAt('https://atelier.localhost:3000/', 2)).toMatchObject({ id: shopId });
    expect((await shopAt('atelier.localhost', 2)).shopname).toMatch(/^Shop /);
    expect(await shopAt('atelier.localhost', 1)).toBeNull();
    expect(await shopAt('second.localhost', 2)).toBeNull();
  });
});
