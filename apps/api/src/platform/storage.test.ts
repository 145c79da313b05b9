import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { startTestS3 } from '@passage/testing/s3';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { copyStorage } from './copy-storage.ts';
import { openStorage, type Storage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'passage-storage-'));
const s3 = await startTestS3();
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (settings: Readonly<Record<string, string>>): Storage =>
  openStorage(readConfig({ PASSAGE_MODE: 'test', DATABASE_URL: 'postgres://passage@127.0.0.1/passage', ...settings }));
const stores = {
  folder: open({ STORAGE_FOLDER: folder }),
  bucket: open(s3.settings),
};

const NOWHERE = [
  '',
  '/etc/passwd',
  '../up',
  'a/../b',
  'a//b',
  'a/',
  'a b',
  'a\\b',
  'a/b?c',
  'a/%2e%2e/b',
  'a\0b',
  'é/b',
];

describe.each(Object.entries(stores))('upload-15 files in a %s', (_kind, storage) => {
  const keyOf = (name: string): string => `t1/${name}-${randomBytes(4).toString('hex')}.png`;
  const sorted = async () => {
    const keys: string[] = [];
    for await (const key of storage.keys()) keys.push(key);
    return keys.sort();
  };

  it('upload-15 are given back as they were put, whole, from a place on, and replaced', async () => {
    const key = keyOf('whole');
    const bytes = randomBytes(300_000);
    await storage.put(key, bytes);
    expect((await storage.get(key))?.equals(bytes)).toBe(true);
    for (const start of [0, 1, 299_999])
      expect((await buffer(storage.read(key, start))).equals(bytes.subarray(start)), `${start}`).toBe(true);
    expect((await buffer(storage.read(key, 300_000))).length).toBe(0);
    await storage.put(key, Buffer.from('another'));
    expect(await text(storage.read(key, 2))).toBe('other');
  });

  it('upload-15 may be empty', async () => {
    const key = keyOf('empty');
    await storage.put(key, Buffer.alloc(0));
    expect(await storage.get(key)).toEqual(Buffer.alloc(0));
    expect(await text(storage.read(key, 0))).toBe('');
  });

  it('upload-15 that are missing are undefined, cannot be read, and are removed all the same', async () => {
    const key = keyOf('missing');
    expect(await storage.get(key)).toBeUndefined();
    await expect(text(storage.read(key, 0))).rejects.toThrow();
    // Nobody listens yet, and nothing may fail before somebody does.
    const opened = storage.read(key, 0);
    for (let look = 0; look < 5; look += 1) await storage.get(key);
    await expect(text(opened)).rejects.toThrow();
    await storage.remove(key);
    await storage.put(key, Buffer.from('x'));
    await storage.remove(key);
    expect(await storage.get(key)).toBeUndefined();
  });

  it('upload-15 are listed, however many', async () => {
    const before = await sorted();
    const keys = Array.from({ length: 8 }, () => keyOf('listed'));
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));
    expect(await sorted()).toEqual([...before, ...keys].sort());
    await Promise.all(keys.map((key) => storage.remove(key)));
    expect(await sorted()).toEqual(before);
  });

  it('upload-15 have keys that lead nowhere else', async () => {
    const before = await sorted();
    for (const key of NOWHERE) {
      await expect(storage.put(key, Buffer.from('x')), key).rejects.toThrow('not a storage key');
      await expect(storage.get(key)).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
      expect(() => storage.read(key, 0)).toThrow('not a storage key');
      expect(() => storage.signedAddress(key, { from: new Date(), seconds: 60 })).toThrow('not a storage key');
    }
    expect(await sorted()).toEqual(before);
  });

  it('upload-15 that several write at once are one of those, whole', async () => {
    const key = keyOf('raced');
    const written = Array.from({ length: 10 }, () => randomBytes(100_000));
    await Promise.all(written.map((bytes) => storage.put(key, bytes)));
    const stored = await storage.get(key);
    expect(written.filter((bytes) => stored?.equals(bytes))).toHaveLength(1);
  });
});

it('upload-15 a folder keeps nothing of a file that could not be written', async () => {
  await stores.folder.put('t1/taken', Buffer.from('x'));
  await expect(stores.folder.put('t1/taken/below', Buffer.from('x'))).rejects.toThrow();
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('upload-15 a shop moves from one kind to the other with all its files, those that came meanwhile too', async () => {
  const [old, fresh] = [open({ STORAGE_FOLDER: join(folder, 'old') }), open({ STORAGE_FOLDER: join(folder, 'fresh') })];
  const bytes = randomBytes(1000);
  await old.put('t1/import/moved.csv', bytes);
  expect(await copyStorage(old, stores.bucket)).toBe(1);
  await old.put('t2/import/later.csv', bytes);
  expect(await copyStorage(old, stores.bucket)).toBe(1);
  await copyStorage(stores.bucket, fresh);
  for (const key of ['t1/import/moved.csv', 't2/import/later.csv']) {
    expect(await fresh.get(key)).toEqual(bytes);
    await stores.bucket.remove(key);
  }
});

describe('upload-16 an object store', () => {
  const bytes = Buffer.from('papers');
  const addressOf = async (storage: Storage, key: string, from = new Date()): Promise<string> => {
    const address = await storage.signedAddress(key, { from, seconds: 3600 });
    if (address === undefined) throw new Error('the store has no addresses');
    return address;
  };
  const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

  it('upload-16 gives a file to whoever has its signed address and refuses the address alone, another file’s and an old one', async () => {
    await stores.bucket.put('t1/u/papers.png', bytes);
    await stores.bucket.put('t1/u/others.png', bytes);
    const address = await addressOf(stores.bucket, 't1/u/papers.png');
    const given = await fetch(address);
    expect([given.status, await given.text()]).toEqual([200, 'papers']);
    expect(given.headers.get('content-type')).toBe('image/png');
    expect(given.headers.get('cache-control')).toBe('private, no-store');
    const part = await fetch(address, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'ape']);
    const [plain = '', query = ''] = address.split('?');
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const wrong of [
      plain,
      `${plain.replace('papers', 'others')}?${query}`,
      address.replace('X-Amz-Expires=3600', 'X-Amz-Expires=86400'),
      address.replace(/X-Amz-Signature=./, 'X-Amz-Signature=x'),
      await addressOf(stores.bucket, 't1/u/papers.png', twoHoursAgo),
      await addressOf(open({ ...s3.settings, STORAGE_SECRET_KEY: 'guessed' }), 't1/u/papers.png'),
    ])
      expect(await statusOf(wrong), wrong).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    expect(await stores.bucket.get('t1/u/papers.png')).toEqual(bytes);
    expect(await stores.folder.signedAddress('t1/u/papers.png', { from: new Date(), seconds: 60 })).toBeUndefined();
  });

  it('upload-16 may be reached by browsers under another address, or with the bucket before the host', async () => {
    const { host } = new URL(s3.settings.STORAGE_ENDPOINT ?? '');
    const elsewhere = open({
      ...s3.settings,
      STORAGE_PUBLIC_ENDPOINT: 'https://files.example',
      STORAGE_PATH_STYLE: 'off',
    });
    const { origin, pathname, search } = new URL(await addressOf(elsewhere, 't1/u/papers.png'));
    expect([origin, elsewhere.origin, pathname]).toEqual([
      'https://passage-test.files.example',
      'https://passage-test.files.example',
      '/t1/u/papers.png',
    ]);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'passage-test.files.example' };
      request(`http://${host}${pathname}${search}`, { headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });

  it('upload-15 that is busy for a moment is asked again, and one that stays so is told from one that refuses', async () => {
    s3.refuseNext?.(2);
    await stores.bucket.put('t1/retried.png', bytes);
    expect(await stores.bucket.get('t1/retried.png')).toEqual(bytes);
    const closed = open({ ...s3.settings, STORAGE_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(closed.put('t1/lost.png', bytes)).rejects.toMatchObject({ name: 'Overload' });
    const stranger = open({ ...s3.settings, STORAGE_SECRET_KEY: 'guessed' });
    await expect(stranger.get('t1/retried.png')).rejects.toThrow('403 SignatureDoesNotMatch');
    const other = open({ ...s3.settings, STORAGE_URL: 's3://another-bucket' });
    await expect(other.get('t1/retried.png')).rejects.toThrow('404 NoSuchBucket');
    await expect(other.remove('t1/retried.png')).rejects.toThrow('404 NoSuchBucket');
  });
});
