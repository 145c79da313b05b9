import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

const { origin } = await startApi();

/** As it comes over the wire. */
function answerTo(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, origin), { headers: { host: 'localhost', 'accept-encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

/** An envelope in which every country is named. */
const COUNTRIES = '/app-api/system/country-region/list';

it('long answers are packed for those who take it, and say the same', async () => {
  const [plain, packed, tight, refused] = [
    await answerTo(COUNTRIES, 'identity'),
    await answerTo(COUNTRIES, 'gzip, deflate, br;q=0'),
    await answerTo(COUNTRIES, 'gzip, deflate, br'),
    await answerTo(COUNTRIES, 'gzip;q=0, br;q=0'),
  ];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(refused.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({
    'content-type': plain.headers['content-type'],
    'content-encoding': 'gzip',
    vary: 'Origin, tenant-id, language, authorization, host, accept-encoding',
    'content-length': String(packed.body.length),
  });
  expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  expect(tight.headers['content-encoding']).toBe('br');
  expect(tight.body.length).toBeLessThan(packed.body.length);
  expect(brotliDecompressSync(tight.body).equals(plain.body)).toBe(true);
});

it('what fits one packet is left as it is', async () => {
  const { headers } = await answerTo('/app-api/system/tenant/get-by-website?website=localhost', 'gzip');
  expect([headers['content-encoding'], headers.vary]).toEqual([
    undefined,
    'Origin, tenant-id, language, authorization, host',
  ]);
});
