/** What the environment says, as the processes use it. The table of @passage/settings knows what may stand there. */
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { urlAs } from '@passage/database/login-url';
import { type Environment, faultsOf, type Mode, modeOf, settingOf } from '@passage/settings';
import type { ObjectStoreSettings } from './platform/storage-objects.ts';

export type { Mode };

export interface Config {
  readonly mode: Mode;
  /** Connects as the app's login. */
  readonly databaseUrl: string;
  /** Connects as the owner, for commands that back up, restore and prove; processes that serve never use it. */
  readonly ownerUrl: string;
  /** A streaming replica of the database, where the catalogue is read. */
  readonly replicaUrl?: string | undefined;
  /** How far behind the replica may be and still be asked. */
  readonly replicaBehindSeconds: number;
  /** Connects as the login of the queues. */
  readonly queueUrl: string;
  /** Connects as the login of the relay, which sees the outbox and the figures of all tenants and nothing else. */
  readonly relayUrl: string;
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
  /** Opens /metrics to who sends it as a bearer token; without it that answers this machine alone, in production nobody. */
  readonly metricsToken?: string | undefined;
  /** Where traces go; without it nothing is traced. */
  readonly traces?: TraceTarget | undefined;
  /**
   * Whether accounts of the demo world, whose passwords everybody knows, may sign in: in production mode
   * only with DEMO_WORLD=on, and while what is published cannot be reached from elsewhere.
   */
  readonly admitsDemoAccounts: boolean;
  /** What one address may ask of one tenant; 0 where nobody counts. */
  readonly mostRequestsPerMinute: number;
  /** Whether answers tell in Server-Timing what they waited for, for who measures the process. */
  readonly tellsTimes: boolean;
  /** Commands of one member that run at the same time; five more wait. */
  readonly memberCommands: number;
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

/** Wrong settings; the message is a sentence for each, for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whether an address, or the one of a network, is of the machine itself. */
const isLoopback = (address: string): boolean =>
  /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}(\/32)?|\[?::1\]?(\/128)?|localhost)$/.test(address);

/** What `admitsDemoAccounts` of `Config` says. */
function admitsDemoAccounts(environment: Environment): boolean {
  if (modeOf(environment) !== 'production') return true;
  const text = (name: string): string => settingOf(environment, name) ?? '';
  // Behind a proxy the own address says nothing about who reaches the store; a proxy with TLS is for the world.
  const published = text('PUBLISHED_ADDRESS') || (text('TRUSTED_PROXIES') === '' ? text('HOST') : '');
  return text('DEMO_WORLD') === 'on' && isLoopback(published) && isLoopback(text('FRONT_PROXY'));
}

function objectStoreOf(environment: Environment): ObjectStoreSettings | undefined {
  const text = (name: string): string | undefined => settingOf(environment, name);
  const address = (name: string): URL | undefined => {
    const given = text(name);
    return given === undefined ? undefined : new URL(given);
  };
  const bucket = text('STORAGE_URL')?.replace(/^s3:\/\//, '');
  if (bucket === undefined) return undefined;
  const region = text('STORAGE_REGION') ?? '';
  const endpoint = address('STORAGE_ENDPOINT');
  const at = endpoint ?? new URL(`https://s3.${region}.amazonaws.com`);
  const pathStyle = text('STORAGE_PATH_STYLE');
  return {
    bucket,
    region,
    endpoint: at,
    publicEndpoint: address('STORAGE_PUBLIC_ENDPOINT') ?? at,
    accessKey: text('STORAGE_ACCESS_KEY') ?? '',
    secretKey: text('STORAGE_SECRET_KEY') ?? '',
    isPathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'on',
  };
}

/**
 * All settings of the process, read and checked once.
 *
 * @param environment the process's own, as the server gives it
 * @param isServer whether it serves or works, which asks for more; a command takes what there is, and an address of no
 *   database is empty
 * @throws ConfigError with one sentence for each setting that does not fit
 */
export function readConfig(environment: Environment, { isServer = true }: { isServer?: boolean } = {}): Config {
  const faults = faultsOf(environment, { isServer });
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const text = (name: string): string | undefined => settingOf(environment, name);
  const number = (name: string): number => Number(text(name));
  const databaseUrl = text('DATABASE_URL') ?? '';
  const loginOf = (as: 'queue' | 'relay'): string => (databaseUrl === '' ? '' : urlAs(databaseUrl, as));
  const [webFolder, publicPort] = [text('PASSAGE_WEB'), text('PUBLIC_PORT')];
  const traceEndpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  return {
    mode: modeOf(environment),
    admitsDemoAccounts: admitsDemoAccounts(environment),
    databaseUrl,
    ownerUrl: text('DATABASE_OWNER_URL') ?? databaseUrl,
    replicaUrl: text('DATABASE_REPLICA_URL'),
    replicaBehindSeconds: number('DATABASE_REPLICA_LAG'),
    queueUrl: loginOf('queue'),
    relayUrl: loginOf('relay'),
    redisUrl: text('REDIS_URL'),
    host: text('HOST') ?? '',
    port: number('PORT'),
    secret: text('PASSAGE_SECRET') ?? randomBytes(32).toString('hex'),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM') ?? '',
    bcryptRounds: number('BCRYPT_ROUNDS'),
    trustedProxies: (text('TRUSTED_PROXIES') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    logLevel: text('LOG_LEVEL') ?? '',
    poolSize: number('DATABASE_POOL'),
    webFolder: webFolder === undefined ? undefined : resolve(webFolder),
    storageFolder: resolve(text('STORAGE_FOLDER') ?? ''),
    objectStore: objectStoreOf(environment),
    metricsToken: text('METRICS_TOKEN'),
    traces:
      traceEndpoint === undefined
        ? undefined
        : { endpoint: traceEndpoint, serviceName: text('OTEL_SERVICE_NAME') ?? '' },
    mostRequestsPerMinute: number('RATE_LIMIT'),
    tellsTimes: text('SERVER_TIMING') === 'on',
    memberCommands: number('MEMBER_COMMANDS'),
    isReadOnly: text('PASSAGE_READ_ONLY') === 'on',
    runsWorker: text('PASSAGE_WORKER') === 'on',
    drainSeconds: number('DRAIN_SECONDS'),
    publicPort: publicPort === undefined ? undefined : Number(publicPort),
  };
}
