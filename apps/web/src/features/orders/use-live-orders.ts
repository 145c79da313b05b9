import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsLive } from '../../lib/live-connection.ts';
import { onLiveNews } from '../../lib/live-socket.ts';
import { orderKeys } from './orders.api.ts';

const ASK_EVERY_MS = 10_000;

/**
 * Keeps the orders of an open page as they stand: they are fetched anew when the server tells of a change, and in
 * intervals while there is nobody to tell.
 */
export function useLiveOrders(): void {
  const queryClient = useQueryClient();
  const isLive = useIsLive();
  useEffect(() => {
    const look = (): void => void queryClient.invalidateQueries({ queryKey: orderKeys.all });
    const stopListening = onLiveNews(({ event }) => {
      if (event === 'order' || event === 'connected') look();
    });
    const timer = isLive
      ? undefined
      : setInterval(() => {
          if (document.visibilityState === 'visible') look();
        }, ASK_EVERY_MS);
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }, [queryClient, isLive]);
}
