import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { useIsSignedIn } from '../session/session-store.ts';

export const addressKeys = {
  all: ['addresses'] as const,
  list: ['addresses', 'list'] as const,
  countries: ['addresses', 'countries'] as const,
};

export type Address = Output<'addresses.list'>[number];
export type Country = Output<'tenant.countries'>[number];

export function useAddresses(): UseQueryResult<Address[]> {
  return useQuery({
    queryKey: addressKeys.list,
    queryFn: ({ signal }) => call('addresses.list', {}, { signal, quiet: true }),
    enabled: useIsSignedIn(),
  });
}

/** Countries with their sub-regions, named in the reader's language. */
export function useCountries(): UseQueryResult<Country[]> {
  return useQuery({
    queryKey: addressKeys.countries,
    queryFn: ({ signal }) => call('tenant.countries', {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves a new address, or one that is there when `id` is given; answers its id. */
export function useSaveAddress(): UseMutationResult<number, Error, Input<'addresses.create'> & { id?: number }> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...fields }) => {
      const saved =
        id === undefined
          ? await call('addresses.create', fields, { quiet: true })
          : await call('addresses.update', { ...fields, id }, { quiet: true });
      return saved.id;
    },
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: addressKeys.all });
    },
  });
}

/** Deletes an address. The list still has it until it is fetched again. */
export const useDeleteAddress = (): UseMutationResult<object, Error, number> =>
  useMutation({ mutationFn: (id) => call('addresses.remove', { id }) });

/** Makes an address the only default. The list shows it when it is fetched again. */
export const useSetDefaultAddress = (): UseMutationResult<object, Error, number> =>
  useMutation({ mutationFn: (id) => call('addresses.setDefault', { id }) });
