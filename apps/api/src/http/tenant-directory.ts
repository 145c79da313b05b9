import type { IncomingHttpHeaders } from 'node:http';
import { CURRENCIES, type Currency, isLanguage, type Language } from '@passage/contract';
import { statement } from '@passage/database';
import { LRUCache } from 'lru-cache';
import { SECOND_MS } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { Failure } from './failure.ts';

export interface Tenant {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly defaultLanguage: Language;
  readonly defaultCurrency: Currency;
}

interface TenantRow {
  id: number;
  key: string;
  name: string;
  default_language: string;
  default_currency: string;
}

const byId = statement<TenantRow, [number]>(
  'tenant-by-id',
  'select id, key, name, default_language, default_currency from tenant where id = $1',
);
const idByHost = statement<{ tenant_id: number; shop_id: number | null }, [string]>(
  'tenant-by-host',
  'select tenant_id, shop_id from tenant_host where host = $1',
);

/** Tenants and their hosts. They change rarely; a change is seen everywhere within the cache's time. */
export interface TenantDirectory {
  /** The tenant that the header names, else that of the host. @throws Failure as `ofHeader` */
  ofRequest(request: { readonly hostname: string; readonly headers: IncomingHttpHeaders }): Promise<Tenant>;
  /** The tenant of a host; tenant 1 for a host that none owns. */
  ofHost(host: string): Promise<Tenant>;
  /** Whose host it is, if anybody's. */
  ownerOf(host: string): Promise<number | undefined>;
  /** @throws Failure INVALID_INPUT for a header that names no tenant */
  ofHeader(header: string | string[]): Promise<Tenant>;
  /** The shop that is served on this host, if any. */
  shopOfHost(host: string): Promise<{ tenantId: number; shopId: number } | undefined>;
}

const MAIN_TENANT = 1;
const KEPT_MS = 10 * SECOND_MS;

export function openTenantDirectory({ database, clock }: Pick<Platform, 'database' | 'clock'>): TenantDirectory {
  const { global } = database;
  const perf = { now: () => clock.now().getTime() };
  const tenants = new LRUCache<number, { tenant: Tenant | undefined }>({ max: 1_000, ttl: KEPT_MS, perf });
  const hosts = new LRUCache<string, { tenantId: number | undefined; shopId: number | undefined }>({
    max: 10_000,
    ttl: KEPT_MS,
    perf,
  });

  const tenantOf = async (id: number): Promise<Tenant | undefined> => {
    const known = tenants.get(id);
    if (known) return known.tenant;
    const row = await global.row(byId, [id]);
    const tenant: Tenant | undefined = row && {
      id: row.id,
      key: row.key,
      name: row.name,
      defaultLanguage: isLanguage(row.default_language) ? row.default_language : 'en',
      defaultCurrency: CURRENCIES.find((currency) => currency === row.default_currency) ?? 'USD',
    };
    tenants.set(id, { tenant });
    return tenant;
  };
  const hostOf = async (host: string) => {
    const known = hosts.get(host);
    if (known) return known;
    const row = await global.row(idByHost, [host]);
    const entry = { tenantId: row?.tenant_id, shopId: row?.shop_id ?? undefined };
    hosts.set(host, entry);
    return entry;
  };

  const ofHost: TenantDirectory['ofHost'] = async (host) => {
    const { tenantId = MAIN_TENANT } = await hostOf(host);
    const tenant = await tenantOf(tenantId);
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
    shopOfHost: async (host) => {
      const { tenantId, shopId } = await hostOf(host);
      return tenantId !== undefined && shopId !== undefined ? { tenantId, shopId } : undefined;
    },
  };
}
