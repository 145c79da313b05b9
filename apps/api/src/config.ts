/** The only reader of the environment. A value that does not fit stops the start with a sentence that names it. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { REDIS_ADDRESS } from './platform/redis.ts';
import type { ObjectStoreSettings } from './platform/storage-objects.ts';

export type Mode = 'demo' | 'development' | 'production' | 'test';

export interface Config {
  readonly mode: Mode;
  /** Connects as the app, or as the owner, who then takes the app's role. */
  readonly databaseUrl: string;
  /** A streaming replica of the database, where the catalogue is read. */
  readonly replicaUrl?: string | undefined;
  /** How far behind the replica may be and still be asked. */
  readonly replicaBehindSeconds: number;
  /** Connects as the owner or as the role of the queues. */
  readonly queueUrl: string;
  readonly redisUrl?: string | undefined;
  readonly host: string;
  readonly port: number;
  /** Signs tokens. */
  readonly secret: string;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly bcryptRounds: number;
  /** Addresses of proxies whose x-forwarded-for is believed. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** Connections of each of the two pools. */
  readonly poolSize: number;
  /** Folder of the built storefront; without it the API serves no documents. */
  readonly webFolder?: string | undefined;
  /** Where uploads are kept, unless in an object store. */
  readonly storageFolder: string;
  /** The bucket where uploads are kept. */
  readonly objectStore?: ObjectStoreSettings | undefined;
  /** Opens /metrics to who sends it as a bearer token; without it that answers this machine alone. */
  readonly metricsToken?: string | undefined;
  /** Where traces go; without it nothing is traced. */
  readonly traces?: TraceTarget | undefined;
  /** What one address may ask of one tenant; 0 where nobody counts. */
  readonly mostRequestsPerMinute: number;
  /** Whether reads alone are answered; then no job runs either. */
  readonly isReadOnly: boolean;
  /** Whether this process works off the queues too. */
  readonly runsWorker: boolean;
  /** How long a process that was told to end still takes what is sent to it, so that callers can go elsewhere. */
  readonly drainSeconds: number;
  /** Where visitors reach the store without TLS, in links of mails; without it and in production they use https. */
  readonly publicPort?: number | undefined;
}

/** A collector of traces that takes OTLP over HTTP. */
export interface TraceTarget {
  readonly endpoint: string;
  /** What the process is called there. */
  readonly serviceName: string;
}

/** A wrong setting; the message is a sentence for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const numberText = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
const postgresUrl = z.string().refine((value) => /^postgres(ql)?:\/\/\S+$/.test(value));

/** Reads a setting, where it is set. */
type Read = <T>(name: string, schema: z.ZodType<T>, expected: string) => T | undefined;

const originUrl = z
  .string()
  .regex(/^https?:\/\/[\w.:[\]-]+\/?$/)
  .transform((text, context) => {
    if (URL.canParse(text)) return new URL(text);
    context.addIssue('no address');
    return z.NEVER;
  });

function readObjectStore(
  read: Read,
  required: <T>(value: T | undefined, sentence: string) => T,
): ObjectStoreSettings | undefined {
  const [, bucket] =
    /^s3:\/\/(.+)$/.exec(
      read(
        'STORAGE_URL',
        z.string().regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
        'the bucket of an S3-compatible store, such as s3://passage-files',
      ) ?? '',
    ) ?? [];
  if (bucket === undefined) return undefined;
  const keyText = z.string().regex(/^\S+$/);
  const region = read('STORAGE_REGION', z.string().regex(/^[\w-]+$/), 'a region such as eu-central-1') ?? 'us-east-1';
  const endpoint = read('STORAGE_ENDPOINT', originUrl, 'the address of a store, such as https://minio.example:9000');
  const accessKey = read('STORAGE_ACCESS_KEY', keyText, 'an access key, which has no spaces');
  const secretKey = read('STORAGE_SECRET_KEY', keyText, 'a secret key, which has no spaces');
  const at = endpoint ?? new URL(`https://s3.${region}.amazonaws.com`);
  const pathStyle = read('STORAGE_PATH_STYLE', z.enum(['on', 'off']), 'on or off');
  return {
    bucket,
    region,
    endpoint: at,
    publicEndpoint:
      read(
        'STORAGE_PUBLIC_ENDPOINT',
        originUrl,
        'the address of the store for browsers, such as https://files.example',
      ) ?? at,
    accessKey: required(accessKey, `Set STORAGE_ACCESS_KEY to a key that may read and write the bucket ${bucket}.`),
    secretKey: required(secretKey, 'Set STORAGE_SECRET_KEY to the secret that belongs to STORAGE_ACCESS_KEY.'),
    isPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'on',
  };
}

/**
 * @param environment the process's own, as the server gives it
 * @throws ConfigError naming the setting that does not fit
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <T>(name: string, schema: z.ZodType<T>, expected: string): T | undefined => {
    const value = environment[name]?.trim();
    if (!value) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) throw new ConfigError(`${name} is not ${expected}. Correct it and start again.`);
    return result.data;
  };
  const required = <T>(value: T | undefined, sentence: string): T => {
    if (value === undefined) throw new ConfigError(sentence);
    return value;
  };

  const mode =
    read(
      'PASSAGE_MODE',
      z.enum(['demo', 'development', 'production', 'test']),
      'demo, development, production or test',
    ) ?? 'development';
  const isProduction = mode === 'production';
  const ownerUrl = read(
    'DATABASE_URL',
    postgresUrl,
    'a PostgreSQL address such as postgres://user:password@host:5432/passage',
  );
  const appUrl = read(
    'DATABASE_APP_URL',
    postgresUrl,
    'a PostgreSQL address such as postgres://passage_app:password@host:5432/passage',
  );
  const databaseUrl = required(appUrl ?? ownerUrl, 'Set DATABASE_URL to the PostgreSQL database to use.');
  const smtpUrl = read(
    'SMTP_URL',
    z.string().regex(/^smtps?:\/\/\S+$/),
    'a mail server such as smtp://user:password@host:587',
  );
  const secret = read('PASSAGE_SECRET', z.string().min(32), 'a random text of at least 32 characters');
  if (isProduction) {
    required(smtpUrl, 'Set SMTP_URL to a mail server: in production mode mail must reach its recipients.');
    required(
      secret,
      'Set PASSAGE_SECRET to a random text of at least 32 characters: in production mode it signs all tokens.',
    );
  }
  const traceEndpoint = read(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    z.string().regex(/^https?:\/\/\S+$/),
    'the address of a collector that takes OTLP over HTTP, such as http://localhost:4318',
  );
  const traceName = read(
    'OTEL_SERVICE_NAME',
    z.string().regex(/^[\w.-]+$/),
    'a name of letters, digits, dots and dashes',
  );
  return {
    mode,
    databaseUrl,
    replicaUrl: read(
      'DATABASE_REPLICA_URL',
      postgresUrl,
      'a PostgreSQL address such as postgres://passage_app:password@replica:5432/passage',
    ),
    replicaBehindSeconds: read('DATABASE_REPLICA_LAG', numberText(1, 3_600), 'a number of seconds from 1 to 3600') ?? 5,
    queueUrl: ownerUrl ?? databaseUrl,
    redisUrl: read(
      'REDIS_URL',
      z.string().regex(REDIS_ADDRESS),
      'a Redis address such as redis://host:6379 or, of a cluster, redis+cluster://host:6379,host:6380',
    ),
    host:
      read('HOST', z.string().regex(/^[\w.:-]+$/), 'an address or a host name to listen on') ??
      (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port: read('PORT', numberText(1, 65_535), 'a port from 1 to 65535') ?? 4000,
    secret: secret ?? randomBytes(32).toString('hex'),
    smtpUrl,
    mailFrom:
      read('MAIL_FROM', z.string().regex(/@/), 'a sender such as Passage <care@passage.test>') ??
      'Passage <care@passage.test>',
    bcryptRounds: read('BCRYPT_ROUNDS', numberText(4, 15), 'a number from 4 to 15') ?? 11,
    trustedProxies: (read('TRUSTED_PROXIES', z.string(), 'addresses joined by commas') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    logLevel:
      read(
        'LOG_LEVEL',
        z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
        'fatal, error, warn, info, debug, trace or silent',
      ) ?? (mode === 'test' ? 'silent' : 'info'),
    poolSize: read('DATABASE_POOL', numberText(1, 500), 'a number from 1 to 500') ?? 10,
    webFolder: read(
      'PASSAGE_WEB',
      z.string().transform((folder) => resolve(folder)),
      'the folder of the built storefront',
    ),
    storageFolder: resolve(read('STORAGE_FOLDER', z.string(), 'a folder for uploads') ?? '.data/files'),
    objectStore: readObjectStore(read, required),
    metricsToken: read('METRICS_TOKEN', z.string().min(16), 'a random text of at least 16 characters'),
    traces: traceEndpoint === undefined ? undefined : { endpoint: traceEndpoint, serviceName: traceName ?? 'passage' },
    mostRequestsPerMinute:
      read('RATE_LIMIT', numberText(0, 1_000_000), 'a number of requests a minute, or 0 for no limit') ??
      (isProduction ? 600 : 0),
    isReadOnly: read('PASSAGE_READ_ONLY', z.enum(['on', 'off']), 'on or off') === 'on',
    runsWorker: read('PASSAGE_WORKER', z.enum(['on', 'off']), 'on or off') !== 'off',
    drainSeconds:
      read('DRAIN_SECONDS', numberText(0, 10), 'a number of seconds from 0 to 10') ?? (isProduction ? 3 : 0),
    publicPort: read('PUBLIC_PORT', numberText(1, 65_535), 'a port from 1 to 65535'),
  };
}
