import { isLanguage, type Language } from '@passage/contract';
import type { FastifyRequest } from 'fastify';

/** What browsers call the contract's languages; Chinese without a script is simplified. */
const BROWSER_NAMES: readonly (readonly [pattern: RegExp, language: Language])[] = [
  [/^zh-(tw|hk|mo|hant)/, 'zhTW'],
  [/^zh\b/, 'zh'],
  [/^ja\b/, 'jp'],
  [/^ko\b/, 'kor'],
  [/^fr\b/, 'fr'],
  [/^id\b/, 'id'],
  [/^en\b/, 'en'],
];

/** The header's language, else the first of Accept-Language that there are texts in, else English. */
export function browserLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  if (isLanguage(headers.language)) return headers.language;
  for (const given of (headers['accept-language'] ?? '').toLowerCase().split(',')) {
    const known = BROWSER_NAMES.find(([pattern]) => pattern.test(given.trim()));
    if (known) return known[1];
  }
  return 'en';
}
