import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../src/app/account-paths.ts';

/** A screen of the storefront as it can be opened. */
export interface Screen {
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** What is opened before it is looked at. */
  act?: (page: Page) => Promise<void>;
}

/** Icons have no words, and words differ by language: what opens a thing is found by its place. */
const press =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).first().click();
  };

const LIST = '/categoryIndex?type=1&navigation=0';
const PRODUCT = '/productDetail?no=17';

/** Ids of orders of the shopper who looks. */
export interface ShownOrders {
  unpaid: number;
  paid: number;
  /** With a proof that waits for its review. */
  underReview: number;
}

/** Every screen, and what opens on it. */
export function screens({ unpaid, paid, underReview }: ShownOrders): Screen[] {
  const account: [string, string][] = [
    ['account', '/myaccount'],
    ['password', '/password'],
    ['wishlist', '/wishlist'],
    ['leave-message', '/leaveMessage'],
    ['messages', '/message'],
    ['orders', '/myOrders'],
    ['order', `/orderDetails?no=${unpaid}`],
    ['addresses', '/myaddress'],
    ['address-form', '/addAddress'],
    ['evaluate', '/evaluate?orderNo=0'],
    ['evaluation', '/evaluateDetail?orderNo=0'],
    ['refunds', '/refundLists'],
    ['refund-form', '/refund?orderItemId=1'],
    ['refund', '/refundDetail?afterSalesId=1'],
    ['wallet', '/walletIndex'],
    ['withdrawal-addresses', '/walletAddress'],
    ['recharge', '/recharge'],
    ['transaction-password', '/transactionPassword'],
    ['apply-shop', '/applyShop'],
    ['basket', '/basket'],
    ['basket-pay', `/basket?step=3&orders=${unpaid}`],
    ['payment', `/paymentPage/${unpaid}`],
    ['paid', `/paySuccess?orders=${paid}`],
    ['success', `/success/pay?orders=${paid}`],
    ['success-virtual', `/success/pay/virtualCurrency?orders=${underReview}`],
    ['success-recharge', '/success/recharge/1'],
  ];
  return [
    { name: 'landing', path: '/' },
    { name: 'home-women', path: '/population/female' },
    { name: 'home-men', path: '/population/male' },
    { name: 'home-children', path: '/population/children' },
    { name: 'list', path: LIST },
    { name: 'list-filtered', path: `${LIST}&brands=3.6` },
    { name: 'list-drawer', path: LIST, act: press('main section button[aria-haspopup="dialog"]') },
    { name: 'list-empty', path: '/categoryIndex?brands=999999' },
    { name: 'search', path: '/product/search?population=2&word=wool' },
    { name: 'search-none', path: '/product/search?population=2&word=zzzzqqq' },
    { name: 'product', path: PRODUCT },
    { name: 'product-size-guide', path: PRODUCT, act: press('fieldset + div button[aria-haspopup="dialog"]') },
    { name: 'product-zoom', path: PRODUCT, act: press('main ul button[aria-haspopup="dialog"]') },
    { name: 'product-missing', path: '/productDetail?no=99999999' },
    { name: 'brands', path: '/brand' },
    { name: 'brand', path: '/brand/product/search/3' },
    { name: 'designers', path: '/designers' },
    { name: 'shops', path: '/shop' },
    { name: 'shop-search', path: '/shop/search?word=a' },
    { name: 'shop', path: '/shopProduct?no=2' },
    { name: 'help', path: '/customerService' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    { name: 'forgot-password', path: '/forgetPassword' },
    ...account.map(([name, path]) => ({ name, path, isSignedIn: true })),
  ];
}

/** The patterns of the routes tables. */
export function routePatterns(): string[] {
  const source = readFileSync(new URL('../../src/app/routes.tsx', import.meta.url), 'utf8');
  const shop = [...source.matchAll(/\[\s*'(\/[^']*)',\s*'\w+'/g)].map(([, pattern = '']) => pattern);
  return [...shop, ...ACCOUNT_PATHS];
}

/** Whether an address is of a pattern. */
export const isOf = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/\?.*/, ''));
