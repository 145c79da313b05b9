import { expect, it } from 'vitest';
import { readItems } from './template-property.ts';

const read = (...links: readonly unknown[]) =>
  readItems(JSON.stringify([{ type: 'links', data: links, style: { columns: 3 } }]))[0]?.links.map(
    ({ target }) => target,
  );

it('home-22 layout-22 an item of a template opens an article, category, brand, designer or another address', () => {
  expect(
    read(
      { title: 'Help', linkType: 0, linkValue: 'delivery' },
      { title: 'Coats', linkType: 1, linkValue: 7 },
      { title: 'Ondine', linkType: 2, linkValue: 5 },
      { title: 'Elin', linkType: 3, linkValue: 'DS-1003' },
      { title: 'Journal', linkType: 4, linkValue: 'https://journal.example/' },
    ),
  ).toEqual([
    { to: '/customerService?code=delivery' },
    { to: '/categoryIndex?type=4&categoryId=7&name=Coats' },
    { to: '/categoryIndex?type=5&name=Ondine&brandId=5&navigation=0' },
    { to: '/categoryIndex?type=3&desno=DS-1003&navigation=0&name=Elin' },
    { href: 'https://journal.example/' },
  ]);
});

it('what staff wrote wrongly leads nowhere and breaks nothing', () => {
  expect(read({ title: 'Run', linkType: 4, linkValue: 'javascript:alert(1)' }, { linkType: 1, linkValue: 1 })).toEqual([
    undefined,
  ]);
  for (const text of ['', '{', 'null', '[1]', '[{"type":"slider","data":[]}]', '[{"type":"links","data":"x"}]'])
    expect(readItems(text)).toEqual([]);
});

it('layout-22 style says columns and ratio', () => {
  const text = JSON.stringify([
    { type: 'images', data: [{ title: 'A', img: '/a.svg' }], style: { columns: 9, ratio: '4:5' } },
  ]);
  expect(readItems(text)[0]).toMatchObject({ columns: 4, ratio: '4 / 5' });
});
