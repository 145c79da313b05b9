import { describe, expect, it } from 'vitest';
import { changeListAddress, readListAddress } from './list-address.ts';
import { NO_FILTERS } from './list-filters.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));
const change = (query: string, changes: Parameters<typeof changeListAddress>[1]) =>
  changeListAddress(new URLSearchParams(query), changes).toString();

describe('the address of a product list', () => {
  it('catalogue-18 says the list: type, name, category path, category, brand, designer, word and navigation', () => {
    expect(
      read('type=4&name=Coats&categoryPath=1,7&categoryId=7&brandId=3&desno=D-9&search=silk&navigation=2'),
    ).toEqual({
      list: { type: 4, categoryId: 7, brandId: 3, desno: 'D-9', search: 'silk', navigation: 2 },
      view: { sort: undefined, page: 1, pageSize: 20, filters: NO_FILTERS },
      name: 'Coats',
    });
    expect(read('categoryPath=1,7,16').list.categoryId).toBe(16);
  });

  it('reads what cannot be meant as if it were not there', () => {
    const { list, view } = read('type=x&categoryId=-1&brandId=1.5&navigation=9&sort=7&page=0&row=33&search=%20');
    expect(Object.values(list).filter((value) => value !== undefined)).toEqual([]);
    expect(view).toEqual({ sort: undefined, page: 1, pageSize: 20, filters: NO_FILTERS });
  });

  it('catalogue-28 returns to page 1 with another sort, page size or category', () => {
    expect(change('categoryId=1&page=3', { sort: 2 })).toBe('categoryId=1&sort=2');
    expect(change('categoryId=1&page=3&sort=2', { sort: undefined })).toBe('categoryId=1');
    expect(change('categoryId=1&page=3', { pageSize: 50 })).toBe('categoryId=1&row=50');
    expect(change('brandId=1&page=3', { category: { id: 7, path: [1, 7] } })).toBe(
      'brandId=1&categoryId=7&categoryPath=1%2C7',
    );
    expect(change('brandId=1&categoryId=7&categoryPath=1%2C7', { category: null })).toBe('brandId=1');
  });

  it('catalogue-29 returns to page 1 with another filter', () => {
    const filters = { ...NO_FILTERS, brandIds: [3] };
    expect(change('categoryId=1&page=3&sort=2', { filters })).toBe('categoryId=1&sort=2&brands=3');
    expect(change('brands=3&page=2', { filters: NO_FILTERS })).toBe('');
  });

  it('keeps sort and size when the page changes', () => {
    expect(change('sort=1&row=50', { page: 4 })).toBe('sort=1&row=50&page=4');
    expect(change('sort=1&page=4', { page: 1 })).toBe('sort=1');
  });

  it('shows what is new newest first unless sorted otherwise', () => {
    expect(read('type=1').view.sort).toBe(3);
    expect(read('type=1&sort=0').view.sort).toBeUndefined();
    expect(change('type=1', { sort: undefined })).toBe('type=1&sort=0');
    expect(change('type=1&sort=0', { sort: 3 })).toBe('type=1');
  });
});
