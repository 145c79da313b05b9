import { useNavigate } from 'react-router-dom';
import type { AccountCounts, ShopEntry } from '../../features/account/account-counts.ts';
import { logOut } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { paths } from '../../lib/paths.ts';

interface Account {
  isSignedIn: boolean;
  email: string;
  counts: AccountCounts;
  shop: ShopEntry;
  /** Leads to the entrance from the top bar, to the login from the account's own menu. */
  logout: (to: string) => void;
}

/** What the shell's menus know of the shopper. */
export function useAccount(): Account {
  const navigate = useNavigate();
  const isSignedIn = useSession(({ token }) => token !== null);
  const email = useSession((session) => session.email ?? '');
  const ownShop = useSession((session) => session.ownShop);
  const unreadShopMessages = useSession((session) => session.unreadShopMessages);
  const unreadSystemMessages = useSession((session) => session.unreadSystemMessages);

  const applyTo = isSignedIn ? paths.applyShop() : paths.login({ apply: 'true' });
  return {
    isSignedIn,
    email,
    counts: { unreadShopMessages, unreadSystemMessages },
    shop: ownShop
      ? { isOwn: true, to: paths.shopProduct({ no: ownShop.id, name: ownShop.shopname }) }
      : { isOwn: false, to: applyTo },
    logout: (to) => {
      navigate(to);
      logOut();
    },
  };
}
