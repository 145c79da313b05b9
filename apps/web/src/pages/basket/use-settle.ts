import { useState } from 'react';
import type { CartLine } from '../../features/cart/cart-lines.api.ts';
import { useUserInfo } from '../../features/session/session.api.ts';
import { useWallet } from '../../features/wallet/wallet.api.ts';
import type { Tip } from '../payment/tips-dialog.tsx';
import { useTradeRules } from './trade-rules.ts';

interface Settling {
  isChecking: boolean;
  /** Whether the bag may go on to the delivery, or why not. */
  check: (lines: readonly CartLine[]) => Promise<Tip | undefined>;
}

/**
 * What is looked at before the delivery. An answer that does not come stops nobody: the server looks at all of it
 * again, but for the balance, which is a courtesy.
 */
export function useSettle(): Settling {
  const [isChecking, setIsChecking] = useState(false);
  const user = useUserInfo();
  const wallet = useWallet();
  const readRules = useTradeRules();

  const reasonFor = async (lines: readonly CartLine[]): Promise<Tip | undefined> => {
    const [rules, userInfo, purse] = await Promise.all([
      readRules(),
      user.data ?? user.refetch().then(({ data }) => data),
      wallet.refetch().then(({ data }) => data),
    ]);
    const ownShop = userInfo?.data;
    if (ownShop && lines.some(({ sku }) => sku.shopId === ownShop.id)) return 'ownShop';
    if (rules.requireShop && userInfo && !ownShop?.shopname) return 'shop';
    return rules.requireBalance && purse?.balance === 0n ? 'balance' : undefined;
  };

  return {
    isChecking,
    check: async (lines) => {
      setIsChecking(true);
      try {
        return await reasonFor(lines);
      } finally {
        setIsChecking(false);
      }
    },
  };
}
