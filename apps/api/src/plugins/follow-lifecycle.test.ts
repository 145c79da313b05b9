import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase } from '@passage/testing/database';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { closedWayTo, startSystemProcess } from '../testing/system-process.ts';

const DOCUMENT = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr-FR,fr;q=0.9' };
const ASKED = [
  ['/', DOCUMENT],
  ['/app-api/product/category/tree', { language: 'jp' }],
  ['/health/ready', {}],
] as const;

interface Told {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

it('fault:ops-60 a start refuses connections, then says that it is starting, then answers, and never speaks of overload', {
  timeout: HUNG_RUN_MS,
}, async () => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(
    `insert into tenant (id, key, name, default_language, default_currency) values (1, 'passage', 'Passage', 'en', 'USD')`,
  );
  await owner.end();
  const webFolder = await mkdtemp(join(tmpdir(), 'passage-web-'));
  await writeFile(
    join(webFolder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Passage</title><!--head--></head><body></body></html>',
  );
  const way = await closedWayTo(database.appUrl);
  const server = await startSystemProcess('server.ts', {
    PASSAGE_MODE: 'test',
    DATABASE_URL: way.url,
    PASSAGE_WORKER: 'off',
    PASSAGE_WEB: webFolder,
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    server.signal('SIGKILL');
    await server.ended;
    way.close();
    await rm(webFolder, { recursive: true });
    await database.drop();
  });
  const ask = async (path: string, headers: Record<string, string>): Promise<Told> => {
    try {
      const answer = await fetch(`${server.origin}${path}`, { headers: { ...headers, connection: 'close' } });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
    } catch {
      return { status: 0, retryAfter: null, text: '' };
    }
  };
  const told: Told[][] = ASKED.map(() => []);
  const askAll = async (): Promise<number[]> => {
    const answers = await Promise.all(ASKED.map(([path, headers]) => ask(path, headers)));
    for (const [index, answer] of answers.entries()) told[index]?.push(answer);
    return answers.map(({ status }) => status);
  };
  const until = async (wanted: number): Promise<void> => {
    while (!(await askAll()).every((status) => status === wanted)) await pause(20);
  };
  await until(503);
  way.open();
  await until(200);

  for (const answers of told) {
    const statuses = answers.map(({ status }) => status);
    expect(statuses.join(' ')).toMatch(/^(0 )+(503 )+200( 200)*$/);
    expect(answers.map(({ text }) => text).join()).not.toMatch(/busy|sollicité|混み合って/);
  }
  const [document, envelope, health] = told.map((answers) => answers.filter(({ status }) => status === 503));
  for (const { text, retryAfter } of document ?? []) {
    expect(retryAfter).toBe('1');
    expect(text).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(text).toContain('La boutique démarre.');
  }
  for (const { text, retryAfter } of envelope ?? []) {
    expect(retryAfter).toBe('1');
    expect(JSON.parse(text)).toEqual({ code: 1070, msg: expect.stringContaining('起動しています'), data: null });
  }
  for (const { text } of health ?? []) expect(JSON.parse(text)).toEqual({ status: 'waiting' });
});
