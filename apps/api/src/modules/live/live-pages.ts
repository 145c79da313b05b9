import websocket from '@fastify/websocket';
import type { Surface } from '@passage/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Authenticator } from '../../http/authenticator.ts';
import { callerAddressOf } from '../../http/caller-address.ts';
import { classifyOrigin } from '../../http/classify-origin.ts';
import { Failure } from '../../http/failure.ts';
import type { TenantDirectory } from '../../http/tenant-directory.ts';
import type { News } from '../../platform/live.ts';
import type { Platform } from '../../platform/platform.ts';
import { consoleRoom, deskRoom, memberRoom, openRooms, type Room } from './rooms.ts';
import { openStrangers } from './strangers.ts';
import { tellNews, unreadFrame } from './tell-news.ts';

const PATHS: readonly (readonly [url: string, surface: Surface])[] = [
  ['/app-api/message/ws', 'app'],
  ['/app-api/ws', 'app'],
  ['/admin-api/ws', 'admin'],
];
/** Larger than any frame that a client has to send. */
const MOST_BYTES = 8 * 1024;
/** First frames of one network that are looked up at the same time. */
const MOST_LOOKED_UP = 20;
const MOST_WAITING = 10_000;
/** What is left to a client to answer the end. */
const GOODBYE_MS = 1_000;
/** What a client may send between two heartbeats; it has to say who it is and to answer. */
const MOST_FRAMES = 200;
/**
 * Close codes: who it is was not said in time or is not known; too many of one member; too many strangers; look again,
 * something was missed; too much.
 */
const CLOSE = { notSignedIn: 4401, tooMany: 4429, crowded: 1013, again: 1012, tooMuch: 1008 } as const;

const authFrame = z.object({
  event: z.literal('auth'),
  token: z.string().min(1).max(4096),
  params: z.object({ 'tenant-id': z.union([z.string(), z.int()]).optional() }).nullish(),
});

interface Visitor {
  readonly surface: Surface;
  readonly tenantId: number;
  readonly memberId: number;
  readonly sessionId: string;
}

/** What staff and sellers hear: the own shop, and customer service where it is theirs to answer. */
const consoleRooms = (
  tenantId: number,
  { id, role, ownShopId }: Awaited<ReturnType<Authenticator['memberOf']>>,
): [Room, ...Room[]] => [
  consoleRoom(tenantId, id),
  ...(ownShopId === undefined ? [] : [deskRoom(tenantId, ownShopId)]),
  ...(role === 'support' || role === 'admin' ? [deskRoom(tenantId, 0)] : []),
];

/** The websocket: who says in time who they are hears what concerns them. */
export async function livePages(
  app: FastifyInstance,
  { platform, tenants, sessions }: { platform: Platform; tenants: TenantDirectory; sessions: Authenticator },
): Promise<void> {
  const { live, database, log } = platform;
  const { authMs, heartbeatMs, bufferBytes } = live.timing;
  const rooms = openRooms(bufferBytes);
  const visitors = new Map<WebSocket, Visitor>();
  const answered = new WeakSet<WebSocket>();
  const frames = new Map<WebSocket, number>();
  const strangers = openStrangers();
  const lookedUp = new Map<string, number>();
  let waiting = 0;
  let telling: Promise<void> = Promise.resolve();
  let listening: Promise<void> | undefined;

  /** Of one that may not answer: it gets the code, and is gone whether it closes or not. */
  const dismiss = (socket: WebSocket, code: number, reason: string): void => {
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  };
  const letGo = (socket: WebSocket, code: number, reason: string): void => {
    rooms.leave(socket);
    socket.close(code, reason);
  };
  /** Of sockets: closes those whose session holds no longer. */
  const letEndedGo = async (tenantId: number, open: readonly (readonly [WebSocket, Visitor])[]): Promise<void> => {
    if (open.length === 0) return;
    const sessionIds = open.map(([, { sessionId }]) => sessionId);
    const ended = new Set(await sessions.endedOf(tenantId, sessionIds));
    for (const [socket, { sessionId }] of open)
      if (ended.has(sessionId)) letGo(socket, CLOSE.notSignedIn, 'signed out');
  };
  const tell = async (news: News): Promise<void> => {
    const { tenantId, about, id } = news;
    if (about !== 'session' && about !== 'shop') return tellNews(platform, rooms, news);
    const own = [...visitors].filter(([, visitor]) => visitor.tenantId === tenantId && visitor.memberId === id);
    if (about === 'session') return letEndedGo(tenantId, own);
    // Whoever comes back is let into the rooms of the shop.
    for (const [socket, { surface }] of own) if (surface === 'admin') letGo(socket, CLOSE.again, 'look again');
  };

  const onGap = (): void => rooms.closeAll(CLOSE.again, 'look again');
  // One after the other, so that frames keep the order of the news.
  const onNews = (news: News): void => {
    if (waiting >= MOST_WAITING) {
      onGap();
      return;
    }
    waiting += 1;
    telling = telling
      .then(() => tell(news))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'live news');
        onGap();
      })
      .finally(() => {
        waiting -= 1;
      });
  };
  const listen = (): Promise<void> => {
    listening ??= live.listen(onNews, onGap).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  };

  const admit = async (socket: WebSocket, request: FastifyRequest, data: RawData, surface: Surface): Promise<void> => {
    const { token, params } = authFrame.parse(JSON.parse(String(data)));
    const named = params?.['tenant-id'] ?? request.headers['tenant-id'];
    const { id: tenantId } =
      named === undefined || named === ''
        ? await tenants.ofHost(request.hostname.toLowerCase())
        : await tenants.ofHeader(Array.isArray(named) ? named : String(named));
    if ((await classifyOrigin(request, tenants, tenantId)) === 'foreign') throw new Failure('NOT_ALLOWED');
    const member = await sessions.memberOf(token, tenantId, surface);
    const { id, sessionId } = member;
    await listen();
    if (socket.readyState !== socket.OPEN) return;
    const isLetIn = rooms.join(
      socket,
      surface === 'admin' ? consoleRooms(tenantId, member) : [memberRoom(tenantId, id)],
    );
    if (!isLetIn) return dismiss(socket, CLOSE.tooMany, 'too many connections');
    visitors.set(socket, { surface, tenantId, memberId: id, sessionId });
    const [first, ended] = await Promise.all([
      surface === 'admin' ? { event: 'ready', data: {} } : unreadFrame(database.forTenant(tenantId).readable, id),
      // Of a session that ended while it was looked up no news comes any more.
      sessions.endedOf(tenantId, [sessionId]),
    ]);
    if (ended.length > 0) throw new Failure('NOT_SIGNED_IN');
    // The first frame says that all that comes from now on will be told.
    socket.send(JSON.stringify(first));
  };

  const onSocket = (socket: WebSocket, request: FastifyRequest, surface: Surface): void => {
    const network = callerAddressOf(request);
    platform.metrics.countSocket(1);
    for (const oldest of strangers.add(socket, network)) dismiss(oldest, CLOSE.crowded, 'crowded');
    const timer = setTimeout(() => {
      socket.close(CLOSE.notSignedIn, 'not signed in');
      socket.terminate();
    }, authMs);
    answered.add(socket);
    // Each ping is answered, also of a client that reads none of the answers: they would fill the memory.
    const count = (): void => {
      const sent = (frames.get(socket) ?? 0) + 1;
      frames.set(socket, sent);
      if (sent <= MOST_FRAMES) return;
      letGo(socket, CLOSE.tooMuch, 'too much');
      socket.terminate();
    };
    socket.on('ping', count);
    socket.on('message', count);
    socket.on('pong', () => {
      answered.add(socket);
      count();
    });
    socket.on('close', () => {
      platform.metrics.countSocket(-1);
      clearTimeout(timer);
      strangers.delete(socket);
      visitors.delete(socket);
      frames.delete(socket);
      rooms.leave(socket);
    });
    // What comes after the first frame has no meaning and is not looked at.
    socket.once('message', (data: RawData) => {
      // It was said in time, however long it takes to look it up.
      clearTimeout(timer);
      strangers.delete(socket);
      const beforeIt = lookedUp.get(network) ?? 0;
      if (beforeIt >= MOST_LOOKED_UP) return dismiss(socket, CLOSE.crowded, 'crowded');
      lookedUp.set(network, beforeIt + 1);
      admit(socket, request, data, surface)
        .catch((error: unknown) => {
          const isExpected = error instanceof Failure || error instanceof z.ZodError || error instanceof SyntaxError;
          if (!isExpected) request.log.warn({ err: error }, 'websocket');
          dismiss(socket, isExpected ? CLOSE.notSignedIn : CLOSE.again, isExpected ? 'not signed in' : 'look again');
        })
        .finally(() => {
          const left = (lookedUp.get(network) ?? 1) - 1;
          if (left > 0) lookedUp.set(network, left);
          else lookedUp.delete(network);
        });
    });
  };

  /** Lets go of who does not answer and of sessions that have ended. */
  const beat = async (): Promise<void> => {
    const open = new Map<number, (readonly [WebSocket, Visitor])[]>();
    for (const [socket, visitor] of visitors) {
      frames.delete(socket);
      if (!answered.delete(socket)) {
        socket.terminate();
        continue;
      }
      socket.ping();
      const { tenantId } = visitor;
      const others = open.get(tenantId) ?? [];
      others.push([socket, visitor]);
      open.set(tenantId, others);
    }
    for (const [tenantId, sockets] of open) await letEndedGo(tenantId, sockets);
  };
  const heart = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'heartbeat'));
  }, heartbeatMs);
  heart.unref();
  app.addHook('onClose', async () => clearInterval(heart));

  const preClose = (done: () => void): void => {
    // Those who go look again: at another process, or at this one once it is back.
    const { clients } = app.websocketServer;
    for (const socket of clients) socket.close(CLOSE.again, 'look again');
    setTimeout(() => {
      for (const socket of clients) socket.terminate();
    }, GOODBYE_MS).unref();
    app.websocketServer.close();
    done();
  };
  /** What a client does wrong is nothing that anybody has to look into. */
  const errorHandler = (error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void => {
    request.log.debug({ err: error }, 'websocket');
    platform.metrics.countSocketError(error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too_large' : 'other');
    // The library has sent the code that says what was wrong; a client that does not answer it is gone soon.
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  };
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    preClose,
    errorHandler,
  });
  for (const [url, surface] of PATHS) {
    app.route({
      method: 'GET',
      url,
      // Whose page may listen is known once the first frame has named the tenant; a stranger's gets no connection at all.
      onRequest: async (request) => {
        if ((await classifyOrigin(request, tenants)) === 'foreign') throw new Failure('NOT_ALLOWED');
      },
      handler: async () => {
        throw new Failure('NOT_FOUND');
      },
      wsHandler: (socket, request) => onSocket(socket, request, surface),
    });
  }
}
