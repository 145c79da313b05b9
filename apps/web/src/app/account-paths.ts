/** The addresses of the account's pages; the pages themselves are in account-pages.tsx. */
export const ACCOUNT_PATHS = [
  '/myaccount',
  '/password',
  '/wishlist',
  '/leaveMessage',
  '/message',
  '/myOrders',
  '/orderDetails',
  '/evaluate',
  '/evaluateDetail',
  '/myaddress',
  '/addAddress',
  '/refundLists',
  '/refund',
  '/refundDetail',
  '/walletIndex',
  '/walletAddress',
  '/recharge',
  '/transactionPassword',
  '/applyShop',
] as const;
export type AccountPath = (typeof ACCOUNT_PATHS)[number];
