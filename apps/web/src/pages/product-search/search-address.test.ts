import { expect, it } from 'vitest';
import { readSearchAddress } from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

it('search-05 the address names the zone and the word', () => {
  expect(read('population=2&word=coat')).toEqual({ population: 'female', word: 'coat' });
  expect(read('population=children&word=%20silk%20')).toEqual({ population: 'children', word: 'silk' });
  expect(read('population=9')).toEqual({ population: undefined, word: '' });
});

it('fault:search-02 a percent sign is text, and a broken encoding is no word', () => {
  expect(read('population=2&word=100%25').word).toBe('100%');
  expect(read('word=%E0%A4%A').word).toBe('');
});
