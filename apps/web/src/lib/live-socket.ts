import { liveConnection } from './live-connection.ts';

/** What the server tells by itself. Moments are epoch milliseconds. */
export type LiveFrame =
  | {
      event: 'message';
      data: {
        id: number;
        message: string;
        sendtype: 1 | 2;
        type: 1 | 3;
        memberId: number;
        createTime: number;
        shopId: number;
        buyid: number;
      };
      /** The message before it in its conversation, 0 for none. */
      after: number;
    }
  | { event: 'deleted'; data: { ids: number[]; shopId: number; buyid: number } }
  | { event: 'unread'; data: { shop: number; service: number; system: number } }
  | { event: 'order'; data: { id: number; status: number } };

/** `connected`: something may have been missed until now. */
export type LiveNews = LiveFrame | { event: 'connected' };

const NOT_SIGNED_IN = 4401;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 30_000;

const listeners = new Set<(news: LiveNews) => void>();
const tell = (news: LiveNews): void => {
  for (const listener of listeners) listener(news);
};

/** Calls the listener with all news; returns what ends it. */
export function onLiveNews(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isFrame = (value: unknown): value is LiveFrame =>
  typeof value === 'object' && value !== null && 'event' in value && 'data' in value;

/**
 * Holds a websocket as long as it is wanted and comes back after each loss, later each time. While there is none, pages
 * ask in intervals. Returns what ends it.
 */
export function holdLiveSocket({ token, tenantId }: { token: string; tenantId: string }): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let isOver = false;

  const connect = (): void => {
    timer = undefined;
    const { protocol, host } = window.location;
    const opened = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/app-api/message/ws`);
    socket = opened;
    let isAdmitted = false;
    opened.onopen = () =>
      opened.send(JSON.stringify({ event: 'auth', token, type: 1, params: { 'tenant-id': tenantId } }));
    opened.onmessage = ({ data }) => {
      const frame: unknown = JSON.parse(String(data));
      // The first frame says that from now on all is told.
      if (!isAdmitted) {
        isAdmitted = true;
        losses = 0;
        liveConnection.set(true);
        tell({ event: 'connected' });
      }
      if (isFrame(frame)) tell(frame);
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      socket = undefined;
      liveConnection.set(false);
      // Whether the session is over the next call tells better.
      if (isOver || code === NOT_SIGNED_IN) return;
      const rest = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** losses);
      losses += 1;
      // Not all at once after the server was away.
      timer = setTimeout(connect, rest * (0.5 + Math.random() / 2));
    };
  };
  const hurry = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    connect();
  };
  // A machine without a network does not hear that the connection is gone.
  const drop = (): void => socket?.close();
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    hurry();
    if (liveConnection.get()) tell({ event: 'connected' });
  };
  window.addEventListener('online', hurry);
  window.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', onVisible);
  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', hurry);
    window.removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', onVisible);
    const last = socket;
    socket = undefined;
    last?.close();
    liveConnection.set(false);
  };
}
