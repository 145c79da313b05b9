import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** So long is the message read before the page shows what it changed. */
const AFTER_MS = 1000;

/** Fetches again what stands under a key a second later, or as soon as the page is left. Give the same key each time. */
export function useRefetchSoon(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = useRef(queryKey);
  const refetch = useCallback((): void => {
    timer.current = undefined;
    void queryClient.invalidateQueries({ queryKey: key.current });
  }, [queryClient]);
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      refetch();
    },
    [refetch],
  );
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, AFTER_MS);
  };
}
