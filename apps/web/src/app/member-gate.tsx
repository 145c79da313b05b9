import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../features/session/session-store.ts';
import { paths } from '../lib/paths.ts';

/** Leads visitors from a member's page to the sign-in, and from there back. */
export function MemberGate({ children }: { children: ReactNode }): ReactNode {
  const { pathname, search } = useLocation();
  if (useIsSignedIn()) return children;
  // A logout is already on its way elsewhere, and the page that it leaves must not turn it round.
  if (window.location.pathname !== pathname) return null;
  const to = paths.login(pathname === paths.applyShop() ? { apply: 'true' } : {});
  return <Navigate to={to} replace state={{ from: pathname + search, isSent: true }} />;
}
