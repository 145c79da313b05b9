import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestS3 } from '@passage/testing/s3';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { newMerchant } from '../products/products.testing.ts';

describe('files in an object store', async () => {
  const s3 = await startTestS3();
  const webFolder = await mkdtemp(join(tmpdir(), 'passage-web-'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><html lang="en"><head><!--head--></head></html>');
  afterAll(async () => {
    await s3.stop();
    await rm(webFolder, { recursive: true });
  });
  const api = await startApi({ settings: { ...s3.settings, PASSAGE_WEB: webFolder } });
  const { world, call, origin } = api;
  const store = api.platform.storage.origin ?? '';
  const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#96521a' } })
    .png()
    .toBuffer();
  const upload = async (caller: typeof call, purpose: string): Promise<string> =>
    (await caller.upload('infra/file/upload', png, { fields: { purpose } })).data;
  const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

  it('upload-08 upload-16 a private picture has its address at the store, which gives it to whoever has the signature and to nobody else', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const address = await upload(call.as(member), 'proof');
    expect(address).toMatch(
      new RegExp(`^${store}/[\\w-]+/t1/u/[0-9a-f-]{36}\\.png\\?.*X-Amz-Expires=3600.*&X-Amz-Signature=[0-9a-f]{64}`),
    );
    const given = await fetch(address);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await sharp(Buffer.from(await given.arrayBuffer())).metadata()).width).toBe(30);
    const [plain = '', query = ''] = address.split('?');
    const others = await upload(call.as(other), 'proof');
    const rooted = `${origin}/files/u/${plain.split('/').at(-1)}`;
    const refused = [plain, `${others.split('?')[0]}?${query}`, rooted, `${rooted}?${query}`];
    expect(await Promise.all(refused.map(statusOf))).toEqual([403, 403, 404, 404]);
  });

  it('upload-08 upload-12 an address at the store that its owner sends back is taken for the picture and signed anew, another’s is not', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const [method] = (await call.as(member).get('pay/wallet/intodata')).data.payTypes;
    const submit = (payOrderPic: string) =>
      call.as(member).post('pay/order/submitPayOrder', { money: 50, appId: method.id, payOrderPic });
    expect((await submit(await upload(call.as(other), 'proof'))).code).toBe(400);
    const sent = await upload(call.as(member), 'proof');
    expect((await submit(sent)).code).toBe(0);
    const [shown] = (await call.as(member).get('pay/order/list')).data.list;
    expect(shown.payOrderPic.split('?')[0]).toBe(sent.split('?')[0]);
    expect(await statusOf(shown.payOrderPic)).toBe(200);
  });

  it('upload-08 what everybody may see has a whole address on the host that was asked, and texts that only look like one stay', async () => {
    const { call: own, shopId } = await newMerchant(api);
    const about = '/files/ is where the pictures are';
    const logo = await upload(own, 'logo');
    const changed = (await own.put('/admin-api/shop', { logo, description: { en: about } })).data;
    const shown = (await call.get('system/shop/getShopInfoByShopId', { shopId })).data;
    expect(shown).toMatchObject({
      logo: `${origin}/files/u/${logo.split('?')[0]?.split('/').at(-1)}`,
      shopDesc: about,
    });
    const given = await fetch(shown.logo);
    expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await statusOf(shown.logo.replace('.png', '/320.webp'))).toBe(200);
    // It may be sent back as it came.
    expect((await own.put('/admin-api/shop', { logo: shown.logo })).data).toEqual(changed);
    const elsewhere = call.with({ host: 'localhost:8443' });
    expect((await elsewhere.get('system/shop/getShopInfoByShopId', { shopId })).data.logo).toMatch(
      /^http:\/\/localhost:8443\/files\/u\//,
    );
    // Drawn pictures, and those within JSON text.
    await world.setting('TABS_SETTING', { tabsLogo: '/files/logo.svg', tabsName: '/files', about });
    const setting = await call.get('system/tenant-setting/getByKey', { key: 'TABS_SETTING' });
    expect(setting.text).toContain(`${origin}/files/logo.svg`);
    const product = await world.product({ shopId });
    const { data } = await call.get('product/spuFirst/get-detail', { id: product.spuId });
    expect(data.picUrl).toMatch(new RegExp(`^${origin}/files/art/`));
  });

  it('upload-08 the pages allow pictures of the store', async () => {
    const { headers } = await call.with({ headers: { accept: 'text/html' } }).get('/');
    expect(headers['content-security-policy']).toContain(`img-src 'self' data: blob: ${store};`);
  });

  it('upload-15 a store that does not answer refuses an upload for now, and nothing of it is kept', async () => {
    const member = await world.member();
    s3.refuseNext?.(3);
    const answer = await call.as(member).upload('infra/file/upload', png);
    expect([answer.status, answer.code, answer.headers['retry-after']]).toEqual([503, 503, '1']);
    expect(await world.query('select id from stored_file where owner_id = $1', [member.id])).toEqual([]);
    expect(await statusOf(await upload(call.as(member), 'chat'))).toBe(200);
  });
});
