import { POPULATIONS, type Population } from './population.ts';

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What `type` means in a product list's address. */
export const LIST_TYPES = { newGood: 1, discount: 2, designer: 3, category: 4, brand: 5 } as const;

/** Every address of the storefront. Links are built here and nowhere else. */
export const paths = {
  landing: () => '/',
  population: (population: Population) => `/population/${population}`,

  login: (query: { apply?: 'true' } = {}) => withQuery('/login', query),
  register: (query: { a?: string; apply?: 'true' } = {}) => withQuery('/register', query),
  forgetPassword: () => '/forgetPassword',

  productDetail: (query: { no: number; shopId?: number }) => withQuery('/productDetail', query),
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
  ) => withQuery('/categoryIndex', query),
  productSearch: ({ population, word }: { population: Population; word?: string }) =>
    withQuery('/product/search', { population: POPULATIONS[population], word }),
  shopSearch: (query: { word?: string }) => withQuery('/shop/search', query),
  brand: () => '/brand',
  brandProductSearch: (brandId: number) => `/brand/product/search/${brandId}`,
  designers: () => '/designers',
  shop: () => '/shop',
  shopProduct: (query: { no: number; name?: string }) => withQuery('/shopProduct', query),

  basket: (query: Query = {}) => withQuery('/basket', query),
  /** Pays an order; `onlyProof` for one that is paid elsewhere already and only lacks the screenshot. */
  paymentPage: (id: number, { onlyProof = false }: { onlyProof?: boolean } = {}) =>
    withQuery(`/paymentPage/${id}`, { onlyPayOrderPic: onlyProof ? 'true' : undefined }),
  paySuccess: (query: { orders?: string } = {}) => withQuery('/paySuccess', query),
  successPay: (query: { orders?: string } = {}) => withQuery('/success/pay', query),
  successPayVirtualCurrency: (query: { orders?: string } = {}) => withQuery('/success/pay/virtualCurrency', query),
  successRecharge: (rechargeOrderId: number) => `/success/recharge/${rechargeOrderId}`,

  myaccount: () => '/myaccount',
  password: () => '/password',
  wishlist: () => '/wishlist',
  leaveMessage: () => '/leaveMessage',
  myOrders: () => '/myOrders',
  myaddress: (query: Query = {}) => withQuery('/myaddress', query),
  addAddress: (query: Query = {}) => withQuery('/addAddress', query),
  refundLists: () => '/refundLists',
  walletIndex: (query: { activeName?: 'first' | 'second' | 'third' } = {}) => withQuery('/walletIndex', query),
  walletAddress: () => '/walletAddress',
  message: () => '/message',
  transactionPassword: () => '/transactionPassword',

  orderDetails: (query: { no: number }, part?: 'delivery') =>
    withQuery('/orderDetails', query) + (part === undefined ? '' : `#${part}`),
  refund: (query: { orderItemId: number }) => withQuery('/refund', query),
  refundDetail: (query: { afterSalesId: number }) => withQuery('/refundDetail', query),
  evaluate: (query: { orderNo: string }) => withQuery('/evaluate', query),
  evaluateDetail: (query: { orderNo: string; id?: number }) => withQuery('/evaluateDetail', query),
  recharge: () => '/recharge',
  applyShop: () => '/applyShop',
  customerService: (query: { code?: string; collapseCode?: string; type?: string } = {}) =>
    withQuery('/customerService', query),
} as const;
