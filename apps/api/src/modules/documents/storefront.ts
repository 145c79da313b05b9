import type { Language } from '@passage/contract';
import type { Database } from '@passage/database';
import type { Currency } from '@passage/money';
import type { Tenant } from '../../http/tenant-directory.ts';
import { type Clock, SECOND_MS } from '../../platform/clock.ts';
import { tenantCache } from '../../platform/tenant-cache.ts';
import { readSetting } from '../tenant/index.ts';

/** How a tenant's storefront introduces itself in every document. */
export interface Storefront {
  readonly tenantId: number;
  readonly name: string;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly currency: Currency;
  /** Whose years the orders page offers. */
  readonly timeZone: string;
  readonly accent: string;
  readonly onAccent: string;
}

const KEPT_MS = 5 * SECOND_MS;

/** Reads storefronts and keeps each for some seconds. */
export function openStorefronts(database: Database, clock: Clock): (tenant: Tenant) => Promise<Storefront> {
  const kept = tenantCache<Storefront>('storefronts', { bound: 500, keptMs: KEPT_MS, clock });
  return async (tenant) => {
    const known = kept.get(tenant.id);
    if (known) return known;
    const db = database.forTenant(tenant.id).readable;
    const [tabs, theme, locale] = await Promise.all([
      readSetting(db, 'TABS_SETTING'),
      readSetting(db, 'THEME_SETTING'),
      readSetting(db, 'LOCALE_SETTING'),
    ]);
    const storefront = {
      tenantId: tenant.id,
      name: tabs.tabsName,
      defaultLanguage: tenant.defaultLanguage,
      languages: locale.languages,
      currency: tenant.defaultCurrency,
      timeZone: locale.timeZone,
      accent: theme.accent,
      onAccent: theme.onAccent,
    };
    kept.set(tenant.id, '', storefront);
    return storefront;
  };
}
