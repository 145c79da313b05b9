/** Callers who do not read what they asked for. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';
import { openCaller } from '../testing/caller.ts';
import { limitAnswerTime } from './limit-answer-time.ts';

const CALLERS = 200;
const ANSWER_BYTES = 512 * 1024;
/** However busy the machine is. */
const PATIENT = { timeout: 40_000 };
const api = await startApi();

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const heldMb = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
};

/** A way to the server whose buffers in the system are small, unlike those of TCP: what is not read stays in the process. */
async function openNarrowWay(
  app: FastifyInstance,
): Promise<{ open(): Promise<Socket>; hangUp(): void; served: ReadonlySet<Socket> }> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-way-'));
  const path = join(folder, 'socket');
  const served = new Set<Socket>();
  const callers = new Set<Socket>();
  const hangUp = (): void => {
    for (const socket of callers) socket.destroy();
    callers.clear();
  };
  const server = createServer((socket) => {
    served.add(socket);
    socket.once('close', () => served.delete(socket));
    app.server.emit('connection', socket);
  });
  await once(server.listen(path), 'listening');
  onTestFinished(() => {
    hangUp();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = async (): Promise<Socket> => {
    const socket = connect(path);
    socket.on('error', () => undefined);
    callers.add(socket);
    await once(socket, 'connect');
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return socket;
  };
  return { open, hangUp, served };
}

it('trust-40 two hundred callers who never read are disconnected at their time, others are served, and the memory is free again', {
  timeout: 120_000,
}, async () => {
  const app = await buildApp(api.platform);
  app.get('/large', async (_request, reply) =>
    reply.type('application/octet-stream').send(Buffer.alloc(ANSWER_BYTES, 1)),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const call = openCaller(`http://127.0.0.1:${port}`);
  const askOthers = async () => expect(await call.get('product/category/tree')).toMatchObject({ status: 200, code: 0 });
  await askOthers();
  const { open, hangUp, served } = await openNarrowWay(app);

  const before = heldMb();
  for (let caller = 0; caller < CALLERS; caller++) await open();
  await expect.poll(() => heldMb() - before, PATIENT).toBeGreaterThan((CALLERS * ANSWER_BYTES) / 1024 / 1024 / 4);
  await askOthers();
  expect(served.size).toBe(CALLERS);
  expect(new Set([...served].map(({ timeout }) => timeout))).toEqual(new Set([30_000]));
  // Their time passes at once.
  for (const socket of served) socket.setTimeout(1);
  await expect.poll(() => served.size, PATIENT).toBe(0);
  // What the callers themselves keep is not the server's.
  hangUp();
  await expect.poll(() => heldMb() - before, PATIENT).toBeLessThan(10);
  await askOthers();
});

it('who reads drop by drop is disconnected when the time for an answer of its size is over', async () => {
  const app = Fastify();
  limitAnswerTime(app, { readMs: 200, bytesPerSecond: 100 * 1024 * 1024 });
  app.get('/large', async () => Buffer.alloc(ANSWER_BYTES, 1));
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { open, served } = await openNarrowWay(app);
  const socket = await open();
  await expect.poll(() => served.size, PATIENT).toBe(1);
  let read = 0;
  const dripping = setInterval(() => {
    read += (socket.read(256) ?? '').length;
  }, 10);
  onTestFinished(() => clearInterval(dripping));
  await expect.poll(() => served.size, PATIENT).toBe(0);
  expect(read).toBeLessThan(ANSWER_BYTES / 2);
});
