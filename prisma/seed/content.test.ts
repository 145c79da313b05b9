/** What staff of both stores have written, as the API shows it. */
import { startApi } from '@passage/api/testing/api';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './world/localized.ts';

const { world, call } = await startApi({ template: 'demo' });

const STORES = [
  { tenantId: 1, language: 'en' },
  { tenantId: 2, language: 'jp' },
] as const;
const SEXES = [1, 2, 3] as const;

const of = (tenantId: number, language = 'en') => call.with({ tenantId, language });
const settingOf = async (tenantId: number, key: string) =>
  JSON.parse((await of(tenantId).get('system/tenant-setting/getByKey', { key })).data.settingValue);
const homeOf = async (tenantId: number, sex: number, language = 'en') =>
  (await of(tenantId, language).post('home/first/intofirstdata', { platformtype: 2, sex })).data;
const templatesOf = async (tenantId: number, language = 'en') =>
  (await of(tenantId, language).get('promotion/diy-template/page', { pageNo: 1, pageSize: 100 })).data.list;

interface Banner {
  type: number;
  buyId: number | string;
  shopId: number;
  title: string;
  img: string;
}
const BANNERS = ['publicize1', 'publicize2', 'publicize3', 'publicize4', 'promotional1'];
const bannersIn = (home: Record<string, Banner[]>): Banner[] => BANNERS.flatMap((block) => home[block] ?? []);

describe.each(STORES)('store $tenantId', ({ tenantId, language }) => {
  it('tenant-06 help-10 SYSTEM_ARTICLE_SETTING names articles that are there', async () => {
    const { privacyPolicy, termsAndConditions, storeAgreement, questions, howToBuy } = await settingOf(
      tenantId,
      'SYSTEM_ARTICLE_SETTING',
    );
    for (const code of [
      privacyPolicy,
      termsAndConditions,
      storeAgreement,
      questions,
      howToBuy.code,
      howToBuy.collapseCode,
    ]) {
      const { code: answer, data } = await of(tenantId).get('systemArticle/articleDetailPage', { code });
      expect([code, answer, data?.code]).toEqual([code, 0, code]);
    }
    const types = (await of(tenantId).get('systemArticle/articleTypePage', { status: 1 })).data.list;
    const shipment = types.find(({ code }: { code: string }) => code === 'shipment');
    expect(shipment.articles.length).toBeGreaterThan(1);
  });

  it('tenant-07 tenant-08 the footer has an address, hours and both statements in every language', async () => {
    const contact = await settingOf(tenantId, 'CONTACT_US_SETTING');
    expect(contact.aboutEmail).toMatch(/^[^@\s]+@[^@\s]+$/);
    for (const hours of [contact.workingDayTime, contact.restDayTime])
      expect(hours).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)]);
    const footer = await settingOf(tenantId, 'FRONT_FOOTER_SETTING');
    for (const words of [footer.trademarkStatement, footer.copyright])
      expect(Object.keys(words).sort()).toEqual([...LANGUAGES].sort());
  });

  it('tenant-11 DOMAIN_PIC_SETTING names pictures that are served', async () => {
    const pictures = await settingOf(tenantId, 'DOMAIN_PIC_SETTING');
    expect(Object.keys(pictures)).toEqual(expect.arrayContaining(['female', 'male', 'children', 'login', 'help']));
    for (const path of Object.values(pictures)) expect((await call.get(String(path))).status, String(path)).toBe(200);
  });

  it('home-09 home-16 every home page is full, and each of its banners opens something', async () => {
    for (const sex of SEXES) {
      const home = await homeOf(tenantId, sex);
      expect(home.publicize1.length).toBeGreaterThan(0);
      expect(home.promotional1).toHaveLength(1);
      expect(home.promotionalvideo1).toHaveLength(2);
      for (const { title, videoUrl, posterUrl, link } of home.promotionalvideo1) {
        expect([title, link].every(Boolean)).toBe(true);
        for (const path of [posterUrl, videoUrl].filter(Boolean)) expect((await call.get(path)).status, path).toBe(200);
      }
      for (const list of [home.productSpuList1, home.productSpuList2]) {
        expect(list.title).not.toBe('');
        expect(list.productSpuDTOList.length).toBeGreaterThan(5);
      }
      for (const { type, buyId, shopId, title, img } of bannersIn(home)) {
        expect(title).not.toBe('');
        expect((await call.get(img)).status, img).toBe(200);
        const opened = {
          1: () => of(tenantId).get('spuFirst/get-detail', { id: buyId, shopId }),
          2: () => of(tenantId).get('product/category/getCrumbsByCategoryId', { categoryId: buyId }),
          3: () => of(tenantId).post('product/spuFirst/page', { brandId: buyId }),
          4: () => of(tenantId).post('product/spuFirst/page', { desno: buyId }),
        }[type];
        if (!opened) {
          expect(buyId).toMatch(/^\//);
          continue;
        }
        const { code, data } = await opened();
        expect([title, code]).toEqual([title, 0]);
        if (type > 2) expect(data.total, title).toBeGreaterThan(0);
      }
    }
  });

  it('layout-22 layout-24 each population has a navigation of five entries with children and a featured product', async () => {
    const templates = await templatesOf(tenantId);
    expect(templates.flatMap(({ category }: { category: number[] }) => category).sort()).toEqual([1, 2, 3]);
    for (const { topNavigationBar, property } of templates) {
      const types = topNavigationBar.data.map(({ type }: { type: string }) => type);
      expect(types.sort()).toEqual(['brand', 'category', 'designer', 'discount', 'newGood']);
      for (const { type, child, productSpu } of topNavigationBar.data) {
        if (type === 'category' || type === 'brand') expect(child.length).toBeGreaterThan(0);
        if (type === 'category')
          expect(productSpu).toMatchObject({ spuId: expect.any(Number), name: expect.stringMatching(/\S/) });
      }
      const items = JSON.parse(property);
      expect(items.length).toBeGreaterThan(1);
      for (const { type, data, style } of items) {
        expect([typeof type, Array.isArray(data), typeof style]).toEqual(['string', true, 'object']);
        for (const { title, linkType, linkValue } of data)
          expect([typeof title, [0, 1, 2, 3, 4].includes(linkType), Boolean(linkValue)]).toEqual([
            'string',
            true,
            true,
          ]);
      }
    }
  });

  it('layout-25 has notices whose addresses are pages', async () => {
    const { data } = await of(tenantId, language).get('system/notice/navigation');
    expect(data.length).toBeGreaterThan(0);
    for (const { title, content, url } of data)
      expect([title, content, url].every((text) => /^\S/.test(text))).toBe(true);
  });

  it('favourite-07 a demo shopper likes shops', async () => {
    const mailbox = tenantId === 1 ? 'shopper@passage.test' : 'shopper2@passage.test';
    const signedIn = await of(tenantId).post('member/firstauth/login', { mailbox, password: 'Passage2026' });
    const { data } = await call.as({ token: signedIn.data.accessToken, tenantId }).get('shopFavorite/list');
    expect(data.total).toBeGreaterThan(0);
    const info = await of(tenantId).get('system/shop/getShopInfoByShopId', { shopId: data.list[0].id });
    expect(info.data.favoriteCount).toBeGreaterThan(0);
  });
});

it('tenant-27 the stores differ in name, colour, languages, currency, goods, banners and the order of their bar', async () => {
  const seen = [];
  for (const { tenantId, language } of STORES) {
    const [tabs, theme, locale] = await Promise.all(
      ['TABS_SETTING', 'THEME_SETTING', 'LOCALE_SETTING'].map((key) => settingOf(tenantId, key)),
    );
    const home = await homeOf(tenantId, 2, language);
    const [template] = await templatesOf(tenantId, language);
    const bar = template.topNavigationBar.data.map(
      (entry: { type: string; switch: number }) => `${entry.type} ${entry.switch}`,
    );
    seen.push({
      name: tabs.tabsName,
      accent: theme.accent,
      languages: locale.languages.join(),
      currency: locale.currency,
      titles: bannersIn(home)
        .map(({ title }) => title)
        .join(),
      list: home.productSpuList1.title,
      bar: bar.join(),
    });
  }
  const [first = {}, second = {}] = seen;
  for (const [key, value] of Object.entries(first)) expect([key, value]).not.toEqual([key, Reflect.get(second, key)]);
});

it('i18n-30 every title, name and text that staff wrote stands in all seven languages', async () => {
  const columns = {
    banner: ['title'],
    home_list: ['title'],
    diy_template: ['name'],
    navigation_entry: ['name'],
    notice: ['title', 'content'],
    article_type: ['name'],
    article: ['title', 'body'],
  };
  for (const [table, names] of Object.entries(columns)) {
    for (const column of names) {
      const lacking = await world.query(
        `select * from ${table} where not (${column} ?& $1) or exists (select from jsonb_each_text(${column}) where trim(value) = '')`,
        [LANGUAGES],
      );
      expect(lacking, `${table}.${column}`).toEqual([]);
    }
  }
});

it('shop-01 shop-19 atelier.localhost belongs to store 1 and is the address of its shop', async () => {
  const { data: tenant } = await call.get('system/tenant/get-by-website', { website: 'atelier.localhost' });
  expect(tenant.id).toBe(1);
  const { data: shop } = await call
    .with({ host: 'atelier.localhost' })
    .get('system/shop/getShopInfoByDomain', { url: 'http://atelier.localhost:4000/' });
  const { data: info } = await call.get('system/shop/getShopInfoByShopId', { shopId: shop.id });
  expect(info).toMatchObject({ id: shop.id, shopname: shop.shopname, url: 'http://atelier.localhost', status: 1 });
  expect(
    (await call.with({ tenantId: 2 }).get('system/shop/getShopInfoByDomain', { url: 'atelier.localhost' })).data,
  ).toBeNull();
});
