import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { currentLanguage } from '../../lib/locale.ts';
import { readWithdrawalTypes, type WithdrawalType } from './withdrawal-types.ts';

export const ADDRESS_PAGE_SIZE = 10;

export const withdrawalKeys = {
  addresses: ['withdrawals', 'addresses'] as const,
  addressPage: (pageNo: number) => ['withdrawals', 'addresses', 'page', pageNo] as const,
  addressList: ['withdrawals', 'addresses', 'list'] as const,
};

export type WithdrawalAddress = Output<'withdrawals.addressList'>[number];

export function useAddressPage(pageNo: number): UseQueryResult<Output<'withdrawals.addressPage'>> {
  return useQuery({
    queryKey: withdrawalKeys.addressPage(pageNo),
    queryFn: ({ signal }) =>
      call('withdrawals.addressPage', { pageNo, pageSize: ADDRESS_PAGE_SIZE }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** All addresses, fetched each time that one of them is to be chosen. */
export function useAddressList(enabled: boolean): UseQueryResult<WithdrawalAddress[]> {
  return useQuery({
    queryKey: withdrawalKeys.addressList,
    queryFn: ({ signal }) => call('withdrawals.addressList', {}, { signal, quiet: true }),
    staleTime: 0,
    enabled,
  });
}

export function useWithdrawalTypes(enabled = true): UseQueryResult<WithdrawalType[]> {
  return useQuery({
    queryKey: ['tenant', 'setting', 'WITHDRAWAL_TYPE_SETTING', 'types'],
    queryFn: async ({ signal }) => {
      const key = 'WITHDRAWAL_TYPE_SETTING';
      const { settingValue } = await call('tenant.setting', { key }, { signal, quiet: true });
      return readWithdrawalTypes(JSON.parse(settingValue), currentLanguage());
    },
    enabled,
  });
}

/** With an id it changes that address, else it adds one. Failures are shown in the form. */
export function useSaveAddress(): UseMutationResult<
  { id: number },
  Error,
  Input<'withdrawals.createAddress'> & { id?: number }
> {
  return useMutation({
    mutationFn: ({ id, ...form }) =>
      id === undefined
        ? call('withdrawals.createAddress', form, { quiet: true })
        : call('withdrawals.updateAddress', { ...form, id }, { quiet: true }),
  });
}

export function useDeleteAddress(): UseMutationResult<{ id: number }, Error, number> {
  return useMutation({ mutationFn: (id) => call('withdrawals.deleteAddress', { id }) });
}

export type Withdrawal = Input<'withdrawals.apply'> & { idempotencyKey: string };

/** Asks for money of the balance. Failures are told in the dialogs. */
export function useWithdraw(): UseMutationResult<Output<'withdrawals.apply'>, Error, Withdrawal> {
  return useMutation({
    mutationFn: ({ idempotencyKey, ...input }) => call('withdrawals.apply', input, { idempotencyKey, quiet: true }),
  });
}
