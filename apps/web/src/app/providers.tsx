import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ApiFailure } from '../api/failure.ts';

/** Lists may be a little old while one leafs through them; what the shopper changes is invalidated by its mutation. */
const FRESH_FOR_MS = 30_000;

/** A lost connection may come back; what the server refused it would refuse again, with the same message. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < 1 && !(error instanceof ApiFailure);

export function Providers({ children }: { children: ReactNode }): ReactElement {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: isWorthRetrying, refetchOnWindowFocus: false } },
      }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{children}</BrowserRouter>
    </QueryClientProvider>
  );
}
