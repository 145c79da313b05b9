/** A client as a stranger has it: generated from the served document, with a program of their own against it. */
import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const run = promisify(execFile);
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const REPOSITORY = at('../../../../');

/** A folder with a generated client and a program. */
export interface GeneratedClient {
  /** What the compiler has to say against the program; empty for nothing. */
  compile(): Promise<string>;
  /** What the program prints, as JSON. */
  start(...words: readonly string[]): Promise<unknown>;
  remove(): Promise<void>;
}

/**
 * Generates types with openapi-typescript; binary strings are Blobs, as its manual has it.
 *
 * @param document the OpenAPI document as it was served
 * @param program TypeScript that imports ./schema.js and openapi-fetch
 */
export async function generateClient(document: string, program: string): Promise<GeneratedClient> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'passage-client-')));
  const types = await openapiTS(document, {
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const file = join(folder, 'program.ts');
  await writeFile(join(folder, 'schema.d.ts'), astToString(types));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(file, program);
  await symlink(at('../../node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    compile: async () => {
      const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext'];
      const node = ['--types', 'node', '--typeRoots', join(REPOSITORY, 'node_modules/@types')];
      const compiler = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
      const words = [compiler, ...options, ...node, file];
      return run(process.execPath, words, { cwd: folder }).then(
        () => '',
        (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
      );
    },
    start: async (...words) => {
      const { stdout } = await run(process.execPath, ['--import', import.meta.resolve('tsx'), file, ...words]);
      return JSON.parse(stdout);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Signs in, runs into a named failure, orders, uploads, walks pages and reads an order; takes what it needs as words. */
export const PROGRAM = `
import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

const [baseUrl = '', mailbox = '', password = '', picture = '', ...ids] = process.argv.slice(2);
const [spuId = 0, skuId = 0, addressId = 0] = ids.map(Number);
const client = createClient<paths>({ baseUrl });

function due<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
const fault = ({ code, msg }: { code: number; msg: string }) => new Error(code + ' ' + msg);

const signedIn = due(await client.POST('/app-api/member/firstauth/login', { body: { mailbox, password } }));
// @ts-expect-error before the code is known there is no token
signedIn.data.accessToken;
if (signedIn.code !== 0) throw fault(signedIn);
const token: string = signedIn.data.accessToken;
client.use({
  onRequest: ({ request }) => {
    request.headers.set('authorization', token);
    return request;
  },
});

const tooMany = due(await client.POST('/app-api/trade/cart/addFirst', { body: { spuId, skuId, count: 999 } }));
if (tooMany.code === 0) throw new Error('there were that many');
if (tooMany.code !== 1002) throw fault(tooMany);
const [short] = tooMany.data.lines;
const left: number | undefined = short?.stock;
// @ts-expect-error what is short has no token
tooMany.data.accessToken;
// @ts-expect-error a code that the endpoint does not have
if (tooMany.code === 1070) throw fault(tooMany);

const made: number[] = [];
for (const count of [1, 2, 3]) {
  const body = { items: [{ skuId, count }], addressId };
  const ordered = due(await client.POST('/app-api/trade/order/createFirst', { body }));
  if (ordered.code !== 0) throw fault(ordered);
  made.push(...ordered.data.tradeOrderIdList);
}

const file = new Blob([await readFile(picture)], { type: 'image/jpeg' });
const uploaded = due(
  await client.POST('/app-api/infra/file/upload', {
    body: { purpose: 'review', file },
    bodySerializer: (body) => {
      const form = new FormData();
      if (body.purpose !== undefined) form.set('purpose', body.purpose);
      form.set('file', body.file, 'picture.jpg');
      return form;
    },
  }),
);
if (uploaded.code !== 0) throw fault(uploaded);
const address: string = uploaded.data;

const walked: components['schemas']['Order'][] = [];
let pages = 0;
for (let after: string | null | undefined; after !== null; ) {
  const query = { pageSize: 2, ...(after === undefined ? {} : { after }) };
  const page = due(await client.GET('/app-api/trade/order/pageFirst', { params: { query } }));
  if (page.code !== 0) throw fault(page);
  walked.push(...page.data.list);
  pages++;
  after = page.data.next;
}

const read = due(await client.GET('/app-api/trade/order/get-detailFirst', { params: { query: { id: made[0] ?? 0 } } }));
if (read.code !== 0) throw fault(read);
const order: components['schemas']['OrderDetail'] = read.data;

const told = { left, address, made, pages, walked: walked.map(({ id }) => id), order: { id: order.id, count: order.items[0]?.count } };
process.stdout.write(JSON.stringify(told));
`;
