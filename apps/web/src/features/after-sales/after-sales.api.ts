import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { behind } from '../../lib/walk.ts';

export type AfterSaleFilter = Input<'afterSales.page'>;
export type AfterSalePage = Output<'afterSales.page'>;
export type AfterSale = AfterSalePage['list'][number];
export type AfterSaleDetail = Output<'afterSales.detail'>;
export type RefundableItem = Output<'orders.item'>;

export const afterSaleKeys = {
  all: ['afterSales'] as const,
  page: (filter: AfterSaleFilter) => ['afterSales', 'page', filter] as const,
  detail: (id: number) => ['afterSales', 'detail', id] as const,
  item: (orderItemId: number) => ['afterSales', 'item', orderItemId] as const,
};

/** Not there, or somebody else's: the server does not tell the two apart. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 404 || error.code === 400);

/** What an application needs to know of an item. Never remembered: what is left of it changes with each application. */
export function useRefundableItem(orderItemId: number | undefined): UseQueryResult<RefundableItem> {
  return useQuery({
    queryKey: afterSaleKeys.item(orderItemId ?? 0),
    queryFn: ({ signal }) => call('orders.item', { id: orderItemId ?? 0 }, { signal, quiet: true }),
    enabled: orderItemId !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
}

/** A page of the shopper's after-sales. While another one is on its way the old one stays. */
export function useAfterSales(filter: AfterSaleFilter): UseQueryResult<AfterSalePage> {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: afterSaleKeys.page(filter),
    queryFn: ({ signal }) => {
      const before = afterSaleKeys.page({ ...filter, pageNo: Number(filter.pageNo ?? 1) - 1 });
      const page = { ...filter, ...behind(queryClient.getQueryData<AfterSalePage>(before)) };
      return call('afterSales.page', page, { signal, quiet: true });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useAfterSale(id: number | undefined): UseQueryResult<AfterSaleDetail> {
  return useQuery({
    queryKey: afterSaleKeys.detail(id ?? 0),
    queryFn: ({ signal }) => call('afterSales.detail', { afterSalesId: id ?? 0 }, { signal, quiet: true }),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** An order shows what becomes of its items. */
function useForget(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.invalidateQueries({ queryKey: afterSaleKeys.all });
    queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
}

export type Application = Input<'afterSales.create'> & { idempotencyKey: string };

/** Asks for a refund. Failures are told where it is asked. */
export function useApply(): UseMutationResult<Output<'afterSales.create'>, Error, Application> {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }) => call('afterSales.create', input, { idempotencyKey }),
    onSuccess: forget,
  });
}

export function useCancelAfterSale(): UseMutationResult<Output<'afterSales.cancel'>, Error, number> {
  const forget = useForget();
  // After a refusal as well: it is not what the page showed.
  return useMutation({ mutationFn: (id) => call('afterSales.cancel', { id }), onSettled: forget });
}

export function useReturnGoods(): UseMutationResult<
  Output<'afterSales.delivery'>,
  Error,
  Input<'afterSales.delivery'>
> {
  const forget = useForget();
  return useMutation({ mutationFn: (input) => call('afterSales.delivery', input), onSettled: forget });
}
