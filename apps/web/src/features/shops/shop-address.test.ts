import { expect, it } from 'vitest';
import { activeCountOf, changeShopAddress, readShopAddress } from './shop-address.ts';

it('shop-12 shop-15 an address without more than a number shows the first twenty in the default order', () => {
  const { shopId, name, view, filter } = readShopAddress(new URLSearchParams('no=16&name=Atelier'));
  expect([shopId, name]).toEqual([16, 'Atelier']);
  expect(view).toEqual({ sort: 0, page: 1, pageSize: 20 });
  expect(activeCountOf(filter)).toBe(0);
});

it('what cannot be meant is as if it were not there', () => {
  const { shopId, view, filter } = readShopAddress(
    new URLSearchParams('no=-1&sort=9&page=x&row=7&for=cats&category=a,,3,3&brand='),
  );
  expect(shopId).toBeUndefined();
  expect(view).toEqual({ sort: 0, page: 1, pageSize: 20 });
  expect(filter).toEqual({ population: undefined, categories: [3], brands: [] });
});

it('shop-13 a filter, an order and a page size begin at the first page', () => {
  const params = new URLSearchParams('no=16&page=3');
  const filter = { population: 'male', categories: [1, 2], brands: [7] } as const;
  expect(String(changeShopAddress(params, { filter }))).toBe('no=16&for=male&category=1%2C2&brand=7');
  expect(String(changeShopAddress(params, { sort: 2 }))).toBe('no=16&sort=2');
  expect(String(changeShopAddress(params, { pageSize: 50 }))).toBe('no=16&row=50');
  expect(String(changeShopAddress(params, { page: 2 }))).toBe('no=16&page=2');
});
