import { isIP } from 'node:net';
import type {
  GetObjectCommandOutput,
  ListObjectsV2Command,
  ListObjectsV2CommandOutput,
  S3Client,
  S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Overload } from '@passage/database';
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

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  csv: 'text/csv',
};
const typeOf = (key: string): string => TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const TRIES = 3;
const CONNECT_LIMIT_MS = 5_000;
/** For the answer's beginning alone: whoever works through a large file takes its time. */
const ANSWER_LIMIT_MS = 30_000;
const SOCKETS = 100;
/** Each call says the same again, so all of these are worth another try. */
const PASSING = [429, 500, 502, 503, 504];

/**
 * Files in a bucket that gives nothing to whoever does not sign. The S3 client is loaded here, so that a process without
 * a bucket never has it.
 */
export function openObjectStorage(settings: ObjectStoreSettings): Storage {
  const { bucket, endpoint, publicEndpoint } = settings;
  const at = { Bucket: bucket };
  const loading = Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')]).then(
    ([s3, { getSignedUrl }]) => ({
      ...s3,
      getSignedUrl,
      inside: new s3.S3Client(clientSettings(settings, endpoint)),
      outside: new s3.S3Client(clientSettings(settings, publicEndpoint)),
    }),
  );
  // Every call awaits the same promise and fails with its reason.
  loading.catch(() => undefined);

  /** @returns undefined where nothing lies under the key; fails for any other refusal */
  const answerTo = async <T>(what: string, call: (client: S3Client) => Promise<T>): Promise<T | undefined> => {
    const { inside, S3ServiceException } = await loading;
    try {
      return await call(inside);
    } catch (error) {
      if (!(error instanceof S3ServiceException))
        throw new StorageUnavailable(`the object store does not answer ${what} (lost)`, { cause: error });
      const { httpStatusCode: status = 0 } = error.$metadata;
      if (PASSING.includes(status))
        throw new StorageUnavailable(`the object store does not answer ${what} (${status})`, { cause: error });
      if (status === 404 && error.name !== 'NoSuchBucket') return undefined;
      throw new Error(`the object store refuses ${what}: ${status} ${error.name}`, { cause: error });
    }
  };

  const getFrom = async (key: string, range?: string): Promise<GetObjectCommandOutput | undefined> => {
    const { GetObjectCommand } = await loading;
    const command = new GetObjectCommand({ ...at, Key: key, ...(range === undefined ? {} : { Range: range }) });
    return answerTo(`GET ${key}`, (client) => client.send(command));
  };

  async function* read(key: string, start: number): AsyncGenerator<Buffer> {
    const { S3ServiceException } = await loading;
    // From the first byte on is everything, which of an empty file is no range.
    const range = start === 0 ? undefined : `bytes=${start}-`;
    const answer = await getFrom(key, range).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      if (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 416) return null;
      throw error;
    });
    if (answer === null) return;
    const body = answer?.Body;
    if (!body) throw new Error(`the object store has no ${key}`);
    for await (const piece of body.transformToWebStream()) yield Buffer.from(piece);
  }

  async function* keys(): AsyncGenerator<string> {
    const s3 = await loading;
    for (let next: string | undefined = ''; next !== undefined; ) {
      const command: ListObjectsV2Command = new s3.ListObjectsV2Command({
        ...at,
        ContinuationToken: next || undefined,
      });
      const page = await answerTo('LIST', (client): Promise<ListObjectsV2CommandOutput> => client.send(command));
      if (!page) throw new Error('the object store has no list');
      for (const { Key: key = '' } of page.Contents ?? []) if (isKey(key)) yield key;
      next = page.NextContinuationToken;
    }
  }

  return {
    put: async (key, bytes) => {
      checkedKey(key);
      const { PutObjectCommand } = await loading;
      const headers = { ContentType: typeOf(key), CacheControl: 'private, no-store' };
      const command = new PutObjectCommand({ ...at, ...headers, Key: key, Body: bytes });
      if (!(await answerTo(`PUT ${key}`, (client) => client.send(command))))
        throw new Error(`the object store does not take ${key}`);
    },
    get: async (key) => {
      const bytes = await (await getFrom(checkedKey(key)))?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    read: (key, start) => read(checkedKey(key), start),
    remove: async (key) => {
      checkedKey(key);
      const { DeleteObjectCommand } = await loading;
      const command = new DeleteObjectCommand({ ...at, Key: key });
      await answerTo(`DELETE ${key}`, (client) => client.send(command));
    },
    keys,
    signedAddress: (key, lifetime) => {
      checkedKey(key);
      return loading.then(({ outside, GetObjectCommand, getSignedUrl }) =>
        getSignedUrl(outside, new GetObjectCommand({ ...at, Key: key }), {
          signingDate: lifetime.from,
          expiresIn: lifetime.seconds,
        }),
      );
    },
    origin: originOf(settings, publicEndpoint),
  };
}

/** Neither an address of numbers nor a certificate for one level of names has room for the bucket before it. */
const isInPath = ({ isPathStyle, bucket }: ObjectStoreSettings, { hostname }: URL): boolean =>
  isPathStyle || bucket.includes('.') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

const originOf = (settings: ObjectStoreSettings, at: URL): string =>
  isInPath(settings, at) ? at.origin : `${at.protocol}//${settings.bucket}.${at.host}`;

/** All that the client would else take from the machine's variables and files is said here. */
const clientSettings = (settings: ObjectStoreSettings, endpoint: URL): S3ClientConfig => ({
  region: settings.region,
  endpoint: endpoint.origin,
  forcePathStyle: isInPath(settings, endpoint),
  credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
  // Each call's signature covers its body's SHA-256; the checksums that AWS adds to it are refused by other stores.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // Not every store answers it, and a wait for that would come before each large file.
  expectContinueHeader: false,
  maxAttempts: TRIES,
  retryMode: 'standard',
  defaultsMode: 'standard',
  useArnRegion: false,
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  disableS3ExpressSessionAuth: true,
  userAgentAppId: 'passage',
  requestHandler: {
    connectionTimeout: CONNECT_LIMIT_MS,
    requestTimeout: ANSWER_LIMIT_MS,
    throwOnRequestTimeout: true,
    httpAgent: { keepAlive: true, maxSockets: SOCKETS },
    httpsAgent: { keepAlive: true, maxSockets: SOCKETS },
  },
});
