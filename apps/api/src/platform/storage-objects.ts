import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Overload } from '@passage/database';
import aws4 from 'aws4';
import type { Storage } from './storage.ts';
import { checkedKey, isKey } from './storage-key.ts';

/** A bucket of a store that speaks S3, and who asks. */
export interface ObjectStoreSettings {
  readonly bucket: string;
  /** Where the server reaches the store. */
  readonly endpoint: URL;
  /** Where browsers reach it. */
  readonly publicEndpoint: URL;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether the bucket stands in the path of an address, not before its host. */
  readonly isPathStyle: boolean;
}

/** The store cannot be used at present; whoever asked is told to come again. */
class StorageUnavailable extends Overload {}

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  csv: 'text/csv',
};
const typeOf = (key: string): string => TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const TRIES = 3;
const FIRST_PAUSE_MS = 100;
const ANSWER_LIMIT_MS = 30_000;
/** Each call says the same again, so all of these are worth another try. */
const PASSING = [429, 500, 502, 503, 504];

/** Files in a bucket that gives nothing to whoever does not sign. */
export function openObjectStorage(settings: ObjectStoreSettings): Storage {
  const { bucket, endpoint, publicEndpoint, isPathStyle, region } = settings;
  const credentials = { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey };
  const hostAt = ({ host }: URL): string => (isPathStyle ? host : `${bucket}.${host}`);
  const originAt = (at: URL): string => `${at.protocol}//${hostAt(at)}`;
  /** Of a file, or of the bucket. */
  const pathOf = (key = ''): string => `/${[...(isPathStyle ? [bucket] : []), ...(key === '' ? [] : [key])].join('/')}`;
  const asked = { service: 's3', region };

  const callOnce = async ({ method, key, query, headers = {}, body }: Call): Promise<Response> => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const signed = aws4.sign(
      {
        ...asked,
        method,
        host: hostAt(endpoint),
        path: `${pathOf(key)}${search}`,
        headers: {
          ...headers,
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
      },
      credentials,
    );
    const sent = new Headers();
    for (const [name, value] of Object.entries(signed.headers ?? {})) sent.set(name, String(value));
    // For the answer's beginning alone: whoever works through a large file takes its time.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS);
    try {
      return await fetch(`${originAt(endpoint)}${signed.path}`, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: limit.signal,
        ...(body === undefined ? {} : { body: Buffer.from(body) }),
      });
    } finally {
      clearTimeout(timer);
    }
  };

  const call = async (what: Call): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const [response, cause] = await callOnce(what).then(
        (given) => [given, undefined] as const,
        (error: unknown) => [undefined, error] as const,
      );
      if (response && !PASSING.includes(response.status)) return response;
      await response?.body?.cancel();
      if (attempt === TRIES)
        throw new StorageUnavailable(
          `the object store does not answer ${what.method} (${response?.status ?? 'lost'})`,
          {
            cause,
          },
        );
      await delay(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  };

  /** undefined where nothing lies under the key; fails for any other refusal. */
  const answerTo = async (what: Call): Promise<Response | undefined> => {
    const response = await call(what);
    if (response.ok) return response;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    if (response.status === 404 && what.key !== undefined && code !== 'NoSuchBucket') return undefined;
    throw new Error(`the object store refuses ${what.method} ${what.key ?? ''}: ${response.status} ${code}`);
  };

  async function* read(key: string, start: number): AsyncGenerator<Buffer> {
    // From the first byte on is everything, which of an empty file is no range.
    const headers = start === 0 ? {} : { range: `bytes=${start}-` };
    const response = await call({ method: 'GET', key, headers });
    if (response.status === 416) return void (await response.body?.cancel());
    if (!response.ok || !response.body) throw new Error(`the object store has no ${key}: ${response.status}`);
    for await (const piece of response.body) yield Buffer.from(piece);
  }

  async function* keys(): AsyncGenerator<string> {
    for (let next: string | undefined = ''; next !== undefined; ) {
      const place: Record<string, string> = next === '' ? {} : { 'continuation-token': next };
      const response = await answerTo({ method: 'GET', query: { 'list-type': '2', ...place } });
      const page = (await response?.text()) ?? '';
      for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isKey(key)) yield key;
      next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1];
    }
  }

  return {
    put: async (key, bytes) => {
      const headers = { 'content-type': typeOf(key), 'cache-control': 'private, no-store' };
      const response = await answerTo({ method: 'PUT', key: checkedKey(key), headers, body: bytes });
      if (!response) throw new Error(`the object store does not take ${key}`);
      await response.body?.cancel();
    },
    get: async (key) => {
      const response = await answerTo({ method: 'GET', key: checkedKey(key) });
      return response && Buffer.from(await response.arrayBuffer());
    },
    read: (key, start) => read(checkedKey(key), start),
    remove: async (key) => {
      const response = await answerTo({ method: 'DELETE', key: checkedKey(key) });
      await response?.body?.cancel();
    },
    keys,
    signedAddress: (key, { from, seconds }) => {
      const date = from.toISOString().replace(/[:-]|\.\d{3}/g, '');
      const path = `${pathOf(checkedKey(key))}?X-Amz-Date=${date}&X-Amz-Expires=${seconds}`;
      const signed = aws4.sign(
        { ...asked, method: 'GET', host: hostAt(publicEndpoint), path, signQuery: true },
        credentials,
      );
      return `${originAt(publicEndpoint)}${signed.path}`;
    },
    origin: originAt(publicEndpoint),
  };
}
