import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Input, type Output } from '../../api/call.ts';
import { onLiveNews } from '../../lib/live-socket.ts';
import { behind } from '../../lib/walk.ts';

export const SESSIONS_PAGE_SIZE = 10;
/** Messages of one page of a conversation. */
export const CHAT_PAGE_SIZE = 200;

/** A shop to write to. */
export interface ChatShop {
  id: number;
  name: string;
  logo: string;
  /** The member who answers for it, 0 where none does. */
  userId: number;
}

/** Whom a conversation is with: a shop, or without one customer service. */
export type ChatPartner = ChatShop | undefined;

const SHOP_MESSAGES = 1;
const SERVICE_MESSAGES = 2;

/** The partner as the endpoints name it. */
export const namesOf = (partner: ChatPartner): { shopId?: number; recipientId?: number; mesType: 1 | 2 } =>
  partner ? { shopId: partner.id, recipientId: partner.userId, mesType: SHOP_MESSAGES } : { mesType: SERVICE_MESSAGES };

export const chatKeys = {
  all: ['chat'] as const,
  sessions: ['chat', 'sessions'] as const,
  sessionPage: (type: number, pageNo: number) => ['chat', 'sessions', type, pageNo] as const,
  mayWrite: (shopId: number) => ['chat', 'mayWrite', shopId] as const,
};

export type ChatSession = Output<'chat.sessions'>[number];

/** The specification has the sessions as a bare list, so each names its own cursor. */
const endOf = (sessions: readonly ChatSession[]): string | null => sessions.at(-1)?.cursor ?? null;

export function useChatSessions(type: 0 | 1 | 2, pageNo: number): UseQueryResult<ChatSession[]> {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onLiveNews(({ event }) => {
        if (event !== 'order') void queryClient.invalidateQueries({ queryKey: chatKeys.sessions });
      }),
    [queryClient],
  );
  return useQuery({
    queryKey: chatKeys.sessionPage(type, pageNo),
    queryFn: ({ signal }) => {
      const before = queryClient.getQueryData<ChatSession[]>(chatKeys.sessionPage(type, pageNo - 1));
      const input = { type, pageNo, pageSize: SESSIONS_PAGE_SIZE, ...behind(before && { next: endOf(before) }) };
      return call('chat.sessions', input, { signal, quiet: true });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Whether the tenant has a script of its own for customer service, which then takes the chat's place. */
export function useServiceScript(enabled: boolean): UseQueryResult<boolean> {
  return useQuery({
    queryKey: ['tenant', 'setting', 'CUSTOMER_SERVICE_SETTING', 'isSet'],
    queryFn: async ({ signal }) => {
      const { settingValue } = await call(
        'tenant.setting',
        { key: 'CUSTOMER_SERVICE_SETTING' },
        { signal, quiet: true },
      );
      const setting: { context?: string } = JSON.parse(settingValue);
      return (setting.context ?? '') !== '';
    },
    enabled,
  });
}

/** May the shopper write to the shop; asked anew each time that its chat is opened. */
export function useMayWrite(shopId: number, enabled: boolean): UseQueryResult<boolean> {
  return useQuery({
    queryKey: chatKeys.mayWrite(shopId),
    queryFn: ({ signal }) => call('chat.mayWrite', { shopId }, { signal, quiet: true }),
    staleTime: 0,
    enabled,
  });
}

export const readPage = (partner: ChatPartner, beforeId?: number): Promise<Output<'chat.messages'>> =>
  call(
    'chat.messages',
    { ...namesOf(partner), pageNo: 1, pageSize: CHAT_PAGE_SIZE, ...(beforeId === undefined ? {} : { beforeId }) },
    { quiet: true },
  );

export const readNew = (partner: ChatPartner, msgid: number): Promise<Output<'chat.newMessages'>> =>
  call('chat.newMessages', { ...namesOf(partner), msgid }, { quiet: true });

export const sendMessage = (
  partner: ChatPartner,
  content: Pick<Input<'chat.send'>, 'message' | 'type'>,
  idempotencyKey: string,
): Promise<Output<'chat.send'>> =>
  call('chat.send', { ...namesOf(partner), ...content }, { idempotencyKey, quiet: true });

export const markRead = (partner: ChatPartner): Promise<object> =>
  call('chat.markRead', { memberId: partner?.userId ?? 0, shopId: partner?.id ?? 0 }, { quiet: true });

export const deleteMessage = (id: number): Promise<object> => call('chat.deleteMessage', { id }, { quiet: true });

/** Takes note of what a shop's member has deleted; answers the ids, which are confirmed in one batch. */
export async function takeDeletions({ userId, id: shopId }: ChatShop): Promise<number[]> {
  const ids = await call('chat.deletions', { id: userId, shopId }, { quiet: true });
  if (ids.length > 0) await call('chat.confirmDeletions', { id: userId, shopId, ids }, { quiet: true });
  return ids;
}
