import { beforeEach, describe, expect, it, vi } from 'vitest';

const USER = { token: 'a.b.c', email: 'elodie@passage.test', userId: 7, userName: 'Élodie Marchand' };

let stored: Map<string, string>;
let tellTabs: (event: { key: string | null }) => void;

async function openStore() {
  vi.resetModules();
  return (await import('./session-store.ts')).sessionStore;
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof tellTabs) => {
      tellTabs = listener;
    },
  });
});

describe('counters', () => {
  it('session-38 go up and down and never below zero', async () => {
    const store = await openStore();
    store.setCounter('cartCount', 2);
    store.addToCounter('cartCount', 3);
    expect(store.get().cartCount).toBe(5);
    store.addToCounter('cartCount', -4);
    expect(store.get().cartCount).toBe(1);
    store.addToCounter('cartCount', -4);
    expect(store.get().cartCount).toBe(0);
    store.setCounter('productFavoriteCount', -1);
    expect(store.get().productFavoriteCount).toBe(0);
  });
});

describe('what is kept', () => {
  it('session-19 session-20 session-22 a sign-in lies under its keys and is found again by the next document', async () => {
    (await openStore()).signIn(USER);
    expect([...stored.keys()].sort()).toEqual(['email', 'token', 'userInfo']);
    expect(JSON.parse(stored.get('userInfo') ?? '')).toEqual(USER);
    expect((await openStore()).get()).toMatchObject({ token: USER.token, email: USER.email, userInfo: USER });
  });

  it('session-37 a sign-out clears user, shop and counts and keeps the choices', async () => {
    const store = await openStore();
    store.signIn(USER);
    store.setOwnShop({ id: 3, shopname: 'Verrière' });
    store.setCounter('cartCount', 2);
    store.setPopulation('male');
    store.setTenantId('1');
    store.signOut();
    expect(store.get()).toMatchObject({ token: null, email: null, userInfo: null, ownShop: null, cartCount: 0 });
    expect([...stored.keys()].sort()).toEqual(['population', 'sex', 'tenant-id']);
    expect(stored.get('sex')).toBe('1');
  });

  it('i18n-16 shows dollars until another currency is chosen', async () => {
    expect((await openStore()).get()).toMatchObject({ currencyCode: 'USD', symbol: '$', language: 'en' });
  });

  it('session-22 keeps the choice of language and currency for the next document', async () => {
    (await openStore()).setLocale('fr', 'EUR');
    expect(Object.fromEntries(stored)).toEqual({ lang: 'fr', currency: 'EUR', currencyCode: 'EUR', symbol: '€' });
    expect((await openStore()).get()).toMatchObject({ language: 'fr', currencyCode: 'EUR', symbol: '€' });
  });

  it('follows another tab', async () => {
    const store = await openStore();
    store.signIn(USER);
    store.setCounter('cartCount', 2);
    stored.clear();
    tellTabs({ key: 'token' });
    expect(store.get()).toMatchObject({ token: null, userInfo: null, cartCount: 0 });
  });

  it('does without what is broken in storage', async () => {
    for (const broken of ['{', 'null', '7']) {
      stored.set('userInfo', broken);
      expect((await openStore()).get().userInfo).toBeNull();
    }
  });

  it('works where storage is forbidden', async () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = await openStore();
    store.signIn(USER);
    expect(store.get().token).toBe(USER.token);
  });
});
