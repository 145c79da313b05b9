import type { AccountTab } from './account-tabs.ts';

/** What waits to be read. */
export interface AccountCounts {
  unreadShopMessages: number;
  unreadSystemMessages: number;
}

/** The link to the shopper's own shop, or to the application for one. */
export interface ShopEntry {
  to: string;
  isOwn: boolean;
}

export function unreadOf(tab: AccountTab, counts: AccountCounts): number {
  if (tab === 'leaveMessage') return counts.unreadShopMessages;
  if (tab === 'message') return counts.unreadSystemMessages;
  return 0;
}
