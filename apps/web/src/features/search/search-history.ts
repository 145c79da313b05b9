import { readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts';

const MOST_WORDS = 10;

/** The words searched for, newest first. What is stored may be older than this version, or written by hand. */
export function readHistory(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEYS.searchHistory) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const words = stored.filter((word) => typeof word === 'string').map((word) => word.trim());
    return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS);
  } catch {
    return [];
  }
}

function keep(words: readonly string[]): readonly string[] {
  writeStored(STORAGE_KEYS.searchHistory, words.length === 0 ? null : JSON.stringify(words));
  return words;
}

/** A blank word adds nothing; one that is there already comes to the front. */
export function rememberWord(word: string): readonly string[] {
  const text = word.trim();
  const before = readHistory();
  return text === '' ? before : keep([text, ...before.filter((known) => known !== text)].slice(0, MOST_WORDS));
}

export const forgetWord = (word: string): readonly string[] => keep(readHistory().filter((known) => known !== word));

export const forgetAll = (): readonly string[] => keep([]);
