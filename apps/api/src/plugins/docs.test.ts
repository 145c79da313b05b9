/** What a stranger makes of the served OpenAPI document. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, endpoints, fullPathOf } from '@passage/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { TestCaller } from '../testing/caller.ts';
import { generateClient, PROGRAM } from './generated-client.testing.ts';

const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const csv = {
  bytes: Buffer.from('Handle,Title,Variant Price\nshirt,Shirt,9.00\n'),
  name: 'products.csv',
  type: 'text/csv',
};
const { origin, platform, world, call } = await startApi();
const served = await (await fetch(`${origin}/docs/openapi.json`)).text();

interface Operation {
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: object; readonly schema: object }>>;
  };
}
const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(served);

/** What the document gives as examples for a call, by the kinds of body that it names. */
function examplesOf(endpoint: Endpoint): { encoding: 'json' | 'form' | 'multipart'; payload: object }[] {
  const operation = document.paths[fullPathOf(endpoint)]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`no operation ${endpoint.path}`);
  const named = operation.parameters.flatMap(({ name, example }) =>
    name === undefined || example === undefined ? [] : [[name, example] as const],
  );
  const parameters: Record<string, unknown> = Object.fromEntries(named);
  const bodies = Object.entries(operation.requestBody?.content ?? { 'application/json': {} });
  return bodies.map(([type, body]) => ({
    encoding: type === 'application/json' ? 'json' : type === 'multipart/form-data' ? 'multipart' : 'form',
    // The document makes no file up; staff name the shop that they import for.
    payload: { ...parameters, ...('example' in body ? body.example : { shopId: 1 }) },
  }));
}

/** The address that stands for an upload of the caller in the examples, and what the picture of a field is for. */
const UPLOAD = '/files/upload.jpg';
const PURPOSES: Readonly<Record<string, string>> = {
  cardFront: 'identity',
  cardBack: 'identity',
  logo: 'logo',
  payOrderPic: 'proof',
  pictures: 'product',
  picture: 'product',
};

// The member whom the examples name, and what their ids stand for.
const shopper = await world.member({ email: 'shopper@passage.test', balance: 100_000 });
const admin = await world.member({ role: 1 });
// The first of them is deleted by an example.
const groups = ['first', 'second'].map((code) => ({ code, name: { en: code } }));
const added = await Promise.all(groups.map((group) => call.as(admin).post('/admin-api/article-types', group)));
const [designer] = await world.query<{ id: number }>(
  `insert into designer (tenant_id, desno, name) values (1, 'D-1', 'Ada') returning id`,
);
const [brand] = await world.query<{ id: number }>(
  `insert into brand (tenant_id, name) values (1, 'Maison') returning id`,
);
const MADE: Readonly<Record<string, unknown>> = {
  typeId: Math.max(...added.map(({ data }) => data.id)),
  categoryId: await world.category(),
  designerId: designer?.id,
  brandId: brand?.id,
  shopId: await world.shop(),
};

/** The payload with what there is in the place of what the document makes up. */
async function withWhatIsThere(caller: TestCaller, value: unknown, field = ''): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => withWhatIsThere(caller, item, field)));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(async ([name, each]) => [name, await withWhatIsThere(caller, each, name)]);
    return Object.fromEntries(await Promise.all(fields));
  }
  const purpose = PURPOSES[field];
  if (value !== UPLOAD || purpose === undefined) return MADE[field] ?? value;
  return (await caller.upload('infra/file/upload', red, { fields: { purpose } })).data;
}

// A product that an example has made has the SKU already that another one adds.
const LAST = 'products.create';
const inOrder = endpoints.toSorted((a, b) => Number(a.name === LAST) - Number(b.name === LAST));

it.each(inOrder)(
  'fault:contract-53 $name does not refuse an example of the document as bad input',
  async ({ endpoint }) => {
    // Some of them end the session or change the password.
    const member = await world.signIn(typeof endpoint.access === 'object' ? admin : shopper);
    for (const { encoding, payload } of examplesOf(endpoint)) {
      const file = endpoint.path.includes('import') ? csv : { bytes: red, name: 'picture.jpg', type: 'image/jpeg' };
      const caller = call.as(member).with({ encoding, ...(encoding === 'multipart' ? { file } : {}) });
      const { code, data } = await caller.endpoint(endpoint, Object(await withWhatIsThere(call.as(member), payload)));
      expect(code === 400 ? data : {}, encoding).toEqual({});
      expect(code, encoding).not.toBe(500);
    }
  },
);

describe('a client generated from the served document', () => {
  it('house-26 fault:contract-53 narrows by code, uploads, walks pages and reads an order', {
    timeout: 120_000,
  }, async () => {
    const client = await generateClient(served, PROGRAM);
    try {
      expect(await client.compile()).toBe('');
      const member = await world.member();
      const product = await world.product({ skus: [{ stock: 40 }] });
      const addressId = await world.address(member);
      const picture = join(platform.config.storageFolder, 'picture.jpg');
      await writeFile(picture, red);
      const told = await client.start(
        ...[origin, member.email, member.password, picture],
        ...[product.spuId, product.skuId, addressId].map(String),
      );
      const made = (await world.query<{ id: number }>('select id from trade_order order by id')).map(({ id }) => id);
      expect(made).toHaveLength(3);
      expect(told).toEqual({
        left: 40,
        address: expect.stringMatching(/^\/files\//),
        made,
        pages: 2,
        walked: made.toReversed(),
        order: { id: made[0], count: 1 },
      });
    } finally {
      await client.remove();
    }
  });
});
