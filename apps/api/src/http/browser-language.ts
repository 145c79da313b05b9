import type { Language } from '@passage/contract';
import type { FastifyRequest } from 'fastify';
import { isLanguage, LANGUAGES, textsIn } from '../texts/index.ts';

/** Beginnings of browsers' tags, the longest first: zh-TW is another language than zh. */
const ACCEPTED = LANGUAGES.flatMap((language) =>
  textsIn(language).language.accepts.map((tag) => ({ tag, language })),
).sort((one, other) => other.tag.length - one.tag.length);

/** The header's language, else the first of Accept-Language that there are texts in, else English. */
export function browserLanguageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  if (isLanguage(headers.language)) return headers.language;
  for (const given of (headers['accept-language'] ?? '').toLowerCase().split(',')) {
    const [asked = ''] = given.trim().split(';');
    const known = ACCEPTED.find(({ tag }) => asked === tag || asked.startsWith(`${tag}-`));
    if (known) return known.language;
  }
  return 'en';
}
