/** What tests have proven once, a test goes on proving. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const LIST = new URL('../proven-ids.txt', import.meta.url);
const ID = '(?:fault:)?[a-z][a-z0-9]*-\\d{2,3}';
/** A title begins with the ids of the requirements and faults that its test proves. */
const TITLE = new RegExp(`['"\`]((?:${ID} )+)`, 'g');

const idsIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, ids = '']) => ids.trim().split(' '));

const testFiles = ['apps', 'packages', 'prisma'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path) && !path.includes('node_modules/')),
);

it('house-53 titles carry every id of the list, and the list has every id that a title carries', () => {
  const carried = new Set(testFiles.flatMap((path) => idsIn(readFileSync(root + path, 'utf8'))));
  const listed = readFileSync(LIST, 'utf8').trim().split('\n');
  expect(listed).toEqual([...new Set(listed)].sort());
  expect(
    listed.filter((id) => !carried.has(id)),
    'no title carries these any more',
  ).toEqual([]);
  expect(
    [...carried].filter((id) => !listed.includes(id)).sort(),
    'add these to packages/testing/proven-ids.txt',
  ).toEqual([]);
});

it('house-53 ids are read from the beginning of titles in any quotes', () => {
  // Put together, so that this file carries none of them.
  const [single, double, grave] = ["'", '"', '`'];
  const sources = [
    `it(${single}cart-11 fault:stock-02 settles`,
    `it(${grave}order-01 of a kind`,
    `test(${double}search-05 finds`,
    `test(${single}no cart-12 here`,
  ];
  expect(idsIn(sources.join('\n'))).toEqual(['cart-11', 'fault:stock-02', 'order-01', 'search-05']);
});
