/** Somebody with an open chat: a websocket that comes back, and reading after the last message that is known. */
import { WebSocket } from 'ws';

export interface Message {
  readonly id: number;
  readonly message: string;
  /** The shopper of the conversation. */
  readonly buyid: number;
}

/** One conversation as its reader has got it. */
export interface Talk {
  /** Texts in the order in which they came. */
  readonly seen: string[];
  /** What is newer than a message, oldest first. */
  read(after: number): Promise<readonly Message[]>;
}

export interface ChatUser {
  /** By the shopper's id. */
  readonly talks: ReadonlyMap<number, Talk>;
  /** Frames that told of a message once more. */
  readonly repeats: () => number;
  /** Breaks the connection, as a network would. */
  lose(): void;
  close(): void;
}

const AGAIN_MS = [200, 1_000] as const;

/** @param side the websocket's path, and a token of its side */
export function openChatUser(
  origin: string,
  { token, path }: { readonly token: string; readonly path: string },
  talks: ReadonlyMap<number, Talk>,
): ChatUser {
  const known = new Map<number, number>();
  const reading = new Map<number, Promise<void>>();
  let socket: WebSocket | undefined;
  let isOver = false;
  let repeats = 0;

  const take = (buyid: number, messages: readonly Message[]): void => {
    for (const { id, message } of messages) {
      if (id <= (known.get(buyid) ?? 0)) continue;
      known.set(buyid, id);
      talks.get(buyid)?.seen.push(message);
    }
  };
  const catchUp = (buyid: number): void => {
    const before = reading.get(buyid) ?? Promise.resolve();
    const next = before.then(async () => {
      const messages = await talks.get(buyid)?.read(known.get(buyid) ?? 0);
      take(buyid, messages ?? []);
    });
    // What cannot be read now is read after the next connection.
    reading.set(
      buyid,
      next.catch(() => undefined),
    );
  };
  const hear = (text: string): void => {
    const { event, data, after }: { event: string; data: Message; after: number } = JSON.parse(text);
    if (event !== 'message' || !talks.has(data.buyid)) return;
    const last = known.get(data.buyid) ?? 0;
    if (data.id <= last) repeats += 1;
    else if (after > last) catchUp(data.buyid);
    else take(data.buyid, [data]);
  };
  const connect = (): void => {
    if (isOver) return;
    const opened = new WebSocket(`${origin.replace('http', 'ws')}${path}`);
    socket = opened;
    let isAdmitted = false;
    opened.on('error', () => undefined);
    opened.on('open', () => opened.send(JSON.stringify({ event: 'auth', token, params: { 'tenant-id': '1' } })));
    opened.on('message', (data) => {
      if (!isAdmitted) for (const buyid of talks.keys()) catchUp(buyid);
      isAdmitted = true;
      hear(String(data));
    });
    opened.on('close', () => {
      const [least, most] = AGAIN_MS;
      setTimeout(connect, least + Math.random() * (most - least));
    });
  };
  connect();
  return {
    talks,
    repeats: () => repeats,
    lose: () => socket?.terminate(),
    close: () => {
      isOver = true;
      socket?.terminate();
    },
  };
}
