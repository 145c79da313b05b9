import type { PageName } from '@passage/contract/page-table';
import { pageRows } from './page-rows.ts';
import { POPULATIONS, type Population } from './population.ts';

type Query = Record<string, string | number | undefined>;

/** A page's address: what its pattern leaves open, and its query. */
function pathTo(name: PageName, query: Query = {}, open?: number): string {
  const path = pageRows[name].path.replace(/:\w+/, String(open));
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What `type` means in a product list's address. */
export const LIST_TYPES = { newGood: 1, discount: 2, designer: 3, category: 4, brand: 5 } as const;

const ZONE_PAGES = {
  female: 'populationFemale',
  male: 'populationMale',
  children: 'populationChildren',
} as const satisfies Record<Population, PageName>;

/** Every address of the storefront. Links are built here and nowhere else. */
export const paths = {
  /** A page that takes nothing from its address. */
  page: (name: PageName) => pathTo(name),
  landing: () => pathTo('landing'),
  population: (zone: Population) => pathTo(ZONE_PAGES[zone]),

  login: (query: { apply?: 'true' } = {}) => pathTo('login', query),
  register: (query: { a?: string; apply?: 'true' } = {}) => pathTo('register', query),

  forgetPassword: () => pathTo('forgetPassword'),
  productDetail: (query: { no: number; shopId?: number }) => pathTo('productDetail', query),
  categoryIndex: (
    query: {
      type?: number;
      name?: string;
      categoryPath?: string;
      categoryId?: number;
      brandId?: number;
      desno?: string | number;
      search?: string;
      navigation?: 0 | 1 | 2 | 3;
    } = {},
  ) => pathTo('categoryIndex', query),
  productSearch: ({ population, word }: { population: Population; word?: string }) =>
    pathTo('productSearch', { population: POPULATIONS[population], word }),
  shopSearch: (query: { word?: string }) => pathTo('shopSearch', query),
  brand: () => pathTo('brand'),
  designers: () => pathTo('designers'),
  shop: () => pathTo('shop'),
  brandProductSearch: (brandId: number) => pathTo('brandProductSearch', {}, brandId),
  shopProduct: (query: { no: number; name?: string }) => pathTo('shopProduct', query),

  basket: (query: Query = {}) => pathTo('basket', query),
  /** Pays an order; `onlyProof` for one that is paid elsewhere already and only lacks the screenshot. */
  paymentPage: (id: number, { onlyProof = false }: { onlyProof?: boolean } = {}) =>
    pathTo('paymentPage', { onlyPayOrderPic: onlyProof ? 'true' : undefined }, id),
  paySuccess: (query: { orders?: string } = {}) => pathTo('paySuccess', query),
  successPay: (query: { orders?: string } = {}) => pathTo('successPay', query),
  successPayVirtualCurrency: (query: { orders?: string } = {}) => pathTo('successPayVirtualCurrency', query),
  successRecharge: (rechargeOrderId: number) => pathTo('successRecharge', {}, rechargeOrderId),

  myaccount: () => pathTo('myaccount'),
  password: () => pathTo('password'),
  wishlist: () => pathTo('wishlist'),
  leaveMessage: () => pathTo('leaveMessage'),
  message: () => pathTo('message'),
  myOrders: () => pathTo('myOrders'),
  refundLists: () => pathTo('refundLists'),
  walletAddress: () => pathTo('walletAddress'),
  transactionPassword: () => pathTo('transactionPassword'),
  recharge: () => pathTo('recharge'),
  applyShop: () => pathTo('applyShop'),
  myaddress: (query: Query = {}) => pathTo('myaddress', query),
  addAddress: (query: Query = {}) => pathTo('addAddress', query),
  walletIndex: (query: { activeName?: 'first' | 'second' | 'third' } = {}) => pathTo('walletIndex', query),

  orderDetails: (query: { no: number }, part?: 'delivery') =>
    pathTo('orderDetails', query) + (part === undefined ? '' : `#${part}`),
  refund: (query: { orderItemId: number }) => pathTo('refund', query),
  refundDetail: (query: { afterSalesId: number }) => pathTo('refundDetail', query),
  evaluate: (query: { orderNo: string }) => pathTo('evaluate', query),
  evaluateDetail: (query: { orderNo: string; id?: number }) => pathTo('evaluateDetail', query),
  customerService: (query: { code?: string; collapseCode?: string; type?: string } = {}) =>
    pathTo('customerService', query),
} as const;
