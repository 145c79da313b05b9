import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Input, type Output } from '../../api/call.ts';
import { sessionKeys } from '../session/session.api.ts';

export const accountKeys = {
  all: ['account'] as const,
  payPassword: ['account', 'payPassword'] as const,
};

/** Whether a transaction password is set, and the e-mail that it belongs to. */
export function usePayPasswordStatus(): UseQueryResult<Output<'account.payPasswordStatus'>> {
  return useQuery({
    queryKey: accountKeys.payPassword,
    queryFn: ({ signal }) => call('account.payPasswordStatus', {}, { signal, quiet: true }),
  });
}

/** What it changes is fetched again by the page, after it has said that it is saved. */
export function useSetPayPassword(): UseMutationResult<
  Output<'account.setPayPassword'>,
  Error,
  Input<'account.setPayPassword'>
> {
  return useMutation({ mutationFn: (input) => call('account.setPayPassword', input) });
}

export function useChangePassword(): UseMutationResult<object, Error, Input<'account.changePassword'>> {
  return useMutation({ mutationFn: (input) => call('account.changePassword', input) });
}

export function useChangePayPassword(): UseMutationResult<object, Error, Input<'account.changePayPassword'>> {
  return useMutation({ mutationFn: (input) => call('account.changePayPassword', input) });
}

/** Saves what a person tells; the session learns the new name with the account. */
export function useSaveUserInfo(): UseMutationResult<object, Error, Input<'account.saveUserInfo'>> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input) => call('account.saveUserInfo', input),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: sessionKeys.userInfo });
    },
  });
}

/** Mails a code to the caller's own address. */
export function useSendPayPasswordCode(): UseMutationResult<object, Error, string> {
  return useMutation({ mutationFn: (email) => call('account.sendPayPasswordCode', { email }) });
}

/** Whether it is the code that was mailed; it stays valid. */
export function useCheckPayPasswordCode(): UseMutationResult<object, Error, string> {
  return useMutation({ mutationFn: (verificationCode) => call('account.checkPayPasswordCode', { verificationCode }) });
}

export function useResetPayPassword(): UseMutationResult<object, Error, Input<'account.resetPayPassword'>> {
  return useMutation({ mutationFn: (input) => call('account.resetPayPassword', input) });
}

/** Fetches again whatever shows whether a transaction password is set. */
export function useRefreshPayPassword(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: accountKeys.all }),
      queryClient.invalidateQueries({ queryKey: ['wallet'] }),
    ]);
  };
}
