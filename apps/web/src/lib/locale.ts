import { readStored, STORAGE_KEYS } from './storage.ts';
import { STOREFRONT } from './storefront.ts';

/**
 * The languages, by the code that the API and local storage use. `tag` is the document's language: it also drives
 * plural rules, dates and numbers, for which `jp` or `kor` are no codes.
 */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', short: 'EN' },
  zh: { tag: 'zh-Hans', name: '简体中文', short: '简' },
  zhTW: { tag: 'zh-Hant', name: '繁體中文', short: '繁' },
  fr: { tag: 'fr', name: 'Français', short: 'FR' },
  jp: { tag: 'ja', name: '日本語', short: '日' },
  kor: { tag: 'ko', name: '한국어', short: '한' },
  id: { tag: 'id', name: 'Bahasa Indonesia', short: 'ID' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type LanguageTag = (typeof LANGUAGES)[Language]['tag'];

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

export const DEFAULT_LANGUAGE: Language = isLanguage(STOREFRONT.defaultLanguage) ? STOREFRONT.defaultLanguage : 'en';

const offered = STOREFRONT.languages.filter(isLanguage);

/** The languages that this store offers, in its order. */
export const OFFERED_LANGUAGES: readonly Language[] =
  offered.length > 0 ? offered : Object.keys(LANGUAGES).filter(isLanguage);

/** The chosen language. It changes only with a reload of the document, so reading it once per use is enough. */
export function currentLanguage(): Language {
  const stored = readStored(STORAGE_KEYS.lang);
  return isLanguage(stored) && OFFERED_LANGUAGES.includes(stored) ? stored : DEFAULT_LANGUAGE;
}

export function currentTag(): LanguageTag {
  return LANGUAGES[currentLanguage()].tag;
}
