/** A name in an index. */
export interface IndexedName {
  id: number;
  name: string;
  initial: string;
  logo?: string | undefined;
  count: number;
  to: string;
}

/** What does not begin with a letter stands under this sign, at the end. */
const OTHERS = '#';
const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export interface LetterGroup {
  letter: string;
  names: IndexedName[];
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names by initial, those that hold the typed part alone, whatever its case and accents. */
export function letterGroupsOf(names: readonly IndexedName[], part: string): LetterGroup[] {
  const wanted = bare(part.trim());
  const groups = new Map<string, IndexedName[]>();
  for (const name of names) {
    if (!bare(name.name).includes(wanted)) continue;
    groups.set(name.initial, [...(groups.get(name.initial) ?? []), name]);
  }
  const rank = (letter: string): string => (letter === OTHERS ? '￿' : letter);
  return [...groups]
    .map(([letter, found]) => ({ letter, names: found }))
    .sort((one, other) => rank(one.letter).localeCompare(rank(other.letter), 'en'));
}

/** The whole alphabet, and whatever else names begin with. */
export function lettersOf(groups: readonly LetterGroup[]): string[] {
  const others = groups.map(({ letter }) => letter).filter((letter) => !LATIN.includes(letter));
  return [...LATIN, ...others];
}
