import { useSyncExternalStore } from 'react';

/** The two edges at which the layout changes its kind; grids have their own in the tokens. */
export const MEDIA = {
  /** Mobile navigation, up to and including 1200. */
  mobileNavigation: '(max-width: 1200px)',
  /** Cards and sheets instead of tables and centred dialogs, up to and including 768. */
  cards: '(max-width: 768px)',
  /** A table of many columns beside the account's menu needs more than the edge of the cards. */
  wideTables: '(max-width: 991px)',
} as const;

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
  );
}
