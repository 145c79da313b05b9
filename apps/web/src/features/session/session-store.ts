import { CURRENCIES, type Currency } from '@passage/money';
import { useSyncExternalStore } from 'react';
import { currentCurrency } from '../../lib/currency.ts';
import { currentLanguage, type Language } from '../../lib/locale.ts';
import { isPopulation, POPULATIONS, type Population } from '../../lib/population.ts';
import { readStored, STORAGE_KEYS, type StorageKey, writeStored } from '../../lib/storage.ts';

/** As it lies in local storage; what is stored may be older than this version and lack a part. */
export interface UserInfo {
  token?: string;
  userId?: number;
  userName?: string;
  email?: string;
}

/** Whom a sign-in or a registration brings. */
export interface SignedInUser {
  token: string;
  email: string;
  userId: number;
  userName: string;
}

/** The shopper's own shop, as far as there is one. */
export interface OwnShop {
  id: number;
  shopname: string;
}

export interface Session {
  token: string | null;
  email: string | null;
  userInfo: UserInfo | null;
  language: Language;
  currencyCode: Currency;
  symbol: string;
  population: Population;
  tenantId: string | null;
  ownShop: OwnShop | null;
  cartCount: number;
  productFavoriteCount: number;
  unreadShopMessages: number;
  unreadSystemMessages: number;
}

export type Counter = 'cartCount' | 'productFavoriteCount' | 'unreadShopMessages' | 'unreadSystemMessages';

function parseUserInfo(text: string | null): UserInfo | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function readSession(): Session {
  const population = readStored(STORAGE_KEYS.population);
  const currencyCode = currentCurrency();
  return {
    token: readStored(STORAGE_KEYS.token),
    email: readStored(STORAGE_KEYS.email),
    userInfo: parseUserInfo(readStored(STORAGE_KEYS.userInfo)),
    language: currentLanguage(),
    currencyCode,
    symbol: readStored(STORAGE_KEYS.symbol) ?? CURRENCIES[currencyCode].symbol,
    population: isPopulation(population) ? population : 'female',
    tenantId: readStored(STORAGE_KEYS.tenantId),
    ownShop: null,
    cartCount: 0,
    productFavoriteCount: 0,
    unreadShopMessages: 0,
    unreadSystemMessages: 0,
  };
}

let session = readSession();
const listeners = new Set<() => void>();

function change(changes: Partial<Session>): void {
  session = { ...session, ...changes };
  for (const notify of listeners) notify();
}

const SIGNED_OUT = {
  token: null,
  email: null,
  userInfo: null,
  ownShop: null,
  cartCount: 0,
  productFavoriteCount: 0,
  unreadShopMessages: 0,
  unreadSystemMessages: 0,
} satisfies Partial<Session>;

/** Reads and changes the session from anywhere; components subscribe with `useSession`. */
export const sessionStore = {
  get: (): Session => session,

  signIn(user: SignedInUser): void {
    const { token, email } = user;
    writeStored(STORAGE_KEYS.token, token);
    writeStored(STORAGE_KEYS.email, email);
    writeStored(STORAGE_KEYS.userInfo, JSON.stringify(user));
    change({ token, email, userInfo: user });
  },

  /** What the server knows of whoever is signed in. */
  setUser({ email, userId, userName }: Omit<SignedInUser, 'token'>): void {
    if (session.token !== null) sessionStore.signIn({ token: session.token, email, userId, userName });
  },

  setOwnShop: (ownShop: OwnShop | null): void => change({ ownShop }),

  /** The server no longer knows the session. @returns whether no other tab has found out before */
  endSession(): boolean {
    const isFirst = readStored(STORAGE_KEYS.token) !== null;
    sessionStore.signOut();
    return isFirst;
  },

  /** Logout, or a session that the server no longer knows: user, shop and counters go, choices stay. */
  signOut(): void {
    for (const key of [STORAGE_KEYS.token, STORAGE_KEYS.email, STORAGE_KEYS.userInfo]) writeStored(key, null);
    change(SIGNED_OUT);
  },

  setPopulation(population: Population): void {
    writeStored(STORAGE_KEYS.population, population);
    writeStored(STORAGE_KEYS.sex, String(POPULATIONS[population]));
    if (session.population !== population) change({ population });
  },

  setTenantId(tenantId: string): void {
    writeStored(STORAGE_KEYS.tenantId, tenantId);
    change({ tenantId });
  },

  /** Takes effect with the reload of the document that follows it: every text and price is read again. */
  setLocale(language: Language, currencyCode: Currency): void {
    writeStored(STORAGE_KEYS.lang, language);
    writeStored(STORAGE_KEYS.currency, currencyCode);
    writeStored(STORAGE_KEYS.currencyCode, currencyCode);
    writeStored(STORAGE_KEYS.symbol, CURRENCIES[currencyCode].symbol);
  },

  setCounter: (counter: Counter, value: number): void => change({ [counter]: Math.max(0, value) }),

  /** A counter moves ahead of the server's answer; it never falls below zero. */
  addToCounter: (counter: Counter, step: number): void => sessionStore.setCounter(counter, session[counter] + step),
};

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Another tab that signs in or out changes this one too. */
const SHARED_KEYS: readonly StorageKey[] = [STORAGE_KEYS.token, STORAGE_KEYS.email, STORAGE_KEYS.userInfo];
window.addEventListener('storage', (event) => {
  if (event.key !== null && !SHARED_KEYS.some((key) => key === event.key)) return;
  const { token, email, userInfo } = readSession();
  change(token === null ? SIGNED_OUT : { token, email, userInfo });
});

export function useSession<Part>(select: (session: Session) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(session));
}

export function useIsSignedIn(): boolean {
  return useSession((current) => current.token !== null);
}
