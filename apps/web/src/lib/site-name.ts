import { useSyncExternalStore } from 'react';
import { STOREFRONT } from './storefront.ts';

let { name } = STOREFRONT;
const listeners = new Set<() => void>();

/** The name of the tenant's storefront: in the browser's tab, the header and the footer. */
export const siteName = (): string => name;

export function setSiteName(next: string): void {
  if (next === '' || next === name) return;
  name = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useSiteName(): string {
  return useSyncExternalStore(subscribe, siteName);
}
