import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';

/**
 * The entrance of a host that belongs to a shop is the shop. The page behind loads meanwhile, but shows only once it is
 * known whose host it is; without an answer it is the store's.
 */
export function ShopHostGate({ children }: { children: ReactNode }): ReactElement {
  const { data: shop, isPending } = useQuery({
    queryKey: ['tenant', 'shopByDomain'],
    queryFn: ({ signal }) => call('tenant.shopByDomain', { url: window.location.hostname }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (shop) return <Navigate to={paths.shopProduct({ no: shop.id, name: shop.shopname })} replace />;
  return <div className={isPending ? 'invisible min-h-dvh' : undefined}>{children}</div>;
}
