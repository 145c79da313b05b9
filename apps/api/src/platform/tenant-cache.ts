/** What a process keeps of tenants for a while: bounded, and never to be asked without the tenant. */
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface TenantCache<Value extends object> {
  get(tenantId: number, key?: string): Value | undefined;
  /** Keeps a value for the cache's time. A value that is kept already stays for what is left of its time. */
  set(tenantId: number, key: string, value: Value): void;
  /** Forgets all of it, of every tenant. */
  clear(): void;
}

/** How full a cache is. */
export interface CacheFill {
  readonly name: string;
  /** Entries, of all tenants together. */
  readonly size: number;
  /** The most that it ever holds. */
  readonly bound: number;
}

const opened = new Set<WeakRef<{ readonly fill: () => CacheFill }>>();

/**
 * Opens a cache of what belongs to tenants. What is used least falls out first.
 *
 * @param name tells it from others
 * @param bound the most entries that it holds, of all tenants together
 * @param keptMs how long an entry is good, by the clock
 */
export function tenantCache<Value extends object>(
  name: string,
  { bound, keptMs, clock }: { readonly bound: number; readonly keptMs: number; readonly clock: Clock },
): TenantCache<Value> {
  const entries = new LRUCache<string, Value>({
    max: bound,
    ttl: keptMs,
    noUpdateTTL: true,
    perf: { now: () => clock.now().getTime() },
  });
  const keyOf = (tenantId: number, key: string) => `${tenantId}:${key}`;
  const cache = {
    get: (tenantId: number, key = '') => entries.get(keyOf(tenantId, key)),
    set: (tenantId: number, key: string, value: Value) => void entries.set(keyOf(tenantId, key), value),
    clear: () => entries.clear(),
    fill: () => ({ name, size: entries.size, bound }),
  };
  opened.add(new WeakRef(cache));
  return cache;
}

/** How full the process's caches of tenants are. */
export function tenantCaches(): CacheFill[] {
  const fills: CacheFill[] = [];
  for (const reference of opened) {
    const cache = reference.deref();
    if (cache) fills.push(cache.fill());
    else opened.delete(reference);
  }
  return fills;
}
