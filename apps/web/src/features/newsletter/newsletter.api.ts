import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';

/** The store mails a link, and only whoever opens it becomes a subscriber. */
export function useSubscribe(): UseMutationResult<Output<'contact.subscribe'>, Error, string> {
  return useMutation({ mutationFn: (email) => call('contact.subscribe', { email }) });
}
