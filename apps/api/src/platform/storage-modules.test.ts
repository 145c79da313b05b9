/** What a process loads to keep files, and what it sends to a store. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { startTestRedis } from '@passage/testing/redis';
import { startTestS3 } from '@passage/testing/s3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startApi } from '../testing/api.ts';
import { startSystemProcess } from '../testing/system-process.ts';
import { openStorage } from './storage.ts';

const api = await startApi();

/** The packages whose scripts V8 compiled in a process, by its own account at its end. */
async function packagesLoadedBy(entry: 'server.ts' | 'work.ts', settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'passage-loaded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { secret, storageFolder } = api.platform.config;
  const started = await startSystemProcess(entry, {
    NODE_V8_COVERAGE: folder,
    PASSAGE_MODE: 'test',
    DATABASE_URL: api.appUrl,
    PASSAGE_SECRET: secret,
    STORAGE_FOLDER: storageFolder,
    ...settings,
  });
  await vi.waitFor(async () => expect(await started.statusOf('/health/ready')).toBe(200), {
    timeout: HUNG_RUN_MS,
    interval: 50,
  });
  started.signal('SIGTERM');
  expect(await started.ended).toBe(0);
  const urls = new Set<string>();
  for (const name of await readdir(folder)) {
    const { result } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    for (const { url } of result) urls.add(url);
  }
  const packages = [...urls].flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []);
  return [...new Set(packages)].sort();
}

const ofClient = (name: string): boolean => /^(@aws-sdk|@smithy|@aws-crypto)\//.test(name);

it('house-51 a server and a worker without a bucket load no S3 client, and with one they do', {
  timeout: HUNG_RUN_MS,
}, async () => {
  const redis = await startTestRedis();
  onTestFinished(() => redis.stop());
  const s3 = await startTestS3();
  onTestFinished(() => s3.stop());
  for (const entry of ['server.ts', 'work.ts'] as const) {
    const [without, loaded] = await Promise.all([
      packagesLoadedBy(entry, { REDIS_URL: redis.url }),
      packagesLoadedBy(entry, { REDIS_URL: redis.url, ...s3.settings }),
    ]);
    expect(without).toContain('pg');
    expect(without.filter(ofClient)).toEqual([]);
    expect(loaded).toEqual(expect.arrayContaining(['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner']));
  }
});

it('house-51 the client signs whole bodies, asks for nothing that other stores refuse, and heeds no variable of the machine', async () => {
  const heard: { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const store = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body: await buffer(request) });
    response.end();
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void store.closeAllConnections());
  onTestFinished(() => void store.close());
  const address = store.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  for (const [name, value] of [
    ['AWS_REGION', 'ap-south-1'],
    ['AWS_ENDPOINT_URL', 'http://127.0.0.1:9'],
    ['AWS_ACCESS_KEY_ID', 'somebody'],
    ['AWS_SECRET_ACCESS_KEY', 'else'],
    ['AWS_SESSION_TOKEN', 'token'],
    ['AWS_REQUEST_CHECKSUM_CALCULATION', 'WHEN_SUPPORTED'],
    ['AWS_RESPONSE_CHECKSUM_VALIDATION', 'WHEN_SUPPORTED'],
    ['AWS_USE_FIPS_ENDPOINT', 'true'],
    ['AWS_USE_DUALSTACK_ENDPOINT', 'true'],
    ['AWS_MAX_ATTEMPTS', '1'],
  ] as const)
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const told = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  const storage = openStorage(
    readConfig({
      PASSAGE_MODE: 'test',
      DATABASE_URL: 'postgres://passage@127.0.0.1/passage',
      STORAGE_URL: 's3://files',
      STORAGE_ENDPOINT: `http://127.0.0.1:${port}`,
      STORAGE_REGION: 'eu-test-1',
      STORAGE_ACCESS_KEY: 'our-key',
      STORAGE_SECRET_KEY: 'our-secret',
    }),
  );
  const large = Buffer.alloc(3 * 1024 * 1024, 'x');
  await storage.put('t1/large.png', large);
  await storage.get('t1/large.png');
  await storage.remove('t1/large.png');
  expect(heard.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
    'PUT /files/t1/large.png',
    'GET /files/t1/large.png',
    'DELETE /files/t1/large.png',
  ]);
  const [put] = heard;
  expect(put?.body.equals(large)).toBe(true);
  expect(put?.headers).toMatchObject({
    'content-length': String(large.length),
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
  });
  for (const { headers, url } of heard) {
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=our-key\/\d{8}\/eu-test-1\/s3\/aws4_request, /);
    expect(headers['x-amz-content-sha256']).toMatch(/^[0-9a-f]{64}$/);
    const added = Object.keys(headers).filter((name) =>
      /checksum|expect|trailer|security-token|transfer-enc/.test(name),
    );
    expect([url, added]).toEqual([url, []]);
  }
  const given = new URL((await storage.signedAddress('t1/large.png', { from: new Date(), seconds: 60 })) ?? '');
  expect([...given.searchParams.keys()].filter((name) => /checksum|token/i.test(name))).toEqual([]);
  for (const spy of told) expect(spy).not.toHaveBeenCalled();
});

it('house-51 signed addresses lie at the origin that pages allow, however the bucket is called and the store is reached', async () => {
  for (const [bucket, endpoint, pathStyle, origin] of [
    ['files', 'https://store.example', 'off', 'https://files.store.example'],
    ['files', 'https://store.example:9000', 'off', 'https://files.store.example:9000'],
    ['files', 'https://store.example', 'on', 'https://store.example'],
    ['files.shop', 'https://store.example', 'off', 'https://store.example'],
    ['files', 'http://127.0.0.1:9000', 'off', 'http://127.0.0.1:9000'],
    ['files', 'http://[::1]:9000', 'off', 'http://[::1]:9000'],
    ['files', '', undefined, 'https://files.s3.eu-test-1.amazonaws.com'],
  ] as const) {
    const storage = openStorage(
      readConfig({
        PASSAGE_MODE: 'test',
        DATABASE_URL: 'postgres://passage@127.0.0.1/passage',
        STORAGE_URL: `s3://${bucket}`,
        STORAGE_ENDPOINT: endpoint,
        STORAGE_PATH_STYLE: pathStyle,
        STORAGE_REGION: 'eu-test-1',
        STORAGE_ACCESS_KEY: 'our-key',
        STORAGE_SECRET_KEY: 'our-secret',
      }),
    );
    const address = await storage.signedAddress('t1/a.png', { from: new Date(), seconds: 60 });
    expect([storage.origin, new URL(address ?? '').origin]).toEqual([origin, origin]);
  }
});
