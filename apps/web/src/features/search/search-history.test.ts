import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAll, forgetWord, readHistory, rememberWord } from './search-history.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

describe('search history', () => {
  it('search-07 keeps the 10 newest words under searchHistory', () => {
    for (let word = 1; word <= 12; word += 1) rememberWord(`w${word}`);
    expect(readHistory()).toHaveLength(10);
    expect(readHistory()[0]).toBe('w12');
    expect(JSON.parse(kept.get('searchHistory') ?? '')).toEqual(readHistory());
    expect(rememberWord(' w5 ').slice(0, 2)).toEqual(['w5', 'w12']);
    expect(readHistory()).toHaveLength(10);
  });

  it('search-08 is cleared word by word and as a whole', () => {
    rememberWord('coat');
    rememberWord('silk');
    expect(forgetWord('coat')).toEqual(['silk']);
    expect(forgetAll()).toEqual([]);
    expect(kept.has('searchHistory')).toBe(false);
  });

  it('search-09 takes no blank word', () => {
    rememberWord('coat');
    expect(rememberWord(' \t　')).toEqual(['coat']);
    expect(kept.get('searchHistory')).toBe('["coat"]');
  });

  it.each(['{', 'null', '{"a":1}', '"coat"'])('reads %s as nothing', (stored) => {
    kept.set('searchHistory', stored);
    expect(readHistory()).toEqual([]);
  });
});
