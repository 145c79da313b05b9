import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';

export const rechargeKeys = {
  options: ['recharge', 'options'] as const,
};

export type RechargeOptions = Output<'recharges.options'>;

export function useRechargeOptions(): UseQueryResult<RechargeOptions> {
  return useQuery({
    queryKey: rechargeKeys.options,
    queryFn: ({ signal }) => call('recharges.options', {}, { signal, quiet: true }),
  });
}

export type Recharge = Input<'recharges.submit'> & { idempotencyKey: string };

/** Hands in a recharge; answers its id. Failures are told in the form. */
export function useSubmitRecharge(): UseMutationResult<number, Error, Recharge> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }) => call('recharges.submit', input, { idempotencyKey, quiet: true }),
    // Its log is the wallet's.
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
}
