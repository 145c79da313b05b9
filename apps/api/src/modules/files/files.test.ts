import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { drawProduct, drawScene, FILMS, KINDS, SCENES } from '@passage/studio';
import { expect, it, vi } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { fileUrl, signedDrawing } from './index.ts';

const { origin, platform, clock, world } = await startApi();
const LOCAL = { host: 'localhost' };

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const [kind] = KINDS;
const key = `${kind?.kind}.${kind?.colourways[0]}`;

it('upload-05 catalogue-41 a drawn picture is a pure function of key and view and is served for good', async () => {
  for (const view of ['front', 'detail'] as const) {
    const [first, again] = [await get(`/files/art/${key}/${view}.svg`), await get(`/files/art/${key}/${view}.svg`)];
    expect(first.status).toBe(200);
    expect(first.body.toString()).toBe(drawProduct(key, view));
    expect(again.body.equals(first.body)).toBe(true);
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      etag: again.headers.etag,
    });
  }
});

it('front, detail and the editorial look differ', async () => {
  const paths = ['art/front', 'art/detail', 'art2/front'].map((path) => path.replace('/', `/${key}/`));
  const bodies = await Promise.all(paths.map(async (path) => (await get(`/files/${path}.svg`)).body.toString()));
  expect(new Set(bodies).size).toBe(3);
  expect(bodies[2]).toBe(drawProduct(key, 'front', 'editorial'));
});

it('each scene is served in its three shapes', async () => {
  const [scene = ''] = SCENES;
  for (const shape of ['wide', 'tall', 'square'] as const) {
    const { status, body } = await get(`/files/scene/${scene}/${shape}.svg`);
    expect([status, body.toString()]).toEqual([200, drawScene(scene, shape)]);
  }
  expect((await get(`/files/scene/${scene}/round.svg`)).status).toBe(404);
});

it('is sent packed to whoever unpacks, and not at all to whoever has it', async () => {
  const path = `/files/art/${key}/front.svg`;
  const plain = await get(path);
  const packed = await get(path, { 'accept-encoding': 'br, gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.body.length).toBeLessThan(13 * 1024);
  expect((await get(path, { 'accept-encoding': 'gzip;q=0, br' })).headers['content-encoding']).toBeUndefined();
  const known = await get(path, { 'if-none-match': String(plain.headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(await get(path, {}, 'HEAD')).toMatchObject({
    status: 200,
    body: Buffer.alloc(0),
    headers: { 'content-type': 'image/svg+xml' },
  });
});

it('an account has its QR code as a picture, and nothing that leads elsewhere has one', async () => {
  const answer = await get(signedDrawing(platform, 1, '/files/qr/TPassageDemoWallet4Kq2Lm8Nz5Rt6Yw.svg'), LOCAL);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const svg = answer.body.toString();
  expect(svg.match(/h1v1h-1z/g)?.length).toBeGreaterThan(200);
  expect(svg).not.toContain('TPassage');
  for (const text of ['https%3A%2F%2Fexample.test', 'a.b', '', 'x'.repeat(101)]) {
    const address = `/files/qr/${text}.svg`;
    expect(signedDrawing(platform, 1, address).includes('signature'), text).toBe(text === 'x'.repeat(101));
    expect((await get(signedDrawing(platform, 1, address), LOCAL)).status, text).toBe(404);
  }
});

it('trust-46 a signed picture is a 404 without work when one character is changed, after its time and under another tenant’s host', async () => {
  const drawn = vi.spyOn(Worker.prototype, 'postMessage');
  // A path of a drawn picture is signed by the same rule as that of a code.
  const expires = Math.floor(clock.now().getTime() / 1000) + 600;
  const art = `art/${key}.424242/front.svg`;
  const signature = createHmac('sha256', platform.config.secret).update(`file:1:${art}:${expires}`).digest('base64url');
  const signed = [
    signedDrawing(platform, 1, '/files/qr/TPassageSigned1.svg'),
    `/files/${art}?expires=${expires}&signature=${signature}`,
  ];
  const other = (character: string) => (character === '1' ? '2' : '1');
  for (const address of signed) {
    const [path = '', query = ''] = address.split('?');
    const wrong = [path];
    for (let at = '/files/'.length; at < address.length; at++)
      if (/\w/.test(address.charAt(at)))
        wrong.push(`${address.slice(0, at)}${other(address.charAt(at))}${address.slice(at + 1)}`);
    expect(wrong.length).toBeGreaterThan(60);
    for (const changed of wrong) expect((await get(changed, LOCAL)).status, changed).toBe(404);
    expect((await get(address, { host: 'second.localhost' })).status).toBe(404);
    expect(query).toMatch(/^expires=\d+&signature=[\w-]{43}$/);
  }
  expect(drawn).not.toHaveBeenCalled();
  for (const address of signed) {
    const served = await get(address, LOCAL);
    expect([served.status, served.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  expect(drawn).toHaveBeenCalledTimes(2);
  clock.advanceMs(3_601_000);
  for (const address of signed) expect((await get(address, LOCAL)).status).toBe(404);
  expect(drawn).toHaveBeenCalledTimes(2);
  drawn.mockRestore();
});

it('fault:security-53 a drawn picture is there where a product of the store, or an order of one, names it, and nowhere else', async () => {
  const product = await world.product();
  const [named, invented] = [`art/${key}.515151/detail.svg`, `art/${key}.515152/detail.svg`];
  await world.query(`insert into spu_picture (tenant_id, spu_id, position, file) values (1, $1, 9, $2)`, [
    product.spuId,
    named,
  ]);
  expect((await get(`/files/${named}`, { host: 'second.localhost' })).status).toBe(404);
  const drawn = vi.spyOn(Worker.prototype, 'postMessage');
  for (const path of [invented, 'qr/Invented.svg', 'scene/hero.9999/wide.svg'])
    expect((await get(`/files/${path}`, LOCAL)).status, path).toBe(404);
  expect(drawn).not.toHaveBeenCalled();
  expect((await get(`/files/${named}`, LOCAL)).status).toBe(200);
  // What is kept is not drawn again, whatever was invented meanwhile.
  for (let n = 0; n < 40; n++) expect((await get(`/files/art/${key}.6${n}/front.svg`, LOCAL)).status).toBe(404);
  expect((await get(`/files/${named}`, LOCAL)).status).toBe(200);
  expect(drawn).toHaveBeenCalledTimes(1);
  drawn.mockRestore();
});

it('what cannot be drawn is a 404 without a document', async () => {
  const paths = [
    'art/nothing.camel/front.svg',
    `art/${key}/back.svg`,
    `art/${key}/front.png`,
    'art/../../package.json',
    `art3/${key}/front.svg`,
    'scene/nothing/wide.svg',
    '',
  ];
  for (const path of paths) {
    const { status, headers } = await get(`/files/${path}`, { accept: 'text/html' });
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/plain; charset=utf-8']);
  }
});

it('a file’s address is its path below /files/', () => {
  expect([fileUrl('art/coat.camel/front.svg'), fileUrl('')]).toEqual(['/files/art/coat.camel/front.svg', '']);
});

it('upload-05 layout-33 films are served whole and in parts', async () => {
  for (const film of FILMS) {
    const whole = await get(`/files/film/${film}.mp4`);
    expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.body.subarray(4, 8).toString()).toBe('ftyp');
    const part = await get(`/files/film/${film}.mp4`, { range: 'bytes=100-199' });
    expect([part.status, part.body.equals(whole.body.subarray(100, 200))]).toEqual([206, true]);
  }
  for (const path of ['video.99.mp4', '', '..%2fpackage.json', '../package.json'])
    expect((await get(`/files/film/${path}`)).body.toString(), path).toBe('Not found\n');
});
