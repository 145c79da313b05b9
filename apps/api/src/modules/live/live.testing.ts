import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { openPlatform } from '../../platform/open-platform.ts';
import type { TestApi } from '../../testing/api.ts';
import { openCaller, type TestCaller } from '../../testing/caller.ts';

export interface Frame {
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it comes
  readonly data: any;
  readonly after?: number;
}

export interface Listener {
  readonly socket: WebSocket;
  readonly frames: readonly Frame[];
  /** The frames of an event, once there are so many. */
  until(event: string, count?: number): Promise<Frame[]>;
  readonly closed: Promise<number>;
}

const LIMIT_MS = 10_000;

/** Connects without saying who it is. */
export async function connect(
  origin: string,
  headers: Record<string, string> = {},
  path = '/app-api/message/ws',
): Promise<Listener> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  onTestFinished(() => socket.terminate());
  const until: Listener['until'] = (event, count = 1) =>
    new Promise((resolve, reject) => {
      const found = () => frames.filter((frame) => frame.event === event);
      const timer = setTimeout(
        () => reject(new Error(`${found().length} of ${count} ${event}: ${JSON.stringify(frames).slice(0, 500)}`)),
        LIMIT_MS,
      );
      const look = (): void => {
        if (found().length < count) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found());
      };
      waiting.add(look);
      look();
    });
  return { socket, frames, until, closed };
}

/** Connects as a member; from the first frame on all is heard. */
export async function listenAs(
  origin: string,
  { token, tenantId = 1 }: { token: string; tenantId?: number },
  headers: Record<string, string> = {},
) {
  const listener = await connect(origin, headers);
  listener.socket.send(JSON.stringify({ event: 'auth', token, type: 1, params: { 'tenant-id': String(tenantId) } }));
  await listener.until('unread');
  return listener;
}

/** Connects as staff or a seller, in the console; from the first frame on all is heard. */
export async function listenAtDesk(
  origin: string,
  { consoleToken, tenantId = 1 }: { consoleToken: string; tenantId?: number },
) {
  const listener = await connect(origin, {}, '/admin-api/ws');
  const params = { 'tenant-id': String(tenantId) };
  listener.socket.send(JSON.stringify({ event: 'auth', token: consoleToken, params }));
  await listener.until('ready');
  return listener;
}

/**
 * Another process of the same store: its own server, connections and sockets.
 *
 * @param settings what differs in its configuration
 */
export async function startAnother(
  api: TestApi,
  settings: Partial<Config> = {},
): Promise<{ origin: string; call: TestCaller; stop(): Promise<void> }> {
  const platform = openPlatform(
    { ...api.platform.config, ...settings },
    { clock: api.clock, liveTiming: api.platform.live.timing },
  );
  const app = await buildApp(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await app.close();
    await platform.database.close();
  };
  onTestFinished(stop);
  return { origin, call: openCaller(origin), stop };
}
