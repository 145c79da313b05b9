import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';

export const paymentKeys = {
  methods: ['payment', 'methods'] as const,
};

export type PayMethod = Output<'payment.methods'>[number];

export function usePayMethods(): UseQueryResult<PayMethod[]> {
  return useQuery({
    queryKey: paymentKeys.methods,
    queryFn: ({ signal }) => call('payment.methods', {}, { signal, quiet: true }),
  });
}

export interface Payment {
  payType: number;
  orderIds: readonly number[];
  payPassword: string;
  /** One for each attempt: a repeat of it charges nothing. */
  idempotencyKey: string;
}

/** Pays orders, all or none. Failures are told where the shopper pays. */
export function usePayOrders(): UseMutationResult<Output<'payment.pay'>, Error, Payment> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payType, orderIds, payPassword, idempotencyKey }) =>
      call('payment.pay', { payType, tradeOrderIdList: [...orderIds], payPassword }, { idempotencyKey, quiet: true }),
    // The balance and its log are another one than before.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['wallet'] }),
  });
}
