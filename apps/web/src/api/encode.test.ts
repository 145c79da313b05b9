import { expect, it } from 'vitest';
import { toPairs } from './encode.ts';

it('writes lists as the API reads them: numbers joined by commas, texts and objects as JSON', () => {
  const pairs = toPairs({
    ids: [1, 2],
    picUrls: ['/files/a,b.png', '/files/c.png'],
    items: [{ skuId: 5 }],
    none: null,
  });
  expect(Object.fromEntries(pairs)).toEqual({
    ids: '1,2',
    picUrls: '["/files/a,b.png","/files/c.png"]',
    items: '[{"skuId":5}]',
  });
});
