import type { ReactElement } from 'react';
import type { PageName } from '../pages/empty/empty-page.tsx';
import type { AccountPath } from './account-paths.ts';
import { page } from './lazy-page.ts';

export { default as AccountLayout } from './layouts/account-layout.tsx';

const AccountInformationPage = page(() => import('../pages/account/account-page.tsx'), 'account');
const PasswordPage = page(() => import('../pages/password/password-page.tsx'), 'session');
const WalletPage = page(() => import('../pages/wallet/wallet-page.tsx'), 'wallet', 'withdrawals');
const TransactionPasswordPage = page(
  () => import('../pages/transaction-password/transaction-password-page.tsx'),
  'payPassword',
  'session',
);
const RechargePage = page(() => import('../pages/recharge/recharge-page.tsx'), 'recharge', 'uploads');
const WalletAddressPage = page(() => import('../pages/wallet-address/wallet-address-page.tsx'), 'withdrawals');
const LeaveMessagePage = page(() => import('../pages/leave-message/leave-message-page.tsx'), 'chat');
const MyOrdersPage = page(() => import('../pages/my-orders/my-orders-page.tsx'), 'orders');
const OrderDetailsPage = page(() => import('../pages/order-details/order-details-page.tsx'), 'orders');
const EvaluatePage = page(() => import('../pages/evaluate/evaluate-page.tsx'), 'evaluations', 'uploads');
const EvaluateDetailPage = page(
  () => import('../pages/evaluate-detail/evaluate-detail-page.tsx'),
  'evaluations',
  'pictures',
);
const AddressBookPage = page(() => import('../pages/address-book/address-book-page.tsx'), 'addresses');
const AddAddressPage = page(() => import('../pages/add-address/add-address-page.tsx'), 'addresses');
const RefundPage = page(() => import('../pages/refund/refund-page.tsx'), 'afterSales', 'uploads');
const RefundListsPage = page(() => import('../pages/refund-lists/refund-lists-page.tsx'), 'afterSales');
const RefundDetailPage = page(() => import('../pages/refund-detail/refund-detail-page.tsx'), 'afterSales', 'pictures');
const ApplyShopPage = page(() => import('../pages/apply-shop/apply-shop-page.tsx'), 'shopApplication', 'uploads');
const WishlistPage = page(() => import('../pages/wishlist/wishlist-page.tsx'), 'wishlist');
const MessagePage = page(() => import('../pages/message/message-page.tsx'), 'messages');
const EmptyPage = page(() => import('../pages/empty/empty-page.tsx'));

/** A page that is built takes the place of its empty one here, and nowhere else. */
const PAGES: Readonly<Record<AccountPath, { name: PageName; element?: ReactElement }>> = {
  '/myaccount': { name: 'myaccount', element: <AccountInformationPage /> },
  '/password': { name: 'password', element: <PasswordPage /> },
  '/wishlist': { name: 'wishlist', element: <WishlistPage /> },
  '/leaveMessage': { name: 'leaveMessage', element: <LeaveMessagePage /> },
  '/message': { name: 'message', element: <MessagePage /> },
  '/myOrders': { name: 'myOrders', element: <MyOrdersPage /> },
  '/orderDetails': { name: 'orderDetails', element: <OrderDetailsPage /> },
  '/evaluate': { name: 'evaluate', element: <EvaluatePage /> },
  '/evaluateDetail': { name: 'evaluateDetail', element: <EvaluateDetailPage /> },
  '/myaddress': { name: 'myaddress', element: <AddressBookPage /> },
  '/addAddress': { name: 'addAddress', element: <AddAddressPage /> },
  '/refundLists': { name: 'refundLists', element: <RefundListsPage /> },
  '/refund': { name: 'refund', element: <RefundPage /> },
  '/refundDetail': { name: 'refundDetail', element: <RefundDetailPage /> },
  '/walletIndex': { name: 'walletIndex', element: <WalletPage /> },
  '/walletAddress': { name: 'walletAddress', element: <WalletAddressPage /> },
  '/recharge': { name: 'recharge', element: <RechargePage /> },
  '/transactionPassword': { name: 'transactionPassword', element: <TransactionPasswordPage /> },
  '/applyShop': { name: 'applyShop', element: <ApplyShopPage /> },
};

/** The account's pages: of no use before somebody is signed in, and so no part of the first script. */
export function AccountPage({ path }: { path: AccountPath }): ReactElement {
  const { name, element } = PAGES[path];
  return element ?? <EmptyPage name={name} framed={false} />;
}
