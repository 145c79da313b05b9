import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';
import { useSession } from '../session/session-store.ts';

export const LOG_PAGE_SIZE = 10;

export const walletKeys = {
  all: ['wallet'] as const,
  balance: ['wallet', 'balance'] as const,
  log: (pageNo: number) => ['wallet', 'log', pageNo] as const,
  recharges: (pageNo: number) => ['wallet', 'recharges', pageNo] as const,
  withdrawals: (pageNo: number) => ['wallet', 'withdrawals', pageNo] as const,
};

/**
 * Asked for only when the shopper's info is known here. What the wallet holds decides what can be paid, so every screen
 * that opens asks anew, and shows what was known meanwhile.
 */
export function useWallet(): UseQueryResult<Output<'wallet.get'>> {
  return useQuery({
    queryKey: walletKeys.balance,
    queryFn: ({ signal }) => call('wallet.get', {}, { signal, quiet: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    enabled: useSession(({ token, userInfo }) => token !== null && userInfo !== null),
  });
}

/** The balance moves without the shopper: refunds, decisions of staff. */
export function useWalletLog(pageNo: number): UseQueryResult<Output<'wallet.log'>> {
  return useQuery({
    queryKey: walletKeys.log(pageNo),
    queryFn: ({ signal }) => call('wallet.log', { pageNo, pageSize: LOG_PAGE_SIZE }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Staff decide about them at any time: what was seen before may have changed. */
export function useRecharges(pageNo: number): UseQueryResult<Output<'recharges.list'>> {
  return useQuery({
    queryKey: walletKeys.recharges(pageNo),
    queryFn: ({ signal }) => call('recharges.list', { pageNo, pageSize: LOG_PAGE_SIZE }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useWithdrawals(pageNo: number): UseQueryResult<Output<'withdrawals.list'>> {
  return useQuery({
    queryKey: walletKeys.withdrawals(pageNo),
    queryFn: ({ signal }) => call('withdrawals.list', { pageNo, pageSize: LOG_PAGE_SIZE }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
