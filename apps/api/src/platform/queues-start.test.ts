import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createTestDatabase } from '@passage/testing/database';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { USUAL_PACE } from './pace.ts';
import { openQueues } from './queues.ts';

/** FATAL 57P03, as a server that is starting answers whoever comes. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A way to the database that refuses everybody until it is opened. */
async function gateTo(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const gate = { url: '', isOpen: false, refused: 0, close: () => undefined as unknown };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (!gate.isOpen) {
      gate.refused += 1;
      socket.once('data', () => socket.end(refusal()));
      return;
    }
    const inner = connect(Number(target.port), target.hostname);
    sockets.add(inner);
    inner.on('error', () => socket.destroy());
    inner.on('close', () => socket.destroy());
    socket.on('close', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
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

it('ops-02 a worker that begins while the database is starting works once it is there, and lets others run meanwhile', async () => {
  const database = await createTestDatabase();
  const gate = await gateTo(database.url);
  const config = readConfig({ PASSAGE_MODE: 'test', DATABASE_URL: gate.url });
  const queues = openQueues(config, USUAL_PACE, () => undefined);
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
  await expect.poll(() => gate.refused, { timeout: 5_000 }).toBeGreaterThan(1);
  expect(gate.refused).toBeLessThan(50);
  gate.isOpen = true;
  await queues.add([{ name: 'first', begun: 0, data: { tenantId: 1, outboxId: 1, payload: {} } }]);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['first']);
});
