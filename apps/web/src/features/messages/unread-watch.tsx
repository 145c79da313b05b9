import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useIsLive } from '../../lib/live-connection.ts';
import { fetchCount } from '../session/session.api.ts';
import { messageKeys } from './messages.api.ts';
import { unreadRule } from './unread-rule.ts';

/**
 * Keeps the counts of unread messages while it is open, which is while somebody is signed in. A hidden tab asks for
 * nothing, and at once when it is seen again. A failure is passed over: the next answer is not far.
 */
export default function UnreadWatch({ open }: { open: boolean }): null {
  const watch = { ...unreadRule(open, useIsLive()), staleTime: 0, retry: false };
  useQuery({
    ...watch,
    queryKey: messageKeys.unreadCount,
    queryFn: ({ signal }) =>
      fetchCount('unreadSystemMessages', () => call('messages.unreadCount', { userType: 1 }, { signal, quiet: true })),
  });
  useQuery({
    ...watch,
    queryKey: messageKeys.unreadShopCount,
    queryFn: ({ signal }) =>
      fetchCount('unreadShopMessages', () => call('chat.unreadCount', { mesType: 1 }, { signal, quiet: true })),
  });
  return null;
}
