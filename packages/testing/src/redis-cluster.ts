import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@passage/launch/free-port';
import { Redis } from 'ioredis';
import { HUNG_RUN_MS } from './limits.ts';
import { findProgram, startProcess } from './redis.ts';

export interface TestRedisCluster {
  /** Names two of the three nodes. */
  readonly url: string;
  /** Each node's own address. */
  readonly nodes: readonly string[];
  stop(): Promise<void>;
}

const NODES = [0, 1, 2];
const SLOTS = 16_384;

/** A cluster of three servers of our own that have the keys divided among them and keep nothing. */
export async function startTestRedisCluster(): Promise<TestRedisCluster> {
  const program = findProgram();
  const servers = await Promise.all(
    NODES.map(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'passage-redis-'));
      // The port of the cluster's bus would else be one that may not exist.
      const [port, bus] = [await freePort(), await freePort()];
      const words = ['--cluster-enabled', 'yes', '--cluster-port', String(bus), '--cluster-node-timeout', '2000'];
      const { end } = await startProcess(program, port, folder, words);
      const client = new Redis(port, '127.0.0.1');
      const stop = async (): Promise<void> => {
        await end('SIGTERM');
        rmSync(folder, { recursive: true, force: true });
      };
      return { port, bus, client, stop };
    }),
  );
  for (const [index, { client }] of servers.entries()) {
    const [from, behind] = [
      Math.floor((SLOTS * index) / NODES.length),
      Math.floor((SLOTS * (index + 1)) / NODES.length),
    ];
    await client.call('cluster', 'set-config-epoch', index + 1);
    await client.call('cluster', 'addslotsrange', from, behind - 1);
    for (const { port, bus } of servers.slice(0, index)) await client.call('cluster', 'meet', '127.0.0.1', port, bus);
  }
  const isWhole = async ({ client }: { client: Redis }): Promise<boolean> => {
    const told = String(await client.call('cluster', 'info'));
    return told.includes('cluster_state:ok') && told.includes(`cluster_known_nodes:${NODES.length}`);
  };
  const until = Date.now() + HUNG_RUN_MS;
  while (!(await Promise.all(servers.map(isWhole))).every(Boolean)) {
    if (Date.now() > until) throw new Error('The nodes of the Redis cluster do not find each other.');
    await pause(25);
  }
  for (const { client } of servers) client.disconnect();
  const [first, second] = servers.map(({ port }) => `127.0.0.1:${port}`);
  return {
    url: `redis+cluster://${first},${second}`,
    nodes: servers.map(({ port }) => `redis://127.0.0.1:${port}`),
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
    },
  };
}
