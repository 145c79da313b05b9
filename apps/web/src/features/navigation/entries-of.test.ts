import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries-of.ts';

type Setting = Parameters<typeof entriesOf>[0][number];
const node = (id: number, name: string, child: Setting['child'] = []) => ({ id, key: String(id), name, child });
const setting = (changes: Partial<Setting>): Setting => ({
  switch: true,
  type: 'newGood',
  jump: 1,
  id: 0,
  key: 'newGood',
  nameLocal: 'New in',
  child: [],
  productSpu: null,
  ...changes,
});

describe('entries of the navigation', () => {
  it('layout-23 an entry stands in the bar only while its switch is 1', () => {
    expect(entriesOf([setting({ switch: false }), setting({ type: 'discount', nameLocal: 'Sale' })])).toEqual([
      { key: 'discount newGood', label: 'Sale', to: '/categoryIndex?type=2&name=Sale&navigation=0', isAccent: true },
    ]);
  });

  it('layout-24 the types open the lists 1 to 5, or the index of all', () => {
    const to = (changes: Partial<Setting>): string | undefined =>
      entriesOf([setting({ nameLocal: 'N', ...changes })])[0]?.to;
    expect(to({ type: 'newGood' })).toBe('/categoryIndex?type=1&name=N&navigation=0');
    expect(to({ type: 'discount' })).toBe('/categoryIndex?type=2&name=N&navigation=0');
    expect(to({ type: 'designer' })).toBe('/designers');
    expect(to({ type: 'designer', id: 3, key: 'DS-3' })).toBe('/categoryIndex?type=3&desno=DS-3&navigation=3&name=N');
    expect(to({ type: 'category', id: 7 })).toBe(
      '/categoryIndex?type=4&name=N&categoryPath=7&categoryId=7&navigation=1',
    );
    expect(to({ type: 'brand' })).toBe('/brand');
    expect(to({ type: 'brand', id: 5 })).toBe('/categoryIndex?type=5&name=N&brandId=5&navigation=0');
  });

  it('layout-20 children stand in columns, beside the product that was given', () => {
    const productSpu = { spuId: 9, shopId: 2, picUrl: '/p.svg', name: 'Coat' };
    const tree = [node(1, 'Clothing', [node(7, 'Coats', [node(16, 'Wool coats')])]), node(3, 'Shoes')];
    const entries = entriesOf([setting({ type: 'category', child: tree, productSpu })]);
    expect(entries.map(({ label, product }) => [label, product?.spuId])).toEqual([
      ['Clothing', 9],
      ['Shoes', 9],
    ]);
    expect(entries[0]?.columns?.[0]).toMatchObject({ label: 'Coats', links: [{ label: 'Wool coats' }] });
    expect(entries[0]?.columns?.[0]?.links[0]?.to).toContain('categoryPath=1%2C7%2C16');

    const brands = entriesOf([setting({ type: 'brand', child: [node(5, 'Ondine')] })]);
    expect(brands[0]?.columns).toEqual([
      {
        label: '',
        to: '/brand',
        links: [{ label: 'Ondine', to: '/categoryIndex?type=5&name=Ondine&brandId=5&navigation=0' }],
      },
    ]);
  });
});
