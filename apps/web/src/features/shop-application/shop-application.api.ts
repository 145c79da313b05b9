import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { POPULATIONS, type Population } from '../../lib/population.ts';

export type Application = Output<'applications.own'>;
export type SaleCategories = Readonly<Record<Population, Output<'catalogue.levelOne'>>>;

export const shopApplicationKeys = {
  all: ['shopApplication'] as const,
  own: ['shopApplication', 'own'] as const,
  categories: ['shopApplication', 'categories'] as const,
  agreement: ['shopApplication', 'agreement'] as const,
};

const WAITING = 1;
const ASK_AGAIN_MS = 5_000;

/** How the caller's wish for a shop stands, asked again while staff have it before them. Failures stay silent. */
export function useOwnApplication(): UseQueryResult<Application> {
  return useQuery({
    queryKey: shopApplicationKeys.own,
    queryFn: ({ signal }) => call('applications.own', {}, { signal, quiet: true }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.sta === WAITING ? ASK_AGAIN_MS : false),
  });
}

export function useApplyForShop(): UseMutationResult<
  Output<'applications.create'>,
  Error,
  Input<'applications.create'> & { idempotencyKey: string }
> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }) => call('applications.create', input, { idempotencyKey, quiet: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: shopApplicationKeys.own }),
  });
}

/** The first level of each population's categories. */
export function useSaleCategories(): UseQueryResult<SaleCategories> {
  return useQuery({
    queryKey: shopApplicationKeys.categories,
    queryFn: async ({ signal }): Promise<SaleCategories> => {
      const of = (population: Population) =>
        call('catalogue.levelOne', { sex: POPULATIONS[population] }, { signal, quiet: true });
      const [female, male, children] = await Promise.all([of('female'), of('male'), of('children')]);
      return { female, male, children };
    },
  });
}

/** The code of the article that an applicant accepts: the store agreement's, else the privacy policy's. */
export function useAgreementCode(): string | undefined {
  const { data } = useQuery({
    queryKey: shopApplicationKeys.agreement,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { settingValue } = await call('tenant.setting', { key: 'SYSTEM_ARTICLE_SETTING' }, { signal, quiet: true });
      const setting: unknown = JSON.parse(settingValue);
      if (typeof setting !== 'object' || setting === null) return null;
      const codes = [
        'storeAgreement' in setting ? setting.storeAgreement : undefined,
        'privacyPolicy' in setting ? setting.privacyPolicy : undefined,
      ];
      return codes.find((code): code is string => typeof code === 'string' && code !== '') ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
