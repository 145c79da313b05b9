import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@passage/contract';
import { integer, nullable, statement, text } from '@passage/database';
import { type Currency, isCurrency } from '@passage/money';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SECOND_MS } from '../platform/clock.ts';
import { originOf as publicOriginOf } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';
import { listenOnPostgres } from '../platform/postgres-listener.ts';
import { type TenantCache, tenantCache } from '../platform/tenant-cache.ts';
import { isLanguage } from '../texts/index.ts';
import { Failure } from './failure.ts';
import { originOf } from './request-origin.ts';

export interface Tenant {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly defaultLanguage: Language;
  readonly defaultCurrency: Currency;
}

const byId = statement({
  name: 'tenant-by-id',
  params: [integer('value1')],
  columns: { id: integer, key: text, name: text, default_language: text, default_currency: text },
  text: 'select id, key, name, default_language, default_currency from tenant where id = $1',
});
const idByHost = statement({
  name: 'tenant-by-host',
  params: [text('value1')],
  columns: { tenant_id: integer, shop_id: nullable(integer) },
  text: 'select tenant_id, shop_id from tenant_host where host = $1',
});
const primaryOf = statement({
  name: 'tenant-primary-host',
  params: [integer('value1')],
  columns: { host: text },
  text: `select host from tenant_host where tenant_id = $1 and shop_id is null
   order by is_primary desc, host ~ '^[0-9.]+$', host limit 1`,
});

/** What a page is of, and by what address it may be named. */
export interface Site {
  readonly tenant: Tenant;
  /** The shop that is served on this host, if any. */
  readonly shopId: number | undefined;
  /** Scheme and host: the asked one where the tenant owns it, else the tenant's primary host. */
  readonly origin: string;
  /** Whether somebody owns the asked host; what is served under another is for no search engine. */
  readonly isOwned: boolean;
}

type Asked = Pick<FastifyRequest, 'hostname' | 'host' | 'protocol'>;

/** Tenants and their hosts. They change rarely; a change is told of, and seen at the latest within the cache's time. */
export interface TenantDirectory {
  /** The tenant that the header names, else that of the host. @throws Failure as `ofHeader` and `ofHost` */
  ofRequest(request: { readonly hostname: string; readonly headers: IncomingHttpHeaders }): Promise<Tenant>;
  /**
   * The tenant of a host; for one that none owns tenant 1, and in production mode nobody's.
   *
   * @throws Failure UNKNOWN_HOST
   */
  ofHost(host: string): Promise<Tenant>;
  /** Whose host it is, if anybody's. */
  ownerOf(host: string): Promise<number | undefined>;
  /** @throws Failure INVALID_INPUT for a header that names no tenant */
  ofHeader(header: string | string[]): Promise<Tenant>;
  /** @throws Failure as `ofHost` */
  siteOf(request: Asked): Promise<Site>;
  /** The host by which a tenant is named, if it has one: its primary, else the first of its own. */
  primaryHostOf(tenantId: number): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Whose pages stand under a host that none owns. */
export const MAIN_TENANT = 1;
const KEPT_MS = 10 * SECOND_MS;
/** What the database's own trigger tells on. */
const CHANNEL = 'passage_hosts';

interface HostEntry {
  readonly tenantId: number | undefined;
  readonly shopId: number | undefined;
}

interface Kept<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
}

const ofTenant = <Value extends object>(cache: TenantCache<Value>): Kept<number, Value> => ({
  get: (tenantId) => cache.get(tenantId),
  set: (tenantId, value) => cache.set(tenantId, '', value),
});

/** Opens the directory of tenants and their hosts. @returns one that keeps what it read, and listens to changes until it is closed */
export function openTenantDirectory({
  config,
  database,
  clock,
  log,
}: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>): TenantDirectory {
  const { global } = database;
  const perf = { now: () => clock.now().getTime() };
  const ofTenants = { bound: 500, keptMs: KEPT_MS, clock };
  const tenants = tenantCache<{ tenant: Tenant | undefined }>('tenants', ofTenants);
  const primaries = tenantCache<{ host: string | undefined }>('primary hosts', ofTenants);
  const hosts = new LRUCache<string, HostEntry>({
    max: 10_000,
    ttl: KEPT_MS,
    perf,
  });
  /** What was read before a change was told of may be old, and is not kept. */
  let changes = 0;
  const forget = (): void => {
    changes += 1;
    for (const kept of [tenants, primaries, hosts]) kept.clear();
  };
  const onError = (error: Error): void => void log.warn({ err: error }, 'hosts connection');
  const listener = listenOnPostgres(config.databaseUrl, CHANNEL, { onText: forget, onGap: forget, onError });
  let isListening = false;

  const keep = async <Key extends {}, Value extends {}>(
    kept: Kept<Key, Value>,
    key: Key,
    read: () => Promise<Value>,
  ): Promise<Value> => {
    if (!isListening) {
      isListening = true;
      listener.keepConnecting();
    }
    const known = kept.get(key);
    if (known) return known;
    const before = changes;
    const value = await read();
    if (before === changes) kept.set(key, value);
    return value;
  };

  const tenantOf = async (id: number): Promise<Tenant | undefined> => {
    const { tenant } = await keep(ofTenant(tenants), id, async () => {
      const row = await global.row(byId, [id]);
      const read: Tenant | undefined = row && {
        id: row.id,
        key: row.key,
        name: row.name,
        defaultLanguage: isLanguage(row.default_language) ? row.default_language : 'en',
        defaultCurrency: isCurrency(row.default_currency) ? row.default_currency : 'USD',
      };
      return { tenant: read };
    });
    return tenant;
  };
  const hostOf = (host: string) =>
    keep<string, HostEntry>(hosts, host, async () => {
      const row = await global.row(idByHost, [host]);
      return { tenantId: row?.tenant_id, shopId: row?.shop_id ?? undefined };
    });
  const primaryHostOf = async (tenantId: number): Promise<string | undefined> =>
    (await keep(ofTenant(primaries), tenantId, async () => ({ host: (await global.row(primaryOf, [tenantId]))?.host })))
      .host;

  const ofHost: TenantDirectory['ofHost'] = async (host) => {
    const { tenantId } = await hostOf(host);
    if (tenantId === undefined && config.mode === 'production') throw new Failure('UNKNOWN_HOST');
    const tenant = await tenantOf(tenantId ?? MAIN_TENANT);
    if (!tenant) throw new Error('the database holds no tenant');
    return tenant;
  };
  const ofHeader: TenantDirectory['ofHeader'] = async (header) => {
    const id = typeof header === 'string' && /^[1-9]\d{0,8}$/.test(header.trim()) ? Number(header) : undefined;
    const tenant = id === undefined ? undefined : await tenantOf(id);
    if (!tenant)
      throw new Failure('INVALID_INPUT', { data: { issues: [{ path: 'tenant-id', message: 'notAllowed' }] } });
    return tenant;
  };

  return {
    ofRequest: ({ hostname, headers: { 'tenant-id': header } }) =>
      header === undefined || header === '' ? ofHost(hostname.toLowerCase()) : ofHeader(header),
    ofHost,
    ownerOf: async (host) => (await hostOf(host)).tenantId,
    ofHeader,
    siteOf: async (request) => {
      const host = request.hostname.toLowerCase();
      const [tenant, { tenantId, shopId }] = await Promise.all([ofHost(host), hostOf(host)]);
      const isOwned = tenantId !== undefined;
      const origin = isOwned
        ? originOf(request)
        : publicOriginOf(config, (await primaryHostOf(tenant.id)) ?? 'localhost');
      return { tenant, shopId, origin, isOwned };
    },
    primaryHostOf,
    close: () => listener.close(),
  };
}
