import { Redis } from 'ioredis';
import type { Channel } from './live.ts';

/** Publish and subscribe. One Redis may serve several stores' databases: each has a channel of its own. */
export function channelOnRedis(url: string, databaseUrl: string, onError: (error: Error) => void): Channel {
  const channel = `passage:live:${new URL(databaseUrl).pathname.slice(1)}`;
  const open = (options: { maxRetriesPerRequest: number | null; enableOfflineQueue: boolean }): Redis => {
    const redis = new Redis(url, { lazyConnect: true, ...options });
    redis.on('error', onError);
    return redis;
  };
  const sender = open({ maxRetriesPerRequest: 1, enableOfflineQueue: true });
  let listener: Redis | undefined;

  return {
    publish: async (texts) => {
      const pipeline = sender.pipeline();
      for (const text of texts) pipeline.publish(channel, text);
      await pipeline.exec();
    },
    listen: async (onText, onGap) => {
      // It subscribes anew by itself whenever it has been away.
      const redis = open({ maxRetriesPerRequest: null, enableOfflineQueue: true });
      listener = redis;
      redis.on('message', (_, text: string) => onText(text));
      redis.on('close', onGap);
      await redis.subscribe(channel);
    },
    close: async () => {
      sender.disconnect();
      listener?.disconnect();
    },
  };
}
