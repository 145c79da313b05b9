/** Every key that the storefront keeps in local storage. The names are part of the product's contract. */
export const STORAGE_KEYS = {
  token: 'token',
  email: 'email',
  userInfo: 'userInfo',
  lang: 'lang',
  currency: 'currency',
  currencyCode: 'currencyCode',
  symbol: 'symbol',
  population: 'population',
  sex: 'sex',
  tenantId: 'tenant-id',
  searchHistory: 'searchHistory',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Storage can be forbidden (private windows, policies): then the choice simply lasts as long as the page. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See readStored: nothing to keep it in.
  }
}
