/** Websockets that have not said yet whose they are. */
import type { WebSocket } from 'ws';

/** Of one network, and of all. */
const MOST_OF_A_NETWORK = 20;
const MOST = 1_000;

export interface Strangers {
  /** @returns those that have to make room for it, the oldest first: who has a token says so long before its turn comes */
  add(socket: WebSocket, network: string): readonly WebSocket[];
  delete(socket: WebSocket): void;
}

/** Keeps count of strangers apart from members, so that a crowd that says nothing keeps no member out. */
export function openStrangers(): Strangers {
  const networks = new Map<string, Set<WebSocket>>();
  const networkBySocket = new Map<WebSocket, string>();
  const remove = (socket: WebSocket): void => {
    const network = networkBySocket.get(socket);
    if (network === undefined) return;
    networkBySocket.delete(socket);
    const sockets = networks.get(network);
    sockets?.delete(socket);
    if (sockets?.size === 0) networks.delete(network);
  };
  return {
    add: (socket, network) => {
      const sockets = networks.get(network) ?? new Set();
      const [oldestOfNetwork] = sockets.size >= MOST_OF_A_NETWORK ? sockets : [];
      const [oldest] = networkBySocket.size >= MOST ? networkBySocket.keys() : [];
      const leaving = oldestOfNetwork ?? oldest;
      if (leaving) remove(leaving);
      networks.set(network, (networks.get(network) ?? new Set()).add(socket));
      networkBySocket.set(socket, network);
      return leaving ? [leaving] : [];
    },
    delete: remove,
  };
}
