import { expect, it } from 'vitest';
import { type IndexedName, letterGroupsOf, lettersOf } from './letter-groups.ts';

const named = (id: number, name: string, initial: string): IndexedName => ({ id, name, initial, count: 1, to: '/' });
const NAMES = [named(1, '山本商店', '山'), named(2, '1789', '#'), named(3, 'Élan', 'E'), named(4, 'Aubert', 'A')];

it('names stand under their initials, what begins with no letter at the end', () => {
  const groups = letterGroupsOf(NAMES, '');
  expect(groups.map(({ letter }) => letter)).toEqual(['A', 'E', '山', '#']);
  expect(lettersOf(groups).slice(24)).toEqual(['Y', 'Z', '山', '#']);
});

it('a part of a name finds it whatever its case and accents', () => {
  expect(letterGroupsOf(NAMES, ' ELA ').flatMap(({ names }) => names.map(({ name }) => name))).toEqual(['Élan']);
  expect(letterGroupsOf(NAMES, 'zz')).toEqual([]);
});
