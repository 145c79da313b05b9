/** What `npm run store` changes, run as a process as in the image. */
import { spawn } from 'node:child_process';
import { request as send } from 'node:http';
import { fileURLToPath } from 'node:url';
import { connectOwner } from '@passage/database/backup-tables';
import { createTestDatabase } from '@passage/testing/database';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import type { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { addHost, findStore, HostRefusal, hostNameOf, removeHost } from './modules/tenant/store-hosts.ts';
import { startApi } from './testing/api.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('npm run store', async () => {
  const database = await createTestDatabase();
  const settings = { PASSAGE_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: '0', LOG_LEVEL: 'silent' };
  const first = await startApi({ database, settings });
  const second = await startApi({
    // What is there already is not made again.
    template: 'demo',
    database: { ...database, drop: async () => undefined },
    settings,
  });
  const { world } = first;

  const store = (...words: string[]): Promise<{ code: number | null; said: string }> => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/store.ts', ...words], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
      });
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
  };
  /** Whose store each of the processes serves under a host; 0 where none. */
  const servedAt = (host: string): Promise<number[]> =>
    Promise.all(
      [first, second].map(
        ({ origin }) =>
          new Promise<number>((resolve, reject) => {
            const path = '/app-api/home/first/intofirstdata';
            const request = send(new URL(path, origin), { headers: { host }, agent: false }, (response) => {
              response.resume();
              response.on('end', () => resolve(response.headers['x-app-code'] === '1075' ? 0 : 1));
            });
            request.on('error', reject);
            request.end();
          }),
      ),
    );
  const serves = (host: string, value: number) =>
    expect.poll(() => servedAt(host), { timeout: HUNG_RUN_MS }).toEqual([value, value]);
  const hostsOf = async (tenantId: number) =>
    world.query<{ host: string; is_primary: boolean }>(
      'select host, is_primary from tenant_host where tenant_id = $1 order by host',
      [tenantId],
    );
  const audited = (tenantId: number) =>
    world.query<{ action: string; subject: string; actor_id: number | null; after: unknown }>(
      "select action, subject, actor_id, after from audit where tenant_id = $1 and action like 'store.%' order by seq",
      [tenantId],
    );

  const main = { id: 1, key: 'passage' };
  /** Does something to the hosts as the owner, on a connection of its own. */
  async function change<Words, Told>(
    does: (client: Client, words: Words) => Promise<Told>,
    words: Words,
  ): Promise<Told> {
    const client = await connectOwner(database.url);
    try {
      return await does(client, words);
    } finally {
      await client.end();
    }
  }

  it('trust-72 a host that is added is served by every process without a restart, and one that is removed by none', async () => {
    await serves('shop.example', 0);
    const added = await store('host', 'add', 'Shop.Example');
    expect(added.said).toContain('shop.example is a host of passage.');
    expect(added.code).toBe(0);
    await serves('shop.example', 1);
    const removed = await store('host', 'remove', 'SHOP.example');
    expect([removed.code, removed.said]).toEqual([
      0,
      expect.stringContaining('shop.example is a host of no store any more.'),
    ]);
    await serves('shop.example', 0);
    expect(await audited(1)).toEqual([
      { action: 'store.host.add', subject: 'host:shop.example', actor_id: null, after: { primary: 'localhost' } },
      { action: 'store.host.remove', subject: 'host:shop.example', actor_id: null, after: { primary: 'localhost' } },
    ]);
  });

  it('trust-72 --primary makes a host the one of its store, which always has exactly one, and --tenant names the store', async () => {
    expect(await store('host', 'add', 'zwei.example', '--tenant', 'second', '--primary')).toMatchObject({ code: 0 });
    expect(await store('host', 'add', 'drei.example', '--tenant', '2')).toMatchObject({ code: 0 });
    expect(await hostsOf(2)).toEqual([
      { host: 'drei.example', is_primary: false },
      { host: 'second.localhost', is_primary: false },
      { host: 'zwei.example', is_primary: true },
    ]);
    expect(await store('host', 'add', 'drei.example', '--tenant', '2', '--primary')).toMatchObject({ code: 0 });
    const again = await store('host', 'add', 'drei.example', '--tenant', '2');
    expect([again.code, again.said]).toEqual([0, expect.stringContaining('already')]);
    const refused = await store('host', 'remove', 'drei.example');
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('make another one that first')]);
    expect((await hostsOf(2)).filter(({ is_primary }) => is_primary)).toEqual([
      { host: 'drei.example', is_primary: true },
    ]);
    expect((await audited(2)).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'store.host.add host:zwei.example',
      'store.host.add host:drei.example',
      'store.host.add host:drei.example',
    ]);
  });

  it('trust-72 the host of another store, of a shop as the primary one, and what is no bare name are refused with one sentence', async () => {
    const { shopId } = await world.product();
    await world.query("insert into tenant_host (host, tenant_id, shop_id) values ('atelier.example', 1, $1)", [shopId]);
    const before = [await hostsOf(1), await hostsOf(2), await audited(1), await audited(2)];
    const second = { id: 2, key: 'second' };
    const refusals = [
      [() => change(addHost, { store: second, host: 'localhost', isPrimary: true }), /^localhost belongs to another/],
      [() => change(addHost, { store: main, host: 'second.localhost', isPrimary: false }), /belongs to another store/],
      [() => change(removeHost, { store: main, host: 'second.localhost' }), /^second.localhost belongs to another/],
      [() => change(addHost, { store: main, host: 'atelier.example', isPrimary: true }), /is the host of a shop/],
      [() => change(removeHost, { store: undefined, host: 'localhost' }), /^localhost is the primary host of its/],
      [() => change(removeHost, { store: undefined, host: 'nobody.example' }), /is a host of no store/],
      [() => change(findStore, 'nobody'), /^No store is called nobody: there are passage, second\.$/],
    ] as const;
    for (const [attempt, sentence] of refusals) {
      await expect(attempt()).rejects.toBeInstanceOf(HostRefusal);
      await expect(attempt()).rejects.toThrow(sentence);
    }
    for (const text of [
      '',
      'x.example:8080',
      'https://x.example',
      'x.example/',
      'x_y.example',
      "x' or 1=1",
      '-x.example',
      '[::1]',
      'a..b',
      '*.x.example',
      'me@x.example',
    ])
      expect(() => hostNameOf(text), text).toThrow(HostRefusal);
    const processes = await Promise.all([
      store('host', 'add', 'localhost', '--tenant', '2'),
      store('host', 'add', 'x.example:8080'),
      store('host', 'rename', 'x.example'),
    ]);
    for (const [index, sentence] of [
      /^localhost belongs to another store\.$/,
      /is no name of a host/,
      /^Write npm run store/,
    ].entries()) {
      const { code, said } = processes[index] ?? { code: 0, said: '' };
      const sentences = said.split('\n').filter((line) => line !== '' && !line.startsWith('Database '));
      expect([code, sentences]).toEqual([1, [expect.stringMatching(sentence)]]);
    }
    expect([await hostsOf(1), await hostsOf(2), await audited(1), await audited(2)]).toEqual(before);
    // The shop's own host is served on.
    await serves('atelier.example', 1);
  });

  it('trust-72 a name in another script is kept in its ASCII form, and of twenty who want a name one store gets it', async () => {
    expect(await store('host', 'add', 'Bücher.example')).toMatchObject({ code: 0 });
    expect((await hostsOf(1)).map(({ host }) => host)).toContain('xn--bcher-kva.example');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const store = index % 2 === 0 ? main : { id: 2, key: 'second' };
        return change(addHost, { store, host: 'wanted.example', isPrimary: false }).then(
          () => store.id,
          (error: unknown) => {
            expect(error).toBeInstanceOf(HostRefusal);
            return 0;
          },
        );
      }),
    );
    const [owner] = await world.query<{ tenant_id: number }>(
      "select tenant_id from tenant_host where host = 'wanted.example'",
    );
    expect(outcomes.filter((id) => id !== 0)).toEqual(Array.from({ length: 10 }, () => owner?.tenant_id));
    expect(
      (await audited(owner?.tenant_id ?? 0)).filter(({ subject }) => subject === 'host:wanted.example'),
    ).toHaveLength(1);
  });
});
