import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';

export const evaluationKeys = {
  all: ['evaluations'] as const,
  ofOrder: (orderNo: string) => ['evaluations', orderNo] as const,
};

export type Evaluation = Output<'evaluations.list'>[number];

/** What the shopper has said of an order's items. */
export function useEvaluations(orderNo: string): UseQueryResult<Evaluation[]> {
  return useQuery({
    queryKey: evaluationKeys.ofOrder(orderNo),
    queryFn: ({ signal }) => call('evaluations.list', { orderNo }, { signal, quiet: true }),
    enabled: orderNo !== '',
  });
}

/** No such order, or somebody else's. */
export const isMissingEvaluation = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 404 || error.code === 400);

export type Publication = Input<'evaluations.create'> & { idempotencyKey: string };
export type Publish = UseMutationResult<Output<'evaluations.create'>, Error, Publication>;

/** Publishes what is said of an order; its products and the order itself are asked for anew. */
export function usePublish(): Publish {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, list }) => call('evaluations.create', { list }, { idempotencyKey }),
    // After a refusal as well: the order is not what the page showed.
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: evaluationKeys.all });
      queryClient.invalidateQueries({ queryKey: ['orders'] });
      queryClient.invalidateQueries({ queryKey: ['catalogue'] });
    },
  });
}
