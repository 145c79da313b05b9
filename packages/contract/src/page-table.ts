/**
 * The storefront's pages, one row each. Routes, heads, robots.txt, the sitemap, the account's menu, the app shells and
 * the screens that browser tests open follow from it. It holds no import: the storefront's first script carries a part
 * of it.
 */

/** How the server finds what a page's document says of itself. */
export type HeadKind =
  /** The row's own title and description, from the storefront's texts. */
  | 'titled'
  | 'entrance'
  | 'zone'
  | 'product'
  | 'list'
  | 'brand'
  | 'brands'
  | 'designers'
  | 'shop'
  | 'shops'
  | 'article'
  | 'search';

/** Whose addresses a page has in the sitemap: its own, or those of each thing that it shows. */
export type SitemapPart = 'page' | 'products' | 'categories' | 'brands' | 'designers' | 'shops' | 'articles';

/** What stands in the document itself while the code is on its way. */
export type AppShell = 'entrance' | 'plain' | 'home' | 'list' | 'product';

/** A key of the storefront's texts: namespace, colon, path. */
export type TextKey = `${string}:${string}`;

export interface PageRow {
  /** A part that begins with a colon stands for any one part. */
  readonly path: `/${string}`;
  /** Below apps/web/src/pages: `wallet` is wallet/wallet-page.tsx, `brands-and-designers/brands` is brands-and-designers/brands-page.tsx. */
  readonly page: string;
  /** Namespaces of texts that are fetched with the page's code. */
  readonly texts: readonly string[];
  /** Visitors are led from a member's page to the sign-in and back. */
  readonly access: 'anyone' | 'member';
  readonly head: HeadKind;
  /** `noindex` closes the page to search engines, in its document and in robots.txt. */
  readonly robots: 'index' | 'noindex';
  readonly title: TextKey;
  readonly description?: TextKey;
  /** The zone of which the page is the home. */
  readonly zone?: 'female' | 'male' | 'children';
  readonly sitemap?: readonly SitemapPart[];
  /** For pages on which visits begin: their code's addresses stand in the first script. */
  readonly shell?: AppShell;
  /** Stands beside the account's menu: as a tab of a group, or opened from one; the menu has the table's order. */
  readonly account?:
    | { readonly group: 'userCentre' | 'orderCentre' | 'wallet' }
    | { readonly under: string }
    | Readonly<Record<string, never>>;
}

export const PAGE_TABLE = {
  landing: {
    path: '/',
    page: 'landing',
    texts: ['home'],
    access: 'anyone',
    head: 'entrance',
    robots: 'index',
    title: 'home:landing.title',
    sitemap: ['page'],
    shell: 'entrance',
  },
  populationFemale: {
    path: '/population/female',
    page: 'population',
    texts: ['home', 'newsletter'],
    access: 'anyone',
    head: 'zone',
    robots: 'index',
    title: 'shell:zone.female',
    zone: 'female',
    sitemap: ['page'],
    shell: 'home',
  },
  populationMale: {
    path: '/population/male',
    page: 'population',
    texts: ['home', 'newsletter'],
    access: 'anyone',
    head: 'zone',
    robots: 'index',
    title: 'shell:zone.male',
    zone: 'male',
    sitemap: ['page'],
    shell: 'home',
  },
  populationChildren: {
    path: '/population/children',
    page: 'population',
    texts: ['home', 'newsletter'],
    access: 'anyone',
    head: 'zone',
    robots: 'index',
    title: 'shell:zone.children',
    zone: 'children',
    sitemap: ['page'],
    shell: 'home',
  },
  login: {
    path: '/login',
    page: 'login',
    texts: ['session'],
    access: 'anyone',
    head: 'titled',
    robots: 'noindex',
    title: 'session:login.title',
  },
  register: {
    path: '/register',
    page: 'register',
    texts: ['session'],
    access: 'anyone',
    head: 'titled',
    robots: 'noindex',
    title: 'session:register.title',
  },
  forgetPassword: {
    path: '/forgetPassword',
    page: 'forget-password',
    texts: ['session'],
    access: 'anyone',
    head: 'titled',
    robots: 'noindex',
    title: 'session:passwords.forgot.title',
  },
  productDetail: {
    path: '/productDetail',
    page: 'product-detail',
    texts: ['product', 'pictures'],
    access: 'anyone',
    head: 'product',
    robots: 'index',
    title: 'product:title',
    sitemap: ['products'],
    shell: 'product',
  },
  productSearch: {
    path: '/product/search',
    page: 'product-search',
    texts: ['catalogue', 'search'],
    access: 'anyone',
    head: 'search',
    robots: 'noindex',
    title: 'search:page.blank.title',
  },
  shopSearch: {
    path: '/shop/search',
    page: 'shop',
    texts: ['shops'],
    access: 'anyone',
    head: 'search',
    robots: 'noindex',
    title: 'shops:directory.title',
  },
  brand: {
    path: '/brand',
    page: 'brands-and-designers/brands',
    texts: ['brandsAndDesigners'],
    access: 'anyone',
    head: 'brands',
    robots: 'index',
    title: 'brandsAndDesigners:brands.title',
    sitemap: ['page'],
  },
  designers: {
    path: '/designers',
    page: 'brands-and-designers/designers',
    texts: ['brandsAndDesigners'],
    access: 'anyone',
    head: 'designers',
    robots: 'index',
    title: 'brandsAndDesigners:designers.title',
    sitemap: ['page'],
  },
  brandProductSearch: {
    path: '/brand/product/search/:brandId',
    page: 'brand-products',
    texts: ['brandsAndDesigners', 'catalogue'],
    access: 'anyone',
    head: 'brand',
    robots: 'index',
    title: 'brandsAndDesigners:brands.title',
    sitemap: ['brands'],
  },
  categoryIndex: {
    path: '/categoryIndex',
    page: 'category-index',
    texts: ['catalogue'],
    access: 'anyone',
    head: 'list',
    robots: 'index',
    title: 'catalogue:list.all',
    sitemap: ['page', 'categories', 'designers'],
    shell: 'list',
  },
  shop: {
    path: '/shop',
    page: 'shop',
    texts: ['shops'],
    access: 'anyone',
    head: 'shops',
    robots: 'index',
    title: 'shops:directory.title',
    sitemap: ['page'],
  },
  shopProduct: {
    path: '/shopProduct',
    page: 'shop-product',
    texts: ['shops'],
    access: 'anyone',
    head: 'shop',
    robots: 'index',
    title: 'shops:shop.title',
    sitemap: ['shops'],
  },
  basket: {
    path: '/basket',
    page: 'basket',
    texts: ['basket', 'addresses', 'payment'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'basket:steps.bag',
    shell: 'plain',
  },
  paymentPage: {
    path: '/paymentPage/:id',
    page: 'payment',
    texts: ['payment', 'basket', 'uploads'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'payment:page.title',
  },
  paySuccess: {
    path: '/paySuccess',
    page: 'payment-success',
    texts: ['payment'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'payment:success.paid.title',
  },
  successPay: {
    path: '/success/pay',
    page: 'payment-success',
    texts: ['payment'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'payment:success.paid.title',
  },
  successPayVirtualCurrency: {
    path: '/success/pay/virtualCurrency',
    page: 'payment-success',
    texts: ['payment'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'payment:success.review.title',
  },
  successRecharge: {
    path: '/success/recharge/:rechargeOrderId',
    page: 'recharge-success',
    texts: ['recharge'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'recharge:success.title',
  },
  customerService: {
    path: '/customerService',
    page: 'customer-service',
    texts: ['help'],
    access: 'anyone',
    head: 'article',
    robots: 'index',
    title: 'help:title',
    sitemap: ['page', 'articles'],
  },
  myaccount: {
    path: '/myaccount',
    page: 'account',
    texts: ['account'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'account:title',
    account: { group: 'userCentre' },
  },
  password: {
    path: '/password',
    page: 'password',
    texts: ['session'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'session:passwords.change.title',
    account: { group: 'userCentre' },
  },
  wishlist: {
    path: '/wishlist',
    page: 'wishlist',
    texts: ['wishlist'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'wishlist:title',
    account: { group: 'userCentre' },
  },
  leaveMessage: {
    path: '/leaveMessage',
    page: 'leave-message',
    texts: ['chat'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'chat:sessions.title',
    account: { group: 'userCentre' },
  },
  message: {
    path: '/message',
    page: 'message',
    texts: ['messages'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'messages:title',
    account: { group: 'userCentre' },
  },
  myOrders: {
    path: '/myOrders',
    page: 'my-orders',
    texts: ['orders'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'orders:title',
    account: { group: 'orderCentre' },
  },
  orderDetails: {
    path: '/orderDetails',
    page: 'order-details',
    texts: ['orders'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'orders:detailTitle',
    account: { under: 'myOrders' },
  },
  evaluate: {
    path: '/evaluate',
    page: 'evaluate',
    texts: ['evaluations', 'uploads'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'evaluations:write.title',
    account: { under: 'myOrders' },
  },
  evaluateDetail: {
    path: '/evaluateDetail',
    page: 'evaluate-detail',
    texts: ['evaluations', 'pictures'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'evaluations:detail.title',
    account: { under: 'myOrders' },
  },
  myaddress: {
    path: '/myaddress',
    page: 'address-book',
    texts: ['addresses'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'addresses:book.title',
    account: { group: 'orderCentre' },
  },
  addAddress: {
    path: '/addAddress',
    page: 'add-address',
    texts: ['addresses'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'addresses:book.form.new',
    account: { under: 'myaddress' },
  },
  refundLists: {
    path: '/refundLists',
    page: 'refund-lists',
    texts: ['afterSales'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'afterSales:list.title',
    account: { group: 'orderCentre' },
  },
  refund: {
    path: '/refund',
    page: 'refund',
    texts: ['afterSales', 'uploads'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'afterSales:apply.title',
    account: { under: 'refundLists' },
  },
  refundDetail: {
    path: '/refundDetail',
    page: 'refund-detail',
    texts: ['afterSales', 'pictures'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'afterSales:detail.title',
    account: { under: 'refundLists' },
  },
  walletIndex: {
    path: '/walletIndex',
    page: 'wallet',
    texts: ['wallet', 'withdrawals'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'wallet:title',
    account: { group: 'wallet' },
  },
  recharge: {
    path: '/recharge',
    page: 'recharge',
    texts: ['recharge', 'uploads'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'recharge:title',
    account: { under: 'walletIndex' },
  },
  walletAddress: {
    path: '/walletAddress',
    page: 'wallet-address',
    texts: ['withdrawals'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'withdrawals:title',
    account: { group: 'wallet' },
  },
  transactionPassword: {
    path: '/transactionPassword',
    page: 'transaction-password',
    texts: ['payPassword', 'session'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'payPassword:title',
    account: { group: 'wallet' },
  },
  applyShop: {
    path: '/applyShop',
    page: 'apply-shop',
    texts: ['shopApplication', 'uploads'],
    access: 'member',
    head: 'titled',
    robots: 'noindex',
    title: 'shopApplication:title',
    account: {},
  },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PageName = keyof typeof PAGE_TABLE;
