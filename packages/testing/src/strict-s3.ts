/**
 * A small S3 store for tests: the few calls that the app makes, in memory, each with a signature that holds or refused.
 * No package that runs everywhere refuses what is not signed, and a store that lets everybody read proves nothing.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Credentials, refusalOf } from './strict-s3-signature.ts';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly cacheControl: string | undefined;
}

export interface StrictS3 {
  readonly url: string;
  /** Answers so many calls with "slow down", whatever they ask. */
  refuseNext(count: number): void;
  stop(): Promise<void>;
}

const PAGE = 3;

export async function startStrictS3(bucket: string, credentials: Credentials): Promise<StrictS3> {
  const objects = new Map<string, StoredObject>();
  let refused = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', headers } = request;
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', `http://${headers.host}`);
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
    };
    if (refused > 0) {
      refused -= 1;
      return refuse(503, 'SlowDown');
    }
    const refusal = refusalOf({ method, url, headers, body }, credentials, new Date());
    if (refusal) return refuse(403, refusal);
    const { name, key } = placeOf(url, bucket);
    if (name !== bucket) return refuse(404, 'NoSuchBucket');
    if (key === '')
      return method === 'GET' ? sendList(response, objects, url.searchParams) : refuse(405, 'MethodNotAllowed');
    const object = objects.get(key);
    switch (method) {
      case 'PUT': {
        const type = headers['content-type'] ?? 'binary/octet-stream';
        objects.set(key, { bytes: body, type, cacheControl: headers['cache-control'] });
        response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
        return;
      }
      case 'DELETE':
        objects.delete(key);
        response.writeHead(204).end();
        return;
      case 'GET':
      case 'HEAD':
        return object ? sendObject(request, response, object) : refuse(404, 'NoSuchKey');
      default:
        return refuse(405, 'MethodNotAllowed');
    }
  };

  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    refuseNext: (count) => {
      refused = count;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The bucket before the host, or as the path's first part. */
function placeOf({ hostname, pathname }: URL, bucket: string): { name: string; key: string } {
  if (hostname.startsWith(`${bucket}.`)) return { name: bucket, key: decodeURIComponent(pathname.slice(1)) };
  const [name = '', ...key] = pathname.slice(1).split('/');
  return { name, key: decodeURIComponent(key.join('/')) };
}

function sendObject({ method, headers }: IncomingMessage, response: ServerResponse, object: StoredObject): void {
  const { bytes, type, cacheControl } = object;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  if (from !== undefined && start >= bytes.length) {
    response
      .writeHead(416, { 'content-range': `bytes */${bytes.length}` })
      .end('<Error><Code>InvalidRange</Code></Error>');
    return;
  }
  const end = to ? Math.min(Number(to) + 1, bytes.length) : bytes.length;
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': end - start,
    'accept-ranges': 'bytes',
    ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    ...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : bytes.subarray(start, end));
}

/** Pages are small, so that whoever lists has to turn them. */
function sendList(response: ServerResponse, objects: ReadonlyMap<string, StoredObject>, asked: URLSearchParams): void {
  const after = asked.get('continuation-token') ?? '';
  const found = [...objects.keys()].sort().filter((key) => key > after && key.startsWith(asked.get('prefix') ?? ''));
  const page = found.slice(0, PAGE);
  const isCut = found.length > PAGE;
  const entries = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries}</ListBucketResult>`);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the store has no port'));
      else resolve(address.port);
    });
  });
}
