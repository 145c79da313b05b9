import english from '../i18n/en/language.ts';
import { readStored, STORAGE_KEYS } from './storage.ts';
import { STOREFRONT } from './storefront.ts';

/** A language on the storefront's side; its code, which the API and local storage use, is the name of its folder. */
export interface LanguageMeta {
  /** The document's language: it also drives plural rules, dates and numbers, for which `jp` or `kor` are no codes. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  /** The same where there is room for two letters. */
  readonly short: string;
  /** Stands between the parts of a list; a comma and a blank where it says nothing. */
  readonly separator?: string;
  /** Whose texts come where a file of this language does not arrive; English where it says nothing. */
  readonly standIn?: string;
}

/** A language's code. Which there are is known by the folders in i18n. */
export type Language = string;

const metas = import.meta.glob<LanguageMeta>('../i18n/*/language.ts', { eager: true, import: 'default' });

/** The languages by code. */
export const LANGUAGES: ReadonlyMap<Language, LanguageMeta> = new Map(
  Object.entries(metas).map(([path, meta]) => [path.slice('../i18n/'.length, -'/language.ts'.length), meta]),
);

/** Whether a value is the code of a language that there are texts in. */
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && LANGUAGES.has(value);

/** What is known of a language, English for a code without a folder. */
export const languageMeta = (language: Language): LanguageMeta => LANGUAGES.get(language) ?? english;

/** The store's own language. */
export const DEFAULT_LANGUAGE: Language = isLanguage(STOREFRONT.defaultLanguage) ? STOREFRONT.defaultLanguage : 'en';

const offered = STOREFRONT.languages.filter(isLanguage);

/** The languages that this store offers, in its order. */
export const OFFERED_LANGUAGES: readonly Language[] = offered.length > 0 ? offered : [...LANGUAGES.keys()];

/** The chosen language. It changes only with a reload of the document, so reading it once per use is enough. */
export function currentLanguage(): Language {
  const stored = readStored(STORAGE_KEYS.lang);
  return isLanguage(stored) && OFFERED_LANGUAGES.includes(stored) ? stored : DEFAULT_LANGUAGE;
}

/** The document's language tag: zh-Hans for zh. */
export const currentTag = (): string => languageMeta(currentLanguage()).tag;
