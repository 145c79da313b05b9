import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://passage@127.0.0.1:5432/passage' };
const secret = { PASSAGE_SECRET: 'x'.repeat(32) };

describe('configuration', () => {
  it('start-10 a value that does not fit stops the start with a sentence that names it', () => {
    for (const [name, value] of [
      ['PORT', '70000'],
      ['PORT', 'http'],
      ['DATABASE_URL', 'mysql://localhost/passage'],
      ['REDIS_URL', 'localhost'],
      ['BCRYPT_ROUNDS', '3'],
      ['PASSAGE_SECRET', 'short'],
      ['PASSAGE_MODE', 'staging'],
      ['SMTP_URL', 'mail.example'],
      ['LOG_LEVEL', 'loud'],
      ['REDIS_URL', 'redis+cluster://a:1,,b:2'],
      ['DATABASE_REPLICA_URL', 'replica:5432'],
      ['DATABASE_REPLICA_LAG', '0'],
      ['RATE_LIMIT', 'many'],
      ['METRICS_TOKEN', 'short'],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
      ['OTEL_SERVICE_NAME', 'our api'],
      ['STORAGE_URL', '/var/files'],
      ['STORAGE_URL', 's3://bucket/with/path'],
    ] as const) {
      expect(() => readConfig({ ...database, [name]: value })).toThrow(new RegExp(`^${name} is not .+\\.`));
    }
    expect(() => readConfig({})).toThrow(ConfigError);
  });

  it('production does not start without a mail server and a secret', () => {
    const production = { ...database, PASSAGE_MODE: 'production' };
    expect(() => readConfig({ ...production, ...secret })).toThrow(/SMTP_URL/);
    expect(() => readConfig({ ...production, SMTP_URL: 'smtp://mail:587' })).toThrow(/PASSAGE_SECRET/);
    expect(readConfig({ ...production, ...secret, SMTP_URL: 'smtp://mail:587' }).host).toBe('0.0.0.0');
  });

  it('fault:security-55 accounts of the demo are let in everywhere but in production, and there by word on loopback alone', () => {
    const admits = (settings: Record<string, string>) => readConfig({ ...database, ...settings }).admitsDemoAccounts;
    for (const PASSAGE_MODE of ['demo', 'development', 'test'])
      for (const more of [{}, { DEMO_WORLD: 'off' }, { HOST: '0.0.0.0' }])
        expect(admits({ PASSAGE_MODE, ...more })).toBe(true);
    const production = {
      PASSAGE_MODE: 'production',
      SMTP_URL: 'smtp://mail:25',
      PASSAGE_SECRET: 'a secret that only the tests know of',
    };
    const on = { ...production, DEMO_WORLD: 'on' };
    for (const open of [
      { HOST: '127.0.0.1' },
      { HOST: '::1' },
      { HOST: 'localhost' },
      { HOST: '0.0.0.0', PUBLISHED_ADDRESS: '127.0.0.1' },
      { HOST: '0.0.0.0', PUBLISHED_ADDRESS: '127.0.0.1', TRUSTED_PROXIES: 'uniquelocal', FRONT_PROXY: '127.0.0.1/32' },
    ]) {
      expect(admits({ ...on, ...open }), JSON.stringify(open)).toBe(true);
      expect(admits({ ...production, ...open }), JSON.stringify(open)).toBe(false);
      expect(admits({ ...production, ...open, DEMO_WORLD: 'off' }), JSON.stringify(open)).toBe(false);
    }
    for (const shut of [
      {},
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.7' },
      { HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback' },
      { HOST: '127.0.0.1', PUBLISHED_ADDRESS: '0.0.0.0' },
      { HOST: '0.0.0.0', PUBLISHED_ADDRESS: '127.0.0.1', FRONT_PROXY: '0.0.0.0/0' },
      { PUBLISHED_ADDRESS: '127.0.0.1.evil.test' },
    ])
      expect(admits({ ...on, ...shut }), JSON.stringify(shut)).toBe(false);
  });

  it('demo and development listen on this machine alone unless HOST is set', () => {
    for (const PASSAGE_MODE of ['demo', 'development'])
      expect(readConfig({ ...database, PASSAGE_MODE }).host).toBe('127.0.0.1');
    expect(readConfig({ ...database, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('upload-15 a bucket needs its keys, and has an address of its own or the one of AWS', () => {
    const bucket = { ...database, STORAGE_URL: 's3://passage-files' };
    expect(() => readConfig(bucket)).toThrow(
      /^Set STORAGE_ACCESS_KEY to .+passage-files\.\nSet STORAGE_SECRET_KEY to .+\.$/,
    );
    expect(() => readConfig({ ...bucket, STORAGE_ACCESS_KEY: 'a' })).toThrow(/^Set STORAGE_SECRET_KEY to .+\.$/);
    const keys = { ...bucket, STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b' };
    for (const [name, value] of [
      ['STORAGE_ENDPOINT', 'minio:9000'],
      ['STORAGE_PUBLIC_ENDPOINT', 'https://files.example/path'],
      ['STORAGE_REGION', 'eu central'],
      ['STORAGE_ACCESS_KEY', 'a b'],
      ['STORAGE_SECRET_KEY', 'a b'],
      ['STORAGE_PATH_STYLE', 'yes'],
    ] as const)
      expect(() => readConfig({ ...keys, [name]: value })).toThrow(new RegExp(`^${name} is not .+\\.`));
    expect(readConfig({ ...keys, STORAGE_REGION: 'eu-central-1' }).objectStore).toMatchObject({
      endpoint: new URL('https://s3.eu-central-1.amazonaws.com'),
      isPathStyle: false,
    });
    expect(readConfig({ ...keys, STORAGE_ENDPOINT: 'http://minio:9000' }).objectStore).toMatchObject({
      endpoint: new URL('http://minio:9000'),
      publicEndpoint: new URL('http://minio:9000'),
      region: 'us-east-1',
      isPathStyle: true,
    });
    expect(readConfig(database).objectStore).toBeUndefined();
  });

  it('an empty value counts as not set', () => {
    expect(readConfig({ ...database, PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 4000, redisUrl: undefined });
  });
});
