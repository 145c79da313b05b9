/** How much one request may hold, of every endpoint of the contract. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@passage/contract';
import { fullInput } from '@passage/contract/testing/arbitrary';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { startApi } from '../testing/api.ts';
import { addressOf } from '../testing/caller.ts';
import { accepts, callerFor, hasBody, type Path, type Payload, replaceAt, tokenAt } from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';

// What the server writes beside its storage goes here, where nobody else writes.
const temporary = mkdtempSync(join(tmpdir(), 'passage-bodies-'));
vi.stubEnv('TMPDIR', temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});
const api = await startApi();
const { origin, world, call } = api;

const LIMIT = 65_536;
const TWO_MIB = 2 * 1024 * 1024;
/** Whose body may be larger; files that are taken beside one stand in uploads.test.ts and hostile-files.test.ts. */
const LARGER: readonly string[] = [
  'articleDesk.createArticle',
  'articleDesk.updateArticle',
  'products.create',
  'products.change',
  'products.addSkus',
];
const CARRIERS = {
  json: { type: 'application/json', head: '{"remark":"', end: '"}' },
  form: { type: 'application/x-www-form-urlencoded', head: 'remark=', end: '' },
  multipart: {
    type: 'multipart/form-data; boundary=x',
    head: '--x\r\ncontent-disposition: form-data; name="remark"\r\n\r\n',
    end: '\r\n--x--\r\n',
  },
};

/** Sends a body of so many bytes, of which the endpoint knows nothing. */
async function send(endpoint: Endpoint, carrier: keyof typeof CARRIERS, bytes: number): Promise<number> {
  const { type, head, end } = CARRIERS[carrier];
  const payload = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [String(name), 1]));
  const body = head + 'x'.repeat(bytes - head.length - end.length) + end;
  // A new one each time: some endpoints end the session.
  const token = tokenAt(endpoint, await world.member(callerFor(endpoint)));
  const { code } = await sendRaw(origin, {
    method: endpoint.method,
    path: addressOf(endpoint, payload).path,
    headers: { authorization: token, 'content-type': type },
    body,
  });
  return code;
}

it('trust-42 fault:security-53 every endpoint takes a body of 65,536 bytes and none of 65,537, in form, JSON and multipart, but for those of a written list', {
  timeout: 240_000,
}, async () => {
  const larger: string[] = [];
  for (const { name, endpoint } of endpoints.filter(({ endpoint: each }) => hasBody(each))) {
    const limit = LARGER.includes(name) ? TWO_MIB : LIMIT;
    for (const carrier of ['json', 'form', 'multipart'] as const) {
      expect(await send(endpoint, carrier, LIMIT), `${name} ${carrier}`).not.toBe(413);
      if ((await send(endpoint, carrier, LIMIT + 1)) !== 413 && carrier === 'json') larger.push(name);
      expect(await send(endpoint, carrier, limit + 1), `${name} ${carrier}`).toBe(413);
    }
  }
  expect(larger.sort()).toEqual([...LARGER].sort());
  // Nothing of a stranger fills the memory before it is known that it is one.
  const { type } = CARRIERS.json;
  const stranger = await sendRaw(origin, {
    method: 'POST',
    path: '/admin-api/products',
    headers: { 'content-type': type },
    body: `{"remark":"${'x'.repeat(LIMIT)}"}`,
  });
  expect(stranger.code).toBe(401);
});

interface Part {
  readonly name: string;
  readonly file?: string;
  readonly content: Buffer | string;
}

const multipart = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, file, content }) => [
      Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\ncontent-type: image/jpeg`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--x--\r\n'),
  ]);

it('trust-43 a second file, more than 100 fields and a file name of more than 255 characters are 400, and nothing is left of them', {
  timeout: 60_000,
}, async () => {
  const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer();
  const owner = await world.member();
  const upload = async (parts: readonly Part[]) => {
    const answer = await fetch(`${origin}/app-api/infra/file/upload`, {
      method: 'POST',
      headers: { authorization: owner.token, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(multipart(parts)),
    });
    const { code }: { code: number } = Object(await answer.json());
    return code;
  };
  const file = (name = 'a.jpg'): Part => ({ name: 'file', file: name, content: picture });
  const fields = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `f${index}`, content: 'x' }));
  const kept = () => [
    readdirSync(temporary),
    readdirSync(api.platform.config.storageFolder, { recursive: true }).filter((name) => /\.jpg$/.test(String(name))),
  ];
  const rows = () => world.query('select id from stored_file where owner_id = $1', [owner.id]);
  const before = kept();

  expect(await upload([file(), file()])).toBe(400);
  expect(await upload([file(), { ...file(), name: 'another' }])).toBe(400);
  expect(await upload([...fields(101), file()])).toBe(400);
  expect(await upload([file(), ...fields(101)])).toBe(400);
  expect(await upload([file(`${'n'.repeat(252)}.jpg`)])).toBe(400);
  expect(kept()).toEqual(before);
  expect(await rows()).toEqual([]);

  expect(await upload([...fields(100), file(`${'n'.repeat(251)}.jpg`)])).toBe(0);
  expect(await rows()).toHaveLength(1);
  expect(kept()[0]).toEqual(before[0]);
});

/** Where lists stand in a payload. */
function listsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [path, ...value.flatMap((item, index) => listsOf(item, [...path, index]))];
  return Object.entries(value).flatMap(([key, item]) => listsOf(item, [...path, key]));
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => Reflect.get(Object(held), key), value);

it.each(endpoints)(
  '$name takes no list of more than 200 values, and no lists in lists of more than 2,000',
  ({ endpoint }) => {
    const full: Payload = Object(fullInput(endpoint));
    const most = (payload: Payload, path: Path): number => {
      const [item] = [at(payload, path)].flat();
      const takes = (count: number) =>
        accepts(
          endpoint,
          replaceAt(
            payload,
            path,
            Array.from({ length: count }, () => item),
          ),
        );
      return [100_000, 2_001, 1_001, 201, 200, 100, 50, 20, 10, 3, 1].find(takes) ?? 0;
    };
    for (const path of listsOf(full)) {
      expect(most(full, path), path.join('.')).toBeLessThanOrEqual(200);
      const outer = listsOf(full).filter(
        (other) => other.length < path.length && other.every((key, i) => key === path[i]),
      );
      const product = [...outer, path].reduce((count, each) => count * most(full, each), 1);
      expect(product, path.join('.')).toBeLessThanOrEqual(2_000);
    }
  },
);

it('a list is narrowed by as many properties and values as any list has, and 200 properties of 200 values are refused', async () => {
  const page = async (properties: number, values: number) => {
    const attributeList = Array.from({ length: properties }, (_, property) => ({
      propertyId: property + 1,
      valueIds: Array.from({ length: values }, (__, value) => value + 1),
    }));
    const { code, data } = await call.post('product/spuFirst/page', { searchForm: { attributeList } });
    return { code, path: data?.issues?.[0]?.path };
  };
  expect(await page(200, 200)).toMatchObject({ code: 413 });
  expect(await page(200, 20)).toEqual({ code: 400, path: 'searchForm.attributeList' });
  expect(await page(20, 200)).toEqual({ code: 400, path: 'searchForm.attributeList.0.valueIds' });
  expect((await page(20, 50)).code).toBe(0);
});
