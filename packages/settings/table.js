// Every setting that a process, a command or the stack reads. Plain JavaScript without packages: a command checks all of
// them before anything is installed.

import { isIP } from 'node:net';

/**
 * @typedef {'demo' | 'development' | 'production' | 'test'} Mode
 *
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} about what it is for, in whole sentences
 * @property {(text: string) => boolean} fits
 * @property {string} expected what it has to be, after "is not"
 * @property {string | Partial<Record<Mode | 'else', string>>} [otherwise] what holds without it, by mode where that differs
 * @property {string} [stack] what holds without it in docker-compose.yml, where that says something else
 * @property {'stack' | 'dev'} [only] read by docker-compose.yml, or by `npm run dev`, alone
 *
 * @typedef {{ title: string, settings: Setting[] }} Group
 */

/** @type {readonly Mode[]} */
export const MODES = ['demo', 'development', 'production', 'test'];

/** What REDIS_URL may be: a server, or the servers of a cluster. */
const REDIS = /^rediss?(:\/\/\S+|\+cluster:\/\/([^@\s]*@)?[^@/\s,]+(,[^@/\s,]+)*)$/;

/** Networks that have a name. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** @param {string} text */
function isNetwork(text) {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

/** @param {RegExp} pattern */
const matching = (pattern) => (/** @type {string} */ text) => pattern.test(text);

/**
 * @param {number} least
 * @param {number} most
 */
const numberFrom = (least, most) => (/** @type {string} */ text) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** @param {readonly string[]} words */
const oneOf = (words) => (/** @type {string} */ text) => words.includes(text);

const SWITCH = { fits: oneOf(['on', 'off']), expected: 'on or off' };
const PORT = { fits: numberFrom(1, 65_535), expected: 'a port from 1 to 65535' };

/** @param {string} text */
function isPostgres(text) {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, searchParams, pathname } = new URL(text);
  return (hostname !== '' || searchParams.has('host')) && pathname.length > 1;
}

/** @param {string} text */
const isOrigin = (text) => /^https?:\/\/[\w.:[\]-]+\/?$/.test(text) && URL.canParse(text);

const POSTGRES = {
  fits: isPostgres,
  expected: 'a PostgreSQL address such as postgres://user:password@host:5432/passage',
};
const KEY = { fits: matching(/^\S+$/) };

/** @type {readonly Group[]} */
export const GROUPS = [
  {
    title: 'The stack',
    settings: [
      {
        name: 'HOST',
        about:
          "The address to listen on, or to publish the stack on. The demo world's passwords are known to everybody: 0.0.0.0 only with DEMO_WORLD=off.",
        fits: matching(/^[\w.:-]+$/),
        expected: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
        otherwise: { production: '0.0.0.0', else: '127.0.0.1' },
        stack: '127.0.0.1',
      },
      {
        name: 'PUBLISHED_ADDRESS',
        about:
          "Where the store can be reached, for the demo world's accounts, which in production mode sign in on an address of this machine alone. The stack takes it from HOST; without it, it is HOST, and no such address where TRUSTED_PROXIES are set.",
        fits: matching(/^[\w.:-]+$/),
        expected: 'the address on which the store can be reached, such as 127.0.0.1',
        stack: '127.0.0.1',
      },
      { name: 'PORT', about: "The store's port.", ...PORT, otherwise: '4000', stack: '8080' },
      {
        name: 'MAIL_PORT',
        about: 'Where the mail that was sent can be read, while SMTP_URL is not set.',
        ...PORT,
        otherwise: '8025',
        only: 'stack',
      },
      {
        name: 'DEMO_WORLD',
        about:
          'Whether the demo world is made, on or off. In production mode it is made with on alone, which the stack sets; off leaves a database without any store, as a backup is restored into. What has been made stays. Its accounts sign in in production mode with on alone, and only from this machine.',
        ...SWITCH,
        otherwise: { production: 'off', else: 'on' },
        stack: 'on',
      },
      {
        name: 'COMPOSE_PROFILES',
        about: 'Parts of the stack that do not run by themselves: s3, its own object store.',
        fits: matching(/^[\w,-]+$/),
        expected: 'names of profiles joined by commas, such as s3',
        only: 'stack',
      },
    ],
  },
  {
    title: 'Addresses',
    settings: [
      {
        name: 'PUBLIC_PORT',
        about:
          'The port in links of mails where no TLS stands in front. In production mode they are https on the usual port without it, and in the stack where it is set and empty.',
        ...PORT,
        stack: '8080',
      },
      {
        name: 'FRONT_PROXY',
        about:
          'The network of a proxy with TLS before the stack, whose x-forwarded-for and x-forwarded-proto are believed: 0.0.0.0/0 where one on the same machine is all that reaches HOST.',
        fits: isNetwork,
        expected: 'a network such as 10.0.0.0/8',
        otherwise: '127.0.0.1/32',
      },
      {
        name: 'TRUSTED_PROXIES',
        about:
          'Proxies whose x-forwarded-for, -proto and -host are believed: addresses, networks, or words such as uniquelocal, joined by commas; in the stack its own alone.',
        fits: (text) => text.split(',').every((part) => isNetwork(part.trim()) || NAMED_NETWORKS.includes(part.trim())),
        expected: 'addresses or networks joined by commas, such as 10.0.0.0/8 or uniquelocal',
        stack: 'uniquelocal',
      },
    ],
  },
  {
    title: 'Secrets',
    settings: [
      {
        name: 'PASSAGE_SECRET',
        about:
          'What tokens are signed with, at least 32 random characters. Made once and kept, in .data or in the volume `secrets`, without it.',
        fits: (text) => text.length >= 32,
        expected: 'a random text of at least 32 characters',
      },
      {
        name: 'METRICS_TOKEN',
        about:
          'Opens /metrics to whoever sends it as a bearer token, at least 16 characters. Without it this machine alone may read, and in production mode nobody.',
        fits: (text) => text.length >= 16,
        expected: 'a random text of at least 16 characters',
      },
    ],
  },
  {
    title: 'Mail',
    settings: [
      {
        name: 'SMTP_URL',
        about:
          'The mail server, such as smtps://user:password@mail.example:465. Without it mail is kept in the database, and in the stack by the mail catcher.',
        fits: (text) => /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text),
        expected: 'a mail server such as smtp://user:password@host:587',
        stack: 'smtp://mail:1025',
      },
      {
        name: 'MAIL_FROM',
        about: 'Whom mail comes from.',
        fits: matching(/@/),
        expected: 'a sender such as Passage <care@passage.test>',
        otherwise: 'Passage <care@passage.test>',
      },
    ],
  },
  {
    title: 'Database and queues',
    settings: [
      {
        name: 'DATABASE_OWNER_URL',
        about:
          "A PostgreSQL 15 or later in the place of the embedded one or the stack's: the address of its owner, who may create roles, for what migrates, fills, backs up and proves. What serves does not get it.",
        ...POSTGRES,
      },
      {
        name: 'DATABASE_URL',
        about:
          "Where processes log in, as passage_login, which the migrations make with this password. Where it stands alone it is the owner's, and the login follows from it.",
        ...POSTGRES,
      },
      {
        name: 'DATABASE_REPLICA_URL',
        about: 'A streaming replica of the database, where the catalogue is read.',
        ...POSTGRES,
      },
      {
        name: 'DATABASE_REPLICA_LAG',
        about: 'How many seconds the replica may be behind and still be asked.',
        fits: numberFrom(1, 3_600),
        expected: 'a number of seconds from 1 to 3600',
        otherwise: '5',
      },
      {
        name: 'DATABASE_POOL',
        about: "Connections of each of a process's two pools.",
        fits: numberFrom(1, 500),
        expected: 'a number from 1 to 500',
        otherwise: '10',
      },
      {
        name: 'REDIS_URL',
        about:
          'A Redis for jobs, news and the limit of requests, or a cluster of them: redis+cluster://host:6379,host:6380.',
        fits: (text) => REDIS.test(text) && (text.includes('+cluster:') || URL.canParse(text)),
        expected: 'a Redis address such as redis://host:6379 or, of a cluster, redis+cluster://host:6379,host:6380',
        stack: 'redis://redis:6379',
      },
    ],
  },
  {
    title: 'Uploads',
    settings: [
      {
        name: 'STORAGE_FOLDER',
        about: 'The folder of uploads; in the stack a volume that all processes share.',
        fits: () => true,
        expected: 'a folder',
        otherwise: '.data/files',
        stack: '/var/lib/passage/files',
      },
      {
        name: 'STORAGE_URL',
        about:
          "A bucket in the place of the folder, such as s3://passage-files. For the stack's own store: COMPOSE_PROFILES s3, STORAGE_ENDPOINT http://storage:9000, STORAGE_PUBLIC_ENDPOINT http://localhost:9000, and keys that you think of.",
        fits: matching(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
        expected: 'the bucket of an S3-compatible store, such as s3://passage-files',
      },
      {
        name: 'STORAGE_ENDPOINT',
        about: 'Where the servers reach the store; without it AWS in STORAGE_REGION.',
        fits: isOrigin,
        expected: 'the address of a store, such as https://minio.example:9000',
      },
      {
        name: 'STORAGE_PUBLIC_ENDPOINT',
        about: 'Where browsers reach the store, if elsewhere.',
        fits: isOrigin,
        expected: 'the address of the store for browsers, such as https://files.example',
      },
      {
        name: 'STORAGE_REGION',
        about: "The store's region.",
        fits: matching(/^[\w-]+$/),
        expected: 'a region such as eu-central-1',
        otherwise: 'us-east-1',
      },
      {
        name: 'STORAGE_ACCESS_KEY',
        about: "Who asks: a key that may read and write the bucket, for the stack's own store at least 3 characters.",
        ...KEY,
        expected: 'an access key, which has no spaces',
      },
      {
        name: 'STORAGE_SECRET_KEY',
        about: "Its secret, for the stack's own store at least 8 characters.",
        ...KEY,
        expected: 'a secret key, which has no spaces',
      },
      {
        name: 'STORAGE_PATH_STYLE',
        about: 'on where the bucket stands in the path, off where it stands before the host; on with an endpoint.',
        ...SWITCH,
      },
      {
        name: 'STORAGE_PORT',
        about: "The port on which the stack's own store is published.",
        ...PORT,
        otherwise: '9000',
        only: 'stack',
      },
    ],
  },
  {
    title: 'Processes',
    settings: [
      {
        name: 'PASSAGE_MODE',
        about:
          'demo, development, production or test. `npm start` runs the demo, `npm run dev` the development mode, the stack the production mode.',
        fits: oneOf(MODES),
        expected: 'demo, development, production or test',
        otherwise: 'development',
        stack: 'production',
      },
      {
        name: 'PASSAGE_WORKER',
        about: 'Whether a server works off the queues too, on or off; in the stack the worker alone does.',
        ...SWITCH,
        otherwise: 'on',
        stack: 'off',
      },
      {
        name: 'PASSAGE_READ_ONLY',
        about:
          'Whether reads alone are answered, on or off; then every write is refused and no job runs. Set it in every process.',
        ...SWITCH,
        otherwise: 'off',
      },
      {
        name: 'RATE_LIMIT',
        about:
          "Requests a minute that one address may send to one tenant's endpoints, over all processes where there is a Redis; 0 for no limit. Behind a proxy it needs TRUSTED_PROXIES.",
        fits: numberFrom(0, 1_000_000),
        expected: 'a number of requests a minute up to 1000000, or 0 for no limit',
        otherwise: { production: '600', else: '0' },
      },
      {
        name: 'MEMBER_COMMANDS',
        about: "How many of one member's commands run at the same time in a process; five more wait.",
        fits: numberFrom(1, 1_000),
        expected: 'a number from 1 to 1000',
        otherwise: '2',
      },
      {
        name: 'SERVER_TIMING',
        about: 'Whether answers tell what they waited for, in Server-Timing, on or off; for who measures a process.',
        ...SWITCH,
        otherwise: 'off',
      },
      {
        name: 'PASSAGE_WEB',
        about: 'The folder of the built storefront; without it a server answers no pages.',
        fits: () => true,
        expected: 'the folder of the built storefront',
        stack: '/app/apps/web/dist',
      },
      {
        name: 'DRAIN_SECONDS',
        about: 'How long a process that was told to end still takes requests.',
        fits: numberFrom(0, 10),
        expected: 'a number of seconds from 0 to 10',
        otherwise: { production: '3', else: '0' },
      },
      {
        name: 'BCRYPT_ROUNDS',
        about: 'How dear it is to try a password.',
        fits: numberFrom(4, 15),
        expected: 'a number from 4 to 15',
        otherwise: '11',
      },
      {
        name: 'LOG_LEVEL',
        about: 'fatal, error, warn, info, debug, trace or silent.',
        fits: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
        expected: 'fatal, error, warn, info, debug, trace or silent',
        otherwise: { test: 'silent', else: 'info' },
      },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        about: 'A collector of traces (OTLP over HTTP), such as http://collector:4318.',
        fits: (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
        expected: 'the address of a collector that takes OTLP over HTTP, such as http://localhost:4318',
      },
      {
        name: 'OTEL_SERVICE_NAME',
        about: 'What the process is called there.',
        fits: matching(/^[\w.-]+$/),
        expected: 'a name of letters, digits, dots and dashes',
        otherwise: 'passage',
      },
    ],
  },
  {
    title: 'Development',
    settings: [
      {
        name: 'WEB_PORT',
        about: "The port of `npm run dev`'s client.",
        ...PORT,
        otherwise: '5173',
        only: 'dev',
      },
      {
        name: 'PASSAGE_DEBUG',
        about: 'Whether a command that fails tells where in the code, on or off.',
        ...SWITCH,
        otherwise: 'off',
        only: 'dev',
      },
    ],
  },
];

/** All of them, in the order of .env.example. */
export const SETTINGS = GROUPS.flatMap(({ settings }) => settings);
