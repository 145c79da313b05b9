import { beforeEach, expect, it, vi } from 'vitest';
import { keepIntent, takeIntent } from './intent.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.useRealTimers();
});

const ADDITION = { kind: 'addToCart', spuId: 1, skuId: 2, shopId: 3, count: 1 } as const;

it('cart-17 is given once, and only the last one', () => {
  keepIntent({ kind: 'favourite', spuId: 9, shopId: 3 });
  keepIntent(ADDITION);
  expect(takeIntent()).toEqual(ADDITION);
  expect(takeIntent()).toBeNull();
});

it('cart-17 is forgotten after half an hour', () => {
  keepIntent(ADDITION);
  vi.advanceTimersByTime(31 * 60 * 1000);
  expect(takeIntent()).toBeNull();
});

it('is nothing where storage holds something else, or is forbidden', () => {
  for (const text of ['{', '{}', '{"intent":{},"until":99999999999999}', '{"intent":null,"until":99999999999999}']) {
    stored.set('intent', text);
    expect(takeIntent()).toBeNull();
  }
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepIntent(ADDITION)).not.toThrow();
  expect(takeIntent()).toBeNull();
});
