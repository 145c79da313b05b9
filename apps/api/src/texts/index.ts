/** All that the server says to people, one folder per language. A folder more is a language more. */
import type { Language } from '@passage/contract';
import en from './en/index.ts';
import { loadTexts } from './load-texts.ts';
import type { Texts } from './texts.ts';

const TEXTS = await loadTexts(new URL('./', import.meta.url));

/** Codes of the languages that there are texts in, in the order of lists. */
export const LANGUAGES: readonly Language[] = [...TEXTS.keys()];

/** Whether a value is the code of a language that there are texts in. */
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && TEXTS.has(value);

/** The texts of a language, English for a code without a folder. */
export const textsIn = (language: Language): Texts => TEXTS.get(language) ?? en;

/** The document's lang attribute, which also drives order and names of countries. */
export const tagOf = (language: Language): string => textsIn(language).language.tag;
