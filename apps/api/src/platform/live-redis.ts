import type { Channel } from './live.ts';
import { connectNode } from './redis.ts';

/** Publish and subscribe. One Redis may serve several stores' databases: each has a channel of its own. */
export function channelOnRedis(url: string, databaseUrl: string, onError: (error: Error) => void): Channel {
  const channel = `passage:live:${new URL(databaseUrl).pathname.slice(1)}`;
  const sender = connectNode(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true }, onError);
  let listener: ReturnType<typeof connectNode> | undefined;

  return {
    publish: async (texts) => {
      const pipeline = sender.pipeline();
      for (const text of texts) pipeline.publish(channel, text);
      await pipeline.exec();
    },
    listen: async (onText, onGap) => {
      // It subscribes anew by itself whenever it has been away.
      const redis = connectNode(url, { maxRetriesPerRequest: null, enableOfflineQueue: true }, onError);
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
