import type { Language } from '@passage/contract';
import { isLanguage } from '../../texts/index.ts';

/** Data in which texts may stand per language, with those of one language; English where it has none. */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, language));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  // Indonesian's code is also the name of many a field: only what has English is a text.
  const isText = 'en' in value && fields.every(([key, text]) => isLanguage(key) && typeof text === 'string');
  if (isText) return fields.find(([key]) => key === language)?.[1] ?? value.en;
  return Object.fromEntries(fields.map(([key, field]) => [key, localise(field, language)]));
}
