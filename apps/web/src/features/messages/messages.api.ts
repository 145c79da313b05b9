import {
  keepPreviousData,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, type Output } from '../../api/call.ts';
import { sessionStore } from '../session/session-store.ts';

export const MESSAGES_PAGE_SIZE = 10;

export type MessagePage = Output<'messages.page'>;
export type SystemMessage = MessagePage['list'][number];

/** What tells how many are unread stands under one key, apart from the lists. */
export const messageKeys = {
  pages: ['messages', 'page'] as const,
  page: (type: number, pageNo: number) => ['messages', 'page', type, pageNo] as const,
  unread: ['messages', 'unread'] as const,
  unreadCount: ['messages', 'unread', 'count'] as const,
  unreadShopCount: ['messages', 'unreadShop'] as const,
  unreadTypes: ['messages', 'unread', 'types'] as const,
};

/** Messages of a type, newest first, fetched each time that the tab or the page is turned to. */
export function useMessages(type: number, pageNo: number): UseQueryResult<MessagePage> {
  return useQuery({
    queryKey: messageKeys.page(type, pageNo),
    queryFn: ({ signal }) =>
      call('messages.page', { type, pageNo, pageSize: MESSAGES_PAGE_SIZE, userType: 1 }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Where the unread ones are. Without an answer the tabs stand without their counts. */
export function useUnreadTypes(): Output<'messages.hasUnread'>['types'] {
  const { data } = useQuery({
    queryKey: messageKeys.unreadTypes,
    queryFn: ({ signal }) => call('messages.hasUnread', {}, { signal, quiet: true }),
    staleTime: 0,
  });
  return data?.types ?? [];
}

/** Marks a message read, at once where it is seen. A failure is nobody's concern: the next look sees it unread again. */
export function useMarkRead(): UseMutationResult<Output<'messages.markRead'>, Error, number> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id) => call('messages.markRead', { id }, { quiet: true }),
    onMutate: (id) => {
      queryClient.setQueriesData<MessagePage>(
        { queryKey: messageKeys.pages },
        (page) =>
          page && {
            ...page,
            list: page.list.map((message) => (message.id === id ? { ...message, sta: true } : message)),
          },
      );
      sessionStore.addToCounter('unreadSystemMessages', -1);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: messageKeys.unread }),
  });
}
