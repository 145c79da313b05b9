import { startStrictS3 } from './strict-s3.ts';

export interface TestS3 {
  /** The settings of a server that keeps its files there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Answers so many calls with "slow down"; of a store of our own alone. */
  refuseNext?(count: number): void;
  stop(): Promise<void>;
}

const SETTINGS = [
  'STORAGE_URL',
  'STORAGE_ENDPOINT',
  'STORAGE_PUBLIC_ENDPOINT',
  'STORAGE_REGION',
  'STORAGE_ACCESS_KEY',
  'STORAGE_SECRET_KEY',
  'STORAGE_PATH_STYLE',
];

/**
 * An S3-compatible store for tests: the one that STORAGE_URL and its companions name, whose bucket should be empty and
 * closed to the public, else a strict one of our own that checks each signature.
 */
export async function startTestS3(): Promise<TestS3> {
  const named = Object.fromEntries(SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  if (named.STORAGE_URL) return { settings: named, stop: async () => {} };
  const bucket = 'passage-test';
  const credentials = {
    region: 'eu-test-1',
    accessKey: 'test-access-key',
    secretKey: 'a secret key of tests'.replaceAll(' ', '/'),
  };
  const store = await startStrictS3(bucket, credentials);
  return {
    settings: {
      STORAGE_URL: `s3://${bucket}`,
      STORAGE_ENDPOINT: store.url,
      STORAGE_REGION: credentials.region,
      STORAGE_ACCESS_KEY: credentials.accessKey,
      STORAGE_SECRET_KEY: credentials.secretKey,
    },
    refuseNext: store.refuseNext,
    stop: store.stop,
  };
}
