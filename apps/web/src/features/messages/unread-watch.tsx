import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useIsLive } from '../../lib/live-connection.ts';
import { holdLiveSocket, onLiveNews } from '../../lib/live-socket.ts';
import { fetchCount } from '../session/session.api.ts';
import { sessionStore, useSession } from '../session/session-store.ts';
import { messageKeys } from './messages.api.ts';
import { unreadRule } from './unread-rule.ts';
import { useShopNews } from './use-shop-news.ts';

/**
 * Keeps the counts of unread messages while it is open, which is while somebody is signed in. A hidden tab asks for
 * nothing, and at once when it is seen again. A failure is passed over: the next answer is not far.
 */
export default function UnreadWatch({ open }: { open: boolean }): null {
  useLiveCounts(open);
  useShopNews(open);
  const watch = { ...unreadRule(open, useIsLive()), staleTime: 0, retry: false };
  useQuery({
    ...watch,
    queryKey: messageKeys.unreadCount,
    queryFn: ({ signal }) =>
      fetchCount('unreadSystemMessages', () =>
        call('messages.unreadCount', { userType: 1 }, { signal, quiet: true, lookUp: true }),
      ),
  });
  useQuery({
    ...watch,
    queryKey: messageKeys.unreadShopCount,
    queryFn: ({ signal }) =>
      fetchCount('unreadShopMessages', () =>
        call('chat.unreadCount', { mesType: 1 }, { signal, quiet: true, lookUp: true }),
      ),
  });
  return null;
}

/** Has the server tell by itself while somebody is signed in, and takes over what it counts. */
function useLiveCounts(isSignedIn: boolean): void {
  const token = useSession((session) => session.token);
  const tenantId = useSession((session) => session.tenantId);
  useEffect(() => {
    if (!isSignedIn || token === null || tenantId === null) return;
    const stopListening = onLiveNews((news) => {
      if (news.event !== 'unread') return;
      sessionStore.setCounter('unreadShopMessages', news.data.shop);
      sessionStore.setCounter('unreadSystemMessages', news.data.system);
    });
    const letGo = holdLiveSocket({ token, tenantId });
    return () => {
      letGo();
      stopListening();
    };
  }, [isSignedIn, token, tenantId]);
}
