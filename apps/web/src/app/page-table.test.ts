import { readFileSync } from 'node:fs';
import type { PageName } from '@passage/contract/page-table';
import { PAGES, pageModule } from '@passage/contract/pages';
import { describe, expect, it } from 'vitest';
import { screens } from '../../e2e/support/screens.ts';
import { ACCOUNT_GROUPS, accountTabOf } from '../features/account/account-tabs.ts';
import { CLIENT_COLUMNS } from '../lib/client-columns.ts';
import { LANGUAGES } from '../lib/locale.ts';
import { rowAt } from '../lib/page-rows.ts';
import { paths } from '../lib/paths.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();
const FIRST = PAGES.filter(({ shell }) => shell !== undefined);
const texts = import.meta.glob<{ default: unknown }>('../i18n/*/*.ts', { eager: true });

/** What stands in the braces of the one pattern of a file that begins with `start`. */
const namesIn = (path: string, start: string): string[] => {
  const [, inside = ''] = read(path).split(`${start}{`);
  return inside.split('}')[0]?.split(',') ?? [];
};

describe('the page table', () => {
  it('house-11 has a row for each file of a page, and a file for each row', () => {
    const files = Object.keys(import.meta.glob('../pages/*/*-page.tsx')).map((file) => file.replace('../', ''));
    expect(sorted(PAGES.map(pageModule))).toEqual(files.sort());
  });

  it('house-11 names titles and descriptions that stand in every language', () => {
    for (const language of Object.keys(LANGUAGES))
      for (const { title, description = title } of PAGES)
        for (const key of [title, description]) {
          const [namespace, path = ''] = key.split(':');
          const text = path
            .split('.')
            .reduce<unknown>(
              (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
              texts[`../i18n/${language}/${namespace}.ts`]?.default,
            );
          expect(text, `${language} ${key}`).toMatch(/./);
          // A title has nothing to be filled in.
          if (key === title) expect(text, `${language} ${key}`).not.toMatch(/\{\{/);
        }
  });

  it('house-11 is what the routes of the storefront are made of, and no route stands beside it', () => {
    expect(read('app/routes.tsx').match(/\bpath=\S+/g)).toEqual(['path={path}', 'path="*"']);
    for (const { path, access } of PAGES) expect(rowAt(path.replace(/:\w+/, '7'))).toMatchObject({ path, access });
  });

  it('house-11 gives every address that links are made of', () => {
    const made: Partial<Record<PageName, string>> = {
      landing: paths.landing(),
      populationFemale: paths.population('female'),
      populationMale: paths.population('male'),
      populationChildren: paths.population('children'),
      login: paths.login(),
      register: paths.register(),
      forgetPassword: paths.forgetPassword(),
      productDetail: paths.productDetail({ no: 1 }),
      productSearch: paths.productSearch({ population: 'male' }),
      shopSearch: paths.shopSearch({}),
      brand: paths.brand(),
      designers: paths.designers(),
      brandProductSearch: paths.brandProductSearch(7),
      categoryIndex: paths.categoryIndex(),
      shop: paths.shop(),
      shopProduct: paths.shopProduct({ no: 1 }),
      basket: paths.basket(),
      paymentPage: paths.paymentPage(7),
      paySuccess: paths.paySuccess(),
      successPay: paths.successPay(),
      successPayVirtualCurrency: paths.successPayVirtualCurrency(),
      successRecharge: paths.successRecharge(7),
      customerService: paths.customerService(),
      myaccount: paths.myaccount(),
      password: paths.password(),
      wishlist: paths.wishlist(),
      leaveMessage: paths.leaveMessage(),
      message: paths.message(),
      myOrders: paths.myOrders(),
      orderDetails: paths.orderDetails({ no: 1 }),
      evaluate: paths.evaluate({ orderNo: '1' }),
      evaluateDetail: paths.evaluateDetail({ orderNo: '1' }),
      myaddress: paths.myaddress(),
      addAddress: paths.addAddress(),
      refundLists: paths.refundLists(),
      refund: paths.refund({ orderItemId: 1 }),
      refundDetail: paths.refundDetail({ afterSalesId: 1 }),
      walletIndex: paths.walletIndex(),
      recharge: paths.recharge(),
      walletAddress: paths.walletAddress(),
      transactionPassword: paths.transactionPassword(),
      applyShop: paths.applyShop(),
    };
    for (const { name, path } of PAGES)
      expect([name, (made[name] ?? paths.page(name)).replace(/\?.*/, '')]).toEqual([name, path.replace(/:\w+/, '7')]);
    expect(paths.paymentPage(7, { onlyProof: true })).toBe('/paymentPage/7?onlyPayOrderPic=true');
    expect(paths.orderDetails({ no: 1 }, 'delivery')).toBe('/orderDetails?no=1#delivery');
    expect(paths.page('wishlist')).toBe('/wishlist');
  });

  it('house-11 gives the account’s tabs in their groups, and the tab that each page marks', () => {
    expect(ACCOUNT_GROUPS.map(({ label, tabs }) => [label, ...tabs.map(({ name }) => name)])).toEqual([
      ['userCentre', 'myaccount', 'password', 'wishlist', 'leaveMessage', 'message'],
      ['orderCentre', 'myOrders', 'myaddress', 'refundLists'],
      ['wallet', 'walletIndex', 'walletAddress', 'transactionPassword'],
    ]);
    for (const { path, account } of PAGES) {
      const tab = accountTabOf(path);
      if (account && 'under' in account) expect([path, tab]).toEqual([path, account.under]);
      else if (account && 'group' in account)
        expect(ACCOUNT_GROUPS.find(({ tabs }) => tabs.some(({ to, name }) => to === path && name === tab))?.label).toBe(
          account.group,
        );
      else expect([path, tab]).toEqual([path, undefined]);
    }
  });

  it('house-11 gives the pages whose code and texts the first script knows the way to: those with a shell', () => {
    expect(namesIn('app/lazy-page.ts', '../pages/').sort()).toEqual(sorted(FIRST.map(({ page }) => page)));
    expect(namesIn('i18n/i18n.ts', './*/').sort()).toEqual(
      sorted(['shell', 'ui', ...FIRST.flatMap((row) => row.texts)]),
    );
  });

  it('house-11 layout-57 gives every screen that the browser tests open', () => {
    const shown = screens({ unpaid: 1, paid: 1, underReview: 1 });
    expect(shown.length).toBeGreaterThan(45);
    const found = new Set(shown.map(({ path }) => rowAt(path.replace(/\?.*/, ''))?.path));
    expect([...found].sort()).toEqual(PAGES.map(({ path }) => path).sort());
    for (const { path, isSignedIn } of shown)
      expect([path, isSignedIn]).toEqual([path, rowAt(path.replace(/\?.*/, ''))?.access === 'member']);
  });

  it('house-11 leaves nothing in the browser’s code that code does not read there', () => {
    expect([...CLIENT_COLUMNS].sort()).toEqual(['access', 'account', 'page', 'path', 'texts', 'zone']);
  });
});
