/** The store of this host, as its document introduces it: known before the first call. */
export interface Storefront {
  name: string;
  /** Codes of the languages it offers; empty for all. */
  languages: readonly string[];
  defaultLanguage: string | undefined;
  /** In which currency prices are first shown. */
  currency: string | undefined;
  /** The name of the zone whose years are the store's. */
  timeZone: string;
}

/** A document without the part, as while developing, is the main store's. */
const MAIN_STORE: Storefront = {
  name: 'Passage',
  languages: [],
  defaultLanguage: undefined,
  currency: undefined,
  timeZone: 'UTC',
};

function readStorefront(): Storefront {
  try {
    const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? 'null');
    if (typeof boot !== 'object' || boot === null) return MAIN_STORE;
    const part: Partial<Record<keyof Storefront, unknown>> = boot;
    const text = (value: unknown): string | undefined =>
      typeof value === 'string' && value !== '' ? value : undefined;
    return {
      name: text(part.name) ?? MAIN_STORE.name,
      languages: Array.isArray(part.languages) ? part.languages.filter((code) => typeof code === 'string') : [],
      defaultLanguage: text(part.defaultLanguage),
      currency: text(part.currency),
      timeZone: text(part.timeZone) ?? MAIN_STORE.timeZone,
    };
  } catch {
    return MAIN_STORE;
  }
}

export const STOREFRONT: Storefront = readStorefront();
