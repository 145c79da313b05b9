import { PAY_TYPE } from '@passage/contract/codes';
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

const BY_PROOF: readonly number[] = [PAY_TYPE.virtualCurrency, PAY_TYPE.card, PAY_TYPE.online];

/** Paid elsewhere, and proven here by a screenshot that staff look at. */
export const isPaidByProof = (payType: number | null): boolean => payType !== null && BY_PROOF.includes(payType);

export interface Payment {
  payType: number;
  orderIds: readonly number[];
  /** For the balance. */
  payPassword?: string;
  /** For every other method: the address of the uploaded screenshot. */
  payOrderPic?: string;
  /** One for each attempt: a repeat of it charges nothing. */
  idempotencyKey: string;
}

/** Pays orders, all or none. Failures are told where the shopper pays. */
export function usePayOrders(): UseMutationResult<Output<'payment.pay'>, Error, Payment> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderIds, idempotencyKey, ...payment }) =>
      call('payment.pay', { ...payment, tradeOrderIdList: [...orderIds] }, { idempotencyKey, quiet: true }),
    // The balance and its log are another one than before.
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
}
