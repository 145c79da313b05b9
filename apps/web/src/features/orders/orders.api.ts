import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { behind } from '../../lib/walk.ts';

export const orderKeys = {
  all: ['orders'] as const,
  page: (filter: OrderFilter) => ['orders', 'page', filter] as const,
  count: (status: number) => ['orders', 'count', status] as const,
  detail: (id: number) => ['orders', 'detail', id] as const,
  byNo: (orderNo: string) => ['orders', 'byNo', orderNo] as const,
};

export type OrderFilter = Input<'orders.page'>;
export type OrderPage = Output<'orders.page'>;
export type Order = OrderPage['list'][number];
export type OrderDetail = Output<'orders.detail'>;
export type OrderItem = Order['items'][number];

/** A page of the shopper's orders. While another one is on its way the old one stays. */
export function useOrders(filter: OrderFilter): UseQueryResult<OrderPage> {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: orderKeys.page(filter),
    queryFn: ({ signal }) => {
      const before = orderKeys.page({ ...filter, pageNo: Number(filter.pageNo ?? 1) - 1 });
      const page = { ...filter, ...behind(queryClient.getQueryData<OrderPage>(before)) };
      return call('orders.page', page, { signal, quiet: true });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** How many orders stand at a status; without an answer no number is shown. */
export function useOrderCount(status: number): number {
  const { data } = useQuery({
    queryKey: orderKeys.count(status),
    queryFn: async ({ signal }) => {
      const { total } = await call('orders.page', { status, pageNo: 1, pageSize: 1 }, { signal, quiet: true });
      return total;
    },
  });
  return data ?? 0;
}

/** Between the end of the time to pay and the cancelling there may be a moment. */
const ASK_AGAIN_AFTER_MS = 2000;

const detailOptions = (id: number) =>
  queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: ({ signal }) => call('orders.detail', { id }, { signal, quiet: true }),
    staleTime: 0,
    // A machine that slept has lost the time: how much is left to pay is asked for anew.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && isOverdue(data) ? ASK_AGAIN_AFTER_MS : false),
  });

const isOverdue = ({ status, auditStatus, keyTTL }: Order): boolean =>
  status === ORDER_STATUS.waitPay && keyTTL === 0 && auditStatus !== AUDIT_STATUS.waiting;

export function useOrder(id: number | undefined): UseQueryResult<OrderDetail> {
  return useQuery({ ...detailOptions(id ?? 0), enabled: id !== undefined });
}

/** By its number, as the pages of its reviews know it. */
export function useOrderByNo(orderNo: string): UseQueryResult<OrderDetail> {
  return useQuery({
    queryKey: orderKeys.byNo(orderNo),
    queryFn: ({ signal }) => call('orders.detail', { orderNo }, { signal, quiet: true }),
    enabled: orderNo !== '',
  });
}

export interface OrderGroup {
  /** In the order of the ids; undefined until all are there. */
  orders: OrderDetail[] | undefined;
  /** When the answers came, epoch ms. */
  fetchedAt: number;
  isError: boolean;
  isMissing: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** Orders that are paid together. */
export function useOrderGroup(ids: readonly number[]): OrderGroup {
  return useQueries({
    queries: ids.map(detailOptions),
    combine: (results) => {
      const orders = results.flatMap(({ data }) => data ?? []);
      return {
        orders: orders.length === ids.length && ids.length > 0 ? orders : undefined,
        fetchedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        isError: results.some(({ isError, data }) => isError && data === undefined),
        isMissing: results.some(({ error }) => isMissingOrder(error)),
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const { refetch } of results) refetch();
        },
      };
    },
  });
}

/** Asks for orders as they are at this moment, past what is known of them. */
export function fetchOrders(queryClient: QueryClient, ids: readonly number[]): Promise<OrderDetail[]> {
  return Promise.all(ids.map((id) => queryClient.fetchQuery(detailOptions(id))));
}

/** Not there, or somebody else's: the server does not tell the two apart. */
export const isMissingOrder = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 404 || error.code === 400);

export type Creation = Input<'orders.create'> & { idempotencyKey: string };

/** Makes orders of cart lines. Failures are told where the shopper orders. */
export function useCreateOrders(): UseMutationResult<Output<'orders.create'>, Error, Creation> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }) => call('orders.create', input, { idempotencyKey, quiet: true }),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
}

export function useCancelOrder(): UseMutationResult<Output<'orders.cancel'>, Error, number> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id) => call('orders.cancel', { id }),
    // After a refusal as well: the order is not what the page showed. What was paid is back in the wallet. Nobody waits
    // for the new list: a button that it takes away would not live to say what became of its press.
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: orderKeys.all });
      queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
}

/** The goods have arrived. */
export function useConfirmReceipt(): UseMutationResult<Output<'orders.confirmReceipt'>, Error, number> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id) => call('orders.confirmReceipt', { id }),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
}
