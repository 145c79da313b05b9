/** How text becomes words: the same for what is indexed and for what is looked for. */

/** A run of letters and digits; a run of Chinese, Japanese or Korean, which has no spaces; or one other character. */
export interface Word {
  readonly kind: 'letters' | 'ideographs' | 'sign';
  readonly text: string;
}

/** Longer runs are cut: nobody types them, and an index entry has a limit. */
const MOST_LETTERS = 60;

/** Letters that no decomposition takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const IDEOGRAPH = String.raw`(?=[\p{L}\p{N}\p{M}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]`;
const WORDS = new RegExp(String.raw`(?:${IDEOGRAPH})+|(?:(?!${IDEOGRAPH})[\p{L}\p{N}\p{M}])+|\S`, 'gu');
const IS_IDEOGRAPHS = new RegExp(`^${IDEOGRAPH}`, 'u');
const IS_LETTERS = /^[\p{L}\p{N}\p{M}]/u;
/** Joiners and variants of emoji and direction marks: they are not seen. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;

/** Text without case, accents and widths. Marks of other scripts than those with Latin accents stay. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(UNSEEN, '');

export function wordsOf(text: string): Word[] {
  return (plain(text).match(WORDS) ?? []).map((found) => {
    if (IS_IDEOGRAPHS.test(found)) return { kind: 'ideographs', text: found };
    if (IS_LETTERS.test(found)) return { kind: 'letters', text: [...found].slice(0, MOST_LETTERS).join('') };
    return { kind: 'sign', text: found };
  });
}

/** Every two neighbours, and the last character, so that a single one is the beginning of some entry. */
export function pairsOf(ideographs: string): string[] {
  const characters = [...ideographs];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** Ends of a word from its second letter on, by which its parts are found. */
export function endsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1, -1).map((_, index) => letters.slice(index + 1).join(''));
}

/** Shorter words mistyped are mostly other words. */
const SHORTEST_MISTYPED = 4;

const HOLE = '\u{FFFC}';

const isSpelled = (word: string): boolean => !/\p{N}/u.test(word);

/** A word with a hole in place of each of its letters: two words that share one differ in that letter alone. */
export function holesOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST_MISTYPED || !isSpelled(word)) return [];
  return letters.map((_, index) => [...letters.slice(0, index), HOLE, ...letters.slice(index + 1)].join(''));
}

/** The forms of words that are one small mistake away from a typed one: a wrong, missing, extra or swapped letter. */
export function formsOfMistyped(typed: string): { words: string[]; holes: string[] } {
  const letters = [...typed];
  if (letters.length < SHORTEST_MISTYPED || !isSpelled(typed)) return { words: [], holes: [] };
  const swapped = letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''));
  const withoutOne =
    letters.length > SHORTEST_MISTYPED
      ? letters.map((_, index) => letters.filter((__, at) => at !== index).join(''))
      : [];
  const missingOne = [...letters, ''].map((_, index) =>
    [...letters.slice(0, index), HOLE, ...letters.slice(index)].join(''),
  );
  return { words: [...new Set([...swapped, ...withoutOne])], holes: [...holesOf(typed), ...missingOne] };
}
