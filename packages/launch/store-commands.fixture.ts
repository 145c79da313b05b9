/** Commands on a store that was started in a clone before: they follow each other, and the last changes the clone's sources. */
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { expect } from 'vitest';
import { HUNG_RUN_MS } from '../testing/src/limits.ts';
import type { Checkout } from './checkout.fixture.ts';
import { freePort } from './free-port.js';

async function edit(clone: Checkout, file: string, change: (text: string) => string): Promise<void> {
  const path = clone.path(...file.split('/'));
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  expect(changed, file).not.toBe(text);
  await writeFile(path, changed);
}

async function eventually<T>(
  read: () => Promise<T>,
  isRight: (value: T) => boolean,
  limitMs = HUNG_RUN_MS,
): Promise<T> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const value = await read().catch(() => undefined);
    if (value !== undefined && isRight(value)) return value;
    if (Date.now() > limit) throw new Error(`It did not come to pass: ${String(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Listens to what Vite tells the pages that are open. */
function listenToVite(port: number, token: string): { heard(): string; close(): void } {
  let heard = '';
  let close = () => {};
  const request = get({
    host: '127.0.0.1',
    port,
    path: `/?token=${token}`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: `http://127.0.0.1:${port}`,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'cGFzc2FnZSBwYXNzYWdlIQ==',
      'sec-websocket-protocol': 'vite-hmr',
    },
  });
  request.on('error', () => {});
  request.on('upgrade', (_response, socket, head: Buffer) => {
    close = () => socket.destroy();
    heard += head.toString('utf8');
    socket.on('error', () => {});
    // A server's frames are plain text behind a few bytes of length.
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('utf8');
    });
  });
  return { heard: () => heard, close: () => close() };
}

/** Seeds the demo world with more products, and counts them. @param clone where nothing runs any more */
export async function seedManyProducts(clone: Checkout): Promise<void> {
  const run = clone.npm(['run', 'seed', '--', '--products', '600']);
  expect(await run.ended, run.output()).toBe(0);
  const { startCluster } = await import('./postgres.js');
  const { default: pg } = await import('pg');
  const cluster = await startCluster({ folder: clone.path('.data') });
  const client = new pg.Client({ connectionString: cluster.url('passage') });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS products FROM spu');
  await client.end();
  await cluster.stop();
  expect(rows[0].products).toBeGreaterThanOrEqual(600);
}

/** Backs up the demo world and restores it where there is none. @param clone where nothing runs any more */
export async function carryBackup(clone: Checkout): Promise<void> {
  const backup = clone.npm(['run', 'backup', '--', 'backups/demo']);
  expect(await backup.ended, backup.output()).toBe(0);
  const [, sum = ''] = /Backup … (\d+ rows of \d+ tables and \d+ files)/.exec(backup.output()) ?? [];
  expect(sum).toMatch(/^[1-9]\d{3,} rows of [1-9]\d tables and [1-9]\d* files$/);
  await rename(clone.path('.data'), clone.path('.data-before'));
  const restore = clone.npm(['run', 'restore', '--', 'backups/demo']);
  expect(await restore.ended, restore.output()).toBe(0);
  expect(restore.output()).toContain(`${sum} restored, the books prove`);
}

/** Runs the development servers and saves a file of each side: both show the change by themselves. @param clone where nothing runs any more */
export async function showSavedChanges(clone: Checkout): Promise<void> {
  const [port, webPort] = [await freePort(), await freePort()];
  const run = clone.npm(['run', 'dev'], { PORT: String(port), WEB_PORT: String(webPort) });
  await run.waitFor(/Ctrl-C ends it/);
  const web = `http://127.0.0.1:${webPort}`;

  const client = await (await fetch(`${web}/@vite/client`)).text();
  const vite = listenToVite(webPort, /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '');
  const entry = async () => (await fetch(`${web}/src/app/main.tsx`)).text();
  expect(await entry()).not.toContain('a saved change');
  await eventually(
    async () => vite.heard(),
    (text) => text.includes('"connected"'),
  );
  await appendFile(clone.path('apps', 'web', 'src', 'app', 'main.tsx'), `\nconsole.info('a saved change');\n`);
  await eventually(entry, (text) => text.includes('a saved change'));
  await eventually(
    async () => vite.heard(),
    (text) => /"type":"(update|full-reload)"/.test(text),
  );
  vite.close();

  // Through the client's server, as the browser asks.
  const live = async () => (await fetch(`${web}/health/live`)).headers.get('x-saved-change') ?? '';
  expect(await live()).toBe('');
  const hook = `app.addHook('onSend', async (_request, reply) => { reply.header('x-saved-change', 'yes'); });`;
  await edit(clone, 'apps/api/src/app.ts', (text) =>
    text.replace('followLifecycle(app, life);', (line) => `${line}\n${hook}`),
  );
  await eventually(live, (value) => value === 'yes');

  run.signal('SIGINT');
  await run.ended;
  expect(run.output()).toContain('Stopped.');
  expect(clone.processes()).toEqual([]);
}
