import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createTestDatabase } from '@passage/testing/database';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { USUAL_TIMING } from './job-timing.ts';
import { openQueues } from './queues.ts';

/** FATAL 57P03, as a server that is starting answers whoever comes. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

type Way = 'refused' | 'cut' | 'open';

/** The first byte of a message that asks the database something. */
const ASKS = new Set([...'QP'].map((letter) => letter.charCodeAt(0)));

/** A way to the database that refuses everybody, or cuts everybody off who asks something, until it is opened. */
async function gateTo(databaseUrl: string, way: Way) {
  const target = new URL(databaseUrl);
  const gate = { url: '', way, turnedAway: 0, close: () => undefined as unknown };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (gate.way === 'refused') {
      gate.turnedAway += 1;
      socket.once('data', () => socket.end(refusal()));
      return;
    }
    const inner = connect(Number(target.port), target.hostname);
    sockets.add(inner);
    inner.on('error', () => socket.destroy());
    inner.on('close', () => socket.destroy());
    socket.on('close', () => inner.destroy());
    socket.on('data', (sent) => {
      if (gate.way === 'cut' && ASKS.has(sent[0] ?? 0)) {
        gate.turnedAway += 1;
        socket.destroy();
      } else inner.write(sent);
    });
    inner.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.port = String(port);
  gate.url = url.href;
  gate.close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return gate;
}

it.each<Way>(['refused', 'cut'])(
  'ops-02 a worker that begins while its first connections are %s works once they hold, and lets others run meanwhile',
  async (way) => {
    const database = await createTestDatabase();
    const gate = await gateTo(database.appUrl, way);
    const config = readConfig({ PASSAGE_MODE: 'test', DATABASE_URL: gate.url });
    const queues = openQueues(config, USUAL_TIMING, () => undefined);
    afterAll(async () => {
      await queues.close();
      gate.close();
      await database.drop();
    });
    const done: string[] = [];
    queues.work(
      async (name) => {
        done.push(name);
      },
      { onFailed: () => undefined, onStalled: () => undefined },
    );
    // Timers run: nothing spins.
    await expect.poll(() => gate.turnedAway, { timeout: 5_000 }).toBeGreaterThan(3);
    expect(gate.turnedAway).toBeLessThan(50);
    gate.way = 'open';
    await queues.add([{ name: 'first', begun: 0, data: { tenantId: 1, outboxId: 1, payload: {} } }]);
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['first']);
  },
);
