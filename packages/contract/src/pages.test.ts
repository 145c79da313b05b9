import { describe, expect, it } from 'vitest';
import { PAGES, pageAt, pageModule } from './pages.ts';

/** The register's own list: address, who may see it, whether search engines may keep it, its zone. */
const EXPECTED = [
  '/ anyone index',
  '/population/female anyone index female',
  '/population/male anyone index male',
  '/population/children anyone index children',
  '/login anyone noindex',
  '/register anyone noindex',
  '/forgetPassword anyone noindex',
  '/productDetail anyone index',
  '/product/search anyone noindex',
  '/shop/search anyone noindex',
  '/brand anyone index',
  '/designers anyone index',
  '/brand/product/search/:brandId anyone index',
  '/categoryIndex anyone index',
  '/shop anyone index',
  '/shopProduct anyone index',
  '/basket member noindex',
  '/paymentPage/:id member noindex',
  '/paySuccess member noindex',
  '/success/pay member noindex',
  '/success/pay/virtualCurrency member noindex',
  '/success/recharge/:rechargeOrderId member noindex',
  '/customerService anyone index',
  '/myaccount member noindex',
  '/password member noindex',
  '/wishlist member noindex',
  '/leaveMessage member noindex',
  '/message member noindex',
  '/myOrders member noindex',
  '/orderDetails member noindex',
  '/evaluate member noindex',
  '/evaluateDetail member noindex',
  '/myaddress member noindex',
  '/addAddress member noindex',
  '/refundLists member noindex',
  '/refund member noindex',
  '/refundDetail member noindex',
  '/walletIndex member noindex',
  '/recharge member noindex',
  '/walletAddress member noindex',
  '/transactionPassword member noindex',
  '/applyShop member noindex',
];

describe('the page table', () => {
  it('house-11 names for each path who may see it, its robots and its zone', () => {
    expect(
      PAGES.map(({ path, access, robots, zone }) => [path, access, robots, zone].filter(Boolean).join(' ')),
    ).toEqual(EXPECTED);
  });

  it('house-11 has a page and a key of a title for each path, and one text list for each page', () => {
    const textsOf = new Map<string, string>();
    for (const { name, page, texts, title } of PAGES) {
      expect(title, name).toMatch(/^\w+:\w+(\.\w+)*$/);
      const joined = texts.join();
      expect(textsOf.get(page) ?? joined, name).toBe(joined);
      textsOf.set(page, joined);
    }
  });

  it('house-11 a member’s page, and one beside the account’s menu, is nothing for search engines', () => {
    for (const { name, access, robots, sitemap = [], account } of PAGES) {
      if (account !== undefined) expect(access, name).toBe('member');
      if (access === 'member') expect(robots, name).toBe('noindex');
      // What may be kept is in the sitemap, by itself or by what it shows; nothing else is.
      expect(sitemap.length > 0, name).toBe(robots === 'index');
    }
  });

  it('house-11 a page is opened from the tab of another only where that has a tab', () => {
    for (const { name, account } of PAGES)
      if (account && 'under' in account)
        expect(PAGES.find((page) => page.name === account.under)?.account, name).toHaveProperty('group');
  });

  it('finds a page by its path, and its module by its page', () => {
    expect(pageAt('/paymentPage/7')?.name).toBe('paymentPage');
    expect(pageAt('/shop')?.name).toBe('shop');
    expect(pageAt('/shop/search')?.name).toBe('shopSearch');
    for (const none of ['/paymentPage', '/paymentPage/7/8', '/none', '/shop/', ''])
      expect(pageAt(none)).toBeUndefined();
    expect(pageModule({ page: 'wallet' })).toBe('pages/wallet/wallet-page.tsx');
    expect(pageModule({ page: 'brands-and-designers/brands' })).toBe('pages/brands-and-designers/brands-page.tsx');
  });
});
