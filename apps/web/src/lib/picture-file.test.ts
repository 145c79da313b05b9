import { expect, it } from 'vitest';
import { checkPicture } from './picture-file.ts';

const file = (type: string, name = 'proof.png', size = 1000) => ({ name, type, size });

it('payment-20 takes jpeg, jpg and png by type, and by name where a system tells no type', () => {
  for (const type of ['image/jpeg', 'image/jpg', 'image/png']) expect(checkPicture(file(type))).toBeUndefined();
  for (const name of ['a.jpg', 'b.JPEG', 'c.png']) expect(checkPicture(file('', name))).toBeUndefined();
});

it('payment-20 refuses everything else', () => {
  for (const type of ['image/gif', 'image/webp', 'image/heic', 'image/svg+xml', 'application/pdf', 'text/plain'])
    expect(checkPicture(file(type))).toBe('type');
  expect(checkPicture(file('', 'proof.gif'))).toBe('type');
  expect(checkPicture(file('image/png', 'proof.png', 0))).toBe('type');
});

it('takes ten megabytes and no more', () => {
  expect(checkPicture(file('image/png', 'proof.png', 10 * 1024 * 1024))).toBeUndefined();
  expect(checkPicture(file('image/png', 'proof.png', 10 * 1024 * 1024 + 1))).toBe('size');
});
