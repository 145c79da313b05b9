import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveConnection, useIsLive } from '../../lib/live-connection.ts';
import { onLiveNews } from '../../lib/live-socket.ts';
import { useSession } from '../session/session-store.ts';
import { type ChatPartner, chatKeys, deleteMessage, markRead, readNew, readPage, takeDeletions } from './chat.api.ts';
import { type ChatMessage, type Conversation, caughtUp, EMPTY, withMessages, withoutMessages } from './conversation.ts';

const NEW_EVERY_MS = 5_000;
const DELETIONS_EVERY_MS = 3_000;

type State = Conversation & { status: 'loading' | 'ready' | 'failed' };

export interface OpenConversation extends State {
  isLoadingOlder: boolean;
  retry: () => void;
  loadOlder: () => void;
  /** A message of one's own, as the server answered it. */
  add: (message: ChatMessage) => void;
  remove: (id: number) => Promise<void>;
}

/** Runs again and again, never two at once; what fails is tried again at the next turn. */
function useEvery(ms: number | undefined, work: () => Promise<unknown>): void {
  const isBusy = useRef(false);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => {
      if (isBusy.current) return;
      isBusy.current = true;
      work()
        .catch(() => undefined)
        .finally(() => {
          isBusy.current = false;
        });
    }, ms);
    return () => clearInterval(timer);
  }, [ms, work]);
}

/** One conversation while it is open. The partner stays the same for the life of the component. */
export function useConversation(partner: ChatPartner): OpenConversation {
  const queryClient = useQueryClient();
  const isLive = useIsLive();
  const [state, setState] = useState<State>({ ...EMPTY, status: 'loading' });
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const latest = useRef(state);
  latest.current = state;
  const shop = useRef(partner);
  const { status } = state;

  const load = useCallback(async () => {
    setState((known) => ({ ...known, status: 'loading' }));
    try {
      const { list, total } = await readPage(shop.current);
      const knownTo = Math.max(0, ...list.map(({ id }) => id));
      setState({ ...withMessages({ ...EMPTY, knownTo, hasOlder: total > list.length }, list), status: 'ready' });
    } catch {
      setState((known) => ({ ...known, status: 'failed' }));
    }
  }, []);
  useEffect(() => void load(), [load]);

  const catchUp = useCallback(async () => {
    const added = await readNew(shop.current, latest.current.knownTo);
    if (added.length > 0) setState((known) => ({ ...known, ...caughtUp(known, added) }));
  }, []);
  const dropDeleted = useCallback(async () => {
    if (!shop.current) return;
    const ids = await takeDeletions(shop.current);
    if (ids.length > 0) setState((known) => ({ ...known, ...withoutMessages(known, ids) }));
  }, []);
  const isPolling = status === 'ready' && !isLive;
  useEvery(isPolling ? NEW_EVERY_MS : undefined, catchUp);
  useEvery(isPolling && partner ? DELETIONS_EVERY_MS : undefined, dropDeleted);

  const ownId = useSession((session) => session.userInfo?.userId);
  const isReady = status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const look = (): void => {
      catchUp().catch(() => undefined);
      dropDeleted().catch(() => undefined);
    };
    // What came between the first answer and this moment was told to nobody.
    if (liveConnection.get()) look();
    return onLiveNews((news) => {
      if (news.event === 'connected') look();
      if (news.event !== 'message' && news.event !== 'deleted') return;
      const { shopId, buyid } = news.data;
      // Who answers for a desk hears of its shoppers' conversations too.
      if (shopId !== (shop.current?.id ?? 0) || buyid !== ownId) return;
      if (news.event === 'deleted') {
        const { ids } = news.data;
        setState((known) => ({ ...known, ...withoutMessages(known, ids) }));
        dropDeleted().catch(() => undefined);
        return;
      }
      const { data, after } = news;
      const message = { ...data, createTime: new Date(data.createTime) };
      // With a message missing between, what is known ends before this one until the gap is closed.
      if (after > latest.current.knownTo) catchUp().catch(() => undefined);
      setState((known) => ({
        ...known,
        ...(after > known.knownTo ? withMessages(known, [message]) : caughtUp(known, [message])),
      }));
    });
  }, [isReady, catchUp, dropDeleted, ownId]);

  const lastOfDesk = state.messages.findLast(({ sendtype }) => sendtype === 2)?.id ?? 0;
  useEffect(() => {
    if (lastOfDesk === 0) return;
    markRead(shop.current)
      .then(() => queryClient.invalidateQueries({ queryKey: chatKeys.sessions }))
      .catch(() => undefined);
  }, [lastOfDesk, queryClient]);

  const isAskingForOlder = useRef(false);
  const loadOlder = useCallback(() => {
    const { hasOlder, messages } = latest.current;
    const [first] = messages;
    if (!hasOlder || !first || isAskingForOlder.current) return;
    isAskingForOlder.current = true;
    setIsLoadingOlder(true);
    readPage(shop.current, first.id)
      .then(({ list, total }) =>
        setState((known) => ({ ...known, ...withMessages(known, list), hasOlder: total > list.length })),
      )
      .catch(() => undefined)
      .finally(() => {
        isAskingForOlder.current = false;
        setIsLoadingOlder(false);
      });
  }, []);

  return {
    ...state,
    isLoadingOlder,
    retry: () => void load(),
    loadOlder,
    add: (message) => setState((known) => ({ ...known, ...withMessages(known, [message]) })),
    remove: async (id) => {
      await deleteMessage(id);
      setState((known) => ({ ...known, ...withoutMessages(known, [id]) }));
    },
  };
}
