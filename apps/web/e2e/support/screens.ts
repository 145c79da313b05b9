import type { PageName } from '@passage/contract/page-table';
import { type NamedPage, PAGES } from '@passage/contract/pages';
import type { Page } from '@playwright/test';

/** A screen of the storefront as it can be opened. */
export interface Screen {
  /** The page's name, and what is particular where a page has several screens. */
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** What is opened before it is looked at. */
  act?: (page: Page) => Promise<void>;
}

/** What a page's address says beyond the page: its ids and its query. */
interface Sample {
  /** Follows the page's name. */
  is?: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

/** Icons have no words, and words differ by language: what opens a thing is found by its place. */
const press =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(selector).first().click();
  };

/** Ids of orders of the shopper who looks. */
export interface ShownOrders {
  unpaid: number;
  paid: number;
  /** With a proof that waits for its review. */
  underReview: number;
}

const LIST = '/categoryIndex?type=1&navigation=0';
const PRODUCT = '/productDetail?no=17';

/** Pages that show something named by their address, and those with several screens. */
const samplesOf = ({ unpaid, paid, underReview }: ShownOrders): Partial<Record<PageName, readonly Sample[]>> => ({
  categoryIndex: [
    { path: LIST },
    { is: 'filtered', path: `${LIST}&brands=3.6` },
    { is: 'drawer', path: LIST, act: press('main section button[aria-haspopup="dialog"]') },
    { is: 'empty', path: '/categoryIndex?brands=999999' },
  ],
  productSearch: [
    { path: '/product/search?population=2&word=wool' },
    { is: 'none', path: '/product/search?population=2&word=zzzzqqq' },
  ],
  productDetail: [
    { path: PRODUCT },
    { is: 'size-guide', path: PRODUCT, act: press('fieldset + div button[aria-haspopup="dialog"]') },
    { is: 'zoom', path: PRODUCT, act: press('main ul button[aria-haspopup="dialog"]') },
    { is: 'missing', path: '/productDetail?no=99999999' },
  ],
  brandProductSearch: [{ path: '/brand/product/search/3' }],
  shopSearch: [{ path: '/shop/search?word=a' }],
  shopProduct: [{ path: '/shopProduct?no=2' }],
  orderDetails: [{ path: `/orderDetails?no=${unpaid}` }],
  evaluate: [{ path: '/evaluate?orderNo=0' }],
  evaluateDetail: [{ path: '/evaluateDetail?orderNo=0' }],
  refund: [{ path: '/refund?orderItemId=1' }],
  refundDetail: [{ path: '/refundDetail?afterSalesId=1' }],
  basket: [{ path: '/basket' }, { is: 'pay', path: `/basket?step=3&orders=${unpaid}` }],
  paymentPage: [{ path: `/paymentPage/${unpaid}` }],
  paySuccess: [{ path: `/paySuccess?orders=${paid}` }],
  successPay: [{ path: `/success/pay?orders=${paid}` }],
  successPayVirtualCurrency: [{ path: `/success/pay/virtualCurrency?orders=${underReview}` }],
  successRecharge: [{ path: '/success/recharge/1' }],
});

/** A page that takes nothing from its address is one screen. */
const ofPage = (samples: readonly Sample[] | undefined, path: string): readonly Sample[] => samples ?? [{ path }];

/** Every screen of every row of the page table, and what opens on it. */
export function screens(orders: ShownOrders, pages: readonly NamedPage[] = PAGES): Screen[] {
  const samples = samplesOf(orders);
  return pages.flatMap(({ name, path, access }) =>
    ofPage(samples[name], path).map(({ is, ...sample }) => ({
      ...sample,
      name: is === undefined ? name : `${name}-${is}`,
      isSignedIn: access === 'member',
    })),
  );
}
