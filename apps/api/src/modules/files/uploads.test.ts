import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTenantDirectory } from '../../http/tenant-directory.ts';
import { startApi } from '../../testing/api.ts';
import { claimPicture, filePages, publishPicture } from './index.ts';

const HOUR_MS = 3_600_000;

describe('uploads', async () => {
  const api = await startApi();
  const { world, call } = api;
  const picture = (width = 900, height = 1200) =>
    sharp({ create: { width, height, channels: 3, background: '#96521a' } });
  const jpeg = await picture()
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const png = await picture(40, 40).png().toBuffer();
  const stored = async () => (await world.query<{ n: number }>('select count(*)::int as n from stored_file'))[0]?.n;
  const get = (url: string, host = 'localhost') => fetch(new URL(url, api.origin), { headers: { host } });

  it('upload-01 upload-09 answers the address of a picture, and asks visitors to sign in', async () => {
    const member = await world.member();
    const answer = await call.as(member).upload('infra/file/upload', jpeg, { fields: { purpose: 'proof' } });
    expect(answer).toMatchObject({
      code: 0,
      data: expect.stringMatching(/^\/files\/u\/[0-9a-f-]{36}\.jpg\?expires=\d+&signature=/),
    });
    expect((await call.upload('infra/file/upload', jpeg)).code).toBe(401);
    expect((await call.as(member).post('infra/file/upload')).data).toMatchObject({ issues: [{ path: 'file' }] });
    expect((await call.as(member).upload('infra/file/upload', jpeg, { fields: { purpose: 'other' } })).code).toBe(400);
  });

  it('a member who uploads without end is told to wait, nobody else is', async () => {
    const [busy, other] = [await world.member(), await world.member()];
    const upload = (member: typeof busy) => call.as(member).upload('infra/file/upload', png);
    expect((await upload(busy)).code).toBe(0);
    await world.query(`update attempt_counter set count = 299 where scope = 'files:upload' and subject = $1`, [
      String(busy.id),
    ]);
    const answers = await Promise.all([upload(busy), upload(busy), upload(busy)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 429, 429]);
    expect((await upload(other)).code).toBe(0);
    api.clock.advanceMs(HOUR_MS);
    expect((await upload(busy)).code).toBe(0);
  });

  it('upload-04 fault:upload-03 stores it upright, in sRGB, without metadata and whatever was appended', async () => {
    const member = await world.member();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const { data: url } = await call.as(member).upload('infra/file/upload', polyglot);
    const served = Buffer.from(await (await get(url)).arrayBuffer());
    const { width, height, exif, orientation, space } = await sharp(served).metadata();
    expect({ width, height, exif, orientation, space }).toEqual({
      width: 1200,
      height: 900,
      exif: undefined,
      orientation: undefined,
      space: 'srgb',
    });
    expect(served.includes('<script>')).toBe(false);
  });

  it('upload-02 upload-13 fault:upload-01 fault:upload-02 refuses by content what is no whole jpeg or png, and keeps nothing of it', async () => {
    const member = await world.member();
    const before = await stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    for (const [bytes, type] of [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [await picture().webp().toBuffer(), 'image/jpeg'],
      [await picture().gif().toBuffer(), 'image/png'],
      [noise.subarray(0, noise.length / 2), 'image/png'],
      [Buffer.from('hello'), 'image/jpeg'],
      [Buffer.alloc(0), 'image/jpeg'],
    ] as const) {
      const answer = await call.as(member).upload('infra/file/upload', bytes, { type, name: 'a.png' });
      expect(answer.code).toBe(415);
    }
    expect(await stored()).toBe(before);
  });

  it('upload-03 upload-14 fault:upload-04 refuses more than 10 MB and more than 50 megapixels before decoding them', async () => {
    const member = await world.member();
    expect((await call.as(member).upload('infra/file/upload', Buffer.alloc(10 * 1024 * 1024 + 1))).code).toBe(413);
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call.as(member).upload('infra/file/upload', bomb)),
    );
    expect(answers.map((answer) => answer.code)).toEqual(Array(5).fill(413));
    const promised = Buffer.from(png);
    promised.writeUInt32BE(100_000, 16);
    promised.writeUInt32BE(100_000, 20);
    expect([413, 415]).toContain((await call.as(member).upload('infra/file/upload', promised)).code);
  });

  it('upload-11 fault:upload-05 fault:upload-06 a private picture is served by its own signature alone, for one hour', async () => {
    const member = await world.member();
    const { data: url } = await call.as(member).upload('infra/file/upload', png, { fields: { purpose: 'identity' } });
    const { data: other } = await call.as(member).upload('infra/file/upload', png);
    const [path = '', query = ''] = url.split('?');
    const otherQuery = other.split('?')[1];
    const served = await get(url);
    expect(served.status).toBe(200);
    expect(served.headers.get('cache-control')).toBe('private, no-store');
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    for (const wrong of [
      path,
      `${path}?${otherQuery}`,
      `${path}?${query.replace(/expires=\d+/, 'expires=9999999999')}`,
      `${path}?expires=1`,
    ])
      expect((await get(wrong)).status).toBe(404);
    api.clock.advanceMs(HOUR_MS + 1000);
    expect((await get(url)).status).toBe(404);
  });

  it('upload-11 serving a private picture writes no line to the log that would let its reader see it too', async () => {
    const member = await world.member();
    const { data: url } = await call.as(member).upload('infra/file/upload', png, { fields: { purpose: 'proof' } });
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
    const { platform } = api;
    const tenants = openTenantDirectory(platform);
    await app.register(filePages, { platform, tenants });
    for (const path of [url, url.replace('.png', '/320.webp'), url.split('?')[0]]) {
      const { statusCode } = await app.inject({ url: path, headers: { host: 'localhost' } });
      expect(statusCode).toBe(path.includes('signature') ? 200 : 404);
    }
    await app.close();
    await tenants.close();
    expect(lines).toEqual([]);
  });

  it('upload-10 upload-06 a picture is open to all from when something public refers to it; proofs and papers never are', async () => {
    const [member, stranger] = [await world.member(), await world.member()];
    const db = api.platform.database.forTenant(1).writable;
    const upload = async (purpose?: string) =>
      (await call.as(member).upload('infra/file/upload', png, { fields: purpose ? { purpose } : {} })).data;
    const publish = (address: string, ownerId = member.id) =>
      db.inTransaction((tx) => publishPicture(tx, { ownerId, address, purpose: 'review', field: 'picUrls' }));
    const address = await upload();
    const unsigned = address.split('?')[0];
    expect((await get(unsigned)).status).toBe(404);
    await expect(publish(address, stranger.id)).rejects.toMatchObject({ failure: 'INVALID_INPUT' });
    expect(`/files/${(await publish(address)).path}`).toBe(unsigned);
    expect((await get(unsigned)).status).toBe(200);
    expect((await publish(unsigned)).path).toBe(unsigned.slice('/files/'.length));
    for (const purpose of ['proof', 'identity']) {
      const paper = await upload(purpose);
      await expect(publish(paper)).rejects.toMatchObject({ failure: 'INVALID_INPUT' });
      // Nor by the way round over another purpose.
      const claim = db.inTransaction((tx) =>
        claimPicture(tx, { ownerId: member.id, address: paper, purpose: 'aftersale', field: 'picUrls' }),
      );
      await expect(claim).rejects.toMatchObject({ failure: 'INVALID_INPUT' });
    }
  });

  it('upload-06 what a shop or a buyer may see already is no proof and no paper', async () => {
    const member = await world.member();
    const db = api.platform.database.forTenant(1).writable;
    const claim = (address: string, purpose: 'proof' | 'identity' | 'aftersale') =>
      db.inTransaction((tx) => claimPicture(tx, { ownerId: member.id, address, purpose, field: 'payOrderPic' }));
    const [shown, plain] = [
      (await call.as(member).upload('infra/file/upload', png, { fields: { purpose: 'aftersale' } })).data,
      (await call.as(member).upload('infra/file/upload', png)).data,
    ];
    for (const purpose of ['proof', 'identity'] as const)
      await expect(claim(shown, purpose)).rejects.toMatchObject({ failure: 'INVALID_INPUT' });
    expect((await claim(plain, 'proof')).format).toBe('png');
    await expect(claim(plain, 'aftersale')).rejects.toMatchObject({ failure: 'INVALID_INPUT' });
  });

  it('tenant-20 a picture of one tenant cannot be read through another tenant’s host', async () => {
    const member = await world.member();
    const { data: url } = await call.as(member).upload('infra/file/upload', png);
    await world.query('update stored_file set is_public = 1 where id::text = $1', [/u\/([\w-]+)\./.exec(url)?.[1]]);
    const there = await call.with({ host: 'second.localhost' }).get(url.split('?')[0]);
    expect(there.status).toBe(404);
    expect((await call.with({ host: 'localhost' }).get(url.split('?')[0])).status).toBe(200);
  });

  it('upload-05 every file is served as exactly what it is, and no browser guesses otherwise', async () => {
    const member = await world.member();
    const served = async (url: string) => {
      const { status, headers } = await get(url);
      return [status, headers.get('content-type'), headers.get('x-content-type-options')];
    };
    const html = Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script></html>')]);
    for (const [bytes, sent, type] of [
      [jpeg, { name: 'a.jpg', type: 'image/jpeg' }, 'image/jpeg'],
      [png, { name: 'a.png', type: 'image/png' }, 'image/png'],
      // Neither the name nor the type that is sent along has a say.
      [png, { name: 'a.html', type: 'text/html' }, 'image/png'],
      [html, { name: 'a.svg', type: 'image/svg+xml' }, 'image/jpeg'],
    ] as const) {
      const { data: url } = await call.as(member).upload('infra/file/upload', bytes, sent);
      expect(await served(url)).toEqual([200, type, 'nosniff']);
      const [path = ''] = url.split('?');
      for (const [ending, rendition] of [
        ['/320.webp', 'image/webp'],
        ['/320.avif', 'image/avif'],
      ] as const)
        expect(await served(url.replace(/\.(jpg|png)(?=\?)/, ending))).toEqual([200, rendition, 'nosniff']);
      // Another ending makes nothing else of it.
      for (const ending of ['.html', '.svg', type === 'image/png' ? '.jpg' : '.png'])
        expect((await served(url.replace(/\.(jpg|png)(?=\?)/, ending)))[0]).toBe(404);
      expect(await served(path)).toEqual([404, 'text/plain; charset=utf-8', 'nosniff']);
    }
  });

  it('catalogue-41 uploaded pictures are delivered as AVIF and WebP in three widths each, cached for good once public', async () => {
    const member = await world.member();
    const wide = await picture(1600, 2000).jpeg().toBuffer();
    const { data: url } = await call.as(member).upload('infra/file/upload', wide, { fields: { purpose: 'product' } });
    const id = /u\/([\w-]+)\./.exec(url)?.[1];
    expect((await get(`/files/u/${id}/640.webp`)).status).toBe(404);
    await world.query('update stored_file set is_public = 1 where id::text = $1', [id]);
    for (const width of [320, 640, 1280])
      for (const format of ['avif', 'webp']) {
        const response = await get(`/files/u/${id}/${width}.${format}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        expect(response.headers.get('cache-control')).toContain('immutable');
        const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(meta.width).toBe(width);
      }
    for (const wrong of ['641.webp', '640.gif', '9999.avif'])
      expect((await get(`/files/u/${id}/${wrong}`)).status).toBe(404);
  });

  it('near pictures have near perceptual hashes, the same file the same digest', async () => {
    const member = await world.member();
    const base = sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } }).composite([
      { input: await picture(120, 90).png().toBuffer(), left: 30, top: 40 },
      {
        input: await sharp({ create: { width: 100, height: 160, channels: 3, background: '#223' } })
          .png()
          .toBuffer(),
        left: 240,
        top: 90,
      },
    ]);
    const original = await base.png().toBuffer();
    await call.as(member).upload('infra/file/upload', original);
    await call.as(member).upload('infra/file/upload', original);
    await call.as(member).upload('infra/file/upload', await sharp(original).jpeg({ quality: 60 }).toBuffer());
    const rows = await world.query<{ sha256: string; likeness: string }>(
      'select sha256, likeness from stored_file where owner_id = $1 order by created_at',
      [member.id],
    );
    const [one, two, three] = rows;
    expect(one?.sha256).toBe(two?.sha256);
    expect(one?.sha256).not.toBe(three?.sha256);
    const distance = (BigInt.asUintN(64, BigInt(one?.likeness ?? 0)) ^ BigInt.asUintN(64, BigInt(three?.likeness ?? 0)))
      .toString(2)
      .replaceAll('0', '').length;
    expect(distance).toBeLessThanOrEqual(4);
  });
});
