import { paths } from '../../lib/paths.ts';

/** The account's eleven tabs by route name, in the groups and the order in which every menu shows them. */
export const ACCOUNT_GROUPS = [
  {
    label: 'userCentre',
    tabs: [
      { name: 'myaccount', to: paths.myaccount() },
      { name: 'password', to: paths.password() },
      { name: 'wishlist', to: paths.wishlist() },
      { name: 'leaveMessage', to: paths.leaveMessage() },
      { name: 'message', to: paths.message() },
    ],
  },
  {
    label: 'orderCentre',
    tabs: [
      { name: 'myOrders', to: paths.myOrders() },
      { name: 'myaddress', to: paths.myaddress() },
      { name: 'refundLists', to: paths.refundLists() },
    ],
  },
  {
    label: 'wallet',
    tabs: [
      { name: 'walletIndex', to: paths.walletIndex() },
      { name: 'walletAddress', to: paths.walletAddress() },
      { name: 'transactionPassword', to: paths.transactionPassword() },
    ],
  },
] as const;

export type AccountTab = (typeof ACCOUNT_GROUPS)[number]['tabs'][number]['name'];

/** Pages without a tab of their own mark the one that they were opened from. */
const TAB_OF_SUBPAGE: Record<string, AccountTab> = {
  '/orderDetails': 'myOrders',
  '/evaluate': 'myOrders',
  '/evaluateDetail': 'myOrders',
  '/addAddress': 'myaddress',
  '/refund': 'refundLists',
  '/refundDetail': 'refundLists',
  '/recharge': 'walletIndex',
};

export function accountTabOf(pathname: string): AccountTab | undefined {
  for (const { tabs } of ACCOUNT_GROUPS) for (const { name, to } of tabs) if (to === pathname) return name;
  return TAB_OF_SUBPAGE[pathname];
}
