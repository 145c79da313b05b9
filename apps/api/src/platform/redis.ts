/** Connections to a Redis or, at an address such as redis+cluster://host:6379,host:6380, to a Redis Cluster. */
import { Cluster, Redis } from 'ioredis';

export interface RedisPatience {
  /** null: a command waits for as long as it takes. */
  readonly maxRetriesPerRequest: number | null;
  /** Whether commands wait for a connection. */
  readonly enableOfflineQueue: boolean;
  /** Milliseconds that the answer to a command may take; without it as long as it takes. */
  readonly commandTimeout?: number;
}

const CLUSTER = /^(rediss?)\+cluster:\/\/([^@]*@)?(.+)$/;
const RETRY_MOST_MS = 2_000;

/** Whether an address names a Redis Cluster. */
export const isCluster = (url: string): boolean => CLUSTER.test(url);

/** Each node that the address of a cluster names, as the address of one Redis; of any other address that itself. */
function nodesOf(url: string): { readonly first: string; readonly all: readonly string[] } {
  const [, scheme = 'redis', credentials = '', hosts = ''] = CLUSTER.exec(url) ?? [];
  const all = hosts.split(',').map((host) => `${scheme}://${credentials}${host}`);
  const [first = url] = all;
  return isCluster(url) ? { first, all } : { first: url, all: [url] };
}

/** A client of a whole cluster. It connects with its first command. */
export function connectCluster(url: string, patience: RedisPatience, onError: (error: Error) => void): Cluster {
  const { first, all } = nodesOf(url);
  const { username, password, protocol } = new URL(first);
  const { enableOfflineQueue, ...ofEachNode } = patience;
  const cluster = new Cluster([...all], {
    enableOfflineQueue,
    lazyConnect: true,
    // The nodes that the named ones tell of are reached in the same way.
    redisOptions: {
      ...ofEachNode,
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
    },
  });
  cluster.on('error', onError);
  return cluster;
}

/**
 * A connection to one server: of a cluster to one of the named nodes and, whenever that is away, to the next. What is
 * published at one node is heard at all of them, but in order only by way of the same one. It connects with its first
 * command.
 */
export function connectNode(url: string, patience: RedisPatience, onError: (error: Error) => void): Redis {
  const { first, all } = nodesOf(url);
  const redis = new Redis(first, {
    ...patience,
    lazyConnect: true,
    retryStrategy: (attempt) => {
      const { hostname, port } = new URL(all[attempt % all.length] ?? first);
      // Read with each connection.
      if (all.length > 1) Object.assign(redis.options, { host: hostname, port: Number(port || 6379) });
      return Math.min(attempt * 50, RETRY_MOST_MS);
    },
  });
  redis.on('error', onError);
  return redis;
}

/** A client for commands about keys. It connects with its first command. */
export const connectRedis = (url: string, patience: RedisPatience, onError: (error: Error) => void): Redis | Cluster =>
  isCluster(url) ? connectCluster(url, patience, onError) : connectNode(url, patience, onError);
