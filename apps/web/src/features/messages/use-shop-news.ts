import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionKeys } from '../session/session.api.ts';
import { useSession } from '../session/session-store.ts';
import { messageKeys } from './messages.api.ts';

/** A shop that is approved is told by a system message: then whoever has none asks for it, and the menus turn to it. */
export function useShopNews(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  const unread = useSession((session) => session.unreadSystemMessages);
  const hasShop = useSession(({ ownShop }) => ownShop !== null);
  const before = useRef(unread);
  useEffect(() => {
    const isMore = unread > before.current;
    before.current = unread;
    // The first count is no news: the account was asked for beside it.
    const isFirst = queryClient.getQueryState(messageKeys.unreadCount)?.data === undefined;
    if (isSignedIn && isMore && !isFirst && !hasShop) queryClient.invalidateQueries({ queryKey: sessionKeys.userInfo });
  }, [unread, hasShop, isSignedIn, queryClient]);
}
